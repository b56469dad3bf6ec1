"""Sensitivities of results over time: forward, by the tangent equations.

At events of contacts slopes jump (`event_slopes.py`). Where a formula jumps, tangent
equations do not know that a change of a parameter makes a motion arrive at another
time: such motions are refused. A corner does no harm, nor does a jump at a fixed time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar, Unpack, final

import numpy as np

from symbody import formalisms
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import named_entries, symbol_units
from symbody.analyses.run.integrate import integrate, result_times
from symbody.analyses.run.labelled_motion import is_looked_over
from symbody.analyses.run.options import Save
from symbody.analyses.run.problem import Trajectory
from symbody.analyses.run.time_events import Causes
from symbody.analyses.simulate import contents_of_run, run_row
from symbody.analyses.tangent.tangent_runs import (
    Run,
    SlopeOptions,
    Variables,
    problem_of,
    variables,
    with_slopes,
)
from symbody.arguments import Arguments
from symbody.errors import AnalysisError, ExpressionError, ModelError
from symbody.events.switches import angle_cuts_in, conditions_in
from symbody.expr.node import Node, as_node
from symbody.expr.text import text
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.tangent import Direction, cost_formulas, cost_slopes
from symbody.results.free_variables import Sensitivities, SensitivityStatus
from symbody.results.result import Labels
from symbody.runtime.loops.library import map_over
from symbody.system.system import independent_states

_SAMPLES = 501


def sensitivities(
    model: Model | CompiledModel,
    of: object,
    wrt: object,
    duration: float | Sequence[float] | Array,
    **options: Unpack[SlopeOptions],
) -> Sensitivities:
    """Return results of a simulation over time, and their exact derivatives.

    The tangent equations are integrated with the motion, in compiled code, and errors
    of both are kept within the tolerances. A column costs about as much as a motion;
    of one number by many parameters `cost_gradient` is cheaper.

    Args:
        model: The mechanism; a compiled one saves deriving and compiling again.
        of: Names of states, of sensors, or of other quantities that
            `CompiledModel.jacobian` knows; formulas; or a list of these.
        wrt: Parameters and inputs, to which a constant is added, by name or symbol;
            coordinates, velocities and extra states for their start values; or a list.
        duration: How long, from t = 0; or a list of the times of the results [s].
        **options: Inputs, parameters, start and method of the run; see `SlopeOptions`.

    Raises:
        ModelError: A name is unknown, or something cannot be differentiated.
        AnalysisError: The simulation failed.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.pendulum()
        >>> found = sb.sensitivities(model, "position", ["l", "q_hinge"], duration=1.0)
        >>> found.slope("position[y]", "l").shape
        (501,)
    """
    arguments = Arguments("sensitivities", ModelError)
    problem = problem_of(arguments, model, options)
    grid = result_times(arguments, duration)
    run = problem.run(float(grid[-1]), float(grid[0]))
    chosen, outputs = variables(arguments, run.model, wrt), outputs_of(run, of)
    check_jumps(run, chosen)
    trajectory, S = with_slopes(run, grid, chosen)
    values, slopes = outputs.with_slopes(run, trajectory, S, chosen)
    return Sensitivities(
        model=run.model.system.name,
        status=SensitivityStatus.COMPLETED,
        notes=notes_of_run(run),
        time=grid,
        rows=outputs.labels,
        columns=chosen.labels,
        values=values,
        slopes=slopes,
    )


_SHOWN = 501


def notes_of_run(run: Run) -> tuple[Note, ...]:
    """Return notes of a run's start and integrations, and on what `simulate` tells."""
    notes = dict.fromkeys(notes_of_start(run)) | run.notes
    system = run.model.system
    if is_looked_over(run.model) or any(u.limits for u in system.inputs.values()):
        # Few times do not show what is passed between them.
        times = np.linspace(run.begin, run.end, _SHOWN)
        motion = run_row(run.ready, times, contents_of_run(run.ready, Save()))
        notes |= dict.fromkeys(motion.notes)
    return tuple(notes)


def notes_of_start(run: Run) -> tuple[Note, ...]:
    """Return what was made ready with notes, and what is held where loops close."""
    system = run.model.system
    notes = run.ready.notes + run.phases.notes
    text = "As parameters change, start values stay, whatever start_at asks for."
    notes += (Note(text, "start"),) if system.start_conditions else ()
    if not system.constraints:
        return notes
    held = independent_states(system)
    free = ", ".join(s.name for s in system.coordinates.y if s in held)
    text = "As parameters change, the loops are closed anew."
    if free:
        text = (
            f"As parameters change, the start values of {free} stay, and the loops are "
            f"closed by the others. The simulation of other parameters moves all of "
            f"them; start= holds these."
        )
    return (Note(text, "start"), *notes)


