"""The transmission: one coordinate in proportion to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.body import Frame
from symbody.model.fields import Coordinate, Formula, element, preset
from symbody.model.loops.coordinate import JointFormula
from symbody.model.loops.loop import Closure, LoopBind
from symbody.model.loops.path import LoopPath
from symbody.spatial.vectors import plus, times


@final
@element
class Transmission:
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
    ratio: Formula = preset(1)
    offset: Formula = preset(0)

    def bound(self, who: str, bind: LoopBind) -> Transmission:
        """Return the loop with joints and formulas checked."""
        first, second = bind.coordinate(self.joint1), bind.coordinate(self.joint2)
        if first is second:
            raise ModelError(
                f"{who}: both joints are {first.name!r}. A transmission couples two "
                f"coordinates; a joint that shall stay still takes `drive` with a "
                f"number."
            )
        ratio, offset = (
            bind.formula(value, ("parameter",)) for value in (self.ratio, self.offset)
        )
        return replace(self, joint1=first, joint2=second, ratio=ratio, offset=offset)

    def frames(self) -> Sequence[Frame]:
        """Return none: it relates coordinates."""
        return ()

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the second coordinate."""
        return self._formula().dependent(path)

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the first coordinate."""
        return self._formula().inputs(path)

    def close(self, path: LoopPath) -> Closure:
        """Return the solution."""
        return self._formula().close(path)

    def _formula(self) -> JointFormula:
        formula = plus(times(self.ratio, self.joint1), self.offset)
        return JointFormula(self.joint2, formula)
