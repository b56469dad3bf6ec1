"""The four-bar linkage of which one bar is a cylinder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.model.field import inheriting
from symbody.model.loops.planar_kind import PlanarKind, cylinder
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop


@final
@inheriting
class FourBarTrans(PlanarKind):
    """A four-bar linkage extended by a slider, as boom, lever and tilt ram of a loader.

    Three revolute joints, one prismatic joint, and a hinge where two frames meet. Two
    coordinates are independent, the other two follow from them.

    Attributes:
        a: Body or frame at the hinge.
        b: Body or frame at the hinge, on another body.
        posture: With 1 the cylinder extends from its joint to the hinge in the
            positive direction of its prismatic joint, with -1 in the negative. If the
            stroke is independent and two angles follow, as for `FourBar`. None is the
            shape nearest to the start values of the dependent joints.
        independent: The two joints whose coordinates are independent; None for the
            revolute joints that do not swing the cylinder.
    """

    words = "four-bar linkage with a slider"
    turning = 3
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the joints of the two other bars."""
        follow = cylinder(loop)
        return [joint for joint in loop.joints if joint not in follow]
