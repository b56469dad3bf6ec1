"""Solve M vd = tau - c by M = Lᵀ D L, written out and exploiting the tree.

Eliminating the members from the tips to the root fills in nothing: an entry (i, k) of
L is zero wherever member k does not carry member i, as in M itself.

References:
    Featherstone (2008), section 6.5.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import ONE, ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.dynamics.zero_pivot import ZeroPivotError
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.vectors import minus, times


def carriers(tree: Tree) -> dict[int, list[int]]:
    """Return for each free member the free members that carry it, nearest first."""
    result: dict[int, list[int]] = {}
    above: list[list[int]] = [[]]
    for member in tree.members:
        path = above[member.parent]
        if member.driven:
            above.append(path)
            continue
        result[member.index] = path
        above.append([member.index, *path])
    return result


def inverse_of_pivot(pivot: Node) -> Node:
    """Return one over what a motion opposes to an acceleration.

    Raises:
        ZeroPivotError: That is nothing at all.
    """
    if pivot is ZERO:
        raise ZeroPivotError
    result: Node = ONE / pivot
    return result


def solve(
    tree: Tree, M: dict[tuple[int, int], Node], right: Sequence[Node]
) -> list[Node]:
    """Return the accelerations of the free members, in the order of v.

    Args:
        tree: The tree.
        M: Lower triangle by numbers of members, zeros left out.
        right: tau - c of the free members, in the same order.

    Raises:
        ZeroPivotError: M is singular whatever the parameters are.
    """
    path = carriers(tree)
    work = dict(M)
    b = dict(zip(path, right, strict=True))
    inverse: dict[int, Node] = {}

    def of_member(k: int) -> int:
        return tree.members[k - 1].joint

    for k in part_by_part(list(reversed(path)), part=of_member):
        inverse[k] = inverse_of_pivot(work.get((k, k), ZERO))
        column = [(i, work[k, i]) for i in path[k] if (k, i) in work]
        scaled = [(i, times(m, inverse[k]), m) for i, m in column]
        for n, (i, factor, _) in enumerate(scaled):
            for j, _, m in scaled[n:]:
                work[i, j] = minus(work.get((i, j), ZERO), times(factor, m))
            work[k, i] = factor
            b[i] = minus(b[i], times(factor, b[k]))
    x: dict[int, Node] = {}
    for k in part_by_part(path, part=of_member):
        value = times(inverse[k], b[k])
        for i in reversed(path[k]):
            if (k, i) in work:
                value = minus(value, times(work[k, i], x[i]))
        x[k] = value
    return list(x.values())
