"""Large trees have the same equations of motion by products of matrices."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree, random_values
from symbody.expr.evaluate import Evaluation
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.derivatives.inverse_dynamics import bias_products
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
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
