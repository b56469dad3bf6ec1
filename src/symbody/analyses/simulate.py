"""Motion of a model over time: made ready, integrated, and looked over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeAlias

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.integrate import BetweenResults, integrate_again, result_times
from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.labelled_motion import Contents, contents_of, labelled_motion
from symbody.analyses.run.methods import (
    AUTOMATIC,
    ConstraintsLike,
    MethodLike,
    chosen_constraints,
    chosen_method,
)
from symbody.analyses.run.observers import angles_of_inputs, check_coincident_ends
from symbody.analyses.run.options import Run, Save, by_objects
from symbody.analyses.run.preparation import (
    alike,
    check_start,
    compiled_for,
    prepared,
)
from symbody.analyses.run.problem import Prepared, Trajectory
from symbody.arguments import Arguments
from symbody.dataclass import altered
from symbody.errors import AnalysisError, Interrupted, ModelError
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_functions import CompiledFunctions
from symbody.pipeline.compiled_model import warn_of_news
from symbody.pipeline.functions import Compile
from symbody.results.motion import Motion
from symbody.runtime.arrays import FLOAT
from symbody.waiting import is_watched, waiting

_SAVE, _RUN = Save(), Run()


@by_objects
def simulate(
    model: Model | CompiledModel,
    duration: float | Sequence[float] | Array,
    *,
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: MethodLike | None = None,
    constraints: ConstraintsLike = "projection",
    save: Save | None = None,
    compile: Compile | None = None,
    run: Run | None = None,
) -> Motion:
    """Simulate a model from its start values.

    All methods run inside compiled code; Radau, for stiff systems, with the exact
    Jacobian. Steps end where formulas of time have corners or jumps: those of tables,
    and of conditions of time alone such as where(t > 5, …).

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        duration: How long, from t = 0, which gives 501 results; or a list of the times
            of the results, the first for the start values, at which loops are closed
            [s]. A time that stands twice gives two results, before and after the event
            at that time.
        inputs: By name: number, formula of model.t or of anything known, table (times,
            values) in which a time stands twice where it jumps, Python function of t or
            of (t, measured values), or such a function as a `Sampled` controller; for a
            tuple of names one function that gives all of them. Zero if not given.
        parameters: Values by name in place of the defaults, or of those that a
            compiled model has; it keeps its own.
        start: Coordinates, velocities and extra states by name in place of the model's
            start values; or all of them as one array, y0. Closing loops moves other
            values first.
        method: By default DP853, which Radau follows where the run is stiff, as a note
            tells; or "DP853" alone, or "DP54" for loose tolerances (adaptive);
            sb.Taylor(1e-12) for the tightest, where formulas are smooth; "Radau" for
            stiff systems; or an object with options, such as sb.Radau(rtol=1e-6), or
            sb.RK4(step=0.01) for steps of one length. Words stand for objects with
            their defaults, rtol=1e-8 and atol=1e-10.
        constraints: How constraints are kept: "projection" of positions and velocities
            after each step; "partition", where dependent coordinates are solved for at
            every evaluation; "baumgarte", by feedback, or sb.Baumgarte(α, β); "dae",
            all equations together by SUNDIALS' IDA, with the tolerances of the method.
            Radau keeps them by projection in place of "partition". It has no effect
            without constraints.
        save: Results that are saved, such as sb.Save(work=True, every=0.1).
        compile: How to compile a model that is not compiled: sb.Compile(backend="c").
        run: Its progress line, and the effect of Ctrl-C, such as sb.Run(progress=False,
            on_interrupt="return").

    Returns:
        The motion, under the user's names.

    Raises:
        ModelError: The model, or an input, parameter or start value, is wrong.
        AnalysisError: The simulation failed; its `result` is the motion until then.
        Interrupted: The user pressed Ctrl-C; its `result` is the motion until then.

    Example:
        >>> import symbody as sb
        >>> motion = sb.simulate(sb.library.pendulum(), duration=1.0)
        >>> motion.status.outcome
        'completed'
    """
    if run is None:
        run = _RUN
    else:
        _ARGUMENTS.instance("run", run, Run, "Give for example sb.Run(progress=False).")
    numbers = {} if inputs is None else _numbers(inputs)
    others = parameters is not None or start is not None or bool(numbers)
    grid = result_times(_ARGUMENTS, duration, getattr(save, "every", None))
    begin, span = float(grid[0]), abs(float(grid[-1] - grid[0]))
    options: tuple[object, ...] | None = None
    # What may depend on time is fulfilled anew elsewhere than at zero.
    differs = False
    if begin != 0.0 and isinstance(model, CompiledModel):
        differs = bool(model.system.constraints or model.system.start_conditions)
    if numbers is not None and compile is None:
        own = differs, start is None, parameters is None
        options = method, constraints, save, (*numbers,), *own
    row: Row | None = None
    compiled: CompiledModel | None = None
    if options is not None and isinstance(model, CompiledModel):
        warn_of_news(model)
        try:
            row = model.ready_runs.get(options)
            if row is None and model.origin is not None:
                # Runs of models with other values differ in numbers, as those here.
                differs = True
                row = model.origin.ready_runs.get((*options[:-1], False))
        except TypeError:
            row = None  # what cannot be hashed is no option, which is said below
        if row is not None:
            differs |= row[0].span != span and bool(row[0].model.system.contacts)
        if row is not None and (others or differs):
            compiled = model if parameters is None else _compiled(model, parameters)
            again = alike(row[0], compiled, start, numbers or {}, begin, span)
            row = None if again is None else (again, row[1])
            if row is not None and not others and not row[0].moved:
                _keep(model, options, row)
    if row is not None:
        ready, contents = row
        # Feedback has a direction.
        if ready.treatment == "baumgarte" and grid[-1] < grid[0]:
            row = None
    if row is None:
        save = _SAVE if save is None else save
        _ARGUMENTS.instance("save", save, Save, "Give for example sb.Save(work=True).")
        moved = model.system.moved if isinstance(model, CompiledModel) else ()
        chosen = AUTOMATIC if method is None else method
        own_method = chosen_method(_ARGUMENTS, chosen)
        wanted = chosen_constraints(_ARGUMENTS, constraints)
        values = checked_inputs(_ARGUMENTS, inputs)
        compiled = compiled or _compiled(model, parameters, compile)
        computed = save.computed(compiled.system)
        forward = span if grid[-1] >= grid[0] else -span
        ready = prepared(
            compiled, values, start, forward, own_method, wanted,
            with_work=save.work, known_moves=moved, begin=begin,
        )  # fmt: skip
        contents = contents_of_run(ready, computed)
        # A run of no length does not find what limits the steps of others.
        if options and isinstance(model, CompiledModel) and ready.may_serve_again:
            row = ready, contents
            of_model = model.parameters is ready.model.parameters
            is_own = of_model and (not ready.moved or ready.moved is moved)
            if span and (others or is_own):
                _keep(model, options, row)
            if span and model.origin is not None:
                _keep(model.origin, (*options[:-1], False), row)
    motion = run_row(ready, grid, contents, run)
    if motion.record.status.outcome == "interrupted" and run.on_interrupt == "raise":
        raise Interrupted(motion.status.message, motion)
    return motion


_ARGUMENTS = Arguments("simulate", ModelError)
_compiled = partial(compiled_for, _ARGUMENTS, contacts=True, whens=True)
_MOST_ROWS = 64
# Classes of numbers, and what no input is as large as.
_NUMBERS, _HUGE = frozenset({float, int, np.float64}), 1e300
# A row but for its times: made ready, and what its motion has.
Row: TypeAlias = tuple[Prepared, Contents]


def _numbers(inputs: InputsLike) -> dict[str, float | Array] | None:
    """Return inputs that are numbers, or several, by name; None where one is not.

    Arrays are copies, which nobody writes into later.
    """
    own: Any = inputs
    if own.__class__ is not dict:
        return None
    result: dict[str, float | Array] = {}
    for name, value in own.items():
        kind = value.__class__
        if kind is np.ndarray and value.dtype is FLOAT:
            value = value.copy()
            fits = bool((np.abs(value) < _HUGE).all())
        elif kind is list and _NUMBERS.issuperset(map(type, value)):
            fits = all(abs(entry) < _HUGE for entry in value)
            value = np.array(value, dtype=float) if fits else value
        else:
            fits = kind in _NUMBERS and abs(value) < _HUGE
        if not fits:
            return None
        result[name] = value
    return result


def _keep(model: CompiledFunctions, options: object, row: Row) -> None:
    if len(model.ready_runs) >= _MOST_ROWS:
        model.ready_runs.clear()
    model.ready_runs[options] = row


def contents_of_run(ready: Prepared, save: Save) -> Contents:
    """Return the contents of the motions of runs that differ in numbers from one."""
    contents = contents_of(ready.model, save)
    angles = angles_of_inputs(ready)
    every = (*{*contents.angles, *angles},)
    return altered(contents, angles=every) if angles else contents


def run_row(
    ready: Prepared, grid: Array, contents: Contents, run: Run = _RUN
) -> Motion:
    """Return the motion of a prepared row; AnalysisError has the motion until then."""
    failure: AnalysisError | None = None
    begin = float(grid[0])
    if begin == grid[-1]:
        check_start(ready.model, ready.problem, begin)
    try:
        trajectory = _integrated(ready, grid, run)
    except (AnalysisError, Interrupted) as error:
        if not isinstance(error.result, Trajectory):
            raise
        trajectory = error.result
        failure = error if isinstance(error, AnalysisError) else None
    model, driving, note = ready.model, ready.driving, ready.events.notes()
    if note:
        statistics = replace(trajectory.statistics, note=note)
        trajectory = replace(trajectory, statistics=statistics)
    if ready.treatment == "dae" and ready.notes:
        trajectory = replace(trajectory, notes=(*ready.notes, *trajectory.notes))
    between = BetweenResults(ready, trajectory)
    motion = labelled_motion(
        model, trajectory, contents, ready.moved, driving.sampled, between
    )
    if failure is not None:
        # What was not looked at before, as all went well from another start.
        check_start(ready.model, ready.problem, begin)
        # What moves nearly without inertia where the run has ended.
        t = float(trajectory.times[-1])
        y = trajectory.y[-1][: len(model.state_labels())]
        finite = bool(np.isfinite(y).all())
        cause = model.without_inertia(t, y, nearly=True) if finite else None
        text = f"{failure}" if cause is None else f"{failure} There {cause}"
        raise AnalysisError(text, motion) from (failure.__cause__ or failure)
    return motion


def _integrated(ready: Prepared, grid: Array, run: Run) -> Trajectory:
    """Return the trajectory; the error of a failed run has that until its end."""
    if ready.treatment == "dae":
        # Methods that are in the package do without.
        from symbody.analyses.run.integrate_dae import integrate_dae

        trajectory = integrate_dae(ready.model, ready.problem, grid, ready.method)
        check_coincident_ends(ready.problem, trajectory)
        return trajectory
    shown = run.progress
    if (shown is None or shown is True) and is_watched():
        with waiting(f"simulate {ready.model.system.name}") as sentence:
            return integrate_again(ready, grid, sentence)
    # Who is told how far it is shows it; False is for silence.
    told = shown if callable(shown) else None
    return integrate_again(ready, grid, told)
