"""The accelerations of a joint, of which loads without inertia are a formula."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@dataclass(frozen=True)
class JointAcceleration(Sensor):
    """Derivatives of a joint's velocities [rad/s² or m/s²].

    Assembled systems get it where loads give inertia to a body that has none; users
    read vd_JOINT of a result.

    Attributes:
        joint: The joint.
    """

    joint: Joint

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

    def frames(self) -> Sequence[Frame]:
        """Return none."""
        return ()

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the accelerations."""
        return array(kinematics.joint_accelerations(self.joint))
