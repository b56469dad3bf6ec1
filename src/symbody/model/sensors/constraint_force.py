"""The force that a joint transmits from its parent to its child."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.fields import PlaceOrDefault, element, preset
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import bound_joint, optional_frame
from symbody.spatial.vectors import array


@final
@element
class ConstraintForce:
    """Force that the parent exerts on the child at the joint [N].

    It acts at the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.

    Attributes:
        joint: The joint; it may be fixed.
        expressed_in: Body or frame whose axes the components refer to; None for the
            joint's frame on the child.
    """

    joint: Joint
    expressed_in: PlaceOrDefault = preset(None)
    shape = (3,)
    unit = "N"
    entries = ("x", "y", "z")

    def bound(self, who: str) -> ConstraintForce:
        """Return the sensor with joint and place checked."""
        joint = bound_joint(who, self.joint)
        return replace(
            self,
            expressed_in=optional_frame(who, self.expressed_in) or joint.child,
        )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(kinematics.constraint_force(self.joint, self.expressed_in))

    def frames(self) -> Sequence[Frame]:
        """Return the frames of the joint, and the one it is expressed in."""
        return self.joint.parent, self.joint.child, self.expressed_in
