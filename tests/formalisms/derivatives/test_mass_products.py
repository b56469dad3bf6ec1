"""Large trees have the same equations of motion by products of matrices."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree, random_values
from symbody.expr.evaluate import Evaluation
from symbody.expr.traverse import operations_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.inverse_dynamics import bias_products, mass_products
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics, mass_matrix
from symbody.formalisms.tree.loads_on_tree import tree_kinematics, tree_loads


@pytest.mark.parametrize("bodies", [1, 4, 12])
def test_forces_for_a_motion_are_those_of_the_recursion(bodies, rng):
    system = sb.compile_model(random_tree(rng, bodies)).system
    of = Derivations(system)
    seen = tree_kinematics(of, merge=False)
    tree, motion = seen.tree, seen.kinematics.motion()
    applied = tree_loads(of, merge=False).applied
    found = bias_products(tree, motion, applied)
    needed = inverse_dynamics(tree, motion, applied)
    assert found.keys() == {member.index for member in tree.free()}
    wanted = [needed[i - 1] for i in found]
    values = Evaluation((*found.values(), *wanted))(random_values(rng, system))
    ours, theirs = np.reshape(values, (2, -1))
    # Moments about another point lose as many digits as it is farther than bodies are
    # large.
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-13 * np.abs(theirs).max())


@pytest.mark.parametrize("bodies", [1, 4, 25])
def test_the_mass_matrix_written_out_is_that_of_the_recursion(bodies, rng):
    system = sb.compile_model(random_tree(rng, bodies)).system
    tree = tree_kinematics(Derivations(system), merge=False).tree
    both = [mass_products(tree, written=True), mass_matrix(tree)]
    flat = Evaluation(tuple(np.ravel(both)))(random_values(rng, system))
    ours, theirs = np.reshape(flat, np.shape(both))
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=1e-13 * np.abs(theirs).max())


@pytest.mark.parametrize("joints", [12, 24])
def test_long_chains_alone_take_products_for_their_mass_matrix(joints):
    """Where its terms and the operations before them are fewer."""
    model = sb.library.chain(joints)
    ours, other = (
        sb.compile_model(model, backend="python", formalism=formalism)
        for formalism in ("auto", "recursive")
    )
    q = np.linspace(-0.4, 0.5, joints)
    M, wanted = ours.mass_matrix(q), other.mass_matrix(q)
    np.testing.assert_allclose(M, wanted, rtol=0, atol=1e-13 * wanted.max())
    nodes = ours.shared.equations("mass matrix").results["M"].ravel().tolist()
    blocks = [n for n in operations_of(nodes) if n.op.name == "product"]
    assert len(blocks) == (joints > 18)
