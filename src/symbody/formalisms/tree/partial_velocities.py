"""Partial velocities: what a unit velocity of one freedom gives a member."""

from __future__ import annotations

from symbody.formalisms.tree.tree import Tree
from symbody.spatial.vectors import Vec, add3, cross


def partial_velocities(tree: Tree, i: int, point: Vec) -> dict[int, tuple[Vec, Vec]]:
    """Return angular and linear velocity of a point by the members that carry it.

    Args:
        tree: The tree.
        i: Number of the member that the point belongs to; 0 is the world.
        point: The point on it, in C [m].

    Returns:
        By number of the carrying member, in C of member i.

    References:
        Kane and Levinson (1985), section 2.14.
    """
    path = []
    while i:
        path.append(tree.members[i - 1])
        i = tree.members[i - 1].parent
    result: dict[int, tuple[Vec, Vec]] = {}
    for member in reversed(path):
        inward = member.turn.inward
        result = {
            k: (inward(W), inward(add3(A, cross(W, member.p))))
            for k, (W, A) in result.items()
        }
        result[member.index] = member.s_w, member.s_l
    return {k: (W, add3(A, cross(W, point))) for k, (W, A) in result.items()}
