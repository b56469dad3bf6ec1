"""Rigid elements without mass: a rod, and any variables that stay zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Const, Node, neg
from symbody.model.body import ENDPOINTS
from symbody.model.constraints.constraint import PAIR, Constraint, ConstraintKinematics
from symbody.model.field import Bind, element
from symbody.model.fields import Formula, Place
from symbody.model.loads.connection import checked_variables
from symbody.model.loads.load import Wrench
from symbody.model.loads.own_law import Ends, OwnMovingVariables
from symbody.model.loads.variables import Between, Variables, endpoints, symbols_between
from symbody.spatial.vectors import dot, matvec, neg3, scale, transposed


@final
@element
class Rod(Constraint):
    """The distance of two points is given; one equation.

    The multiplier is the force along the rod, positive if the rod is compressed.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rod [m]; positive, a number or a formula, also of time.
    """

    a: Place
    b: Place
    length: Annotated[Formula, "m"]
    entries = ("force",)
    units = ("N",)
    apart = PAIR

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the length is not positive."""
        value = bind.default(self.length)
        if value is not None and not value > 0:
            raise ModelError(
                f"{who}: the length is {value:g} m, but a rod needs a positive one. "
                f"For points that coincide use BallCut."
            )

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return (d² - l²)/(2 l) of the distance d, near d - l [m]."""
        gap = kinematics.gap(self.a, self.b)
        square = self.length * self.length
        if isinstance(self.length, Const):
            return ((dot(gap, gap) - square) * (0.5 / self.length.value),)
        return ((dot(gap, gap) - square) / (2 * self.length),)

    def formulas(self) -> Sequence[Node]:
        """Return the length, by which the residual becomes less."""
        return (neg(self.length),)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return two opposite forces along the rod."""
        R_CA, _ = kinematics.attitudes(self.a, self.b)
        gap = kinematics.gap(self.a, self.b)
        size = ZERO if lam[0] is ZERO else lam[0] / self.length
        force = matvec(transposed(R_CA), scale(size, gap))
        return Wrench(self.b, self.a, force), Wrench(self.a, self.a, neg3(force))


@final
@element
class RigidConnector(Constraint):
    """Variables between two endpoints or more stay zero.

    They are formulas of what is between the endpoints, as those of a `Connector`. The
    multiplier of each is the force that keeps it, positive if it pushes the variable
    up.

    Attributes:
        ends: Endpoints, bodies or frames; the first is that which sees the others.
        variables: Function of the endpoints, as many arguments, that returns a list of
            formulas of them, of parameters and of time; called once.

    References:
        Sol (1983), section 3.4.
    """

    ends: Ends
    variables: OwnMovingVariables
    apart = ENDPOINTS

    def check(self, who: str, bind: Bind) -> None:
        """Raise if variables follow from each other."""
        checked_variables(who, self._variables(), bind)

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a variable."""
        return tuple(str(k) for k in range(len(self.variables.formulas)))

    @property
    def units(self) -> tuple[str, ...]:
        """Units that follow from the formulas."""
        return ("",) * len(self.variables.formulas)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the variables."""
        return self._between(kinematics).values

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the wrenches that keep the variables, at the endpoints."""
        return self._between(kinematics).wrenches([neg(force) for force in lam])

    def _variables(self) -> Variables:
        ends = endpoints(len(self.ends))
        formulas = self.variables.at(symbols_between(ends))
        return Variables(ends, tuple(formulas))

    def _between(self, kinematics: ConstraintKinematics) -> Between:
        return Between(self._variables(), self.ends, kinematics)
