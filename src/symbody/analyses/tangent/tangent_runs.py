"""Runs of a model with its tangent or adjoint equations.

At the start independent coordinates and velocities keep their values, or change as they
are asked to; dependent ones close the loops: with C the residuals of positions and
velocities, ∂C/∂y δy + ∂C/∂p δp = 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import TypedDict, final

import numpy as np

from symbody.analyses.instant.free_loads import as_states
from symbody.analyses.instant.implicit_point import directions
from symbody.analyses.instant.inputs import Array, PythonInputs
from symbody.analyses.instant.labels import labels_of
from symbody.analyses.instant.linear_terms import solved
from symbody.analyses.instant.regular import row_factors
from symbody.analyses.run.driving import InputsLike, checked_inputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.keeping import StartLike, StateCorrection, correction_of
from symbody.analyses.run.methods import (
    ConstraintTreatment,
    IntegrationMethod,
    LoopMethod,
    LoopMethodLike,
    chosen_method,
)
from symbody.analyses.run.options import check_options
from symbody.analyses.run.preparation import compiled_for, prepared
from symbody.analyses.run.problem import InitialValueProblem, Prepared, Trajectory
from symbody.analyses.tangent.event_slopes import Jumps
from symbody.analyses.tangent.phases import Phase, Phases, joined, phases_of
from symbody.arguments import Arguments, as_named, listed, real_array
from symbody.dataclass import altered
from symbody.errors import ModelError
from symbody.expr.differentiate import directional
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model
from symbody.model.quantities import Discrete
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.quantities import variables_of
from symbody.pipeline.tangent import Direction, Tangent, tangent
from symbody.results.result import Labels
from symbody.system.system import independent_states, state_sizes


def slopes_at_start(run: Run, chosen: Variables) -> Array:
    """Return ∂y/∂s at the closed start, by `wrt`, then by independent start values."""
    model, t, y, wrt = run.model, run.begin, run.y0, chosen.wrt
    system = model.system
    place = {s: i for i, s in enumerate(system.coordinates.y)}
    m = len(wrt)
    slopes = np.zeros((y.size, m + len(chosen.starts)))
    for k, symbol in enumerate(chosen.starts, start=m):
        slopes[place[symbol], k] = 1.0
    values = dict(zip(system.p, model.parameters.tolist(), strict=True))
    for symbol, node in run.starts.items():
        for k, direction in enumerate(wrt):
            change = evaluate(directional(node, dict(direction)), values)
            slopes[place[symbol], k] = float(change)
    for first in system.quaternions:
        # Start values are brought to length one.
        part = slice(first, first + 4)
        slopes[part] -= np.outer(y[part], y[part] @ slopes[part])
    if system.constraints:
        free = {*independent_states(system, partly=chosen.partly), *system.x}
        wrong = [s.name for s in chosen.starts if s not in free]
        if wrong:
            raise ModelError(
                f"{run.arguments.who}: the start value of {wrong[0]!r} follows from "
                f"the others, as loops close. Name an independent one, of "
                f"{listed(sorted(s.name for s in free))}, or choose others by "
                f"choose_independent."
            )
        results, system = model.equations("constraints").results, model.system
        nodes = [*results["phi"].tolist(), *results["rates"].tolist()]
        felt = values.keys() & symbols_of(nodes)
        forced, u = np.zeros((len(nodes), len(wrt))), np.zeros(len(system.u))
        for k, direction in enumerate(wrt):
            for symbol, slope in direction:
                if symbol in felt:
                    by = model.jacobian("constraints", [symbol])(t, y, u)
                    forced[:, k] += float(evaluate(slope, values)) * by[:, 0]
        _close(model, t, y, slopes, forced)
    return slopes


def _close(
    model: CompiledModel, t: float, y: Array, slopes: Array, forced: Array
) -> None:
    """Put the changes of dependent coordinates and velocities into slopes."""
    coordinates = model.system.coordinates
    q_in_y, stop = coordinates.q_in_y, coordinates.v_in_y.stop
    u = np.zeros(len(model.system.u))
    C = model.jacobian("constraints", ["q", "v"])(t, y, u)
    turned = model.jacobian("qd", "v")(t, y, u)
    partition = coordinates.by_constraints
    held = len(model.equations("constraints").labels["phi"])
    moved = [j for s in partition.blocks if s.holonomic for j in s.dependent]
    directions = turned[:, moved]
    left = -C[:held, q_in_y] @ slopes[q_in_y]
    left[:, : forced.shape[1]] -= forced[:held]
    J = C[:held, q_in_y] @ directions
    steps = solved(J, left, row_factors(J))
    slopes[q_in_y] += directions @ steps
    fast = [coordinates.v_in_y.start + j for j in partition.dependent]
    left = -C[held:] @ slopes[:stop]
    left[:, : forced.shape[1]] -= forced[held:]
    J = C[held:, fast]
    slopes[fast] += solved(J, left, row_factors(J))


# So many columns of slopes are integrated together, as code grows with them.
_TOGETHER = 16
# An implicit method solves linear systems of at most about so many states.
_LARGEST = 60


@final
@dataclass(frozen=True)
class Variables:
    """Variables that a run is differentiated by; `order` has the labels' columns."""

    labels: Labels
    wrt: tuple[Direction, ...]
    starts: tuple[Symbol, ...]
    order: tuple[int, ...]
    partly: bool = False  # of quaternions that turn in some directions only

    @property
    def symbols(self) -> list[Symbol]:
        """The variables, in the order of the labels."""
        both = [*(direction[0][0] for direction in self.wrt), *self.starts]
        return [both[place] for place in self.order]

    def total(self, through_states: Array, direct: Array) -> Array:
        """Return slopes through states plus direct ones, a column a `wrt`."""
        total = through_states.copy()
        for k, place in enumerate(self.order):
            if place < len(self.wrt):
                total[..., k] += direct[..., place]
        return total


