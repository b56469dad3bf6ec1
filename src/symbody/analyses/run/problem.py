"""The initial value problem, what solves it, and its solution: a trajectory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import field, replace
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses import run
from symbody.analyses.instant.inputs import (
    Array,
    CompiledInputs,
    ConstantInputs,
    Inputs,
    PythonCall,
    PythonInputs,
)
from symbody.analyses.run.driving import Driving
from symbody.analyses.run.keeping import StateCorrection
from symbody.analyses.run.methods import (
    DP853,
    ConstraintTreatment,
    IntegrationMethod,
    Taylor,
)
from symbody.analyses.run.sampled import Controllers, Outputs
from symbody.analyses.run.time_events import Causes, TimeEvents, VelocityJumps
from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.events.switches import TimeEvent
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.results.contact_events import NO_EVENTS, ContactEvents
from symbody.results.record import Statistics, Status
from symbody.runtime import loops
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.loops.solver import LoopSolver, Rebound
from symbody.runtime.loops.structures import (
    Accuracy,
    Addressed,
    Functions,
    SeriesFunctions,
)
from symbody.system.parts import MovedStart


@final
@dataclass(frozen=True)
class InitialValueProblem:
    """yd = f(t, y, u, p) from a start value."""

    rhs: Addressed
    y0: Sequence[float] | Array  # at the first asked time, shape (n,)
    labels: tuple[str, ...]
    quaternions: tuple[int, ...] = ()  # index of the first of four entries of each
    input_labels: tuple[str, ...] = ()
    inputs: Inputs = field(default_factory=ConstantInputs)
    # Writes ∂f/∂y, row-major, shape (n, n), at given u; exact where the inputs do not
    # depend on the state, and good enough for implicit methods where they do.
    jacobian: Addressed | None = None
    correction: StateCorrection | None = None
    # From the first and last time of a run to its time events in order.
    events: Callable[[float, float], Iterable[TimeEvent]] = lambda *_: ()
    causes: Causes | None = None  # for messages
    # Values of inputs that are held while time goes on, shape (m,): what a compiled
    # function of the inputs gets as its own inputs, or the inputs.
    held: Array | None = None
    # what changes these at certain times
    controllers: Controllers | Outputs | None = None
    # Writes the vectors between the ends of loads, three numbers, and the force along
    # each, which has no direction where they meet; likewise what passes zero at corners
    # of kinematic formulas.
    ends: Addressed | None = None
    # From a model to the functions of the Taylor series of its rates, and those of the
    # model that the rates belong to.
    expand: Callable[[CompiledModel], SeriesFunctions] | None = None
    series: SeriesFunctions | None = None
    switches: Addressed | None = None  # writes what passes zero where formulas switch
    switch_count: int = 0
    end_messages: tuple[str, ...] = ()  # on each of these, if it passes zero
    jump: VelocityJumps | None = None  # changes velocities at events
    contacts: loops.Contacts | None = None  # set-valued laws
    laws: tuple[run.LawName, ...] = ()  # their names
    whens: run.WhenClauses | None = None  # what jumps at conditions of the user's
    timed: Callable[[str], AbstractContextManager[object]] = nullcontext  # of a stage

    @property
    def holds(self) -> bool:
        """Whether inputs are held that change at instants."""
        return self.controllers is not None or self.whens is not None

    def log(self) -> run.EventLog | None:
        """Return an empty log of what happens in a run; None if nothing can."""
        if self.contacts is None and self.whens is None:
            return None
        return run.EventLog(self.laws, () if self.whens is None else self.whens.names)

    def corrected_by(self, correction: StateCorrection) -> InitialValueProblem:
        """Return the problem with other dependent coordinates, and the same start."""
        jacobian = None if self.jacobian is None else correction.jacobian()
        rates = correction.rates
        series = None if self.expand is None else self.expand(correction.model)
        return replace(
            self, rhs=rates, jacobian=jacobian, correction=correction, series=series
        )

    @cached_property
    def functions(self) -> Functions:
        """The functions of a solver, but for inputs that Python gives."""
        inputs, correction, whens = self.inputs, self.correction, self.whens
        guards, count = (None, 0) if whens is None else whens.guards
        return Functions(
            self.rhs, self.jacobian,
            inputs.function if isinstance(inputs, CompiledInputs) else None,
            None if correction is None else correction.function,
            guards, count, self.switches, self.switch_count, ends=self.ends,
            end_count=0 if self.ends is None else len(self.end_messages),
            series=self.series,
        )  # fmt: skip

    def __post_init__(self) -> None:
        """Raise CallError where a state does not start at a finite value."""
        y0, n, inputs = np.asarray(self.y0, dtype=float), len(self.labels), self.inputs
        assert y0.shape == (n,), (y0.shape, self.labels)
        assert len({*self.labels}) == n, self.labels
        for first in self.quaternions:
            assert 0 <= first <= n - 4, first
            assert y0[first : first + 4].any(), self.labels[first]
        if isinstance(inputs, ConstantInputs):
            assert len(inputs.values) == len(self.input_labels), self.input_labels
        if not np.isfinite(y0).all():
            i = int(np.argmin(np.isfinite(y0)))
            raise CallError(
                f"initial value problem: {self.labels[i]!r} starts at {y0[i]}. Start "
                f"values must be finite."
            )


@final
@dataclass(frozen=True)
class Trajectory:
    """States and inputs at the asked times, then at the end if a run ended early."""

    times: Array  # shape (N,) [s]
    y: Array  # shape (N, n)
    u: Array  # shape (N, m); NaN where the function that gives them failed
    status: Status
    statistics: Statistics
    formula_times: Array  # those that formulas get, some roundings beside events [s]
    notes: tuple[Note, ...] = ()
    events: ContactEvents = NO_EVENTS  # of contacts

    def __repr__(self) -> str:
        n, m = self.y.shape[1], self.u.shape[1]
        return (
            f"Trajectory({n} states, {m} inputs at {self.times.size} times from "
            f"{self.times[0]:g} to {self.times[-1]:g} s, {self.status.outcome}; "
            f"{self.statistics})"
        )


@final
@dataclass(frozen=True)
class Prepared:
    """A model made ready for an integration."""

    model: CompiledModel  # with the dependent coordinates that fit its start
    start: Array  # at the first asked time, shape (n,)
    # From a model, a start, its time, a span, and perhaps inputs, numbers by name.
    problem_of: Callable[..., InitialValueProblem]
    events: TimeEvents
    method: IntegrationMethod  # with the longest step that is chosen
    treatment: ConstraintTreatment  # how constraints are kept
    moved: Sequence[MovedStart]  # start values that loops have moved
    driving: Driving
    notes: tuple[Note, ...]  # on constraints, inputs and start values
    shared: CompiledSystem  # of the model, without feedback by Baumgarte
    begin: float  # when it starts [s]
    span: float  # how long it takes, from which contacts take scales [s]
    unchecked: bool = False  # whether nobody knows yet that all has inertia
    # Inputs other than those of `driving`.
    numbers: Mapping[str, float | Array] | None = None

    def check_inertia(self) -> None:
        """Raise AnalysisError unless all that moves has inertia at the start."""
        y = self.start[: len(self.model.state_labels())]
        self.model.check_inertia(self.begin, y)

    @cached_property
    def problem(self) -> InitialValueProblem:
        """The initial value problem, which runs that go well do not need again."""
        own = self.begin, self.span, self.numbers
        return self.problem_of(self.model, self.start, *own)

    @cached_property
    def _spare(self) -> list[LoopSolver] | None:
        """Solvers of runs like it that are over, whose memory later ones take.

        None if none can be like it. Any thread may take one, which is then its own.
        """
        key = _kind(self.problem, self.method, self.treatment)
        if key is None:
            return None
        kinds = self.model.shared.once(_kind, dict[object, list[LoopSolver]])
        if len(kinds) >= _MOST_SPARE:
            kinds.clear()
        return kinds.setdefault(key, [])

    @cached_property
    def inputs(self) -> Array | None:
        """The inputs of a run in which nothing happens; None where something may."""
        values, problem = self.problem.inputs, self.problem
        happens = problem.contacts or problem.holds or not self.events.is_empty
        if happens or not isinstance(values, ConstantInputs):
            return None
        return np.array(values.values, dtype=float)

    def solver(self) -> LoopSolver | None:
        """Return a solver of a run like it, for the caller alone; None if none is."""
        spare = self._spare
        if spare is None:
            return None
        try:
            solver: LoopSolver | None = spare.pop()
        except IndexError:  # another thread may have taken the last one
            solver = None
        if solver is None or solver.functions is not solver.own:
            # The last run went on with other dependent coordinates.
            of = self.problem, self.method, None, solver
            solver, _ = connect(*of, leaves=True, changes=True)
        return solver

    def keep(self, solver: LoopSolver) -> None:
        """Let other runs have a solver."""
        if self._spare is not None and len(self._spare) < _MOST_SPARE:
            self._spare.append(solver)

    @property
    def may_serve_again(self) -> bool:
        """Whether other runs of these options have nothing else to find or to say."""
        model = self.model
        feedback = model.system.stabilization
        return (
            not (feedback and feedback[0] < 0)  # back in time
            and self.events.is_always_empty
            and not self.events.notes()
            and self.problem.whens is None
            and not (model.solves_loops or model.system.nodes)
        )


@final
@dataclass(frozen=True)
class Reached:
    """The end of a run, for messages."""

    problem: InitialValueProblem
    solver: LoopSolver
    begin: float  # [s]
    first_state: Array  # where it began
    end: float  # where it was to come to [s]
    pace: float | None = None  # how long the last steps were, if they got nowhere [s]


# Kinds of solvers that are kept for a model, and solvers of each.
_MOST_SPARE = 8


def _kind(
    problem: InitialValueProblem, method: IntegrationMethod, treatment: str
) -> object:
    """Return what solvers of the same memory have alike; None for what has no like."""
    contacts = problem.contacts
    if problem.whens is not None or not isinstance(problem.inputs, ConstantInputs):
        return None
    loads = 0 if problem.ends is None else len(problem.end_messages)
    switches = problem.functions.switch_count
    laws = None if contacts is None else (contacts.table.tobytes(), problem.laws)
    return (
        method, len(problem.labels), len(problem.input_labels), problem.quaternions,
        loads, laws, switches, treatment,
    )  # fmt: skip


def rebound(
    table: Any,
    bound: Callable[[CompiledFunction], Rebound] = lambda one: Rebound(one.entry),
) -> Any:
    """Return a table whose functions take the parameters of one run after another."""
    own = {n: f for n, f in vars(table).items() if isinstance(f, CompiledFunction)}
    return replace(table, **{n: bound(f) for n, f in own.items()})


def connect(
    problem: InitialValueProblem,
    method: IntegrationMethod,
    stop: NDArray[np.int64] | None = None,
    again: LoopSolver | None = None,
    *,
    leaves: bool = False,
    changes: bool = False,
) -> tuple[LoopSolver, PythonCall | None]:
    """Return a solver that ends once `stop` is not zero, and its Python function.

    One that `leaves` may end where another method goes on; the functions of one that
    `changes` take the parameters of one run after another. `again` is one of a run that
    is over.
    """
    n, inputs, functions = len(problem.labels), problem.inputs, problem.functions
    u, python = np.zeros(len(problem.input_labels)), None
    stop = np.zeros(1, np.int64) if stop is None else stop
    if again is not None and isinstance(inputs, ConstantInputs):
        p, values = problem.rhs.parameters, inputs.values
        again.renew(values, problem.held, problem.contacts, p)
        _limit(again, problem.correction)
        return again, None
    if isinstance(inputs, ConstantInputs):
        u[:] = inputs.values
        if changes:
            functions = rebound(functions)
            series = functions.series and rebound(functions.series)
            functions = replace(functions, series=series)
    elif isinstance(inputs, PythonInputs):
        python = PythonCall(inputs.function, n, len(problem.input_labels), stop)
        functions = replace(functions, inputs=python)
    if isinstance(method, Taylor) and n and problem.series is None:
        raise CallError(
            "time integration with Taylor: the formulas of the rates are not known "
            "here. Take method='DP853'."
        )
    # Where everything is driven no method has anything to do, but contacts of steps.
    loop = method.loop if n or method.loop == "moreau" else "dp54"
    leaves &= isinstance(method, DP853) and method.may_change
    accuracy = Accuracy(
        loop, method.rtol, method.tolerances(problem.labels), method.longest,
        method.step or 0.0, leaves,
    )  # fmt: skip
    with problem.timed("load time loop"):
        calls = LoopSolver(
            n, u, accuracy, functions, problem.quaternions, stop, problem.held,
            problem.contacts,
        )  # fmt: skip
    if changes:
        return connect(problem, method, stop, calls)
    _limit(calls, problem.correction)
    return calls, python


# Dependent velocities may grow so much before other coordinates are chosen. Choosing
# compiles, so it is worth a while; the numbers are squares.
LARGEST_GROWTH = 25.0
HARMLESS = 100.0
# Without better dependent coordinates the limit becomes so many times the growth.
RAISE = 4.0
# Where no others can be chosen, the run ends as near to the end of their range.
_END_OF_RANGE = 1e9


def _limit(calls: LoopSolver, correction: StateCorrection | None) -> None:
    if correction is None:
        return
    passes, partition = correction.can_repartition, correction.partition
    least = HARMLESS if passes else _END_OF_RANGE
    limit = max(least, LARGEST_GROWTH * correction.condition)
    sets_aside = partition is not None and bool(partition.redundant)
    count = len(correction.model.state_labels())
    calls.set_limits(limit, count, correction.corrects, passes, sets_aside)
    calls.fresh.harmless, calls.fresh.most = least, LARGEST_GROWTH


def connect_anew(problem: InitialValueProblem, solver: LoopSolver) -> None:
    """Let a solver go on with the functions of a problem with the same states."""
    correction, functions = problem.correction, solver.functions
    solver.connect(
        replace(
            functions, rates=problem.rhs, jacobian=problem.jacobian,
            series=problem.series,
            correction=None if correction is None else correction.function,
        )
    )  # fmt: skip
    _limit(solver, correction)


def repartitioned(
    problem: InitialValueProblem, solver: LoopSolver
) -> InitialValueProblem:
    """Return the problem with other dependent coordinates, as fits the state now."""
    assert problem.correction is not None
    correction = problem.correction.repartitioned(solver.t, solver.y.copy())
    problem = problem.corrected_by(correction)
    growth, well = solver.growth, solver.context.good_limit
    connect_anew(problem, solver)
    solver.structure.condition = correction.condition
    if not correction.condition * RAISE < growth:
        # Nothing better is found: the limit rises, so that time goes on.
        solver.raise_limit(RAISE * max(growth, correction.condition), well)
    return problem
