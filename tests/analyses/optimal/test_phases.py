"""Phases against closed forms, mass matrices and the same motion in one phase."""

import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.results.plan import PlanStatus

COARSE = sb.Collocation(intervals=6)


def rod(*, pinned, **options):
    """Return a slanted rod that falls, with its lower end pinned at the origin."""
    model = sb.Model("rod", gravity=(0, 0, -9.81))
    body = model.add_body("rod", 1.5, inertia=(0, 0.2, 0))
    model.add_joint(
        "fall", model.world, body, ["Tx", "Tz", "Ry"], q=(0.2, 0.6, 0.4), v=(0.1, 0, 1)
    )
    end = body.add_frame("end", (0, 0, -0.5))
    model.add_sensor("end", sb.sensors.Position(end))
    if pinned:
        x, z, turn = model.joints["fall"].q
        tip = [x - 0.5 * sb.sin(turn) - 0.1, z - 0.5 * sb.cos(turn)]
        model.add_constraint("pin", sb.constraints.Algebraic(tip[1:]))
    return sb.OptimalControl(model, running=0, **options)


def test_a_rod_that_lands_loses_the_velocity_of_its_end_without_rebound():
    """M (v⁺ - v⁻) = Jᵀ P with J v⁺ = 0, by the mass matrix in numbers."""
    fall = rod(pinned=False, duration=(0.05, 1))
    stand = rod(pinned=True, free="all", duration=0.1)
    plans = sb.OptimalPhases({"fall": fall, "stand": stand}).solve(COARSE)
    before, after = plans["fall"].motion, plans["stand"].motion
    q, v = before.q[-1], before.v[-1]
    assert before["end[z]"][-1] == pytest.approx(0, abs=1e-9)
    M = fall.formulation.model.mass_matrix(q)
    J = np.array([[0, 1, 0.5 * np.sin(q[2])]])
    whole = np.block([[M, -J.T], [J, np.zeros((1, 1))]])
    expected = np.linalg.solve(whole, [*(M @ v), 0])[:3]
    assert abs(v - expected).max() > 0.5
    np.testing.assert_allclose(after.q[0], q, atol=1e-9)
    np.testing.assert_allclose(after.v[0], expected, atol=1e-9)
    assert all(plan.status is PlanStatus.OPTIMAL for plan in plans.values())


def four_bar(duration, **options):
    model = sb.library.four_bar(explicit=False)
    torque = model.inputs["torque"].symbols.item()
    return sb.OptimalControl(model, duration, running=torque**2, **options)


def satellite(duration, **options):
    model = sb.Model("satellite", gravity=(0, 0, 0))
    body = model.add_body("body", 1.0, inertia=(1, 2, 3))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    model.add_load("wheels", sb.loads.JointForce(joint, torques))
    return sb.OptimalControl(
        model, duration, running=sum(M**2 for M in torques), **options
    )


@pytest.mark.parametrize(
    ("make", "end"),
    [
        (four_bar, {"q_crank": 1.2}),
        (satellite, {"q_turn_e1": 0.3, "q_turn_e2": -0.2, "v_turn_wx": 0.1}),
    ],
)
def test_a_motion_in_two_phases_is_that_in_one(make, end):
    """Also with a loop that stays closed, and with a quaternion."""
    whole = make(1.0, at_end=end).solve(sb.Collocation(intervals=10))
    parts = {"first": make(0.4), "second": make(0.6, at_end=end)}
    problem = pickle.loads(pickle.dumps(sb.OptimalPhases(parts)))
    plans = problem.solve(sb.Collocation(intervals=6))
    for plan in plans.values():
        assert plan.cost == pytest.approx(whole.cost, rel=1e-6)
    assert plans["second"].difference < 1e-5


def hop(**options):
    """Return a trunk on a springy leg that hops, its foot free in the air."""

    def phase(stands, **more):
        model = sb.Model("leg", gravity=(0, 0, -9.81))
        trunk, foot = model.add_body("trunk", 10.0), model.add_body("foot", 1.0)
        up = model.add_joint("z", model.world, trunk, "Tz", q=1.0)
        knee = model.add_joint("l", trunk, foot, "Tz", q=-1.0, limits=(-1.1, -0.6))
        F = model.add_input("F", limits=(-400, 400))
        spring = F - 3000 * (knee.q[0] + 1)
        model.add_load("drive", sb.loads.JointForce(knee, spring))
        at = up.q[0] + knee.q[0]
        if stands:
            model.add_constraint("ground", sb.constraints.Algebraic(at))
            more["throughout"] = {"lam_ground": (0, None)}
        else:
            more["throughout"] = {at: (0, None)}
        return sb.OptimalControl(model, (0.05, 1), running=F**2, **more)

    air = phase(False, at_end={"v_z": 0, "q_z": 1.1})
    phases = {"stance": phase(True), "rise": air, "fall": phase(False)}
    return sb.OptimalPhases(phases, periodic="all", **options)


