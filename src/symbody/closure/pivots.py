"""Choice of dependent velocities by pivots, and blocks of equations by their pattern.

A matrix is eliminated with full pivoting. Among the pivots that are large enough those
are taken that make later work small: few entries in their row, then the joints that
were defined last, so that what is nearest to the ground stays independent.

SciPy has blocks of a pattern, too, but takes half a second to import.

References:
    Hopcroft, Karp (1973), An n^(5/2) algorithm for maximum matchings in bipartite
    graphs.
    Tarjan (1972), Depth-first search and linear graph algorithms.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.traverse import connected
from symbody.runtime.closing import Choice, Part, chosen_pivots
from symbody.system.coordinates import ConstraintBlock

Array: TypeAlias = NDArray[np.float64]
# A pivot may be smaller than the largest by this factor, as in pivots.c.
_LARGE_ENOUGH = 0.1
# To avoid a penalized column, pivots may become as small as this.
_WORTH_AVOIDING = 0.05
# What is smaller than this, in relation to the largest entry, is zero.
NEGLIGIBLE = 1e-8
# A row that is smaller than this, in relation to the largest or to 1e-3, is zero.
ROUNDING = 1e-11


@final
@dataclass(frozen=True)
class Pivots:
    """Independent rows and columns in order, the rest, and min |pivot| / max |J|."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    left: tuple[int, ...]
    smallest: float


def rank(J: Array, parts: Sequence[tuple[list[int], list[int]]]) -> int:
    """Return the rank of scaled rows, part by part."""
    total = 0
    for rows, columns in parts:
        if columns:
            part = J[rows][:, columns]
            sizes = np.abs(part).max(axis=1, keepdims=True, initial=0.0)
            # Rows get like sizes; what is rounding only becomes zero.
            large = sizes > ROUNDING * sizes.max(initial=1e-3)
            part = np.where(large, part / np.where(large, sizes, 1.0), 0.0)
            values = np.linalg.svd(part, compute_uv=False)
            total += int((values > NEGLIGIBLE * max(values[0], 1e-300)).sum())
    return total


def pivots(
    J: Array,
    parts: Sequence[tuple[list[int], list[int]]],
    *,
    penalized: Sequence[Collection[int]] = (),
    excluded: Sequence[Collection[int]] = (),
    urgent: Collection[int] = (),
    allowed: Collection[int] | None = None,
    cheap: Collection[int] = (),
) -> Pivots:
    """Return which rows of J (nc, nv) are independent, and a column for each.

    Columns in `penalized` are taken only where pivots of others are small, those in
    `excluded` only where no other is left, both in this order; `urgent` ones wherever
    they can be, and `cheap` ones before others of the same penalty. `parts` are rows
    and columns that have nothing to do with others.
    """
    groups = grouped(
        parts, J.shape[1], penalized=penalized, excluded=excluded, urgent=urgent,
        allowed=allowed, cheap=cheap,
    )  # fmt: skip
    rows, columns, smallest = chosen_pivots(J, Choice(groups))
    left = {i for own, _ in parts for i in own}.difference(rows)
    return Pivots(rows, columns, tuple(sorted(left)), smallest)


def grouped(
    parts: Sequence[tuple[list[int], list[int]]],
    count: int,
    *,
    penalized: Sequence[Collection[int]] = (),
    excluded: Sequence[Collection[int]] = (),
    urgent: Collection[int] = (),
    allowed: Collection[int] | None = None,
    cheap: Collection[int] = (),
) -> list[Part]:
    """Return parts with their groups of columns, see `chosen_pivots` and `pivots`."""
    may = set(range(count) if allowed is None else allowed)
    free = may.difference(*excluded)
    steps = [
        *(
            (free.difference(*penalized[k:]), _WORTH_AVOIDING)
            for k in range(len(penalized))
        ),
        (free, NEGLIGIBLE),
    ]
    columns = [
        *([(may.intersection(urgent), NEGLIGIBLE)] if urgent else []),
        *(
            one
            for group, least in steps
            for one in ((group.intersection(cheap), _LARGE_ENOUGH), (group, least))
            if cheap or one[0] is group
        ),
        *((may.intersection(group), NEGLIGIBLE) for group in excluded),
    ]
    return [
        (
            own,
            some,
            [
                ([k for k, j in enumerate(some) if j in group], least)
                for group, least in columns
            ],
        )
        for own, some in parts
    ]


