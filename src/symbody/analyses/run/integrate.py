"""Time integration of an initial value problem: the run, its times and its end."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]
import math
import operator
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property, lru_cache, partial
from types import FrameType
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses import run
from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.driver import FIRST_BUDGET, ROUNDING, Begun, Driver
from symbody.analyses.run.keeping import correction_of
from symbody.analyses.run.methods import DP54, IntegrationMethod, Moreau, Radau
from symbody.analyses.run.problem import (
    InitialValueProblem,
    Prepared,
    Reached,
    Trajectory,
    connect,
)
from symbody.arguments import Arguments, counted, real_array
from symbody.dataclass import dataclass
from symbody.errors import (
    AnalysisError,
    CallError,
    Interrupted,
    collected_warnings,
    warn_user,
)
from symbody.expr.traverse import symbols_of
from symbody.notes import Note
from symbody.results.contact_events import NO_EVENTS
from symbody.results.record import Statistics, Status
from symbody.runtime.arrays import FLOAT
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Changes, Ending

# Of what `signal` calls, as its enumerations take longer than short runs.
_SIGINT = int(_signal.SIGINT)
# A condition so much larger than elsewhere leaves no digit of where the motion goes.
UNDECIDED = 1e12


def inputs_at(
    driver: Driver, t: Array, y: Array, ending: Ending
) -> tuple[Array, Ending]:
    """Return inputs, NaN from where their function raises, and the run's ending."""
    solver = driver.solver
    if solver.functions.inputs is None:
        u = np.empty((len(t), len(solver.u)))
        u[:] = solver.u
    else:
        solver.stop[0] = 0
        solver.window[:] = -np.inf, np.inf
        u = solver.map_inputs(t, y)
    if driver.problem.holds:
        known = driver.answers.known
        u[:known] = driver.inputs[:known]
    stopped = ending == Ending.DONE and solver.stop[0] != 0
    return u, Ending.STOPPED if stopped else ending


# Of a run that is not worth a note.
_FEW_STEPS = 1000


# Why a method went on, in the order of model.h, and which.
_REASONS = (
    ("Radau", "as the motion is stiff"),
    ("DP853", "as steps of Radau were hardly longer"),
    ("DP853", "as Radau failed there"),
    ("DP853", "as there is a singular position"),
)


def note_of_changes(changes: Changes) -> tuple[Note, ...]:
    """Return a note on when methods went on for each other; nothing if never."""
    if not changes.count:
        return ()
    noted = list(zip(changes.times, changes.reasons, strict=True))[: changes.count]
    parts = []
    for i, (t, reason) in enumerate(noted):
        who, why = _REASONS[reason]
        parts.append(f"{who}{'' if i else ' went on'} from t = {t:.6g} s, {why}")
    more = changes.count - len(parts)
    parts += [counted(more, "further change", "further changes")] if more else []
    text = f"{'; '.join(parts)}."
    if not noted[0][1]:
        text += " method='Radau' begins with it, with the exact Jacobian; "
        text += "sb.DP853() does not change."
    return (Note(text, "accuracy", time=noted[0][0]),)


def note_of_stiffness(
    solver: LoopSolver, answers: Answers, method: IntegrationMethod
) -> tuple[Note, ...]:
    """Return a note on a run of which stability limited the steps, and who went on."""
    counts, changes = solver.counts, answers.structure.changes
    if changes.count or not counts.stiff or counts.steps < _FEW_STEPS:
        return note_of_changes(changes)
    text = (
        f"Stability limited the steps of {method.name}, not accuracy: "
        f"method='Radau' takes fewer."
    )
    return (Note(text, "accuracy"),)


def singular_notes(solver: LoopSolver) -> tuple[Note, ...]:
    """Return notes on rounding near singular positions; warn if it decides the way."""
    result = solver.structure
    if not (result.lost > 0 or result.worst > 0):
        return ()
    notes = []
    if result.lost > 0:
        text = (
            f"Near a singular position at t = {result.lost_time:.6g} s rounding makes "
            f"errors up to {result.lost:.3g} times as large as rtol and atol allow."
        )
        notes.append(Note(text, "singular", time=result.lost_time))
    if result.worst > UNDECIDED * result.best > 0:
        text = (
            f"At t = {result.worst_time:.6g} s the motion comes so near to a singular "
            f"position that rounding decides how it goes on."
        )
        notes.append(Note(text, "singular", time=result.worst_time))
        warn_user(text)
    return tuple(notes)


