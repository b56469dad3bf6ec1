"""Derivatives of accelerations are those of the graph, loads and all."""

from __future__ import annotations

import numpy as np
import pytest

from probes.random_systems import random_values, tree_of
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.formalisms.derivatives.forward_dynamics import acceleration_derivatives
from symbody.formalisms.quantities.choose import best_derivation
from symbody.system.assemble import assemble


def numbers(array, values):
    flat = evaluate_all(array.ravel().tolist(), values)
    return np.array(flat, dtype=float).reshape(array.shape)


@pytest.mark.parametrize("seed", range(25))
def test_they_are_those_of_the_graph(seed, loaded_tree):
    rng = np.random.default_rng(seed)
    system = assemble(loaded_tree(rng, int(rng.integers(1, 5))))
    vd = list(best_derivation(system, merge=False).vd)
    wrt = [*system.q, *system.v, *system.x, *system.u, *system.p, system.t]
    values = random_values(rng, system) | {system.x[0]: 0.7}
    wanted = numbers(jacobian(vd, wrt), values)
    for at in system.quaternions:
        e = np.array([values[s] for s in system.q[at : at + 4]])
        block = wanted[:, at : at + 4]
        wanted[:, at : at + 4] = block - np.outer(block @ e, e)
    actual = numbers(acceleration_derivatives(system, vd, wrt), values)
    for at in system.quaternions:
        e = np.array([values[s] for s in system.q[at : at + 4]])
        block = actual[:, at : at + 4]
        actual[:, at : at + 4] = block - np.outer(block @ e, e)
    scale = max(1.0, np.abs(wanted).max(initial=0))
    np.testing.assert_allclose(actual, wanted, atol=1e-9 * scale)


@pytest.mark.parametrize("seed", range(4))
def test_one_entry_of_a_quaternion_is_as_among_all(seed):
    rng = np.random.default_rng(seed)
    system = assemble(tree_of([(0, "Rx"), (1, "ball")], rng))
    values = random_values(rng, system)
    vd = list(best_derivation(system, merge=False).vd)
    (start,) = system.quaternions
    entry = system.q[start + 2]
    alone = numbers(acceleration_derivatives(system, vd, [entry]), values)
    all_q = numbers(acceleration_derivatives(system, vd, system.q), values)
    np.testing.assert_array_equal(alone[:, 0], all_q[:, start + 2])