def variables(
    arguments: Arguments, model: CompiledModel, values: object, what: str = "wrt"
) -> Variables:
    """Return what a user wants to differentiate by, names or symbols."""
    system = model.system
    chosen = variables_of(arguments, values, system, {}, what=what)
    symbols = [s for s in chosen.entries if isinstance(s, Symbol)]
    if system.t in symbols:
        rule = "parameters, inputs or start values, and not the time"
        remedy = "Results over time have its slopes."
        raise arguments.refused(what, values, rule, remedy)
    states = {*system.coordinates.y}
    moved = [s for s in symbols if s not in states]
    starts = tuple(s for s in symbols if s in states)
    both = (*moved, *starts)
    order = tuple(both.index(s) for s in symbols)
    wrt = tuple(directions(system, model.overrides, moved))
    units = labels_of(system, symbols).units
    labels = Labels(chosen.labels, units)
    return Variables(labels, wrt, starts, order)


class SlopeOptions(TypedDict, total=False):
    """Options of all runs that are differentiated; as of `simulate`.

    Attributes:
        inputs: By name, but no Python functions.
        parameters: Values by name in place of the defaults.
        start: Start values that stay. Where loops are closed, independent coordinates
            keep them as parameters change, and dependent ones follow.
        method: "DP853" by default, "DP54", or for stiff models "Radau", which goes
            forward alone; or an object with its own options. Words stand for rtol=1e-9,
            atol=1e-11, of states and slopes or adjoints, finer if small lengths move.
    """

    inputs: InputsLike | None
    parameters: Mapping[str, object] | None
    start: StartLike | None
    method: LoopMethodLike


