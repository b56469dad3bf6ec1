"""Energies, powers and work after the fact, against a run that integrates them."""

import dataclasses

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.along_motion import integral


def damped_crane():
    model = sb.library.crane_crab()
    hinge = model.joints["rot_pendulum"]
    model.add_load("bearing", sb.loads.TorsionalSpringDamper(hinge, damping=0.3))
    return model


def growing_rod():
    """Return two pendulums that a rod of growing length holds apart."""
    model = sb.Model("rods", gravity=(0, 0, -9.81))
    for name, x in (("left", 0), ("right", 1)):
        foot = model.world.add_frame(name, at=(x, 0, 0))
        body = model.add_body(name, mass=1, com=(0, 0, -1), inertia=(0, 0.1, 0))
        model.add_joint(f"{name}_hinge", foot, body, "Ry", q=0.1)
        body.add_frame("tip", at=(0, 0, -1))
    tips = (model.bodies[n].frames["tip"] for n in ("left", "right"))
    rod = sb.constraints.Rod(*tips, 1 + 0.1 * sb.sin(model.t) * sb.sin(model.t))
    model.add_constraint("rod", rod)
    return model


def in_fields():
    """Return two bodies that orbit each other in a field which changes with time."""
    model = sb.Model("orbit", gravity=(0, 0, -1))
    for name, x, v in (("sun", 0, 0), ("moon", 1, 1.2)):
        body = model.add_body(name, mass=1)
        where = {"q": (x, 0.1), "v": (0, v)}
        model.add_joint(f"{name}_at", model.world, body, ["Tx", "Tz"], **where)
    model.add_load("pull", sb.loads.PointGravity(model.bodies["sun"], 2.0))
    tide = sb.loads.GravityField(lambda x, y, z: x * x * sb.cos(model.t))
    model.add_load("tide", tide)
    return model


def shaken():
    """Return a bead on a wire that a law of time shakes and turns."""
    s, model = sb.symbol("s"), sb.Model("shaken")
    bead = model.add_body("bead", mass=1, com=(0.1, 0.2, 0), inertia=(0.1, 0.2, 0.3))
    place = s, 0.1 * sb.sin(3 * model.t), s * model.t
    wire = sb.joints.CustomJoint([s], place, sb.rotation("z", model.t + s))
    model.add_joint("wire", model.world, bead, wire, v=0.3)
    return model


@pytest.mark.parametrize(
    ("make", "inputs"),
    [
        (damped_crane, {"F": 3.0}),
        (sb.library.four_bar, {"torque": 1.0}),
        (growing_rod, {}),
        (in_fields, {}),
        (shaken, {}),
    ],
)
def test_the_work_is_that_of_a_run_which_integrates_it(make, inputs):
    model = make()
    motion = sb.simulate(
        model,
        2.0,
        inputs=inputs,
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-11, atol=1e-12),
    )
    flow = sb.energy_flow(model, motion)
    assert np.abs(motion.array("work")).max() > 0.01
    # Splines of fifth degree through 501 times, and the run's own error.
    assert flow.array("total_work") == pytest.approx(motion.array("work"), abs=1e-8)
    assert np.abs(flow.array("energy_error")).max() < 1e-8
    assert flow.notes == ()


def test_powers_of_loads_are_named_and_add_up():
    model = damped_crane()
    motion = sb.simulate(model, 1.0, inputs={"F": 3.0})
    flow = sb.energy_flow(model, motion)
    drive = 3 * motion.array("v_trans_crab")
    bearing = -0.3 * motion.array("v_rot_pendulum") ** 2
    assert flow.array("power_drive") == pytest.approx(drive, rel=1e-12)
    assert flow.array("power_bearing") == pytest.approx(bearing, rel=1e-12)
    assert flow.array("total_power") == pytest.approx(drive + bearing, rel=1e-12)


