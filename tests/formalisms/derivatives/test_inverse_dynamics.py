"""Derivatives by recursion are those of the graph, on random trees."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import KINDS, random_tree, random_values
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.formalisms.derivatives.inverse_dynamics import (
    InverseDynamicsDerivatives,
    mass_products,
)
from symbody.formalisms.dynamics.newton_euler import mass_matrix
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import applied_loads
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.system.assemble import assemble
from symbody.system.system import coordinate_rates


def by_recursion(system, products):
    tree = build_tree(system, merge=False)
    motion = forward_pass(tree, accelerated=True)
    applied = applied_loads(TreeKinematics(system, tree, motion))
    laws = {
        link.index: link.q
        for link in system.links
        if link.general is not None and link.q is not None and not link.driven
    }
    rates = dict(zip(system.q, coordinate_rates(system), strict=True))
    flow = rates | {system.t: sb.expr.node.ONE}
    return tree, InverseDynamicsDerivatives(
        tree, motion, applied, laws, flow, products=products
    )


def numbers(array, values):
    flat = evaluate_all(array.ravel().tolist(), values)
    return np.array(flat, dtype=float).reshape(array.shape)


@pytest.mark.parametrize("products", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_they_are_those_of_the_graph(seed, products):
    rng = np.random.default_rng(seed)
    model = random_tree(rng, int(rng.integers(1, 6)), kinds=KINDS)
    system = assemble(model)
    tree, found = by_recursion(system, products)
    tau = list(derive_inverse(system, merge=False).results["tau"])
    values = random_values(rng, system)
    values |= {vd: rng.normal() for vd in system.vd}
    N = jacobian(list(coordinate_rates(system)), list(system.v))
    wanted = numbers(jacobian(tau, list(system.q)), values) @ numbers(N, values)
    scale = max(1.0, np.abs(wanted).max(initial=0))
    actual = numbers(found.by_q, values)
    np.testing.assert_allclose(actual, wanted, atol=1e-10 * scale)
    M = (mass_products if products else mass_matrix)(tree)
    for slopes, symbols in ((found.by_v, system.v), (M, system.vd)):
        wanted = numbers(jacobian(tau, list(symbols)), values)
        scale = max(1.0, np.abs(wanted).max(initial=0))
        actual = numbers(slopes, values)
        np.testing.assert_allclose(actual, wanted, atol=1e-10 * scale)
