"""Motion of a model over time: made ready, integrated, and looked over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import numpy as np

from symbody.analyses.instant.held_discretes import without_discretes
from symbody.analyses.instant.inputs import Array, ConstantInputs, as_function
from symbody.analyses.run.between_results import (
    BetweenResults,
    notes_of_sensitive_rates,
)
from symbody.analyses.run.contacts import contacts_of
from symbody.analyses.run.driving import (
    Driving,
    InputsLike,
    checked_inputs,
    connect_inputs,
)
from symbody.analyses.run.integrate import integrate_over, result_times
from symbody.analyses.run.keeping import (
    StartLike,
    constraint_treatment,
    correction_of,
    jacobian_of,
    note_of_treatment,
    rates_name,
    singular_position,
    start_notes,
    start_of,
)
from symbody.analyses.run.labelled_motion import (
    Contents,
    contents_of,
    labelled_motion,
)
from symbody.analyses.run.methods import (
    ConstraintKeeping,
    ConstraintsLike,
    ConstraintTreatment,
    IntegrationMethod,
    MethodLike,
    Projection,
    chosen_constraints,
    chosen_method,
)
from symbody.analyses.run.observers import check_coincident_ends, lost_balances
from symbody.analyses.run.options import Run, Save, by_objects
from symbody.analyses.run.problem import (
    InitialValueProblem,
    Prepared,
    Trajectory,
)
from symbody.analyses.run.time_events import (
    Switching,
    TimeEvents,
    notes_of_rejections,
    velocity_jumps,
)
from symbody.analyses.run.when_clauses import when_clauses_of
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, Interrupted, ModelError, warn_user
from symbody.formalisms.quantities.switching import coincident_end_messages
from symbody.model.model import Model, checked_model
from symbody.notes import note_of_missing
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_quietly
from symbody.pipeline.compiled_functions import at_once
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.functions import Compile
from symbody.results.motion import Motion
from symbody.runtime.functions import CompiledFunction
from symbody.system.checks import check_parameters, refuse_contacts, refuse_whens
from symbody.system.laws import law_names
from symbody.system.parts import MovedStart, warn_of_far
from symbody.system.system import System
from symbody.waiting import is_watched, waiting

_ROUNDS = 20
_PROJECTION = Projection()
_COMPILE = Compile()
_AGREED = 1e-9


def compiled_for(
    arguments: Arguments,
    model: Model | CompiledModel,
    parameters: Mapping[str, object] | None = None,
    compile: Compile | None = None,
    table: Mapping[str, object] | None = None,
    *,
    contacts: bool = False,
    whens: bool = False,
    discretes: Callable[[System], System] | None = None,
) -> CompiledModel:
    """Return the compiled model with users' parameters, or an analysis's in `table`.

    Raises ModelError where a model has contacts, or discrete variables, unless the
    analysis obeys them, or has something else for `discretes`, as parameters.
    """
    check_model(arguments, model)
    if isinstance(model, CompiledModel) and compile is not None:
        rule = "left out, because the model is compiled already"
        raise arguments.refused("compile", compile, rule, "Give it to compile_model.")
    how = _COMPILE if compile is None else compile
    arguments.instance("compile", how, Compile, "Give sb.Compile(backend='c').")
    values: Mapping[str, object] = {}
    if parameters is not None:
        values = Arguments("parameters", ModelError).mapping("parameters", parameters)
    both = {**(table or {}), **values}
    own = model if discretes is None else without_discretes(model, discretes)
    if not isinstance(own, CompiledModel):
        compiled = compile_quietly(own, how, both)
    else:
        compiled = with_sought(own, both) if both else own
    if values:
        check_parameters(compiled.system, compiled.parameters, values)
    if not contacts:
        refuse_contacts(arguments.who, compiled.system)
    if not whens and discretes is None:
        refuse_whens(arguments.who, compiled.system)
    return compiled


def prepared(
    compiled: CompiledModel,
    inputs: InputsLike,
    start: StartLike | None,
    span: float,
    method: IntegrationMethod,
    constraints: ConstraintKeeping = _PROJECTION,
    *,
    with_work: bool = False,
    known_moves: Sequence[MovedStart] = (),
    held: Sequence[str] = (),
) -> Prepared:
    """Return what an integration over a span [s] needs; users know `known_moves`."""
    treatment = constraint_treatment(compiled, constraints, method, with_work)
    u = None if start is not None else _inputs_at_start(compiled, inputs, held)
    home, (compiled, y0, moved) = compiled, start_of(compiled, start, u)
    if moved is not known_moves:
        warn_of_far(compiled.system.name, moved)
    if treatment == "baumgarte":
        compiled = compiled.stabilized(*constraints.feedback)
    driving = connect_inputs(compiled, inputs, held)
    if treatment == "dae" and driving.controllers is not None:
        raise ModelError(
            "simulate: an input is Sampled, and constraints='dae': the solver of all "
            "equations together does not call controllers. Take constraints="
            "'projection'."
        )
    notes = note_of_treatment(constraints, treatment, method)
    notes += tuple(note_of_missing(driving.missing))
    if start is not None:
        notes += start_notes(home, start, y0)
    if isinstance(driving.inputs, ConstantInputs) and compiled.system.discretes:
        # What is held in this run is no other's.
        held_values = driving.held.copy()
        driving = replace(driving, held=held_values, inputs=ConstantInputs(held_values))
    whens = when_clauses_of(compiled, method, treatment, driving.held)
    rates = rates_name(treatment, with_work)
    contacts = contacts_of(compiled, method, treatment, y0)
    events = TimeEvents(compiled, rates, driving, method, span)
    implicit = method.is_implicit and treatment != "dae"
    problem = _problem(compiled, driving, events, y0, treatment, implicit, with_work)
    if contacts is not None:
        names = law_names(compiled.system)
        problem = replace(problem, contacts=contacts, laws=names)
    if whens is not None:
        problem = replace(problem, whens=whens)
    _check_start(compiled, problem)
    if events.max_step != method.longest:
        method = method.limited(events.max_step)
    return Prepared(compiled, problem, events, method, treatment, moved, driving, notes)


def _inputs_at_start(
    compiled: CompiledModel, inputs: InputsLike, held: Sequence[str]
) -> Array | None:
    """Return inputs that agree with start accelerations, or raise AnalysisError."""
    if not (compiled.system.start_conditions and compiled.system.u):
        return None
    # SciPy takes half a second to import, which models without conditions do not need.
    from symbody.closure.start_conditions import has_late

    if not has_late(compiled.system):
        return None
    driving = connect_inputs(compiled, inputs, held)
    function = as_function(driving.inputs, driving.held)
    u = np.zeros(len(compiled.system.u))
    for _ in range(_ROUNDS):
        y = start_of(compiled, None, u)[1]
        before, u = u, function(0.0, y)
        if np.abs(u - before).max(initial=0.0) <= _AGREED * (
            1 + np.abs(u).max(initial=0.0)
        ):
            return before
    raise AnalysisError(
        f"model {compiled.system.name!r}: start_at asks for accelerations, loads or "
        f"states, but the inputs follow the state, and no start was found that is "
        f"consistent with its inputs. Give start values by start=, or let "
        f"the input be a number or a function of time."
    )


def check_model(arguments: Arguments, model: object) -> None:
    """Raise unless there is a model, compiled or not."""
    if not isinstance(model, CompiledModel):
        checked_model(arguments, model)


def _problem(
    model: CompiledModel,
    driving: Driving,
    events: TimeEvents,
    y0: Array,
    treatment: ConstraintTreatment,
    implicit: bool,
    with_work: bool,
) -> InitialValueProblem:
    system = model.system
    labels = model.state_labels()
    ends = model.shared.result_names("coincident_ends")
    end_messages = coincident_end_messages(system, ends)
    jumps = velocity_jumps(model)
    return InitialValueProblem(
        rhs=model.function(rates_name(treatment, with_work)),
        y0=[*y0, 0.0] if with_work else y0,
        labels=(*labels, "work") if with_work else labels,
        quaternions=system.quaternions,
        input_labels=tuple(symbol.name for symbol in system.u),
        inputs=driving.inputs,
        jacobian=model.function(jacobian_of(with_work)) if implicit else None,
        correction=correction_of(model, 0.0, y0, treatment, with_work),
        events=events,
        explain=Switching(model, driving),
        undefined=partial(_undefined, model),
        node_ends=partial(_node_ends, model) if system.nodes else None,
        held=driving.held,
        controllers=driving.controllers,
        ends=model.function("coincident_ends") if end_messages else None,
        end_messages=end_messages,
        jump=jumps,
    )


def _undefined(model: CompiledModel, t: float, y: Array, u: Array) -> str:
    # Modules that runs without a failure do without.
    from symbody.pipeline.diagnosis import cause_in, curves_left

    y = y[: len(model.state_labels())]
    unsolved = model.loops_without_value(t, y, u)
    return unsolved or cause_in(
        model.undefined_loads(t, y, u), curves_left(model, t, y, u)
    )


def _node_ends(
    model: CompiledModel, t: float, y: Array, bad_t: float, bad_y: Array, u: Array
) -> str:
    # As above.
    from symbody.pipeline.diagnosis import ends_of_nodes

    n = len(model.state_labels())
    return ends_of_nodes(model, (t, y[:n]), (bad_t, bad_y[:n]), u)


def _check_start(model: CompiledModel, problem: InitialValueProblem) -> None:
    """Say which coordinate has no inertia before a run fails without a reason."""
    n = len(model.state_labels())
    y0 = np.asarray(problem.y0, dtype=float)[:n]
    message = model.shared.inertia.message(0.0, y0, model.parameters, False)
    if message is not None:
        raise AnalysisError(message)
    if not isinstance(problem.inputs, ConstantInputs):
        return
    u, rhs = np.asarray(problem.inputs.values, dtype=float), problem.rhs
    # What the time loop calls is compiled already.
    assert isinstance(rhs, CompiledFunction)
    begin = np.asarray(problem.y0, dtype=float)
    if np.isfinite(at_once(rhs, 0.0, begin, u)).all():
        if not model.solves_loops:
            return
        key = "loops at the start", y0.tobytes(), u.tobytes()
        words = model.ready_runs.get(key)
        if words is None:
            # Formulas one after the other, which take longer than runs.
            unsolved = model.loops_without_value(0.0, y0, u)
            words = unsolved, unsolved or model.loops_with_several(0.0, y0, u)
            model.ready_runs.clear()
            model.ready_runs[key] = words
        unsolved, several = words
        if unsolved:
            raise AnalysisError(
                f"model {model.system.name!r}: at the start: {unsolved}"
            )
        if several:
            warn_user(several)
        return
    try:
        model.derivatives(0.0, y0, u)
    except AnalysisError:
        text = ""
        if model.system.constraints:
            text = singular_position(model, 0.0, y0, at_start=True)
        if not text:
            raise
        name = model.system.name
        raise AnalysisError(
            f"model {name!r}: at the start accelerations do not exist. {text}"
        ) from None


_SAVE, _RUN = Save(), Run()


@by_objects
def simulate(
    model: Model | CompiledModel,
    duration: float | Sequence[float] | Array,
    *,
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: MethodLike = "DP54",
    constraints: ConstraintsLike = "projection",
    save: Save | None = None,
    compile: Compile | None = None,
    run: Run | None = None,
) -> Motion:
    """Simulate a model from its start values.

    All methods but SciPy's BDF and LSODA run inside compiled code; those for stiff
    systems, Radau, BDF and LSODA, with the exact Jacobian. Steps end where formulas of
    time have corners or jumps: those of tables, and of conditions of time alone such
    as where(t > 5, …).

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        duration: How long, from t = 0, which gives 501 results; or a list of the times
            of the results, the first for the start values [s]. A time that stands twice
            gives two results, before and after the event at that time.
        inputs: By name: number, formula of model.t or of anything known, table (times,
            values) in which a time stands twice where it jumps, Python function of t or
            of (t, measured values), or such a function as a `Sampled` controller; for a
            tuple of names one function that gives all of them. Zero if not given.
        parameters: Values by name in place of the defaults, or of those that a
            compiled model has; it keeps its own.
        start: Coordinates, velocities and extra states by name in place of the model's
            start values; or all of them as one array, y0. Closing loops moves other
            values first.
        method: "DP54", or "DP853" for tight tolerances (adaptive); "Radau", "BDF" or
            "LSODA" for stiff systems; or an object with options, such as
            sb.Radau(rtol=1e-6), or sb.RK4(step=0.01) for steps of one length. Words
            stand for objects with their defaults, rtol=1e-8 and atol=1e-10.
        constraints: How constraints are kept: "projection" of positions and velocities
            after each step; "partition", where dependent coordinates are solved for at
            every evaluation; "baumgarte", by feedback, or sb.Baumgarte(α, β); "dae",
            all equations together by SUNDIALS' IDA, with the tolerances of the method.
            Radau keeps them by projection in place of "partition"; BDF and LSODA, whose
            history a projection would break, by feedback in place of both. It has no
            effect without constraints.
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
    run = _RUN if run is None else run
    _ARGUMENTS.instance("run", run, Run, "Give for example sb.Run(progress=False).")
    changes = parameters is not None or inputs is not None or start is not None
    options = None if changes or compile is not None else (method, constraints, save)
    row = _row_known(model, options)
    if row is not None:
        ready, contents, every = row
        grid = result_times(_ARGUMENTS, duration, every)
    else:
        save = _SAVE if save is None else save
        _ARGUMENTS.instance("save", save, Save, "Give for example sb.Save(work=True).")
        moved = model.system.moved if isinstance(model, CompiledModel) else ()
        own_method = chosen_method(_ARGUMENTS, method)
        wanted = chosen_constraints(_ARGUMENTS, constraints)
        values = checked_inputs(_ARGUMENTS, inputs)
        compiled = compiled_for(
            _ARGUMENTS, model, parameters, compile, contacts=True, whens=True
        )
        computed = save.computed(compiled.system)
        grid = result_times(_ARGUMENTS, duration, save.every)
        span = float(abs(grid[-1] - grid[0]))
        ready = prepared(
            compiled, values, start, span, own_method, wanted,
            with_work=save.work, known_moves=moved,
        )  # fmt: skip
        contents = contents_of(ready.model, computed)
        # A run of no length does not find what limits the steps of others.
        if options is not None and span and model is ready.model:
            _keep_row(ready, options, (ready, contents, save.every))
    motion = run_row(ready, grid, contents, run)
    if motion.record.status.outcome == "interrupted" and run.on_interrupt == "raise":
        raise Interrupted(motion.status.message, motion)
    return motion


