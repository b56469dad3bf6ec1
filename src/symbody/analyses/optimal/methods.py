"""Methods that turn an optimal motion into a nonlinear program, with their options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, final

from symbody.analyses.optimal.schemes import (
    FEWEST,
    MOST,
    SHOOTING,
    Scheme,
    SchemeName,
    scheme_of,
)
from symbody.arguments import Arguments, among
from symbody.errors import ModelError

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
