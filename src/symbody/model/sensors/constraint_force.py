"""The force that a joint transmits from its parent to its child."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import PlaceOrDefault
from symbody.model.joint_fields import AnyJoint
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class ConstraintForce(Sensor):
    """Force that the parent exerts on the child at the joint [N].

    It acts at the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.

    Attributes:
        joint: The joint; it may be fixed.
        expressed_in: Body or frame whose axes the components refer to; None for the
            joint's frame on the child.
    """

    joint: AnyJoint
    expressed_in: PlaceOrDefault = preset(None, instead="joint.child")
    shape = (3,)
    unit = "N"
    entries = ("x", "y", "z")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(kinematics.constraint_force(self.joint, self.expressed_in))
