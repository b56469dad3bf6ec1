"""Linear systems of which most entries are zero, as small blocks one after the other.

A chain of nodes couples each with the next one only. Elimination in the order of the
least coupled groups of unknowns keeps it so; pivots are chosen within a group.

References:
    George, Liu (1981), Computer solution of large sparse positive definite systems.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.expr.blocks import linear_solve
from symbody.expr.node import ZERO, Array

Pattern: TypeAlias = NDArray[np.bool_]
# Smaller systems are one block; others, too, unless that takes so many times the work.
_LEAST, _GAIN = 7, 3.0


def solve_by_blocks(A: Array, b: Array) -> Array:
    """Return x of A x = b of shape (n,), where each row belongs to its unknown.

    Its diagonal blocks must be regular, as those of a balance are near a place that is
    stable. What is dense or small is `linear_solve`.
    """
    filled = np.array([[entry is not ZERO for entry in row] for row in A])
    groups = _groups(filled | filled.T)
    order = _order(groups, filled | filled.T)
    if order is None or not all(filled[np.ix_(g, g)].any(axis=1).all() for g in groups):
        return linear_solve(A, b)
    A, b = A.copy(), b.copy()
    solved: list[tuple[list[int], list[int], Array]] = []
    for own, others in order:
        sides = np.column_stack([A[np.ix_(own, others)], b[own]])
        x = _solution(A[np.ix_(own, own)], sides)
        for i in others:
            for k, j in enumerate(own):
                if (factor := A[i, j]) is ZERO:
                    continue
                for c, column in enumerate(others):
                    A[i, column] = A[i, column] - factor * x[k, c]
                b[i] = b[i] - factor * x[k, -1]
        solved.append((own, others, x))
    values: Array = np.empty(len(b), dtype=object)
    for own, others, x in reversed(solved):
        for k, i in enumerate(own):
            values[i] = x[k, -1]
            for c, column in enumerate(others):
                values[i] = values[i] - x[k, c] * values[column]
    return values


def _solution(D: Array, sides: Array) -> Array:
    """Return D⁻¹ times right sides, without those that are zero."""
    if len(D) == 1:
        return np.array([[side / D[0, 0] for side in sides[0]]], dtype=object)
    left = [c for c in range(sides.shape[1]) if any(s is not ZERO for s in sides[:, c])]
    x: Array = np.full(sides.shape, ZERO, dtype=object)
    if left:
        x[:, left] = linear_solve(D, sides[:, left])
    return x


def _groups(
    coupled: Pattern,
) -> list[list[int]]:
    """Return unknowns in groups that are coupled with the same ones."""
    groups: dict[bytes, list[int]] = {}
    for i, row in enumerate(coupled | np.eye(len(coupled), dtype=bool)):
        groups.setdefault(row.tobytes(), []).append(i)
    return list(groups.values())


def _order(
    groups: Sequence[list[int]],
    coupled: Pattern,
) -> list[tuple[list[int], list[int]]] | None:
    """Return groups in order of elimination, each with the unknowns left beside it.

    None where one system of all unknowns takes little more.
    """
    n = len(coupled)
    if n < _LEAST:
        return None
    first = [group[0] for group in groups]
    beside = [
        {h for h in range(len(groups)) if h != g and coupled[first[g], first[h]]}
        for g in range(len(groups))
    ]
    left, result, work = set(range(len(groups))), [], 0.0
    while left:
        g = min(left, key=lambda one: (sum(len(groups[h]) for h in beside[one]), one))
        left.remove(g)
        for h in beside[g]:
            beside[h] = (beside[h] | beside[g]) - {g, h}
        others = [i for h in sorted(beside[g]) for i in groups[h]]
        size = len(groups[g])
        work += size**3 / 3 + size * (size + len(others)) * (len(others) + 1)
        result.append((groups[g], others))
    return result if _GAIN * work < n**3 / 3 else None