@final
@dataclass(frozen=True)
class Problem:
    """A model whose runs are to be differentiated, with the options of the user."""

    arguments: Arguments
    model: CompiledModel
    inputs: InputsLike
    start: StartLike | None
    method: IntegrationMethod
    discretes: tuple[Discrete, ...] = ()  # which are states of the model
    own_method: bool = False  # whether tolerances are the user's

    def run(self, end: float, begin: float = 0.0) -> Run:
        """Return a run between two times [s], to be differentiated."""
        labels = self.model.state_labels()
        start = as_named(self.start, labels)
        own = None if isinstance(start, Mapping) else real_array(start)
        discretes = frozenset(
            s for d in self.discretes for s in d.symbols.ravel().tolist()
        )
        if own is not None and own.shape == (len(labels) - len(discretes),):
            start = dict(zip(labels, own.tolist(), strict=False))
        ready = prepared(
            self.model, self.inputs, start, abs(end - begin), self.method,
            known_moves=self.model.system.moved, begin=begin,
        )  # fmt: skip
        starts: dict[Symbol, Node] = {}
        if start is None or isinstance(start, Mapping):
            # They start at formulas of the parameters that this run has.
            for d in self.discretes:
                pairs = zip(d.symbols.ravel(), d.start.ravel(), strict=True)
                starts |= {s: n for s, n in pairs if s.name not in (start or ())}
            system, y0 = ready.model.system, np.array(ready.problem.y0)
            values = dict(zip(system.p, ready.model.parameters.tolist(), strict=True))
            for place, symbol in enumerate(system.coordinates.y if starts else ()):
                if symbol in starts:
                    y0[place] = evaluate(starts[symbol], values)
            ready = altered(ready, start=y0, problem=replace(ready.problem, y0=y0))
        driving = ready.driving
        if driving.controllers is not None:
            rule = "none Sampled, whose changes with the state nobody knows"
            remedy = "Write the law as a formula."
            raise self.arguments.refused("inputs", self.inputs, rule, remedy)
        if isinstance(driving.inputs, PythonInputs):
            raise ModelError(
                f"{self.arguments.who}: the inputs {listed(driving.functions)} are "
                f"Python functions, which cannot be differentiated. Give formulas, "
                f"tables or curves."
            )
        of_run = self.arguments, ready, begin, end
        return Run(*of_run, driving.formulas, starts, discretes)


def problem_of(
    arguments: Arguments, model: Model | CompiledModel, options: SlopeOptions
) -> Problem:
    """Return a model with the options of a user, checked."""
    check_options(arguments, options, SlopeOptions)
    inputs = checked_inputs(arguments, options.get("inputs"))
    compiled = compiled_for(
        arguments, model, options.get("parameters"), contacts=True, discretes=as_states
    )
    sizes = state_sizes(compiled.system, compiled.parameters)
    word, atol = options.get("method", "DP853"), 1e-11 * float(sizes.min(initial=1.0))
    method = chosen_method(arguments, word, LoopMethod, rtol=1e-9, atol=atol)
    if not isinstance(method.atol, float):
        rule, remedy = "a method with one atol", "Slopes have none of their own."
        raise arguments.refused("method", method, rule, remedy)
    of = model.system if isinstance(model, CompiledModel) else model
    discretes = tuple(of.discretes.values())
    return Problem(
        arguments, compiled, inputs, options.get("start"), method, discretes,
        method is options.get("method"),
    )  # fmt: skip


@final
@dataclass(frozen=True)
class Run:
    """A run of a model that is to be differentiated, with formulas of its inputs."""

    arguments: Arguments
    ready: Prepared
    begin: float  # [s]
    end: float  # [s]
    formulas: Mapping[Symbol, Node]
    starts: Mapping[Symbol, Node]  # of discrete variables, by parameters
    discretes: frozenset[Symbol]  # which are states of the model
    notes: dict[Note, None] = field(default_factory=dict)  # notes of integrations

    @cached_property
    def phases(self) -> Phases:
        """The phases of the run, which is one without contacts and clauses."""
        return phases_of(self.arguments.who, self.ready, self.begin, self.end)

    def in_mode(self, model: CompiledModel, values: Array) -> Tangent:
        """Return rates of states alone; behind parameters are numbers of a mode."""
        return tangent(model.shared, (), 0, self.formulas, None, values)

    def alone(self, phase: Phase) -> InitialValueProblem:
        """Return the problem of the states alone in a phase."""
        if self.ready.problem.log() is None:
            return replace(self.ready.problem, y0=phase.state)
        return carrying(self, self.in_mode, np.zeros(0), (), phase)

    def rates(self, phase: Phase, t: float, y: Array, u: Array | None = None) -> Array:
        """Return the rates of the states in a phase; inputs are those of the time."""
        model, u = self.model, self.ready.driving.at(t, y) if u is None else u
        if not model.system.contacts:
            return np.asarray(model.function("derivatives")(t, y, u))
        p = np.concatenate([model.parameters, phase.numbers])
        return np.asarray(self.in_mode(model, p).rates(t, y, u))

    @property
    def model(self) -> CompiledModel:
        """The model, with a partition that fits its start."""
        return self.ready.model

    @property
    def method(self) -> IntegrationMethod:
        """Of integration."""
        return self.ready.method

    @property
    def y0(self) -> Array:
        """The closed state at the start."""
        return np.asarray(self.ready.problem.y0, dtype=float)


