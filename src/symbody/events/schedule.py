"""The time events of a run, in order: when formulas of time change their form.

They are found window by window as the run goes on, for a sine may have millions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, final

import numpy as np

from symbody.events.arrivals import Arrivals, Sampling, affine, arrival_times
from symbody.events.event import UNIT, TimeEvent, rounding
from symbody.events.interval_operations import Array
from symbody.events.search import Search
from symbody.events.switches import Switch
from symbody.expr.evaluate import substitute
from symbody.expr.node import Symbol

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
            self._sort(switch if self._sign > 0 else _reversed(switch, t))

    @property
    def is_sampled(self) -> bool:
        """Whether events may be missed, which are looked for at some times only."""
        return bool(self._sampled)

    def _sort(self, switch: Switch) -> None:
        search = Search(switch, self._t, self._unit)
        form = affine(switch, self._t)
        if form is not None:
            self._closed.append((search, arrival_times(form, switch)))
        elif search.is_possible:
            self._searched.append((switch, search))
        else:
            self._sampled.append(Sampling(switch, self._t))

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
        known = [self._of_corners(low, high)]
        known += [self._of_forms(*closed, low, high) for closed in self._closed]
        for switch, search in tuple(self._searched):
            zones = search.zones(*_between(_sorted(known), low, high))
            if zones is None:
                self._searched.remove((switch, search))
                self._sampled.append(Sampling(switch, self._t))
                continue
            high = min(high, zones.end)
            at = 0.5 * (zones.low + zones.high)
            known.append(_Events(zones.low, at, zones.high))
            lows, highs = search.widened(zones.low, zones.high)
            known[-1] = _Events(lows, at, highs)
        if self._sampled:
            high = min(high, low + _MOST_LOOKS * self._every)
            looks = np.linspace(low, high, 2 + int((high - low) / self._every))
            known += [self._between_looks(one, looks) for one in self._sampled]
        events = _sorted(known)
        inside = events.at < high if high < self._end else events.at <= high
        return high, _Events(*(part[inside] for part in events))

    def _of_corners(self, low: float, high: float) -> _Events:
        at = self._corners[(low <= self._corners) & (self._corners <= high)]
        return self._rounded(at)

    def _rounded(self, at: Array) -> _Events:
        half = self._half(at)
        return _Events(at - half, at, at + half)

    def _half(self, at: Array) -> Array:
        size = np.maximum(np.abs(at), self._unit)
        return 8 * np.finfo(np.float64).eps * size

    def _of_forms(
        self, search: Search, forms: Sequence[Arrivals], low: float, high: float
    ) -> _Events:
        times = [_repeated(form, low, high) for form in forms]
        at = np.sort(np.concatenate(times))
        rounded = self._rounded(at[(low <= at) & (at <= high)])
        lows, highs = search.widened(rounded.low, rounded.high)
        return _Events(lows, rounded.at, highs)

    def _between_looks(self, sampling: Sampling, looks: Array) -> _Events:
        low, high = sampling.zones(looks)
        at = 0.5 * (low + high)
        half = self._half(at)
        return _Events(low - half, at, high + half)


def _reversed(switch: Switch, t: Symbol) -> Switch:
    argument = substitute(switch.argument, {t: -t})
    return Switch(argument, switch.levels, switch.period)


def _repeated(form: Arrivals, low: float, high: float) -> Array:
    first: Array = form.first[np.isfinite(form.first)]
    if not form.period or not np.isfinite(form.period):
        return first
    begin = np.ceil((low - first) / form.period)
    count = int((high - low) / form.period) + 2
    turns = begin[:, None] + np.arange(count)
    times: Array = first[:, None] + turns * form.period
    return times.ravel()


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
