"""Conditions on positions, as formulas of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Const, Node
from symbody.model.constraints.constraint import ConstraintKinematics
from symbody.model.constraints.of_formulas import OfFormulas
from symbody.model.field import Bind, element
from symbody.model.fields import Equations


@final
@element
class Algebraic(OfFormulas):
    """h(q, t) = 0; the Jacobian and all derivatives come by themselves.

    The multiplier is the generalized force along the change of h.

    Attributes:
        formula: h, or a list of several: of coordinates of joints, sensors of
            positions, parameters and time.
    """

    formula: Equations

    def check(self, who: str, bind: Bind) -> None:
        """Raise if a formula is a number."""
        if not self.formula or any(isinstance(node, Const) for node in self.formula):
            raise ModelError(
                f"{who}: the formula {self.formula!r} holds no coordinate, so it binds "
                f"nothing. Give what shall be zero, such as a.q[0] - 2 * b.q[0]."
            )

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)
