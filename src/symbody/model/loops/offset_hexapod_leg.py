"""The leg of a hexapod whose joints have axes that do not cross."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.field import Bind, element, preset
from symbody.model.fields import AxisName, Place, Posture
from symbody.model.loops.choice import nearest
from symbody.model.loops.loop import (
    Loop,
    LoopSolution,
    check_places,
)
from symbody.model.loops.offset_leg import OffsetLeg
from symbody.model.loops.path import Branch, LoopPath

_KINDS = (["R", "R", "T", "R", "R"], ["R", "R", "R", "T", "R"])


@final
@element
class OffsetHexapodLeg(Loop):
    """A leg of two universal joints with offset axes, and a cylinder that can twist.

    The leg is a branch of the loop that ends with five freedoms: the turn of the lower
    link, the tilt of the cylinder, stroke and twist along its axis, and the tilt of
    the upper link. At its end, frame a or b, a hinge joins it to a body of any motion.
    The five coordinates follow from that motion.

    Attributes:
        a: Body or frame: end of the leg, or the place of its hinge on the other body.
        b: Body or frame: the other of the two, on another body.
        axis: "x", "y" or "z": the axis of the hinge, in both frames.
        posture: With 1 the other hinge lies on the side of the first axis to which the
            product of first and second axis points, with -1 on the other. None, and
            what it leaves open, is the solution nearest to the start values.
    """

    a: Place
    b: Place
    axis: AxisName = preset("y")
    posture: Posture = preset(None)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both frames are on one body."""
        check_places(who, self.a, self.b)

    def dependent(self, path: LoopPath) -> tuple[Symbol, ...]:
        """Return the coordinates of the leg."""
        return tuple(step.symbol for step in _leg(path)[0].steps[-5:])

    def inputs(self, path: LoopPath) -> Sequence[Symbol]:
        """Return the coordinates that move the hinge relative to the leg's base."""
        return path.others(self.dependent(path))

    def solve(self, path: LoopPath) -> LoopSolution:
        """Return the solution."""
        leg, other = _leg(path)
        solution = OffsetLeg(path, leg, other, "xyz".index(self.axis))
        lower = (1, -1) if self.posture is None else (self.posture,)
        return nearest(path, product(lower, (1, -1), (1, -1)), solution.solution)


def _leg(path: LoopPath) -> tuple[Branch, Branch]:
    """Return the leg's branch and the other one.

    Raises:
        ModelError: Neither branch ends with a leg, or the leg is driven.
    """
    for leg, other in ((path.b, path.a), (path.a, path.b)):
        last = leg.steps[-5:]
        if [step.kind for step in last] in _KINDS:
            for step in last:
                if step.driven:
                    raise ModelError(
                        f"{path.who}: joint {step.joint!r} of the leg is driven, but "
                        f"would follow from the motion of the hinge. A motion has one "
                        f"cause: do not drive it, or close the loop by add_constraint."
                    )
            return leg, other
    raise ModelError(
        f"{path.who}: the way round the loop is {path.way()}. A leg with offset axes "
        f"ends, at frame a or b, with two freedoms that turn, one that slides and one "
        f"that twists about the same axis, and one that turns. Give frames at such an "
        f"end, or close the loop by add_constraint."
    )
