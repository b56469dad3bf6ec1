"""Exact Jacobians are those by complex steps, on random mechanisms with loops."""

import numpy as np
import pytest

import symbody as sb
from probes.complex_steps import complex_steps
from probes.random_loops import random_planar_loop
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.traverse import symbols_of
from symbody.formalisms.quantities.dynamics import derive_dynamics
from symbody.testing import COVERAGE, VALUES

BRANCHES = [("RR", "RR"), ("RT", "RR"), ("RRR", "RT"), ("RRRR", "RRRRRR")]

# Corners, powers of negative numbers, which have no complex ones beside them, and poles
# in the branch that is not taken, which steps walk into.
NO_STEPS = {
    "minus to a whole power",
    "negative base",
    "negative constant to a power",
    "where guards a logarithm",
    "where guards a quotient",
    "floor of infinity",
    "sign of zero",
}


@pytest.mark.parametrize("name", sorted(COVERAGE.keys() - NO_STEPS))
def test_slopes_of_formulas_are_those_by_complex_steps(name):
    formula = COVERAGE[name]
    values = {s: VALUES[s.name] for s in symbols_of(formula)}
    for s in values:
        exact = evaluate(derivative(formula, s), values)
        (found,) = complex_steps([formula], [s], values)[0]
        assert found == pytest.approx(exact, rel=1e-13, abs=1e-15)


def loop(rng, branches):
    """Return a closed loop under a force of a friction law and a spring."""
    model, a, b = random_planar_loop(rng, branches, parameters=True)
    model.add_constraint("cut", sb.constraints.BallCut(a, b))
    first = next(iter(model.joints.values()))
    push = model.add_input("push")
    law = push * sb.tanh(first.v[0]) - sb.sqrt(1 + first.q[0] ** 2)
    model.add_load("law", sb.loads.JointForce(first, law))
    model.add_load("spring", sb.loads.SpringDamper(a.body, model.world, 3.0, 0.1, 0.5))
    return model


@pytest.mark.slow
@pytest.mark.parametrize("branches", BRANCHES)
def test_jacobians_of_loops_are_those_by_complex_steps(branches, rng):
    compiled = sb.compile_model(loop(rng, branches))
    of, y = compiled.derivations, compiled.start_state()
    y = y + 0.05 * rng.normal(size=len(y))
    s, rates = of.system, derive_dynamics(of).results
    values = dict(zip([*s.coordinates.y, *s.u], [*y, 1.3], strict=True))
    values |= dict(zip(s.p, compiled.parameters, strict=True)) | {s.t: 0.0}
    roots = [*rates["vd"], *rates["lam"]]
    wrt = [*s.coordinates.y, *s.u]
    wanted = complex_steps(roots, wrt, values)
    J = compiled.jacobian(["vd", "multipliers"], wrt)(0.0, y, [1.3])
    # As far as the systems of equations in them are conditioned.
    size = np.abs(wanted).max()
    np.testing.assert_allclose(J, wanted, rtol=1e-9, atol=1e-11 * size)
