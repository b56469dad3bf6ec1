"""Reactions after the fact, against sensors and equations of equilibrium."""

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import parallel_cranks


def test_the_force_in_a_hinge_moves_the_center_of_mass():
    model = sb.library.pendulum()
    (body,) = [b for name, b in model.bodies.items() if name != "world"]
    center = body.add_frame("center", at=body.com)
    model.add_sensor("a", sb.sensors.Acceleration(center))
    motion = sb.simulate(model, 1.0)
    found = sb.reactions(model, motion)
    compiled = sb.compile_model(model)
    mass = model.default_value(body.mass)
    axes = [compiled.pose(body.name, q)[0] for q in motion.q]
    force = np.einsum("tij,tj->ti", axes, found.array("hinge_force"))
    weight = mass * np.array([float(g) for g in compiled.system.gravity])
    assert force + weight == pytest.approx(mass * motion.array("a"), abs=1e-10)


def test_a_force_at_a_frame_is_the_load_in_the_axes_of_the_world():
    model = sb.library.crane_crab()
    motion = sb.simulate(model, 1.0, inputs={"F": 3.0})
    found = sb.reactions(model, motion)
    on_crab = found.array("drive_force_on_crab")
    assert on_crab == pytest.approx(np.tile([3.0, 0, 0], (501, 1)))
    assert found.array("drive_force_on_world") == pytest.approx(-on_crab)


@pytest.mark.parametrize("explicit", [True, False])
def test_forces_of_a_loop_are_opposite_on_both_of_its_ends(explicit):
    model = sb.library.four_bar(explicit=explicit)
    motion = sb.simulate(model, 1.0, inputs={"torque": 2.0})
    found = sb.reactions(model, motion)
    first, second = (found.array(n) for n in found if n.startswith("loop_force_on"))
    assert np.abs(first).max() > 0.1
    assert first == pytest.approx(-second, rel=1e-10, abs=1e-10)


def test_what_acts_in_a_joint_has_the_unit_of_its_force():
    model = sb.library.four_bar(explicit=False)
    found = sb.reactions(model, sb.simulate(model, 1.0, inputs={"torque": 2.0}))
    assert found.array("drive_in_crank") == pytest.approx(np.full(501, 2.0))
    assert found["drive_in_crank"].attrs["units"] == "N m"
    assert found["crank_force"].attrs["units"] == "N"


TIMES = np.linspace(0, 1, 11)


@pytest.mark.parametrize("explicit", [True, False])
def test_reactions_of_a_prescribed_loop_are_those_of_a_drive_that_does_it(explicit):
    model = sb.library.four_bar(explicit=explicit)
    motion = sb.kinematics(model, {"crank": 2.0 * model.t + 0.3}, TIMES)
    found = sb.reactions(model, motion)
    driving = found.array("drive_crank_in_crank")
    assert driving == pytest.approx(motion.array("drive_crank"), abs=1e-8)
    start = {n: motion.array(n)[0] for n in motion if n[:2] in ("q_", "v_")}
    if explicit:
        start = {n: value for n, value in start.items() if n.endswith("_crank")}
    same = sb.simulate(
        model,
        TIMES,
        inputs={"torque": (TIMES, motion.array("drive_crank"))},
        start=start,
    )
    # Linear tables of the torque lead elsewhere with time.
    expected = sb.reactions(model, same)
    for name in ("crank_force", "coupler_force", "rocker_force", "crank_torque"):
        first = expected.array(name)[0]
        assert found.array(name)[0] == pytest.approx(first, rel=1e-6, abs=1e-8)
    assert np.abs(found.array("crank_force")).max() > 1.0


def test_reactions_of_inverse_dynamics_of_joints_are_those_of_kinematics():
    model = sb.library.double_pendulum()
    first, second = model.joints.values()
    prescribed = {first: 0.5 + 0.3 * sb.sin(model.t), second: model.t}
    motion = sb.kinematics(model, prescribed, TIMES)
    inverse = sb.inverse_dynamics(model, motion)
    found, expected = (sb.reactions(model, m) for m in (inverse, motion))
    assert {*found} == {*expected}
    for name in expected:
        assert found.array(name) == pytest.approx(expected.array(name), abs=1e-9)
    flow = sb.energy_flow(model, motion)
    v, drive = motion.array("v_upper"), motion.array("drive_upper")
    assert flow.array("power_drive_upper") == pytest.approx(v * drive, abs=1e-9)


def test_a_sensor_with_the_name_of_a_drive_is_no_force():
    model = sb.library.double_pendulum()
    model.add_expression("drive_upper", 100.0, sensor=True)
    found = sb.reactions(model, sb.simulate(model, TIMES))
    assert not [name for name in found if name.startswith("drive")]


