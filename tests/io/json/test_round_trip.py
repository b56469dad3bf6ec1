"""A model comes back from its file exactly, whatever it holds.

That each kind of element does is one of the laws in tests/laws/test_kinds.py.
"""

import json
import math
from dataclasses import fields

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree
from symbody.errors import FileError
from symbody.io.json.kinds import codec_of
from symbody.io.json.write import KNOWN, write_json
from symbody.library import LIBRARY
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.kinds import GROUPS, kinds
from symbody.model.quantities import Expression, Input, Parameter, State
from symbody.model.visuals import Visual


@pytest.fixture
def same_equations(same):
    def check(left, right):
        ours, theirs = sb.derive(left, "recursive"), sb.derive(right, "recursive")
        assert ours.results.keys() == theirs.results.keys()
        for name, array in ours.results.items():
            assert same(array, theirs.results[name]), name
        starts = [
            sb.compile_model(m, backend="python").start_state() for m in (left, right)
        ]
        assert np.array_equal(*starts)

    return check


@pytest.mark.parametrize("name", LIBRARY)
def test_mechanisms_of_the_library_come_back(name, round_trip, same_equations):
    model = LIBRARY[name]()
    _, again = round_trip(model)
    same_equations(model, again)


LOOPS = ["andrews", "crank_slider", "four_bar", "hexapod", "loader"]


@pytest.mark.parametrize("name", ["belt", "rattleback", *LOOPS])
def test_other_mechanisms_come_back(name, round_trip, same_equations):
    model = getattr(sb.library, name)()
    _, again = round_trip(model)
    same_equations(model, again)


@pytest.mark.slow
def test_the_motion_of_the_zoo_is_the_same_to_the_last_digit(round_trip, drag):
    model = sb.library.zoo()
    _, again = round_trip(model, {"drag": drag})
    rates = []
    for each in (model, again):
        compiled = sb.compile_model(each, formalism="recursive", backend="python")
        y = np.array(compiled.start_state()) + 0.01
        rates.append(compiled.derivatives(0.3, y, [1.0, 2.0]))
    assert np.array_equal(*rates)


@pytest.mark.parametrize("seed", range(5))
def test_random_trees_come_back(seed, round_trip, same_equations):
    model = random_tree(np.random.default_rng(seed), 6)
    _, again = round_trip(model)
    same_equations(model, again)


def test_every_field_of_every_kind_is_declared():
    codecs = [
        codec_of(kind, field.name)
        for group in GROUPS
        for kind in kinds(group, own=False).values()
        for field in fields(kind)
    ]
    assert len(codecs) > 100


OF_JOINTS = """
    name parent child kind q v vd q_start v_start limits armature drives given fixed
"""


@pytest.mark.parametrize(
    ("kind", "known"),
    [
        (Body, "name placement_of mass com inertia frames allow_invalid_inertia"),
        (Frame, "name body p R"),
        (Joint, OF_JOINTS),
        (Parameter, "name symbols default unit"),
        (Input, "name symbols limits unit"),
        # The last is of discrete variables that pages have as states.
        (State, "name symbols start rate unit formula"),
        (Expression, "name symbols formula is_sensor unit"),
        (Visual, "name frame shape color opacity"),
    ],
)
def test_what_elements_hold_is_what_files_hold(kind, known):
    """A new attribute must be written and read, then it belongs into this list."""
    assert {field.name for field in fields(kind)} == {*known.split()}


def test_a_table_of_the_model_that_files_do_not_know_is_no_silent_loss(tmp_path):
    model = sb.Model("m")
    assert {name for name in vars(model) if not name.startswith("_")} == KNOWN
    vars(model)["gadgets"] = {"x": 1}
    with pytest.raises(FileError, match="it has gadgets, which a file cannot hold"):
        write_json(model, tmp_path)


