"""Loads on nodes that follow accelerations and multipliers."""

import numpy as np
import pytest
from scipy.optimize import fsolve

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
TIMES = np.linspace(0, 0.12, 7)
WEIGHT = 2 * 9.81


def sliding(*, force, moves="x", damping=0.0):
    """Return a body on a line, and a node between it and hooks that a force pulls."""
    model = sb.Model("sliding")
    body = model.add_body("body", mass=2.0)
    joint = model.add_joint("slide", model.world, body, ["Tx", "Tz"], q=(1.0, 0))
    model.add_constraint("line", sb.constraints.Algebraic(joint.q[1]))
    N = model.add_sensor("N", sb.sensors.Multiplier("line"))
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    height = 0.3 if moves == "xz" else 0.0
    node = model.add_node("node", at=(0.5, 0, height), moves=moves)
    hooks = [(0, 0, height), (0.5, 0, 1)][: len(moves)]
    for i, at in enumerate(hooks):
        hook = model.world.add_frame(f"hook{i}", at=at)
        spring = sb.loads.SpringDamper(hook, node, stiffness=100, free_length=0.1)
        model.add_load(f"spring{i}", spring)
    if damping:
        grease = sb.loads.SpringDamper(model.world, node, damping=damping)
        model.add_load("grease", grease)
    last = sb.loads.SpringDamper(node, body, stiffness=200, free_length=0.1)
    model.add_load("last", last)
    model.add_load("pull", sb.loads.Force(node, (force(N, a), 0, 0)))
    model.add_sensor("place", sb.sensors.Position(node))
    return model


def swing(weight, mass):
    """Return the body's place with a constant pull at the node, by hand."""
    k = 200 / 3
    middle = 0.2 - weight * (2 / 3) / k
    return middle + (1 - middle) * np.cos(np.sqrt(k / mass) * TIMES)


def test_traction_on_a_node_follows_a_multiplier():
    motion = sb.simulate(sliding(force=lambda N, a: -0.2 * N), TIMES, **TIGHT)
    x = motion.array("q_slide_Tx")
    np.testing.assert_allclose(x, swing(0.2 * WEIGHT, 2.0), atol=1e-9)


def test_a_pull_on_a_node_follows_an_acceleration():
    # Two thirds of the pull arrive at the body, as if it were mass there.
    pull = sliding(force=lambda N, a: -3.0 * a[0])
    motion = sb.simulate(pull, TIMES, **TIGHT)
    x = motion.array("q_slide_Tx")
    np.testing.assert_allclose(x, swing(0.0, 2.0 + 2.0), atol=1e-9)


def balanced(found):
    """Return what is left of the forces on a node in a plane, and of N."""
    x, z, N = found
    total = np.array([-0.2 * N, 0.0])
    for end, k in (((0, 0.3), 100), ((0.5, 1), 100), ((1, 0), 200)):
        line = np.subtract(end, (x, z))
        length = np.linalg.norm(line)
        pull = k * (length - 0.1) * line / length
        total += pull
    return [*total, N - WEIGHT - pull[1]]


def test_the_balance_is_solved_together_with_the_multiplier_it_changes():
    model = sliding(force=lambda N, a: -0.2 * N, moves="xz")
    motion = sb.simulate(model, TIMES, **TIGHT)
    x, z, N = fsolve(balanced, (0.5, 0.3, WEIGHT), xtol=1e-13)
    np.testing.assert_allclose(motion.array("place")[0], (x, 0, z), atol=1e-10)
    np.testing.assert_allclose(motion.array("N")[0], N, rtol=1e-10)


@pytest.mark.parametrize("moves", ["x", "xz"])
def test_the_jacobian_goes_through_the_loop(moves):
    model = sliding(force=lambda N, a: -0.2 * N - a[0], moves=moves)
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    J = compiled.jacobian(of="vd", wrt=["q"])(0.0, y, [])
    step = 1e-6 * np.eye(len(y))[0]
    ends = [compiled.derivatives(0.0, y + s)[2:] for s in (step, -step)]
    slope = (ends[0] - ends[1]) / 2e-6
    # Central differences with this step are good to eight digits.
    np.testing.assert_allclose(np.asarray(J)[:, 0], slope, rtol=1e-7, atol=1e-6)


def test_dampers_determine_the_rate_of_such_a_node():
    model = sliding(force=lambda N, a: -0.2 * N, damping=5.0)
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    at = compiled.state_labels().index
    x, n = y[at("q_slide_Tx")], y[at("node_x")]
    forces = -100 * (n - 0.1) + 200 * (x - n - 0.1) - 0.2 * WEIGHT
    rate = compiled.derivatives(0.0, y)[at("node_x")]
    np.testing.assert_allclose(rate, forces / 5.0, rtol=1e-12)


def test_the_velocity_of_such_a_node_on_springs_is_refused():
    model = sliding(force=lambda N, a: -0.2 * N)
    model.add_sensor("speed", sb.sensors.Velocity(model.nodes["node"].body))
    with pytest.raises(
        sb.errors.ModelError, match="sensor 'N', which follows from acc"
    ):
        sb.simulate(model, 0.1)


def test_backends_agree_on_such_a_node():
    model = sliding(force=lambda N, a: -0.2 * N - a[0], moves="xz")
    found = []
    for backend in ("llvm", "c", "python"):
        compiled = sb.compile_model(model, backend=backend)
        found.append(compiled.derivatives(0.0, compiled.start_state()))
    for one in found[1:]:
        np.testing.assert_allclose(one, found[0], rtol=1e-9, atol=1e-9)
