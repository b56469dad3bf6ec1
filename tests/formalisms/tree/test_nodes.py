"""Nodes without mass: where springs and dampers that end on them are in balance."""

import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.tree.node_solutions import with_nodes
from symbody.system import assemble
from symbody.system.values import parameter_values

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def on_a_line(moves="x", q=1.0, v=0.2):
    model = sb.Model("line", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=q, v=v)
    node = model.add_node("node", at=(0.5, 0, 0), moves=moves)
    return model, body, node


def springs_in_series(**options):
    model, body, node = on_a_line(**options)
    for name, ends, c in (
        ("near", (model.world, node), 100),
        ("far", (node, body), 200),
    ):
        model.add_load(name, sb.loads.SpringDamper(*ends, stiffness=c, free_length=0.1))
    model.add_sensor("place", sb.sensors.Position(node))
    model.add_sensor("speed", sb.sensors.Velocity(node))
    return model


@pytest.mark.parametrize("moves", ["x", "xyz"])
def test_a_node_between_two_springs_makes_them_one(moves):
    motion = sb.simulate(springs_in_series(moves=moves), 0.15, **TIGHT)
    w = np.sqrt(200 / 3)
    t = motion["q_slide"].time
    x = 0.2 + 0.8 * np.cos(w * t) + 0.2 / w * np.sin(w * t)
    np.testing.assert_allclose(motion["q_slide"], x, rtol=0, atol=1e-9)
    node = 0.1 + (np.asarray(motion["q_slide"]) - 0.2) * 2 / 3
    np.testing.assert_allclose(motion["place"][:, 0], node, rtol=0, atol=1e-12)
    speed = np.asarray(motion["v_slide"]) * 2 / 3
    np.testing.assert_allclose(motion["speed"][:, 0], speed, rtol=0, atol=1e-12)


def test_a_spring_and_a_damper_in_series_are_a_maxwell_element():
    model, body, node = on_a_line()
    spring = sb.loads.SpringDamper(model.world, node, stiffness=200, free_length=0.5)
    model.add_load("spring", spring)
    model.add_load("damper", sb.loads.SpringDamper(node, body, damping=15))
    motion = sb.simulate(model, 2.0, **TIGHT)
    # m x''' + (k/c) m x'' + k x' = 0, from x' = 0.2, x'' = 0.
    roots = np.roots([1.0, 200 / 15, 200, 0])
    A = np.array([roots**i for i in range(3)])
    c = np.linalg.solve(A, [1.0, 0.2, 0.0])
    t = motion["q_slide"].time.values
    expected = (c * np.exp(np.outer(t, roots))).sum(axis=1).real
    np.testing.assert_allclose(motion["q_slide"], expected, rtol=0, atol=1e-9)


def net(rng, swing=1.0):
    """Return a plane node held by three bars that end on two bodies and the world."""
    model = sb.Model("net")
    anchors = [model.world.add_frame("wall", at=(0, 0, 1.0))]
    for name, x in (("left", -0.8), ("right", 0.9)):
        place = model.world.add_frame(name, at=(x, 0, 0))
        body = model.add_body(
            f"arm_{name}", mass=1.0, com=(0, 0, -0.3), inertia=(0.1,) * 3
        )
        model.add_joint(f"hinge_{name}", place, body, "Ry", q=0.2 * x, v=swing * x)
        anchors.append(body.add_frame("tip", at=(0, 0, -0.5)))
    node = model.add_node("node", at=(0, 0, 0), moves="xz")
    for i, anchor in enumerate(anchors):
        bar = sb.loads.SpringDamper(anchor, node, stiffness=100.0 + i, free_length=0.3)
        model.add_load(f"bar{i}", bar)
    model.add_sensor("place", sb.sensors.Position(node))
    return model


@pytest.mark.parametrize("formalism", ["recursive", "articulated", "kane", "tmt"])
def test_formalisms_agree_about_bodies_that_meet_in_a_node(rng, formalism):
    system = assemble(net(rng))
    system = with_nodes(system, parameter_values(system))
    values = dict(zip((*system.q, *system.v), (0.3, -0.2, 1.0, 2.0), strict=True))
    found, expected = (
        sb.evaluate(list(derive_by(system, way, merge=False).vd), values)
        for way in (formalism, "composite")
    )
    np.testing.assert_allclose(found, expected, rtol=1e-10)


