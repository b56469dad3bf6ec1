"""Methods that turn an optimal motion into a nonlinear program, with their options.

Collocation is by Runge-Kutta methods of Gauss, Radau and Lobatto on a mesh.

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
from symbody.arguments import Arguments, among
from symbody.errors import ModelError

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

    @cached_property
    def a(self) -> Floats:
        """Integrals of the basis polynomials from 0 to c_i, shape (s, s)."""
        return self._integrals(np.array(self.c))

    @cached_property
    def b(self) -> Floats:
        """Integrals of the basis polynomials from 0 to 1, shape (s,)."""
        return np.asarray(self._integrals(np.ones(1))[0])

    def _integrals(self, ends: Floats) -> Floats:
        powers = np.linalg.inv(_powers(self.c, len(self.c)))
        columns = [polyval(ends, polyint(row)) for row in powers.T]
        return np.column_stack(columns)

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


Hessian: TypeAlias = Literal["exact", "limited-memory"]


@final
@dataclass(frozen=True)
class Collocation:
    """Direct collocation: the states are polynomials on the intervals of a mesh.

    Attributes:
        scheme: "radau", whose points have the end of each interval; "gauss", of highest
            order; or "hermite-simpson", with controls that are continuous.
        points: Of an interval, 2 to 6, in which the controls are polynomials; 3 of
            "hermite-simpson".
        intervals: Of the first mesh.
        tolerance: Error of the states of an interval, relative to their size, above
            which it is divided.
        refinements: The mesh is made finer so many times at most; 0 leaves it.
    """

    scheme: SchemeName = "radau"
    points: int = 3
    intervals: int = 20
    tolerance: float = 1e-6
    refinements: int = 10

    def __post_init__(self) -> None:
        arguments = Arguments("Collocation", ModelError)
        arguments.word("scheme", self.scheme, SchemeName)
        arguments.whole("points", self.points, least=FEWEST, most=MOST)
        arguments.whole("intervals", self.intervals, least=1)
        arguments.number("tolerance", self.tolerance, above=0)
        arguments.whole("refinements", self.refinements)
        if self.scheme == "hermite-simpson" and self.points != 3:
            rule = "3 with scheme='hermite-simpson', which has the ends and the middle"
            raise arguments.refused("points", self.points, rule, "Leave it out.")

    def table(self) -> Scheme:
        """Return the scheme with its numbers."""
        return scheme_of(self.scheme, self.points)


@final
@dataclass(frozen=True)
class Shooting:
    """Multiple shooting: controls are constant on intervals, states are integrated.

    It gives the best of such motions, as a controller with this cycle can do. Bounds
    and conditions hold at the nodes.

    Attributes:
        intervals: Of the controls; their number stays.
        steps: Of the classical Runge-Kutta method in each interval at first.
        tolerance: Error of the states of an interval, relative to their size, above
            which the number of steps is doubled.
        refinements: It is doubled so many times at most.
    """

    intervals: int = 40
    steps: int = 2
    tolerance: float = 1e-6
    refinements: int = 6

    def __post_init__(self) -> None:
        arguments = Arguments("Shooting", ModelError)
        arguments.whole("intervals", self.intervals, least=1)
        arguments.whole("steps", self.steps, least=1)
        arguments.number("tolerance", self.tolerance, above=0)
        arguments.whole("refinements", self.refinements)

    def table(self) -> Scheme:
        """Return where the unknowns are."""
        return SHOOTING


MethodLike: TypeAlias = SchemeName | Literal["shooting"] | Collocation | Shooting


def chosen_method(arguments: Arguments, method: object) -> Collocation | Shooting:
    """Return a method by its word or as it is."""
    if isinstance(method, (Collocation, Shooting)):
        return method
    if among(method, ("shooting",)):
        return Shooting()
    return Collocation(arguments.word("method", method, SchemeName))
