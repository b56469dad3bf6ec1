"""Reductions: what a study keeps of every motion, and what comes of runs in a row."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, near
from symbody.errors import ModelError, collected_warnings
from symbody.results.contact_events import NO_EVENTS, ContactEvents
from symbody.results.ensemble import Failure as Failure
from symbody.results.motion import Motion

# Halves of the stretch between two times, until its ends are neighbours.
_HALVES = 60
# Times so near, as shares of the span, are one; so are values, of all they range over.
_SAME = 1e-6


def crossing(time: Numbers, above: Numbers, i: int) -> float:
    """Return when a quantity crosses zero between i and i + 1 [s], by a cubic."""
    span = float(time[i + 1] - time[i])
    if span == 0:  # a jump
        return float(time[i])
    places = [i, i + 1]
    places += [
        *_beyond(time, above, i, -1, _SAME * abs(span)),
        *_beyond(time, above, i + 1, 1, _SAME * abs(span)),
    ]
    x = [float(time[k] - time[i]) / span for k in places]
    # The coefficients of Newton's form of a polynomial through points.
    c = [float(above[k]) for k in places]
    for order in range(1, len(x)):
        for k in range(len(x) - 1, order - 1, -1):
            c[k] = (c[k] - c[k - 1]) / (x[k] - x[k - order])
    low, high = 0.0, 1.0
    rising = above[i] < 0
    for _ in range(_HALVES):
        middle = 0.5 * (low + high)
        value = c[-1]
        for k in range(len(c) - 2, -1, -1):
            value = c[k] + (middle - x[k]) * value
        if (value < 0) == rising:
            low = middle
        else:
            high = middle
    return float(time[i]) + high * span


def _beyond(time: Numbers, above: Numbers, i: int, step: int, near: float) -> list[int]:
    """Return the next place that is not the same time, or none behind a jump."""
    k = i + step
    while 0 <= k < len(time) and abs(time[k] - time[i]) <= near:
        if abs(above[k] - above[i]) > _SAME * float(np.ptp(above)):
            return []
        k += step
    return [k] if 0 <= k < len(time) else []


# From a motion to a number or an array of numbers, of the same shape for all runs.
Function: TypeAlias = Callable[[Motion], Any]


@dataclass(frozen=True)
class Reduction(ABC):
    """A reduction of one quantity of a motion to what is kept of it.

    Attributes:
        of: Name of the quantity.
    """

    of: str
    # Whether `of_all` gives what the call gives, to the last bit.
    is_joint: ClassVar[bool] = False
    # Whether runs that fail are reduced, too, as far as they came.
    of_parts: ClassVar[bool] = False

    @abstractmethod
    def __call__(self, motion: Motion) -> Numbers:
        """Return the reduced quantity."""

    def of_all(self, values: Numbers) -> Numbers:
        """Return what is kept of a quantity with one entry of many runs.

        Args:
            values: Shape (runs, times).
        """
        raise NotImplementedError(f"{type(self).__name__} looks at one motion at once")

    def unit(self, unit: str) -> str:
        """Return the unit of what is kept, from that of the quantity."""
        return unit


class _OverTime(Reduction):
    """A reduction of values over time, of one motion or of many runs at once."""

    is_joint = True

    def __call__(self, motion: Motion) -> Numbers:
        """Return the reduced quantity."""
        return np.asarray(self._over_time(motion.array(self.of), 0))

    def of_all(self, values: Numbers) -> Numbers:
        """Return what is kept of many runs."""
        return np.asarray(self._over_time(values, 1))

    @abstractmethod
    def _over_time(self, values: Numbers, axis: int) -> Any: ...


@final
class Final(_OverTime):
    """The value of a quantity at the last time."""

    def _over_time(self, values: Numbers, axis: int) -> Any:
        return values.take(-1, axis)


@final
class Maximum(_OverTime):
    """The greatest value of a quantity at the times of the study."""

    def _over_time(self, values: Numbers, axis: int) -> Any:
        return values.max(axis)


@final
class Minimum(_OverTime):
    """The least value of a quantity at the times of the study."""

    def _over_time(self, values: Numbers, axis: int) -> Any:
        return values.min(axis)


@final
class History(_OverTime):
    """A quantity at all times of the study."""

    def _over_time(self, values: Numbers, axis: int) -> Any:
        return values


@final
class Mean(Reduction):
    """The mean of a quantity over time, by the trapezoidal rule."""

    def __call__(self, motion: Motion) -> Numbers:
        """Return the reduced quantity."""
        return _mean(motion, motion.array(self.of))


@final
class RootMeanSquare(Reduction):
    """The root of the mean square of a quantity over time."""

    def __call__(self, motion: Motion) -> Numbers:
        """Return the reduced quantity."""
        return np.sqrt(_mean(motion, motion.array(self.of) ** 2))


@final
@dataclass(frozen=True)
class FirstTime(Reduction):
    """The time when a quantity first crosses a level [s]; NaN if it does not.

    It is seen at the times of the study, and located between two of them by a cubic
    polynomial; what crosses and comes back in between is not seen.

    Attributes:
        of: Name of a quantity with one entry.
        level: The level, in the unit of the quantity.
        direction: "up", "down" or "both".
    """

    level: float = 0.0
    direction: str = "both"

    def __post_init__(self) -> None:
        arguments = Arguments("FirstTime", ModelError)
        arguments.number("level", self.level)
        arguments.word("direction", self.direction, ("up", "down", "both"))

    def __call__(self, motion: Motion) -> Numbers:
        """Return the reduced quantity."""
        time, above = motion.time, motion.array(self.of) - self.level
        if above.ndim != 1:
            raise ModelError(
                f"FirstTime: {self.of!r} has {above[0].size} entries, and which shall "
                f"cross {self.level:g} is not said. Add an expression for one entry."
            )
        up = (above[:-1] < 0) & (above[1:] >= 0)
        down = (above[:-1] > 0) & (above[1:] <= 0)
        result = {"up": up, "down": down, "both": up | down}[self.direction]
        if not result.any():
            return np.array(np.nan)
        return np.array(crossing(time, above, int(np.argmax(result))))

    def unit(self, unit: str) -> str:
        """Return the unit of what is kept, from that of the quantity."""
        return "s"


def _mean(motion: Motion, values: NDArray[np.float64]) -> Numbers:
    time = motion.time
    span = time[-1] - time[0]
    if span == 0:
        return np.asarray(values[-1])
    return np.asarray(np.trapezoid(values, time, axis=0) / span)


def checked_keep(keep: object) -> dict[str, Reduction | Function]:
    """Return what is kept by its label, or raise ModelError; names are final values."""
    arguments = Arguments("Study", ModelError)
    if isinstance(keep, str) or not isinstance(keep, Mapping):
        keep = _labelled(arguments, keep)
    example = "{'end': 'q_hip'}"
    named = arguments.mapping("keep", keep, "labels", example, optional=False)
    if not named:
        remedy = "Give for example ['q_hip']."
        raise arguments.refused("keep", keep, "what is kept of each run", remedy)
    return {label: _checked(arguments, label, what) for label, what in named.items()}


def _labelled(arguments: Arguments, keep: object) -> dict[str, object]:
    table: dict[str, object] = {}
    rule = "a list of names and reductions, or a dictionary from labels to these"
    remedy = "Give for example ['q_hip'] or {'highest': sb.studies.Maximum('q_hip')}."
    if not isinstance(keep, (list, tuple)):
        raise arguments.refused("keep", keep, rule, remedy)
    for what in keep:
        label = what
        if isinstance(what, Reduction):
            label = f"{type(what).__name__.lower()}_{what.of}"
        if not isinstance(label, str) or label in table:
            raise arguments.refused("keep", keep, f"{rule}, each label once", remedy)
        table[label] = what
    return table


def _checked(arguments: Arguments, label: str, what: object) -> Reduction | Function:
    if isinstance(what, str):
        return Final(what)
    if isinstance(what, Reduction):
        remedy = "Give the name of a quantity."
        arguments.text(f"quantity of {label!r}", what.of, remedy)
        return what
    remedy = "Give a name, a reduction of sb.studies, or a function of a motion."
    return arguments.function(f"keep[{label!r}]", what, ("motion",), remedy)


def check_names(
    keep: Mapping[str, object], known: Motion | Sequence[str], who: str
) -> None:
    """Raise unless all quantities and entries that are kept are known."""
    for label, what in keep.items():
        if isinstance(what, Reduction) and what.of not in known:
            raise ModelError(
                f"{who}: keep[{label!r}] is of {what.of!r}, which the motions of this "
                f"model do not have. They have {', '.join(known)}. "
                f"{near(what.of, [*known])}"
            )


class Outcome(NamedTuple):
    """The outcome of a run."""

    values: Mapping[str, Numbers]  # what is kept, by label
    notes: Sequence[str] = ()
    warned: bool = False  # whether `simulate` would warn of it
    failure: Failure | None = None
    events: ContactEvents = NO_EVENTS  # of contacts


@final
@dataclass(frozen=True, eq=False)
class Block:
    """The kept results of some runs in a row."""

    first: int  # number of the first one
    # By label, an array each, first index that of the run; NaN where it failed.
    values: Mapping[str, Numbers]
    failures: tuple[Failure, ...] = ()
    notes: tuple[tuple[int, str], ...] = ()  # numbers of runs, and sentences
    warned: tuple[int, ...] = ()  # the runs of which `simulate` would warn
    # Numbers of runs with events of contacts, where these are kept.
    events: tuple[tuple[int, ContactEvents], ...] = ()

    @classmethod
    def joined(cls, parts: Sequence[Block]) -> Block:
        """Return blocks that follow each other as one."""
        first = parts[0]
        table = {
            label: np.concatenate([part.values[label] for part in parts])
            for label in first.values
        }
        failures = tuple(f for part in parts for f in part.failures)
        notes = tuple(n for part in parts for n in part.notes)
        warned = tuple(run for part in parts for run in part.warned)
        events = tuple(one for part in parts for one in part.events)
        return cls(first.first, table, failures, notes, warned, events)


class MotionWithWarnings(NamedTuple):
    """A motion, and warnings while it was computed, of which most are notes."""

    motion: Motion
    warnings: list[str]

    @property
    def notes(self) -> list[str]:
        """The notes of the motion, and the warnings that are none of them."""
        with collected_warnings() as later:
            notes = self.motion.notes
        self.warnings.extend(later)
        said = [note.casefold() for note in notes]
        more = [
            warning
            for warning in dict.fromkeys(self.warnings)
            if not any(note in warning.casefold() for note in said)
        ]
        return [*notes, *more]
