"""Executors: what integrates runs that differ in numbers only, for one thread.

What `simulate` looks up, checks and labels for each run takes longer than many a motion
itself. Here all of it is done once; between two runs numbers are put in their places.
A run has the same bits whatever the others are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import ClassVar, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.integrate import UNDECIDED
from symbody.analyses.run.methods import IntegrationMethod
from symbody.analyses.run.problem import (
    HARMLESS,
    LARGEST_GROWTH,
    InitialValueProblem,
    connect,
)
from symbody.errors import ModelError
from symbody.pipeline import CompiledModel
from symbody.runtime.lane_runs import LaneRuns, planned_steps
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.repeat import Rebound, Repeat
from symbody.studies.number_rows import ClosedStarts

# From so many runs on it pays to compile what tells quickly that all has inertia.
_PAYS = 5
# A run of more steps is left to `simulate`, which looks after Ctrl-C meanwhile.
_MOST_STEPS = 100_000
# Of runs in one call of a device, so many numbers in their states at most, and so many
# runs.
_MOST_NUMBERS, _MOST_RUNS = 1 << 25, 1 << 16
# States at the asked times, shape (runs, times, n), and which runs came to their end.
States: TypeAlias = tuple[Array, NDArray[np.bool_]]
Stopped: TypeAlias = Callable[[], bool]


def never() -> bool:
    """Return that nobody stops runs."""
    return False


class Plan(NamedTuple):
    """A plan of runs that differ in numbers."""

    model: CompiledModel
    problem: InitialValueProblem  # of any of the runs
    method: IntegrationMethod
    times: Array  # when states are asked for [s]
    # Names of the states that are given for each run; where loops must be closed,
    # others move.
    values: Collection[str]
    varied: Collection[str]  # in which of "p", "y" and "u" runs differ

    def why_not_in_lanes(self) -> str:
        """Return why runs, or one, cannot have equal steps in lanes; "" if they can."""
        model, step, most = self.model, self.method.step, self.method.max_steps
        if step is None:
            return (
                f"the method {self.method.name} chooses steps for each run; give steps "
                f"of one length: method=sb.RK4(0.001)"
            )
        if model.backend != "llvm":
            return f"the model is compiled by {model.backend!r}, and LLVM writes lanes"
        if not model.batch("derivatives", workers=1).in_lanes:
            return "its rates call Python, or are a loop over links"
        if self.problem.ends is not None:
            return "the ends of its loads may meet, which is looked for in single runs"
        if self.problem.correction is not None:
            return "its loops are watched in single runs"
        if planned_steps(self.times, step) > most:
            return f"a run has more steps than {most}, which are allowed"
        return ""


class Executor(ABC):
    """An executor of planned runs, at least so many at once as its width."""

    mode: ClassVar[str]
    width = 1
    note = ""

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        self._plan, self._quaternions = plan, plan.problem.quaternions
        self._are_clear: Callable[..., NDArray[np.bool_]] | None = None
        self._checked = 0

    def states(self, p: Array, y: Array, u: Array, stopped: Stopped = never) -> States:
        """Return the states at the asked times, and which runs came to their end.

        Parameters, states at the first time, and inputs have a row a run; states the
        shape (runs, times, n), with anything where a run did not end, of which
        `simulate` says why.
        """
        y, done = self._closed(p, y)
        done &= ~self._lack_inertia(p, y)
        if self._quaternions:
            y = np.array([self._normalized(row) for row in y])
        if done.all():
            return self._integrated(p, y, u, stopped)
        states: Array = np.full((len(p), len(self._plan.times), y.shape[1]), np.nan)
        if done.any():
            states[done], ended = self._integrated(p[done], y[done], u[done], stopped)
            done[done] = ended
        return states, done

    @abstractmethod
    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        """Return the same of runs that begin well."""

    def _closed(self, p: Array, y: Array) -> States:
        """Return states with loops closed, and where nothing is to be told of them."""
        return y, np.ones(len(p), dtype=bool)

    def _lack_inertia(self, p: Array, y: Array) -> NDArray[np.bool_]:
        """Return in which runs something moves without inertia at the start."""
        inertia = self._plan.model.shared.inertia
        begin = float(self._plan.times[0])
        self._checked += len(p)
        if self._are_clear is None and self._checked >= _PAYS:
            self._are_clear = inertia.clear()
        lacking = np.ones(len(p), dtype=bool)
        if self._are_clear is not None:
            lacking = ~self._are_clear(begin, y, p)
        for i in np.flatnonzero(lacking):
            message = inertia.message(begin, y[i], p[i], nearly=False)
            lacking[i] = message is not None
        return lacking

    def _normalized(self, y: Array) -> Array:
        """Return a state whose quaternions have length one, as `simulate` has it."""
        y = np.array(y, dtype=float)
        for start in self._quaternions:
            y[start : start + 4] /= np.linalg.norm(y[start : start + 4])
        return y


@final
class Loops(Executor):
    """Runs one after the other in a compiled loop: those of `simulate`, to all bits."""

    mode = "loops"

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        super().__init__(plan)
        model, problem = plan.model, plan.problem
        constrained = bool(model.system.constraints)
        self._starts = ClosedStarts(model, plan.values) if constrained else None
        functions: list[Rebound] = []

        def bound(name: str) -> Rebound:
            functions.append(Rebound(model.function(name).entry))
            return functions[-1]

        correction = problem.correction
        if correction is not None:
            # Each run with constraints sets its limit; that of others is only raised
            # by a start at a singular position.
            name = "correction" if constrained else "range"
            correction = replace(correction, function=bound(name), condition=0.0)
        own = replace(
            problem,
            rhs=bound("derivatives"),
            jacobian=None if problem.jacobian is None else bound("jacobian"),
            ends=None if problem.ends is None else bound("coincidences"),
            correction=correction,
        )
        solver, _ = connect(own, plan.method, np.zeros(1, np.int64))
        assert isinstance(solver, LoopSolver)
        most = min(plan.method.max_steps, _MOST_STEPS)
        growth = HARMLESS, LARGEST_GROWTH, UNDECIDED
        self._repeat = Repeat(solver, functions, plan.times, most, growth)

    def _closed(self, p: Array, y: Array) -> States:
        return super()._closed(p, y) if self._starts is None else self._starts(p, y)

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        return self._repeat.states(p, y, u)


@final
class Lanes(Executor):
    """Runs eight at a time in lanes of the processor, with steps of one length."""

    mode = "lanes"
    width = LaneRuns.width

    def __init__(self, plan: Plan) -> None:
        """Make ready."""
        super().__init__(plan)
        model, step = plan.model, plan.method.step
        assert step is not None, "adaptive runs are not in lanes"
        self._lanes = LaneRuns(
            model.function("derivatives"), model.batch("derivatives", workers=1),
            sorted({*plan.varied} - {"y"}), plan.times, step, self._quaternions,
        )  # fmt: skip

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        states: Array = np.full((len(p), len(self._plan.times), y.shape[1]), np.nan)
        done = np.zeros(len(p), dtype=bool)
        for first in range(0, len(p), self.width):
            some = slice(first, first + self.width)
            failed = self.stepped(p[some], y[some], u[some], states[some], stopped)
            if failed is None:
                break
            done[some] = np.isnan(failed)
        return states, done

    def stepped(
        self, p: Array, y: Array, u: Array, into: Array, stopped: Stopped = never
    ) -> Array | None:
        """Put the states of as many rows as there are lanes into an array.

        Return when rates of each were not finite, NaN where they always were [s]; None
        if it was stopped.
        """
        return self._lanes.states(p, y, u, into, stopped)


@final
class OnDevice(Executor):
    """Runs on a device, a thread of it each, with steps of one length."""

    mode = "device"

    def __init__(self, plan: Plan, where: str) -> None:
        """Make ready; the text of the device is compiled here."""
        super().__init__(plan)
        why, step = plan.why_not_in_lanes(), plan.method.step
        if why or step is None:
            raise ModelError(
                f"where={where!r}: runs cannot be on a device: {why}. Take "
                f"where='threads'."
            )
        # What writes for devices is needed there only.
        from symbody.runtime.cuda.batch import DeviceRuns

        self._there = DeviceRuns(
            plan.model.function("derivatives"), where, sorted({*plan.varied} - {"y"}),
            plan.times, step, self._quaternions,
        )  # fmt: skip
        self.note = f"Runs were on {self._there.device}."
        size = len(plan.times) * max(1, len(plan.model.system.coordinates.y))
        self.width = max(1, min(_MOST_RUNS, _MOST_NUMBERS // size))

    def _integrated(self, p: Array, y: Array, u: Array, stopped: Stopped) -> States:
        states, failed = self._there.states(p, y, u)
        return states, np.isnan(failed)


def executor_for(plan: Plan, device: str) -> Executor:
    """Return what integrates runs, on a device if it has a name.

    Raises ModelError where runs cannot be there, and CompileError where it is not.
    """
    if device:
        return OnDevice(plan, device)
    if plan.method.step is None:
        return Loops(plan)
    why = plan.why_not_in_lanes()
    if not why:
        return Lanes(plan)
    loops = Loops(plan)
    loops.note = f"Runs were not in lanes: {why}."
    return loops