def test_quantities_come_back_with_all_they_have(round_trip):
    model = sb.Model("m", gravity=(0, 0, 0))
    m = model.add_parameter("m", (1.0, 2.0), positive=True, unit="kg")
    J = model.add_parameter("J", [[m[0], 0], [0, 2 * m[1]]])
    model.add_parameter("loss", -0.5, negative=True)
    model.gravity = (0, 0, -m[0])
    u = model.add_input("u", shape=(2, 3), limits=(-math.inf, 4), unit="V")
    model.add_input("w", limits=(-1, math.inf))
    x = model.add_state("x", [[1.0, -0.0], [0.1, 1e-300]], unit="A")
    model.set_rate(x, [[u[0, 0], u[1, 2]], [1, -x[0, 0]]])
    model.add_state("open", 1.0)
    late = model.add_expression("late", shape=(2,), sensor=True, unit="N")
    model.add_expression("early", late[0] * J[1, 1], sensor=True)
    model.add_expression("void", shape=3, unit="W")
    model.define(late, (x[0, 1], sb.sin(model.t)))
    text, again = round_trip(model)
    assert [e["name"] for e in text["expressions"]] == ["early", "late", "void"]
    assert list(again.expressions) == ["early", "late"]
    assert list(again.undefined) == ["void"]
    assert again.parameters["m"].symbols[0].sign == 1
    assert again.parameters["loss"].symbols.item().sign == -1
    assert again.inputs["u"].limits == (-math.inf, 4)
    assert again.inputs["u"].symbols.shape == (2, 3)
    assert np.array_equal(again.states["x"].start, model.states["x"].start)
    assert np.signbit(again.states["x"].start[0, 1])
    assert again.states["open"].rate is None
    for table in ("parameters", "inputs", "states", "expressions"):
        units = [[e.unit for e in getattr(m, table).values()] for m in (model, again)]
        assert units[0] == units[1]


def test_joints_come_back_with_all_they_have(round_trip, same_equations):
    model = sb.Model("m")
    a = model.add_parameter("a", 0.3)
    n = model.add_parameter("n", (0.0, 1.0, 1.0))
    bodies = [model.add_body(f"b{i}", 1.0, (0.1, 0, a), (1, 1, 1)) for i in range(7)]
    ground = model.world.add_frame("ground", at=(a, 0, 1), rotation=sb.rotation("z", a))
    tip = ground.add_frame("tip", rotation=sb.rotation((1, 2, 3), 0.7))
    add = model.add_joint
    add("slide", ground, bodies[0], "Tx", q=0.1, v=-2, limits=(0, math.inf), armature=a)
    add(
        "chain", tip, bodies[1].add_frame("origin", at=(1, 0, 0)),
        ["Rx", sb.joints.Universal("y", n), ["Tz", sb.joints.Screw(n, a)]],
        q=(1, 2, 3, 4, 5), limits=[None, (0, 2), None, (-math.inf, 9), None],
        armature=(0, 0, 1, a, 0),
    )  # fmt: skip
    add("ball", bodies[0], bodies[2], "spherical", q=(0.6, 0, 0.8, 0), v=(1, 0, 0))
    add("skew", bodies[2], bodies[3], sb.joints.Revolute(n), limits=(-1, 1))
    add("sleeve", bodies[1], bodies[4], sb.joints.Cylindrical([1, a, 0]))
    x, y = sb.symbol("x"), sb.symbol("a")
    place = (x * a, sb.sin(y) * (1 + model.t), 0)
    law = sb.joints.CustomJoint((x, y), place, start=(0.5, 0.25), unit="rad")
    add("law", bodies[4], bodies[5], law)
    add("driven", bodies[5], bodies[6], ["Rx", "Ry"])
    model.drive(model.joints["driven"], [None, a * sb.sin(model.t)])
    model.drive(model.joints["slide"], 0.5)
    text, again = round_trip(model)
    assert text["joints"][5]["kind"]["position"] == ["x*model.a", "sin(a)*(1 + t)", 0]
    for name, joint in model.joints.items():
        for what in ("q_start", "v_start", "limits"):
            assert getattr(joint, what) == getattr(again.joints[name], what)
        assert [s.name for s in joint.q] == [s.name for s in again.joints[name].q]
    assert again.joints["chain"].child is again.bodies["b1"].frames["origin"]
    same_equations(model, again)


def test_frames_on_frames_come_back_to_the_last_digit(round_trip):
    model = sb.Model("m")
    place = model.world
    for i in range(8):
        place = place.add_frame(
            f"f{i}", at=(0.1, 0, 0), rotation=sb.rotation("x", 0.785)
        )
    _, again = round_trip(model)
    for name, frame in model.world.frames.items():
        assert again.world.frames[name].R == frame.R
        assert again.world.frames[name].p == frame.p


@pytest.mark.parametrize("extrapolation", ["linear", "constant", "periodic", "error"])
def test_curves_come_back_to_the_last_digit(round_trip, extrapolation):
    model = sb.Model("m")
    model.add_curve("f", (0, 0.1, 1, 2), (1, 1 / 3, 2, 1), extrapolation=extrapolation)
    table = np.arange(12.0).reshape(3, 4) ** 2
    kinds = ["linear", "error"]
    model.add_curve("g", ((0, 1, 3), (0, 1, 2, 5)), table, extrapolation=kinds)
    model.add_expression("e", model.curves["f"].derivative()(model.t))
    _, again = round_trip(model)
    for name, curve in model.curves.items():
        ours, theirs = curve.definition, again.curves[name].definition
        assert ours.knots == theirs.knots
        assert ours.periodic == theirs.periodic
        assert np.array_equal(ours.coefficients, theirs.coefficients, equal_nan=True)