def test_a_load_called_as_the_power_of_a_drive_adds_to_it():
    model = sb.Model("lift")
    cabin = model.add_body("cabin", mass=1)
    rail = model.add_joint("rail", model.world, cabin, "Tz")
    model.drive(rail, 0.1 * sb.sin(model.t))
    model.add_load("drive_rail", sb.loads.Force(cabin, (0, 0, 5.0)))
    flow = sb.energy_flow(model, sb.simulate(model, 1.0))
    assert np.abs(flow.array("energy_error")).max() < 1e-12


def test_energies_of_bodies_add_up_to_those_of_the_run():
    model = sb.library.double_pendulum()
    motion = sb.simulate(model, 1.0)
    flow = sb.energy_flow(model, motion)
    for kind in ("kinetic", "potential"):
        bodies = sum(
            flow.array(f"{kind}_{name}") for name in model.bodies if name != "world"
        )
        assert bodies == pytest.approx(motion.array(f"{kind}_energy"), abs=1e-12)


def test_the_drive_of_a_driven_joint_has_power_and_work():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    motion = sb.kinematics(model, {joint: sb.sin(model.t)}, duration=3.0)
    driven = sb.library.pendulum()
    driven.drive(next(iter(driven.joints.values())), sb.sin(driven.t))
    flow = sb.energy_flow(driven, sb.simulate(driven, 3.0))
    power = motion.array(f"drive_{joint.name}") * motion.array(f"v_{joint.name}")
    assert flow.array(f"power_drive_{joint.name}") == pytest.approx(power, rel=1e-9)


def test_a_jump_between_two_times_is_told_and_one_at_two_times_is_none():
    model = damped_crane()
    push = {"F": sb.where(model.t < 1, 5, 0)}
    half = np.linspace(0, 1, 101)
    blind = sb.simulate(model, np.linspace(0, 2, 200), inputs=push)
    assert "off by" in sb.energy_flow(model, blind).notes[0]
    twice = sb.simulate(
        model, [*half, *(1 + half)], inputs=push, method=sb.DP54(rtol=1e-10)
    )
    assert sb.energy_flow(model, twice).notes == ()


@pytest.mark.parametrize("size", [1.0, 1e-20])
def test_too_few_times_are_told_of_the_smallest_as_well(size):
    model = sb.Model("damped", gravity=(0, 0, 0))
    body = model.add_body("body", mass=size)
    joint = model.add_joint("x", model.world, body, "Tx", q=1.0)
    force = -size * (4 * joint.q[0] + 0.3 * joint.v[0])
    model.add_load("spring", sb.loads.JointForce(joint, force))
    for count, told in ((11, 1), (1001, 0)):
        motion = sb.simulate(model, np.linspace(0, 5, count))
        assert len(sb.energy_flow(model, motion).notes) == told


def test_other_parameters_than_those_of_the_motion_are_refused():
    model = sb.library.crane_crab()
    name = next(iter(model.parameters))
    value = 2 * float(model.parameters[name].default)
    motion = sb.simulate(model, 1.0, parameters={name: value})
    with pytest.raises(sb.errors.AnalysisError, match=f"{name} = {value:g} in the mot"):
        sb.energy_flow(model, motion)
    alone = dataclasses.replace(motion, compiled=None)
    with pytest.raises(sb.errors.AnalysisError, match="'crane_crab' as it is now"):
        sb.energy_flow(model, alone)
    flow = sb.energy_flow(model, motion, parameters={name: value})
    assert np.abs(flow.array("energy_error")).max() < 1e-6


def test_a_slow_mass_is_known_by_its_own_accelerations():
    model = sb.Model("two")
    mass = model.add_parameter("m", 1000.0)
    fast = model.add_body("fast", mass=1e-3, inertia=(1e-6, 1e-6, 1e-6))
    slow = model.add_body("slow", mass=mass, com=(0, 0, -10), inertia=(1, 1, 1))
    for body, k, start in ((fast, 10.0, 1.0), (slow, 1e4, 0.1)):
        joint = model.add_joint(f"of_{body.name}", model.world, body, "Ry")
        joint.q_start = start
        model.add_load(f"k_{body.name}", sb.loads.JointForce(joint, -k * joint.q[0]))
    compiled = sb.compile_model(model)
    motion = dataclasses.replace(sb.simulate(compiled, 0.01), compiled=None)
    with pytest.raises(sb.errors.AnalysisError, match=r"not one of .* vd_of_slow"):
        sb.reactions(compiled, motion, parameters={"m": 1100.0})