def test_forces_of_bars_vanish_in_sum_where_they_meet(rng):
    model = net(rng)
    motion = sb.simulate(model, 0.5, **TIGHT)
    force = 0.0
    place = motion["place"][-1].values
    tips = {"bar0": (0, 0, 1.0)}
    for name, x in (("left", -0.8), ("right", 0.9)):
        q = float(motion[f"q_hinge_{name}"][-1])
        tips[f"bar{1 + (x > 0)}"] = (x - 0.5 * np.sin(q), 0, -0.5 * np.cos(q))
    for i in range(3):
        line = np.array(tips[f"bar{i}"]) - place
        length = np.linalg.norm(line)
        force = force + (100 + i) * (length - 0.3) / length * line
    np.testing.assert_allclose(force[[0, 2]], 0, atol=1e-9)


def test_energy_that_springs_at_nodes_store_comes_back(rng):
    model = net(rng)
    node, tips = model.nodes["node"].body, [model.world["wall"]]
    tips += [model.bodies[f"arm_{name}"]["tip"] for name in ("left", "right")]
    stored = 0.0
    for i, tip in enumerate(tips):
        length = model.add_sensor(f"d{i}", sb.sensors.Distance(tip, node))[0]
        stored += 0.5 * (100 + i) * (length - 0.3) ** 2
    model.add_expression("stored", stored, sensor=True)
    motion = sb.simulate(model, 1.0, **TIGHT)
    total = np.asarray(motion["total_energy"]) + np.asarray(motion["stored"])
    assert np.ptp(np.asarray(motion["stored"])) > 0.1
    np.testing.assert_allclose(total, total[0], atol=1e-8)


def test_tangents_through_nodes_are_exact(rng):
    compiled = sb.compile_model(net(rng))
    y = np.array([0.3, -0.2, 1.0, 2.0])
    J = np.asarray(compiled.function("jacobian")(0.0, y, []))
    for i in range(4):
        d = np.zeros(4)
        d[i] = 1e-6
        ahead, back = (compiled.derivatives(0.0, y + s * d) for s in (1, -1))
        np.testing.assert_allclose(J[:, i], (ahead - back) / 2e-6, rtol=1e-6, atol=1e-5)


def test_two_nodes_in_a_row_are_solved_together():
    model, body, node = on_a_line(moves="x")
    other = model.add_node("other", at=(0.7, 0, 0), moves="x")
    for name, a, b in (
        ("a", model.world, node),
        ("b", node, other),
        ("c", other, body),
    ):
        model.add_load(
            f"spring_{name}", sb.loads.SpringDamper(a, b, 300, free_length=0.1)
        )
    motion = sb.simulate(model, 0.1, **TIGHT)
    w = np.sqrt(100.0)
    t = motion["q_slide"].time
    x = 0.3 + 0.7 * np.cos(w * t) + 0.2 / w * np.sin(w * t)
    np.testing.assert_allclose(motion["q_slide"], x, atol=1e-9)


def beam(a, b):
    K = np.diag([500.0, 240, 240, 3, 20, 20])

    def variables(a, b):
        turn = [b.R[2, 1], b.R[0, 2], b.R[1, 0]]
        return [*(b.p - np.array([0.5, 0, 0])), *turn]

    return sb.loads.Connector([a, b], variables, lambda e: K @ e)


def test_two_beams_in_series_turn_the_node_between_them():
    model, body, _ = on_a_line(q=1.05, v=0)
    del model.nodes["node"]
    node = model.add_node("knee", at=(0.5, 0, 0), turns=True)
    model.add_load("first", beam(model.world, node))
    model.add_load("second", beam(node, body))
    compiled = sb.compile_model(model)
    # Two of 500 N/m in series.
    np.testing.assert_allclose(compiled.derivatives(0.0, [1.05, 0])[1], -250 * 0.05)


