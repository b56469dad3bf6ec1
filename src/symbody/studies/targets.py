"""Targets: what the names that vary in a study are, and rows of their numbers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.analyses.instant.inputs import Array, ConstantInputs
from symbody.analyses.run.problem import InitialValueProblem
from symbody.arguments import Arguments, near
from symbody.closure.close_and_partition import closes_turned
from symbody.closure.compiled_starts import CompiledStarts
from symbody.errors import ModelError, collected_warnings
from symbody.formalisms.derivations import building_graph
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.assembly import start_plans_of
from symbody.runtime.loops.solver import Rebound
from symbody.runtime.repeat import Choices
from symbody.studies.design import Design
from symbody.system.checks import ParameterChecks
from symbody.system.coordinates import Partition
from symbody.system.parts import MovedStart, MovedStarts
from symbody.system.system import System
from symbody.system.values import (
    assumed_start,
    fixed_start,
    parameter_values,
    user_start,
)

Kind: TypeAlias = Literal["argument", "parameter", "entry", "start", "input"]
# Arguments that stand for any number of them.
_MANY = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
# J[1][0], or J[1,0] as symbols are called.
_ENTRY = re.compile(r"(.+?)((?:\[\d+(?:, ?\d+)*\])+)")


@final
@dataclass(frozen=True)
class Target:
    """The target of one name that varies."""

    name: str
    # The argument is of the function that makes the model, the entry of a parameter
    # with several.
    kind: Kind
    of: str = ""  # name of the parameter whose entry it is
    at: tuple[int, ...] = ()  # where in it


def targets_of(
    names: tuple[str, ...], system: System, function: Callable[..., Model] | None
) -> dict[str, Target]:
    """Return what names are; ModelError where one is unknown, or means two things."""
    arguments: tuple[str, ...] = ()
    if function is not None:
        wanted = inspect.signature(function).parameters.values()
        arguments = tuple(one.name for one in wanted if one.kind not in _MANY)
    known: dict[Kind, tuple[str, ...]] = {
        "argument": arguments,
        "parameter": tuple(system.parameters),
        "start": tuple(s.name for s in (*system.coordinates.y, *system.discrete)),
        "input": tuple(system.inputs),
    }
    return {name: _target(name, known, system) for name in names}


def _target(name: str, known: Mapping[Kind, tuple[str, ...]], system: System) -> Target:
    kinds = [kind for kind, names in known.items() if name in names]
    if len(kinds) > 1:
        raise ModelError(
            f"study of {system.name!r}: {name!r} is {' and '.join(kinds)} at once. "
            f"Rename one of them, so that it is clear what varies."
        )
    if kinds:
        return Target(name, kinds[0])
    parts = _ENTRY.fullmatch(name)
    if parts and parts[1] in system.parameters:
        at = tuple(int(i) for i in re.findall(r"\d+", parts[2]))
        shape = system.parameters[parts[1]].symbols.shape
        if len(at) == len(shape) and all(i < n for i, n in zip(at, shape, strict=True)):
            return Target(name, "entry", parts[1], at)
        raise ModelError(
            f"study of {system.name!r}: {name!r} is no entry of the parameter "
            f"{parts[1]!r}, whose shape is {shape}. Count from 0."
        )
    places = [other for names in known.values() for other in names]
    # What is two things at once cannot vary either.
    every = [other for other in places if places.count(other) == 1]
    raise ModelError(
        f"study of {system.name!r}: {name!r} cannot vary, as there is no parameter, "
        f"start value or input of this name. There are {', '.join(every)}. "
        f"{near(name, every)}"
    )


_ARGUMENTS = Arguments("study", ModelError)


@final
@dataclass(frozen=True)
class Assigned:
    """The values of a run by name, as `simulate` takes them."""

    parameters: dict[str, object]
    start: dict[str, object]
    inputs: dict[str, object]


def assigned(
    values: Mapping[str, object],
    targets: Mapping[str, Target],
    model: CompiledModel | None,
) -> Assigned:
    """Return the values of a run, less the arguments of a function."""
    run = Assigned({}, {}, {})
    groups = {"parameter": run.parameters, "start": run.start, "input": run.inputs}
    entries = []
    for name, value in values.items():
        target = targets[name]
        if target.kind == "entry":
            entries.append((target, _ARGUMENTS.number(name, value)))
        elif target.kind != "argument":
            groups[target.kind][name] = value
    if entries and model is not None:
        # Entries that do not vary are as without those that do.
        parameters: dict[str, Any] = run.parameters
        system = model.system
        others = parameter_values(system, model.overrides | parameters)
        known = dict(zip(system.p, others.tolist(), strict=True))
        for target, value in entries:
            if target.of not in parameters:
                symbols = system.parameters[target.of].symbols
                flat = [known[symbol] for symbol in symbols.ravel().tolist()]
                parameters[target.of] = np.array(flat).reshape(symbols.shape)
            parameters[target.of][target.at] = value
    return run


class Rows(NamedTuple):
    """The numbers in which runs differ, a row a run."""

    p: Array
    y: Array  # states at the first time
    u: Array
    fit: NDArray[np.bool_]  # whether `simulate` has nothing to say to a run


class _Column(NamedTuple):
    """The numbers of one name, and where among "p", "y" or "u" they belong."""

    of: int
    places: NDArray[np.int64]
    values: Array


@final
class NumberRows:
    """The rows of a design, whose values are numbers."""

    def __init__(
        self,
        model: CompiledModel,
        design: Design,
        targets: Mapping[str, Target],
        base: tuple[Array, Array, Array],
    ) -> None:
        """Look up where each value belongs."""
        system = model.system
        self._model, self._design, self._targets = model, design, targets
        self._base = base
        self._columns = [
            _column(system, name, design, targets[name]) for name in design.names
        ]
        self._signs = [(i, s.sign) for i, s in enumerate(system.p) if s.sign]
        places = {i for c in self._columns if c.of == 0 for i in c.places.tolist()}
        varying = [
            name
            for name, there in system.defaults.places.items()
            if not places.isdisjoint(range(there.start, there.stop))
        ]
        # Whether parameters that do not vary follow from some that do.
        at = system.defaults.places
        follow = [at[name] for name in system.defaults.followers(varying)]
        self._depends = any(not places >= {*range(s.start, s.stop)} for s in follow)
        self._checks = ParameterChecks(system, varying)

    @property
    def varied(self) -> frozenset[str]:
        """The quantities that differ between runs: of "p", "y" and "u"."""
        return frozenset("pyu"[column.of] for column in self._columns)

    def __call__(self, runs: Sequence[int]) -> Rows:
        """Return the rows of runs with these numbers."""
        p, y, u = (np.tile(values, (len(runs), 1)) for values in self._base)
        numbers = np.asarray(runs, dtype=np.int64)
        for column in self._columns:
            (p, y, u)[column.of][:, column.places] = column.values[numbers]
        fit = np.ones(len(numbers), dtype=bool)
        if self._depends:
            for i, run in enumerate(runs):
                try:
                    model = self._model
                    own = assigned(
                        self._design.row(run), self._targets, model
                    ).parameters
                    p[i] = parameter_values(model.system, {**model.overrides, **own})
                except ModelError:  # which `simulate` raises again
                    fit[i] = False
        for i, sign in self._signs:
            fit &= ~(p[:, i] * sign <= 0)
        for i in np.flatnonzero(fit & ~self._checks.are_clear(p)).tolist():
            try:
                with collected_warnings() as said:
                    self._checks(p[i])
            except ModelError:
                fit[i] = False
            fit[i] &= not said  # which `simulate` says again, or raises
        return Rows(p, y, u, fit)


def are_numbers(system: System, design: Design, targets: Mapping[str, Target]) -> bool:
    """Return whether what varies are numbers, of which no start value follows."""
    fixed = {i + k for i in system.quaternions for k in range(4)}
    labels = [symbol.name for symbol in system.coordinates.y]
    arrays = {**system.parameters, **system.inputs}
    for name, target in targets.items():
        if design.columns[name].options or target.kind == "argument":
            return False
        # One number stands for all entries of an input only; `simulate` says the rest.
        shape = design.columns[name].values.shape[1:]
        wanted = arrays[name].symbols.shape if name in arrays else ()
        if shape != wanted and (shape or target.kind != "input"):
            return False
        # Discrete variables are no states.
        if target.kind == "start" and (
            name not in labels or labels.index(name) in fixed
        ):
            return False
        if target.kind == "input" and system.inputs[name].limits is not None:
            return False
    return True


def differ_in_numbers(
    model: CompiledModel,
    problem: InitialValueProblem,
    *,
    started: bool,
) -> bool:
    """Return whether runs of a problem differ in numbers only, so that loops can do it.

    Inputs are constant then, there are no when clauses, and nothing jumps nor touches
    beside time events; no given or fixed start value follows from others; with
    constraints, compiled code closes starts.
    """
    switches = [model.time_switches(name) for name in ("derivatives", "sensors")]
    system = model.system
    jumps = problem.jump is not None or problem.contacts is not None
    return (
        (not system.constraints or start_plans_of(model) is not None)
        and not _has_dependent_start(system, started=started)
        and not system.start_conditions
        and problem.controllers is None
        and problem.whens is None
        and problem.series is None
        and isinstance(problem.inputs, ConstantInputs)
        and not any(one.calls or (jumps and one.switches) for one in switches)
    )


def _has_dependent_start(system: System, *, started: bool) -> bool:
    """Return whether explicit loops determine start values that are given."""
    if not system.loop_solutions:
        return False
    values = set(fixed_start(system))
    if not started:
        values |= {*user_start(system), *(one.name for one in system.moved)}
    return not values <= {s.name for s in system.coordinates.y}


def _column(system: System, name: str, design: Design, target: Target) -> _Column:
    values = design.columns[name].values.reshape(len(design), -1)
    if target.kind == "start":
        labels = [symbol.name for symbol in system.coordinates.y]
        return _Column(1, np.array([labels.index(name)]), values)
    of, order = (2, system.u) if target.kind == "input" else (0, system.p)
    places = {symbol: i for i, symbol in enumerate(order)}
    owner = system.inputs if target.kind == "input" else system.parameters
    own = owner[target.of if target.kind == "entry" else name].symbols
    symbols = [own[target.at]] if target.kind == "entry" else own.ravel().tolist()
    return _Column(of, np.array([places[symbol] for symbol in symbols]), values)


# As in `CompiledModel.settled_start`.
_SAME = 1e-9


class Starts(NamedTuple):
    """The starts of runs."""

    states: Array  # shape (runs, n)
    fit: NDArray[np.bool_]  # whether no start value has moved far
    choices: NDArray[np.int64]  # numbers of those they begin with
    turned: NDArray[np.bool_]  # whether they are in another posture than the model
    moved: dict[int, MovedStarts]  # of runs that fit


def starts_of(y: Array) -> Starts:
    """Return states that begin as they are."""
    fit, count = np.ones(len(y), dtype=bool), len(y)
    choices, turned = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=bool)
    return Starts(y, fit, choices, turned, {})


@final
class ClosedStarts:
    """Closes starts; for one thread."""

    def __init__(
        self, model: CompiledModel, values: Collection[str], t: float = 0.0
    ) -> None:
        """Make ready for states that runs give; with none, they start as the model."""
        plans, system = start_plans_of(model), model.system
        assert plans is not None, "`differ_in_numbers` says whether there are plans"
        assert system.partition is not None
        self.partitions = [system.partition]
        self._plans, self._model, self._names = plans, model, frozenset(values)
        self._t = t
        known = model.shared.closed_with, system.coordinates.by_constraints
        self._closer = CompiledStarts(plans, model.shared.rows, model.parameters, known)
        places, own = model.state_places, user_start(system)
        self._requested = [places[name] for name in self._names or own]
        # Where no start is given, `simulate` tells of all that moves.
        self._reported = self._requested if self._names else [*places.values()]
        # The places of the requested ones among these.
        self._among = slice(None) if self._names else self._requested
        self._values = {} if self._names else own
        self._assumed = {} if self._names else assumed_start(system)
        self._limits: Array = np.zeros((2, len(places)))
        if not (fixed_start(system) or system.loop_solutions):
            limits = formalisms.near_limits(model.derivations)
            self._limits = np.array([limits[name] for name in places]).T

    def __call__(self, p: Array, y: Array) -> Starts:
        """Return closed states."""
        shared, plans, system = self._model.shared, self._plans, self._model.system
        p, left, alone = np.ascontiguousarray(p), np.arange(len(y)), 0
        starts = starts_of(np.array(y, order="C"))
        closed, unmoved, fitting, turned, moved = starts
        known = plans.same_geometry(p, shared.closed_with)
        if not (self._names or system.loop_solutions or self._t):
            # As in `begins_closed`.
            left = left[~known]
        unmoved[left] = False
        moves = y[:, system.coordinates.v_in_y] != 0.0
        home = self._model.start_state(), system.coordinates.by_constraints
        open_yet = np.ones(len(y), dtype=bool)
        while left.size:
            # One as a pattern, and all that are closed by the same choice with it;
            # where few are alike, the others are closed one by one.
            first, rows = left[0], left if len(left) > alone else left[:1]
            self._closer = replace(self._closer, parameters=p[first].copy())
            partition = self._close(y[first].copy())
            open_yet[first] = False
            if partition is not None:
                if partition not in self.partitions:
                    self.partitions.append(partition)
                alike = (moves[rows] == moves[first]).all(axis=1)
                rows = rows[alike & (known[rows] == known[first])]
                signs = self._closer.close_many(self._t, rows, p, closed, *home)
                rows, signs = rows[signs != 0], signs[signs != 0]
                unmoved[rows], open_yet[rows] = True, False
                fitting[rows] = self.partitions.index(partition)
                turned[rows] = signs < 0
            count, left = len(left), left[open_yet[left]]
            alone = len(left) if 2 * len(left) > count else 0
        base = y[:, self._reported]
        if self._values:
            base[:, self._requested] = [*self._values.values()]
        change, size = np.abs(closed[:, self._reported] - base), np.abs(base)
        stays = (change <= _SAME * size).all(axis=1)
        # What closing has moved in the model itself is told of each run.
        stays &= bool(self._names) or not system.moved
        if not stays.all():
            limits, parts = self._limits[:, self._reported]
            is_little = change <= limits + parts * size
            little = is_little[:, self._among].all(axis=1)
            for run in np.flatnonzero(unmoved & ~stays & little).tolist():
                listed = partial(self._moves, p[run], y[run], closed[run])
                moved[run] = MovedStarts(listed)
            unmoved &= stays | little
        for k in np.flatnonzero(unmoved) if plans.has_locks else ():
            unmoved[k] = not closes_turned(
                shared.derivations, p[k], self._t, y[k], closed[k]
            )
        return starts

    def _moves(self, p: Array, y: Array, closed: Array) -> tuple[MovedStart, ...]:
        """Return the start values that closing has moved."""
        places, of = self._model.state_places, self._model.derivations
        values = self._values or {name: y.item(places[name]) for name in self._names}
        with building_graph():
            return formalisms.moved_start(
                of, values, p, self._assumed, None, closed.tolist(), self._t
            )

    def choices(
        self, functions: Callable[[Partition], Sequence[Rebound]], singular: float
    ) -> Choices:
        """Return the choices that runs come to, and the functions of each."""
        plans, system = self._plans, self._model.system
        closing = plans.closing(self._model.shared.rows)
        count = len(system.coordinates.by_constraints.rows)
        places = closing.choosing(plans.free_choice, count, singular)

        def made() -> tuple[NDArray[np.int64], Sequence[Rebound]]:
            partition = plans.partition(closing)
            return np.array(closing.pivots()), functions(partition)

        return Choices(places, functions(self.partitions[0]), made)

    def _close(self, y: Array) -> Partition | None:
        """Close a state in place; return what fits it, or None if it needs a look."""
        own = self._model.system.coordinates.by_constraints
        result = self._closer.close(self._t, y, self._names, own)
        if result is None or len(result[0].rows) != len(self.partitions[0].rows):
            return None
        return result[0]