def parts(pattern: NDArray[np.bool_]) -> list[tuple[list[int], list[int]]]:
    """Return rows and columns of each part of a matrix that is coupled in itself."""
    columns = [np.flatnonzero(row).tolist() for row in pattern]
    return [
        (rows, sorted({j for i in rows for j in columns[i]}))
        for rows in connected(columns)
    ]


def blocks(
    pattern: NDArray[np.bool_],
    rows: Sequence[int],
    columns: Sequence[int],
    *,
    holonomic: bool,
) -> list[ConstraintBlock]:
    """Return rows and columns in the smallest blocks, in order of solution."""
    of = np.array(pattern, dtype=bool)
    return list(_blocks(of.tobytes(), of.shape, tuple(rows), tuple(columns), holonomic))


@lru_cache(maxsize=1024)
def _blocks(
    entries: bytes,
    shape: tuple[int, ...],
    rows: tuple[int, ...],
    columns: tuple[int, ...],
    holonomic: bool,
) -> tuple[ConstraintBlock, ...]:
    """Return the same, for starts and runs that ask again and again."""
    if not rows:
        return ()
    pattern = np.frombuffer(entries, dtype=bool).reshape(shape)
    inner = pattern[np.ix_(rows, columns)]
    paired = matching([np.flatnonzero(row).tolist() for row in inner])
    # Equation k needs the velocities of the other pairs that appear in it.
    needs = [np.flatnonzero(row).tolist() for row in inner[:, paired]]
    groups = components(needs)
    member = {k: g for g, group in enumerate(groups) for k in group}
    level: list[int] = []
    for g, group in enumerate(groups):
        before = {member[k] for row in group for k in needs[row]} - {g}
        level.append(max((level[other] + 1 for other in before), default=0))
    return tuple(
        ConstraintBlock(
            tuple(rows[k] for k in groups[g]),
            tuple(columns[paired[k]] for k in groups[g]),
            holonomic,
        )
        for g in sorted(range(len(groups)), key=level.__getitem__)
    )


def matching(rows: Sequence[Sequence[int]]) -> list[int]:
    """Return a column for each row of those that it may have, none twice; else -1."""
    column = [-1] * len(rows)
    row: dict[int, int] = {}
    while True:
        # Levels of rows along paths that alternate between free and matched pairs.
        level = {i: 0 for i, j in enumerate(column) if j < 0}
        queue, last = list(level), len(rows) + 1
        for i in queue:
            for j in rows[i] if level[i] < last else ():
                if j not in row:
                    last = min(last, level[i])
                elif row[j] not in level:
                    level[row[j]] = level[i] + 1
                    queue.append(row[j])
        if last > len(rows):
            return column
        for root in [i for i, j in enumerate(column) if j < 0]:
            stack, before = [root], dict[int, int]()
            while stack:
                i = stack.pop()
                if i not in level:
                    continue
                here = level.pop(i)
                free = [j for j in rows[i] if j not in row] if here == last else []
                if not free:
                    others = [row[j] for j in rows[i] if j in row]
                    others = [other for other in others if level.get(other) == here + 1]
                    before |= dict.fromkeys(others, i)
                    stack += others
                    continue
                stack, j = [], free[0]
                while j >= 0:
                    row[j], column[i], j = i, j, column[i]
                    i = before.get(i, i)


def components(needs: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the strongly connected components of a graph, needed ones first."""
    order: dict[int, int] = {}
    # The least number that each node reaches whose component is not complete.
    lowest: dict[int, int] = {}
    result: list[list[int]] = []
    for root in range(len(needs)):
        stack = [] if root in order else [(root, reversed(needs[root]))]
        while stack:
            k, others = stack[-1]
            if k not in order:
                order[k] = lowest[k] = len(order)
            other = next((one for one in others if one not in order), None)
            if other is not None:
                stack.append((other, reversed(needs[other])))
                continue
            stack.pop()
            reached = [lowest[one] for one in needs[k] if one in lowest]
            lowest[k] = min([lowest[k], *reached])
            if lowest[k] == order[k]:
                group = [one for one in lowest if order[one] >= order[k]]
                for one in group:
                    del lowest[one]
                result.append(sorted(group))
    return result