def test_turns_that_no_load_feels_are_frozen_and_named():
    model, body, _ = on_a_line()
    model.nodes.clear()
    node = model.add_node("free", at=(0.5, 0, 0), moves="x", turns=True)
    model.add_load(
        "near", sb.loads.SpringDamper(model.world, node, 100, free_length=0.1)
    )
    model.add_load("far", sb.loads.SpringDamper(node, body, 200, free_length=0.1))
    with pytest.warns(sb.errors.ModelWarning, match=r"free_Rx, free_Ry, free_Rz"):
        compiled = sb.compile_model(model)
    assert compiled.system.held_turns == ("free_Rx", "free_Ry", "free_Rz")
    assert "free_Rx" in compiled.system.describe()
    expected = -200 / 3 * 0.8
    np.testing.assert_allclose(compiled.derivatives(0.0, [1.0, 0])[1], expected)


def test_turns_that_loads_feel_by_other_parameters_are_not_frozen():
    model, body, _ = on_a_line()
    model.nodes.clear()
    node = model.add_node("free", at=(0.5, 0, 0), turns=True)
    stiff = model.add_parameter("stiff", 0.0)
    for name, ends in (("near", (model.world, node)), ("far", (body, node))):
        model.add_load(name, sb.loads.Bushing(*ends, (100,) * 3, (stiff,) * 3))
    with pytest.raises(sb.errors.ModelError, match=r"by others one does"):
        sb.compile_model(model)


def test_a_node_that_nothing_holds_is_named_with_its_moves():
    model, body, node = on_a_line(moves="xy")
    model.add_load(
        "slack", sb.loads.Connector([node, body], lambda a, b: [b.p[0]], lambda e: e)
    )
    with pytest.raises(
        sb.errors.ModelError, match=r"node 'node'.*nothing holds node_y"
    ):
        sb.compile_model(model)


def between_ropes(second_damping, tail_damping=0.0):
    model = sb.Model("ropes")
    node = model.add_node("node", at=(0.1, 0, -0.5), moves="xz")
    body = model.add_body("body", mass=2.0)
    model.add_joint("slide", model.world, body, "Tz", q=-1.5)
    for i, (x, d) in enumerate([(-0.5, 0.0), (0.5, second_damping)]):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        rope = sb.loads.SpringDamper(hook, node, 200, damping=d, free_length=0.3)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.SpringDamper(node, body, 300, damping=tail_damping, free_length=0.5)
    model.add_load("tail", tail)
    return model


def test_a_small_damping_in_the_other_direction_is_the_remedy():
    # The smaller it is, the less it changes where the body is.
    ends = [
        sb.simulate(between_ropes(8.0, d), 0.05, method="Radau")["q_slide"][-1].item()
        for d in (0.02, 0.01)
    ]
    assert ends[0] == pytest.approx(ends[1], abs=1e-5)
    assert ends[0] != pytest.approx(-1.5, abs=1e-4)


@pytest.mark.parametrize("at", [None, (0.5, 0, 0)])
def test_a_node_without_loads_is_named(at):
    model = sb.Model("bare")
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx")
    model.add_node("alone", at)
    with pytest.raises(sb.errors.ModelError, match="node 'alone': no load connects it"):
        sb.compile_model(model)


@pytest.mark.parametrize(
    "load",
    [
        lambda node, body, arm: sb.loads.Torque(node, (0, 0, 2.0)),
        lambda node, body, arm: sb.loads.Bushing(
            node, body.add_frame("top", at=(0, 0, 0.3)), (10, 20, 30), (0, 0, 0)
        ),
        lambda node, body, arm: sb.loads.SpringDamper(
            node.add_frame("beside", at=(0, 0.3, 0)), body, 10, free_length=0.1
        ),
        lambda node, body, arm: sb.loads.SpringDamper(
            node.add_frame("beside", at=(0, arm, 0)),
            body, 10, free_length=0.1,
        ),
    ],
)  # fmt: skip
def test_a_torque_on_a_node_that_does_not_turn_is_refused(load):
    model = springs_in_series(moves="x")
    node, body = model.nodes["node"].body, model.bodies["body"]
    arm = model.add_parameter("arm", 0.0)
    model.add_load("wrong", load(node, body, arm))
    with pytest.raises(
        sb.errors.ModelError, match=r"'node': load 'wrong' has a torque on it"
    ):
        sb.compile_model(model)


