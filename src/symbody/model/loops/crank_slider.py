"""The crank-slider: two revolute joints, a prismatic one and a hinge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from symbody.expr.node import Symbol
from symbody.model.body import Frame
from symbody.model.loops.loop import Closure, LoopBind, checked_places, checked_posture
from symbody.model.loops.path import LoopPath
from symbody.model.loops.pattern import checked_joints, chosen, closed, first_turning
from symbody.model.loops.planar_loop import PlanarLoop


@final
@dataclass(frozen=True, eq=False)
class CrankSlider:
    """A planar loop of crank, slider, rod, and a hinge where two frames meet.

    The way round has one prismatic joint, of the slider, and two revolute ones, in any
    order; the rod may be carried by the slider or by the crank. One coordinate is
    independent, the other two follow from it.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: Which of two shapes. If the slider and a revolute joint follow: with 1
            the vector from that joint to the hinge, along the rod, has a component in
            the positive direction of the slider, with -1 in the negative. If both
            revolute joints follow, as for `FourBar`. None is the shape nearest to the
            start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the crank:
            the revolute joint nearest to the common body.
    """

    a: Any
    b: Any
    posture: int | None = None
    independent: Any = None

    def bound(self, who: str, bind: LoopBind) -> CrankSlider:
        """Return the loop with places and joints checked."""
        a, b = checked_places(who, self.a, self.b)
        posture = checked_posture(who, self.posture)
        chosen = None if self.independent is None else bind.coordinate(self.independent)
        return replace(self, a=a, b=b, posture=posture, independent=chosen)

    def frames(self) -> Sequence[Frame]:
        """Return both frames at the hinge."""
        return self.a, self.b

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the two coordinates that follow."""
        return self._split(path)[1]

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that they follow from."""
        return path.others(self.dependent(path))

    def close(self, path: LoopPath) -> Closure:
        """Return the solution."""
        return closed(*self._split(path), self.posture)

    def _split(self, path: LoopPath) -> tuple[PlanarLoop, tuple[Symbol, ...]]:
        loop = checked_joints(path, "crank-slider", 2, 1)
        given = None if self.independent is None else (self.independent,)
        return loop, chosen(loop, given, [first_turning(loop)])