# How far before and behind a crossing the rates are compared, of the time between two
# looks; and how much nearer a jump is still one.
_AROUND, _NEARER = 1e-4, 1e-2


def check_jumps(run: Run, chosen: Variables, cost: Node | None = None) -> None:
    """Raise AnalysisError if rates or a running cost jump when variables say."""
    model, jump, begin, end = run.model, run.ready.problem.jump, run.begin, run.end
    low, high = sorted((begin, end))
    events = run.ready.events(begin, end)
    inside = (e for e in events if all(low < t < high for t in e))
    corner = None if jump is None else jump.first_of(inside)
    if corner is not None:
        raise AnalysisError(
            f"{run.arguments.who}: at t = {corner:.6g} s a kinematic formula of time "
            f"has a corner, where velocities may jump, which tangent equations do not "
            f"know. Round the corner, as by sqrt(x**2 + r**2) in place of absolute(x)."
        )
    varied = (symbol for direction in chosen.wrt for symbol, _ in direction)
    moving = {*model.system.coordinates.y, *varied}
    formulas = run.ready.driving.formulas.items()
    moving |= {u for u, f in formulas if moving & {*symbols_of(f)}}
    # Formulas of these alone change only where clauses act.
    still = {*model.system.p, *run.discretes}
    of_time = model.time_switches("derivatives").switches
    costs = [] if cost is None else [cost]
    with building_graph():
        conditions = Causes(model, run.ready.driving).conditions()
        conditions += [("formula of time", z) for s in of_time for z in s.zeros()]
        conditions += [("running cost", node) for node in conditions_in(costs)]
        angles = formalisms.load_formulas(model.shared.derivations)
        angles = angles | {f"input {u.name!r}": [f] for u, f in formulas}
        for who, roots in [*angles.items(), ("running cost", costs)]:
            conditions += [(who, node) for node in angle_cuts_in(roots)]
        symbols = [{*symbols_of(node)} for _, node in conditions]
    both = zip(conditions, symbols, strict=True)
    known = [one for one, those in both if those & moving and those - still]
    if not known:
        return
    nodes = [node for _, node in known]
    ends = np.array([begin, *(e.at for e in run.ready.events(begin, end)), end])
    between = (ends[1:] + ends[:-1]) / 2
    looks = np.union1d(np.linspace(begin, end, _SAMPLES), between)
    for phase in run.phases.phases:
        grid = phase.times(looks if begin < end else looks[::-1])
        result = integrate(run.alone(phase), grid, run.method)
        values, *_ = along(run, nodes, result.formula_times, result.y, result.u)
        rows, columns = np.nonzero((values[:-1] > 0) != (values[1:] > 0))
        for i, j in zip(rows.tolist(), columns.tolist(), strict=True):
            who, node = known[j]
            two = slice(i, i + 2)
            if not _jumps(run, node, result.times[two], result.y[two], costs):
                continue
            raise AnalysisError(
                f"{run.arguments.who}: the {who} jumps at t = {result.times[i]:.4g} s, "
                f"where {formalisms.shortened(node)} changes its sign: at a time that "
                f"follows variables of the derivative, which tangent equations ignore. "
                f"Make the formula continuous, for example by tanh or a steep slope."
            )


T = TypeVar("T")


def without_jumps(
    result: T, runs: Sequence[Run], chosen: Variables, cost: Node | None = None
) -> T:
    """Return what a search has found, of runs.

    Raises AnalysisError, which has it, where `check_jumps` does so at its end.
    """
    for run in runs:
        try:
            check_jumps(run, chosen, cost)
        except AnalysisError as error:
            text = f"{error} The search has come to such a motion: `result` of this "
            raise AnalysisError(f"{text}error is where it ended.", result) from None
    return result


def along(
    run: Run, formulas: Sequence[Node], t: Array, y: Array, u: Array,
    wrt: Sequence[Direction] = (),
) -> tuple[Array, Array, Array]:  # fmt: skip
    """Return values, slopes by states, and by parameters, a row a time."""
    n, m, count = y.shape[1], len(wrt), len(formulas)
    over = np.empty((len(t), count * (1 + n + m)))
    for rows, numbers in run.phases.numbers(t):
        values = np.concatenate([run.model.parameters, numbers])
        own = run.model.shared, tuple(formulas), wrt, run.formulas
        function = cost_slopes(*own, values)
        over[rows] = map_over(function, t[rows], y[rows], u[rows], over.shape[1])
    slopes = over[:, count:].reshape(-1, count, n + m)
    return over[:, :count], slopes[:, :, :n], slopes[:, :, n:]


