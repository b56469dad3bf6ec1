"""A mechanism at one point of its motion, with the exact slopes of its equations there.

Positions change along velocities: a quaternion by small turns about the axes of its
child. All coordinates of the spanning tree are there, dependent ones as well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from operator import itemgetter
from typing import Any, TypeVar, final

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate, evaluate_all
from symbody.expr.node import ONE, ZERO, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.pipeline import CompiledModel
from symbody.pipeline.implicit import ImplicitFunctions, ImplicitValues
from symbody.spatial.vectors import plus, times
from symbody.system.system import (
    System,
    coordinate_rates,
    normalized,
    sizes_in,
    unit_of,
    units_of,
)

T = TypeVar("T")


@final
@dataclass(frozen=True)
class Point:
    """Time [s], motion on the spanning tree, multipliers, extra states and inputs."""

    t: float
    q: Array
    v: Array
    vd: Array
    lam: Array
    x: Array
    u: Array

    def arguments(self) -> tuple[float, Array, Array, Array, Array, Array, Array]:
        """Return what the functions of the implicit form are called with."""
        return self.t, self.q, self.v, self.vd, self.lam, self.x, self.u


@final
@dataclass(frozen=True)
class Slopes:
    """A Jacobian by columns along "q" (velocities), "v", "vd", "lam", "x", "u", "t"."""

    matrix: Array
    at: dict[str, slice]

    def by(self, name: str, rows: slice = slice(None)) -> Array:
        """Return the columns of one block."""
        return np.asarray(self.matrix[rows, self.at[name]])


@final
class ImplicitModel:
    """A model's residuals by `rows`: "force", "xd", "phi", "rates", "accelerations"."""

    def __init__(self, model: CompiledModel) -> None:
        self.model = model
        self.functions = ImplicitFunctions(model)
        self.system: System = self.functions.system
        # What is of all values of the parameters.
        self._layout = model.shared.once(
            _Layout, lambda: _Layout(self.functions), of_all=True
        )
        self.rows, self.columns = self._layout.rows, self._layout.columns
        self._last: list[tuple[Point, ImplicitValues]] = []

    @classmethod
    def of(cls, model: CompiledModel) -> ImplicitModel:
        """Return what was made of a model before, or make it."""
        if not isinstance(model.instant, ImplicitModel):
            model.instant = cls(model)
        return model.instant

    @cached_property
    def units(self) -> tuple[float, float, float]:
        """Units of the mechanism's length [m] and of a fall by it [s]; gravity."""
        return units_of(self.system, self.model.parameters)

    @cached_property
    def step_sizes(self) -> Array:
        """One rad, or the length of `units`, for each velocity."""
        return sizes_in(self.step_units(), self.units[0])

    @cached_property
    def force_sizes(self) -> Array:
        """One N or N m along each velocity, by `units` and a mass likewise."""
        at = dict(zip(self.system.p, self.model.parameters.tolist(), strict=True))
        mass = unit_of(sum(evaluate_all([b.mass for b in self.system.bodies], at)))
        length, time, _ = self.units
        return mass * (length / time) ** 2 / self.step_sizes

    def known(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is the same for all values of parameters, made once."""
        if key not in self._layout.known:
            self._layout.known[key] = make()
        result: T = self._layout.known[key]
        return result

    @property
    def multiplier_names(self) -> tuple[str, ...]:
        """Names of the multipliers, those of explicit loops first."""
        return self.functions.multipliers

    def tangent(self, q: Array) -> Array:
        """Return ∂qd/∂v, shape (nq, nv)."""
        N: Array = self._layout.tangent.copy()
        for start, first in self._layout.quaternions:
            e = slice(start, start + 4)
            N[e, first : first + 3] = by_turns(q[e])
        return N

    def carried(self, v: Array) -> Array:
        """Return W of d(step)/dt = dv - W step, which turns with quaternions."""
        W: Array = np.zeros((len(v), len(v)))
        for first in self.turns:
            own = slice(first, first + 3)
            x, y, z = v[own]
            W[own, own] = [[0, -z, y], [z, 0, -x], [-y, x, 0]]
        return W

    def moved(self, q: Array, step: Array) -> Array:
        """Return coordinates moved by a step along the velocities."""
        return normalized(self.system, q + self.tangent(q) @ step)

    @property
    def turns(self) -> tuple[int, ...]:
        """The first velocity of each quaternion; its turn has three."""
        return tuple(first for _, first in self._layout.quaternions)

    def step_between(self, begin: Array, end: Array) -> Array:
        """Return the step along the velocities between two positions."""
        step: Array = self._layout.tangent.T @ (end - begin)
        for start, first in self._layout.quaternions:
            e = slice(start, start + 4)
            # The quaternion between the two: e and -e are the same turn.
            axis = 2 * by_turns(begin[e]).T @ end[e]
            size, cosine = np.linalg.norm(axis), begin[e] @ end[e]
            angle = 2 * np.arctan2(np.copysign(size, cosine), abs(cosine))
            step[first : first + 3] = axis * (angle / size if size else 2.0)
        return step

    def step_names(self) -> tuple[str, ...]:
        """Return the name of a step along each velocity: a coordinate's or turn's."""
        scalars, quaternions = self._layout.scalars, self._layout.quaternions
        names = [f"turn_{v.name.removeprefix('v_')}" for v in self.system.v]
        for i, j in scalars:
            names[j] = self.system.q[i].name
        assert 3 * len(quaternions) + len(scalars) == len(names)
        return tuple(names)

    def step_units(self) -> tuple[str, ...]:
        """Return the unit of each of these steps."""
        units = ["rad"] * len(self.system.v)
        for i, j in self._layout.scalars:
            units[j] = self.system.units.get(self.system.q[i], "")
        return tuple(units)

    def residuals(self, point: Point) -> Array:
        """Return the residuals of all equations."""
        return self._at(point).residuals

    def slopes(self, point: Point) -> Slopes:
        """Return the derivatives of the residuals."""
        return self._along(point, self._at(point).jacobian)

    def _at(self, point: Point) -> ImplicitValues:
        """Return what is known of one of the last two points, or compute it."""
        for known, values in self._last:
            if known is point:
                return values
        values = self.functions.at(*point.arguments())
        self._last = [*self._last[-1:], (point, values)]
        return values

    def outputs(self, point: Point) -> Array:
        """Return the values of all sensors."""
        return self.functions.outputs(*point.arguments())

    def output_slopes(self, point: Point) -> Slopes:
        """Return the derivatives of all sensors."""
        return self._along(point, self.functions.outputs_by(None, *point.arguments()))

    def _along(self, point: Point, J: Array) -> Slopes:
        layout, at = self._layout, self.system.coordinates
        if layout.quaternions:
            by_q, others = J[:, at.q_in_y], J[:, at.v_in_y.start :]
            J = np.hstack([by_q @ self.tangent(point.q), others])
        elif layout.order is not None:
            J = J[:, layout.order]
        return Slopes(J, self.columns)

    def by_parameters(self, point: Point, names: Sequence[str]) -> tuple[Array, Array]:
        """Return slopes of residuals and sensors; defaults by formulas change along."""
        changes = self.parameter_changes(names)
        moving = np.flatnonzero(changes.any(axis=1)).tolist()
        wrt = tuple(self.system.p[i] for i in moving)
        args = point.arguments()
        of_residuals = self.functions.by(wrt, *args) @ changes[moving]
        if not self.functions.output_labels:
            return of_residuals, np.zeros((0, len(names)))
        return of_residuals, self.functions.outputs_by(wrt, *args) @ changes[moving]

    def parameter_changes(self, names: Sequence[str]) -> Array:
        """Return how all parameters change with some of them, shape (np, names)."""
        system, p = self.system, self.system.p
        place = {s.name: i for i, s in enumerate(p)}
        values = dict(zip(p, self.functions.parameters.tolist(), strict=True))
        changes: Array = np.zeros((len(p), len(names)))
        with building_graph():
            chosen = [p[place[name]] for name in names]
            for k, one in enumerate(directions(system, self.model.overrides, chosen)):
                for symbol, slope in one:
                    changes[place[symbol.name], k] = evaluate(slope, {**values})
        return changes

    @cached_property
    def start(self) -> Point:
        """The start of the model: its coordinates, at rest, without forces."""
        state = self.model.start_state()
        return self.point_of(0.0, state, np.zeros(len(self.system.u)))

    def point_of(self, t: float, y: Array, u: Array) -> Point:
        """Return the point of a state, without accelerations and multipliers."""
        q, v, x = self.on_spanning_tree(t, y, u)
        nc = len(self.multiplier_names)
        return Point(t, q, v, np.zeros(len(v)), np.zeros(nc), x, u)

    def with_consistent_velocities(self, point: Point, others: Sequence[int]) -> Point:
        """Return a point some of whose velocities follow from constraints."""
        rates = self.rows["rates"]
        J = self.slopes(point).by("v", rates)[:, others]
        v = point.v.copy()
        v[others] -= np.linalg.lstsq(J, self.residuals(point)[rates], rcond=1e-10)[0]
        return replace(point, v=v)

    def held(self, point: Point) -> Point:
        """Return a point whose multipliers balance its forces as far as they can."""
        if not len(point.lam):
            return point
        force = self.rows["force"]
        left = self.residuals(point)[force] / self.force_sizes
        J = self.slopes(point).by("lam", force) / self.force_sizes[:, None]
        if not np.isfinite(J).all() or not np.isfinite(left).all():
            return point
        more = np.linalg.lstsq(J, -left, rcond=1e-10)[0]
        return replace(point, lam=point.lam + more)

    def on_spanning_tree(
        self, t: float, y: Array, u: Array
    ) -> tuple[Array, Array, Array]:
        """Return all coordinates and velocities of the tree, and the extra states."""
        tree, at = self.system, self.model.system.coordinates
        q_at, v_at = self._places_in_tree()
        q, v = np.empty(len(tree.q)), np.empty(len(tree.v))
        q[q_at], v[v_at] = y[at.q_in_y], y[at.v_in_y]
        if len(self.model.system.q) < len(q):
            result = self.model.function("dependents")
            names = result.program.results[0].labels
            by_name = dict(zip(names, result(t, y, u).ravel().tolist(), strict=True))
            for symbols, values in ((tree.q, q), (tree.v, v)):
                for i, symbol in enumerate(symbols):
                    values[i] = by_name.get(symbol.name, values[i])
        return q, v, np.array(y[at.x_in_y], dtype=float)

    def state_of(self, point: Point) -> Array:
        """Return the state y = (q, v, x) of the model at a point."""
        q_at, v_at = self._places_in_tree()
        return np.concatenate([point.q[q_at], point.v[v_at], point.x])

    def _places_in_tree(self) -> list[Any]:
        """Return where coordinates and velocities of a state are on the tree."""

        def places() -> list[Any]:
            tree, state = self.system, self.model.system
            q, v = ({s: i for i, s in enumerate(part)} for part in (tree.q, tree.v))
            at = [q[s] for s in state.q], [v[s] for s in state.v]
            # A slice copies nothing.
            return [slice(len(n)) if n == [*range(len(n))] else np.array(n) for n in at]

        return self.model.shared.once(ImplicitModel._places_in_tree, places)

    def on_explicit_loops(self, point: Point) -> Point:
        """Return a point whose dependent coordinates of explicit loops follow."""
        if len(self.system.q) == len(self.model.system.q):
            return point
        q, _, _ = self.on_spanning_tree(point.t, self.state_of(point), point.u)
        return replace(point, q=q)


def by_turns(e: Array) -> Array:
    """Return how a quaternion changes with turns about axes of its child, (4, 3)."""
    e0, e1, e2, e3 = e
    rows = [[-e1, -e2, -e3], [e0, -e3, e2], [e3, e0, -e1], [-e2, e1, e0]]
    return np.asarray(0.5 * np.array(rows))


def directions(
    system: System, overrides: Collection[str], chosen: Sequence[Symbol]
) -> Iterator[tuple[tuple[Symbol, Node], ...]]:
    """Yield each of some variables with the parameters whose defaults follow it."""
    defaults: list[tuple[Symbol, Node]] = [
        (own, default)
        for name in system.defaults.formulas
        if name not in overrides
        for own, default in system.parameters[name].defaults.items()
        if not isinstance(default, Const)
    ]
    for variable in chosen:
        slopes: dict[Symbol, Node] = {variable: ONE}
        for own, default in defaults:
            if own in chosen or slopes.keys().isdisjoint(symbols_of(default)):
                continue
            total: Node = ZERO
            for other, slope in slopes.items():
                total = plus(total, times(derivative(default, other), slope))
            slopes[own] = total
        yield tuple(slopes.items())


@final
class _Layout:
    """The places of coordinates, equations and variables of an implicit form."""

    def __init__(self, functions: ImplicitFunctions) -> None:
        system, rates = functions.system, functions.rates
        self.known: dict[Hashable, Any] = {}
        self.scalars, self.quaternions = _mapping(system)
        nq, nv = len(system.q), len(system.v)
        self.tangent: Array = np.zeros((nq, nv))
        for i, j in self.scalars:
            self.tangent[i, j] = 1.0
        # Columns of slopes without quaternions.
        places = [i for i, _ in sorted(self.scalars, key=itemgetter(1))]
        self.rows = slices(
            {"force": nv, "xd": len(system.x), "phi": functions.holonomic,
             "rates": rates, "accelerations": rates}
        )  # fmt: skip
        self.columns = slices(
            {"q": nv, "v": nv, "vd": nv, "lam": len(functions.multipliers),
             "x": len(system.x), "u": len(system.u), "t": 1}
        )  # fmt: skip
        count = nq - nv + self.columns["t"].stop
        self.order: list[int] | None = [*places, *range(nq, count)]
        if self.order == list(range(count)):
            self.order = None


def slices(counts: dict[str, int]) -> dict[str, slice]:
    """Return places of so many entries each, one group after another."""
    result, at = {}, 0
    for name, count in counts.items():
        result[name] = slice(at, at + count)
        at += count
    return result


def _mapping(system: System) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return pairs (coordinate, velocity), and (quaternion, its first velocity)."""
    number = {v: j for j, v in enumerate(system.v)}
    scalars, quaternions = [], []
    for i, rate in enumerate(coordinate_rates(system)):
        if isinstance(rate, Symbol):
            scalars.append((i, number[rate]))
        elif i in system.quaternions:
            quaternions.append(
                (i, min(number[s] for s in symbols_of(rate) if s in number))
            )
        elif not any(start < i < start + 4 for start in system.quaternions):
            raise DerivationError(
                f"model {system.name!r}: the rate of {system.q[i].name} is no "
                f"velocity, so that equilibrium and linear systems are not known. Take "
                f"a joint whose velocities are the rates of its coordinates."
            )
    return scalars, quaternions
