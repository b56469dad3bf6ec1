"""The equations of the constraints of a system, evaluated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import bmat, csr_array
from scipy.sparse.csgraph import connected_components

from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ZERO, Symbol
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.system.coordinates import Coordinates
from symbody.system.system import System, coordinate_rates
from symbody.system.values import parameter_values

Array = NDArray[np.float64]
# As `choose.taken_pivots`.
TakePivots: TypeAlias = Callable[
    [Array, Sequence[tuple[Sequence[int], float]]], tuple[list[tuple[int, int]], float]
]


def parts(pattern: NDArray[np.bool_]) -> list[tuple[list[int], list[int]]]:
    """Return rows and columns of each part of a matrix that is coupled in itself."""
    rows, columns = pattern.shape
    if not rows:
        return []
    entries = csr_array(pattern.astype(float))
    blocks: Any = [[None, entries], [entries.T, None]]
    graph = bmat(blocks)
    _, label = connected_components(graph, directed=False)
    members: dict[int, tuple[list[int], list[int]]] = {}
    for i in range(rows):
        members.setdefault(int(label[i]), ([], []))[0].append(i)
    for j in range(columns):
        if int(label[rows + j]) in members:
            members[int(label[rows + j])][1].append(j)
    return list(members.values())


@final
@dataclass(frozen=True)
class RowShape:
    """Shape of the rows, alike at all coordinates and parameters; see `Numbers`.

    Attributes:
        names: Of the equations.
        rates_are_velocities: Whether the rates of coordinates are the velocities.
        pattern: Which entries of J may be other than zero.
        parts: Rows and columns that are coupled.
        holonomic: Number of the holonomic equations.
        holonomic_parts: Their parts.
        balls: Velocities that belong to quaternions, whose positions do not pair.
        lengths: Velocities in m/s.
        coordinates: Of the system, whatever its partition.
    """

    names: tuple[str, ...]
    rates_are_velocities: bool
    pattern: NDArray[np.bool_]
    parts: Sequence[tuple[list[int], list[int]]]
    holonomic: int
    holonomic_parts: Sequence[tuple[list[int], list[int]]]
    balls: frozenset[int]
    lengths: frozenset[int]
    coordinates: Coordinates


def row_shape(
    system: System, names: Sequence[str], pattern: NDArray[np.bool_], holonomic: int
) -> RowShape:
    """Return the shape of equations of a system, the holonomic ones first."""
    rates = coordinate_rates(system)
    return RowShape(
        tuple(names),
        all(r is v for r, v in zip(rates, system.v, strict=False)),
        pattern,
        parts(pattern),
        holonomic,
        parts(pattern[:holonomic]),
        _balls(system),
        frozenset(j for j, v in enumerate(system.v) if system.units[v] == "m/s"),
        system.coordinates,
    )


@final
@dataclass(frozen=True)
class _Forms:
    """The formulas of equations.

    Attributes:
        shape: What is alike at all coordinates.
        phi: Their residuals, those of the holonomic ones.
        J: The entries of the Jacobian that may be other than zero.
        p0: What is added to J v.
        rates: Of the coordinates.
    """

    shape: RowShape
    phi: Evaluation
    J: Evaluation
    p0: Evaluation
    rates: Evaluation


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
        rates=Evaluation(list(coordinate_rates(system))),
    )


def shape_of(of: Derivations) -> RowShape:
    """Return the shape of the constraints of a system."""
    return _forms(of).shape


def _balls(system: System) -> frozenset[int]:
    names = {
        v.name
        for joint in system.joints
        if len(joint.q) != len(joint.v)
        for v in joint.v
    }
    return frozenset(j for j, v in enumerate(system.v) if v.name in names)


class Rows(Protocol):
    """Equations of constraints at a time, and with values of parameters and states."""

    @property
    def shape(self) -> RowShape | None:
        """Shape of the rows at all coordinates; None if it is that of the formulas."""

    @property
    def taken_by(self) -> TakePivots | None:
        """Compiled pivoting of their Jacobian, if it is there."""

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""

    def rates(self, q: Array, v: Array) -> Array:
        """Return the rates of the coordinates."""


@final
class _Interpreted:
    """Equations evaluated node by node, which needs no compiler.

    Args:
        system: The system.
        forms: Its equations.
        p: Parameters.
        t: Time [s].
        x: Extra states.
    """

    taken_by: TakePivots | None = None

    def __init__(
        self,
        system: System,
        forms: _Forms,
        p: Sequence[float] | Array,
        t: float,
        x: Sequence[float] | Array,
    ) -> None:
        self._system = system
        self._forms = forms
        self.shape: RowShape = forms.shape
        self._fixed: dict[str | Symbol, float] = {system.t: t}
        self._fixed |= dict(zip(system.p, p, strict=True))
        # The equations depend on velocities and inputs nowhere, on states in p0.
        self._fixed |= dict.fromkeys((*system.v, *system.u), 0.0)
        self._fixed |= dict(zip(system.x, map(float, x), strict=True))

    def phi(self, q: Array) -> Array:
        return np.array(self._forms.phi(self._values(q)))

    def J(self, q: Array) -> Array:
        pattern = self.shape.pattern
        matrix: Array = np.zeros(pattern.shape)
        matrix[pattern] = self._forms.J(self._values(q))
        return matrix

    def p0(self, q: Array) -> Array:
        return np.array(self._forms.p0(self._values(q)))

    def rates(self, q: Array, v: Array) -> Array:
        values = self._values(q)
        values |= dict(zip(self._system.v, v.tolist(), strict=True))
        return np.array(self._forms.rates(values))

    def _values(self, q: Array) -> dict[str | Symbol, float]:
        values = dict(self._fixed)
        values.update(zip(self._system.q, q.tolist(), strict=True))
        return values


@final
class Numbers:
    """phi, J and p0 of a system at given coordinates of the state, at one time.

    Explicit loops are put in: the equations are those of the constraints. Extra states
    that are not given have their start values.

    Args:
        system: The system.
        parameters: Values of its parameters; the defaults if not given.
        t: Time [s].
        x: Extra states.
        derivations: From which the equations are taken, if they are given.
        rows: The equations in compiled code, with the same t, x and parameters; they
            are interpreted by default.

    Attributes:
        system: The system.
        names: Of the equations: those of their multipliers.
        labels: Names of the velocities, for messages.
        pattern: Which entries of J may ever be other than zero.
        parts: Rows and columns that have nothing to do with other ones.
        holonomic_parts: The same of the holonomic equations.
        taken_by: See `Rows`.
        balls: Velocities that belong to quaternions, whose positions do not pair.
        lengths: Velocities in m/s.
        massless: Velocities that a balance of loads determines.
        coordinates: Of the system, whatever its partition.
    """

    def __init__(
        self,
        system: System,
        parameters: Sequence[float] | Array | None = None,
        t: float = 0.0,
        x: Sequence[float] | Array | None = None,
        *,
        derivations: Derivations | None = None,
        rows: Rows | None = None,
    ) -> None:
        self.system = system
        self.labels = tuple(s.name for s in system.v)
        shape = None if rows is None else rows.shape
        if shape is None:
            forms = _forms(derivations or system)
            shape = forms.shape
        if rows is None:
            p = parameter_values(system) if parameters is None else parameters
            rows = _Interpreted(system, forms, p, t, system.x_start if x is None else x)
        self.names = shape.names
        self._rows = rows
        self._shape = shape
        self.taken_by = rows.taken_by
        self.pattern = shape.pattern
        self.parts = shape.parts
        self.holonomic_parts = shape.holonomic_parts
        self.balls = shape.balls
        self.lengths = shape.lengths
        self.massless = frozenset(
            j for j, n in enumerate(self.labels) if n in system.massless.velocities
        )
        self.coordinates = shape.coordinates

    @property
    def holonomic(self) -> int:
        """Number of the holonomic equations, which come first."""
        return self._shape.holonomic

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""
        return self._rows.phi(q)

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""
        return self._rows.J(q)

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""
        return self._rows.p0(q)

    def moved(self, q: Array, step: Array) -> Array:
        """Return coordinates moved by a step of velocities, quaternions normalized."""
        if self._shape.rates_are_velocities:
            return q + step
        result: Array = q + self._rows.rates(q, step)
        for at in self.system.quaternions:
            result[at : at + 4] /= np.linalg.norm(result[at : at + 4])
        return result

    def shown(self, q: Array) -> str:
        """Return coordinates as text, the first dozen."""
        pairs = [f"{s.name} = {x:.6g}" for s, x in zip(self.system.q, q, strict=True)]
        more = f", and {len(pairs) - 12} more" if len(pairs) > 12 else ""
        return ", ".join(pairs[:12]) + more
