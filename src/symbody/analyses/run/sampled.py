"""Controllers that are called at regular times and hold their outputs in between."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import field
from heapq import heapify, heappop, heappush
from typing import Any, TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import Array, Target
from symbody.arguments import Arguments
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.events.switches import rounding
from symbody.notes import Note
from symbody.runtime.loops.solver import LoopSolver

# A function of time [s], state and a function that returns the inputs then, (m,).
Law: TypeAlias = Callable[[float, Array, Callable[[], Array]], object]
# A part of the calls that may be late without a word: the computer does other things.
_LATE = 0.01


@final
@dataclass(frozen=True)
class Sampled:
    """A controller that runs at regular times: its outputs are held in between.

    ``inputs={"F": sb.Sampled(law, period=0.01)}`` calls law(t, measured) at
    0, 0.01, 0.02, … s after the start, once each, and holds what it returns until the
    next. It may keep a state of its own: unlike the function of a continuous input it
    is called in the order of time, whatever steps the integrator tries.
    ``inputs={("F", "M"): sb.Sampled(law, 0.01)}`` gives several inputs by one.

    Attributes:
        function: Of (t) or of (t, measured): the time [s], and states and sensors by
            name as they are then, accelerations and forces before outputs of that time
            act. Returns the input, or a list with an item each.
        period: From one call to the next [s].
        delay: From a call until its outputs act [s]; may be longer than the period.
        initial: The input until the first outputs act: a number for all entries.
    """

    function: Callable[..., object]
    period: float
    delay: float = 0.0
    initial: float = field(default=0.0, kw_only=True)

    def __post_init__(self) -> None:
        arguments = Arguments("Sampled", ModelError)
        if not callable(self.function):
            rule = "a function of (t) or of (t, measured)"
            remedy = "Give for example lambda t, measured: -measured['v_x']."
            raise arguments.refused("function", self.function, rule, remedy)
        vars(self).update(
            period=arguments.number("period", self.period, above=0, unit="s"),
            delay=arguments.number("delay", self.delay, least=0, unit="s"),
        )
        arguments.number("initial", self.initial)


@final
@dataclass()
class _Controller:
    """A controller in a run."""

    sampled: Sampled
    target: Target
    call: Law
    calls: int = 0
    late: int = 0  # how often a call took longer than the period
    longest: float = 0.0  # call [s]


class ControllerError(Exception):
    """A controller raised an error, which is the cause of this one."""

    def __init__(self, who: str, t: float) -> None:
        super().__init__(who, t)
        self.who = who
        self.t = t


@final
class Controllers:
    """All controllers of a run, each at its rate; their values are in `held`, (m,)."""

    def __init__(
        self, controllers: Sequence[tuple[Target, Sampled, Law]], held: Array
    ) -> None:
        self.held = held
        self._controllers = [
            _Controller(sampled, target, call) for target, sampled, call in controllers
        ]
        # What comes next: when, outputs before calls, in the order given, the count;
        # and outputs.
        self._next: list[tuple[float, int, int, int, Any]] = []
        self._begin = 0.0
        self._span = 0.0
        self._changes: list[tuple[float, Array]] = []

    def begin(self, begin: float, end: float) -> Array:
        """Return when something happens in a run [s], which must go forward."""
        if end < begin:
            raise ModelError(
                f"inputs: controllers are sampled, but time goes from {begin:g} to "
                f"{end:g} s. What they did before is not known; let time go forward."
            )
        self._begin, self._span = begin, end - begin
        times = []
        for controller in self._controllers:
            controller.calls = controller.late = 0
            controller.longest, sampled = 0.0, controller.sampled
            for place in controller.target.places:
                self.held[place] = sampled.initial
            count = int(self._span / sampled.period * (1 + 1e-12)) + 1
            calls = begin + sampled.period * np.arange(count)
            times += [calls, calls + sampled.delay] if sampled.delay else [calls]
        self._changes = [(begin, self.held.copy())]
        self._next = [(begin, 1, i, 0, None) for i in range(len(self._controllers))]
        heapify(self._next)
        return np.unique(np.concatenate(times))

    def at(self, t: float, solver: LoopSolver) -> bool:
        """Call what is due; return if held values may differ, or raise its error."""
        latest = t + rounding(t, self._span)
        due = []
        while self._next and self._next[0][0] <= latest:
            _, is_call, i, count, outputs = heappop(self._next)
            controller = self._controllers[i]
            if is_call:
                outputs = self._called(controller, t, solver)
                sampled = controller.sampled
                acts = self._begin + sampled.period * count + sampled.delay
                heappush(self._next, (acts, 0, i, count, outputs))
                again = self._begin + sampled.period * (count + 1)
                heappush(self._next, (again, 1, i, count + 1, None))
            else:
                due += [(place, outputs[place]) for place in controller.target.places]
        for place, values in due:  # once all have measured
            self.held[place] = values
        if due:
            self._changes.append((t, self.held.copy()))
        return bool(due)

    def outputs(self) -> Outputs:
        """Return what was held in the run."""
        times, values = zip(*self._changes, strict=True)
        places = [p for one in self._controllers for p in one.target.places]
        return Outputs(np.array(times), np.array(values), places)

    def _called(self, controller: _Controller, t: float, solver: LoopSolver) -> Array:
        outputs: Array = np.zeros_like(self.held)
        began = time.perf_counter()
        try:
            called = controller.call(t, solver.y.copy(), solver.inputs_now)
            controller.target.write(t, called, outputs)
        except Exception as error:
            raise ControllerError(controller.target.who, t) from error
        took = time.perf_counter() - began
        controller.calls += 1
        controller.late += took > controller.sampled.period
        controller.longest = max(controller.longest, took)
        return outputs

    def notes(self) -> tuple[Note, ...]:
        """Return what is to be known of the controllers after a run, in sentences."""
        late = [
            Note(
                f"The controller of {c.target.who} took longer than its period of "
                f"{c.sampled.period:g} s in {c.late} of {c.calls} calls, up to "
                f"{c.longest:.2g} s: in real time it would come too late.",
                "controller",
                c.target.who,
            )
            for c in self._controllers
            if c.late > _LATE * c.calls
        ]
        # A law may say itself what is to be known after a run.
        laws: list[Any] = [c.sampled.function for c in self._controllers]
        own = [note for law in laws if hasattr(law, "notes") for note in law.notes()]
        return (*late, *own)


@final
class Outputs:
    """Outputs of controllers in a run that is over, held as they were."""

    def __init__(self, times: Array, values: Array, places: Sequence[slice]) -> None:
        """Keep times of changes [s], what inputs held from each on, and which ones."""
        self.held, self._places = values[0].copy(), list(places)
        self._times, self._values = times, values

    def begin(self, begin: float, end: float) -> Array:
        """Return the times at which they changed [s]."""
        inside = (begin <= self._times) & (self._times <= end)
        return np.asarray(self._times[inside])

    def at(self, t: float, solver: object) -> bool:
        """Hold what was held at a time; return whether it may differ from before."""
        latest = t + rounding(t, float(np.ptp(self._times)))
        row = np.searchsorted(self._times, latest, side="right") - 1
        for place in self._places:
            self.held[place] = self._values[max(int(row), 0), place]
        return True

    def notes(self) -> tuple[Note, ...]:
        """Return nothing: nothing is called."""
        return ()


def names_of(key: object) -> Sequence[str] | None:
    """Return the names of inputs that a key means; None if it means none."""
    if isinstance(key, str):
        return (key,)
    if isinstance(key, tuple) and key and all(isinstance(k, str) for k in key):
        return key
    return None
