"""Motion of a model over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.driving import Driving, connect_inputs
from symbody.analyses.inputs import ConstantInputs
from symbody.analyses.integrate import checked_times, integrate
from symbody.analyses.integrate_dae import integrate_dae
from symbody.analyses.keeping import (
    ConstraintMethod,
    StartLike,
    Way,
    checked_way,
    functions,
    jacobian_of,
    singular_start,
    start_of,
)
from symbody.analyses.labelled_motion import labelled_motion
from symbody.analyses.meetings import check_meetings
from symbody.analyses.monitor import Default, Monitor, checked_monitor
from symbody.analyses.problem import InitialValueProblem
from symbody.analyses.settings import Method
from symbody.analyses.switching import Switching
from symbody.analyses.time_events import TimeEvents
from symbody.analyses.trajectory import Trajectory
from symbody.arguments import Arguments, real_array, shown
from symbody.errors import AnalysisError, Interrupted, ModelError
from symbody.formalisms.derivation import Formalism
from symbody.model.model import Model, checked_model
from symbody.pipeline import CompiledModel
from symbody.pipeline.meetings import loads_and_ends
from symbody.pipeline.singularity import cause_in
from symbody.pipeline.stages import compile_quietly
from symbody.results.motion import Motion
from symbody.runtime.load import Backend
from symbody.system.moved_start import warn_of_far

Array = NDArray[np.float64]
OnInterrupt: TypeAlias = Literal["raise", "return"]
_IMPLICIT = ("Radau", "BDF", "LSODA")
_DEFAULT_SAMPLES = 501


def simulate(
    model: Model | CompiledModel,
    duration: float | None = None,
    *,
    times: Sequence[float] | Array | None = None,
    inputs: Mapping[str, Any] | None = None,
    parameters: Mapping[str, Any] | None = None,
    start: StartLike | None = None,
    method: Method = "DP54",
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
    constraints: ConstraintMethod = "projection",
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
            values) in which a time stands twice where it jumps, or Python function of
            t or of (t, measured values); zero if not given.
        parameters: Values by name in place of the defaults, or of those that a
            compiled model has; it keeps its own.
        start: Coordinates, velocities and extra states by name in place of the model's
            start values; or all of them as one array, y0. Where loops must be closed,
            others move rather than these.
        method: "DP54", or "DP853" for tight tolerances (adaptive); "RK4" (fixed step);
            "Radau", "BDF" or "LSODA" for stiff systems.
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
            be touched, by feedback in place of both. Systems without constraints are
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
    asked = Arguments("simulate", ModelError)
    _check_model(asked, model, backend, formalism)
    inputs = asked.mapping("inputs", inputs, "names of inputs", "{'F': 2.0}")
    alpha, beta = asked.numbers("baumgarte", baumgarte, (2,)).tolist()
    if progress is not None:
        asked.function("progress", progress, ("fraction",), "Leave it out for none.")
    asked.word("on_interrupt", on_interrupt, OnInterrupt)
    if max_step is not None:
        asked.number("max_step", max_step, above=0, infinite=True, unit="s")
    if isinstance(model, CompiledModel):
        compiled = model
        if parameters is not None:
            compiled = compiled.with_parameters(parameters)
    else:
        compiled = compile_quietly(model, backend, formalism, None, parameters)
    computed = checked_monitor(compiled.system, monitor, without)
    way = checked_way(compiled, constraints, method, "work" in monitor)
    told = model.system.moved if isinstance(model, CompiledModel) else ()
    compiled, y0, moved = start_of(compiled, start)
    if moved is not told:
        warn_of_far(compiled.system.name, moved)
    if way == "baumgarte":
        compiled = compiled.stabilized(alpha, beta)
    grid = _grid(duration, times)
    driving = connect_inputs(compiled, inputs)
    if method == "RK4" and max_step is None:
        max_step = np.inf  # its step is told already
    plan = TimeEvents(
        compiled, _purpose(way, "work" in monitor), driving, input_times, max_step,
        float(abs(grid[-1] - grid[0])),
    )  # fmt: skip
    problem = _problem(compiled, driving, plan, y0, method, way, "work" in monitor)
    _check_start(compiled, problem)
    failure: AnalysisError | None = None
    try:
        if way == "dae":
            trajectory = integrate_dae(
                compiled, problem, grid, rtol=rtol, atol=atol, max_step=plan.max_step,
                max_steps=max_steps,
            )  # fmt: skip
            check_meetings(problem, trajectory)
        else:
            trajectory = integrate(
                problem, grid, method=method, rtol=rtol, atol=atol, step=step,
                max_step=plan.max_step, max_steps=max_steps, progress=progress,
            )  # fmt: skip
    except AnalysisError as error:
        if not isinstance(error.result, Trajectory):
            raise
        failure, trajectory = error, error.result
    note = plan.notes()
    if note:
        statistics = replace(trajectory.statistics, note=note)
        trajectory = replace(trajectory, statistics=statistics)
    motion = labelled_motion(compiled, trajectory, computed, moved)
    if failure is not None:
        text = f"{failure}{_lacking_inertia(compiled, trajectory)}"
        raise AnalysisError(text, motion) from (failure.__cause__ or failure)
    if trajectory.status.outcome == "interrupted" and on_interrupt == "raise":
        raise Interrupted(trajectory.status.message, motion)
    return motion


def _grid(duration: float | None, times: Sequence[float] | Array | None) -> Array:
    if (duration is None) == (times is None):
        raise ModelError(
            f"simulate: duration={shown(duration)} and times={shown(times)}: give one "
            f"of the two, how long or when."
        )
    asked = Arguments("simulate", ModelError)
    if times is not None:
        if real_array(times) is None:
            remedy = "The first is for the start values."
            raise asked.refused("times", times, "a list of numbers [s]", remedy)
        return checked_times(times)
    duration = asked.number("duration", duration, above=0, unit="s")
    return np.linspace(0.0, duration, _DEFAULT_SAMPLES)


def _purpose(way: Way, with_work: bool) -> str:
    """Return what the right-hand side is called among the model's functions."""
    plain = "balance" if with_work else "derivatives"
    return f"closed_{plain}" if way == "partition" else plain


