"""Motions that follow measurements, and muscles that move them."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.results.plan import PlanStatus

TIMES = np.linspace(0, 1, 41)
COARSE = sb.Collocation(intervals=10, tolerance=1e-4)


def pendulum():
    model = sb.Model("pendulum", gravity=(0, -9.81, 0))
    bob = model.add_body("bob", mass=1.0, com=(0, -1, 0), inertia=(0, 0, 0.1))
    hinge = model.add_joint("hinge", model.world, bob, "Rz", q=0.3)
    M = model.add_input("M")
    model.add_load("motor", sb.loads.JointForce(hinge, M))
    marker = bob.add_frame("marker", (0, -1, 0))
    model.add_sensor("marker", sb.sensors.Position(marker))
    return model, M


@pytest.mark.parametrize("name", ["q_hinge", "marker"])
def test_a_motion_that_follows_measurements_finds_the_torque_behind_them(name):
    """With a small cost of effort, which tracking needs at the ends, nearly so."""
    model, M = pendulum()
    torque = 2 * np.sin(3 * TIMES)
    measured = sb.simulate(model, TIMES, inputs={"M": (TIMES, torque)})
    values = measured.array(name)
    track = {name: (TIMES, values, 1e-3)}
    plan = sb.OptimalControl(model, 1.0, running=M**2 / 100, track=track).solve(COARSE)
    assert plan.completed
    apart = plan["M"] - np.interp(plan.time, TIMES, torque)
    inside = (plan.time > 0.1) & (plan.time < 0.8)
    assert np.abs(apart[inside]).max() < 0.1
    followed = np.interp(plan.time, TIMES, measured["q_hinge"])
    np.testing.assert_allclose(plan["q_hinge"], followed, atol=1e-3)


@pytest.mark.parametrize("name", ["bearing", "force"])
def test_measured_forces_are_followed_at_least_effort(name):
    """Forces in a bearing are of accelerations, those of a strut of the state."""
    model, M = pendulum()
    tip = model.bodies["bob"].add_frame("tip", (0, -1, 0))
    wall = model.world.add_frame("wall", (1.5, -0.5, 0))
    strut = model.add_load(
        "strut", sb.loads.SpringDamper(tip, wall, 30, 1, free_length=1)
    )
    model.add_sensor("force", sb.sensors.LoadValue(strut))
    hinge = model.joints["hinge"]
    model.add_sensor("bearing", sb.sensors.ConstraintForce(hinge))
    torque = 2 * np.sin(3 * TIMES)
    measured = sb.simulate(model, TIMES, inputs={"M": (TIMES, torque)})
    track = {name: (TIMES, measured.array(name), 1e-3)}
    plan = sb.OptimalControl(model, 1.0, running=M**2 / 100, track=track).solve(COARSE)
    assert plan.completed
    values = plan.motion.array(name).reshape(len(plan.time), -1)
    wanted = measured.array(name).reshape(len(TIMES), -1)
    for own, column in zip(values.T, wanted.T, strict=True):
        spread = 1e-3 + 0.02 * np.ptp(column)
        np.testing.assert_allclose(
            own, np.interp(plan.time, TIMES, column), atol=spread
        )
    assert np.ptp(wanted) > 1.0
    apart = plan["M"] - np.interp(plan.time, TIMES, torque)
    inside = (plan.time > 0.1) & (plan.time < 0.8)
    assert np.abs(apart[inside]).max() < 0.2


def test_sigma_weighs_effort_against_what_is_missed():
    model, M = pendulum()
    wanted = (TIMES, 0.3 + 0.5 * TIMES)
    costs = []
    for sigma in (1.0, 0.1):
        track = {"q_hinge": (*wanted, sigma)}
        plan = sb.OptimalControl(model, 1.0, running=M**2, track=track).solve(COARSE)
        apart = plan["q_hinge"] - np.interp(plan.time, *wanted)
        squares = np.trapezoid((apart / sigma) ** 2 + plan["M"] ** 2, plan.time)
        assert plan.cost == pytest.approx(squares, rel=1e-2)  # of trapezoids
        costs.append(np.abs(apart).max())
    assert costs[1] < 0.5 * costs[0]


def forearm():
    """Return a forearm that a muscle holds against gravity, by its excitation."""
    model = sb.Model("arm", gravity=(0, 0, -9.81))
    shoulder = model.world.add_frame("shoulder", (0, 0, 0.3))
    arm = model.add_body("arm", 1.5, com=(0.15, 0, 0), inertia=(0.01, 0.02, 0.02))
    elbow = model.add_joint("elbow", model.world, arm, "Ry", q=0.5)
    model.add_load("skin", sb.loads.JointForce(elbow, -0.5 * elbow.v[0]))
    sb.add_muscle(
        model, "flexor", [shoulder, arm.add_frame("flexor", (0.04, 0, 0))],
        strength=600, fiber_length=0.14, tendon_length=0.15,
    )  # fmt: skip
    return model


def test_muscles_are_controls_that_follow_a_measured_angle():
    """Excitation is a share, as activation is, and found from the angle alone."""
    model = forearm()
    e = model.inputs["e_flexor"].symbols.item()
    excited = 0.1 + 0.03 * np.sin(2 * np.pi * TIMES)
    measured = sb.simulate(model, TIMES, inputs={"e_flexor": (TIMES, excited)})
    angle = measured.array("q_elbow")
    track = {"q_elbow": (TIMES, angle, 0.01)}
    problem = sb.OptimalControl(model, 1.0, running=e**2, track=track)
    plan = problem.solve(sb.Collocation(intervals=10, refinements=0))
    assert plan.status is PlanStatus.COARSE  # its laws have corners
    np.testing.assert_allclose(
        plan["q_elbow"], np.interp(plan.time, TIMES, angle), atol=1e-2
    )
    activation = np.interp(plan.time, TIMES, measured.array("a_flexor"))
    inside = plan.time < 0.7  # behind, less activation costs less
    np.testing.assert_allclose(plan["a_flexor"][inside], activation[inside], atol=0.02)
    assert problem.formulation.bounds[model.states["a_flexor"].symbols.item()] == (0, 1)


def test_tables_that_cannot_be_followed_are_refused():
    model, _ = pendulum()

    def problem(table, name="q_hinge", duration=1.0):
        return sb.OptimalControl(model, duration, track={name: table})

    with pytest.raises(ModelError, match="a table"):
        problem(TIMES)
    with pytest.raises(ModelError, match="a table"):
        problem((TIMES, "x"))
    with pytest.raises(ModelError, match="one value for each time"):
        problem((TIMES, TIMES), "marker")
    with pytest.raises(ModelError, match="from 0 to 2 s, the longest"):
        problem((TIMES, TIMES), duration=(1, 2))
    with pytest.raises(ModelError, match="sigma"):
        problem((TIMES, TIMES, 0.0))
    with pytest.raises(ModelError, match="increas"):
        problem((np.append(TIMES[:-1], 1.0)[[0, 2, 1, 40]], TIMES[:4]))


@pytest.mark.parametrize("size", [1.0, 1e-3, 1e-6])
def test_a_stiffness_is_identified_in_any_unit_of_length(size):
    model = sb.Model("cart", gravity=(0, 0, 0))
    k = model.add_parameter("k", 1.0)
    cart = model.add_body("cart", mass=1.0)
    slide = model.add_joint("slide", model.world, cart, "Tx", q=size)
    spring = sb.loads.JointForce(slide, -k * slide.q[0])
    model.add_load("spring", spring)
    t = np.linspace(0, 2, 41)
    table = t, size * np.cos(np.sqrt(1.7) * t)
    problem = sb.OptimalControl(model, 2.0, track={"q_slide": table}, free={"k": 0.5})
    plan = problem.solve()
    assert plan.status.name == "OPTIMAL"
    assert plan.parameters["k"] == pytest.approx(1.7, rel=1e-4)
