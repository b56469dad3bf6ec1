"""Conditions on velocities, as formulas of the user's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Const, Node
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Closing
from symbody.model.fields import Equations, element
from symbody.model.loads.load import Bind, Wrench


@final
@element
class Nonholonomic:
    """P(q, t) v + p0(q, t) = 0: velocities are bound, positions are not.

    The multiplier is the generalized force along the left side.

    Attributes:
        formula: The left side, linear in the velocities, or a list of several.
    """

    formula: Equations

    def bound(self, who: str, bind: Bind) -> Nonholonomic:
        """Return the constraint with its formulas made nodes."""
        several = hasattr(self.formula, "__len__")
        formulas = list(self.formula) if several else [self.formula]
        nodes = tuple(bind(formulas, (len(formulas),)))
        if not nodes or any(isinstance(node, Const) for node in nodes):
            raise ModelError(
                f"{who}: the formula {self.formula!r} holds no velocity, so it binds "
                f"nothing. Give a formula of velocities that shall stay zero."
            )
        return replace(self, formula=nodes)

    @property
    def entries(self) -> tuple[str, ...]:
        """One number a formula."""
        return tuple(str(i) for i in range(len(self.formula)))

    @property
    def units(self) -> tuple[str, ...]:
        """Return what follows from the formulas."""
        return ("",) * len(self.formula)

    def positions(self, kinematics: Closing) -> Sequence[Node]:
        """Return nothing."""
        return ()

    def velocities(self, kinematics: Closing) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)

    def formulas(self) -> Sequence[Node]:
        """Return the formulas."""
        return tuple(self.formula)

    def wrenches(self, kinematics: Closing, lam: Sequence[Node]) -> Sequence[Wrench]:
        """Return nothing: the multipliers act by the formulas."""
        return ()

    def frames(self) -> Sequence[Frame]:
        """Return nothing."""
        return ()
