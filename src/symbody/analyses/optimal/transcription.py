"""An optimal motion on a mesh: unknowns at nodes and points, and their equations.

With polynomials of the states through node and points, of slopes A⁻¹, it is

    sum_l (A⁻¹)_jl (Y_il - y_i) = h_i T yd(Y_ij)

for points j of the interval i, which is h_i of the duration T: each equation has the
nonlinear terms of one point. Methods of Lobatto, whose A is singular, have integrals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.analyses.optimal.course import Course, PiecewiseCourse
from symbody.analyses.optimal.dynamics import Formulation, Limited
from symbody.analyses.optimal.methods import BETWEEN, SHOOTING, Scheme
from symbody.analyses.optimal.point_functions import (
    Floats,
    Numbers,
    PointFormulas,
    PointFunctions,
)
from symbody.analyses.optimal.shooting import ShootingFunctions
from symbody.analyses.optimal.sparse_problem import EquationRows
from symbody.errors import ModelError
from symbody.expr.node import Node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph

_COST = np.zeros(1, dtype=int)  # the row of the cost


@final
@dataclass(frozen=True)
class Places:
    """Places of the unknowns of a mesh in w, and times of points as parts of T."""

    nodes: Floats  # from 0 to 1, shape (N + 1,)
    states: Numbers  # at nodes, shape (N + 1, states)
    of_points: Numbers  # numbers of points by interval, shape (N, points of one)
    points: Numbers  # variables of points, shape (points, variables)
    times: Floats  # of points, from 0 to 1
    duration: int
    free: Numbers
    head: int  # number of variables of a point before its states


@final
class Transcription:
    """A formulation on a mesh: rows of a nonlinear program, what its unknowns mean."""

    def __init__(
        self, of: Formulation, scheme: Scheme, nodes: Floats, steps: int,
        rows: EquationRows,
    ) -> None:  # fmt: skip
        self.of, self.scheme, self.rows = of, scheme, rows
        self.shots: ShootingFunctions | None = None
        self._timed = of.timed
        with building_graph():
            self._formulas = of.at_points()
        self.places = self._placed(np.asarray(nodes, dtype=float))
        if scheme is SHOOTING:
            self._add_shots(steps)
        else:
            self._add_points()
        if self._timed:
            at = self.places
            number = rows.add("the time", at.times)
            rows.put(number, at.points[:, 1], 1.0)
            rows.put(number, np.full(len(at.points), at.duration), -at.times)
        self._add_ends()

    def _placed(self, nodes: Floats) -> Places:
        of, scheme, new = self.of, self.scheme, self.rows.unknowns
        N, s, n = len(nodes) - 1, len(scheme.c), len(of.states)
        c, h = np.array(scheme.c), np.diff(nodes)
        duration, free = int(new(1)[0]), self.rows.free([s.name for s in of.free])
        states = new(N + 1, n)
        if scheme.starts_at_node and scheme.ends_at_node:
            of_points = (s - 1) * np.arange(N)[:, None] + np.arange(s)
        else:
            of_points = np.arange(N * s).reshape(N, s)
        K = int(of_points.max()) + 1
        times = np.zeros(K)
        times[of_points] = nodes[:-1, None] + h[:, None] * c
        at_points = np.full((K, n), -1)
        if scheme.starts_at_node:
            at_points[of_points[:, 0]] = states[:-1]
        if scheme.ends_at_node:
            at_points[of_points[:, -1]] = states[1:]
            times[of_points[:, -1]] = nodes[1:]
        own = np.flatnonzero(at_points[:, 0] < 0) if n else np.zeros(0, dtype=int)
        at_points[own] = new(len(own), n)
        others, clocks = new(K, len(of.locals)), new(K, int(self._timed))
        shared = np.broadcast_to(np.array([duration]), (K, 1))
        every = np.broadcast_to(free, (K, len(free)))
        points = np.hstack([shared, clocks, at_points, others, every]).astype(np.int64)
        head = 1 + self._timed
        return Places(nodes, states, of_points, points, times, duration, free, head)

    def _functions(self, formulas: PointFormulas) -> PointFunctions:
        return PointFunctions(self.of.model, formulas, self.of.parameters)

    def _group(self, formulas: PointFormulas, places: Numbers) -> Numbers:
        """Add formulas at points; return the numbers of their values."""
        return self.rows.group(self._functions(formulas), places)

    def _add_points(self) -> None:
        of, at, rows = self.of, self.places, self.rows
        values = self._group(self._formulas, at.points)
        self._add_collocation(values)
        limited = (*of.dynamics.algebraic, *of.throughout)
        self._limit(limited, at.times, values[:, len(of.states) :])
        if of.running is not None:
            weights = np.diff(at.nodes)[:, None] * self.scheme.b
            rows.put_value(_COST, values[at.of_points, -1], weights)

    def _limit(self, many: Sequence[Limited], times: Floats, values: Numbers) -> None:
        """Keep values of formulas, a column each, within their limits."""
        for one, own in zip(many, values.T, strict=False):
            number = self.rows.add(one.label, times, one.low, one.high)
            self.rows.put_value(number, own, 1.0)

    def _add_shots(self, steps: int) -> None:
        of, at, rows = self.of, self.places, self.rows
        n, lengths = len(of.states), np.diff(at.nodes)
        with building_graph():
            flow, conditions = of.flow(), of.conditions()
        self.shots = shots = ShootingFunctions(
            self._functions(flow), at.head, n, lengths, steps
        )
        values = rows.group(shots, at.points)
        for k, symbol in enumerate(of.states):
            number = rows.add(f"the step of {symbol.name}", at.nodes[1:])
            rows.put(number, at.states[1:, k], 1.0)
            rows.put_value(number, values[:, k], -1.0)
        if of.running is not None:
            rows.put_value(_COST, values[:, n], 1.0)
        if not of.throughout:
            return
        self._limit(of.throughout, at.times, self._group(conditions, at.points))
        # The last node has no controls.
        loose = {*of.controls}
        ends = [o for o in of.throughout if loose.isdisjoint(symbols_of([o.formula]))]
        self._add_conditions("last node", len(lengths), ends)

    def shooting_errors(self, w: Floats) -> Floats:
        """Return the errors of the steps of each interval, relative to the states."""
        at, n, shots = self.places, len(self.of.states), self.shots
        assert shots is not None
        z = w[at.points]
        finer = shots.with_steps(2 * shots.steps)
        apart = np.abs(shots.values(z) - finer.values(z))[:, :n]
        errors = apart / self.of.sizes(self.of.states, w[at.states])
        errors = np.where(np.isfinite(errors), errors, np.inf)
        return np.asarray(errors.max(axis=1, initial=0.0))

    def _add_collocation(self, values: Numbers) -> None:
        of, at, scheme, rows = self.of, self.places, self.scheme, self.rows
        h, by = np.diff(at.nodes), at.of_points
        states = at.points[:, at.head : at.head + len(of.states)]
        begins, N = at.states[:-1], len(h)
        if scheme.starts_at_node:
            for k, symbol in enumerate(of.states):
                for j in range(1, len(scheme.c)):
                    number = rows.add(f"the rate of {symbol.name}", at.times[by[:, j]])
                    rows.put(number, states[by[:, j], k], 1.0)
                    rows.put(number, begins[:, k], -1.0)
                    columns = values[by, k]
                    factors = -h[:, None] * scheme.a[j]
                    rows.put_value(number[:, None], columns, factors)
            return
        slopes = np.linalg.inv(scheme.a)
        for k, symbol in enumerate(of.states):
            for j in range(len(scheme.c)):
                number = rows.add(f"the rate of {symbol.name}", at.times[by[:, j]])
                rows.put(number[:, None], states[by, k], slopes[j])
                rows.put(number, begins[:, k], -float(slopes[j].sum()))
                rows.put_value(number, values[by[:, j], k], -h)
            if not scheme.ends_at_node:
                ends = scheme.b @ slopes
                number = rows.add(f"the step of {symbol.name}", at.nodes[1:])
                rows.put(number, at.states[1:, k], 1.0)
                rows.put(number, begins[:, k], float(ends.sum()) - 1.0)
                rows.put(number[:, None], states[by, k], -np.tile(ends, (N, 1)))

    def _add_ends(self) -> None:
        of, at = self.of, self.places
        self._add_conditions("start", 0, of.at_first())
        self._add_conditions("end", len(at.nodes) - 1, of.at_end, of.final)
        for part, one in of.at_times:
            node = int(np.argmin(np.abs(at.nodes - part)))
            self._add_conditions(f"node {node}", node, [one])
        for part, cost in of.costs_at:
            node = int(np.argmin(np.abs(at.nodes - part)))
            self._add_conditions(f"node {node}", node, [], cost)

    def _add_conditions(
        self,
        title: str,
        node: int,
        several: Sequence[Limited],
        cost: Node | None = None,
    ) -> None:
        at, of = self.places, self.of
        nodes = [one.formula for one in several] + ([] if cost is None else [cost])
        if not nodes:
            return
        by, scheme, point = at.of_points, self.scheme, None
        if scheme.ends_at_node and node:
            point = int(by[node - 1, -1])
        elif scheme.starts_at_node and node < len(by):
            point = int(by[node, 0])
        with building_graph():
            formulas = of.at_node(title, nodes, point is not None)
        known = {*formulas.variables, *of.parameters}
        strange = [s.name for s in symbols_of(formulas.formulas) if s not in known]
        if strange:
            raise ModelError(
                f"OptimalControl.solve: a condition or cost at the {title} is of "
                f"{strange[0]!r}, which {self.scheme.name!r} does not know there. "
                f"Take 'hermite-simpson', or 'radau' at the end, or ask for states."
            )
        if point is None:
            # Formulas at a node hold the duration in place of the time.
            head = [at.duration] * at.head
            places = np.concatenate([head, at.states[node], at.free])
        else:
            places = at.points[point]
        values = self._group(formulas, places[None].astype(np.int64))
        self._limit(several, at.nodes[node : node + 1], values)
        if cost is not None:
            self.rows.put_value(_COST, values[:, -1], 1.0)

    def put_bounds(self, low: Floats, high: Floats) -> None:
        """Write bounds of the unknowns among those of the program."""
        of, at = self.of, self.places
        low[at.duration], high[at.duration] = of.duration
        symbols = (*of.states, *of.locals)
        for k, symbol in enumerate(symbols):
            least, most = of.bounds[symbol]
            places = at.points[:, at.head + k]
            low[places], high[places] = least, most
            if k < len(of.states):
                low[at.states[:, k]], high[at.states[:, k]] = least, most
        for symbol, place in zip(of.free, at.free, strict=True):
            least, most = of.bounds[symbol]
            # Those of all phases hold.
            low[place], high[place] = max(low[place], least), min(high[place], most)
        for symbol, value in of.start.items():
            place = at.states[0, of.states.index(symbol)]
            low[place] = high[place] = value

    def put_course(self, course: Course, w: Floats) -> None:
        """Write unknowns that follow a course among those of the program."""
        at, of = self.places, self.of
        w[at.duration], w[at.free] = course.duration, course.free
        n = len(of.states)
        states, others = course.at(at.times)
        w[at.points[:, at.head : at.head + n]] = states
        w[at.points[:, at.head + n : at.head + n + len(of.locals)]] = others
        if self._timed:
            w[at.points[:, 1]] = course.duration * at.times
        w[at.states] = course.at(at.nodes)[0]

    def course(self, w: Floats) -> PiecewiseCourse:
        """Return the course that unknowns mean."""
        at, n = self.places, len(self.of.states)
        points, states, first = w[at.points[at.of_points]], w[at.states], at.head + n
        scheme, at_points = self.scheme, points[..., at.head : first]
        if self.shots is not None:
            scheme, at_points = BETWEEN, states[1:, None]
        others = points[..., first : first + len(self.of.locals)]
        head = scheme, at.nodes, float(w[at.duration]), w[at.free]
        return PiecewiseCourse(*head, states, at_points, others)
