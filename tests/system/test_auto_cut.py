"""Joints that close loops are cut by themselves, and bodies without one set free."""

import warnings

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}


def four_bar(cut, closing="Ry", **given):
    """Return a four-bar linkage of a crank, a coupler and a rocker, as a graph."""
    model = sb.Model("linkage", cut=cut)
    lengths = {"crank": 0.5, "coupler": 1.3, "rocker": 0.9}
    bodies = {
        name: model.add_body(
            name, mass=length, com=(length / 2, 0, 0), inertia=(0.01, 0.1, 0.1)
        )
        for name, length in lengths.items()
    }
    ends = {n: bodies[n].add_frame("end", at=(l, 0, 0)) for n, l in lengths.items()}
    crank, coupler, rocker = bodies.values()
    wall = model.world.add_frame("wall", at=(1.2, 0, 0))
    model.add_joint("motor", model.world, crank, "Ry", q=-1.0, v=2.0)
    model.add_joint("knee", ends["crank"], coupler, "Ry", q=0.7)
    model.add_joint("hip", wall, rocker, "Ry", q=-1.6)
    tip = ends["rocker"]
    if cut:
        model.add_joint("close", tip, ends["coupler"], closing, **given)
    else:
        model.add_constraint(
            "close", sb.constraints.Lock(tip, ends["coupler"], (1, 1, 1), (1, 0, 1))
        )
    model.add_sensor("at", sb.sensors.Position(ends["coupler"]))
    return model


def test_a_graph_with_a_loop_moves_as_its_tree_with_a_constraint():
    with pytest.warns(sb.errors.ModelWarning, match="do not close"):
        one, other = (
            sb.simulate(four_bar(cut), 1.0, **TIGHT) for cut in (None, "auto")
        )
    np.testing.assert_allclose(one["at"], other["at"], atol=1e-8)


def test_describe_says_what_was_cut_and_the_chord_matrix_between_what():
    system = sb.assemble(four_bar("auto"))
    line = "joint 'close' from 'rocker' to 'coupler' was cut: constraint 'close_cut'"
    assert line in system.describe()
    names = ["world", *(b.name for b in system.bodies)]
    rows = dict(zip(names, system.chord_matrix().tolist(), strict=True))
    assert rows == {"world": [0], "crank": [0], "coupler": [1], "rocker": [-1]}


def test_without_it_a_loop_stays_an_error():
    model = four_bar("auto")
    model.cut = None
    with pytest.raises(sb.errors.ModelError, match="it closes a loop"):
        sb.assemble(model)


def test_the_joint_with_the_most_coordinates_of_a_loop_is_cut():
    model = sb.Model("ring", cut="auto")
    a, b = (model.add_body(n, mass=1, inertia=(1, 1, 1)) for n in "ab")
    model.add_joint("ball", model.world, a, "spherical")
    model.add_joint("first", model.world, b, "Rx")
    model.add_joint("second", b, a, "Rz")
    system = sb.assemble(model)
    assert [chord.joint for chord in system.chords] == ["ball"]
    assert [joint.name for joint in system.joints] == ["first", "second"]


def test_a_body_without_a_joint_moves_freely():
    model = sb.Model("stone", cut="auto")
    model.add_body("stone", mass=2.0, inertia=(1, 1, 1))
    system = sb.assemble(model)
    assert "no joint leads from the world to body 'stone'" in system.describe()
    assert len(system.v) == 6
    motion = sb.simulate(model, 1.0)
    np.testing.assert_allclose(motion["q_stone_free_Tz"][-1], -9.81 / 2, rtol=1e-8)


def sprung(**given):
    model = four_bar("auto", "Ry", **given)
    spring = sb.loads.TorsionalSpringDamper(model.joints["close"], 3.0, 0.5)
    model.add_load("spring", spring)
    return model


def test_a_joint_that_a_load_acts_in_keeps_its_coordinates():
    # From the rocker to the coupler: -1 + 0.7 + 1.6.
    model = sprung(q=1.3)
    system = sb.assemble(model)
    (chord,) = system.chords
    assert chord.keeps
    assert "q_close" in [q.name for q in system.q]
    with pytest.warns(sb.errors.ModelWarning, match="do not close"):
        motion = sb.simulate(model, 1.0, **TIGHT)
    # Turns about one axis add up around the loop.
    turns = motion["q_motor"] + motion["q_knee"] - motion["q_hip"]
    np.testing.assert_allclose(motion["q_close"], turns, atol=1e-7)


@pytest.mark.parametrize("what", ["clause", "range", "start"])
def test_a_joint_that_other_formulas_hold_keeps_its_coordinates(what):
    model = four_bar("auto")
    (q,) = model.joints["close"].q
    if what == "clause":
        count = model.add_discrete("count", 0.0)
        model.when(q - 0.2, {count: count + 1})
    elif what == "range":
        model.add_range("close", q, what="the angle", least=-1.0)
    else:
        model.start_at(q, 0.3)
    with pytest.warns(sb.errors.ModelWarning, match="cut, and keeps its coordinates"):
        assert q in sb.assemble(model).q


def test_a_joint_that_a_run_prescribes_is_not_cut_from_its_coordinates():
    model = four_bar("auto")
    motor, close = model.joints["motor"], model.joints["close"]
    times = [0, 0.1, 0.2]
    led = sb.kinematics(model, {close: 1.3 + model.t}, times)
    given = four_bar("auto", q=1.3)
    other = sb.kinematics(given, {given.joints["close"]: 1.3 + given.t}, times)
    np.testing.assert_allclose(led["q_motor"], other["q_motor"], atol=1e-9)
    # It has one freedom only, so that both contradict each other.
    with pytest.raises(sb.errors.AnalysisError, match="to 1 degree of freedom"):
        sb.kinematics(model, {motor: -1 + model.t, close: 0.2 * model.t}, times)


