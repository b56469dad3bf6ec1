"""The steering linkage: a rack, a tie rod and a steering arm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.model.field import inheriting
from symbody.model.loops.planar_kind import PlanarKind
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop


@final
@inheriting
class Steering(PlanarKind):
    """A planar loop of a rack that slides, a tie rod, and a steering arm.

    One prismatic joint, two revolute ones, and a hinge where two frames meet, commonly
    the pivot of the steering arm on the base. The rack is independent, both angles
    follow from it.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: With 1 and the chain rack, rod, arm, which pivots at the hinge, the
            joint of rod and arm lies left of the line from the rack's joint to the
            pivot, seen against the axis of the first; with -1 right of it. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the rack.
    """

    words = "steering linkage"
    turning = 2
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the rack."""
        return [joint for joint in loop.joints if joint.kind == "T"]