_ARGUMENTS = Arguments("simulate", ModelError)
_MOST_ROWS = 64
# A row but for its times: made ready, what its motion has, and how often [s].
Row: TypeAlias = tuple[Prepared, Contents, float | None]


def _row_known(model: object, options: object) -> Row | None:
    """Return a row of a model with options that were looked at before."""
    if options is None or not isinstance(model, CompiledModel):
        return None
    try:
        row: Row | None = model.ready_runs.get(options)
    except TypeError:
        return None  # what cannot be hashed is no option, which is said elsewhere
    return row


def _keep_row(ready: Prepared, options: object, row: Row) -> None:
    """Keep a row for others with the same options, if they find nothing else."""
    if ready.may_serve_again:
        if len(ready.model.ready_runs) >= _MOST_ROWS:
            ready.model.ready_runs.clear()
        ready.model.ready_runs[options] = row


def run_row(
    ready: Prepared, grid: Array, contents: Contents, run: Run = _RUN
) -> Motion:
    """Return the motion of a prepared row; AnalysisError has the motion until then."""
    failure: AnalysisError | None = None
    try:
        trajectory = _integrated(ready, grid, run)
    except AnalysisError as error:
        if not isinstance(error.result, Trajectory):
            raise
        failure, trajectory = error, error.result
    model, driving, note = ready.model, ready.driving, ready.events.notes()
    if note:
        statistics = replace(trajectory.statistics, note=note)
        trajectory = replace(trajectory, statistics=statistics)
    every = [*(ready.notes if ready.treatment == "dae" else ()), *trajectory.notes]
    every += notes_of_rejections(model, driving, trajectory.statistics)
    if ready.treatment == "dae" or ready.method.loop is None:
        every += notes_of_sensitive_rates(ready, trajectory)
    if len(every) > len(trajectory.notes):
        trajectory = replace(trajectory, notes=tuple(every))
    between = BetweenResults(ready, trajectory, contents)
    motion = observed(
        model, trajectory, contents, ready.moved, driving.sampled, between
    )
    if failure is not None:
        # What moves nearly without inertia where the run has ended.
        t = float(trajectory.times[-1])
        y = trajectory.y[-1][: len(model.state_labels())]
        finite = bool(np.isfinite(y).all())
        cause = model.without_inertia(t, y, nearly=True) if finite else None
        text = f"{failure}" if cause is None else f"{failure} There {cause}"
        raise AnalysisError(text, motion) from (failure.__cause__ or failure)
    return motion