def test_a_joint_that_is_cut_keeps_its_armature():
    # As a rotor of that inertia does, which a gear turns with the joint.
    model = four_bar("auto", q=1.3, armature=5.0)
    geared = four_bar("auto", q=1.3)
    close = geared.joints["close"]
    rotor = geared.add_body("rotor", inertia=(0, 5.0, 0))
    spin = geared.add_joint("spin", geared.world, rotor, "Ry")
    geared.add_constraint("ratio", sb.constraints.Nonholonomic(spin.v[0] - close.v[0]))
    with pytest.warns(sb.errors.ModelWarning, match="do not close"):
        one, other = (sb.simulate(m, 0.5, **TIGHT) for m in (model, geared))
    np.testing.assert_allclose(one["q_motor"], other["q_motor"], atol=1e-7)


def test_a_joint_that_keeps_its_coordinates_wants_start_values():
    with pytest.warns(sb.errors.ModelWarning, match="half a turn the loop closes, too"):
        sb.assemble(sprung())


KINDS = {
    "universal": sb.joints.Universal("x", "y"),
    "cylindrical": sb.joints.Cylindrical("z"),
    "polar": ["Rz", "Tx"],
    "ball": "spherical",
    "plane": "planar",
    "screw": sb.joints.Screw("z", 0.1),
}


@pytest.mark.parametrize("kind", KINDS)
def test_any_kind_of_joint_is_cut_and_does_no_work(kind):
    model = sb.Model("ring", cut="auto")
    a, b = (model.add_body(n, mass=1, inertia=(1, 2, 3)) for n in "ab")
    model.add_joint("first", model.world, a, ["Tx", "Ty"], v=(0.3, 0.1))
    model.add_joint("second", model.world, b, ["Tz", "Rz"], v=(0.2, 0.4))
    model.add_joint("third", a, b, KINDS[kind])
    # The last of three with two coordinates each, or one with more, or with fewer.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        system = sb.assemble(model)
        motion = sb.simulate(model, 0.3, **TIGHT)
    assert len(system.chords) == 1
    energy = np.asarray(motion["total_energy"])
    np.testing.assert_allclose(energy, energy[0], atol=1e-8)


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
def test_the_force_in_a_joint_that_is_cut_is_that_of_the_constraint():
    model, tree = four_bar("auto"), four_bar(None)
    joint = model.joints["close"]
    model.add_sensor("F", sb.sensors.ConstraintForce(joint, model.world))
    model.add_sensor("T", sb.sensors.ConstraintTorque(joint, model.world))
    found, motion = (sb.simulate(m, 1.0, **TIGHT) for m in (model, tree))
    # The angle of the joint that is cut follows, without half a turn too many.
    motor, knee, hip = motion.q[0]
    start = [motor, knee, hip, motor + knee - hip]
    np.testing.assert_allclose(found.q[0], start, atol=1e-9)
    force = sb.reactions(tree, motion).array("close_force_on_coupler_end")
    np.testing.assert_allclose(found.array("F"), force, atol=1e-6)
    np.testing.assert_allclose(found.array("T"), 0, atol=1e-6)
    assert model.sensors["F"].sensor.joint is joint


def test_a_model_is_not_changed_by_its_cuts():
    model = four_bar("auto")
    sb.assemble(model)
    assert [*model.joints] == ["motor", "knee", "hip", "close"]
    assert not model.constraints


def test_cut_is_auto_or_nothing(tmp_path):
    with pytest.raises(sb.errors.ModelError, match="cut='yes'"):
        sb.Model("wrong", cut="yes")
    sb.write(four_bar("auto"), tmp_path / "linkage.json")
    assert sb.read(tmp_path / "linkage.json").cut == "auto"


def test_the_chord_matrix_has_the_constraints_of_the_user_too():
    model = four_bar("auto")
    crank, rocker = model.bodies["crank"], model.bodies["rocker"]
    model.add_constraint("bar", sb.constraints.Rod(model.world, rocker, 1.0))
    model.add_constraint(
        "sum", sb.constraints.Algebraic(model.joints["motor"].q[0] + 1)
    )
    between = sb.constraints.RigidConnector([crank, rocker], lambda a, b: [b.p[1]])
    model.add_constraint("between", between)
    system = sb.assemble(model)
    names = ["world", *(b.name for b in system.bodies)]
    columns = dict(
        zip(
            [named.name for named in system.constraints],
            system.chord_matrix().T.tolist(),
            strict=True,
        )
    )
    found = {
        chord: {name: x for name, x in zip(names, column, strict=True) if x}
        for chord, column in columns.items()
    }
    assert found == {
        "close_cut": {"rocker": -1, "coupler": 1},
        "bar": {"world": -1, "rocker": 1},
        "sum": {},
        "between": {"crank": -1, "rocker": 1},
    }


def test_names_that_the_user_has_taken_are_no_obstacle_to_cuts():
    model = four_bar("auto")
    loose = model.add_body("loose", mass=1.0, inertia=(1, 1, 1))
    for name in ("close_cut", "loose_free"):
        model.add_sensor(name, sb.sensors.Position(loose))
    system = sb.assemble(model)
    assert [one.name for one in system.constraints] == ["close_cut_"]
    assert [c.joint for c in system.chords] == ["close", "loose_free_"]
    assert "v_loose_free__wx" in {s.name for s in system.v}
