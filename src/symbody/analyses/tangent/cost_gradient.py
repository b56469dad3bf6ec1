"""Gradients of costs of whole motions: backward, by the adjoint equations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, Unpack, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import FINEST, Adaptive, IntegrationMethod
from symbody.analyses.run.problem import InitialValueProblem, Trajectory, connect
from symbody.analyses.tangent.event_slopes import Jumps
from symbody.analyses.tangent.phases import Phase
from symbody.analyses.tangent.sensitivities import (
    Outputs,
    along,
    check_jumps,
    notes_of_run,
    outputs_of,
)
from symbody.analyses.tangent.tangent_runs import (
    Run,
    SlopeOptions,
    Variables,
    carrying,
    problem_of,
    slopes_at_start,
    variables,
    with_slopes,
)
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ModelError
from symbody.expr.node import Node
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.tangent import Direction, Tangent, adjoint, tangent
from symbody.results.free_variables import CostGradient, GradientStatus
from symbody.runtime.loops.library import Answers
from symbody.runtime.loops.structures import Ending

GradientMethod: TypeAlias = Literal["auto", "forward", "adjoint"]
# Up to so many columns slopes cost less than the adjoint.
_FEW = 4
# States are kept at so many times of the run, from which it is integrated back; where
# it does not come back to the state kept before, between them as well.
_KEPT, _STEPS, _LEAST = 512, 24, 8  # most of them, steps between them, least
_BETWEEN, _DEEPEST = 8, 5
# Of the tolerances of a step.
_RETURNED = 1e4
# The error of an adjoint that passes through zero, against the greatest one.
_OF_GREATEST = 1e-2
_ANY = 1e100
# Where adjoints have grown so much, tolerances are chosen anew.
_GROWN = 10.0


def cost_gradient(
    model: Model | CompiledModel,
    wrt: object,
    duration: float,
    *,
    final: object = None,
    running: object = None,
    by: GradientMethod = "auto",
    **options: Unpack[SlopeOptions],
) -> CostGradient:
    """Return a cost of a motion, and its exact derivatives by any number of variables.

    The cost is what a formula is at the end, and what another one integrates to. By the
    adjoint equations, which are integrated backward from kept states in compiled code,
    hundreds of parameters cost as much as one.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        wrt: Parameters and inputs, to which a constant is added, by name or symbol;
            coordinates, velocities and extra states for their start values; or a list.
        duration: How long the motion is, from t = 0 [s].
        final: A formula of any quantities, or the name of a sensor or state, at the
            end.
        running: Such a formula or name, integrated over time. Give one or both.
        by: "forward" for slopes of all states, "adjoint", or "auto" for what is
            cheaper.
        **options: Inputs, parameters, start and method of the run; see `SlopeOptions`.

    Raises:
        ModelError: A name is unknown, or something cannot be differentiated.
        AnalysisError: The simulation failed.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.cost_gradient(model, ["m", "l"], 1.0, final="kinetic")
        >>> found.columns.names
        ('m', 'l')
    """
    arguments = Arguments("cost_gradient", ModelError)
    problem = problem_of(arguments, model, options)
    arguments.word("by", by, GradientMethod)
    duration = arguments.number("duration", duration, above=0, unit="s")
    run = problem.run(duration)
    cost, chosen = cost_of(run, final, running), variables(arguments, run.model, wrt)
    check_jumps(run, chosen, cost.running)
    if run.method.is_implicit and by == "adjoint":
        rule = "'forward' or 'auto' with method='Radau'"
        remedy = "Adjoint equations run back with DP54 or DP853 alone."
        raise arguments.refused("by", by, rule, remedy)
    value, gradient, status = gradient_of(run, cost, chosen, by)
    return CostGradient(
        model=run.model.system.name,
        status=status,
        notes=notes_of_run(run),
        value=value,
        columns=chosen.labels,
        gradient=gradient,
    )


@final
@dataclass(frozen=True)
class Cost:
    """The cost of a motion at its end, and what is integrated; None for nothing."""

    final: Outputs | None
    running: Node | None

    def at_end(
        self, run: Run, t: float, y: Array, wrt: Sequence[Direction], u: Array
    ) -> tuple[float, Array, Array]:
        """Return the cost at the end, its slopes by states, and by parameters."""
        if self.final is None:
            return 0.0, np.zeros(y.size), np.zeros(len(wrt))
        formulas, times = self.final.formulas, np.array([t])
        value, by_y, by_p = along(run, formulas, times, y[None], u[None], wrt)
        return float(value[0, 0]), by_y[0, 0], by_p[0, 0]


def cost_of(run: Run, final: object, running: object) -> Cost:
    """Return a cost of what a user gave for it."""
    if final is None and running is None:
        raise ModelError(
            f"{run.arguments.who}: neither final= nor running= is given, so nothing "
            f"costs anything. Give a formula, or the name of a sensor, for one of them."
        )
    parts = []
    for what, values in (("final", final), ("running", running)):
        result = None if values is None else outputs_of(run, values, what)
        if result is not None and len(result.formulas) != 1:
            rule = f"one number, and not the {len(result.formulas)} of this"
            remedy = "Give a formula of its entries."
            raise run.arguments.refused(what, values, rule, remedy)
        parts.append(result)
    running_cost = None if parts[1] is None else parts[1].formulas[0]
    return Cost(parts[0], running_cost)


def gradient_of(
    run: Run, cost: Cost, chosen: Variables, by: GradientMethod = "auto"
) -> tuple[float, Array, GradientStatus]:
    """Return a cost and its gradient by slopes of all states or adjoints, and by which.

    Slopes cost less for few variables, and are all that implicit methods can do.
    """
    few = by == "auto" and len(chosen.labels) <= _FEW
    if not (run.method.is_implicit or by == "forward" or few):
        adjoints = adjoint_gradient(run, cost, chosen)
        return *adjoints, GradientStatus.COMPLETED
    ends = np.array([run.begin, run.end])
    slopes = with_slopes(run, ends, chosen, cost.running)
    return *cost_along(run, cost, chosen, *slopes), GradientStatus.FORWARD


def cost_along(
    run: Run, cost: Cost, chosen: Variables, trajectory: Trajectory, S: Array
) -> tuple[float, Array]:
    """Return a cost and its gradient from what `with_slopes` returned."""
    n, y, u = run.y0.size, trajectory.y[-1], trajectory.u[-1]
    t = float(trajectory.formula_times[-1])
    value, by_y, by_p = cost.at_end(run, t, y[:n], chosen.wrt, u)
    gradient = chosen.total(by_y @ S[-1, :n], by_p)
    if cost.running is not None:
        value, gradient = value + float(y[n]), gradient + S[-1, n]
    return value, gradient


def adjoint_gradient(run: Run, cost: Cost, chosen: Variables) -> tuple[float, Array]:
    """Return a cost and its gradient by the adjoint equations."""
    n, first, phases = run.y0.size, slopes_at_start(run, chosen), run.phases
    jumps = Jumps(phases, run.ready, chosen.wrt, run.formulas, cost.running)

    def make(model: CompiledModel, values: Array) -> Tangent:
        return tangent(model.shared, (), 0, run.formulas, cost.running, values)

    def backward(model: CompiledModel, values: Array) -> Tangent:
        return adjoint(model.shared, chosen.wrt, run.formulas, cost.running, values)

    carried, runs = np.zeros(int(cost.running is not None)), []
    for phase in phases.phases:
        grid = np.linspace(phase.begin, phase.end, _KEPT + 1)
        problem = carrying(run, make, carried, ["cost"][: carried.size], phase)
        if phase.end == phase.begin:
            grid = grid[:1]
        runs.append(integrate(problem, grid, run.method))
        run.notes.update(dict.fromkeys(runs[-1].notes))
        carried = runs[-1].y[-1, n:]
    y, u, t = runs[-1].y[-1], runs[-1].u[-1], float(runs[-1].formula_times[-1])
    value, by_y, by_p = cost.at_end(run, t, y[:n], chosen.wrt, u)
    value += float(y[n:].sum())
    weights = np.concatenate([by_y, by_p])
    every, moves = np.eye(n + carried.size, weights.size), np.eye(weights.size)[n:]
    every[n:] = 0.0
    for k, forward in reversed([*enumerate(runs)]):
        if k + 1 < len(runs):
            jump = jumps.over(k, forward.y[-1, :n], every, moves)
            behind = np.append(weights[:n], np.ones(carried.size)) @ jump
            weights = behind + np.append(np.zeros(n), weights[n:])
        grid = forward.times
        if grid.size > 1:
            count = min(max(forward.statistics.steps // _STEPS, _LEAST), _KEPT)
            rows = np.linspace(0, _KEPT, count + 1).round().astype(int)
            states, phase = forward.y[rows, :n], phases.phases[k]
            weights = _back(run, backward, phase, grid[rows], states, weights, 0)
    own = np.eye(len(chosen.wrt), first.shape[1])
    gradient = jumps.begun(first, own).T @ weights[:n]
    gradient[: len(chosen.wrt)] += weights[n:]
    return value, gradient[list(chosen.order)]


def _back(
    run: Run, make: Any, phase: Phase, grid: Array, states: Array, weights: Array,
    depth: int,
) -> Array:  # fmt: skip
    """Return adjoints and gradient at the first time; `depth` counts refinements."""
    n = states.shape[1]
    names = [f"adjoint {i}" for i in range(weights.size)]
    problem = carrying(run, make, weights, names, phase)
    over, size = None, 0.0
    for k in range(grid.size - 1, 0, -1):
        now = float(np.abs(weights[:n]).max(initial=0.0))
        if over is None or now > _GROWN * size:
            size = now
            method = _serving(run.method, n, weights)
            over = _pieces(problem, method, float(grid[k]), float(grid[0]))
        at = np.concatenate([states[k], weights])
        result = over(float(grid[k]), float(grid[k - 1]), at)
        missed = np.abs(result[:n] - states[k - 1])
        allowed = _RETURNED * (
            run.method.rtol * np.abs(states[k - 1]).max(initial=0.0) + run.method.atol
        )
        if missed.max(initial=0.0) <= allowed:
            weights = result[n:]
            continue
        if depth == _DEEPEST:
            raise AnalysisError(
                f"{run.arguments.who}: the motion of model {run.model.system.name!r} "
                f"cannot be integrated back from t = {grid[k]:g} to {grid[k - 1]:g} s: "
                f"it misses the state there by {missed.max():.3g}, as strong damping "
                f"makes it. Take by='forward'."
            )
        between = np.linspace(grid[k - 1], grid[k], _BETWEEN + 1)
        begun = run.alone(replace(phase, state=states[k - 1]))
        again = integrate(begun, between, run.method)
        weights = _back(run, make, phase, between, again.y[:, :n], weights, depth + 1)
    return weights


def _serving(method: IntegrationMethod, n: int, weights: Array) -> IntegrationMethod:
    """Return a method whose errors, a mean over all entries, leave out the gradient."""
    part = float(np.sqrt(2 * n / (n + weights.size)))
    size = float(np.abs(weights[:n]).max(initial=0.0))
    atol, own = np.full(n + weights.size, _ANY), float(np.min(method.atol))
    atol[:n] = part * own
    atol[n : 2 * n] = part * max(own, _OF_GREATEST * method.rtol * size)
    assert isinstance(method, Adaptive)
    return replace(method, rtol=max(part * method.rtol, FINEST), atol=atol)


_BUDGET = 1 << 16


def _pieces(
    problem: InitialValueProblem, method: IntegrationMethod, begin: float, end: float
) -> Callable[[float, float, Array], Array]:
    """Return what integrates pieces of a run, from begin, end and state to the last.

    It is one solver, or a run each with constraints or events.
    """
    is_kept = problem.correction is not None and problem.correction.corrects
    is_smooth = not (is_kept or tuple(problem.events(begin, end)))
    stop = np.zeros(1, dtype=np.int64)
    solver = connect(problem, method, stop)[0] if is_smooth else None
    first_step = 0.0

    def over(begin: float, end: float, y: Array) -> Array:
        nonlocal first_step
        if solver is not None:
            answers = Answers(np.array([end]), y.size)
            solver.start(begin, y, first_step)
            ending = Ending.RUNNING
            while ending == Ending.RUNNING:
                ending = solver.advance(end, answers, _BUDGET)
            if ending == Ending.DONE and answers.known:
                first_step = solver.next_step
                return np.asarray(answers.states[0])
        piece = np.array([begin, end])
        return np.asarray(integrate(replace(problem, y0=y), piece, method).y[-1])

    return over
