"""Systems of equations written out: M = Lᵀ D L along the tree, and small ones.

Eliminating the members from the tips to the root fills in nothing: an entry (i, k) of
L is zero wherever member k does not carry member i, as in M itself.

Small systems that are written out share their parts with everything else; larger ones
are blocks, which generated code solves in a loop.

References:
    Featherstone (2008), section 6.5.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symbody.errors import DerivationError
from symbody.expr.blocks import linear_solve
from symbody.expr.node import ONE, ZERO, Array, Node, as_node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.vectors import minus, plus, times

# Up to this size the closed formula of the inverse is shorter than elimination.
_LARGEST_CLOSED = 3
# Beyond this size elimination is longer to compile than it is worth.
_LARGEST_WRITTEN_OUT = 30


class ZeroPivotError(DerivationError):
    """A system of equations is singular whatever the parameters and the motion are."""

    def __init__(self) -> None:
        super().__init__(
            "a system of equations is singular whatever the parameters are: a motion "
            "has no inertia, or constraints bind nothing. Look for bodies without mass "
            "and for joints whose axes are parallel or in line."
        )


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


def inverse(A: Array) -> Array:
    """Return the inverse of a small matrix.

    Raises:
        ZeroPivotError: It is singular whatever its symbols are.
    """
    n = len(A)
    if n > _LARGEST_CLOSED:
        identity = np.full((n, n), ZERO, dtype=object)
        np.fill_diagonal(identity, ONE)
        return linear_solve(A, identity)
    if n == 1:
        return np.array([[inverse_of_pivot(A[0, 0])]], dtype=object)
    adjugate = _adjugate_of_two(A) if n == 2 else _adjugate_of_three(A)
    determinant = ZERO
    for j in range(n):
        entry, cofactor = A[0, j], adjugate[j, 0]
        determinant = plus(determinant, times(as_node(entry), as_node(cofactor)))
    one_over = inverse_of_pivot(determinant)
    result = np.empty((n, n), dtype=object)
    for i, j in np.ndindex(n, n):
        result[i, j] = times(one_over, as_node(adjugate[i, j]))
    return result


def _adjugate_of_two(A: Array) -> Array:
    (a, b), (c, d) = A
    return np.array([[d, minus(ZERO, b)], [minus(ZERO, c), a]], dtype=object)


def _adjugate_of_three(A: Array) -> Array:
    result = np.empty((3, 3), dtype=object)
    for i, j in np.ndindex(3, 3):
        a, b, c, d = (j + 1) % 3, (j + 2) % 3, (i + 1) % 3, (i + 2) % 3
        first, second = times(A[a, c], A[b, d]), times(A[a, d], A[b, c])
        result[i, j] = minus(first, second)
    return result


def solve_symmetric(
    lower: Mapping[tuple[int, int], Node], right: Sequence[Sequence[Node]]
) -> list[list[Node]]:
    """Return the solutions of A x = b, A positive definite.

    Args:
        lower: Entries (i, j), j <= i, of A; what is left out is zero.
        right: Right sides b, each of n entries.

    Raises:
        ZeroPivotError: A is singular whatever its symbols are.
    """
    n = len(right[0]) if right else 0
    if n > _LARGEST_WRITTEN_OUT and len(lower) > n * n // 8:
        return _solved_by_block(lower, right, n)
    work = dict(lower)
    one_over = [ZERO] * n
    b = [list(side) for side in right]
    for k in reversed(range(n)):
        one_over[k] = inverse_of_pivot(work.get((k, k), ZERO))
        row = [(i, work[k, i]) for i in range(k) if (k, i) in work]
        factors = [(i, times(m, one_over[k])) for i, m in row]
        for place, (i, factor) in enumerate(factors):
            for j, m in row[: place + 1]:
                work[i, j] = minus(work.get((i, j), ZERO), times(factor, m))
            for side in b:
                side[i] = minus(side[i], times(factor, side[k]))
            work[k, i] = factor
    for side in b:
        for k in range(n):
            value = times(side[k], one_over[k])
            for i in range(k):
                if (k, i) in work:
                    value = minus(value, times(work[k, i], side[i]))
            side[k] = value
    return b


def _solved_by_block(
    lower: Mapping[tuple[int, int], Node], right: Sequence[Sequence[Node]], n: int
) -> list[list[Node]]:
    A = np.full((n, n), ZERO, dtype=object)
    for (i, j), entry in lower.items():
        A[i, j] = A[j, i] = entry
    b = np.empty((n, len(right)), dtype=object)
    for c, side in enumerate(right):
        b[:, c] = [as_node(entry) for entry in side]
    x = linear_solve(A, b)
    return [list(x[:, c]) for c in range(len(right))]