def test_loads_with_laws_come_back(round_trip, same_equations):
    model = sb.Model("m")
    length = model.add_parameter("length", 0.5)
    body = model.add_body("body", 1.0, inertia=(1, 1, 1))
    joint = model.add_joint("joint", model.world, body, ["Tx", "Ry"], q=(1, 0))
    tip = body.add_frame("tip", at=(0, 1, 0))
    for name, load in (
        ("damper", sb.loads.SpringDamper(model.world, tip, damping=3)),
        (
            "law",
            sb.loads.SpringDamper(
                model.world, tip, law=lambda s, v: -s * length - v**3
            ),
        ),
        (
            "turn",
            sb.loads.TorsionalSpringDamper(joint, law=[None, lambda a, w: -a * w]),
        ),
        (
            "both",
            sb.loads.TorsionalSpringDamper(joint, (1, 2), law=lambda a, w: -sb.sin(a)),
        ),
    ):
        model.add_load(name, load)
    text, again = round_trip(model)
    assert text["loads"][1]["law"] == {
        "arguments": ["length", "rate"],
        "formula": "-(length*model.length + rate*rate*rate)",
    }
    assert "free_length" not in text["loads"][0]
    same_equations(model, again)


def test_loops_come_back(round_trip, same_equations):
    model = sb.Model("m")
    joints = []
    place = model.world
    for i, length in enumerate((0.3, 1.0, 0.8)):
        parent = model.world.add_frame("far", at=(1, 0, 0)) if i == 2 else place
        body = model.add_body(f"b{i}", 1.0, inertia=(1, 1, 1))
        start = (1.2, -2.35, 4.06)[i]
        joints.append(model.add_joint(f"j{i}", parent, body, "Rz", q=start))
        place = body.add_frame("end", at=(length, 0, 0))
    ends = [model.bodies[name]["end"] for name in ("b1", "b2")]
    model.add_loop("loop", sb.loops.FourBar(*ends, posture=-1, independent=joints[0]))
    model.choose_independent(joints[0])
    text, again = round_trip(model)
    assert again.independent == ["v_j0"]
    assert text["loops"] == [
        {"name": "loop", "kind": "FourBar", "a": "b1.end", "b": "b2.end",
         "posture": -1, "independent": ["q_j0"]}
    ]  # fmt: skip
    same_equations(model, again)


def test_visuals_come_back(tmp_path, round_trip):
    model = sb.Model("m")
    l = model.add_parameter("l", 1.0)
    F = model.add_input("F")
    body = model.add_body("body", 1.0)
    model.add_joint("joint", model.world, body, "free")
    tip = body.add_frame("tip", at=(0, 0, l))
    (tmp_path / "meshes").mkdir()
    mesh = tmp_path / "meshes" / "hull.STL"
    mesh.write_text("solid")
    add = model.add_visual
    add(body, sb.visuals.Box((1, l, 2)), color="red", opacity=0.5)
    add(tip, sb.visuals.Cylinder(0.1, l, "x"), color="#102030", name="rod")
    add(tip, sb.visuals.Cylinder(0.1, 1), color=(0.1, 1 / 3, 1))
    add(model.world, sb.visuals.Sphere(l / 2))
    add(model.world, sb.visuals.Line(tip))
    add(tip, sb.visuals.Line((0, l, 0)))
    add(body, sb.visuals.Arrow((F, 0, 0), 0.1))
    add(body, sb.visuals.FrameAxes())
    add(body, sb.visuals.Mesh(mesh, 0.001))
    text, again = round_trip(model)
    found = {visual["shape"]["kind"] for visual in text["visuals"]}
    assert found == {*kinds("shape")}
    assert text["visuals"][-1]["shape"]["path"] == "meshes/hull.STL"
    for name, visual in model.visuals.items():
        assert again.visuals[name].color == visual.color
        assert again.visuals[name].opacity == visual.opacity
    assert again.visuals["visual_9"].shape.path.samefile(mesh)


