"""A force or torque in a joint: a motor, friction, a spring between its bodies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element
from symbody.model.joint_fields import MovingJoint, OnePerFreedom
from symbody.model.kinematics import Kinematics
from symbody.model.loads.in_joint import (
    shape_in_joint,
    unit_in_joint,
    value_in_joint,
)
from symbody.model.loads.load import JointLoad, Load


@final
@element
class JointForce(Load):
    """Generalized forces along the velocities of a joint.

    Attributes:
        joint: The joint.
        force: Positive along the velocity [N m or N]; one number or formula, or as
            many as the joint has velocities.
    """

    joint: MovingJoint
    force: OnePerFreedom

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one force a velocity."""
        return tuple(
            JointLoad(self.joint, i, force) for i, force in enumerate(self.force)
        )

    @property
    def unit(self) -> str:
        """Unit of the value; empty if the joint turns and slides."""
        return unit_in_joint(self.joint)

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value: one entry a velocity."""
        return shape_in_joint(self.joint)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces along the velocities of the joint."""
        return value_in_joint(self.joint_loads(kinematics))
