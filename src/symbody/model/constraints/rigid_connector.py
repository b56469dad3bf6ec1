"""A kinematic element: variables between endpoints that stay zero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Node, neg
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Bind, element
from symbody.model.loads.connection import checked_connected, checked_variables
from symbody.model.loads.load import Wrench
from symbody.model.loads.own_law import Ends, OwnMovingVariables
from symbody.model.loads.variables import Between, Variables, endpoints, symbols_between


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

    def check(self, who: str, bind: Bind) -> None:
        """Raise if variables follow from each other, or all ends are on one body."""
        checked_connected(who, self.ends)
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
