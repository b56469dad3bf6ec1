"""Choice of dependent velocities: elimination with pivots of the user's preference.

A matrix is eliminated with full pivoting. Among the pivots that are large enough those
are taken that make later work small: few entries in their row, then the joints that
were defined last, so that what is nearest to the ground stays independent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components, maximum_bipartite_matching

from symbody.closure.numbers import Array, TakePivots
from symbody.system.coordinates import ConstraintBlock

# A pivot may be smaller than the largest by this factor.
_LARGE_ENOUGH = 0.1
# To avoid a penalized column, pivots may become as small as this.
_WORTH_AVOIDING = 0.05
# What is smaller than this, in relation to the largest entry, is zero.
NEGLIGIBLE = 1e-8
# A row that is smaller than this, in relation to the largest, is zero.
_ROUNDING = 1e-11


@final
@dataclass(frozen=True)
class Pivots:
    """Rows and columns in the order of elimination.

    Attributes:
        rows: Numbers of the independent equations.
        columns: Numbers of the velocities that they are solved for.
        left: Rows that follow from the others.
        smallest: The smallest pivot in relation to the largest entry.
    """

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    left: tuple[int, ...]
    smallest: float


def rank(J: Array, parts: Sequence[tuple[list[int], list[int]]]) -> int:
    """Return the rank of scaled rows, part by part."""
    total = 0
    for rows, columns in parts:
        if columns:
            part = _scaled(J[rows][:, columns])
            values = np.linalg.svd(part, compute_uv=False)
            total += int((values > NEGLIGIBLE * max(values[0], 1e-300)).sum())
    return total


def _scaled(J: Array) -> Array:
    """Return rows of like size; what is rounding only is zero."""
    sizes = np.abs(J).max(axis=1, keepdims=True, initial=0.0)
    noise = _ROUNDING * sizes.max(initial=0.0)
    result: Array = np.where(
        sizes > noise, J / np.where(sizes > noise, sizes, 1.0), 0.0
    )
    return result


def pivots(
    J: Array,
    parts: Sequence[tuple[list[int], list[int]]],
    *,
    penalized: Sequence[Collection[int]] = (),
    excluded: Sequence[Collection[int]] = (),
    urgent: Collection[int] = (),
    allowed: Collection[int] | None = None,
    cheap: Collection[int] = (),
    taken_by: TakePivots | None = None,
) -> Pivots:
    """Return which rows of a matrix are independent, and a column for each.

    Args:
        J: The matrix, shape (nc, nv).
        parts: Rows and columns that have nothing to do with other ones.
        penalized: Columns that are taken only where pivots of others are small, in
            this order.
        excluded: Columns that are taken only where no other is left, in this order.
        urgent: Columns that are taken wherever they can be.
        allowed: Columns that may be taken; all by default.
        cheap: Columns that are taken before others of the same penalty.
        taken_by: Takes the pivots; `taken_pivots` by default.
    """
    rows: list[int] = []
    columns: list[int] = []
    left: list[int] = []
    smallest = 1.0
    for own, some, groups in grouped(
        parts,
        J.shape[1],
        penalized=penalized,
        excluded=excluded,
        urgent=urgent,
        allowed=allowed,
        cheap=cheap,
    ):
        taken, least = (taken_by or taken_pivots)(_scaled(J[own][:, some]), groups)
        pivot_rows = [own[i] for i, _ in taken]
        rows += pivot_rows
        columns += [some[k] for _, k in taken]
        left += [i for i in own if i not in pivot_rows]
        smallest = min(smallest, least)
    return Pivots(tuple(rows), tuple(columns), tuple(sorted(left)), smallest)


def grouped(
    parts: Sequence[tuple[list[int], list[int]]],
    count: int,
    *,
    penalized: Sequence[Collection[int]] = (),
    excluded: Sequence[Collection[int]] = (),
    urgent: Collection[int] = (),
    allowed: Collection[int] | None = None,
    cheap: Collection[int] = (),
) -> list[tuple[list[int], list[int], list[tuple[list[int], float]]]]:
    """Return parts with their groups of columns, see `taken_pivots`.

    Args:
        parts: Rows and columns.
        count: Of all columns.
        penalized: As for `pivots`; the same below.
        excluded: Likewise.
        urgent: Likewise.
        allowed: Likewise.
        cheap: Likewise.
    """
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


def taken_pivots(
    work: Array, groups: Sequence[tuple[Sequence[int], float]]
) -> tuple[list[tuple[int, int]], float]:
    """Return rows and columns of the pivots that are taken, and the smallest one.

    Args:
        work: The matrix; changed.
        groups: Columns, and the least size of a pivot in them; a later group is looked
            at when an earlier one has none.
    """
    free_rows = set(range(len(work)))
    taken: list[tuple[int, int]] = []
    smallest = 1.0
    for group, least in groups:
        left = sorted(set(group) - {j for _, j in taken})
        while free_rows and left:
            rows = sorted(free_rows)
            sizes = np.abs(work[rows][:, left])
            largest = float(sizes.max())
            if not largest > least:
                break
            r, c = _best(sizes, largest)
            i, j = rows[r], left[c]
            smallest = min(smallest, float(sizes[r, c]))
            free_rows.remove(i)
            left.remove(j)
            taken.append((i, j))
            if free_rows:
                others = sorted(free_rows)
                factors = work[others, j] / work[i, j]
                work[others] -= factors[:, None] * work[i]
                work[others, j] = 0.0
    return taken, smallest


def _best(sizes: Array, largest: float) -> tuple[int, int]:
    """Return row and column of the preferred entry among the large ones."""
    filled = sizes > NEGLIGIBLE
    in_row, in_column = filled.sum(axis=1).tolist(), filled.sum(axis=0).tolist()
    large = (sizes >= _LARGE_ENOUGH * largest).nonzero()
    _, c, r = min(
        ((in_row[r] - 1) * (in_column[c] - 1), -c, r)
        for r, c in zip(*map(np.ndarray.tolist, large), strict=True)
    )
    return r, -c


def blocks(
    pattern: NDArray[np.bool_],
    rows: Sequence[int],
    columns: Sequence[int],
    *,
    holonomic: bool,
) -> list[ConstraintBlock]:
    """Return rows and columns in the smallest blocks, in order of solution.

    Args:
        pattern: Which entries of J may ever be other than zero.
        rows: Rows that are kept.
        columns: Columns they are solved for, as many.
        holonomic: Whether positions are bound, too.
    """
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
    paired = maximum_bipartite_matching(csr_array(inner), perm_type="column")
    columns = tuple(columns[c] for c in paired.tolist())
    # Equation k needs the velocities of the other pairs that appear in it.
    needs = inner[:, paired]
    count, member = connected_components(
        csr_array(needs.astype(int)), directed=True, connection="strong"
    )
    groups = [np.flatnonzero(member == g).tolist() for g in range(count)]
    before = [
        set(member[needs[group].any(axis=0)].tolist()) - {g}
        for g, group in enumerate(groups)
    ]
    result: list[ConstraintBlock] = []
    done: set[int] = set()
    while len(done) < count:
        ready = [g for g in range(count) if g not in done and before[g] <= done]
        for g in ready:
            group = groups[g]
            result.append(
                ConstraintBlock(
                    tuple(rows[k] for k in group),
                    tuple(columns[k] for k in group),
                    holonomic,
                )
            )
            done.add(g)
    return tuple(result)