def four_bar_with_hinges(angle, cut=sb.constraints.HingeCut):
    """Return a planar loop and the gravity in its axes, turned together about x."""
    R = sb.rotation("x", angle)
    model = sb.Model("loop", gravity=R @ np.array([0.0, -6.0, 7.0]))
    ground = model.world.add_frame("ground", rotation=R)
    last = ground
    for name, length, start in (("crank", 0.4, 1.2), ("coupler", 0.7, -1.02)):
        bar = model.add_body(name, 1.0, (length / 2, 0, 0), (0.02, 0.02, 0.02))
        model.add_joint(f"{name}_hinge", last, bar, "Rz", q=start)
        last = bar.add_frame("tip", at=(length, 0, 0))
    rocker = model.add_body("rocker", 0.7, (0.25, 0, 0), (0.02, 0.02, 0.02))
    foot = ground.add_frame("foot", at=(0.8, 0, 0))
    model.add_joint("rocker_hinge", foot, rocker, "Rz", q=1.5)
    model.add_constraint("cut", cut(last, rocker.add_frame("tip", at=(0.5, 0, 0))))
    return model


def test_reactions_that_redundant_constraints_leave_open_are_told():
    """Across the plane a loop of hinges may be braced; in the plane it cannot."""
    found = []
    for angle in (0.0, 0.7):
        model = four_bar_with_hinges(angle)
        found.append(sb.reactions(model, sb.simulate(model, 0.2)))
    for joint in model.joints:
        forces, torques = (
            [one.array(f"{joint}_{part}") for one in found]
            for part in ("force", "torque")
        )
        assert forces[0][:, :2] == pytest.approx(forces[1][:, :2], abs=1e-7)
        assert torques[0][:, 2] == pytest.approx(torques[1][:, 2], abs=1e-7)
        assert np.abs(forces[0][:, 2] - forces[1][:, 2]).min() > 0.1
    for one in found:
        (note,) = one.notes_of("undetermined")
        assert "crank_hinge.force[z], crank_hinge.torque[x]" in note
        assert "force[x]" not in note
        assert "torque[z]" not in note


def test_what_sensors_and_results_hold_of_such_forces_is_told():
    model = four_bar_with_hinges(0.7)
    motion = sb.simulate(model, 0.2)
    (note,) = motion.notes_of("undetermined")
    assert "given for lam_cut[y]. " in note
    assert not sb.simulate(model, 0.2, save=sb.Save(multipliers=False)).notes
    hinge = model.joints["crank_hinge"]
    model.add_sensor("R", sb.sensors.ConstraintForce(hinge))
    (note,) = sb.simulate(model, 0.2).notes_of("undetermined")
    assert "crank_hinge.force[z]" in note
    assert "rocker_hinge" not in note
    planar = four_bar_with_hinges(0.7, sb.constraints.PlanarHingeCut)
    motion = sb.simulate(planar, 0.2)
    assert not motion.notes_of("undetermined")
    assert not sb.reactions(planar, motion).notes


@pytest.mark.parametrize("analysis", ["equilibrium", "inverse_dynamics"])
def test_other_analyses_tell_of_forces_that_are_left_open(analysis):
    model = parallel_cranks()
    result = (
        sb.equilibrium(model)
        if analysis == "equilibrium"
        else sb.inverse_dynamics(model, sb.simulate(model, 0.2), tolerance=1e-3)
    )
    (note,) = result.notes_of("undetermined")
    assert "lam_pin1[y]" in note


def test_forces_of_drives_that_work_against_each_other_are_told():
    """Two cranks of a parallelogram that are both driven push against each other."""
    model = sb.Model("parallelogram", gravity=(0, -9.81, 0))
    tips = []
    for k in range(2):
        crank = model.add_body(f"crank{k}", 1.0, (0.2, 0, 0), (0.02, 0.02, 0.02))
        place = model.world.add_frame(f"place{k}", at=(k, 0, 0))
        joint = model.add_joint(f"hinge{k}", place, crank, "Rz", q=1.0)
        model.drive(joint, 1.0 + 0.5 * model.t)
        tips.append(crank.add_frame("tip", at=(0.4, 0, 0)))
    bar = model.add_body("bar", 2.0, (0.5, 0, 0), (0.1, 0.1, 0.1))
    model.add_joint("knee", tips[0], bar, "Rz", q=-1.0)
    end = bar.add_frame("end", at=(1, 0, 0))
    model.add_constraint("cut", sb.constraints.PlanarHingeCut(end, tips[1]))
    motion = sb.simulate(model, 0.2, save=sb.Save(drives=True))
    (note,) = motion.notes_of("undetermined")
    assert "given for drive_hinge0, drive_hinge1. " in note
    assert not sb.simulate(model, 0.2).notes_of("undetermined")


def test_a_joint_has_the_reaction_of_one_side_where_a_load_on_it_jumps():
    """The load across a slide is -3 N until t = 2 s, then 3."""
    model = sb.Model("beside", gravity=(0, 0, 0))
    body = model.add_body("b", 1.0)
    model.add_joint("x", model.world, body, "Tx")
    push = sb.loads.Force(body, (0, 3 * sb.sign(model.t - 2), 0))
    model.add_load("push", push)
    motion = sb.simulate(model, [0, 1, 2, 2, 3])
    force = sb.reactions(model, motion).array("x_force")
    np.testing.assert_allclose(force[:, 1], [3, 3, 3, -3, -3])
