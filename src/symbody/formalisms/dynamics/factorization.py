"""Systems of equations written out: M = Lᵀ D L from the last row on, and small ones.

Eliminating from the tips to the root fills in nothing along a tree: an entry (i, k) of
L is zero wherever member k does not carry member i, as in M itself.

Small systems that are written out share their parts with everything else; larger ones
are blocks, which generated code solves in a loop.

References:
    Featherstone (2008), section 6.5.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from symbody.errors import DerivationError
from symbody.expr.blocks import linear_solve
from symbody.expr.node import ONE, ZERO, Array, Node, as_node
from symbody.expr.origins import Part, part_by_part
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


def inverse_of_pivot(pivot: Node) -> Node:
    """Return one over what a motion opposes to an acceleration.

    Raises:
        ZeroPivotError: That is nothing at all.
    """
    if pivot is ZERO:
        raise ZeroPivotError
    result: Node = ONE / pivot
    return result


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


def solve(
    M: Array,
    right: Sequence[Sequence[Node]],
    part: Callable[[int], Part] | None = None,
    largest: int = _LARGEST_WRITTEN_OUT,
) -> list[list[Node]]:
    """Return the solutions of M x = b, M positive definite.

    Args:
        M: Its lower triangle is used, shape (n, n).
        right: Right sides b, each of n entries.
        part: Which part of the mechanism a row belongs to.
        largest: Full matrices of more rows than these are solved by a block.

    Raises:
        ZeroPivotError: M is singular whatever its symbols are.
    """
    n = len(M)
    rows = [{j: e for j, e in enumerate(M[k, :k]) if e is not ZERO} for k in range(n)]
    if n > largest and n + sum(map(len, rows)) > n * n // 8:
        x = linear_solve(M, np.array(right, dtype=object).T)
        return [list(side) for side in x.T]
    pivots, one_over = list(M.diagonal()), [ZERO] * n
    b = [list(side) for side in right]

    def in_turn(numbers: Iterable[int]) -> Iterable[int]:
        return numbers if part is None else part_by_part(list(numbers), part=part)

    for k in in_turn(reversed(range(n))):
        one_over[k] = inverse_of_pivot(pivots[k])
        row = sorted(rows[k].items())
        for place, (i, m) in enumerate(row):
            factor = times(m, one_over[k])
            for j, other in row[:place]:
                rows[i][j] = minus(rows[i].get(j, ZERO), times(factor, other))
            pivots[i] = minus(pivots[i], times(factor, m))
            for side in b:
                side[i] = minus(side[i], times(factor, side[k]))
            rows[k][i] = factor
    for side in b:
        for k in in_turn(range(n)):
            value = times(side[k], one_over[k])
            for i, factor in sorted(rows[k].items()):
                value = minus(value, times(factor, side[i]))
            side[k] = value
    return b