def test_a_mesh_elsewhere_is_named_and_read_only_if_allowed(tmp_path):
    mesh = tmp_path / "hull.stl"
    mesh.write_text("solid")
    (tmp_path / "models").mkdir()
    model = sb.Model("m")
    model.add_visual(model.world, sb.visuals.Mesh(mesh))
    path = sb.write(model, tmp_path / "models" / "m.json")
    with pytest.raises(
        sb.errors.ReadError, match=r"line \d+, visuals\.visual_1\.shape\.path"
    ):
        sb.read(path)
    again = sb.read(path, folders=[tmp_path])
    assert again.visuals["visual_1"].shape.path.samefile(mesh)


def test_functions_are_named_and_must_be_given(tmp_path, drag):
    path = sb.write(sb.library.zoo(), tmp_path / "zoo.json")
    with pytest.raises(
        sb.errors.ReadError, match=r"functions\.drag: .* drag\(v\), which no"
    ):
        sb.read(path)
    with pytest.raises(FileError, match="Give external functions under their own"):
        sb.read(path, functions={"drag": math.sin})
    other = sb.ExternalFunction("drag", lambda a, b: a)
    with pytest.raises(
        sb.errors.ReadError, match=r"has the arguments v here, but .*\(a, b\)"
    ):
        sb.read(path, functions={"drag": other})
    again = sb.read(path, functions={"drag": drag})
    assert len(again.loads) == len(sb.library.zoo().loads) > 20


def test_what_files_cannot_hold_is_named(tmp_path):
    class Mine:
        elements = ()

    def refused(change, message):
        model = sb.Model("m")
        body = model.add_body("body", 1.0)
        change(model, body)
        with pytest.raises(FileError, match=message):
            write_json(model, tmp_path / "m.json")

    refused(
        lambda m, b: m.add_joint("j", m.world, b, Mine()),
        "joint 'j': the joint .*of a kind of your own",
    )
    refused(
        lambda m, b: m.add_visual(
            Frame("loose", b, b.origin.p, b.origin.R), sb.visuals.Sphere(1)
        ),
        r"visual 'visual_1': the frame Frame\('body.loose'\) was not added",
    )
    f, g = (sb.ExternalFunction("f", function) for function in (math.sin, math.cos))
    refused(
        lambda m, b: m.add_expression("e", f(m.t) + g(m.t)),
        "expression 'e': two functions are called 'f'",
    )
    foreign = sb.Model("other").add_curve("cam", (0, 1), (0, 1))
    refused(
        lambda m, b: m.add_expression("e", foreign(m.t)),
        "expression 'e': the function 'cam' is no curve of the model",
    )


def test_text_is_laid_out_for_diffs(tmp_path):
    text = write_json(sb.library.crane_crab(), tmp_path / "m.json")
    lines = text.splitlines()
    assert '    {"name": "m1", "default": 1, "positive": true, "unit": "kg"},' in lines
    assert max(map(len, lines)) <= 88
    assert json.loads(text)["gravity"] == [0, 0, -9.81]


def test_given_and_fixed_start_values_come_back(tmp_path):
    model = sb.Model("m")
    kinds = {"slide": ("Tx", {"q": 0.0, "fixed": True}), "turn": ("Rz", {"v": 0.0}),
             "free": ("free", {}), "plain": ("Rx", {})}  # fmt: skip
    for name, (kind, given) in kinds.items():
        body = model.add_body(name, 1, inertia=(1, 1, 1))
        model.add_joint(f"j_{name}", model.world, body, kind, **given)
    model.fix_start("v_j_turn", model.joints["j_free"].q[0], "j_plain")
    sb.write(model, tmp_path / "m.json")
    again = sb.read(tmp_path / "m.json")
    for name, joint in model.joints.items():
        assert again.joints[name].given == joint.given
        assert again.joints[name].fixed == joint.fixed
    assert again.joints["j_slide"].fixed == {"q_j_slide"}
    assert again.joints["j_free"].fixed == {"q_j_free_Tx"}


def test_what_is_fixed_must_be_a_start_value_of_its_joint(tmp_path):
    text = (
        '{"symbody": 1, "name": "m", "bodies": [{"name": "b"}], "joints": [{"name": '
        '"j", "parent": "world", "child": "b", "kind": "Rx", "fixed": ["q_k"]}]}'
    )
    (tmp_path / "m.json").write_text(text)
    with pytest.raises(
        sb.errors.ReadError, match="'q_k' is not among the start values"
    ):
        sb.read(tmp_path / "m.json")