def observed(
    model: CompiledModel,
    trajectory: Trajectory,
    computed: Save | Contents,
    moved: Sequence[MovedStart] = (),
    held: tuple[str, ...] = (),
    between: BetweenResults | None = None,
) -> Motion:
    """Return the motion of a row that has run, with the notes of all observers."""
    unstable = lost_balances(model, trajectory)
    if unstable:
        trajectory = replace(trajectory, notes=(*trajectory.notes, *unstable))
    return labelled_motion(model, trajectory, computed, moved, held, between)


def _integrated(ready: Prepared, grid: Array, run: Run) -> Trajectory:
    """Return the trajectory; the error of a failed run has that until its end."""
    if ready.treatment == "dae":
        # Methods that are in the package do without.
        from symbody.analyses.run.integrate_dae import integrate_dae

        trajectory = integrate_dae(ready.model, ready.problem, grid, ready.method)
        check_coincident_ends(ready.problem, trajectory)
        return trajectory
    problem, method, spare = ready.problem, ready.method, ready.spare
    shown = run.progress
    if (shown is None or shown is True) and is_watched():
        with waiting(f"simulate {ready.model.system.name}") as sentence:
            return integrate_over(
                problem, grid, method, sentence, spare, notes=ready.notes
            )
    # Who is told how far it is shows it; False is for silence.
    told = shown if callable(shown) else None
    return integrate_over(problem, grid, method, told, spare, notes=ready.notes)
