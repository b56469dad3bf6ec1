"""Collocation: Runge-Kutta methods of Gauss, Radau and Lobatto on a mesh.

References:
    Hairer, Wanner (1996), Solving Ordinary Differential Equations II, IV.5.
    Betts (2010), Practical Methods for Optimal Control, section 4.5.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias, final

import numpy as np
from numpy.polynomial import legendre
from numpy.polynomial.polynomial import polyint, polyval

from symbody.analyses.optimal.point_functions import Floats

SchemeName: TypeAlias = Literal["radau", "gauss", "hermite-simpson"]
FEWEST, MOST = 2, 6  # points of an interval


@final
@dataclass(frozen=True)
class Scheme:
    """A collocation method by its points c within an interval from 0 to 1."""

    name: SchemeName | Literal["shooting"]
    c: tuple[float, ...]

    @property
    def starts_at_node(self) -> bool:
        """Whether the first point is the node before it."""
        return self.c[0] == 0.0

    @property
    def ends_at_node(self) -> bool:
        """Whether the last point is the node behind it."""
        return self.c[-1] == 1.0

    @property
    def order(self) -> int:
        """The order of convergence of the states at nodes."""
        s = len(self.c)
        orders = {"radau": 2 * s - 1, "gauss": 2 * s}
        return orders.get(self.name, 4)

    @cached_property
    def a(self) -> Floats:
        """Integrals of the basis polynomials from 0 to c_i, shape (s, s)."""
        return self._integrals(np.array(self.c))

    @cached_property
    def b(self) -> Floats:
        """Integrals of the basis polynomials from 0 to 1, shape (s,)."""
        weights: Floats = self._integrals(np.ones(1))[0]
        return weights

    def _integrals(self, ends: Floats) -> Floats:
        c = np.array(self.c)
        powers = np.linalg.inv(np.vander(c, increasing=True))
        columns = [polyval(ends, polyint(row)) for row in powers.T]
        result: Floats = np.column_stack(columns)
        return result

    def state_basis(self, s: Floats) -> Floats:
        """Return weights of the node before and of all points at places s from 0 to 1.

        Shape (places, 1 + points); the polynomial of the states goes through these. The
        first point has none where it is the node.
        """
        return self._of_states(_powers(s, self._through))

    def state_slopes(self, s: Floats) -> Floats:
        """Return the derivatives of `state_basis` by s."""
        count = self._through
        powers = np.zeros((len(s), count))
        powers[:, 1:] = _powers(s, count - 1) * np.arange(1, count)
        return self._of_states(powers)

    def control_basis(self, s: Floats) -> Floats:
        """Return weights of all points at places s, shape (places, points)."""
        return _powers(s, len(self.c)) @ np.linalg.inv(_powers(self.c, len(self.c)))

    @property
    def _through(self) -> int:
        """The number of points and nodes that the states go through."""
        return 1 + len(self.c) - self.starts_at_node

    def _of_states(self, powers: Floats) -> Floats:
        own = self.c[1:] if self.starts_at_node else self.c
        result = np.zeros((len(powers), 1 + len(self.c)))
        columns = [0, *range(1 + len(self.c) - len(own), 1 + len(self.c))]
        inverse = np.linalg.inv(_powers([0.0, *own], self._through))
        result[:, columns] = powers @ inverse
        return result


def _powers(s: object, count: int) -> Floats:
    return np.vander(np.asarray(s, dtype=float), count, increasing=True)


def scheme_of(name: SchemeName, points: int) -> Scheme:
    """Return a scheme by its name and number of points."""
    if name == "hermite-simpson":
        return Scheme(name, (0.0, 0.5, 1.0))
    coefficients = np.zeros(points + 1)
    coefficients[points] = 1.0
    if name == "radau":
        coefficients[points - 1] = -1.0
    roots = np.sort(0.5 * (legendre.legroots(coefficients).real + 1.0))
    if name == "radau":
        roots[-1] = 1.0
    return Scheme(name, tuple(roots.tolist()))


# The unknowns of shooting are at the starts of intervals; between the nodes states are
# drawn as lines, and controls are constant.
SHOOTING, BETWEEN = Scheme("shooting", (0.0,)), Scheme("radau", (1.0,))
