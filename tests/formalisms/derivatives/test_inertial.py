"""Slopes by masses and inertias are those of the formulas."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.formalisms.derivatives.residual import forces_of_tree, slopes_by_masses
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.tree import build_tree, with_accelerations
from symbody.system.assemble import assemble


def heavy(kinds, rng):
    """Return a chain whose masses, centers and inertias are parameters."""
    model = sb.Model("heavy", gravity=(1.0, -2.0, -9.0))
    place = model.world
    for i, kind in enumerate(kinds):
        m = model.add_parameter(f"m_{i}", 1.0 + rng.random())
        c = model.add_parameter(f"c_{i}", rng.normal(size=3))
        J = model.add_parameter(f"J_{i}", rng.random(6) + np.eye(6)[0] * 9)
        body = model.add_body(f"body_{i}", m, c, J, allow_invalid_inertia=True)
        model.add_joint(f"joint_{i}", place, body, kind)
        place = body.add_frame("tip", at=rng.normal(size=3))
    return assemble(model)


CHAINS = {
    "handed down": ["Rz", "Tx", "Ry"],
    "quaternion": ["free", "Rx"],
    "products of matrices": ["Rz", "Rx", "Ty", "Ry"] * 3,
}


@pytest.mark.parametrize("name", CHAINS)
@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
def test_they_are_those_of_the_formulas(name, rng):
    system = heavy(CHAINS[name], rng)
    tree = with_accelerations(build_tree(system, merge=False), system.vd)
    columns = slopes_by_masses(tree, forward_pass(tree, accelerated=True), system.p)
    forces = forces_of_tree(system, tree)
    values = random_values(rng, system)
    values |= dict(zip(system.vd, rng.normal(size=len(system.vd)), strict=True))
    wanted = jacobian(forces, system.p)
    both = (nodes.ravel().tolist() for nodes in (columns, wanted))
    numbers = (evaluate_all(nodes, values) for nodes in both)
    # Hundreds of terms of size 1 to 100.
    np.testing.assert_allclose(*map(np.array, numbers), rtol=1e-9, atol=1e-9)
