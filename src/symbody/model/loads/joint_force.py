"""A force or torque in a joint: a motor, friction, a spring between its bodies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.model.field import element
from symbody.model.joint_fields import MovingJoint, OnePerFreedom
from symbody.model.kinematics import Kinematics
from symbody.model.loads.in_joint import LoadInJoint
from symbody.model.loads.load import JointLoad


@final
@element
class JointForce(LoadInJoint):
    """Generalized forces along the velocities of a joint.

    Attributes:
        joint: The joint.
        force: Positive along the velocity [N m or N]; one number or formula, or as
            many as the joint has velocities.
    """

    joint: MovingJoint
    force: Annotated[OnePerFreedom, "N m or N"]

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return one force a velocity."""
        return tuple(
            JointLoad(self.joint, i, force) for i, force in enumerate(self.force)
        )
