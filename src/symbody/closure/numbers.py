"""The equations of the constraints of a system, evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import bmat, csr_array
from scipy.sparse.csgraph import connected_components

from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Symbol
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.keeping.constrained_state import state_rows
from symbody.system.parameters import parameter_values
from symbody.system.system import System, coordinate_rates

Array = NDArray[np.float64]


def parts(pattern: NDArray[np.bool_]) -> list[tuple[list[int], list[int]]]:
    """Return rows and columns of each part of a matrix that is coupled in itself."""
    rows, columns = pattern.shape
    if not rows:
        return []
    entries = csr_array(pattern.astype(float))
    blocks: Any = [[None, entries], [entries.T, None]]
    graph: Any = bmat(blocks)
    _, label = connected_components(graph, directed=False)
    found: dict[int, tuple[list[int], list[int]]] = {}
    for i in range(rows):
        found.setdefault(int(label[i]), ([], []))[0].append(i)
    for j in range(columns):
        if int(label[rows + j]) in found:
            found[int(label[rows + j])][1].append(j)
    return list(found.values())


@final
class Numbers:
    """phi, J and p0 of a system at given coordinates of the state, at one time.

    Explicit loops are put in: the equations are those of the constraints. Extra states
    that are not given have their start values. The equations are taken from
    `derivations`, if those are given.

    Attributes:
        system: The system.
        names: Of the equations: those of their multipliers.
        labels: Names of the velocities, for messages.
        pattern: Which entries of J may ever be other than zero.
        parts: Rows and columns that have nothing to do with other ones.
        holonomic_parts: The same of the holonomic equations.
    """

    def __init__(
        self,
        system: System,
        parameters: Sequence[float] | Array | None = None,
        t: float = 0.0,
        x: Sequence[float] | Array | None = None,
        *,
        derivations: Derivations | None = None,
    ) -> None:
        self.system = system
        self.labels = tuple(s.name for s in system.v)
        rows = state_rows(derivations or system)
        self.names = rows.names
        p = parameter_values(system) if parameters is None else parameters
        self._fixed: dict[str | Symbol, float] = {system.t: t}
        self._fixed |= dict(zip(system.p, p, strict=True))
        # The equations depend on velocities and inputs nowhere, on states in p0.
        self._fixed |= dict.fromkeys((*system.v, *system.u), 0.0)
        states = system.x_start if x is None else x
        self._fixed |= dict(zip(system.x, map(float, states), strict=True))
        self._phi, self._p0, J = list(rows.phi), list(rows.p0), rows.J
        self.pattern = np.array(
            [[entry is not ZERO for entry in row] for row in J], dtype=bool
        ).reshape(J.shape)
        self._J = J[self.pattern].tolist()
        self.parts = parts(self.pattern)
        self.holonomic_parts = parts(self.pattern[: len(self._phi)])
        rates_q = coordinate_rates(system)
        self._plain = all(r is v for r, v in zip(rates_q, system.v, strict=False))
        self._rates = list(rates_q)

    @property
    def holonomic(self) -> int:
        """Number of the holonomic equations, which come first."""
        return len(self._phi)

    def phi(self, q: Array) -> Array:
        """Return the residuals of the holonomic equations."""
        return np.array(evaluate_all(self._phi, self._values(q)))

    def J(self, q: Array) -> Array:
        """Return the Jacobian of all equations, shape (nc, nv)."""
        matrix: Array = np.zeros(self.pattern.shape)
        matrix[self.pattern] = evaluate_all(self._J, self._values(q))
        return matrix

    def p0(self, q: Array) -> Array:
        """Return J v + p0 without velocities."""
        return np.array(evaluate_all(self._p0, self._values(q)))

    def moved(self, q: Array, step: Array) -> Array:
        """Return coordinates moved by a step of velocities, quaternions normalized."""
        if self._plain:
            return q + step
        values = self._values(q)
        values |= dict(zip(self.system.v, step.tolist(), strict=True))
        result: Array = q + np.array(evaluate_all(self._rates, values))
        for at in self.system.quaternions:
            result[at : at + 4] /= np.linalg.norm(result[at : at + 4])
        return result

    def _values(self, q: Array) -> dict[str | Symbol, float]:
        values = dict(self._fixed)
        values.update(zip(self.system.q, q.tolist(), strict=True))
        return values

    def shown(self, q: Array) -> str:
        """Return coordinates as text, the first dozen."""
        pairs = [f"{s.name} = {x:.6g}" for s, x in zip(self.system.q, q, strict=True)]
        more = f", and {len(pairs) - 12} more" if len(pairs) > 12 else ""
        return ", ".join(pairs[:12]) + more
