"""The driver of a run: through its segments, and in slices within each.

A segment ends at time events: within one, formulas are smooth. The stages of a step
that ends at an event must not see what comes after it, so the time that formulas get
stays in a window: the segment, some roundings inside its ends.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, final

import numpy as np

from symbody.analyses import run
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import DP853, IntegrationMethod, Moreau, Radau
from symbody.analyses.run.problem import (
    RAISE,
    InitialValueProblem,
    repartitioned,
)
from symbody.analyses.run.sampled import ControllerError
from symbody.errors import AnalysisError
from symbody.events.switches import TimeEvent, rounding
from symbody.notes import Note
from symbody.runtime.loops.library import Answers, library
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Ending

# Of a run that goes on.
_GOING = Ending.DONE, Ending.RUNNING
# A reason for another method, see model.h.
_SINGULAR = 3
# Of a run without events.
_OPEN = np.array([-np.inf, np.inf])


@final
class Segment(NamedTuple):
    """A part of a run without time events inside."""

    begin: float  # [s]
    end: float  # [s]
    window: Array  # the earliest and the latest time that formulas get, shape (2,) [s]
    first: int  # asked time that belongs to it, by its row
    last: int  # row behind the last one

    @property
    def has_events(self) -> bool:
        """Whether time events limit it, so that its window is not open."""
        return self.window is not _OPEN

    @property
    def is_instant(self) -> bool:
        """Whether no time passes: it is there for what is asked at an event."""
        return self.begin == self.end

    def formula_times(self, times: Array) -> Array:
        """Return the times that formulas get for asked ones [s]."""
        low, high = self.window
        return np.asarray(np.minimum(np.maximum(times, low), high))


def event_between(
    last: Segment | None, segment: Segment, times: Array
) -> tuple[float, float]:
    """Return the times before and after the event that begins a segment."""
    side = 0 if times[-1] >= times[0] else 1
    after = float(segment.window[side])
    if last is not None:
        return float(last.window[1 - side]), after
    wide = abs(after - segment.begin) + rounding(after, float(times[-1] - times[0]))
    return segment.begin - (wide if side == 0 else -wide), after


def segments(times: Array, events: Iterable[TimeEvent]) -> Iterator[Segment]:
    """Yield the segments between time events, with the asked times in each.

    What is asked for at an event has its value after it, at the end of the run before
    it; a time that stands twice has both, that before the event first. A time that is
    an event's but for rounding, as 0.6 is 3*0.2, is at it, unless that is there too.
    """
    sign = 1.0 if times[-1] >= times[0] else -1.0
    begin, end = sign * float(times[0]), sign * float(times[-1])
    here, opening, row = begin, -np.inf, 0
    order: list[float] = []
    for event in events if end > begin else ():
        if not order:
            order = (sign * times).tolist()
        before, at, after = sign * event.before, sign * event.at, sign * event.after
        near = rounding(at, end - begin)
        behind = _first_after(order, row, (before, at, after), near)
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
    order: Sequence[float], row: int, event: tuple[float, float, float], near: float
) -> int:
    """Return the first row, from `row` on, that is answered as after an event."""
    before, at, after = event
    first = bisect_left(order, before, row)
    last = bisect_right(order, after, first)
    for i in range(first, last - 1):
        if order[i] == order[i + 1]:
            return i + 1
    if first == 0:
        return 0
    if last == len(order):
        return last
    exact = bisect_left(order, at, first)
    if exact == len(order) or order[exact] != at:
        exact = bisect_left(order, at - near, first)
    return min(exact, last)


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


SLICE = 0.05  # s that compiled code may run before Python looks after Ctrl-C
FIRST_BUDGET = 64  # steps, as nobody knows yet how long one takes
_LARGEST_BUDGET = 1e9  # events end slices early, again and again
ROUNDING = 1e-14  # of times, relative to the largest
# After so many steps the pace is looked at; one that needs so many times the steps that
# are allowed gets nowhere.
_TURN, _HOPELESS = 100_000, 100.0
# After so many, if at their pace more than the others are to come, whether a contact is
# where it is not defined.
LOOK, _MANY = 1000, 1_000_000
# Where all dependent coordinates are so much worse, the motion may go on in other ways:
# stiff methods end there, or leave it to DP853, which needs some room to step over it.
SINGULAR, LEFT = 20.0, 4.0


class OpenRun:
    """A solver of a problem that goes on from where it is; `Stepper` keeps one open."""

    singular = SINGULAR
    ahead = 100.0  # of these spans, for so long a contact is to be defined

    def __init__(
        self,
        problem: InitialValueProblem,
        method: IntegrationMethod,
        solver: LoopSolver,
        answers: Answers,
        begin: float,
        span: float,
    ) -> None:
        """Make ready for a span from a time [s]."""
        self.problem = problem  # with the dependent coordinates that it has now
        self.solver = solver
        self.method = method
        self.answers = answers
        self.log = problem.log()
        self._span = span
        # Steps and time at the last look at places, if contacts may have none.
        undefined = any(law.undefined for law in problem.laws)
        self._looked = (0, begin) if undefined else None

    def take(self, *, begins: bool = False) -> None:
        """Take over what has happened to contacts, and what clauses have done."""
        whens = self.problem.whens
        if self.log is not None:
            events = [] if whens is None else whens.events
            self.log.take(self.solver, events, begins)

    def settle(self, *, begins: bool = False) -> Ending:
        """Let when clauses act where a segment begins, or where their condition is."""
        whens = self.problem.whens
        if whens is None:
            return Ending.RUNNING
        ending = whens.settle(self.solver, self._span, begins=begins)
        self.take()
        return ending

    def advance(self, end: float, budget: int) -> Ending:
        """Step towards a time; let clauses act where conditions pass zero.

        Raises AnalysisError where steps get nowhere as a contact is not defined.
        """
        if self._looked is not None:
            left = self._looked[0] + LOOK - self.solver.tried
            budget = min(budget, max(1, left))
        ending = self.solver.advance(end, self.answers, budget)
        solver = self.current()
        if self.log is not None:
            self.take()
            if ending == Ending.EVENT:
                ending = self.settle()
                near = ROUNDING * (abs(end) + self._span)
                if ending == Ending.RUNNING and abs(end - solver.t) <= near:
                    # What passed zero would pass there again, and again.
                    ending = Ending.DONE
            ending = Ending.RUNNING if ending == Ending.EVENTS_FULL else ending
        if self._looked is not None:
            self._look_at_places(*self._looked)
        return ending

    def _look_at_places(self, tried: int, since: float) -> None:
        problem, solver = self.problem, self.solver
        steps, passed = solver.tried - tried, abs(solver.t - since)
        if problem.contacts is None or steps < LOOK:
            return
        self._looked = solver.tried, solver.t
        if self.ahead * self._span > _MANY * passed / steps:
            u = np.zeros(len(problem.input_labels))
            run.check_places(problem.contacts, problem.laws, solver.t, solver.y, u)

    def current(self) -> LoopSolver:
        """Return the solver that goes on."""
        return self.solver

    def pass_event(self, last: Segment | None, segment: Segment, times: Array) -> bool:
        """Let velocities jump at the event before a segment; return whether they do.

        Raises AnalysisError where a place jumps, or what is free has no inertia.
        """
        jump, solver = self.problem.jump, self.solver
        if jump is None:
            return False
        y = solver.y.copy()
        result = jump.after(*event_between(last, segment, times), y)
        if result is y:
            return False
        solver.start(segment.begin, result, solver.next_step)
        return True

    def repartition(self) -> bool:
        """Choose other dependent coordinates; return whether the run may go on.

        Stiff methods end at a singular position, which they reach in ever smaller
        steps.
        """
        correction = self.problem.correction
        if correction is None or not correction.can_repartition:
            return False
        if correction.is_at_end(self.solver.t, self.solver.y):
            return False
        self.problem = repartitioned(self.problem, self.solver)
        if not self.method.is_implicit:
            return True
        # Where all dependent coordinates are bad, other ways may begin.
        calls = self.solver
        worst = min(calls.growth, calls.context.limit / RAISE)
        return not worst > self.singular * calls.context.good_limit


# Answers to a run without events, the ending of its first slice, and its seconds.
Begun: TypeAlias = tuple[Answers, Ending, float]


@final
class Driver(OpenRun):
    """A run from segment to segment, and in slices within each."""

    singular, ahead = LEFT, 1.0

    def __init__(
        self,
        problem: InitialValueProblem,
        method: IntegrationMethod,
        solver: LoopSolver,
        times: Array,
        progress: Callable[[float], object] | None,
    ) -> None:
        rows = 0 if problem.contacts is None else problem.contacts.rows
        answers, begin = Answers(times, len(problem.labels), rows), float(times[0])
        span = float(times[-1]) - begin
        super().__init__(problem, method, solver, answers, begin, span)
        self.notes: list[Note] = []
        self.events = 0  # so many time events lie behind
        self.jumps: list[float] = []  # when velocities have jumped [s]
        self._other: IntegrationMethod | None = None  # from which another one went on
        self.seconds = 0.0  # that the steps took [s]
        # How long the last steps were, if they get nowhere [s].
        self.pace: float | None = None
        self._progress = progress
        # Others where time events are beside them.
        self._formula_times = self.answers.times
        self._budget = FIRST_BUDGET
        self._last_report = 0.0
        self._turn = (0, begin)
        # Of a controller, or at an event, where it ended the run.
        self.failure: ControllerError | AnalysisError | None = None
        # At the asked times, as far as controllers and when clauses change them.
        self.inputs: Array = _OPEN
        if problem.holds:
            self.inputs = np.full((times.size, len(problem.input_labels)), np.nan)
        self._recorded = 0

    def drive(self, begun: Begun | None = None) -> Ending:
        """Let the solver run to the end, on from what is begun; return why it ended."""
        times, solver = self.answers.times, self.solver
        if begun is not None:
            self.answers, ending, self.seconds = begun
            self.current()
            return self._past(times[0], times[-1], times.size, ending)
        begin, end = float(times[0]), float(times[-1])
        controllers = self.problem.controllers
        y = np.array(self.problem.y0, dtype=float)
        solver.normalize(y)
        solver.start(begin, y)
        ending = Ending.DONE
        events = self.problem.events(begin, end)
        if self.problem.holds:
            solver.hold()
        last: Segment | None = None
        for segment in segments(times, events):
            if solver.stop[0] != 0:
                return Ending.STOPPED
            if segment.has_events:
                rows = slice(segment.first, segment.last)
                if self._formula_times is times:
                    self._formula_times = times.copy()
                self._formula_times[rows] = segment.formula_times(times[rows])
                self.solver.window[:] = segment.window
            try:
                passes = last is not None and segment.begin != begin
                if passes and self.pass_event(last, segment, times):
                    self.jumps.append(segment.begin)
                # Controllers act where time goes on.
                acting = None if segment.is_instant and begin != end else controllers
                if acting and acting.at(
                    segment.begin, self.solver.y.copy(), self._inputs
                ):
                    solver.hold()
                ending = self._over(segment)
            except (ControllerError, AnalysisError) as error:
                self.failure = error
                return Ending.STOPPED
            except KeyboardInterrupt:
                return Ending.STOPPED
            self._record()
            if ending != Ending.DONE:
                break
            last = segment
        return ending

    def _inputs(self, t: float, y: Array) -> Array:
        self.solver.resolve()
        return self.solver.map_inputs(np.array([t]), y[None]).ravel()

    def _record(self) -> None:
        """Keep inputs at what is answered, as nobody knows them later."""
        if not self.problem.holds:
            return
        rows = slice(self._recorded, self.answers.known)
        if rows.start < rows.stop:
            values = self._formula_times[rows], self.answers.states[rows]
            self.inputs[rows] = self.solver.map_inputs(*values)
            self._recorded = rows.stop

    def settle(self, *, begins: bool = False) -> Ending:
        """Do the same, once inputs that clauses may change are kept."""
        self._record()
        return super().settle(begins=begins)

    def rows(self) -> tuple[Array, Array, Array]:
        """Return times, times for formulas, and states, always with the last one."""
        t, rows = self.solver.t, self.answers.known
        times, states = self.answers.times, self.answers.states
        if rows == times.size:
            return times, self._formula_times, states
        largest = max(abs(float(times[0])), abs(float(times[-1])))
        beyond = abs(t - float(times[rows - 1])) if rows else np.inf
        if beyond <= ROUNDING * largest:
            return times[:rows], self._formula_times[:rows], states[:rows]
        reached = np.append(times[:rows], t)
        formula_times = np.append(self._formula_times[:rows], t)
        return reached, formula_times, np.vstack([states[:rows], self.solver.y])

    def _over(self, segment: Segment) -> Ending:
        answers, solver, problem = self.answers, self.solver, self.problem
        times, ending, last = answers.times, Ending.DONE, segment.last
        answers.structure.last = last
        begins, touching = segment.begin == times[0], problem.contacts is not None
        # At an instant forces of a step stay its means, others are resolved.
        still = segment.is_instant and (isinstance(self.method, Moreau) or not touching)
        if not (begins or still):
            self.events += not segment.is_instant
            solver.start(segment.begin, solver.y.copy(), solver.next_step)
        if touching:
            ending = solver.resolve()
        self.take(begins=True)
        if not segment.is_instant:
            if problem.whens is not None and ending in _GOING:
                if begins:
                    self.notes += problem.whens.begin(solver)
                ending = self.settle(begins=True)
            going = ending in _GOING
            if going or (ending == Ending.REPARTITION and self.repartition()):
                return self._past(segment.begin, segment.end, last)
        elif ending == Ending.RUNNING:
            ending = Ending.DONE
        while ending == Ending.DONE and answers.known < last:
            answers.put(solver.y)
        if segment.is_instant and touching:
            solver.advance(segment.begin, answers, 0)
        return ending

    def _past(
        self, begin: float, end: float, last: int, ending: Ending = Ending.RUNNING
    ) -> Ending:
        """Let the solver run to an end and answer the rows up to the last one."""
        answers, solver = self.answers, self.solver
        times, row = answers.times, answers.known
        try:
            while row < last and times[row] == begin:
                answers.put(solver.y)
                row += 1
            while (
                ending == Ending.RUNNING
                or (ending == Ending.REPARTITION and self.repartition())
                or self._changes(ending)
            ):
                ending = self._sliced(end)
        except AnalysisError as error:
            self.failure = error
            return Ending.STOPPED
        except KeyboardInterrupt:
            return Ending.STOPPED
        # What is asked for within rounding of the event.
        while ending == Ending.DONE and answers.known < last:
            answers.put(self.solver.y)
        return ending

    def _changes(self, ending: Ending) -> bool:
        """Make another method ready where a run is stiff; return whether it goes on.

        Radau leaves singular positions to DP853, also one that a user has named.
        """
        solver = self.solver
        singular = ending == Ending.REPARTITION and self.method.is_implicit
        if not (singular or ending == Ending.STIFF):
            return False
        if not solver.structure.other:
            solver.followed_by("dp853" if singular else "radau")
        if singular:
            library("loop").model_change(self.answers.pointer, _SINGULAR)
            self.current()
        return True

    def current(self) -> LoopSolver:
        """Look which solver goes on, and return it."""
        before, self.solver = self.solver, self.solver.current(self.answers)
        if self.solver is not before:
            own, kind = self.method, DP853 if self.method.is_implicit else Radau
            self.method = self._other or kind(max_steps=own.max_steps)
            self._other = own
        return self.solver

    def _sliced(self, end: float) -> Ending:
        """Let the solver run in slices; return why it ended."""
        solver, stop = self.solver, self.solver.stop
        try:
            ending = Ending.RUNNING
            while ending == Ending.RUNNING:
                tried = solver.tried
                if tried >= self.method.max_steps or self._gets_nowhere(tried):
                    return Ending.TOO_MANY_STEPS
                # The clock does not decide after which step the pace is looked at.
                left = min(self.method.max_steps, self._turn[0] + _TURN) - tried
                began = time.perf_counter()
                if self.log is not None:
                    left = min(left, self.log.at_once)
                ending = self.advance(end, min(self._budget, left))
                solver = self.solver
                now = time.perf_counter()
                self.seconds += now - began
                if self._progress is not None:
                    self._tell(now, self._progress)
                if ending == Ending.RUNNING:
                    pace = SLICE / max(now - began, 1e-6)
                    more = max(1.0, self._budget * min(pace, 4.0))
                    self._budget = int(min(more, _LARGEST_BUDGET))
                    if stop[0] != 0:
                        return Ending.STOPPED
        except KeyboardInterrupt:
            return Ending.STOPPED
        return ending

    def _gets_nowhere(self, tried: int) -> bool:
        """Return whether steps are so short that the end will not be reached."""
        solver = self.solver
        far = abs(float(self.answers.times[-1]) - solver.t)
        steps, since = tried - self._turn[0], self._turn[1]
        if steps < _TURN:
            return False
        pace, self._turn = abs(solver.t - since) / steps, (tried, solver.t)
        if far > _HOPELESS * self.method.max_steps * pace:
            self.pace = pace
        return self.pace is not None

    def _tell(self, now: float, progress: Callable[[float], object]) -> None:
        """Say how much of the time is done, some times a second and at the end."""
        times, t = self.answers.times, self.solver.t
        if times[-1] == times[0]:
            return
        is_last = abs(times[-1] - t) <= ROUNDING * abs(times[-1] - times[0])
        if now - self._last_report >= SLICE / 2 or is_last:
            self._last_report = now
            progress(float((t - times[0]) / (times[-1] - times[0])))