def _check_model(asked: Arguments, model: Any, backend: Any, formalism: Any) -> None:
    """Raise unless there is a model, and the options for compiling it have effect."""
    if not isinstance(model, CompiledModel):
        checked_model(asked, model)
        return
    for what, value, default, own in (
        ("backend", backend, "llvm", model.backend),
        ("formalism", formalism, "auto", model.formalism),
    ):
        if value not in (default, own):
            rule = f"left out, because the model is compiled with {own!r} already"
            raise asked.refused(what, value, rule, "Give it to compile_model.")


def _problem(
    model: CompiledModel,
    driving: Driving,
    events: TimeEvents,
    y0: Array,
    method: Method,
    way: Way,
    with_work: bool,
) -> InitialValueProblem:
    system = model.system
    labels = model.state_labels()
    rhs, keeping = functions(model, y0, way, with_work)
    loads = loads_and_ends(system, model.equations("coincidences").results)
    implicit = method in _IMPLICIT and way != "dae"
    return InitialValueProblem(
        rhs=rhs,
        y0=[*y0, 0.0] if with_work else y0,
        labels=(*labels, "work") if with_work else labels,
        quaternions=system.quaternions,
        input_labels=tuple(symbol.name for symbol in system.u),
        inputs=driving.inputs,
        jacobian=model.function(jacobian_of(with_work)) if implicit else None,
        keeping=keeping,
        events=events,
        explain=Switching(model, driving),
        undefined=lambda t, y, u: cause_in(
            model.undefined_loads(t, y[: len(labels)], u)
        ),
        ends=model.function("coincidences") if loads else None,
        loads=loads,
    )


def _lacking_inertia(model: CompiledModel, reached: Trajectory) -> str:
    """Return what moves nearly without inertia where a run has ended, as a sentence."""
    t, y = float(reached.times[-1]), reached.y[-1][: len(model.state_labels())]
    message = model.without_inertia(t, y, nearly=True) if np.isfinite(y).all() else None
    return "" if message is None else f" There {message}"


def _check_start(model: CompiledModel, problem: InitialValueProblem) -> None:
    """Say which coordinate has no inertia before a run fails without a reason."""
    n = len(model.state_labels())
    y0 = np.asarray(problem.y0, dtype=float)[:n]
    model.check_inertia(0.0, y0)
    if isinstance(problem.inputs, ConstantInputs):
        u = np.asarray(problem.inputs.values, dtype=float)
        try:
            model.derivatives(0.0, y0, u)
        except AnalysisError:
            found = ""
            if model.system.constraints:
                found = singular_start(model, y0)
            if not found:
                raise
            name = model.system.name
            raise AnalysisError(
                f"model {name!r}: at the start accelerations do not exist. {found}"
            ) from None
