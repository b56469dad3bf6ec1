"""Plans under the users' names, their simulation and notes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from symbody import formalisms
from symbody.analyses.instant.labels import labels_of
from symbody.analyses.instant.steady import whole_parameters
from symbody.analyses.optimal.course import PiecewiseCourse
from symbody.analyses.optimal.dynamics import Formulation
from symbody.analyses.optimal.ipopt import Solution
from symbody.analyses.optimal.linked_phases import Attempt
from symbody.analyses.optimal.methods import Collocation, Shooting
from symbody.analyses.optimal.point_functions import Floats, PointFunctions
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.methods import DP853
from symbody.analyses.run.options import Run, Save
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.simulate import simulate
from symbody.arguments import listed
from symbody.errors import AnalysisError, collected_warnings, warn_user
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve
from symbody.expr.node import Symbol
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.results.plan import Controls, Plan, PlanStatus, by_inputs
from symbody.results.record import Statistics, Status

_STATES = Save(accelerations=False, energy=False, multipliers=False)
_SAME = 1e-6
# A control is at a bound within this part of its range; it goes from one to the other
# in so small a part of the duration.
_AT_BOUND, _SHORT = 1e-4, 0.05
# A plan that its simulation leaves by so many times its error is not stable.
_APART, _ROUNDING = 100.0, 1e-8
_STATUS = {
    "Maximum_Iterations_Exceeded": PlanStatus.LIMIT,
    "Infeasible_Problem_Detected": PlanStatus.INFEASIBLE,
}


def plan_of(
    method: Collocation | Shooting,
    best: Attempt,
    phase: int,
    costs: Sequence[float],
    every: Sequence[Solution],
    stop: str,
) -> Plan:
    """Return the plan of one phase, simulated; `stop` is why no finer mesh has one."""
    mesh, solution = best.meshes.phases[phase], best.solution
    of, course, errors = mesh.of, mesh.course(solution.w), best.errors[phase]
    status = _STATUS.get(solution.status, PlanStatus.FAILED)
    if solution.solved:
        coarse = errors.max(initial=0.0) > method.tolerance
        status = PlanStatus.COARSE if coarse else PlanStatus.OPTIMAL
    s = np.unique([0.0, *course.scheme.c, 1.0])
    states, _, others = course.within(s)
    # Those that stabilize are no forces.
    d = of.dynamics
    shown = [k for k, s in enumerate(of.locals) if s not in d.stabilizing]
    others = others[..., shown]
    parts = course.nodes[:-1, None] + np.diff(course.nodes)[:, None] * s
    values = np.concatenate([states, others], axis=2)
    values = values.reshape(-1, values.shape[2])
    own = (*of.states, *(of.locals[k] for k in shown))
    labels = labels_of(of.model.system, own)
    free = dict(zip((s.name for s in of.free), course.free.tolist(), strict=True))
    plan = Plan(
        model=of.model.system.name, status=status, notes=(),
        time=course.duration * parts.ravel(), quantities=labels, values=values,
        controls=tuple(s.name for s in of.controls),
        states=tuple(s.name for s in of.states),
        duration=course.duration, cost=solution.cost, costs=np.array(costs),
        parameters=whole_parameters(of.model.system, of.model.parameters, free),
        switches=_switches(of, course), mesh=course.duration * course.nodes,
        errors=errors, difference=np.nan,
        history=np.array(solution.history).reshape(-1, 2),
        iterations=sum(one.iterations for one in every),
        seconds=sum(one.seconds for one in every),
        own_seconds=sum(one.own_seconds for one in every),
    )  # fmt: skip
    notes = _notes_of_starts(plan.costs)
    if stop:
        text = f"On a finer mesh IPOPT ended with {stop!r}: this is the plan before it."
        notes.append(Note(text, "search"))
    for name, times in plan.switches.items():
        words = listed([f"{t:.6g}" for t in times])
        text = f"{name} goes from one bound to the other at t = {words} s."
        notes.append(Note(text, "limits", name))
    for zero in of.jumps()[:1]:
        text = f"Formulas jump where {formalisms.shortened(zero)} passes 0. Derivatives"
        text += " ignore that this moves, so that a better plan may be near."
        notes.append(Note(text, "search"))
    plan = replace(plan, _motion=partial(_motion_of, of, plan))
    if not solution.solved:
        return replace(plan, notes=(*notes, _note_of_worst(best)))
    difference, note = _simulated(of, plan)
    return replace(plan, difference=difference, notes=(*notes, note))


def _switches(of: Formulation, course: PiecewiseCourse) -> dict[str, Floats]:
    """Return when bounded controls go from one of their bounds to the other [s].

    Between intervals at the bounds a and b the control has the same mean as if it had
    switched from a to b at this time.
    """
    result: dict[str, Floats] = {}
    lengths = course.duration * np.diff(course.nodes)
    first = len(of.dynamics.others)
    for k, symbol in enumerate(of.controls):
        low, high = of.bounds[symbol]
        if not np.isfinite(high - low):
            continue
        u, slack = course.others[..., first + k], _AT_BOUND * (high - low)
        side = np.where((u >= high - slack).all(axis=1), 1, 0)
        side -= (u <= low + slack).all(axis=1)
        at_bound = np.flatnonzero(side)
        means = u @ course.scheme.b
        times = []
        for i, j in pairwise(at_bound.tolist()):
            inside = slice(i + 1, j)
            if side[i] == side[j] or lengths[inside].sum() > _SHORT * course.duration:
                continue
            a, b = (high, low) if side[i] > 0 else (low, high)
            part = (means[inside] - b) / (a - b)
            times.append(course.duration * course.nodes[i + 1] + lengths[inside] @ part)
        if times:
            result[symbol.name] = np.array(times)
    return result


def _notes_of_starts(costs: Floats) -> list[Note]:
    if len(costs) < 2:
        return []
    reached = costs[np.isfinite(costs)]
    near = int(np.sum(reached <= costs[0] + _SAME * np.abs(reached).max(initial=0.0)))
    text = f"Of {len(costs)} searches {len(reached)} found an optimum, {near} this one"
    if len(reached) > near:
        text += f"; the others cost from {reached[near]:.6g} to {reached[-1]:.6g}"
    return [Note(f"{text}.", "search")]


def _model_of(of: Formulation, plan: Plan) -> CompiledModel:
    return of.model.with_parameters(plan.parameters) if plan.parameters else of.model


def _motion_of(of: Formulation, plan: Plan) -> Motion:
    """Return the plan as a motion of the model."""
    system = of.model.system
    formulas = of.inputs()
    places = {name: k for k, name in enumerate(plan.quantities.names)}
    count = len(plan.time)
    head = [np.full(count, plan.duration), plan.time][: 1 + of.timed]
    free = [np.full(count, value) for value in of.values_of(plan.parameters)]
    known = [
        plan.values[:, places[s.name]] if s.name in places else np.zeros(count)
        for s in (*of.states, *of.locals)
    ]
    z = np.column_stack([*head, *known, *free])
    u = PointFunctions(of.model, formulas, of.parameters).values(z)
    y = plan.values[:, [places[s.name] for s in system.coordinates.y]]
    statistics = Statistics("collocation", len(plan.mesh) - 1, None, 0, 0, plan.seconds)
    outcome = Status("completed" if plan.completed else "failed", str(plan.status))
    trajectory = Trajectory(
        plan.time, np.ascontiguousarray(y), u, outcome, statistics, plan.time
    )
    return labelled_motion(_model_of(of, plan), trajectory, Save())


def _simulated(of: Formulation, plan: Plan) -> tuple[float, Note]:
    """Return how far a simulation with the plan's controls is from it, and a note."""
    system, nodes = of.model.system, plan.mesh
    places = [plan.quantities.names.index(s.name) for s in system.coordinates.y]
    size = len(plan.time) // (len(nodes) - 1)
    planned = np.vstack([plan.values[:1], plan.values[size - 1 :: size]])[:, places]
    try:
        with collected_warnings() as warnings:
            motion = simulate(
                _model_of(of, plan), nodes,
                inputs={**of.other_inputs, **_curves_of(plan, system.t)},
                start=planned[0], method=DP853(rtol=1e-9, atol=1e-11), save=_STATES,
                run=Run(progress=False),
            )  # fmt: skip
    except AnalysisError as error:
        text = f"The plan cannot be simulated with its controls: {error}"
        return np.nan, Note(text, "accuracy")
    passed = motion.notes_of("limits")  # by what the plan is off, which is told below
    for text in warnings:
        if not any(note in text for note in passed):
            warn_user(text)
    states = np.hstack([motion.q, motion.v, motion.x])
    apart = np.abs(states - planned) / of.sizes(system.coordinates.y, planned)
    row, column = np.unravel_index(int(apart.argmax()), apart.shape)
    largest = float(apart[row, column])
    text = (
        f"Simulated with the controls of the plan, "
        f"{system.coordinates.y[column].name!r} differs most, by {largest:.2g} of its "
        f"size at t = {nodes[row]:.4g} s."
    )
    if largest > _APART * max(float(plan.errors.max(initial=0.0)), _ROUNDING):
        text += (
            " This motion leaves the plan where it is disturbed: track it by a "
            "controller, or give a smaller tolerance."
        )
    return largest, Note(text, "accuracy", time=float(nodes[row]))


