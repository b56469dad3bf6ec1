"""The transmission: one coordinate in proportion to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula
from symbody.model.joint_fields import Coordinate
from symbody.model.loops.coordinate import JointFormula
from symbody.model.loops.loop import Loop, LoopSolution
from symbody.model.loops.path import LoopPath
from symbody.spatial.vectors import plus, times


@final
@element
class Transmission(Loop):
    """Gears, belts, racks: the second coordinate is ratio times the first.

    Attributes:
        joint1: Joint of one coordinate, or a coordinate; it is independent.
        joint2: Likewise; its coordinate is ratio*joint1 + offset.
        ratio: Number or formula of parameters; negative for two gears that mesh
            outside; zero holds the second joint still.
        offset: The second coordinate where the first is zero [rad or m].
    """

    joint1: Coordinate
    joint2: Coordinate
    ratio: Annotated[ConstantFormula, "{joint2}/{joint1}"] = preset(1)
    offset: Annotated[ConstantFormula, "{joint2}"] = preset(0)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both coordinates are one."""
        if self.joint1 is self.joint2:
            raise ModelError(
                f"{who}: both joints are {self.joint1.name!r}. A transmission couples "
                f"two coordinates; a joint that shall stay still takes `drive` with a "
                f"number."
            )

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the second coordinate."""
        return self._formula().dependent(path)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the first coordinate."""
        return self._formula().inputs(path)

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        return self._formula().solve(path)

    def _formula(self) -> JointFormula:
        formula = plus(times(self.ratio, self.joint1), self.offset)
        return JointFormula(self.joint2, formula)
