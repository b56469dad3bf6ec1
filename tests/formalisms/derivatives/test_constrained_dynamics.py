"""Derivatives through constraints are those of the solved formulas."""

import numpy as np
import pytest

import symbody as sb
from probes.random_loops import random_planar_loop
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.formalisms.derivatives.forward_dynamics import constrained_derivatives
from symbody.formalisms.quantities.choose import best_derivation
from symbody.library.closed_by_constraints import disc, spatial_slider_crank


def loaded_loop(rng):
    """Return a random loop, closed by a constraint, under loads of many kinds."""
    model, a, b = random_planar_loop(rng, ("RR", "RT"), parameters=True)
    model.add_constraint("cut", sb.constraints.BallCut(a, b))
    first = next(iter(model.joints.values()))
    push, stiffness = model.add_input("push"), model.add_parameter("k", 3.0)
    state = model.add_state("lag", 0.4)
    model.set_rate(state, push - state)
    force = push * sb.cos(first.q[0]) + state - stiffness * first.v[0] ** 3
    model.add_load("pushed", sb.loads.JointForce(first, force))
    spring = sb.loads.SpringDamper(a.body, model.world, stiffness, 0.1, 0.5)
    model.add_load("spring", spring)
    return model


MODELS = {
    "chain of loops": lambda _: sb.library.loop_chain(3),
    "random loop": loaded_loop,
    "nonholonomic, quaternion": lambda _: disc(),
    "several equations at once": lambda _: spatial_slider_crank(),
    "explicit loops": lambda _: sb.library.andrews(),
    "legs": lambda _: sb.library.hexapod(explicit=False),
}


def numbers(array, values):
    flat = evaluate_all(array.ravel().tolist(), values)
    return np.array(flat, dtype=float).reshape(array.shape)


def along_turns(matrix, system, values):
    """Leave out what a change of a quaternion's length does."""
    for at in system.quaternions:
        e = np.array([values[s] for s in system.q[at : at + 4]])
        block = matrix[:, at : at + 4]
        matrix[:, at : at + 4] = block - np.outer(block @ e, e)
    return matrix


def random_point(compiled, rng):
    """Return values of all symbols of a system, near its start."""
    s = compiled.derivations.spanning_tree.system
    q = np.array(s.q_start) + 0.05 * rng.normal(size=len(s.q))
    for at in s.quaternions:
        q[at : at + 4] /= np.linalg.norm(q[at : at + 4])
    groups = {s.q: q, s.p: compiled.parameters, (s.t,): [0.3]}
    groups |= {g: rng.normal(size=len(g)) for g in (s.v, s.x, s.u)}
    return {a: float(b) for g, n in groups.items() for a, b in zip(g, n, strict=True)}


@pytest.mark.parametrize(
    "name", [*[*MODELS][:-1], pytest.param("legs", marks=pytest.mark.slow)]
)
def test_they_are_those_of_the_solved_formulas(name, rng):
    compiled = sb.compile_model(MODELS[name](rng))
    of = compiled.derivations.spanning_tree
    s, best = of.system, best_derivation(of, merge=False)
    vd, lam = list(best.vd), list(best.lam.values())
    wrt = [*s.q, *s.v, *s.x, *s.u, *s.p, s.t]
    values = random_point(compiled, rng)
    wanted = numbers(jacobian([*vd, *lam], wrt), values)
    found = numbers(
        constrained_derivatives(of, vd, lam, wrt, through={}, multiplied=True), values
    )
    scale = max(1.0, np.abs(wanted).max())
    found, wanted = (along_turns(m, s, values) for m in (found, wanted))
    # Two ways through the same systems of equations.
    np.testing.assert_allclose(found, wanted, atol=1e-9 * scale)
