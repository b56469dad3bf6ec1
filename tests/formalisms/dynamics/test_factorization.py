import numpy as np
import pytest

from symbody.errors import DerivationError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Apply, as_node
from symbody.expr.traverse import reachable
from symbody.formalisms.dynamics.matrices import solve
from symbody.formalisms.quantities.choose import derive_by
from symbody.library.chains import branching_tree
from symbody.model.model import Model
from symbody.system import assemble

FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")


def test_a_system_of_equations_is_solved(rng):
    M = rng.normal(size=(4, 4)) * np.kron(np.eye(2), np.ones((2, 2)))
    M = M @ M.T + np.eye(4)
    right = rng.normal(size=(2, 4))
    nodes = (np.vectorize(as_node, otypes=[object])(array) for array in (M, right))
    x = [evaluate(side, {}) for side in solve(*nodes)]
    np.testing.assert_allclose(M @ np.transpose(x), right.T, rtol=1e-12)


def test_zeros_between_branches_are_never_filled(rng):
    """Two branches on the world are two systems."""
    model = Model("m")
    for side in ("left", "right"):
        place = model.world
        for kind in ("Rx", "Ry"):
            body = model.add_body(f"{side}_{kind}", 1, (1, 2, 3), (1, 1, 1))
            model.add_joint(f"{side}_{kind}_joint", place, body, kind)
            place = body
    system = assemble(model)
    vd = derive_by(system, "composite", merge=False).vd
    left, right = set(system.q[:2]), set(system.q[2:])
    assert not right & set(reachable(vd[:2]))
    assert not left & set(reachable(vd[2:]))


def massless_tip():
    model = Model("m")
    arm, tip = model.add_body("arm", 1, (0, 0, 1)), model.add_body("tip")
    model.add_joint("shoulder", model.world, arm, "Rx")
    model.add_joint("wrist", arm, tip, "Ry")
    return model


def particle_on_its_axis():
    model = Model("m")
    bead = model.add_body("bead", 1)
    model.add_joint("wrist", model.world, bead, "Rx")
    return model


@pytest.mark.parametrize("formalism", FORMALISMS)
@pytest.mark.parametrize("model", [massless_tip, particle_on_its_axis])
def test_a_motion_without_inertia_is_named(model, formalism):
    message = r"'m': the mass matrix is singular: wrist moves without.*drive or lock"
    with pytest.raises(DerivationError, match=message):
        derive_by(assemble(model()), formalism, merge=False)


def test_each_pivot_is_divided_by_once():
    system = assemble(branching_tree())
    vd = derive_by(system, "composite", merge=False).vd
    divisions = [
        n for n in reachable(vd) if isinstance(n, Apply) and n.op.name == "div"
    ]
    assert len(divisions) == len(system.v)
