"""Five formalisms, with and without merged axes, give the same accelerations.

The tolerance is relative to the largest acceleration: rounding is multiplied by the
condition of the mass matrix, which is below 1e5 in these trees.
"""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probes.plans import SEEDS, plans, system_at
from probes.random_systems import tree_of
from symbody.errors import DerivationError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ZERO
from symbody.formalisms.quantities.choose import (
    best_derivation,
    derive_by,
    running_cost,
)
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.system import assemble

PLANS = plans(11, 12)
SHORT_PLANS = plans(2, 3)
TOLERANCE = 1e-10


def accelerations(system, values, formalism, *, merge):
    return evaluate(list(derive_by(system, formalism, merge=merge).vd), values)


def assert_close(actual, expected):
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=TOLERANCE * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_recursions_agree_on_any_tree(plan, seed):
    assert_agreement(plan, seed, ("composite", "recursive", "articulated"))


def assert_agreement(plan, seed, formalisms):
    system, values = system_at(plan, seed)
    reference = accelerations(system, values, "composite", merge=False)
    for formalism in formalisms:
        merged = accelerations(system, values, formalism, merge=True)
        assert_close(merged, reference)
        plain = accelerations(system, values, formalism, merge=False)
        assert_close(plain, reference)


@settings.get_profile("mechanisms")
@given(SHORT_PLANS, SEEDS)
def test_closed_formulas_agree_with_recursion_on_small_trees(plan, seed):
    assert_agreement(plan, seed, ("kane", "tmt"))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.booleans())
def test_the_accelerations_found_need_no_further_force(plan, seed, merge):
    system, values = system_at(plan, seed)
    vd = accelerations(system, values, "articulated", merge=merge)
    values.update(zip(system.vd, vd, strict=True))
    M = evaluate(derive_by(system, "composite", merge=merge).M, values)
    tau = evaluate(list(derive_inverse(system, merge=not merge).results["tau"]), values)
    largest = np.abs(M).max(initial=1.0) * np.abs(vd).max(initial=1.0)
    np.testing.assert_allclose(tau, 0, atol=TOLERANCE * largest)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_inverse_dynamics_is_mass_matrix_and_bias(plan, seed):
    system, values = system_at(plan, seed)
    vd = np.array([values[symbol] for symbol in system.vd])
    derivation = derive_by(system, "recursive", merge=False)
    M, c = evaluate(derivation.M, values), evaluate(list(derivation.c), values)
    tau = evaluate(list(derive_inverse(system).results["tau"]), values)
    assert_close(tau, M @ vd + c)


def test_automatic_choice_takes_the_fewest_operations(rng):
    system = assemble(tree_of([(0, "Ry"), (1, "Ry"), (2, "Rx")], rng))
    every = ("composite", "recursive", "articulated", "kane")
    counts = [
        running_cost(derive_by(system, formalism, merge=merge).vd, system.p)
        for formalism in every
        for merge in (False, True)
    ]
    assert running_cost(best_derivation(system).vd, system.p) == min(counts)


def test_automatic_choice_is_named_in_the_equations(rng):
    system = assemble(tree_of([(0, "Ry"), (1, "Ry")], rng))
    best = best_derivation(system)
    name = best.formalism + (", parallel axes merged" if best.merged else "")
    assert derive_dynamics(system).formalism == name


def test_an_unknown_formalism_is_answered_with_the_known_ones(rng):
    system = assemble(tree_of([(0, "Ry")], rng))
    with pytest.raises(DerivationError, match=r"'lagrange': unknown.*composite.*tmt"):
        derive_dynamics(system, "lagrange")


def test_order_n_gives_no_mass_matrix(rng):
    system = assemble(tree_of([(0, "Ry")], rng))
    results = derive_dynamics(system, "articulated").results
    assert "M" not in results
    assert "c" not in results


def test_entries_between_branches_of_the_mass_matrix_are_exactly_zero(rng):
    system = assemble(tree_of([(0, "Rz"), (1, "Rx"), (1, "skew")], rng))
    for formalism in ("composite", "recursive"):
        assert derive_by(system, formalism, merge=False).M[1, 2] is ZERO