def test_formulas_that_equations_define_come_back(round_trip):
    model = sb.Model("solved")
    body = model.add_body("body", mass=1.0)
    model.add_joint("way", model.world, body, "Tx", q=1.0)
    F, G, push = sb.symbol("F"), sb.symbol("G"), model.add_input("push")
    inner = sb.implicit(F + F**3 - push, F, start=push)
    both = sb.implicit([F + G**3 - inner, G - F * model.t - 1], [F, G], start=[0, 1])
    model.add_load("force", sb.loads.Force(body, (both[0], both[1], inner)))
    law = lambda e: [sb.implicit(F + 0.1 * F**3 - 40 * e[0], F)]  # noqa: E731
    variables = lambda a, b: [b.p[0]]  # noqa: E731
    model.add_load("own", sb.loads.Connector([model.world, body], variables, law))
    document, again = round_trip(model)
    assert len(document["solutions"]) == 3
    compiled = [sb.compile_model(m) for m in (model, again)]
    ends = [m.derivatives(0.3, [0.7, 0.1], [2.0]) for m in compiled]
    np.testing.assert_array_equal(*ends)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"equations": ["z0 - solution0.z0(0, 1)"]}, "for its own equations"),
        ({"equations": ["z0 - a0", "z0"]}, "must have as many equations"),
        ({"equations": ["a0"]}, "holds no unknown"),
        ({"unknowns": ["z0", "z1"]}, "2 unknowns and 3 arguments"),
    ],
)
def test_broken_equations_are_told(read, changes, message):
    entry = {"name": "solution0", "unknowns": ["z0"], "given": ["a0"]}
    entry |= {"equations": ["z0 + z0**3 - a0"]} | changes
    document = {
        "symbody": 1,
        "name": "m",
        "solutions": [entry],
        "parameters": [{"name": "p", "default": 2.0}],
        "expressions": [{"name": "e", "formula": "solution0.z0(0, p)"}],
    }
    with pytest.raises(sb.errors.ReadError, match=message):
        read(json.dumps(document))


def test_slopes_of_equations_are_refused_as_what_they_are(tmp_path):
    model = sb.Model("solved")
    body = model.add_body("body", mass=1.0)
    model.add_joint("way", model.world, body, "Tx", q=1.0)
    F, push = sb.symbol("F"), model.add_input("push")
    force = sb.derivative(sb.implicit(F + F**3 - push, F), push)
    model.add_load("force", sb.loads.Force(body, (force, 0, 0)))
    with pytest.raises(
        sb.errors.FileError, match="solution of equations, 'solve', that"
    ):
        sb.write(model, tmp_path / "solved.json")


def test_what_a_robot_lacks_where_it_is_shown_comes_back(tmp_path):
    model = sb.library.pendulum()
    model.undrawn = ["visual 'cover': there is no file 'cover.stl'"]
    sb.write(model, tmp_path / "robot.json")
    assert sb.read(tmp_path / "robot.json").undrawn == model.undrawn


def test_a_model_whose_mesh_is_missing_is_read_with_a_warning(tmp_path):
    (tmp_path / "arm.stl").write_text("solid\nendsolid\n")
    model = sb.library.pendulum()
    model.add_visual(model.world, sb.visuals.Mesh(tmp_path / "arm.stl"), name="cover")
    sb.write(model, tmp_path / "model.json")
    (tmp_path / "arm.stl").unlink()
    with pytest.warns(sb.errors.ModelWarning, match=r"no file .*arm\.stl") as told:
        read = sb.read(tmp_path / "model.json")
    assert [warning.filename for warning in told] == [__file__]
    assert list(read.visuals) == ["cover"]


def test_what_motors_and_actuators_watch_comes_back(tmp_path):
    model = sb.Model("drive", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=2, inertia=(0.1, 0.1, 0.1))
    gain = model.add_parameter("gain", 20.0)
    joint = model.add_joint("axle", model.world, arm, "Rz")
    sb.add_position_servo(model, "s", joint, gain=gain, resistance=1, constant=0.1)
    load = model.add_body("load", mass=5)
    model.add_joint("way", model.world, load, "Tx", q=0.498)
    sizes = {"areas": (1e-3, 5e-4), "lengths": (0.5, 0.9)}
    sb.add_hydraulic_actuator(model, "c", model.world, load, **sizes)
    sb.write(model, tmp_path / "m.json")
    again = sb.read(tmp_path / "m.json")
    with pytest.warns(sb.errors.ModelWarning, match="length of 'c'"):
        sb.simulate(again, 0.01)
    with pytest.raises(sb.errors.ModelError, match="gain=-1, constant=0"):
        sb.simulate(again, 0.01, parameters={"gain": -1.0})
    sb.write(again, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == (tmp_path / "m.json").read_text()
