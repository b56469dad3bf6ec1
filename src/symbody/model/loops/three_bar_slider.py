"""The triangle with a cylinder: a beam, and a cylinder that holds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.model.field import inheriting
from symbody.model.loops.planar_kind import PlanarKind, cylinder
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop


@final
@inheriting
class ThreeBarTrans(PlanarKind):
    """A planar triangle of a base, a beam and a cylinder, as a boom and its lift ram.

    Two revolute joints, one of the beam and one that swings the cylinder, the
    prismatic joint of the cylinder's rod, and a hinge between rod and beam where two
    frames meet. One coordinate is independent, the other two follow from it. The rod
    may run beside the axis of the cylinder's joint.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: With 1 the cylinder extends from its joint to the hinge in the
            positive direction of its prismatic joint, with -1 in the negative. If the
            stroke is independent and both angles follow, as for `FourBar`. None is
            the shape nearest to the start values of the dependent joints.
        independent: The joint whose coordinate is independent; None for the beam's,
            the revolute joint that does not swing the cylinder.
    """

    words = "triangle of beam and cylinder"
    turning = 2
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the joint of the beam."""
        follow = cylinder(loop)
        return [joint for joint in loop.joints if joint not in follow]
