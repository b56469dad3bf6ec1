"""Conditions on velocities, as formulas of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Node
from symbody.model.constraints.constraint import Closing, Constraint
from symbody.model.field import element
from symbody.model.fields import Equations


@final
@element
class Nonholonomic(Constraint):
    """P(q, t) v + p0(q, t) = 0: velocities are bound, positions are not.

    The multiplier is the generalized force along the left side.

    Attributes:
        formula: The left side, linear in the velocities, or a list of several.
    """

    formula: Equations

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a formula."""
        return tuple(str(i) for i in range(len(self.formula)))

    @property
    def units(self) -> tuple[str, ...]:
        """Units that follow from the formulas."""
        return ("",) * len(self.formula)

    def velocities(self, kinematics: Closing) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)

    def formulas(self) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)
