"""Origins of formulas: the stage of a derivation, and the part of a mechanism.

Nothing is noted but within `recorded`; a derivation then tells what it is at.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeAlias, TypeVar, final

from symbody.dataclass import dataclass
from symbody.expr.node import next_serial

T = TypeVar("T")
# The number of a joint, whose body it is; the name of another part; None for all.
Part: TypeAlias = int | str | None


@final
@dataclass(frozen=True)
class Origin:
    """The origin of a formula: a stage of the derivation, a part of the mechanism."""

    stage: str
    part: Part


# Of what was built before: the formulas that the user wrote.
UNKNOWN = Origin("", None)


@final
class Origins:
    """The origins of all formulas that were built within `recorded`."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._begun: list[Origin] = []
        self._taken: dict[int, Origin] = {}

    @property
    def current(self) -> Origin:
        """The origin of formulas built now."""
        return self._begun[-1] if self._begun else UNKNOWN

    def begin(self, origin: Origin) -> None:
        """Let the formulas from here on have an origin."""
        self._starts.append(next_serial())
        self._begun.append(origin)

    def take(self, serial: int, before: int) -> None:
        """Let a formula have the origin of that whose place it takes."""
        origin = self.of(before)
        if origin is not UNKNOWN:
            self._taken[serial] = origin

    def of(self, serial: int) -> Origin:
        """Return the origin of the formula of a serial number."""
        if serial in self._taken:
            return self._taken[serial]
        place = bisect_right(self._starts, serial)
        return self._begun[place - 1] if place else UNKNOWN


_recording: ContextVar[Origins | None] = ContextVar("origins", default=None)


@contextmanager
def recorded() -> Iterator[Origins]:
    """Note the origins of formulas built within."""
    origins = Origins()
    token = _recording.set(origins)
    try:
        yield origins
    finally:
        _recording.reset(token)


def recording() -> Origins | None:
    """Return where origins are noted; None if they are not."""
    return _recording.get()


def begin_stage(stage: str) -> None:
    """Let the formulas from here on belong to a stage."""
    origins = _recording.get()
    if origins is not None:
        origins.begin(Origin(stage, None))


def part_by_part(
    parts: Iterable[T],
    stage: str | None = None,
    part: Callable[[T], Part] | None = None,
) -> Iterator[T]:
    """Yield parts, by default joints; what is built before the next belongs to them."""
    origins = _recording.get()
    if origins is None:
        yield from parts
        return
    before = origins.current
    name = before.stage if stage is None else stage
    for one in parts:
        which: Any = one
        origins.begin(Origin(name, which.joint if part is None else part(one)))
        yield one
    origins.begin(before)
