"""Conditions on velocities, as formulas of the user's."""

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
class Nonholonomic(OfFormulas):
    """P(q, t) v + p0(q, t) = 0: velocities are bound, positions are not.

    The multiplier is the generalized force along the left side.

    Attributes:
        formula: The left side, linear in the velocities, or a list of several.
    """

    formula: Equations

    def check(self, who: str, bind: Bind) -> None:
        """Raise if a formula is a number."""
        if not self.formula or any(isinstance(node, Const) for node in self.formula):
            raise ModelError(
                f"{who}: the formula {self.formula!r} holds no velocity, so it binds "
                f"nothing. Give a formula of velocities that shall stay zero."
            )

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)
