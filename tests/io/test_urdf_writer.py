"""Robots written as URDF move as before, in our reader and in Pinocchio."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_state, random_tree
from symbody.errors import FileError
from symbody.expr.evaluate import evaluate_all
from symbody.library.catalog import YARDSTICKS
from symbody.system import assemble

GRAVITY = (0.3, -0.2, -9.7)
KINDS = (
    "Rx", "Ty", "Rz", "skew", "skew_slide", "cardan", "free", "chain", "universal",
    "fixed",
)  # fmt: skip
LEFT_OUT = ("inputs", "sensors", "loads", "drives", "expressions", "visuals")


def matrices(model, values):
    """Return M and c of the named velocities at values of symbols by name."""
    equations = sb.derive(model, "recursive")
    system = assemble(model)
    defaults = {
        symbol: model.default_value(symbol)
        for parameter in model.parameters.values()
        for symbol in parameter.symbols.ravel().tolist()
    }
    known = {s: values[s.name] for s in (*system.q, *system.v)}
    known |= dict.fromkeys(system.u, 0.0)
    found = []
    for name in ("M", "c"):
        array = equations.results[name]
        numbers = evaluate_all(array.ravel().tolist(), defaults | known)
        found.append(np.reshape(numbers, array.shape))
    names = [v.name for v in system.v]
    order = np.argsort(names)
    M, c = found
    return sorted(names), M[np.ix_(order, order)], c[order]


def random_values(model, seed=3):
    system = assemble(model)
    state = random_state(
        np.random.default_rng(seed), len(system.q), len(system.v), system.quaternions
    )
    symbols = (system.q, system.v)
    return {
        symbol.name: value
        for group, numbers in zip(symbols, state, strict=True)
        for symbol, value in zip(group, numbers, strict=True)
    }


def same_motion(model, path, **options):
    gravity = [model.default_value(g) for g in model.gravity]
    path = sb.write(model, path, force=True, **options)
    again = sb.read(path, gravity=gravity)
    values = random_values(again)
    names, M, c = matrices(model, values)
    assert names == matrices(again, values)[0]
    np.testing.assert_allclose(matrices(again, values)[1], M, atol=1e-12 * abs(M).max())
    if not options:
        np.testing.assert_allclose(
            matrices(again, values)[2], c, atol=1e-11 * abs(c).max()
        )
    return path, values, M, c


@pytest.mark.parametrize("seed", range(6))
def test_random_trees_move_the_same(seed, tmp_path):
    model = random_tree(np.random.default_rng(seed), 6, kinds=KINDS)
    same_motion(model, tmp_path / "m.urdf")


TREES = [
    name
    for name in YARDSTICKS
    if name
    not in (
        "andrews", "crank_slider", "four_bar", "hexapod", "loader", "heavy_top",
        "quaternion_pendulum", "driven_pendulum",
    )
]  # fmt: skip


@pytest.mark.parametrize("name", TREES)
def test_mechanisms_of_the_library_keep_their_inertia(name, tmp_path):
    same_motion(YARDSTICKS[name](), tmp_path / "m.urdf", leave_out=LEFT_OUT)


@pytest.mark.parametrize("name", ["arm6", "arm7", "scara"])
def test_pinocchio_agrees_about_what_is_written(name, tmp_path):
    pin = pytest.importorskip("pinocchio")
    model = YARDSTICKS[name]()
    path, values, M, _ = same_motion(model, tmp_path / "m.urdf", leave_out=LEFT_OUT)
    robot = pin.buildModelFromUrdf(str(path))
    q = pin.neutral(robot)
    for i in range(1, robot.njoints):
        joint, at = robot.joints[i], robot.joints[i].idx_q
        value = values.get(f"q_{robot.names[i]}")
        if joint.nq == 1:
            q[at] = value
        elif joint.nq == 2:  # without limits: cosine and sine
            q[at : at + 2] = np.cos(value), np.sin(value)
    theirs = pin.crba(robot, robot.createData(), q)
    theirs = np.triu(theirs) + np.triu(theirs, 1).T
    names = [f"v_{robot.names[i]}" for i in range(1, robot.njoints)]
    order = np.argsort(names)
    assert sorted(names) == matrices(model, values)[0]
    np.testing.assert_allclose(
        theirs[np.ix_(order, order)], M, atol=1e-9 * abs(M).max()
    )


def small(**joint):
    model = sb.Model("arm")
    l = model.add_parameter("l", 0.5)
    arm = model.add_body("arm", 2.0, (0, 0, l), (0.1, 0.2, 0.3, 0.01, 0, 0))
    made = model.add_joint("hinge", model.world, arm, joint.pop("kind", "Ry"), **joint)
    return model, arm, made


def text_of(model, path, **options):
    return sb.write(model, path / "m.urdf", force=True, **options).read_text("utf-8")


def test_what_is_written_reads_well(tmp_path):
    model, arm, _ = small(limits=(-1, 2))
    arm.add_frame("tip", at=(0, 0, 1))
    text = text_of(model, tmp_path)
    for line in (
        '<robot name="arm">',
        '<joint name="hinge" type="revolute">',
        '<axis xyz="0 1 0" />',
        '<limit lower="-1" upper="2" effort="1000000000" velocity="1000000000" />',
        '<inertia ixx="0.1" ixy="0.01" ixz="0" iyy="0.2" iyz="0" izz="0.3" />',
        '<link name="tip" />',
    ):
        assert line in text


def test_friction_and_followers_come_back(tmp_path):
    model, arm, hinge = small()
    d = model.add_parameter("d", 0.7)
    other = model.add_body("other", 1.0, inertia=(1, 1, 1))
    slide = model.add_joint("slide", arm, other, ["Tx", "Ty"])
    model.add_load("linear", sb.loads.JointForce(hinge, -d * hinge.v[0]))
    model.add_load("more", sb.loads.TorsionalSpringDamper(hinge, damping=0.1))
    model.add_load("dry", sb.loads.CoulombFriction(slide, 0.5, (4, 0), (1, 2)))
    model.add_loop("follow", sb.loops.JointFormula(slide.q[1], d - 2 * slide.q[0]))
    text = text_of(model, tmp_path)
    assert '<dynamics damping="0.7999999999999999" friction="0" />' in text
    assert '<dynamics damping="1" friction="2" />' in text
    assert '<dynamics damping="2" friction="0" />' in text
    assert '<mimic joint="slide_Tx" multiplier="-2" offset="0.7" />' in text
    again = sb.read(tmp_path / "m.urdf")
    assert [loop.loop.joint.name for loop in again.loops.values()] == ["q_slide_Ty"]


def test_what_follows_two_others_or_a_free_joint_is_refused(tmp_path):
    model, arm, hinge = small()
    bodies = [model.add_body(name, 1.0, inertia=(1, 1, 1)) for name in "abc"]
    a, b = (model.add_joint(f"j{o.name}", arm, o, "Rx") for o in bodies[:2])
    free = model.add_joint("free", model.world, bodies[2], "free")
    model.add_loop("one", sb.loops.JointFormula(hinge, 2 * a.q[0]))
    text_of(model, tmp_path)
    model.add_loop("far", sb.loops.JointFormula(b, free.q[0]))
    with pytest.raises(FileError, match="loop 'far'"):
        text_of(model, tmp_path)
    del model.loops["far"]
    model.add_loop("two", sb.loops.JointFormula(hinge, 3 * b.q[0]))
    with pytest.raises(FileError, match="loop 'two'"):
        text_of(model, tmp_path)


def test_shapes_come_back(tmp_path):
    model, arm, _ = small()
    (tmp_path / "arm.stl").write_text("solid")
    l = model.parameters["l"].symbols.item()
    for shape in (
        sb.visuals.Box((1, l, 2)),
        sb.visuals.Cylinder(0.1, l),
        sb.visuals.Cylinder(0.1, 1, "x"),
        sb.visuals.Cylinder(0.1, 1, "y"),
        sb.visuals.Sphere(l),
        sb.visuals.Mesh(tmp_path / "arm.stl", 0.01),
    ):
        model.add_visual(arm, shape, color="red", opacity=0.5)
    assert '<mesh filename="arm.stl" scale="0.01 0.01 0.01" />' in text_of(
        model, tmp_path
    )
    again = sb.read(tmp_path / "m.urdf")
    shapes = [visual.shape for visual in again.visuals.values()]
    assert [type(s) for s in shapes] == [
        type(visual.shape) for visual in model.visuals.values()
    ]
    assert all(
        v.color == sb.model.visuals.COLORS["red"] for v in again.visuals.values()
    )
    for i, axis in ((2, 0), (3, 1)):
        z = [row[2] for row in list(again.visuals.values())[i].frame.R]
        assert [abs(float(entry)) for entry in z] == [
            float(k == axis) for k in range(3)
        ]


def refused(tmp_path, change, message, **joint):
    model, arm, made = small(**joint)
    change(model, arm, made)
    with pytest.raises(FileError, match=message):
        sb.write(model, tmp_path / "m.urdf")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda m, b, j: m.add_input("u"), "input 'u': a URDF file cannot hold it"),
        (lambda m, b, j: m.add_state("x"), "state 'x': .* leave_out=\\['states'\\]"),
        (lambda m, b, j: m.add_expression("e", 1), "expression 'e'"),
        (lambda m, b, j: m.add_curve("c", (0, 1), (0, 1)), "curve 'c'"),
        (lambda m, b, j: m.drive(j, 1), "joint 'hinge': .*: it is driven"),
        (lambda m, b, j: m.add_sensor("s", sb.sensors.Energy()), "sensor 's'"),
        (lambda m, b, j: m.add_load("f", sb.loads.Force(b, (1, 0, 0))), "load 'f'"),
        (
            lambda m, b, j: m.add_load("f", sb.loads.TorsionalSpringDamper(j, 1)),
            "load 'f': .*its only loads are damping",
        ),
        (
            lambda m, b, j: m.add_load("f", sb.loads.JointForce(j, -(j.v[0] ** 3))),
            "load 'f'",
        ),
        (
            lambda m, b, j: m.add_load("f", sb.loads.JointForce(j, 0.1 * j.v[0])),
            "load 'f'",
        ),
        (
            lambda m, b, j: m.add_visual(b, sb.visuals.FrameAxes()),
            "visual 'visual_1': .*Frame",
        ),
        (lambda m, b, j: m.add_body("loose", 1.0), "body 'loose': no joint carries it"),
        (
            lambda m, b, j: m.add_joint("second", m.world, b, "Rx"),
            "joint 'second': .*which the joint 'hinge' carries already",
        ),
    ],
)
def test_the_first_element_that_does_not_fit_is_named(tmp_path, change, message):
    refused(tmp_path, change, message)


@pytest.mark.parametrize(
    ("joint", "message"),
    [
        ({"kind": "spherical"}, "no ball joints"),
        ({"kind": sb.joints.Screw("x", 0.1)}, r"follows a law \(Screw\)"),
        ({"armature": 0.1}, r"an armature.*leave_out=\['armatures'\]"),
    ],
)
def test_a_joint_that_does_not_fit_is_named(tmp_path, joint, message):
    refused(tmp_path, lambda m, b, j: None, f"joint 'hinge': .*{message}", **joint)


def test_what_may_be_left_out_is_known(tmp_path):
    model, _, _ = small()
    with pytest.raises(FileError, match="leave_out='sensor': unknown"):
        sb.write(model, tmp_path / "m.urdf", leave_out=["sensor"])
    with pytest.raises(FileError, match="'json' has no option 'leave_out'"):
        sb.write(model, tmp_path / "m.json", leave_out=["sensors"])
    model.add_input("u")
    assert "hinge" in text_of(model, tmp_path, leave_out="inputs")


WITHOUT_A_PLACE = {
    "contacts": lambda m, b: m.add_contact(
        "c", sb.contacts.SphereOnPlane(b, m.world, 0.1)
    ),
    "nodes": lambda m, b: m.add_node("n"),
    "discretes": lambda m, b: m.add_discrete("d", 0.0),
    "whens": lambda m, b: m.when(at=1.0, changes={m.add_discrete("d", 0.0): 1.0}),
}


@pytest.mark.parametrize("kind", WITHOUT_A_PLACE)
def test_what_urdf_has_no_place_for_is_not_lost_in_silence(tmp_path, kind):
    model = sb.Model("m")
    body = model.add_body("b", mass=1, inertia=(1, 1, 1))
    model.add_joint("j", model.world, body, "Rx")
    WITHOUT_A_PLACE[kind](model, body)
    others = ["discretes"] if kind == "whens" else []
    with pytest.raises(FileError, match=f"it has no {kind}"):
        sb.write(model, tmp_path / "m.urdf", leave_out=others)
    sb.write(model, tmp_path / "m.urdf", leave_out=[kind, *others])


@pytest.mark.parametrize(
    "what", [lambda v: -3 * sb.sign(v), lambda v: -2 * v - sb.floor(v)]
)
def test_what_jumps_is_no_line_and_not_lost(what, tmp_path):
    model = sb.Model("m")
    hinges = []
    for name in "ab":
        body = model.add_body(name, 1.0, com=(0, 0, 1), inertia=(1, 1, 1))
        hinges.append(model.add_joint(f"j{name}", model.world, body, "Ry"))
    load = sb.loads.JointForce(hinges[0], what(hinges[0].v[0]))
    model.add_load("brake", load)
    with pytest.raises(FileError, match="load 'brake': a URDF file cannot hold it"):
        sb.write(model, tmp_path / "m.urdf")
    del model.loads["brake"]
    loop = sb.loops.JointFormula(hinges[1], what(hinges[0].q[0]))
    model.add_loop("follows", loop)
    with pytest.raises(FileError, match="loop 'follows': a URDF file cannot hold it"):
        sb.write(model, tmp_path / "m.urdf")
