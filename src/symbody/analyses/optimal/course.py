"""The course of states and other unknowns in time: a guess, or what a mesh found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np

from symbody.analyses.instant.inputs import points
from symbody.analyses.optimal.dynamics import Formulation
from symbody.analyses.optimal.methods import Scheme
from symbody.analyses.optimal.point_functions import Floats, PointFunctions
from symbody.arguments import Arguments, listed, near, real, shown
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import building_graph
from symbody.results.motion import Motion
from symbody.results.plan import Plan

# So many places of a path without tables are computed, and have their loops closed.
_PLACES = 21
# Steps of Newton's method, the last of which is so small; residuals where it diverges.
_NEWTON, _CLOSED, _FAR = 20, 1e-10, 1e-6
_WORDS = "a Plan, a Motion, or a dictionary from names to numbers or tables"


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
        """Return states and others at parts of the duration from 0 to 1, by rows."""
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
        """Return states and others at parts of the duration from 0 to 1, by rows."""

        def between(values: Floats) -> Floats:
            columns = [np.interp(parts, self.parts, column) for column in values.T]
            return np.array(columns).T.reshape(len(parts), values.shape[1])

        return between(self.states), between(self.others)


Course: TypeAlias = PiecewiseCourse | TabulatedCourse


def guess_of(
    arguments: Arguments, of: Formulation, guess: object, first: Mapping[Symbol, float]
) -> TabulatedCourse:
    """Return where a search begins, from what a user has."""
    tables: dict[str, tuple[Floats, Floats]] = {}
    values = dict(first)
    low, high = of.duration
    duration = 0.5 * (low + high) if np.isfinite(high) else max(2 * low, 1.0)
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
    if not tables:
        grid = np.linspace(0.0, 1.0, _PLACES)
    free = np.array([values[s] for s in of.free], dtype=float)
    columns: dict[Symbol, Floats] = {}
    for symbol in (*of.states, *of.locals):
        begin = of.home.get(symbol, 0.0)
        column = begin + (of.ends.get(symbol, begin) - begin) * grid
        if symbol.name in tables:
            column = np.interp(grid, *tables[symbol.name])
        columns[symbol] = column
    _bend(of, columns, grid, duration, {*tables})
    if of.dynamics.closing:
        _close(of, columns, grid, duration, {*tables}, free)
    for turn in of.dynamics.quaternions:
        lengths = np.linalg.norm([columns[s] for s in turn], axis=0)
        columns |= {s: columns[s] / np.maximum(lengths, 1e-3) for s in turn}
    for symbol, column in columns.items():
        columns[symbol] = np.clip(column, *of.bounds[symbol])
    table = np.array([*columns.values()]).T.reshape(len(grid), len(columns))
    n = len(of.states)
    return TabulatedCourse(duration, free, grid, table[:, :n], table[:, n:])


def _bend(
    of: Formulation,
    columns: dict[Symbol, Floats],
    grid: Floats,
    duration: float,
    tabulated: set[str],
) -> None:
    """Lead coordinates with their velocities along cubics from the start to the end."""
    system = of.dynamics.of.system
    accelerations = dict(zip(system.v, system.vd, strict=True))
    for q, v in system.coordinates.velocity_of.items():
        if q not in columns or {q.name, v.name} & tabulated:
            continue
        far, slopes = columns[q][-1] - columns[q][0], duration * columns[v][[0, -1]]
        # Powers of the part of the duration, the highest first.
        cubic = np.poly1d([
            slopes.sum() - 2 * far, 3 * far - 2 * slopes[0] - slopes[1], slopes[0],
            columns[q][0],
        ])  # fmt: skip
        columns[q], columns[v] = cubic(grid), cubic.deriv()(grid) / duration
        a = accelerations.get(v)
        if a in columns:
            columns[a] = cubic.deriv(2)(grid) / duration**2


def _close(
    of: Formulation,
    columns: dict[Symbol, Floats],
    grid: Floats,
    duration: float,
    tabulated: set[str],
    free: Floats,
) -> None:
    """Close the loops along the independent coordinates of a guess, step by step."""
    coordinates = of.model.system.coordinates
    with building_graph():
        nodes = [one.formula for one in of.dynamics.closing]
        formulas = of.at_node("closing", nodes, point=False)
    functions = PointFunctions(of.model, formulas, of.parameters)
    head = 1 + of.timed
    held = {*coordinates.independent, *of.dynamics.of.system.x}
    held |= {q for q, v in coordinates.velocity_of.items() if v in held}
    held |= {s for s in of.states if s.name in tabulated}
    moving = [head + k for k, s in enumerate(of.states) if s not in held]
    rows, places = functions.jacobian_places
    states = np.array([of.home[s] for s in of.states])
    for row, part in enumerate(grid):
        own = [columns[s][row] if s in held else states[k]
               for k, s in enumerate(of.states)]  # fmt: skip
        z = np.array([[duration, duration * part][:head] + own + free.tolist()])
        for _ in range(_NEWTON):
            J = np.zeros((functions.count, functions.width))
            J[rows, places] = functions.slopes(z)[0]
            step = np.linalg.lstsq(J[:, moving], functions.values(z)[0], rcond=1e-9)[0]
            z[0, moving] -= step
            if not np.abs(step).max(initial=0.0) > _CLOSED:
                break
        if not np.abs(functions.values(z)).max() < _FAR:
            return  # Loops that do not close on the way are left to the search.
        states = z[0, head : head + len(of.states)]
        for s, value in zip(of.states, states, strict=True):
            columns[s][row] = value


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
    which = f"guess[{shown(name)}]"
    if not isinstance(value, tuple) or len(value) != 2:
        rule = "a number, or a table (times, values)"
        raise arguments.refused(which, value, rule, "Give 0.0.")
    times, values = points(f"{arguments.who}: {which}", *value)
    return times / duration, values
