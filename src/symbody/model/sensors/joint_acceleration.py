"""The accelerations of a joint."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array
from symbody.model.field import element
from symbody.model.joint_fields import MovingJoint
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class JointAcceleration(Sensor):
    """Derivatives of a joint's velocities [rad/s² or m/s²].

    Formulas that hold joint.vd get it, as sensor "acceleration_JOINT".

    Attributes:
        joint: The joint; where it is driven, the values are those prescribed.
    """

    joint: MovingJoint

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a velocity."""
        return (len(self.joint.v),)

    @property
    def unit(self) -> str:
        """Unit of each entry."""
        elements = self.joint.elements
        units = [e.rate_unit for e in elements for _ in e.velocities]
        return ", ".join(f"{unit}²" if unit else "" for unit in units)

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the accelerations."""
        return tuple(symbol.name for symbol in self.joint.vd)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the accelerations."""
        return array(kinematics.joint_accelerations(self.joint))
