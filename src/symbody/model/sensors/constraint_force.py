"""The force that a joint transmits from its parent to its child."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array
from symbody.model.field import inheriting
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.transmitted_by_joint import TransmittedByJoint
from symbody.spatial.vectors import array


@final
@inheriting
class ConstraintForce(TransmittedByJoint):
    """Force that the parent exerts on the child at the joint [N].

    It acts at the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.
    """

    unit = "N"

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(kinematics.constraint_force(self.joint, self.axes))
