"""Time integration of an initial value problem."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from symbody.analyses.callback import PythonCall
from symbody.analyses.ending import count, inputs_at, reached_rows, singular_notes
from symbody.analyses.failures import ending, explain_inputs
from symbody.analyses.inputs import (
    Addressed,
    Array,
    CompiledInputs,
    ConstantInputs,
    PythonInputs,
)
from symbody.analyses.integrators.call import (
    DEGRADED,
    RAISE,
    RUNNING,
    STOPPED,
    TOO_MANY_STEPS,
    Integers,
    RightHandSide,
)
from symbody.analyses.integrators.coincidence import ENTRIES
from symbody.analyses.integrators.dormand_prince import Tolerance
from symbody.analyses.integrators.loop import DormandPrince54, Loop, RungeKutta4
from symbody.analyses.integrators.run import (
    CONDITION,
    REJECTED,
    SECONDS,
    STEPS,
    TIME,
    Run,
    new_run,
)
from symbody.analyses.interrupt import interruptible
from symbody.analyses.problem import InitialValueProblem, Keeping
from symbody.analyses.settings import Method, Settings
from symbody.analyses.trajectory import Trajectory
from symbody.arguments import Arguments, real_array
from symbody.errors import AnalysisError, CallError
from symbody.results.status import Status

SLICE = 0.05  # s that compiled code may run before Python looks after Ctrl-C
FIRST_BUDGET = 64  # steps, as nobody knows yet how long one takes


def integrate(
    problem: InitialValueProblem,
    times: Sequence[float] | Array,
    *,
    method: Method = "DP54",
    rtol: float = 1e-6,
    atol: float | Sequence[float] | Array = 1e-9,
    step: float | None = None,
    max_step: float = np.inf,
    max_steps: int = 10_000_000,
    progress: Callable[[float], object] | None = None,
) -> Trajectory:
    """Return the states at the asked times.

    DP54 and RK4 run in compiled code, steps and all. The state at times[0] is the start
    value. Ctrl-C ends the run and returns what was computed, with the status
    "interrupted"; see Settings for the options.

    Args:
        problem: The problem.
        times: When the state is asked for, increasing or decreasing [s].
        method: "DP54", "RK4", "Radau", "BDF" or "LSODA".
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        step: Step of RK4 [s].
        max_step: Longest step of the other methods [s].
        max_steps: How many steps are tried at most.
        progress: Is called some times a second with the fraction of time that is done.

    Raises:
        CallError: The times are not in order, or an option does not fit.
        AnalysisError: The run failed: a rate that is not finite, a step too small, too
            many steps, or an exception in the inputs, which is then the cause. The
            trajectory until then is the `result` of the error.
    """
    settings = Settings(method, rtol, atol, step, max_step, max_steps)
    run = new_run(
        _checked_times(times),
        np.array(problem.y0, dtype=np.float64),
        len(problem.input_labels),
        np.array(problem.quaternions, dtype=np.int64),
    )
    stop = np.zeros(1, dtype=np.int64)
    f, python = _connect(problem, stop)
    with interruptible(stop):
        code = DEGRADED
        while code == DEGRADED:
            loop = _loop(problem, settings, f, run)
            code = _drive(loop, run, stop, settings.max_steps, progress)
            if code == DEGRADED:
                assert problem.keeping is not None
                if problem.keeping.chosen_anew is None:
                    break
                problem, f = _chosen_anew(problem, f, run)
        t, y = reached_rows(run)
        u, code = inputs_at(f, t, y, code)
    cause = None
    status = ending(code, problem, settings, run, int(f.met[0]))
    if python is not None and (cause := python.failure()) is not None:
        status = Status("failed", explain_inputs(cause, python.time))
    statistics = count(settings, run)
    trajectory = Trajectory(t, y, u, status, statistics, singular_notes(run))
    if status.outcome == "failed":
        raise AnalysisError(status.message, trajectory) from cause
    return trajectory


def _checked_times(times: Sequence[float] | Array) -> Array:
    grid = real_array(times)
    if grid is None:
        asked, remedy = Arguments("time integration"), "The first is for the start."
        raise asked.refused("times", times, "a list of numbers [s]", remedy)
    if grid.ndim != 1 or grid.size == 0 or not np.isfinite(grid).all():
        raise CallError(
            f"time integration: the times have shape {grid.shape}, or are not all "
            f"finite. Give a list of times, the first for the start values."
        )
    forward = np.diff(grid) * np.sign(grid[-1] - grid[0]) > 0
    if not forward.all():
        i = int(np.argmin(forward))
        raise CallError(
            f"time integration: t = {grid[i + 1]:g} s follows t = {grid[i]:g} s in the "
            f"times. They must increase, or decrease, from one to the next."
        )
    return grid


def _connect(
    problem: InitialValueProblem, stop: Integers
) -> tuple[RightHandSide, PythonCall | None]:
    """Return what the loops call, and the Python function in it, if there is one."""
    m, n, empty = len(problem.input_labels), len(problem.labels), np.zeros(0)
    f = RightHandSide(
        address=problem.rhs.address,
        p=_own(problem.rhs.parameters),
        k=_own(problem.rhs.constants),
        inputs=0,
        inputs_p=empty,
        inputs_k=empty,
        no_inputs=np.zeros(m),
        u=np.zeros(m),
        stop=stop,
        correction=0,
        correction_p=empty,
        correction_k=empty,
        corrected=np.zeros(n + 1),
        limit=np.full(2, np.inf),
        corrects=np.ones(1, dtype=np.int64),
    )
    if problem.keeping is not None:
        f = _kept(f, problem.keeping)
    if problem.ends is not None:
        f = _watching_ends(f, problem.ends, len(problem.loads))
    match problem.inputs:
        case ConstantInputs(values):
            return f._replace(u=_own(values)), None
        case CompiledInputs(function):
            return f._replace(
                inputs=function.address,
                inputs_p=_own(function.parameters),
                inputs_k=_own(function.constants),
            ), None
        case PythonInputs(function):
            python = PythonCall(function, n, problem.input_labels, stop)
            return f._replace(inputs=python.address), python


def _watching_ends(f: RightHandSide, ends: Addressed, loads: int) -> RightHandSide:
    return f._replace(
        ends=ends.address,
        ends_p=_own(ends.parameters),
        ends_k=_own(ends.constants),
        ends_before=np.zeros(ENTRIES * loads),
        ends_after=np.zeros(ENTRIES * loads),
        met=np.zeros(1, dtype=np.int64),
    )


# Dependent velocities may grow so much before other coordinates are chosen. Choosing
# compiles, so it is worth a while; the numbers are squares.
_LARGEST_GROWTH = 25.0
_HARMLESS = 100.0
# Where no others can be chosen, the run ends as near to the end of their range.
_END_OF_RANGE = 1e9


def _kept(f: RightHandSide, keeping: Keeping) -> RightHandSide:
    limit = max(_HARMLESS, _LARGEST_GROWTH * keeping.growth)
    if keeping.chosen_anew is None:
        limit = max(_END_OF_RANGE, _LARGEST_GROWTH * keeping.growth)
    return f._replace(
        correction=keeping.correction.address,
        correction_p=_own(keeping.correction.parameters),
        correction_k=_own(keeping.correction.constants),
        limit=np.full(2, limit),
        corrects=np.full(1, int(keeping.corrects), dtype=np.int64),
        passes=np.full(1, int(keeping.chosen_anew is not None), dtype=np.int64),
    )


def _chosen_anew(
    problem: InitialValueProblem, f: RightHandSide, run: Run
) -> tuple[InitialValueProblem, RightHandSide]:
    """Return the problem with other dependent coordinates, as fits the state now."""
    assert problem.keeping is not None
    assert problem.keeping.chosen_anew is not None
    rhs, keeping = problem.keeping.chosen_anew(float(run.clock[TIME]), run.y.copy())
    problem = replace(problem, rhs=rhs, keeping=keeping)
    run.clock[CONDITION] = keeping.growth
    growth, (_, well) = float(f.corrected[-1]), f.limit
    f = _kept(_with_function(f, rhs), keeping)
    if not RAISE * keeping.growth < growth:
        # Nothing better is found: the limit rises, so that time goes on.
        f.limit[:] = RAISE * max(growth, keeping.growth), well
    return problem, f


def _own(values: Sequence[float] | Array) -> Array:
    """Return a copy, which nobody changes during the run."""
    return np.array(values, dtype=np.float64)


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
        jacobian = _with_function(f, problem.jacobian)
    return ImplicitLoop(settings.method, f, run, tolerance, jacobian)


def _with_function(f: RightHandSide, other: Addressed) -> RightHandSide:
    return f._replace(
        address=other.address, p=_own(other.parameters), k=_own(other.constants)
    )


def _drive(
    loop: Loop,
    run: Run,
    stop: Integers,
    max_steps: int,
    progress: Callable[[float], object] | None,
) -> int:
    """Let the loop run in slices; return why it ended."""
    budget = FIRST_BUDGET
    span = run.times[-1] - run.times[0]
    try:
        code = RUNNING if run.counts[STEPS] > 0 else loop.start()
        loop.advance(0)  # loads or compiles it, which is not the time of the run
        while code == RUNNING:
            left = max_steps - run.counts[STEPS] - run.counts[REJECTED]
            if left <= 0:
                return TOO_MANY_STEPS
            began = time.perf_counter()
            code = loop.advance(min(budget, int(left)))
            taken = time.perf_counter() - began
            run.clock[SECONDS] += taken
            pace = SLICE / max(taken, 1e-6)
            budget = max(1, int(budget * min(pace, 4.0)))
            if progress is not None and span != 0:
                progress(float((run.clock[TIME] - run.times[0]) / span))
            if stop[0] != 0 and code == RUNNING:
                return STOPPED
    except KeyboardInterrupt:
        return STOPPED
    return code
