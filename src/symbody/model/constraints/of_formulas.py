"""Constraints that the user writes as formulas, each with one multiplier."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import Node
from symbody.model.constraints.constraint import Constraint
from symbody.model.fields import Equations


class OfFormulas(Constraint):
    """A constraint whose equations are formulas of the user's."""

    formula: Equations

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a formula."""
        return tuple(str(i) for i in range(len(self.formula)))

    @property
    def units(self) -> tuple[str, ...]:
        """Units that follow from the formulas."""
        return ("",) * len(self.formula)

    def formulas(self) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)