def test_a_motion_of_another_model_is_refused():
    motion = sb.simulate(sb.library.pendulum(), 1.0)
    with pytest.raises(sb.errors.ModelError, match="which model 'crane_crab' has"):
        sb.energy_flow(sb.library.crane_crab(), motion)


def test_a_motion_without_accelerations_is_told_not_to_be_checked():
    model = sb.library.pendulum()
    motion = sb.simulate(model, 1.0, save=sb.Save(accelerations=False))
    assert "it was not checked" in sb.energy_flow(model, motion).notes[0]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 50])
def test_the_integral_of_a_line_is_exact_however_few_the_points(n):
    t = np.linspace(0, 2, n)
    assert integral(t, 1 + t) == pytest.approx(t + t**2 / 2, abs=1e-14)
    back = integral(t[::-1], 1 + t[::-1])
    assert back == pytest.approx(t[::-1] + t[::-1] ** 2 / 2 - (t[-1] + t[-1] ** 2 / 2))


def test_a_motion_back_in_time_has_the_same_powers_and_work_from_its_begin():
    model = sb.Model("pushed")
    joint = model.add_joint("x", model.world, model.add_body("body", 2.0), "Tx", v=1.0)
    model.add_load("push", sb.loads.JointForce(joint, sb.where(model.t > 0.2, 3, 0)))
    motion = sb.simulate(model, [0.4, 0.2, 0.2, 0.0])
    flow = sb.energy_flow(model, motion)
    speeds = 1.0 - 1.5 * np.array([0.0, 0.2, 0.2, 0.2])
    assert flow.array("power_push") == pytest.approx([3, 3 * speeds[1], 0, 0])
    assert flow.array("work_push") == pytest.approx(speeds**2 - 1)
    assert abs(flow.array("energy_error")).max() < 1e-12


@pytest.mark.parametrize("beside", [-1, 0, 1])
def test_a_time_at_which_a_force_jumps_is_after_it_as_in_the_motion(beside):
    model = sb.Model("pushed")
    body = model.add_body("body", 2.0)
    joint = model.add_joint("x", model.world, body, "Tx", v=1.0)
    push = sb.where(model.t > 0.123, 1.5, 0)
    model.add_load("push", sb.loads.JointForce(joint, push))
    jump = 0.123 + beside * np.spacing(0.123)
    motion = sb.simulate(model, [0.0, jump, 0.3])
    flow = sb.energy_flow(model, motion)
    assert flow.array("power_push")[1] == pytest.approx(1.5)


def test_impulses_are_said_to_have_no_power():
    model = sb.Model("ball")
    ball = model.add_body("ball", mass=1.0)
    model.add_joint("fall", model.world, ball, "Tz", q=1.0)
    floor = sb.contacts.PointOnPlane(ball, model.world)
    model.add_contact("floor", floor, restitution=0.5)
    flow = sb.energy_flow(model, sb.simulate(model, 0.6))
    lost = 9.81 * (1 - 0.5**2)
    assert abs(flow["energy_error"]).max().item() == pytest.approx(lost, rel=1e-9)
    assert "impulses, which have no power" in flow.notes[0]


def test_energies_beyond_all_numbers_are_told():
    model = sb.Model("runaway", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    model.add_load("push", sb.loads.JointForce(joint, 1e3 * joint.v[0]))
    motion = sb.simulate(model, np.linspace(0, 0.5, 11))
    flow = sb.energy_flow(model, motion)
    known = motion.v[:, 0] < 1e153
    assert known.sum() == 8
    assert np.isfinite(flow.array("work_push")[known]).all()
    assert np.isnan(flow.array("work_push")[~known]).all()
    assert [(note.kind, note.time) for note in flow.notes] == [("value", 0.4)]
