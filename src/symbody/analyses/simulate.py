"""Motion of a model over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Literal, TypeAlias

import numpy as np

from symbody.analyses.instant.inputs import Array, note_of_missing
from symbody.analyses.run.between_results import (
    BetweenResults,
    notes_of_sensitive_rates,
)
from symbody.analyses.run.connect import spare_solvers
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.integrate import integrated, result_times
from symbody.analyses.run.keeping import StartLike, stabilization_note
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.methods import (
    ConstraintsLike,
    MethodLike,
    chosen_constraints,
    chosen_method,
)
from symbody.analyses.run.observers import check_coincident_ends, with_notes_of_holding
from symbody.analyses.run.prepare import check_model, compiled_for, prepared
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.run.settings import (
    LOOPS,
    Default,
    Monitor,
    checked_monitor,
    settings_of,
)
from symbody.analyses.run.switching import notes_of_rejections
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, Interrupted, ModelError
from symbody.formalisms.quantities.choose import Formalism
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.runtime.load import Backend
from symbody.waiting import waiting

OnInterrupt: TypeAlias = Literal["raise", "return"]
_IMPLICIT = ("Radau", "BDF", "LSODA")


def simulate(
    model: Model | CompiledModel,
    duration: float | None = None,
    *,
    times: Sequence[float] | Array | None = None,
    inputs: InputsLike | None = None,
    parameters: Mapping[str, object] | None = None,
    start: StartLike | None = None,
    method: MethodLike = "DP54",
    rtol: float = 1e-8,
    atol: float = 1e-10,
    step: float | None = None,
    max_step: float | None = None,
    max_steps: int = 10_000_000,
    input_times: Sequence[float] | Array | None = None,
    monitor: Sequence[Monitor] = (),
    without: Sequence[Default] = (),
    backend: Backend = "llvm",
    formalism: Formalism = "auto",
    constraints: ConstraintsLike = "projection",
    baumgarte: tuple[float, float] = (10.0, 10.0),
    progress: Callable[[float], object] | None = None,
    on_interrupt: OnInterrupt = "raise",
) -> Motion:
    """Simulate a model from its start values.

    All methods but SciPy's BDF and LSODA run inside compiled code; those for stiff
    systems, Radau, BDF and LSODA, with the exact Jacobian. Steps end where formulas of
    time have corners or jumps: those of tables, and of conditions of time alone such
    as where(t > 5, …).

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        duration: How long, from t = 0 [s].
        times: When results are asked for, the first for the start values [s]; in
            place of the duration, which gives 501 of them. A time that stands twice is
            answered twice, before and after what happens there.
        inputs: By name: number, formula of model.t or of anything known, table (times,
            values) in which a time stands twice where it jumps, Python function of
            t or of (t, measured values), or such a function as `Sampled` controller;
            by several names in a tuple: a function that gives them all. Zero if not
            given.
        parameters: Values by name in place of the defaults, or of those that a
            compiled model has; it keeps its own.
        start: Coordinates, velocities and extra states by name in place of the model's
            start values; or all of them as one array, y0. Where loops must be closed,
            others move rather than these.
        method: "DP54", or "DP853" for tight tolerances (adaptive); "RK4" (fixed step);
            "Radau", "BDF" or "LSODA" for stiff systems; or an object with its own
            options, such as sb.Radau(rtol=1e-6), in place of the four below.
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        step: Step of RK4 [s].
        max_step: Longest step of the other methods [s]. By default there is none,
            but with Python functions of time it is a 500th of the run, for nobody
            knows where they jump; the statistics of the motion tell so. np.inf allows
            any step.
        max_steps: After so many steps the simulation fails.
        input_times: When Python functions of the inputs, or external functions of
            time, have corners or jumps [s]: steps end there.
        monitor: What is computed beside accelerations, energy and multipliers: "work"
            of loads, drives, and constraints that change with time, integrated along,
            with the balance of energy; "residual" of the equations of motion; the
            largest residual of "constraints"; the forces that "drives" need.
        without: Which of "accelerations", "energy", "multipliers" is left out.
        backend: What compiles: "llvm", "c" or "python".
        formalism: See `derive`.
        constraints: How constraints are kept: "projection" of positions and velocities
            after each step; "partition", where dependent coordinates are solved for at
            every evaluation; "baumgarte", by feedback; "dae", all equations together by
            SUNDIALS' IDA, for which `method` has no meaning. Radau keeps them by
            projection in place of "partition"; BDF and LSODA, whose history must not
            be touched, by feedback in place of both. Or an object: sb.Projection(),
            sb.Partition(), sb.Baumgarte(α, β). Systems without constraints are
            not concerned.
        baumgarte: α and β of the feedback -2α (J v + p0) - β² phi [1/s].
        progress: Is called some times a second with the fraction of time that is done.
        on_interrupt: What Ctrl-C does: "raise" raises `Interrupted`, a
            KeyboardInterrupt whose `result` is the motion until then; "return" returns
            this motion, whose status is "interrupted".

    Returns:
        The motion, under the user's names.

    Raises:
        ModelError: The model, or an input, parameter or start value, is wrong.
        AnalysisError: The simulation failed; its `result` is the motion until then.
        Interrupted: The user pressed Ctrl-C; as above.

    Example:
        >>> import symbody as sb
        >>> motion = sb.simulate(sb.library.pendulum(), duration=1.0)
        >>> motion.status.outcome
        'completed'
    """
    arguments = Arguments("simulate", ModelError)
    check_model(arguments, model, backend, formalism)
    values = checked_inputs(arguments, inputs)
    route, feedback = chosen_constraints(arguments, constraints, baumgarte)
    choice = chosen_method(arguments, method, rtol, atol, step, max_step)
    if progress is not None:
        arguments.function(
            "progress", progress, ("fraction",), "Leave it out for none."
        )
    arguments.word("on_interrupt", on_interrupt, OnInterrupt)
    compiled = compiled_for(model, backend, formalism, parameters)
    computed = checked_monitor(compiled.system, monitor, without)
    grid = result_times(Arguments("simulate", ModelError), duration, times)
    ready = prepared(
        compiled, values, start, choice.name, route, feedback,
        "work" in monitor, choice.max_step, input_times, float(abs(grid[-1] - grid[0])),
        model.system.moved if isinstance(model, CompiledModel) else (),
    )  # fmt: skip
    compiled, problem = ready.model, ready.problem
    failure: AnalysisError | None = None
    try:
        settings = settings_of(
            choice.name, choice.rtol, choice.atol, choice.step, ready.plan.max_step,
            max_steps,
        )  # fmt: skip
        if ready.route == "dae":
            # Methods that are in the package do without.
            from symbody.analyses.run.integrate_dae import integrate_dae

            trajectory = integrate_dae(
                compiled, problem, grid, rtol=choice.rtol, atol=choice.atol,
                max_step=ready.plan.max_step, max_steps=max_steps,
            )  # fmt: skip
            check_coincident_ends(problem, trajectory)
        else:
            # Who is told how far it is shows it.
            stage = waiting(f"simulate {compiled.system.name}")
            with nullcontext(progress) if progress else stage as sentence:
                spare = spare_solvers(compiled.shared.kept)
                trajectory = integrated(problem, settings, grid, sentence, spare)
    except AnalysisError as error:
        if not isinstance(error.result, Trajectory):
            raise
        failure, trajectory = error, error.result
    note = ready.plan.notes()
    if note:
        statistics = replace(trajectory.statistics, note=note)
        trajectory = replace(trajectory, statistics=statistics)
    other_constraints = stabilization_note(route, ready.route, choice.name)
    if other_constraints:
        trajectory = replace(trajectory, notes=(*trajectory.notes, other_constraints))
    missing = note_of_missing(ready.driving.missing)
    jumps = notes_of_rejections(compiled, ready.driving, trajectory.statistics)
    stiff = ready.route == "dae" or choice.name not in LOOPS
    sensitive = notes_of_sensitive_rates(ready, settings, trajectory) if stiff else ()
    notes = (*ready.notes, *trajectory.notes, *missing, *jumps, *sensitive)
    trajectory = replace(trajectory, notes=notes)
    trajectory = with_notes_of_holding(compiled, trajectory, warned=failure is None)
    between = BetweenResults(ready, settings, trajectory, computed)
    held = ready.driving.sampled
    motion = labelled_motion(compiled, trajectory, computed, ready.moved, held, between)
    if failure is not None:
        text = f"{failure}{_lacking_inertia(compiled, trajectory)}"
        raise AnalysisError(text, motion) from (failure.__cause__ or failure)
    if trajectory.status.outcome == "interrupted" and on_interrupt == "raise":
        raise Interrupted(trajectory.status.message, motion)
    return motion


def _lacking_inertia(model: CompiledModel, reached: Trajectory) -> str:
    """Return what moves nearly without inertia where a run has ended, as a sentence."""
    t, y = float(reached.times[-1]), reached.y[-1][: len(model.state_labels())]
    message = model.without_inertia(t, y, nearly=True) if np.isfinite(y).all() else None
    return "" if message is None else f" There {message}"
