import math

import pytest

from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos
from symbody.formalisms.tree.tree import build_tree, parallel_groups
from symbody.library.chains import planar_pendulums
from symbody.model.model import Model
from symbody.spatial.rotation import rotation
from symbody.system import assemble


def chain_of(*kinds, turns=None):
    """Return a system of bodies in series; turns[i] mounts joint i turned."""
    model = Model("m")
    place = model.world.origin
    for i, kind in enumerate(kinds):
        body = model.add_body(f"b_{i}", 1, (0.1, 0.2, 0.3), (0.2, 0.2, 0.2))
        turn = (turns or {}).get(i)
        at = place.add_frame(f"at_{i}", at=(1, 0, 0), rotation=turn)
        model.add_joint(f"j_{i}", at, body, kind)
        place = body.origin
    return assemble(model)


@pytest.mark.parametrize(
    ("kinds", "turns", "groups"),
    [
        (("Ry", "Ry", "Ry"), None, [0, 1, 1, 1]),
        (("Ry", "Rx", "Ry"), None, [0, 0, 0, 0]),
        (("Rx", "Ry", "Ry"), None, [0, 0, 2, 2]),
        (("Ry", "Tx", "Ry"), None, [0, 1, 1, 1]),
        (("Tx", "Ry"), None, [0, 0, 0]),
        (("Ry", "Ry"), {1: rotation("y", 0.3)}, [0, 1, 1]),
        (("Ry", "Ry"), {1: rotation("x", 0.3)}, [0, 0, 0]),
        (("Ry", "Ry"), {1: rotation("x", 1e-9)}, [0, 0, 0]),
        (("Ry", "Ry"), {1: rotation("x", 1.57079632679 - math.pi / 2)}, [0, 1, 1]),
        (("Ry", "Ry"), {1: rotation("x", math.pi)}, [0, 0, 0]),
        (("Ry", "spherical", "Ry"), None, [0, 0, 0, 0, 0, 0]),
    ],
)
def test_axes_that_stay_parallel_make_a_group(kinds, turns, groups):
    assert parallel_groups(list(chain_of(*kinds, turns=turns).links)) == groups


def test_parallel_branches_share_the_group_of_what_carries_them():
    model = Model("m")
    trunk, *twigs = (model.add_body(f"b_{i}", 1, (0, 0, 1)) for i in range(3))
    model.add_joint("j_0", model.world, trunk, "Ry")
    for i, twig in enumerate(twigs, start=1):
        model.add_joint(f"j_{i}", trunk, twig, "Ry")
    assert parallel_groups(list(assemble(model).links)) == [0, 1, 1, 1]


def test_merged_axes_take_the_cosine_of_their_sum():
    system = assemble(planar_pendulums(2))
    tree = build_tree(system, merge=True)
    q_1, q_2 = system.q
    assert tree.members[1].Q.c is cos(q_1 + q_2)
    assert tree.members[1].turn.factors == ()


def test_members_that_are_not_merged_turn_by_their_own_angle():
    system = assemble(planar_pendulums(2))
    tree = build_tree(system, merge=False)
    (factor,) = tree.members[1].turn.factors
    assert factor.c is cos(system.q[1])
    assert tree.members[1].Q is None


def test_the_offset_of_a_turned_mount_adds_to_the_angle():
    system = chain_of("Ry", "Ry", turns={1: rotation("y", 0.3)})
    tree = build_tree(system, merge=True)
    values = dict.fromkeys(system.q, 0.0)
    assert evaluate(tree.members[1].Q.c, values) == pytest.approx(math.cos(0.3))
