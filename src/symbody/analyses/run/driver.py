"""The driver of a run: from time event to time event, and in slices within each."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.connect import StepSolver, is_singular, repartitioned
from symbody.analyses.run.failures import Reached
from symbody.analyses.run.problem import InitialValueProblem
from symbody.analyses.run.sampled import ControllerError
from symbody.analyses.run.segments import Segment, event_between, segments
from symbody.analyses.run.settings import NONSTIFF_METHODS, Settings
from symbody.errors import AnalysisError
from symbody.runtime.loops.answers import Answers
from symbody.runtime.loops.structures import Ending

SLICE = 0.05  # s that compiled code may run before Python looks after Ctrl-C
FIRST_BUDGET = 64  # steps, as nobody knows yet how long one takes
ROUNDING = 1e-14  # of times, relative to the largest
# After so many steps the pace is looked at; one that needs so many times the steps that
# are allowed gets nowhere.
_TURN, _HOPELESS = 100_000, 100.0


@final
class Driver:
    """Lets a solver run from segment to segment, and in slices within each.

    Attributes:
        problem: The problem, with the dependent coordinates that it has now.
        solver: The solver.
        answers: The states at the asked times.
        events: How many time events lie behind.
        seconds: What the steps took [s].
        jumps: When velocities have jumped [s].
        failure: The error of a controller, or at an event, that ended the run.
        inputs: The inputs at the asked times, as far as controllers change them.
        pace: How long the last steps were, if they get nowhere; None else [s].
    """

    def __init__(
        self,
        problem: InitialValueProblem,
        settings: Settings,
        solver: StepSolver,
        times: Array,
        progress: Callable[[float], object] | None,
    ) -> None:
        self.problem = problem
        self.solver = solver
        self.answers = Answers(times, len(problem.labels))
        self.events = 0
        self.seconds = 0.0
        self.pace: float | None = None
        self._settings = settings
        self._progress = progress
        self._seen = times.copy()
        self._budget = FIRST_BUDGET
        self._told = 0.0
        self._turn = (0, float(times[0]))
        self.jumps: list[float] = []
        self.failure: ControllerError | AnalysisError | None = None
        self.inputs: Array = np.full((times.size, len(problem.input_labels)), np.nan)

    def drive(self) -> Ending:
        """Let the solver run to the end; return why it ended."""
        times, solver = self.answers.times, self.solver
        begin, end = float(times[0]), float(times[-1])
        y = np.array(self.problem.y0, dtype=float)
        for start in self.problem.quaternions:
            y[start : start + 4] /= np.linalg.norm(y[start : start + 4])
        solver.start(begin, y)
        ending = Ending.DONE
        events = self.problem.events(begin, end)
        if self.problem.controllers is not None:
            solver.calls.hold()
        last: Segment | None = None
        for segment in segments(times, events):
            if solver.calls.stop[0] != 0:
                return Ending.STOPPED
            if segment.has_events:
                rows = slice(segment.first, segment.last)
                self._seen[rows] = segment.seen(times[rows])
                low, high = segment.window
                solver.calls.window = float(low), float(high)
            try:
                if last is not None and segment.begin != begin:
                    self._pass_event(last, segment)
                if not segment.is_instant or begin == end:
                    self._sample(segment)
            except (ControllerError, AnalysisError) as error:
                self.failure = error
                return Ending.STOPPED
            except KeyboardInterrupt:
                return Ending.STOPPED
            ending = self._over(segment)
            if self.problem.controllers is not None:
                self._record_inputs(segment)
            if ending != Ending.DONE:
                break
            last = segment
        return ending

    def _pass_event(self, last: Segment, segment: Segment) -> None:
        """Let velocities jump at the event between two segments, if they do.

        Raises:
            AnalysisError: Something would be elsewhere at once.
        """
        jump, solver = self.problem.jump, self.solver
        if jump is None:
            return
        y = solver.y.copy()
        result = jump.after(*event_between(last, segment, self.answers.times), y)
        if result is not y:
            self.jumps.append(segment.begin)
            solver.start(segment.begin, result, solver.next_step)

    def _record_inputs(self, segment: Segment) -> None:
        """Keep the inputs of a segment, which nobody knows when they have changed."""
        rows = slice(segment.first, min(segment.last, self.answers.known))
        if rows.start >= rows.stop:
            return
        visited, states = self._seen[rows], self.answers.states[rows]
        self.inputs[rows] = self.solver.calls.map_inputs(visited, states)

    def reached(self) -> Reached:
        """Return how far the run came, for messages."""
        times = self.answers.times
        first = np.asarray(self.problem.y0, dtype=float)
        return Reached(
            self.problem, self.solver, float(times[0]), first, float(times[-1]),
            self.pace,
        )  # fmt: skip

    def rows(self) -> tuple[Array, Array, Array]:
        """Return times, the times that formulas get, and states, as far as it came.

        The last state is among them, whether its time was asked for or not.
        """
        t, rows = self.solver.t, self.answers.known
        times, states = self.answers.times, self.answers.states
        largest = max(abs(float(times[0])), abs(float(times[-1])))
        beyond = abs(t - float(times[rows - 1])) if rows else np.inf
        if rows == times.size or beyond <= ROUNDING * largest:
            return times[:rows], self._seen[:rows], states[:rows]
        reached = np.append(times[:rows], t)
        visited = np.append(self._seen[:rows], t)
        return reached, visited, np.vstack([states[:rows], self.solver.y])

    def _sample(self, segment: Segment) -> None:
        """Let controllers run that are due."""
        controllers, calls = self.problem.controllers, self.solver.calls
        if controllers is not None and controllers.at(
            segment.begin, self.solver.y.copy()
        ):
            calls.hold()

    def _over(self, segment: Segment) -> Ending:
        """Let the solver run over a segment; return why it ended."""
        answers, solver = self.answers, self.solver
        times, ending = answers.times, Ending.DONE
        answers.last = segment.last
        if not segment.is_instant:
            if segment.begin != times[0]:
                self.events += 1
                solver.start(segment.begin, solver.y.copy(), solver.next_step)
            while (
                answers.known < segment.last and times[answers.known] == segment.begin
            ):
                answers.put(solver.y)
            ending = self._sliced(segment.end)
            while ending == Ending.REPARTITION and self._repartition():
                ending = self._sliced(segment.end)
        if ending == Ending.DONE:
            # What is asked for within rounding of the event.
            while answers.known < segment.last:
                answers.put(solver.y)
        return ending

    def _sliced(self, end: float) -> Ending:
        """Let the solver run in slices; return why it ended."""
        solver, stop = self.solver, self.solver.calls.stop
        try:
            ending = Ending.RUNNING
            while ending == Ending.RUNNING:
                left = self._settings.max_steps
                left -= solver.counts.steps + solver.counts.rejected
                if left <= 0 or self._gets_nowhere():
                    return Ending.TOO_MANY_STEPS
                began = time.perf_counter()
                ending = solver.advance(end, self.answers, min(self._budget, left))
                now = time.perf_counter()
                self.seconds += now - began
                self._tell(now)
                if ending == Ending.RUNNING:
                    pace = SLICE / max(now - began, 1e-6)
                    self._budget = max(1, int(self._budget * min(pace, 4.0)))
                    if stop[0] != 0:
                        return Ending.STOPPED
        except KeyboardInterrupt:
            return Ending.STOPPED
        return ending

    def _gets_nowhere(self) -> bool:
        """Return whether steps are so short that the end will not be reached."""
        solver, end = self.solver, float(self.answers.times[-1])
        tried = solver.counts.steps + solver.counts.rejected
        steps, since = tried - self._turn[0], self._turn[1]
        if steps < _TURN:
            return False
        pace, self._turn = abs(solver.t - since) / steps, (tried, solver.t)
        if abs(end - solver.t) > _HOPELESS * self._settings.max_steps * pace:
            self.pace = pace
        return self.pace is not None

    def _tell(self, now: float) -> None:
        """Say how much of the time is done, some times a second and at the end."""
        times, t = self.answers.times, self.solver.t
        if self._progress is None or times[-1] == times[0]:
            return
        is_last = abs(times[-1] - t) <= ROUNDING * abs(times[-1] - times[0])
        if now - self._told >= SLICE / 2 or is_last:
            self._told = now
            self._progress(float((t - times[0]) / (times[-1] - times[0])))

    def _repartition(self) -> bool:
        """Choose other dependent coordinates; return whether the run may go on.

        Where the position is singular, the error of a step decides in which of several
        ways the motion goes on. A step of a nonstiff method leads straight over it;
        stiff methods feel their way to it, in ever smaller steps.
        """
        assert self.problem.keeping is not None
        if self.problem.keeping.repartitioned is None:
            return False
        self.problem = repartitioned(self.problem, self.solver)
        return self._settings.method in NONSTIFF_METHODS or not is_singular(self.solver)
