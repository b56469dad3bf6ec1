"""Loops that come to the end of their range while time runs."""

import numpy as np
import pytest

import symbody as sb


def linkage(ground, torque, **options):
    """Return a four-bar whose crank is turned by a torque from rest."""
    model = sb.Model("linkage")
    crank, rod, rocker = (
        model.add_body(name, 1, (0.3, 0, 0), (0, 0.1, 0.1))
        for name in ("crank", "rod", "rocker")
    )
    pin, a, b = (
        body.add_frame("end", at=(length, 0, 0))
        for body, length in ((crank, 1.0), (rod, 1.0), (rocker, 0.8))
    )
    A = model.add_joint("A", model.world, crank, "Ry", q=-1.2)
    model.add_joint("B", pin, rod, "Ry")
    model.add_joint("D", model.world.add_frame("D", at=(ground, 0, 0)), rocker, "Ry")
    model.add_loop("loop", sb.loops.FourBar(a, b, **options))
    model.add_load("drive", sb.loads.JointForce(A, torque))
    return model


def test_a_run_ends_at_a_dead_position_and_tells_which():
    with pytest.raises(sb.errors.AnalysisError) as error:
        sb.simulate(linkage(1.5, -50.0), 2.0)
    text = str(error.value)
    assert "a loop has come to a singular (dead-centre) position at t = 0.17648" in text
    assert "q_A = -1.5675" in text
    assert "In loop 'loop' two links of 1 m and 0.8 m, which span from 0.2 m to" in text
    assert "Of its coordinates q_D would do." in text
    assert "choose another one, or close the loop by add_constraint" in text
    until = error.value.result
    assert 0.17 < until.time[-1] < 0.1765


def test_it_ends_also_where_the_work_is_integrated_along():
    text = r"a singular \(dead-centre\) position at t = 0\.17648"
    with pytest.raises(sb.errors.AnalysisError, match=text):
        sb.simulate(linkage(1.5, -50.0), 2.0, save=sb.Save(work=True))


def test_radau_ends_there_too():
    with pytest.raises(
        sb.errors.AnalysisError, match="In loop 'loop' two links of 1 m and"
    ):
        sb.simulate(linkage(1.5, -50.0), 0.3, method="Radau")


def test_fixed_steps_that_leave_the_range_say_so():
    with pytest.raises(
        sb.errors.AnalysisError, match="In loop 'loop' two links of 1 m and"
    ):
        sb.simulate(linkage(1.5, -50.0), 2.0, method=sb.RK4(1e-2))


def test_another_independent_joint_passes():
    model = linkage(1.5, -50.0, independent=None)
    rod, rocker = model.bodies["rod"], model.bodies["rocker"]
    model.loops.clear()
    start = {"q_B": 1.346436057220933}  # where A is at -1.2
    loop = sb.loops.FourBar(rod["end"], rocker["end"], independent=model.joints["B"])
    model.add_loop("other", loop)
    motion = sb.simulate(model, 0.25, start=start, save=sb.Save(work=True))
    assert motion.time[-1] == 0.25
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-4


def test_a_crank_that_turns_fully_is_not_stopped():
    motion = sb.simulate(linkage(0.2, 5.0), 3.0, save=sb.Save(work=True))
    assert motion["q_A"].to_numpy()[-1] > 6.3
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-4


@pytest.mark.parametrize("constraints", ["projection", "partition", "baumgarte"])
def test_a_constraint_elsewhere_does_not_hide_the_end_of_a_loop(constraints):
    model = sb.Model("two", gravity=(0, 0, 0))
    crank, follower, x, y = (
        model.add_body(name, 1, inertia=(0.1, 0.1, 0.1))
        for name in ("crank", "follower", "x", "y")
    )
    model.add_joint("a", model.world, crank, "Rz", q=0.3, v=3.0)
    base = model.world.add_frame("base", (1, 0, 0))
    model.add_joint("b", base, follower, "Rz", q=2.3)
    tip, end = crank.add_frame("tip", (1.2, 0, 0)), follower.add_frame("end", (1, 0, 0))
    model.add_loop("loop", sb.loops.RodLoop(tip, end, 0.9))
    one = model.add_joint("one", model.world, x, "Tx", q=0.0, v=0.1)
    other = model.add_joint("other", model.world, y, "Tx")
    same = sb.constraints.Algebraic(one.q[0] - other.q[0])
    model.add_constraint("same", same)
    with pytest.raises(
        sb.errors.AnalysisError, match=r"dead-centre.* t = 0.2982.*'loop'"
    ):
        sb.simulate(model, 1.0, constraints=constraints)
