"""The course of states and other unknowns in time: a guess, or what a mesh found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, final

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.optimal.formulation import Formulation
from symbody.analyses.optimal.point_functions import Floats
from symbody.analyses.optimal.schemes import Scheme
from symbody.arguments import Arguments, listed, near, real, real_array, shown
from symbody.errors import AnalysisError
from symbody.expr.node import Symbol
from symbody.results.motion import Motion
from symbody.results.plan import Plan

# So many places of a straight path have their loops closed.
_CLOSED = 21
_WORDS = "a Plan, a Motion, or a dictionary from names to numbers or tables"


class Course(Protocol):
    """States and other unknowns over the parts of a duration."""

    @property
    def duration(self) -> float:
        """The duration [s]."""

    @property
    def free(self) -> Floats:
        """The values of free parameters."""

    def at(self, parts: Floats) -> tuple[Floats, Floats]:
        """Return states and others at parts of the duration from 0 to 1, by rows."""


@final
@dataclass(frozen=True)
class PiecewiseCourse:
    """Polynomials on the intervals of a mesh, through nodes and points."""

    scheme: Scheme
    nodes: Floats
    duration: float
    free: Floats
    states: Floats  # at nodes, shape (N + 1, n)
    at_points: Floats  # shape (N, points, n)
    others: Floats  # shape (N, points, m)

    def at(self, parts: Floats) -> tuple[Floats, Floats]:
        """Return states and others at parts of the duration, by rows."""
        parts = np.asarray(parts, dtype=float)
        count = len(self.nodes) - 1
        i = np.clip(np.searchsorted(self.nodes, parts, "right") - 1, 0, count - 1)
        s = (parts - self.nodes[i]) / np.diff(self.nodes)[i]
        through = np.concatenate([self.states[:-1, None], self.at_points], axis=1)
        states = np.einsum("kj,kjn->kn", self.scheme.state_basis(s), through[i])
        others = np.einsum("kj,kjm->km", self.scheme.control_basis(s), self.others[i])
        return states, others

    def within(self, s: Floats) -> tuple[Floats, Floats, Floats]:
        """Return states, their slopes by time and others at places of each interval.

        Shape (N, places, …), for places s from 0 to 1.
        """
        through = np.concatenate([self.states[:-1, None], self.at_points], axis=1)
        lengths = self.duration * np.diff(self.nodes)[:, None, None]
        own, slopes = self.scheme.state_basis(s), self.scheme.state_slopes(s)
        return (
            np.einsum("kj,ijn->ikn", own, through),
            np.einsum("kj,ijn->ikn", slopes, through) / lengths,
            np.einsum("kj,ijm->ikm", self.scheme.control_basis(s), self.others),
        )


@final
@dataclass(frozen=True)
class TabulatedCourse:
    """Tables with straight lines between their parts of the duration."""

    duration: float
    free: Floats
    parts: Floats
    states: Floats
    others: Floats

    def at(self, parts: Floats) -> tuple[Floats, Floats]:
        """Return states and others at parts of the duration, by rows."""

        def between(values: Floats) -> Floats:
            columns = [np.interp(parts, self.parts, column) for column in values.T]
            return np.array(columns).T.reshape(len(parts), values.shape[1])

        return between(self.states), between(self.others)


def guess_of(
    arguments: Arguments, of: Formulation, guess: object, first: Mapping[Symbol, float]
) -> TabulatedCourse:
    """Return where a search begins, from what a user has."""
    tables: dict[str, tuple[Floats, Floats]] = {}
    values = dict(first)
    low, high = of.duration
    duration = _between(low, high)
    if isinstance(guess, (Plan, Motion)):
        times = np.asarray(guess.time, dtype=float)
        duration = float(np.clip(times[-1] - times[0], low, high))
        known = {s.name for s in (*of.states, *of.locals)}
        parts = (times - times[0]) / (times[-1] - times[0])
        if isinstance(guess, Plan):
            tables = {n: (parts, guess.value(n)) for n in guess.quantities.names}
            if {s.name.partition("[")[0] for s in of.free} <= {*guess.parameters}:
                values = dict(zip(of.free, of.values_of(guess.parameters), strict=True))
        else:
            tables = {n: (parts, guess.array(n)) for n in known if n in guess}
    elif isinstance(guess, Mapping):
        duration, tables, values = _by_name(arguments, of, guess, duration, values)
    elif guess is not None:
        raise arguments.refused("guess", guess, _WORDS, 'Give {"F": 0.1}.')
    grid = np.unique(
        np.concatenate([[0.0, 1.0], *(parts for parts, _ in tables.values())])
    )
    if of.dynamics.constrained and not tables:
        grid = np.linspace(0.0, 1.0, _CLOSED)
    columns: dict[Symbol, Floats] = {}
    for symbol in (*of.states, *of.locals):
        begin = of.home.get(symbol, 0.0)
        column = begin + (of.ends.get(symbol, begin) - begin) * grid
        if symbol.name in tables:
            column = np.interp(grid, *tables[symbol.name])
        columns[symbol] = column
    if of.dynamics.constrained:
        _close(of, columns, duration, {*tables})
    for place in of.dynamics.of.system.quaternions:
        turn = of.states[place : place + 4]
        lengths = np.linalg.norm([columns[s] for s in turn], axis=0)
        columns |= {s: columns[s] / np.maximum(lengths, 1e-3) for s in turn}
    for symbol, column in columns.items():
        columns[symbol] = np.clip(column, *of.bounds.get(symbol, (-np.inf, np.inf)))
    table = np.array([*columns.values()]).T.reshape(len(grid), len(columns))
    n = len(of.states)
    free = np.array([values[s] for s in of.free], dtype=float)
    return TabulatedCourse(duration, free, grid, table[:, :n], table[:, n:])


def _close(
    of: Formulation, columns: dict[Symbol, Floats], duration: float, tabulated: set[str]
) -> None:
    """Close the loops along the independent coordinates of a guess."""
    model = of.model
    coordinates = model.system.coordinates
    tree, independent = ImplicitModel(model), {*coordinates.independent}
    y = np.array([of.home[s] for s in coordinates.y])
    for row in range(len(next(iter(columns.values())))):
        wanted: dict[str, float] = {}
        for s, v in coordinates.velocity_of.items():
            if v in independent and s in coordinates.y:
                rate = (columns[s][-1] - columns[s][0]) / duration
                wanted[s.name] = float(columns[s][row])
                wanted[v.name] = float(columns[v][row] if v.name in tabulated else rate)
        names = [s.name for s in coordinates.y]
        rough = np.array([wanted.get(n, x) for n, x in zip(names, y, strict=True)])
        try:
            y = model.settled_start(rough, wanted)[1]
        except AnalysisError:
            return  # Loops that cannot close on the way leave the search to the solver.
        motion = tree.on_spanning_tree(0.0, y, np.zeros(len(model.system.u)))[:2]
        for s, value in zip(of.states, np.concatenate(motion), strict=False):
            if s.name not in tabulated:
                columns[s][row] = value


def _between(low: float, high: float) -> float:
    if np.isfinite(high):
        return 0.5 * (low + high)
    return max(2 * low, 1.0)


def _by_name(
    arguments: Arguments,
    of: Formulation,
    guess: Mapping[object, object],
    duration: float,
    values: dict[Symbol, float],
) -> tuple[float, dict[str, tuple[Floats, Floats]], dict[Symbol, float]]:
    tables: dict[str, tuple[Floats, Floats]] = {}
    free = {s.name: s for s in of.free}
    known = {s.name for s in (*of.states, *of.locals)}
    if "duration" in guess:
        duration = arguments.number("duration", guess["duration"], above=0, unit="s")
    for name, value in guess.items():
        if name == "duration":
            continue
        number = real(value)
        if isinstance(name, str) and name in free and number is not None:
            values[free[name]] = number
        elif not isinstance(name, str) or name not in known:
            every = sorted([*known, *free, "duration"])
            rule = f"of names {listed(every, most=20)}"
            raise arguments.refused("guess", name, rule, near(name, every))
        elif number is not None:
            tables[name] = np.array([0.0, 1.0]), np.full(2, number)
        else:
            tables[name] = _table(arguments, name, value, duration)
    return duration, tables, values


def _table(
    arguments: Arguments, name: str, value: object, duration: float
) -> tuple[Floats, Floats]:
    pair = value if isinstance(value, tuple) and len(value) == 2 else (None, None)
    times, values = (real_array(part) for part in pair)
    fits = (
        times is not None and values is not None and times.ndim == 1
        and times.shape == values.shape and len(times) > 1
        and bool(np.all(np.diff(times) >= 0)) and np.isfinite(values).all()
    )  # fmt: skip
    if not fits:
        rule = "a number, or a table (times, values) of increasing times"
        raise arguments.refused(f"guess[{shown(name)}]", value, rule, "Give 0.0.")
    assert times is not None
    assert values is not None
    return times / duration, values
