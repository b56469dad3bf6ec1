"""The equations of the constraints of a system, evaluated."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.arguments import first_of
from symbody.closure.pivots import blocks, parts
from symbody.equations import Equations
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ZERO, Symbol
from symbody.formalisms.derivations import Derivable, Derivations, of_state
from symbody.formalisms.keeping.closure import state_rows
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.model.constraints.cuts import Lock
from symbody.program.content import ProgramRequest
from symbody.runtime.closing import Choice, PythonClosing, Steps
from symbody.runtime.functions import CompiledFunction
from symbody.spatial.vectors import array
from symbody.system.coordinates import Coordinates, Partition
from symbody.system.system import System, coordinate_rates, normalized, step_units
from symbody.system.values import parameter_values

Array: TypeAlias = NDArray[np.float64]
# Residuals, Jacobian, and J v + p0 without velocities.
Values: TypeAlias = tuple[Array, Array, Array]


@final
@dataclass(frozen=True)
class RowShape:
    """Shape of the rows, alike at all coordinates and parameters; see `Numbers`.

    `parts` are rows and columns that are coupled, `pattern` the entries of J that may
    be other than zero, `balls` the velocities that belong to quaternions, whose
    positions do not pair, `lengths` the velocities in m/s, of which units of `steps`
    make what is comparable with angles.
    """

    names: tuple[str, ...]
    steps: Steps
    pattern: NDArray[np.bool_]
    parts: Sequence[tuple[list[int], list[int]]]
    holonomic: int
    holonomic_parts: Sequence[tuple[list[int], list[int]]]
    balls: frozenset[int]
    lengths: frozenset[int]
    coordinates: Coordinates

    @cached_property
    def choices(self) -> tuple[Choice, Choice]:
        """Parts of the holonomic rows, and of all, as compiled code takes them."""
        every = self.holonomic_parts, self.parts
        first, second = (Choice((*part, ()) for part in parts) for parts in every)
        return first, second

    def partition(self, rows: Sequence[int], columns: Sequence[int]) -> Partition:
        """Return the partition of pivots, of which those of holonomic rows come first.

        Equations without a pivot are set aside.
        """
        at = sum(i < self.holonomic for i in rows)
        found = [
            *blocks(self.pattern, rows[:at], columns[:at], holonomic=True),
            *blocks(self.pattern, rows[at:], columns[at:], holonomic=False),
        ]
        aside = sorted({*range(len(self.names))}.difference(rows))
        return self.coordinates.with_loops(found, aside)


def row_shape(
    system: System, names: Sequence[str], pattern: NDArray[np.bool_], holonomic: int
) -> RowShape:
    """Return the shape of equations of a system, the holonomic ones first."""
    rates, every = coordinate_rates(system), parts(pattern)
    balls = (joint for joint in system.joints if len(joint.q) != len(joint.v))
    turning = {v.name for joint in balls for v in joint.v}
    lengths = frozenset(j for j, v in enumerate(system.v) if system.units[v] == "m/s")
    plain = all(r is v for r, v in zip(rates, system.v, strict=False))
    return RowShape(
        tuple(names),
        Steps(plain, step_units(system), system.quaternions),
        pattern,
        every,
        holonomic,
        every if holonomic == len(pattern) else parts(pattern[:holonomic]),
        frozenset(j for j, v in enumerate(system.v) if v.name in turning),
        lengths,
        system.coordinates,
    )


def rates_of(system: System) -> Callable[[Array, Array], Array]:
    """Return what gives the rates of coordinates by these and velocities."""
    formulas = Evaluation(list(coordinate_rates(system)))
    symbols = (*system.q, *system.v)

    def rates(q: Array, v: Array) -> Array:
        numbers = np.concatenate([q, v]).tolist()
        return np.array(formulas(dict(zip(symbols, numbers, strict=True))))

    return rates


@final
@dataclass(frozen=True)
class _Forms:
    """The formulas of equations: phi (holonomic), J by its pattern, p0 beside J v."""

    shape: RowShape
    phi: Evaluation
    J: Evaluation
    p0: Evaluation


@of_state
def _forms(of: Derivations) -> _Forms:
    system, rows = of.system, state_rows(of)
    pattern = np.array(
        [[entry is not ZERO for entry in row] for row in rows.J], dtype=bool
    ).reshape(rows.J.shape)
    return _Forms(
        row_shape(system, rows.names, pattern, len(rows.phi)),
        phi=Evaluation(list(rows.phi)),
        J=Evaluation(rows.J[pattern].tolist()),
        p0=Evaluation(list(rows.p0)),
    )


def idle_cuts(system: System, shape: RowShape) -> list[tuple[str, str, str]]:
    """Return locks of two translations of which one holds whatever moves.

    Beside the name of each stand those of the multiplier and the axis.
    """
    rows = np.flatnonzero(~np.any(shape.pattern, axis=1)).tolist()
    idle, cuts = {shape.names[i] for i in rows}, []
    for named in system.constraints if idle else ():
        lock = named.constraint
        if not isinstance(lock, Lock) or any(lock.rotations):
            continue
        if sum(lock.translations) == 2:
            pairs = zip(named.multipliers, lock.entries, strict=True)
            cuts += [(named.name, *pair) for pair in pairs if pair[0] in idle]
    return cuts


def shape_of(of: Derivations) -> RowShape:
    """Return the shape of the constraints of a system."""
    return _forms(of).shape


@final
class Numbers:
    """phi, J and p0 of a system at given coordinates of the state, at one time.

    Explicit loops are put in; a balance of loads determines the `massless` velocities.
    Steps, and the columns of J, are by the units of the shape's `steps`.
    """

    def __init__(
        self,
        system: System,
        shape: RowShape,
        values: Callable[[Array], Values],
        rates: Callable[[Array, Array], Array],
    ) -> None:
        self.system = system
        self.shape = shape
        self.labels = tuple(s.name for s in system.v)
        self.massless = frozenset(
            j for j, n in enumerate(self.labels) if n in system.massless.velocities
        )
        self._compute, self._rates = values, rates
        self._at = b""
        self._last: Values | None = None
        self._steps: PythonClosing | None = None

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""
        return self._values(q)[0]

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""
        return self._values(q)[1]

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""
        return self._values(q)[2]

    def _values(self, q: Array) -> Values:
        at = q.tobytes()
        if self._last is None or at != self._at:
            phi, J, p0 = self._compute(q)
            self._last, self._at = (phi, J * self.shape.steps.units, p0), at
        return self._last

    def moved(self, q: Array, step: Array) -> Array:
        """Return coordinates moved by a step of velocities, quaternions normalized."""
        step = step * self.shape.steps.units
        if self.shape.steps.plain:
            return q + step
        return normalized(self.system, q + self._rates(q, step))

    def closed(self, q: Array, moving: Collection[int]) -> Array | None:
        """Return closed coordinates near `q`, changed along `moving` only, or None."""
        q = q.copy()
        if not self.shape.holonomic:
            return q
        done = self._closing().newton(q, self.shape.choices[0], moving)
        return q if done else None

    def consistent(
        self, q: Array, v: Array, changing: Collection[int]
    ) -> tuple[bool, Array]:
        """Return whether `changing` velocities can keep the constraints, and all."""
        v = v.copy()
        return self._closing().velocities(q, v, self.shape.choices[1], changing), v

    def without(self, aside: Collection[int]) -> Numbers:
        """Return the holonomic equations without those that are set aside."""
        shape, system = self.shape, self.system
        rows = [i for i in range(shape.holonomic) if i not in aside]
        names = [shape.names[i] for i in rows]

        def values(q: Array) -> Values:
            phi, J, p0 = self._compute(q)
            return phi[rows], J[rows], p0[rows]

        left = row_shape(system, names, shape.pattern[rows], len(rows))
        return Numbers(system, left, values, self._rates)

    def _closing(self) -> PythonClosing:
        if self._steps is None:
            shape, system = self.shape, self.system
            counts = len(system.q), len(system.v), shape.holonomic, len(shape.names)
            self._steps = PythonClosing(self._compute, self._rates, counts, shape.steps)
        return self._steps

    def shown(self, q: Array) -> str:
        """Return coordinates as text, the first dozen."""
        pairs = zip(self.system.q, q, strict=True)
        return first_of((f"{s.name} = {x:.6g}" for s, x in pairs), most=12)


def interpreted_rows(
    of: Derivable,
    parameters: Sequence[float] | Array | None = None,
    t: float = 0.0,
    x: Sequence[float] | Array | None = None,
) -> Numbers:
    """Return equations that are evaluated node by node, which needs no compiler."""
    of = Derivations.of(of)
    system, forms = of.system, _forms(of)
    p = parameter_values(system) if parameters is None else parameters
    states = system.x_start if x is None else map(float, x)
    fixed: dict[str | Symbol, float] = {system.t: t}
    fixed |= dict(zip(system.p, p, strict=True))
    # The equations depend on velocities and inputs nowhere, on states in p0.
    fixed |= dict.fromkeys((*system.v, *system.u), 0.0)
    fixed |= dict(zip(system.x, states, strict=True))

    def values(q: Array) -> Values:
        known = fixed | dict(zip(system.q, q.tolist(), strict=True))
        pattern = forms.shape.pattern
        J: Array = np.zeros(pattern.shape)
        J[pattern] = forms.J(known)
        return np.array(forms.phi(known)), J, np.array(forms.p0(known))

    return Numbers(system, forms.shape, values, rates_of(system))


_ARGUMENTS = {name: (name,) for name in ("t", "q", "v", "x", "u", "p")}
_RESULTS = {name: (name,) for name in ("phi", "J", "p0", "rates")}


def rows_request(of: Derivations) -> ProgramRequest:
    """Return what compiled rows are lowered from, alike for all partitions."""
    equations = _row_equations(of)
    return ProgramRequest(equations, f"{equations.name}_rows", _ARGUMENTS, _RESULTS)


@of_state
def _row_equations(of: Derivations) -> Equations:
    rows, system = state_rows(of), of.system
    results = {
        "phi": array(rows.phi),
        "J": rows.J,
        "p0": array(rows.p0),
        "rates": array(list(coordinate_rates(system))),
    }
    return Equations(system.name, "rows", arguments_of(system), results)


def compiled_rows(
    of: Derivations, function: CompiledFunction, t: float, x: ArrayLike
) -> Numbers:
    """Return equations as compiled code, for starts that close again and again."""
    system, call, x = of.system, function.call, np.asarray(x, dtype=float)
    u, still = np.zeros(len(system.u)), np.zeros(len(system.v))

    def results(q: Array, v: Array = still) -> Any:
        return call(t, q, v, x, u)

    return Numbers(
        system, shape_of(of), lambda q: results(q)[:3], lambda q, v: results(q, v)[3]
    )  # fmt: skip