def test_a_hopping_leg_does_the_work_that_its_foot_loses():
    """The foot stops where it lands: ½ m v², and the spring gives back what it took."""
    plans = hop().solve(sb.Collocation(intervals=10, tolerance=1e-4))
    assert all(plan.completed for plan in plans.values())
    work = 0.0
    for plan in plans.values():
        work += np.trapezoid(plan["F"] * plan["v_l"], plan.time)
    lost = plans["fall"]["v_z"][-1] + plans["fall"]["v_l"][-1]
    assert work == pytest.approx(0.5 * lost**2, rel=2e-2)  # by trapezoids
    assert plans["stance"]["lam_ground"].min() > -1e-6
    foot = plans["stance"]["v_z"] + plans["stance"]["v_l"]
    np.testing.assert_allclose(foot, 0, atol=1e-9)
    end, start = plans["fall"], plans["stance"]
    assert end["v_z"][-1] == pytest.approx(start["v_z"][0], abs=1e-9)


def test_phases_that_do_not_fit_are_refused():
    first, second = four_bar(1.0), satellite(1.0)
    make = sb.OptimalPhases
    with pytest.raises(ModelError, match="two problems"):
        make({"only": first})
    with pytest.raises(ModelError, match="with other constraints"):
        make({"first": first, "second": second})
    twice = {"first": second, "second": satellite(1.0)}
    with pytest.raises(ModelError, match="one before them"):
        make(twice, jumps={"first": {}})
    with pytest.raises(ModelError, match="states that go on"):
        make(twice, jumps={"second": {"v": lambda before: 0}})
    with pytest.raises(ModelError, match="a function from the states"):
        make(twice, jumps={"second": {"v_turn_wx": lambda before: before["x"]}})
    with pytest.raises(ModelError, match="states, of"):
        make(twice, periodic=["v"])
    with pytest.raises(ModelError, match="a method of collocation"):
        make(twice).solve("shooting")
    with pytest.raises(ModelError, match="by names of phases"):
        make(twice).solve(guess={"third": {}})


def test_what_is_missed_says_in_which_phase():
    """The rod cannot turn back in so short a time."""
    fall = rod(pinned=False, duration=(0.05, 1))
    stand = rod(pinned=True, free="all", duration=0.01, at_end={"q_fall_Ry": -0.4})
    plans = sb.OptimalPhases({"fall": fall, "stand": stand}).solve(
        sb.Collocation(intervals=2), max_iterations=60
    )
    assert not plans["stand"].completed
    assert "In phase 2 at t = " in " ".join(map(str, plans["fall"].notes))


def soft_fall(*, free=("k",), **options):
    """Return a ball on a spring, whose stiffness may be chosen."""
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    slide = model.add_joint("z", model.world, model.add_body("ball", 1.0), "Tz", q=1.0)
    k = model.add_parameter("k", 2.0)
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    return sb.OptimalControl(model, (0.1, 2), running=0, free=free, **options)


def test_a_free_parameter_has_one_value_in_all_phases():
    """v² = 2 g + k at the ground from 1 m, and so as it comes to rest behind it."""
    fall = soft_fall(at_end={"q_z": 0, "v_z": -6.0})
    rise = soft_fall(at_end={"v_z": 0})
    jumps = {"rise": {"v_z": lambda before: -0.5 * before["v_z"]}}
    plans = sb.OptimalPhases({"fall": fall, "rise": rise}, jumps=jumps).solve()
    k = 36 - 2 * 9.81
    assert [p.parameters["k"] for p in plans.values()] == pytest.approx([k, k])
    height = (np.sqrt(9.81**2 + 9 * k) - 9.81) / k
    assert plans["rise"].value("q_z")[-1] == pytest.approx(height, rel=1e-7)
    with pytest.raises(ModelError, match=r"rise.*'k' is one in another"):
        sb.OptimalPhases({"fall": fall, "rise": soft_fall(free=())}, jumps=jumps)
