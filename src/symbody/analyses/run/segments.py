"""A run in segments, at whose ends time events lie: within one, formulas are smooth.

The stages of a step that ends at an event must not see what comes after it. So the
time that formulas get stays in a window: the segment, some roundings inside its ends.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.dataclass import dataclass
from symbody.events.schedule import TimeEvent, rounding

# Of a run without events.
_OPEN = np.array([-np.inf, np.inf])


@final
@dataclass(frozen=True)
class Segment:
    """A part of a run without time events inside.

    Attributes:
        begin: Where it begins [s].
        end: Where it ends [s].
        window: The earliest and the latest time that formulas get, shape (2,) [s].
        first: The first asked time that belongs to it, by its row.
        last: The row behind the last one.
    """

    begin: float
    end: float
    window: Array
    first: int
    last: int

    @property
    def has_events(self) -> bool:
        """Whether time events limit it, so that its window is not open."""
        return self.window is not _OPEN

    @property
    def is_instant(self) -> bool:
        """Whether no time passes: it is there for what is asked at an event."""
        return self.begin == self.end

    def seen(self, times: Array) -> Array:
        """Return the times that formulas get for asked ones [s]."""
        low, high = self.window
        values: Array = np.minimum(np.maximum(times, low), high)
        return values


def event_between(
    last: Segment | None, segment: Segment, times: Array
) -> tuple[float, float]:
    """Return the last time before the event that begins a segment, and the first after.

    Args:
        last: The segment before; None if a run begins at the event.
        segment: The segment; it has events.
        times: The asked times of the run.
    """
    side = 0 if times[-1] >= times[0] else 1
    after = float(segment.window[side])
    if last is not None:
        return float(last.window[1 - side]), after
    wide = abs(after - segment.begin) + rounding(after, float(times[-1] - times[0]))
    return segment.begin - (wide if side == 0 else -wide), after


def segments(times: Array, events: Iterable[TimeEvent]) -> Iterator[Segment]:
    """Yield the segments of a run in order.

    What is asked for at an event has its value after it; at the end of the run, the one
    before. A time that stands twice has both, that before the event first.

    Args:
        times: The asked times, one after another, each once or twice [s].
        events: From the first to the last of them.
    """
    sign = 1.0 if times[-1] >= times[0] else -1.0
    begin, end = sign * float(times[0]), sign * float(times[-1])
    here, opening, row = begin, -np.inf, 0
    order: list[float] = []
    for event in events if end > begin else ():
        if not order:
            order = (sign * times).tolist()
        before, at, after = sign * event.before, sign * event.at, sign * event.after
        behind = _first_after(order, row, before, at, after)
        # A step between an event and an end of the run would be rounding.
        if before <= begin + rounding(begin, end - begin):
            at = begin
        elif after >= end - rounding(end, end - begin):
            at = end
        if at > here or behind > row:
            yield _segment(sign, (here, at), (opening, before), (row, behind))
        here, opening, row = at, after, behind
    if end > here or times.size > row:
        yield _segment(sign, (here, end), (opening, np.inf), (row, times.size))


def _first_after(
    order: Sequence[float], row: int, before: float, at: float, after: float
) -> int:
    """Return the first row that is answered as it is after an event.

    Args:
        order: The asked times, rising.
        row: None before this one is.
        before: Where the event begins.
        at: Its time.
        after: Where it ends.
    """
    first = bisect_left(order, before, row)
    last = bisect_right(order, after, first)
    for i in range(first, last - 1):
        if order[i] == order[i + 1]:
            return i + 1
    if first == 0:
        return 0
    if last == len(order):
        return last
    return min(max(bisect_left(order, at, first), first), last)


def _segment(
    sign: float,
    span: tuple[float, float],
    window: tuple[float, float],
    rows: tuple[int, int],
) -> Segment:
    # Adding 0 makes a 0 of -0.
    begin, end = sign * span[0] + 0.0, sign * span[1] + 0.0
    if window == (-np.inf, np.inf):
        return Segment(begin, end, _OPEN, *rows)
    low, high = window if sign > 0 else (-window[1], -window[0])
    return Segment(begin, end, np.array([low, high]), *rows)
