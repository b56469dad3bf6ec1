"""Conditions of an equilibrium: the equations of motion at rest, or steadily moving.

The unknowns are steps of all coordinates, velocities, accelerations, multipliers, extra
states, and what is free beside them. The equations are those of the implicit form, that
independent velocities and accelerations have their values, and what is aimed at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.analyses.instant.implicit_point import ImplicitModel, Point, slices
from symbody.analyses.instant.inputs import Array
from symbody.dataclass import dataclass
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_model import with_sought
from symbody.system.system import System

Group: TypeAlias = Literal["q", "v", "vd", "lam", "x", "output"]
Kind: TypeAlias = Literal["parameter", "load", "input", "v", "vd", "released"]
OF_MODEL = ("parameter", "load")
_FORCES = ("input", "load")
_TOWARDS_ZERO = 0.9
# What has a sign stays as far from zero, in relation to where it begins.
_LEAST = 1e-9
_OWN = (*OF_MODEL, "input", "released")


@final
@dataclass(frozen=True)
class Free:
    """A quantity, or parameter of a load, that is solved for; sign 0 stands for any."""

    name: str
    kind: Kind
    index: int
    value: float
    unit: str
    sign: int = 0


@final
@dataclass(frozen=True)
class Target:
    """A quantity, by its group and number there, that shall have a value."""

    name: str
    kind: Group
    index: int
    value: float
    unit: str


@final
@dataclass(frozen=True)
class Tried:
    """A candidate for an equilibrium, with values of what is free."""

    model: ImplicitModel
    point: Point
    free: Array


@final
@dataclass(frozen=True)
class Held:
    """Forces `left` at q, where a search begins, and springs `by_q` to that place."""

    left: Array
    by_q: Array
    q: Array

    def forces(self, q: Array) -> Array:
        """Return what the equations are less by, while nothing is released."""
        return np.asarray(self.left + self.by_q @ (q - self.q))


@final
@dataclass(frozen=True)
class Steady:
    """The equations of an equilibrium; keys are numbers of independent velocities.

    Where all velocities and accelerations are given, they are no unknowns. `frozen`
    unknowns stay. The last unknown is the part of `held` that is released. Beside
    `units` of force, for each velocity, what changes force less is small.
    """

    model: ImplicitModel
    speeds: Mapping[int, float]
    accelerations: Mapping[int, float]
    free: tuple[Free, ...] = ()
    targets: tuple[Target, ...] = ()
    frozen: tuple[int, ...] = field(default=())
    held: Held | None = None
    units: Array | float = 1.0

    @cached_property
    def own(self) -> tuple[Free, ...]:
        """The free variables that are no unknowns of every equilibrium."""
        return tuple(f for f in self.free if f.kind in _OWN)

    @cached_property
    def rates_fixed(self) -> bool:
        """Whether all velocities and accelerations are given."""
        nv = len(self.model.system.v)
        return len(self.speeds) == len(self.accelerations) == nv

    @cached_property
    def columns(self) -> dict[str, slice]:
        """The places of unknowns: q, v, vd, lam, x, and "free"."""
        counts = {n: at.stop - at.start for n, at in self.model.columns.items()}
        if self.rates_fixed:
            counts["v"] = counts["vd"] = 0
        names = ("q", "v", "vd", "lam", "x")
        return slices({**{n: counts[n] for n in names}, "free": len(self.own)})

    @cached_property
    def sizes(self) -> Array:
        """One rad or the unit of length; the rest inf.

        Speeds, states and parameters count by their values.
        """
        columns, model = self.columns, self.model
        sizes: Array = np.ones(columns["free"].stop)
        sizes[columns["q"]] = model.step_sizes
        sizes[columns["vd"]] = sizes[columns["lam"]] = np.inf
        fastest = max([1 / model.units[1], *map(abs, self.speeds.values())])
        sizes[columns["v"]] = fastest
        # Forces enter in proportion, as multipliers do.
        sizes[columns["free"]] = [
            abs(f.value) if f.value and f.kind not in _FORCES else np.inf
            for f in self.own
        ]
        return sizes

    @cached_property
    def beside(self) -> Array:
        """The square of its unit for each force."""
        rows = self.model.rows
        own = 0 if self.rates_fixed else len(self.speeds) + len(self.accelerations)
        count = rows["accelerations"].stop + own + len(self.targets)
        beside: Array = np.zeros(count)
        beside[rows["force"]] = np.square(self.units)
        return beside

    def weights(self, variable: int, span: float) -> Array:
        """Return what unknowns count as arc length; forces count for nothing."""
        weights: Array = np.zeros(self.columns["free"].stop)
        weights[self.columns["q"]] = 1 / self.sizes[self.columns["q"]]
        weights[self.columns["free"]] = [
            1 / abs(f.value) if f.value else 0.0 for f in self.own
        ]
        weights[variable] = 1 / span
        return weights

    def limit(self, at: Tried, step: Array) -> float:
        """Return the part of a step that moves coordinates by their sizes at most."""
        q = self.columns["q"]
        far = float((np.abs(step[q]) / self.sizes[q]).max(initial=0.0))
        return min(1 / far if far > 1 else 1.0, self.limit_of_signs(at, step))

    def limit_of_signs(self, at: Tried, step: Array) -> float:
        """Return the part of a step after which all have the sign that they must."""
        crossed = self.crossed(at, step)
        return min([1.0, *(_TOWARDS_ZERO * part for part in crossed.values())])

    def crossed(self, at: Tried, step: Array) -> dict[str, float]:
        """Return what must not change its sign and does, with the part of the step."""
        changes = step[self.columns["free"]].tolist()
        result = {}
        for f, value, change in zip(self.own, at.free.tolist(), changes, strict=True):
            least = _LEAST * abs(f.value)
            if f.sign and f.sign * (value + change) <= least:
                result[f.name] = max(0.0, (least - f.sign * value) / (f.sign * change))
        return result

    def residual(self, at: Tried) -> Array:
        """Return what should be zero."""
        point = at.point
        parts = [at.model.residuals(point)]
        if not self.rates_fixed:
            for values, wanted in (
                (point.v, self.speeds),
                (point.vd, self.accelerations),
            ):
                parts.append(values[list(wanted)] - list(wanted.values()))
        if self.targets:
            parts.append(self._values(at) - [target.value for target in self.targets])
        result = np.concatenate(parts)
        if self.held is None:
            return result
        return np.asarray(result - (1 - at.free[-1]) * self.held.forces(point.q))

    def _values(self, at: Tried) -> Array:
        """Return the values of what is aimed at."""
        outputs: Array = np.zeros(0)
        if any(target.kind == "output" for target in self.targets):
            outputs = at.model.outputs(at.point)
        groups = {**vars(at.point), "output": outputs}
        return np.array([groups[t.kind][t.index] for t in self.targets], dtype=float)

    def jacobian(self, at: Tried) -> Array:
        """Return its derivatives by the unknowns."""
        point, count = at.point, self.columns["free"].stop
        slopes = at.model.slopes(point)
        by_p, outputs_by_p = self._by_parameters(at)
        blocks = [self._with_free(slopes.matrix, by_p)]
        motion = (("v", self.speeds), ("vd", self.accelerations))
        for kind, values in () if self.rates_fixed else motion:
            rows = np.zeros((len(values), count))
            rows[range(len(values)), [self.columns[kind].start + j for j in values]] = 1
            blocks.append(rows)
        if self.targets:
            blocks.append(self._target_rows(at, outputs_by_p))
        J = np.vstack(blocks)
        if self.held is not None:
            N = at.model.tangent(point.q)
            J[:, self.columns["q"]] -= (1 - at.free[-1]) * self.held.by_q @ N
            J[:, -1] = self.held.forces(point.q)
        J[:, list(self.frozen)] = 0.0
        return J

    def _by_parameters(self, at: Tried) -> tuple[Array, Array]:
        names = [f.name for f in self.own if f.kind in OF_MODEL]
        if not names:
            return np.zeros((0, 0)), np.zeros((0, 0))
        return at.model.by_parameters(at.point, names)

    def _with_free(self, matrix: Array, by_parameters: Array) -> Array:
        """Return a Jacobian by all variables as one by the unknowns."""
        values = self.model.columns
        chosen = []
        parameters = iter(by_parameters.T)
        for f in self.own:
            if f.kind in OF_MODEL:
                chosen.append(next(parameters))
            elif f.kind == "input":
                chosen.append(matrix[:, values["u"].start + f.index])
            else:
                chosen.append(np.zeros(len(matrix)))
        columns = np.array(chosen).reshape(len(chosen), len(matrix)).T
        first = values["q" if self.rates_fixed else "vd"].stop
        rest = matrix[:, values["lam"].start : values["x"].stop]
        return np.hstack([matrix[:, :first], rest, columns])

    def whole(self, steps: Array) -> Array:
        """Return steps, as columns, with those of all velocities and accelerations."""
        if not self.rates_fixed:
            return steps
        first = self.columns["q"].stop
        return np.insert(steps, [first] * (2 * first), 0.0, axis=0)

    def output_rows(self, at: Tried) -> Array:
        """Return the derivatives of all sensors by the unknowns."""
        if not at.model.functions.output_labels:
            return np.zeros((0, self.columns["free"].stop))
        _, by_p = self._by_parameters(at)
        return self._with_free(at.model.output_slopes(at.point).matrix, by_p)

    def _target_rows(self, at: Tried, outputs_by_p: Array) -> Array:
        result = np.zeros((len(self.targets), self.columns["free"].stop))
        J = None
        N = at.model.tangent(at.point.q)
        for row, target in zip(result, self.targets, strict=True):
            if target.kind == "output":
                if J is None:
                    slopes = at.model.output_slopes(at.point).matrix
                    J = self._with_free(slopes, outputs_by_p)
                row[:] = J[target.index]
            elif target.kind == "q":
                row[self.columns["q"]] = N[target.index]
            elif not (self.rates_fixed and target.kind in ("v", "vd")):
                row[self.columns[target.kind].start + target.index] = 1.0
        return result

    def moved(self, at: Tried, step: Array) -> Tried:
        """Return the candidate after a step."""
        columns, point, model = self.columns, at.point, at.model
        free = at.free + step[columns["free"]]
        u = point.u.copy()
        parameters: dict[str, float] = {}
        for f, value in zip(self.own, free.tolist(), strict=True):
            if f.kind == "input":
                u[f.index] = value
            elif f.kind in OF_MODEL:
                parameters[f.name] = value
        if parameters:
            model = ImplicitModel(with_values(self.model.model, parameters))
        turned = step[columns["q"]].copy()
        turned[[j for j in self.frozen if j < len(turned)]] = 0.0
        moved = Point(
            point.t,
            model.moved(point.q, turned),
            point.v if self.rates_fixed else point.v + step[columns["v"]],
            point.vd if self.rates_fixed else point.vd + step[columns["vd"]],
            point.lam + step[columns["lam"]],
            point.x + step[columns["x"]],
            u,
        )
        return Tried(model, model.on_explicit_loops(moved), free)

    def value(self, at: Tried, column: int) -> float:
        """Return the present value of what is free beside coordinates."""
        columns = self.columns
        if column >= columns["free"].start:
            return float(at.free[column - columns["free"].start])
        kind = "v" if column < columns["v"].stop else "vd"
        return float(getattr(at.point, kind)[column - columns[kind].start])

    def without(self, frozen: Sequence[int]) -> Steady:
        """Return the same with some unknowns held."""
        both = tuple(sorted({*self.frozen, *frozen}))
        return self if both == self.frozen else replace(self, frozen=both)


def force_units(model: ImplicitModel, point: Point) -> Array:
    """Return which forces are small along each velocity, at most 1 N or N m.

    They are what moves there as fast as what is stiffest by one rad or m; with gravity
    at least with a tenth of 1 rad/s² or m/s², in units of the mechanism: so small ones
    are computed as large ones are.
    """
    slopes, force = model.slopes(point), model.rows["force"]
    K, M = (slopes.by(name, force) * model.step_sizes for name in ("q", "vd"))
    K, M = np.linalg.norm(K, axis=1), np.linalg.norm(M, axis=1)
    slowest = 0.1 / model.units[1] ** 2 if model.units[2] else 0.0
    fastest = np.divide(K, M, where=M > 0, out=np.zeros(len(M))).max(initial=slowest)
    units = np.minimum(M * fastest, model.force_sizes)
    return np.where(units > 0, units, model.force_sizes)


def column_of(steady: Steady, free: Free) -> int:
    """Return the number of the unknown that is a free quantity."""
    is_own = free.kind in _OWN
    first = int(steady.columns["free" if is_own else free.kind].start)
    return first + (steady.own.index(free) if is_own else free.index)


def with_values(model: CompiledModel, entries: Mapping[str, float]) -> CompiledModel:
    """Return a model with other values of entries of parameters, such as "com[0]"."""
    if not entries:
        return model
    parameters = whole_parameters(model.system, model.parameters, entries)
    return with_sought(model, parameters)


def whole_parameters(
    system: System, present: Array, values: Mapping[str, float]
) -> dict[str, float | Array]:
    """Return the parameters some of whose entries, by name, have other values."""
    names = [s.name for s in system.p]
    at = {**dict(zip(names, present.tolist(), strict=True)), **values}
    parameters: dict[str, float | Array] = {}
    for name, parameter in system.parameters.items():
        entries = [s.name for s in parameter.symbols.ravel().tolist()]
        if not values.keys().isdisjoint(entries):
            array = np.array([at[entry] for entry in entries])
            array = array.reshape(parameter.symbols.shape)
            parameters[name] = array if array.shape else float(array)
    return parameters
