"""A coordinate given by a formula of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.field import element
from symbody.model.fields import PositionFormula
from symbody.model.joint_fields import Coordinate
from symbody.model.loops.loop import Loop, LoopSolution
from symbody.model.loops.path import LoopPath
from symbody.spatial.vectors import minus


@final
@element
class JointFormula(Loop):
    """A coordinate that is a formula of other coordinates and of time.

    A cam, a mechanism whose transmission function is known, a curve through measured
    points. The formula should be smooth, because accelerations come from its second
    derivative.

    Attributes:
        joint: Joint of one coordinate, or a coordinate of a joint; it follows.
        formula: Of other coordinates, parameters, time, and expressions of these.
    """

    joint: Coordinate
    formula: Annotated[PositionFormula, "{joint}"]

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinate.

        Raises:
            ModelError: It is driven.
        """
        if self.joint in path.known:
            raise ModelError(
                f"{path.who}: the coordinate {self.joint.name} is driven, but would "
                f"follow from a formula. A motion has one cause: do not drive the "
                f"joint, or remove the loop."
            )
        return (self.joint,)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates of the formula."""
        return [q for q in symbols_of(self._resolved(path)) if q in path.coordinates]

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        formula = self._resolved(path)
        return LoopSolution(
            (self.joint,),
            (formula,),
            (minus(self.joint, formula),),
            relations=(minus(self.joint, self.formula),),
        )

    def _resolved(self, path: LoopPath) -> Node:
        """Return the formula of coordinates, parameters and time alone.

        Raises:
            ModelError: It holds anything else, or the coordinate itself.
        """
        formula: Node = self.formula
        while path.known.keys() & set(symbols_of(formula)):
            formula = substitute(formula, path.known)
        for symbol in symbols_of(formula):
            if symbol is self.joint:
                raise ModelError(
                    f"{path.who}: the formula of {symbol.name} holds {symbol.name} "
                    f"itself. Solve it for the coordinate, or give the relation by "
                    f"add_constraint."
                )
            if symbol not in path.values:
                raise ModelError(
                    f"{path.who}: the formula of {self.joint.name} holds "
                    f"{symbol.name}. A coordinate follows from coordinates, "
                    f"parameters, time, and expressions of these; what depends on "
                    f"velocities or inputs can be a state or a load."
                )
        return formula