def note_of_jumps(times: Sequence[float]) -> tuple[Note, ...]:
    """Return that velocities have jumped at some times; nothing if never."""
    if not times:
        return ()
    several = "" if len(times) == 1 else f", and at {len(times) - 1} more events,"
    text = (
        f"At t = {times[0]:.6g} s{several} a kinematic formula of time has a corner: "
        f"velocities jump by impulses of drives and constraints, which are not "
        f"part of the forces over time. The momenta of free coordinates are conserved."
    )
    return (Note(text, "jump", time=times[0]),)


@final
class Interruptible:
    """Lets Ctrl-C set stop[0] instead of raising KeyboardInterrupt anywhere.

    A second one raises. Nothing changes in threads, nor where others handle Ctrl-C.
    """

    def __init__(self, stop: NDArray[np.int64]) -> None:
        self._stop = stop

    def __enter__(self) -> None:
        in_main = threading.current_thread() is threading.main_thread()
        usual = _signal.getsignal(_SIGINT) is _signal.default_int_handler
        self._handles = in_main and usual
        if self._handles:
            _signal.signal(_SIGINT, self._handle)

    def __exit__(self, *_: object) -> None:
        if self._handles:
            _signal.signal(_SIGINT, _signal.default_int_handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self._stop[0] != 0:
            raise KeyboardInterrupt
        self._stop[0] = 1


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Yield a list that Ctrl-C fills meanwhile, in place of what it does otherwise."""
    pressed, handler = list[int](), _signal.getsignal(_SIGINT)
    in_main = threading.current_thread() is threading.main_thread()
    if not (in_main and callable(handler)):
        yield pressed  # it comes to another thread, or to nobody
        return
    _signal.signal(_SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield pressed
    finally:
        _signal.signal(_SIGINT, handler)


_DEFAULT_SAMPLES = 501


# Coarser than what `simulate` takes; and which method goes on for the default.
_PLAIN, _RADAU = DP54(1e-6, 1e-9), Radau()


def integrate(
    problem: InitialValueProblem,
    times: Sequence[float] | Array,
    method: IntegrationMethod = _PLAIN,
    progress: Callable[[float], object] | None = None,
    log: run.EventLog | None = None,
    again: LoopSolver | None = None,
    begun: Begun | None = None,
    notes: tuple[Note, ...] = (),
) -> Trajectory:
    """Return the states at the asked times, rising or falling, from the first on.

    A time that stands twice is answered before and after its event; an array of times
    is in order. A run that fails raises AnalysisError, one that Ctrl-C ends
    Interrupted, with the trajectory until then. `progress` gets the fraction done;
    `log` gets the events of contacts; `again` is a solver that is taken over, and goes
    on with what is `begun`; `notes` are on what was prepared.
    """
    grid = times if isinstance(times, np.ndarray) else checked_times(times)
    acts = problem.whens is not None and bool(problem.whens.names)
    if grid[-1] < grid[0] and (acts or isinstance(method, Moreau)):
        what = "when clauses" if acts else "impacts and friction"
        raise CallError(
            f"time integration with {method.name}: the times decrease, but {what} "
            f"cannot be undone. Give times that increase."
        )
    solver, python = again, None
    if solver is None or begun is None:
        solver, python = connect(problem, method, None, again, leaves=True)
    driver = Driver(problem, method, solver, grid, progress)
    if log is not None:
        driver.log = log
    with Interruptible(solver.stop):
        ending = driver.drive(begun)
        solver, method = driver.solver, driver.method
        t, formula_times, y = driver.rows()
        u, ending = inputs_at(driver, formula_times, y, ending)
    cause: BaseException | None = None if python is None else python.failure()
    end = f"{float(grid[-1]):g} s"
    if cause or driver.failure or ending not in (Ending.DONE, Ending.STOPPED):
        # A module that runs without a failure do without.
        from symbody.analyses.run import failures

        if driver.failure is not None:
            text = failures.explain_controller(driver.failure)
            cause = driver.failure.__cause__
        elif python is not None and isinstance(cause, Exception):
            text = failures.explain_inputs(cause, python.time)
        else:
            first = np.asarray(problem.y0, dtype=float)
            of_run = float(grid[0]), first, float(grid[-1]), driver.pace
            at_end = Reached(driver.problem, solver, *of_run)
            text = failures.explain_ending(ending, method, at_end)
        status = Status("failed", text)
    elif ending == Ending.DONE:
        status = _completed(float(grid[-1]))
    else:
        reached = f"t = {solver.t:.6g} s of {end}"
        status = Status("interrupted", f"interrupted at {reached}.")
    notes += singular_notes(solver) + note_of_stiffness(solver, driver.answers, method)
    if driver.jumps or driver.notes:
        notes = (*notes, *note_of_jumps(driver.jumps), *driver.notes)
    if problem.controllers is not None:
        notes += problem.controllers.notes()
    events = NO_EVENTS
    if driver.log is not None:
        events = driver.log.events
        u = run.with_forces(u, driver.answers.forces[: len(u)])
        if problem.whens is not None and len(u):
            step = abs(float(solver.t - grid[0])) / max(solver.counts.steps, 1)
            own = formula_times, y, u, step
            notes += (*problem.whens.notes_of_fast(solver, *own),)
            notes += (*problem.whens.notes_of_steps(method.step or 0.0),)
        if solver.contacts is not None:
            own_end = solver.contacts.structure, solver.structure.h_old
            notes += (*run.notes_of_contacts(problem.laws, events, *own_end),)
    statistics = _statistics(method, solver, driver.seconds, driver.events)
    if isinstance(method, Moreau) and method.estimate and status.outcome == "completed":
        if problem.controllers is not None:
            raise CallError(
                "time integration with Moreau: estimate=True runs twice, which Sampled "
                "inputs do not. Leave it out, and compare two runs."
            )
        half = replace(method, step=method.step / 2, estimate=False)
        finer = integrate(problem, grid, half).y
        notes += (run.note_of_halving(problem.labels, t, y, finer, method.step),)
    trajectory = Trajectory(t, y, u, status, statistics, formula_times, notes, events)
    if status.outcome == "failed":
        raise AnalysisError(status.message, trajectory) from cause
    if status.outcome == "interrupted":
        raise Interrupted(status.message, trajectory)
    return trajectory


@lru_cache(maxsize=8)
def _completed(end: float) -> Status:
    return Status("completed", f"reached t = {end:g} s.")


def _statistics(
    method: IntegrationMethod, solver: LoopSolver, seconds: float, events: int = 0
) -> Statistics:
    counts = solver.counts
    return Statistics(
        method.name, counts.steps, counts.rejected, counts.evaluations,
        counts.jacobians, seconds, counts.stiff > 0, events,
    )  # fmt: skip


def integrate_again(
    ready: Prepared, times: Array, progress: Callable[[float], object] | None = None
) -> Trajectory:
    """Return the same of what is made ready, by a solver that is kept for its like."""
    method, notes, inputs = ready.method, ready.notes, ready.inputs
    solver, model, begun = ready.solver(), ready.model, None
    inertia = model.shared.inertia.place if ready.unchecked else 0
    waits = solver is None or inputs is None or progress is not None
    if ready.unchecked and (waits or not inertia):
        ready.check_inertia()
    if solver is None:
        return integrate(ready.problem, times, method, progress, notes=notes)
    if inputs is not None and progress is None:
        answers = Answers(times, solver.n)
        of = ready.start, inputs, model.parameters, model.place
        began, most = time.perf_counter(), min(FIRST_BUDGET, method.max_steps)
        try:
            ending = solver.begin(answers, *of, inertia, most)
            if ending == Ending.UNCLEAR:
                ready.check_inertia()
                ending = solver.begin(answers, *of, 0, most)
        except KeyboardInterrupt:
            ending = Ending.STOPPED
        begun = answers, ending, time.perf_counter() - began
    if inputs is None or begun is None or begun[1] != Ending.DONE:
        whole = partial(integrate, ready.problem, times, method, progress)
        trajectory = whole(again=solver, begun=begun, notes=notes)
    else:
        u = np.empty((len(times), inputs.size))
        u[:] = inputs
        last = solver.current(answers)
        method = method if last is solver else _RADAU
        notes += singular_notes(last) + note_of_stiffness(last, answers, method)
        trajectory = Trajectory(
            times, answers.states, u,
            _completed(float(times[-1])),
            _statistics(method, last, begun[2]), times, notes,
        )  # fmt: skip
    ready.keep(solver)
    return trajectory


def result_times(
    arguments: Arguments, duration: object, every: float | None = None
) -> Array:
    """Return when results are wanted [s]; of a duration 501 times, unless `every`."""
    if duration.__class__ is float and 0.0 < duration < math.inf:
        return _evenly(duration, every).copy()
    own: Any = duration
    if own.__class__ is list and every is None and {*map(type, own)} == {float}:
        rises, span = all(map(operator.lt, own, own[1:])), own[-1] - own[0]
        if rises and math.isfinite(span):
            return np.array(own)
    values = arguments.times("duration", duration)
    grid = real_array(values)
    if grid is None or not grid.ndim:
        remedy = "Give how long, as 2.0, or when, as np.linspace(0, 2, 101)."
        span = arguments.number("duration", values, above=0, unit="s", remedy=remedy)
        return _evenly(span, every).copy()
    if every is not None:
        rule = "left out, because the times of the results are given"
        raise arguments.refused("every", every, rule, "Give a duration, or the times.")
    return checked_times(grid)


_TIMES = Arguments("time integration")


@lru_cache(maxsize=8)
def _evenly(duration: float, every: float | None) -> Array:
    """Return the times of a duration, of which each run has a copy."""
    grid: Array = np.linspace(0.0, duration, _DEFAULT_SAMPLES)
    if every is not None:
        count = int(duration / every * (1 + 1e-12))
        grid = every * np.arange(count + 1, dtype=np.float64)
        if abs(grid[-1] - duration) > 1e-9 * duration:
            grid = np.append(grid, duration)
    return grid


def checked_times(times: Sequence[float] | Array) -> Array:
    """Return asked times as an array, or raise CallError unless they are in order."""
    is_grid = type(times) is np.ndarray and times.dtype == FLOAT
    grid = times if is_grid else real_array(_TIMES.times("times", times))
    if not isinstance(grid, np.ndarray):
        remedy = "The first is for the start."
        raise _TIMES.refused("times", times, "a list of numbers [s]", remedy)
    if grid.ndim == 1 and grid.size > 1:
        # Numbers in order are finite if the last and the first one are.
        first, last = float(grid[0]), float(grid[-1])
        order = grid[1:] > grid[:-1] if last > first else grid[1:] < grid[:-1]
        if np.count_nonzero(order) == order.size and math.isfinite(last - first):
            return grid
    if grid.ndim != 1 or grid.size == 0 or not np.isfinite(grid).all():
        raise CallError(
            f"time integration: the times have shape {grid.shape}, or are not all "
            f"finite. Give a list of times, the first for the start values."
        )
    steps = np.diff(grid) * (1.0 if grid[-1] >= grid[0] else -1.0)
    if grid.size > 1 and not steps.min() > 0:
        wrong = steps < 0
        wrong[1:] |= (steps[1:] == 0) & (steps[:-1] == 0)
        if not wrong.any():
            return grid
        i = int(np.argmax(wrong))
        raise CallError(
            f"time integration: t = {grid[i + 1]:g} s follows t = {grid[i]:g} s in the "
            f"times. They must increase, or decrease, from one to the next; one may "
            f"stand twice, for before and after an event."
        )
    return grid


# How far a run goes behind what is asked for, of the way to the next result.
_FURTHER = 0.01


# Motions within so many of the errors that a step may have; what rests would move by so
# many.
_SMALL, _REST = 3e3, 1e-2


@final
@dataclass(frozen=True, eq=False)
class BetweenResults:
    """Computes states between results, with what controllers put out before."""

    ready: Prepared
    trajectory: Trajectory

    def lost_digits(self, trajectory: Trajectory) -> tuple[Note, ...]:
        """Return a note on a run whose states move by hardly more than tolerances.

        None where these are the errors of what rests, by its rates where it starts.
        """
        model, method, driving = self.ready.model, self.ready.method, self.ready.driving
        system, span = model.system, np.ptp(trajectory.times)
        y = trajectory.y[:, : len(model.state_labels())]
        if trajectory is not self.trajectory or method.step is not None or not y.size:
            return ()
        atol = method.tolerances(self.ready.problem.labels)[: y.shape[1]]
        allowed = atol + method.rtol * np.abs(y[-1])
        most = float((np.ptp(y, axis=0) / allowed).max())
        if not 0 < most < _SMALL:
            return ()
        follow = {*symbols_of(*driving.formulas.values())} - {system.t, *system.p}
        # What follows errors has them, too.
        has = follow or driving.functions or driving.sampled or system.contacts
        rows = slice(1 if has else None)
        t, u = trajectory.formula_times[rows], trajectory.u[rows]
        rest = np.repeat(y[:1], len(t), axis=0)
        rates = run.rows_of(model.function("derivatives"), t, rest, u)
        if not (np.abs(rates) * span > _REST * allowed).any():
            return ()
        text = (
            f"All states move by at most {most:.2g} times the error that {method.name} "
            f"allows in a step, atol={atol.min():.3g} and "
            f"rtol={method.rtol:.3g} of their size: all digits of the motion may be "
            f"wrong. If it matters, give tolerances that are small beside it."
        )
        return (Note(text, "accuracy"),)

    @cached_property
    def _run(self) -> tuple[InitialValueProblem, IntegrationMethod]:
        problem, method = self.ready.problem, self.ready.method
        if self.ready.driving.controllers is not None:
            held = self.ready.driving.controllers.outputs()
            events = self.ready.events.with_controllers(held)
            problem = replace(problem, controllers=held, held=held.held, events=events)
        if self.ready.treatment == "dae":
            # IDA would begin with short steps in each gap.
            model, y0 = self.ready.model, np.asarray(problem.y0, dtype=float)
            correction = correction_of(model, self.ready.begin, y0, "projection", False)
            assert correction is not None
            problem = replace(problem, jacobian=correction.jacobian())
            problem = problem.corrected_by(correction)
            method = Radau(method.rtol, method.atol, method.max_step, method.max_steps)
        return problem, method

    def states(self, values: Array, *, anew: bool = False) -> Trajectory:
        """Return the start, and states at times within the run, in order [s].

        They go on from the result before each, or all `anew` from the start, which is
        faster where they are many.
        """
        results = self.trajectory
        sign = 1.0 if results.times[-1] >= results.times[0] else -1.0
        before = np.searchsorted(sign * results.times, sign * values, side="right") - 1
        before = np.zeros_like(before) if anew else before
        rows = [(results.formula_times[:1], results.y[:1], results.u[:1])]
        with collected_warnings():
            for row in np.unique(before).tolist():
                rows += self.led(row, values[before == row])
            formula_times, y, u = (
                np.concatenate(part) for part in zip(*rows, strict=True)
            )
        times = np.concatenate([results.times[:1], values])[: len(y)]
        return Trajectory(
            times, y, u, results.status, results.statistics, formula_times,
            events=results.events,
        )  # fmt: skip

    def led(self, row: int, values: Array) -> list[tuple[Array, Array, Array]]:
        """Return what formulas get at times from a result on [s]."""
        results, rows = self.trajectory, slice(row, row + 1)
        near = ROUNDING * np.abs(results.times).max()
        first = int((np.abs(values - results.times[row]) <= near).sum())
        result = [
            (results.formula_times[rows], results.y[rows], results.u[rows])
        ] * first
        if values.size > first:
            problem, method = self._run
            grid = np.concatenate([results.times[rows], values[first:]])
            if not self.ready.events.is_empty:
                # A run that ends at an event has the values before it.
                later = results.times[row + 1 :]
                further = later[np.abs(later - grid[0]) > abs(grid[-1] - grid[0])][:1]
                grid = np.append(grid, grid[-1] + _FURTHER * (further - grid[-1]))
            rows = slice(1, 1 + values.size - first)
            begun = replace(problem, y0=results.y[row])
            if problem.whens is not None:
                held = problem.held
                if problem.controllers is None or held is None:
                    held = problem.whens.held.copy()
                whens = problem.whens.going_on(results.u[row], held)
                begun = replace(begun, whens=whens, held=held)
            run = integrate(begun, grid, method)
            result.append((run.formula_times[rows], run.y[rows], run.u[rows]))
        return result