def _jumps(
    run: Run, node: Node, times: Array, states: Array, costs: Sequence[Node]
) -> bool:
    """Return whether rates or costs jump where a condition changes between states."""
    step, y = float(times[1] - times[0]), states[0]
    rates = run.model.function("derivatives")

    def f(t: float, state: Array) -> Array:
        """Return rates, costs, and the condition."""
        u = run.ready.driving.at(t, state)
        at = np.array([t]), state[None], np.atleast_2d(u)
        return np.append(rates(t, state, u), along(run, [*costs, node], *at)[0])

    ends = [f(float(times[k]), states[k])[: y.size] for k in (0, 1)]

    def between(s: float) -> Array:
        """Return the same in between, at a state by a cubic."""
        a, b = s * s * (3 - 2 * s), s * (1 - s) ** 2 * step
        c = s * s * (s - 1) * step
        state = y + a * (states[1] - y) + b * ends[0] + c * ends[1]
        return f(float(times[0]) + s * step, state)

    middle, first = 0.0, between(0.0)[-1]
    for half in (0.5 ** np.arange(1, 41)).tolist():
        middle += half * bool(between(middle + half)[-1] * first > 0)

    wide, narrow = (
        float(np.abs(between(middle + by) - between(middle - by))[:-1].max())
        for by in (_AROUND, _NEARER * _AROUND)
    )
    return narrow > 0.5 * wide > 0


_LONGEST_NAME = 40


@final
@dataclass(frozen=True)
class Outputs:
    """Formulas over a run, in the coordinates of its state; `counts` by name."""

    labels: Labels
    formulas: tuple[Node, ...]
    counts: tuple[tuple[str, int], ...]

    def with_slopes(
        self,
        run: Run,
        trajectory: Trajectory,
        S: Array,
        chosen: Variables,
        rows: slice = slice(None),
    ) -> tuple[Array, Array]:
        """Return values and slopes by variables, where `S` are slopes of the states."""
        n = run.y0.size
        times, u = trajectory.formula_times[rows], trajectory.u[rows]
        states = trajectory.y[rows, :n]
        values, by_y, by_p = along(run, self.formulas, times, states, u, chosen.wrt)
        return values, chosen.total(by_y @ S[rows, :n], by_p)


def outputs_of(run: Run, values: object, what: str = "of") -> Outputs:
    """Return what a user asks for by names of quantities or formulas, one or a list."""
    request, model = run.arguments, run.model
    system = model.system
    states: dict[str, Node] = {s.name: s for s in system.coordinates.y}
    several = list(values) if isinstance(values, (list, tuple)) else [values]
    if not several:
        rule, remedy = "one or several", "Give names of sensors or states, or formulas."
        raise request.refused(what, values, rule, remedy)
    every: list[tuple[str, str, Node]] = []
    counts: list[tuple[str, int]] = []
    for one in several:
        if isinstance(one, str) and one in states:
            entries = [(one, symbol_units(system).get(one, ""), states[one])]
        elif isinstance(one, str):
            entries = named_entries(request, model, one, what)
        else:
            entries = [_formula(request, run, one)]
        counts.append((one if isinstance(one, str) else entries[0][0], len(entries)))
        every += entries
    labels = tuple(label for label, _, _ in every)
    doubled = [label for i, label in enumerate(labels) if label in labels[:i]]
    if doubled:
        rule = f"each once, but {doubled[0]!r} is among them twice"
        raise request.refused(what, values, rule, "Leave out one of them.")
    units = tuple(unit for _, unit, _ in every)
    return Outputs(Labels(labels, units), tuple(n for *_, n in every), tuple(counts))


def _formula(arguments: Arguments, run: Run, values: object) -> tuple[str, str, Node]:
    try:
        node = as_node(values, arguments.who)
    except ExpressionError as error:
        raise ModelError(str(error)) from None
    words = text(node)
    label = words if len(words) <= _LONGEST_NAME else f"{words[: _LONGEST_NAME - 1]}…"
    return label, "", cost_formulas(run.model.shared, [node], arguments.who)[0]