def with_slopes(
    run: Run, grid: Array, chosen: Variables, cost: Node | None = None
) -> tuple[Trajectory, Array]:
    """Return states with cost, and slopes of shape (N, states and cost, labels)."""
    n, rows = run.y0.size, run.y0.size + (cost is not None)
    first = slopes_at_start(run, chosen)
    m = len(chosen.wrt)
    parts: list[Array] = []
    trajectory: Trajectory | None = None
    total = m + len(chosen.starts)
    stiff = run.method.is_implicit
    together = max(1, _LARGEST // max(rows, 1) - 1) if stiff else _TOGETHER
    for begin in range(0, max(total, 1), together):
        columns = range(begin, min(begin + together, total))
        wrt = [chosen.wrt[k] for k in columns if k < m]
        starts = len(columns) - len(wrt)

        def make(
            model: CompiledModel,
            values: Array,
            wrt: Sequence[Direction] = wrt,
            starts: int = starts,
        ) -> Tangent:
            return tangent(
                model.shared, wrt, starts, run.formulas, cost, values, stiff=stiff
            )

        S0 = np.zeros((len(columns), rows))
        S0[:, :n] = first[:, list(columns)].T
        names = [f"slope {i} by {chosen.labels.names[0]}" for i in range(S0.size)]
        names = ["cost"][: rows - n] + names
        trajectory = _through(run, grid, make, S0, wrt, cost, names)
        run.notes.update(dict.fromkeys(trajectory.notes))
        slopes = trajectory.y[:, rows:].reshape(len(trajectory.y), len(columns), rows)
        parts.append(slopes.transpose(0, 2, 1))
    assert trajectory is not None
    S = np.concatenate(parts, axis=2)[:, :, list(chosen.order)]
    return replace(trajectory, y=trajectory.y[:, :rows]), S


def _through(
    run: Run, grid: Array, make: Callable[[CompiledModel, Array], Tangent], S: Array,
    wrt: Sequence[Direction], cost: Node | None, names: Sequence[str],
) -> Trajectory:  # fmt: skip
    """Return a run with slopes S by rows behind its states, through all its phases."""
    columns, rows = S.shape
    n = run.y0.size
    phases = run.phases
    jumps = Jumps(phases, run.ready, wrt, run.formulas, cost)
    moves = np.eye(len(wrt), columns)
    pieces: list[Trajectory] = []
    slopes, total = jumps.begun(S.T, moves), np.zeros(rows - n)
    for k, phase in enumerate(phases.phases):
        carried = np.concatenate([total, slopes.T.ravel()])
        problem = carrying(run, make, carried, names, phase)
        piece = integrate(problem, phase.times(grid), run.method)
        pieces.append(piece)
        if k + 1 < len(phases.phases):
            total, slopes = piece.y[-1, n:rows], piece.y[-1, rows:]
            slopes = slopes.reshape(columns, rows).T
            slopes = jumps.over(k, piece.y[-1, :n], slopes, moves)
    return joined(pieces, grid)


def carrying(
    run: Run,
    make: Callable[[CompiledModel, Array], Tangent],
    carried: Array,
    names: Sequence[str],
    phase: Phase,
) -> InitialValueProblem:
    """Return a phase's problem with `carried` behind states; messages use the `names`.

    `make` gets a model, and its parameters with the numbers of the phase's mode.
    """
    problem, model = run.ready.problem, run.model

    def in_phase(model: CompiledModel) -> Tangent:
        return make(model, np.concatenate([model.parameters, phase.numbers]))

    y0 = np.concatenate([phase.state, carried])
    functions = in_phase(model)
    return replace(
        problem, rhs=functions.rates, y0=y0, labels=(*problem.labels, *names),
        jacobian=functions.jacobian, contacts=None, whens=None,
        correction=_correction(in_phase, run.ready.treatment, model, phase.begin, y0),
    )  # fmt: skip


def _correction(
    make: Callable[[CompiledModel], Tangent],
    treatment: ConstraintTreatment,
    model: CompiledModel,
    t: float,
    state: Array,
) -> StateCorrection | None:
    """Return what corrects states with what they carry, or watches their loops."""
    own = correction_of(model, t, state, treatment, False)
    if own is None:
        return None
    functions = make(model)
    return replace(
        own, rates=functions.rates, again=partial(_correction, make, treatment),
        jacobian=lambda: functions.jacobian, carries=True,
    )  # fmt: skip