def _curves_of(plan: Plan, t: Symbol) -> dict[str | tuple[str, ...], Any]:
    """Return the controls of a plan as formulas of time, which loops compute."""
    if not plan.controls:
        return {}
    controls = Controls.of(plan)
    inside = controls.coefficients[:, ::-1]
    lengths = np.diff(controls.nodes)[:, None, None]
    # Before and behind the plan as at its ends.
    pieces = np.zeros((len(inside) + 2, *inside.shape[1:]))
    pieces[1:-1] = inside / lengths ** np.arange(inside.shape[1])[:, None]
    pieces[0, 0], pieces[-1, 0] = inside[0, 0], inside[-1].sum(axis=0)
    knots = (tuple(controls.nodes.tolist()),)
    curves = [
        Curve("plan", PiecewisePolynomial(knots, pieces[..., i], (False,)))(t)
        for i in range(pieces.shape[-1])
    ]
    every = by_inputs(np.array(curves, dtype=object), controls.shapes)
    one = len(controls.shapes) == 1
    return dict(zip(controls.shapes, [every] if one else every, strict=True))


def _note_of_worst(best: Attempt) -> Note:
    meshes, solution = best.meshes, best.solution
    label, part, phase, missed = meshes.rows.worst(solution.constraints)
    t = part * meshes.phases[phase].course(solution.w).duration
    where = f"In phase {phase + 1} at" if len(meshes.phases) > 1 else "At"
    text = (
        f"IPOPT ended with {solution.status!r}. {where} t = {t:.4g} s {label} is "
        f"missed most, by {missed:.3g}. Give a guess= nearer to a motion that is "
        f"possible, loosen what the conditions ask for, allow a longer duration, or "
        f"begin from several places by starts=."
    )
    return Note(text, "missed", time=t)
