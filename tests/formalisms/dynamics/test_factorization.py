import numpy as np
import pytest

from symbody.errors import DerivationError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Apply, as_node
from symbody.expr.traverse import reachable
from symbody.formalisms.dynamics.factorization import carriers, solve
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.tree.tree import build_tree
from symbody.library import branching_tree
from symbody.model.model import Model
from symbody.system import assemble

FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")


def test_carriers_lead_to_the_root_nearest_first():
    tree = build_tree(assemble(branching_tree()), merge=False)
    for i, path in carriers(tree).items():
        member, expected = tree.members[i - 1], []
        while member.parent:
            expected.append(member.parent)
            member = tree.members[member.parent - 1]
        assert path == expected


def test_driven_members_are_left_out(rng):
    model = branching_tree()
    model.drive(model.joints["to_branch_left"], model.t)
    tree = build_tree(assemble(model), merge=False)
    (driven,) = (member.index for member in tree.members if member.driven)
    path = carriers(tree)
    assert driven not in path
    assert all(driven not in above for above in path.values())


def test_a_system_of_equations_is_solved_by_its_tree(rng):
    tree = build_tree(assemble(branching_tree()), merge=False)
    path = carriers(tree)
    n = len(path)
    M = np.diag(rng.uniform(5, 9, size=n))
    lower = {(i, i): as_node(M[i - 1, i - 1]) for i in path}
    for i, above in path.items():
        for k in above:
            M[i - 1, k - 1] = M[k - 1, i - 1] = rng.normal()
            lower[i, k] = as_node(M[i - 1, k - 1])
    right = rng.normal(size=n)
    x = evaluate(solve(tree, lower, [as_node(b) for b in right]), {})
    np.testing.assert_allclose(M @ x, right, rtol=1e-12)


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