def test_forces_that_meet_in_a_node_have_no_torque_on_it():
    # Stiffness alike in all directions: its force is along the line to the node.
    model, body, node = on_a_line(moves="xyz")
    for i, place in enumerate([(0, 1, 0), (0, -1, 0.5), (-1, 0, -0.5)]):
        hook = model.world.add_frame(f"hook{i}", at=place)
        model.add_load(
            f"rope{i}", sb.loads.SpringDamper(hook, node, 50, free_length=0.2)
        )
    model.add_load("block", sb.loads.Bushing(node, body, (9, 9, 9), (0, 0, 0)))
    assert sb.compile_model(model).state_labels() == ("q_slide", "v_slide")


def test_a_node_without_equilibrium_ends_the_run_with_its_name():
    model, body, node = on_a_line()
    pull = sb.loads.Connector(
        [model.world, node], lambda a, b: [b.p[0]], lambda e: [sb.tanh(e[0])]
    )
    model.add_load("weak", pull)
    model.add_load("push", sb.loads.Force(node, (2.0 * model.t, 0, 0)))
    model.add_load(
        "felt",
        sb.loads.Connector([node, body], lambda a, b: [b.p[0]], lambda e: [0 * e[0]]),
    )
    drag = model.add_sensor("drag", sb.sensors.Position(node))
    model.add_load("follow", sb.loads.Force(body, (drag[0], 0, 0)))
    with pytest.raises(sb.errors.AnalysisError, match="node 'node' has no equilibrium"):
        sb.simulate(model, 2.0)


def test_a_jump_of_a_node_is_told_beside_a_meeting_of_ends():
    # Two springs snap through as the body, which falls, draws the node down.
    model = sb.Model("snap", gravity=(0, 0, -10))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tz", q=1.0)
    node = model.add_node("node", at=(0, 0, 0.3), moves="z")
    for i, x in enumerate((-1, 1)):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        law = sb.loads.SpringDamper(hook, node, 200, free_length=np.hypot(1, 0.3))
        model.add_load(f"side{i}", law)
    model.add_load("tail", sb.loads.SpringDamper(node, body, 8, free_length=0.7))
    with pytest.raises(
        sb.errors.AnalysisError, match="equilibrium of node 'node' ends"
    ) as e:
        sb.simulate(model, 1.5)
    assert "with ," not in str(e.value)


def test_the_velocity_of_a_node_that_an_input_moves_is_not_known():
    model = springs_in_series(moves="x")
    u = model.add_input("u")
    model.add_load("push", sb.loads.Force(model.nodes["node"].body, (u, 0, 0)))
    with pytest.raises(
        sb.errors.ModelError, match=r"velocity is asked for.*depends on u"
    ):
        sb.simulate(model, 0.1)


@pytest.mark.parametrize(
    "sensor", [sb.sensors.Acceleration, sb.sensors.AngularAcceleration]
)
def test_a_node_has_no_acceleration(sensor):
    model = springs_in_series(moves="x")
    model.add_sensor("a", sensor(model.nodes["node"].body))
    with pytest.raises(sb.errors.ModelError, match="acceleration of the node 'node'"):
        sb.simulate(model, 0.1)


def test_no_joint_and_no_constraint_ends_on_a_node():
    model, body, node = on_a_line()
    with pytest.raises(
        sb.errors.ModelError, match="at the node 'node', which no joint"
    ):
        model.add_joint("wrong", node, body, "Tx")
    with pytest.raises(sb.errors.ModelError, match="at the node 'node', whose balance"):
        model.add_constraint("cut", sb.constraints.BallCut(node, body))


def test_no_condition_is_one_on_the_place_of_a_node():
    model = springs_in_series(moves="x")
    place = model.sensors["place"].symbols
    reached = model.add_expression("reached", place[0] - 0.5)
    model.add_constraint("stop", sb.constraints.Algebraic(reached))
    with pytest.raises(
        sb.errors.ModelError, match=r"'stop': .* 'place' of the node 'node'"
    ):
        sb.assemble(model)


@pytest.mark.parametrize("damping", [0, 5])
def test_no_gap_is_one_of_the_place_of_a_node(damping):
    model = springs_in_series(moves="x")
    node = model.nodes["node"].body
    if damping:
        damper = sb.loads.SpringDamper(model.world, node, damping=damping)
        model.add_load("damper", damper)
    place = model.sensors["place"].symbols
    left = model.add_expression("left", place[0] - 0.1)
    model.add_contact("stop", sb.contacts.Gap(left))
    with pytest.raises(
        sb.errors.ModelError, match=r"contact 'stop': .* 'place' of the node 'node'"
    ):
        sb.assemble(model)


