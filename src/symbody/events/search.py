"""Places at which a formula of one symbol has given values, by intervals: all of them.

Boxes in which the enclosure of the formula holds none of the values are left; one in
which the slope has a sign is contracted by Newton's method for intervals; all others
are halved, until rounding hides what lies within. What is left holds every place.

A box is an interval of one symbol. The enclosure holds every value that the formula has
in the box, and every one that rounding may make of it, in whatever order a compiler
adds and multiplies: each operation is widened by some units in the last place. A value
that is undefined in the whole box is NaN.

References:
    Moore, Kearfott, Cloud (2009), Introduction to Interval Analysis, chapters 2, 5, 8.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError
from symbody.events.interval_operations import (
    OPERATIONS,
    Array,
    Interval,
    always,
    curve,
    square,
)
from symbody.events.switches import Switch
from symbody.expr import node as n
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.differentiate import derivative
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable

_MOST_BOXES = 8192  # at one time; beyond that the later ones wait
# Boxes looked at before the search is given up: in all, and for each place found.
_MOST_WORK, _WORK_EACH = 200_000, 2_000
_NARROW = 8 * np.finfo(np.float64).eps  # box, relative to its place
_WIDEST = 1e9  # zone of a touch, in units of the narrowest box
_NOISE = 4.0  # times the rounding of a value: an enclosure that tells nothing more
_MOST_ROUNDS = 26  # of widening, to a hundred-millionth of the time


class Enclosure(NamedTuple):
    """Bounds of a formula in each box, and whether it is continuous there for sure."""

    value: Interval
    smooth: NDArray[np.bool_]


def can_be_enclosed(roots: Sequence[Node]) -> bool:
    """Return whether there is an interval operation for all operations below."""
    return all(
        node.op in OPERATIONS or isinstance(node.op.definition, PiecewisePolynomial)
        for node in reachable(roots)
        if isinstance(node, Apply)
    )


def enclose(
    roots: Sequence[Node], symbol: Symbol, low: Array, high: Array
) -> list[Enclosure]:
    """Return enclosures of roots that `can_be_enclosed` over boxes `low` to `high`."""
    known: dict[Node, Enclosure] = {}
    everywhere = np.ones(len(low), dtype=bool)
    with np.errstate(all="ignore"):
        for node in reachable(roots):
            match node:
                case Const(number):
                    point = np.full(len(low), number)
                    known[node] = Enclosure(Interval(point, point), everywhere)
                case Symbol():
                    assert node is symbol, f"{node.name} has no interval"
                    known[node] = Enclosure(Interval(low, high), everywhere)
                case Apply(op, args):
                    parts = [known[arg] for arg in args]
                    value, smooth = _applied(op, args, [part.value for part in parts])
                    for part in parts:
                        smooth = smooth & part.smooth
                    known[node] = Enclosure(value, smooth)
    return [known[root] for root in roots]


def _applied(
    op: Operation, args: Sequence[Node], values: list[Interval]
) -> tuple[Interval, NDArray[np.bool_]]:
    """Return the enclosure of one operation, and where the operation is continuous."""
    if isinstance(op.definition, PiecewisePolynomial):
        return curve(op.definition, values)
    if op is n.MUL and args[0] is args[1]:
        return square(values[0]), always(values[0])
    return OPERATIONS[op](*values)


class Zones(NamedTuple):
    """Narrow intervals that hold a place and its rounding each, known up to `end`."""

    low: Array
    high: Array
    end: float


def narrowest(t: Array, unit: float) -> Array:
    """Return a few units in the last place of numbers, near 0 of a unit."""
    return _NARROW * np.maximum(np.abs(t), unit)


@final
class Search:
    """The search for where the argument of a switch arrives at one of its levels."""

    def __init__(self, switch: Switch, t: Symbol, unit: float) -> None:
        """Prepare the search; beside `unit`, t is rounded as a number near 0 is."""
        self._argument = switch.argument
        self._t = t
        self._unit = unit
        self._allowed = _MOST_WORK
        self._levels = np.array(switch.levels)
        self._period = switch.period
        self._slope = _slope(switch.argument, t)

    @property
    def is_possible(self) -> bool:
        """Whether the argument and its slope can be enclosed."""
        return self._slope is not None and can_be_enclosed([self._argument])

    def zones(self, low: Array, high: Array) -> Zones | None:
        """Return the zones of arrivals in rising boxes, in order; None if too many."""
        end = float(high[-1])
        zones: list[tuple[Array, Array]] = []
        while low.size:
            self._allowed -= low.size
            if self._allowed < 0:
                return None
            done, low, high = self._round(low, high)
            zones.append(done)
            if low.size > _MOST_BOXES:
                first = np.argsort(low, kind="stable")[: _MOST_BOXES // 2 + 1]
                end = min(end, float(low[first[-1]]))
                low, high = low[first[:-1]], high[first[:-1]]
        lows, highs = (np.concatenate(part) for part in zip(*zones, strict=True))
        known = lows <= end
        lows, highs = self._joined(lows[known], highs[known])
        self._allowed += _WORK_EACH * lows.size
        return Zones(lows, highs, end)

    def _joined(self, low: Array, high: Array) -> tuple[Array, Array]:
        """Return boxes in rising order, those that touch each other as one."""
        order = np.argsort(low, kind="stable")
        low, reach = low[order], np.maximum.accumulate(high[order])
        apart = low[1:] - reach[:-1] > narrowest(low[1:], self._unit)
        ends = np.ones(1, dtype=bool)
        first, last = np.concatenate([ends, apart]), np.concatenate([apart, ends])
        return (low[first], reach[last]) if low.size else (low, low)

    def _round(
        self, low: Array, high: Array
    ) -> tuple[tuple[Array, Array], Array, Array]:
        """Return boxes that are narrow enough, and those that are to be looked at."""
        assert self._slope is not None
        roots = [self._argument, self._slope]
        (value, smooth), slope = enclose(roots, self._t, low, high)
        middle = 0.5 * (low + high)
        (at,) = enclose(roots[:1], self._t, middle, middle)
        # Rounding may put the middle nearer to one end.
        half = np.maximum(high - middle, middle - low)
        value = _by_mean_value(value, at.value, slope.value, half, smooth)
        count, level = self._within(value)
        steady = smooth & (slope.value.low == 0) & (slope.value.high == 0)
        steady |= value.low == value.high
        remaining = (count > 0) & ~steady
        low, high, middle = low[remaining], high[remaining], middle[remaining]
        count, level, smooth = count[remaining], level[remaining], smooth[remaining]
        v, s, at_middle = (
            Interval(*(end[remaining] for end in part))
            for part in (value, slope.value, at.value)
        )
        noise = _NOISE * (at_middle.high - at_middle.low)
        width, least = high - low, narrowest(middle, self._unit)
        touching = smooth & (v.high - v.low <= noise) & (width <= _WIDEST * least)
        done = (width <= least) | touching
        rising = smooth & ((s.low > 0) | (s.high < 0)) & (count == 1) & ~done
        new_low, new_high = _contracted(
            low, high, middle, at_middle, level, s, rising, least
        )
        empty = new_low > new_high
        halved = ~done & ~empty & (new_high - new_low > 0.5 * (high - low))
        shrunk = ~done & ~empty & ~halved
        half = 0.5 * (new_low + new_high)[halved]
        return (
            (low[done], high[done]),
            np.concatenate([new_low[shrunk], new_low[halved], half]),
            np.concatenate([new_high[shrunk], half, new_high[halved]]),
        )

    def _within(self, value: Interval) -> tuple[NDArray[np.int64], Array]:
        """Return how many levels lie in each interval (2: or more), and the lowest."""
        low, high = value
        turns = np.zeros(len(low))
        levels = self._levels
        if self._period:
            turns = np.floor((low - levels[0]) / self._period) * self._period
            turns = np.where(np.isfinite(turns), turns, 0.0)
            # Behind the lower end there are two in them, should only one be repeated.
            levels = np.concatenate([levels + k * self._period for k in range(3)])
        first = np.searchsorted(levels, low - turns, side="left")
        last = np.searchsorted(levels, high - turns, side="right")
        # Nothing is within NaN, which is sorted behind all numbers.
        count = np.where(np.isnan(low), 0, last - first)
        level = levels[np.minimum(first, len(levels) - 1)] + turns
        return count, level

    def widened(self, low: Array, high: Array) -> tuple[Array, Array]:
        """Return zones whose ends are moved out until rounding decides no branch."""
        ends = []
        for begin, sign in ((low, -1.0), (high, 1.0)):
            least = narrowest(begin, self._unit)
            end, step = begin.copy(), np.maximum(high - low, least)
            unclear = self._is_unclear(end)
            for _ in range(_MOST_ROUNDS):
                if not unclear.any():
                    break
                end += sign * step * unclear
                step *= 2.0
                unclear = self._is_unclear(end)
            ends.append(np.where(unclear, begin, end))
        return ends[0], ends[1]

    def _is_unclear(self, t: Array) -> NDArray[np.bool_]:
        (value,) = enclose([self._argument], self._t, t, t)
        return self._within(value.value)[0] > 0


def _slope(argument: Node, t: Symbol) -> Node | None:
    try:
        slope = derivative(argument, t)
    except ExpressionError:
        return None  # an external function without derivatives
    return slope if can_be_enclosed([slope]) else None


def _by_mean_value(
    value: Interval,
    at_middle: Interval,
    slope: Interval,
    half: Array,
    smooth: NDArray[np.bool_],
) -> Interval:
    """Return the enclosure cut by f(m) + f' (x - m), which is narrow where f' is."""
    reach = np.maximum(np.abs(slope.low), np.abs(slope.high)) * half * (1 + 1e-12)
    low, high = at_middle.low - reach, at_middle.high + reach
    usable = smooth & np.isfinite(low) & np.isfinite(high)
    return Interval(
        np.where(usable, np.maximum(value.low, low), value.low),
        np.where(usable, np.minimum(value.high, high), value.high),
    )


def _contracted(
    low: Array,
    high: Array,
    middle: Array,
    value: Interval,
    level: Array,
    slope: Interval,
    rising: NDArray[np.bool_],
    slack: Array,
) -> tuple[Array, Array]:
    """Return boxes after a step of Newton's method, where the slope has a sign."""
    with np.errstate(all="ignore"):
        steps = [
            (end - level) / s
            for end in (value.low, value.high)
            for s in (slope.low, slope.high)
        ]
        lowest, highest = np.minimum.reduce(steps), np.maximum.reduce(steps)
        new_low = np.maximum(low, middle - highest - slack)
        new_high = np.minimum(high, middle - lowest + slack)
    rising = rising & np.isfinite(lowest) & np.isfinite(highest)
    return np.where(rising, new_low, low), np.where(rising, new_high, high)
