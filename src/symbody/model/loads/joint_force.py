"""A force or torque in a joint: a motor, friction, a spring between its bodies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.fields import Formulas, element
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.model.loads.in_joint import (
    checked_joint,
    shape_in_joint,
    unit_in_joint,
    value_in_joint,
)
from symbody.model.loads.load import Bind, JointLoad, Wrench


@final
@element
class JointForce:
    """Generalized forces along the velocities of a joint.

    Attributes:
        joint: The joint.
        force: Positive along the velocity [N m or N]; one number or formula, or as
            many as the joint has velocities.
    """

    joint: Joint
    force: Formulas

    def bound(self, who: str, bind: Bind) -> JointForce:
        """Return the load with its formulas made nodes."""
        n = checked_joint(who, self.joint)
        scalar = n == 1 and not hasattr(self.force, "__len__")
        forces = bind([self.force] if scalar else self.force, (n,))
        return replace(self, force=tuple(forces))

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return nothing: the force acts in the joint."""
        return ()

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

    def frames(self) -> Sequence[Frame]:
        """Return the frames of the joint."""
        return self.joint.parent, self.joint.child