@pytest.mark.parametrize("backend", ["c", "python"])
def test_nodes_are_solved_in_the_code_of_every_backend(rng, backend):
    y = [0.3, -0.2, 1.0, 2.0]
    expected = sb.compile_model(net(rng)).derivatives(0.0, y)
    found = sb.compile_model(net(rng), backend=backend).derivatives(0.0, y)
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_a_file_holds_nodes(tmp_path):
    model = springs_in_series(moves="x")
    sb.write(model, tmp_path / "line.json")
    again = sb.simulate(sb.read(tmp_path / "line.json"), 0.1)
    np.testing.assert_array_equal(again["place"], sb.simulate(model, 0.1)["place"])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"moves": "xw"}, "moves='xw'"),
        ({"moves": "xx"}, "moves='xx'"),
        ({"moves": ""}, "moves=''"),
        ({"moves": "x"}, "its place along y, z must be known"),
        ({"turns": 3}, "turns"),
    ],
)
def test_a_node_moves_along_axes_of_the_world(options, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.Model("wrong").add_node("node", **options)


def test_nodes_may_hang_on_mechanisms_with_loops(rng):
    model = net(rng, swing=0)
    left, right = (model.bodies[f"arm_{name}"] for name in ("left", "right"))
    model.add_constraint("rod", sb.constraints.Rod(left["tip"], right["tip"], 1.53))
    plain, stiff = (sb.simulate(model, 0.2, method=m) for m in ("DP54", "Radau"))
    # Two methods err by 1e-8 relative to what they step over, each.
    np.testing.assert_allclose(plain["place"][-1], stiff["place"][-1], atol=1e-6)


def test_a_compiled_model_with_nodes_is_pickled(rng):
    compiled = sb.compile_model(net(rng))
    again = pickle.loads(pickle.dumps(compiled))
    y = [0.3, -0.2, 1.0, 2.0]
    np.testing.assert_array_equal(
        again.derivatives(0.0, y), compiled.derivatives(0.0, y)
    )


def test_lines_to_nodes_are_drawn_where_these_are(rng):
    model = net(rng)
    node = model.nodes["node"].body
    model.add_visual(model.world, sb.visuals.Line(node))
    compiled = sb.compile_model(model)
    y = [0.3, -0.2, 1.0, 2.0]
    scene = np.asarray(compiled.function("scene")(0.0, y, []))
    place = np.asarray(compiled.function("sensors")(0.0, y, []))
    np.testing.assert_allclose(scene[0, 12:], place, rtol=1e-12)


def test_states_of_nodes_have_the_unit_of_a_length():
    model = sb.Model("maxwell", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    node = model.add_node("between", at=(0.5, 0, 0), moves="x")
    model.add_load(
        "spring", sb.loads.SpringDamper(model.world, node, 200, free_length=0.5)
    )
    model.add_load("damper", sb.loads.SpringDamper(node, body, damping=15))
    motion = sb.simulate(model, 0.01)
    assert motion["between"].attrs["units"] == "m"


def test_a_muscle_beyond_what_its_speed_resists_gives_its_node_a_velocity():
    # A rigid tendon and a spring in series, far from balance: the muscle's resistance
    # hardly grows with the speed there. A body of little mass is pulled alike.
    ways = []
    for mass in (None, 1e-5):
        model = sb.Model("pulled", gravity=(0, 0, 0))
        body = model.add_body("body", mass=1.0)
        model.add_joint("slide", model.world, body, "Tx", q=0.5)
        if mass is None:
            node = model.add_node("node", at=(0.25, 0, 0), moves="x")
        else:
            node = model.add_body("node", mass=mass)
            model.add_joint("between", model.world, node, "Tx", q=0.25)
        sizes = {"strength": 1000, "fiber_length": 0.1, "tendon_length": 0.2}
        sb.add_muscle(model, "muscle", [model.world, node], **sizes)
        model.add_load(
            "spring", sb.loads.SpringDamper(node, body, 2e4, free_length=0.2)
        )
        motion = sb.simulate(model, 0.009, method="Radau", inputs={"e_muscle": 0.5})
        ways.append(motion["q_slide"].values[-1])
    # The mass is 1e-5 of the body's.
    assert ways[0] == pytest.approx(ways[1], abs=1e-5)
