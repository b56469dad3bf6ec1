"""The Jacobian of the state's rates is the slope of their formulas."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.derivatives.of_formulas import derive_jacobian
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.quantities.solved import state_rates
from symbody.system.assemble import assemble
from symbody.system.system import coordinate_rates


def accelerated(model):
    """Add an extra state whose rate follows the acceleration of the last body."""
    body = list(model.bodies.values())[-1]
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    filtered = model.add_state("filtered", 0.2)
    model.set_rate(filtered, a[0] * filtered - a[2])


def expected_jacobian(system, values, state):
    """Return ∂(qd, vd, xd)/∂y by the graph, vd = -M⁻¹ ∂(M vd + c - tau) in numbers."""
    best = derive_by(system, "composite", merge=False)
    vd = evaluate(list(best.vd), values)
    held = values | dict(zip(system.vd, vd, strict=True))
    residual = list(derive_inverse(system, merge=False).results["tau"])
    M = evaluate(best.M, values)
    slopes = -np.linalg.solve(M, evaluate(jacobian(residual, state), held))
    rates = list(state_rates(system, system.vd, merge=False))
    by_vd = evaluate(jacobian(rates, list(system.vd)), held)
    upper = evaluate(jacobian(list(coordinate_rates(system)), state), values)
    lower = evaluate(jacobian(rates, state), held) + by_vd @ slopes
    return np.vstack([upper, slopes, lower])


@pytest.mark.parametrize("seed", range(20))
def test_that_of_a_tree_is_that_of_the_graph_quaternions_and_all(seed, loaded_tree):
    rng = np.random.default_rng(seed)
    model = loaded_tree(rng, int(rng.integers(1, 5)))
    accelerated(model)
    system = assemble(model)
    values = random_values(rng, system) | dict.fromkeys(system.x, 0.7)
    state = [*system.q, *system.v, *system.x]
    expected = expected_jacobian(system, values, state)
    actual = evaluate(derive_jacobian(system).results["J"], values)
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(actual, expected, atol=1e-9 * scale)


def test_a_driven_coordinate_of_a_law_has_its_acceleration_once():
    x, y = sb.symbol("x"), sb.symbol("y")
    law = sb.joints.CustomJoint(
        (x, y), (x, x * y, 0.5 * sb.sin(y)), sb.rotation("x", y + 0.3 * x)
    )
    model = sb.Model("half_driven")
    body = model.add_body("body", 2.0, com=(0.1, 0.2, 0.3), inertia=(0.3, 0.4, 0.5))
    joint = model.add_joint("joint", model.world, body, law)
    model.drive(joint, [None, sb.sin(2 * model.t)])
    system = assemble(model)
    values = random_values(np.random.default_rng(0), system)
    state = [*system.q, *system.v]
    actual = evaluate(derive_jacobian(system).results["J"], values)
    expected = expected_jacobian(system, values, state)
    np.testing.assert_allclose(actual, expected, rtol=1e-12)
