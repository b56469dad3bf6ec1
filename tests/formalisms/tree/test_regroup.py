"""Moving mass towards the root changes no term of the equations: to 1e-12."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from probes.random_systems import KINDS, random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Apply, Const
from symbody.expr.traverse import reachable
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics, mass_matrix
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import applied_loads
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.library.robots import arm6
from symbody.system import assemble

PLANS = st.lists(
    st.tuples(st.integers(0, 4), st.sampled_from(KINDS)), min_size=1, max_size=5
)
SEEDS = st.integers(0, 2**32 - 1)


def terms(system, *, regroup):
    """Return the entries of M and the forces of a given motion."""
    tree = build_tree(system, merge=False, regroup=regroup)
    motion = forward_pass(tree, accelerated=True)
    applied = applied_loads(TreeKinematics(system, tree, motion))
    return mass_matrix(tree), inverse_dynamics(tree, motion, applied)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_every_term_stays_what_it_was(plan, seed):
    rng = np.random.default_rng(seed)
    system = assemble(tree_of(plan, rng))
    values = random_values(rng, system)
    (M, tau), (M_before, tau_before) = (
        terms(system, regroup=regroup) for regroup in (True, False)
    )
    actual, expected = (evaluate(m.ravel().tolist(), values) for m in (M, M_before))
    np.testing.assert_allclose(actual, expected, rtol=1e-12, atol=1e-12)
    expected = evaluate(tau_before, values)
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(evaluate(tau, values), expected, atol=1e-12 * scale)


def running_operations(system, *, regroup):
    """Return how many operations remain of those that depend on the state."""
    M, tau = terms(system, regroup=regroup)
    constants = set(system.p)
    running = 0
    for node in reachable([*M.ravel().tolist(), *tau]):
        constant = isinstance(node, Apply) and constants.issuperset(node.args)
        if constant or isinstance(node, Const):
            constants.add(node)
        else:
            running += isinstance(node, Apply)
    return running


def test_a_twelfth_of_the_operations_of_an_arm_goes():
    system = assemble(arm6())
    before = running_operations(system, regroup=False)
    assert running_operations(system, regroup=True) < 11 / 12 * before
