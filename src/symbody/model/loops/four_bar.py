"""The four-bar linkage: three revolute joints and a hinge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.model.field import inheriting
from symbody.model.loops.planar_kind import PlanarKind
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop


@final
@inheriting
class FourBar(PlanarKind):
    """A planar loop of three revolute joints and a hinge where two frames meet.

    The hinge is the line through both origins along the joints' common axis. One of
    the three coordinates is independent, the other two follow from it.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: Which of two shapes. With 1 and the crank independent, the hinge lies
            left of the line from the far end of the crank to the pivot of the rocker,
            seen against the axis of the crank; with -1 it lies right of it. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the crank:
            the joint nearest to the common body on the longer branch of the loop.
    """

    words = "four-bar linkage"
    turning = 3
    sliding = 0

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the crank."""
        return (loop.joints[loop.common],)
