"""Intervals, one a box, and what every operation on them needs."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]

EPS = 4 * np.finfo(np.float64).eps  # of an operation


class Interval(NamedTuple):
    """Lower and upper ends, one pair a box; NaN where undefined."""

    low: Array
    high: Array


def always(a: Interval) -> NDArray[np.bool_]:
    """Return that something holds in every box."""
    return np.ones(len(a.low), dtype=bool)


def widened(low: Array, high: Array, absolute: float = 0.0) -> Interval:
    """Return what rounding may make of an interval; an exact 0 and infinities stay."""
    below, above = (np.where(np.isinf(a), 0.0, np.abs(a)) for a in (low, high))
    return Interval(low - EPS * below - absolute, high + EPS * above + absolute)


def unbounded(a: Interval, where: NDArray[np.bool_]) -> Interval:
    """Return the interval, unbounded in some boxes."""
    return Interval(np.where(where, -np.inf, a.low), np.where(where, np.inf, a.high))


def bounded(*corners: Array) -> Interval:
    """Return the interval of some values; ∞ - ∞ and 0·∞ may be anything."""
    low, high = np.minimum.reduce(corners), np.maximum.reduce(corners)
    return unbounded(widened(low, high), np.isnan(low))


def undefined(*args: Interval) -> NDArray[np.bool_]:
    """Return where one of some intervals has no value."""
    found = np.isnan(args[0].low)
    for a in args[1:]:
        found = found | np.isnan(a.low)
    return found


def with_undefined(value: Interval, where: NDArray[np.bool_]) -> Interval:
    """Return the interval, without a value in some boxes."""
    return Interval(
        np.where(where, np.nan, value.low), np.where(where, np.nan, value.high)
    )
