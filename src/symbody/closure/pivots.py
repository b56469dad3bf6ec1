"""Choice of dependent velocities: elimination with pivots of the user's preference.

A matrix is eliminated with full pivoting. Among the pivots that are large enough those
are taken that make later work small: few entries in their row, then the joints that
were defined last, so that what is nearest to the ground stays independent.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.runtime.closing import Choice, Part, chosen_pivots

Array: TypeAlias = NDArray[np.float64]
# A pivot may be smaller than the largest by this factor, as in pivots.c.
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
