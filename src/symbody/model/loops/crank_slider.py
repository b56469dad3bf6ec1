"""The crank-slider: two revolute joints, a prismatic one and a hinge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.model.field import inheriting
from symbody.model.loops.planar_kind import PlanarKind, first_turning
from symbody.model.loops.planar_loop import PlanarJoint, PlanarLoop


@final
@inheriting
class CrankSlider(PlanarKind):
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

    words = "crank-slider"
    turning = 2
    sliding = 1

    def usual(self, loop: PlanarLoop) -> Sequence[PlanarJoint]:
        """Return the crank."""
        return (first_turning(loop),)
