"""The time events of a run, in order: when formulas of time change their form.

They are found window by window as the run goes on, for a sine may have millions. Times
at which a formula arrives at a level have a closed form where it is linear in time, or
a sine, cosine or tangent of such a phase:

    offset + factor (phase + rate t) = level
    offset + factor sin(phase + rate t) = level

Others are searched for by intervals; formulas that hold a function of unknown form are
sampled at some times, and a pair of places between two looks is missed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.events.interval_operations import Array
from symbody.events.search import Search, narrowest
from symbody.events.switches import UNIT, Switch, TimeEvent, rounding
from symbody.expr import functions as f
from symbody.expr import node as n
from symbody.expr.evaluate import Evaluation, evaluate_all, substitute
from symbody.expr.node import ONE, ZERO, Apply, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable

_WAVES = (f.SIN, f.COS, f.TAN)
# Offset and factor of a formula, and the node that the factor belongs to.
_Part = tuple[Node, Node, Node | None]


@final
@dataclass(frozen=True)
class Affine:
    """offset + factor F(phase + rate t), where F is a wave or nothing (F(x) = x)."""

    offset: Node
    factor: Node
    wave: Operation | None = None
    phase: Node = ZERO
    rate: Node = ONE


class Arrivals(NamedTuple):
    """Times first + k period for all whole k; none if `first` is not finite."""

    first: NDArray[np.generic]
    period: Any


def affine(switch: Switch, t: Symbol) -> Affine | None:
    """Return the argument of a switch as an affine formula; None if it is no such."""
    known: dict[Node, _Part | None] = {}
    for node in reachable([switch.argument]):
        known[node] = _part(node, t, known)
    part = known[switch.argument]
    if part is None or part[2] is None or (switch.period and part[2] is not t):
        return None
    offset, factor, atom = part
    if atom is t:
        return Affine(offset, factor)
    assert isinstance(atom, Apply)
    inner = known[atom.args[0]]
    assert inner is not None
    return Affine(offset, factor, atom.op, inner[0], inner[1])


def _part(node: Node, t: Symbol, known: Mapping[Node, _Part | None]) -> _Part | None:
    if node is t:
        return ZERO, ONE, node
    if not isinstance(node, Apply):
        return node, ZERO, None
    parts = [known[arg] for arg in node.args]
    if all(part is not None and part[2] is None for part in parts):
        return node, ZERO, None
    if None in parts:
        return None
    if node.op in _WAVES:
        (inner,) = parts
        return (ZERO, ONE, node) if inner is not None and inner[2] is t else None
    return _combined(node.op, parts)  # type: ignore[arg-type]


def _combined(op: Operation, parts: Sequence[_Part]) -> _Part | None:
    """Return the part of a sum, or of a product with what is independent of time."""
    if op is n.NEG:
        ((offset, factor, atom),) = parts
        return -offset, -factor, atom
    if op not in (n.ADD, n.SUB, n.MUL, n.DIV):
        return None
    (a, p, one), (b, q, other) = parts
    if op in (n.ADD, n.SUB):
        if one is not None and other is not None and one is not other:
            return None
        atom = other if one is None else one
        return (a + b, p + q, atom) if op is n.ADD else (a - b, p - q, atom)
    if op is n.MUL:
        if other is None:
            return a * b, p * b, one
        return (a * b, a * q, other) if one is None else None
    return (a / b, p / b, one) if other is None else None


def arrivals(form: Affine, switch: Switch) -> list[Arrivals]:
    """Return when an affine argument arrives at the levels of a switch, as formulas."""
    parts = form.offset, form.factor, form.phase, form.rate
    inverse = {f.SIN: f.asin, f.COS: f.acos, f.TAN: f.atan}
    levels = np.array(switch.levels, dtype=object)
    return _arrivals(parts, form.wave, levels, switch.period, inverse)


def arrival_times(form: Affine, switch: Switch) -> list[Arrivals]:
    """Return the same as numbers; the argument depends on time alone."""
    parts = evaluate_all([form.offset, form.factor, form.phase, form.rate], {})
    inverse = {f.SIN: np.arcsin, f.COS: np.arccos, f.TAN: np.arctan}
    levels = np.array(switch.levels)
    with np.errstate(all="ignore"):
        numbers = [np.float64(part) for part in parts]
        return _arrivals(numbers, form.wave, levels, switch.period, inverse)


def _arrivals(
    parts: Sequence[Any],
    wave: Operation | None,
    levels: NDArray[np.generic],
    period: float,
    inverse: Mapping[Operation, Callable[[Any], Any]],
) -> list[Arrivals]:
    offset, factor, phase, rate = parts
    x = (levels - offset) / factor
    if wave is None:
        return [Arrivals(x, abs(period / factor) if period else 0.0)]
    angle = inverse[wave](x)
    if wave is f.TAN:
        return [Arrivals((angle - phase) / rate, abs(math.pi / rate))]
    other = math.pi - angle if wave is f.SIN else -angle
    turn = abs(2 * math.pi / rate)
    return [Arrivals((one - phase) / rate, turn) for one in (angle, other)]


@final
class Sampling:
    """Looks at regular times for where the argument of a switch passes a level."""

    def __init__(self, switch: Switch, t: Symbol) -> None:
        self._switch = switch
        self._t = t
        self._argument = Evaluation([switch.argument])

    def zones(self, times: Array) -> tuple[Array, Array]:
        """Return neighboring numbers between which the argument passes a level."""
        looks = pairwise((x, self._cell(x)) for x in times.tolist())
        zones = [
            _narrowed(self._cell, x, y, cell)
            for (x, cell), (y, other) in looks
            if cell != other
        ]
        pairs = np.array(zones).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]

    def _cell(self, t: float) -> float:
        """Return between which levels the argument is, as a number."""
        switch = self._switch
        (value,) = self._argument({self._t: t})
        if not np.isfinite(value):
            return np.inf
        turns = 0.0
        if switch.period:
            turns = np.floor((value - switch.levels[0]) / switch.period)
            value -= turns * switch.period
        count = np.searchsorted(switch.levels, value, side="right")
        return float(turns * len(switch.levels) + count)


def _narrowed(
    cell: Callable[[float], float], low: float, high: float, at_low: float
) -> tuple[float, float]:
    """Return neighbors of which only the first is in the cell of the lower end."""
    while True:
        middle = 0.5 * (low + high)
        if not low < middle < high:
            return low, high
        low, high = (middle, high) if cell(middle) == at_low else (low, middle)


_MOST_EVENTS = 4096  # in a window
_MOST_LOOKS = 512  # by sampling in a window


class _Events(NamedTuple):
    """Events of a window in rising order."""

    low: Array
    at: Array
    high: Array


@final
class Schedule:
    """The time events from one time to another; if `is_sampled`, some may be missed."""

    def __init__(
        self,
        switches: Sequence[Switch],
        t: Symbol,
        corners: Sequence[float] | Array,
        begin: float,
        end: float,
        sampling: float,
    ) -> None:
        """Prepare the search [s]; inner `switches` come first, `corners` are events."""
        # Runs back in time are runs forward in -t.
        self._sign = 1.0 if end >= begin else -1.0
        self._begin, self._end = self._sign * begin, self._sign * end
        self._unit = UNIT * abs(end - begin)
        self._every = sampling
        self._corners = np.sort(self._sign * np.asarray(corners, dtype=float))
        self._closed: list[tuple[Search, list[Arrivals]]] = []
        self._searched: list[tuple[Switch, Search]] = []
        self._sampled: list[Sampling] = []
        self._t = t
        for switch in switches:
            if self._sign < 0:
                argument = substitute(switch.argument, {t: -t})
                switch = Switch(argument, switch.levels, switch.period)
            search, form = Search(switch, t, self._unit), affine(switch, t)
            if form is not None:
                self._closed.append((search, arrival_times(form, switch)))
            elif search.is_possible:
                self._searched.append((switch, search))
            else:
                self._sampled.append(Sampling(switch, t))

    @property
    def is_sampled(self) -> bool:
        """Whether events may be missed, which are looked for at some times only."""
        return bool(self._sampled)

    @property
    def is_over(self) -> bool:
        """Whether it is known that no events follow behind its end."""
        end, forms = self._end, [form for _, forms in self._closed for form in forms]
        times = [self._corners, *(_repeated(form, end, end) for form in forms)]
        later = any((at > end).any() for at in times)
        return not (later or self._searched or self._sampled)

    def __iter__(self) -> Iterator[TimeEvent]:
        """Yield the events in the order of the run, those at its ends included."""
        held: TimeEvent | None = None
        for event in self._one_by_one():
            if held is None:
                held = event
            elif event.before - held.after <= self._gap(held.at):
                held = TimeEvent(held.before, held.at, max(held.after, event.after))
            else:
                yield self._in_time(held)
                held = event
        if held is not None:
            yield self._in_time(held)

    def _in_time(self, event: TimeEvent) -> TimeEvent:
        # Adding 0 makes a 0 of -0.
        return TimeEvent(*(self._sign * time + 0.0 for time in event))

    def _gap(self, t: float) -> float:
        return rounding(t, self._end - self._begin)

    def _one_by_one(self) -> Iterator[TimeEvent]:
        if not (self._closed or self._searched or self._sampled or len(self._corners)):
            return
        low = self._begin - self._gap(self._begin)
        last = self._end + self._gap(self._end)
        while low < last:
            high, times = self._window(low, last)
            yield from map(TimeEvent, *(part.tolist() for part in times))
            low = high

    def _window(self, low: float, high: float) -> tuple[float, _Events]:
        """Return how far the events are known, and the events, in rising order."""
        for _, forms in self._closed:
            for first, period in forms:
                if period:
                    high = min(high, low + period * _MOST_EVENTS / len(first))
        corners = self._corners
        known = [self._rounded(corners[(low <= corners) & (corners <= high)])]
        known += [self._of_forms(*closed, low, high) for closed in self._closed]
        for switch, search in tuple(self._searched):
            zones = search.zones(*_between(_sorted(known), low, high))
            if zones is None:
                self._searched.remove((switch, search))
                self._sampled.append(Sampling(switch, self._t))
                continue
            high = min(high, zones.end)
            lows, highs = search.widened(zones.low, zones.high)
            known.append(_Events(lows, 0.5 * (zones.low + zones.high), highs))
        if self._sampled:
            high = min(high, low + _MOST_LOOKS * self._every)
            looks = np.linspace(low, high, 2 + int((high - low) / self._every))
            for sampling in self._sampled:
                low_ends, high_ends = sampling.zones(looks)
                at = 0.5 * (low_ends + high_ends)
                half = narrowest(at, self._unit)
                known.append(_Events(low_ends - half, at, high_ends + half))
        events = _sorted(known)
        inside = events.at < high if high < self._end else events.at <= high
        return high, _Events(*(part[inside] for part in events))

    def _rounded(self, at: Array) -> _Events:
        half = narrowest(at, self._unit)
        return _Events(at - half, at, at + half)

    def _of_forms(
        self, search: Search, forms: Sequence[Arrivals], low: float, high: float
    ) -> _Events:
        times = [_repeated(form, low, high) for form in forms]
        at = np.sort(np.concatenate(times))
        rounded = self._rounded(at[(low <= at) & (at <= high)])
        lows, highs = search.widened(rounded.low, rounded.high)
        return _Events(lows, rounded.at, highs)


def _repeated(form: Arrivals, low: float, high: float) -> Array:
    first: Array = form.first[np.isfinite(form.first)]
    if not form.period or not np.isfinite(form.period):
        return first
    begin = np.ceil((low - first) / form.period)
    count = int((high - low) / form.period) + 2
    turns = begin[:, None] + np.arange(count)
    return np.ravel(first[:, None] + turns * form.period)


def _sorted(parts: Sequence[_Events]) -> _Events:
    low, at, high = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.argsort(low, kind="stable")
    return _Events(low[order], at[order], high[order])


def _between(events: _Events, low: float, high: float) -> tuple[Array, Array]:
    """Return the boxes that are left between events."""
    ends = np.concatenate([[low], np.clip(events.high, low, high)])
    begins = np.concatenate([np.clip(events.low, low, high), [high]])
    # An event may lie within a wider one.
    ends = np.maximum.accumulate(ends)
    apart = begins > ends
    if not apart.any():
        return np.array([low]), np.array([high])
    return ends[apart], begins[apart]
