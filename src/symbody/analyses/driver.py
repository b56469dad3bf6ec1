"""The driver of a run: from time event to time event, and in slices within each."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import final

import numpy as np

from symbody.analyses.connect import chosen_anew, is_singular, with_function
from symbody.analyses.ending import COMPILED_METHODS, ROUNDING, reached_rows
from symbody.analyses.inputs import Array
from symbody.analyses.integrators.call import (
    COMPLETED,
    DEGRADED,
    RUNNING,
    STOPPED,
    TOO_MANY_STEPS,
    RightHandSide,
    normalize,
)
from symbody.analyses.integrators.dormand_prince import Tolerance
from symbody.analyses.integrators.loop import DormandPrince54, Loop, RungeKutta4
from symbody.analyses.integrators.run import (
    OUTPUT,
    REJECTED,
    SECONDS,
    STEP,
    STEPS,
    TIME,
    Run,
    new_segment,
)
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.segments import Segment, segments
from symbody.analyses.settings import Settings

SLICE = 0.05  # s that compiled code may run before Python looks after Ctrl-C
FIRST_BUDGET = 64  # steps, as nobody knows yet how long one takes


@final
class Driver:
    """Lets a method run from segment to segment, and in slices within each.

    Attributes:
        problem: The problem, with the dependent coordinates that it has now.
        events: How many time events lie behind.
    """

    def __init__(
        self,
        problem: InitialValueProblem,
        settings: Settings,
        f: RightHandSide,
        run: Run,
        progress: Callable[[float], object] | None,
    ) -> None:
        self.problem = problem
        self.events = 0
        self._settings = settings
        self._f = f
        self._run = run
        self._progress = progress
        self._seen = run.times.copy()
        self._answered = 0
        self._budget = FIRST_BUDGET
        self._loaded = False
        self._told = 0.0

    def drive(self) -> int:
        """Let the method run to the end; return why it ended."""
        run, f = self._run, self._f
        events = self.problem.events(float(run.times[0]), float(run.times[-1]))
        code = COMPLETED
        for segment in segments(run.times, events):
            if f.stop[0] != 0:
                return STOPPED
            rows = slice(segment.first, segment.last)
            if segment.has_events:
                self._seen[rows] = segment.seen(run.times[rows])
                f.window[:] = segment.window
            if segment.is_instant and run.times[0] != run.times[-1]:
                normalize(run.y, run.quaternions)
                run.states[rows] = run.y
                self._answered = segment.last
                continue
            self.events += segment.begin != run.times[0]
            code = self._over(segment)
            if code != COMPLETED:
                break
        return code

    def rows(self) -> tuple[Array, Array, Array]:
        """Return times, the times that formulas get, and states, as far as it came."""
        return reached_rows(self._run, self._seen, self._answered)

    def _over(self, segment: Segment) -> int:
        """Let the method run over a segment; return why it ended."""
        run, first, last = self._run, segment.first, segment.last
        times, lead = segment.with_ends(run.times[first:last])
        guess = abs(float(run.clock[STEP]))
        states = run.states[first:last]
        if times.size != last - first:
            states = np.empty((times.size, run.y.size))
        part = new_segment(run, times, states)
        loop = self._loop(part)
        code = self._sliced(loop, partial(loop.start, guess))
        while code == DEGRADED and self._repartition():
            loop = self._loop(part)
            code = self._sliced(loop, loop.go_on)
        done = min(max(int(run.counts[OUTPUT]) - lead, 0), last - first)
        if segment.is_instant and done:
            run.states[first:last] = states[0]
            done = last - first
        elif times.size != last - first:
            run.states[first : first + done] = states[lead : lead + done]
        self._answered = first + done
        return code

    def _sliced(self, loop: Loop, begin: Callable[[], int]) -> int:
        """Let the loop run in slices; return why it ended."""
        run, stop = self._run, self._f.stop
        try:
            code = begin()
            if not self._loaded:
                loop.advance(0)  # or compiles it, which is not the time of the run
                self._loaded = True
            while code == RUNNING:
                left = self._settings.max_steps
                left -= int(run.counts[STEPS] + run.counts[REJECTED])
                if left <= 0:
                    return TOO_MANY_STEPS
                began = time.perf_counter()
                code = loop.advance(min(self._budget, left))
                now = time.perf_counter()
                run.clock[SECONDS] += now - began
                self._tell(now)
                if code == RUNNING:
                    pace = SLICE / max(now - began, 1e-6)
                    self._budget = max(1, int(self._budget * min(pace, 4.0)))
                    if stop[0] != 0:
                        return STOPPED
        except KeyboardInterrupt:
            return STOPPED
        return code

    def _tell(self, now: float) -> None:
        """Say how much of the time is done, some times a second and at the end."""
        times, t = self._run.times, self._run.clock[TIME]
        if self._progress is None or times[-1] == times[0]:
            return
        is_last = abs(times[-1] - t) <= ROUNDING * abs(times[-1] - times[0])
        if now - self._told >= SLICE / 2 or is_last:
            self._told = now
            self._progress(float((t - times[0]) / (times[-1] - times[0])))

    def _repartition(self) -> bool:
        """Choose other dependent coordinates; return whether the run may go on.

        Where the position is singular, the error of a step decides in which of several
        ways the motion goes on. A step of an explicit method leads straight over it;
        stiff methods feel their way to it, in ever smaller steps.
        """
        assert self.problem.keeping is not None
        if self.problem.keeping.chosen_anew is None:
            return False
        self.problem, self._f = chosen_anew(self.problem, self._f, self._run)
        stiff = self._settings.method not in COMPILED_METHODS
        return not (stiff and is_singular(self._f))

    def _loop(self, part: Run) -> Loop:
        return _loop(self.problem, self._settings, self._f, part)


def _loop(
    problem: InitialValueProblem, settings: Settings, f: RightHandSide, run: Run
) -> Loop:
    if settings.step is not None:
        return RungeKutta4(f, run, settings.step)
    atol = settings.tolerances(problem.labels)
    tolerance = Tolerance(settings.rtol, atol, settings.max_step)
    if settings.method == "DP54":
        return DormandPrince54(f, run, tolerance)
    # SciPy's solvers take 0.4 s to import, which the other methods need not wait for.
    from symbody.analyses.integrators.implicit import ImplicitLoop

    jacobian = None
    if problem.jacobian is not None:
        jacobian = with_function(f, problem.jacobian)
    return ImplicitLoop(settings.method, f, run, tolerance, jacobian)
