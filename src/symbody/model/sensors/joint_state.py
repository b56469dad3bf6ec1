"""The coordinates and velocities of a joint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element
from symbody.model.joint_fields import AnyJoint
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import (
    JointLoad,
    Wrench,
    loads_by_coordinates,
    loads_by_velocities,
)
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class JointState(Sensor):
    """Coordinates of a joint, then its velocities [rad, m, rad/s or m/s].

    Attributes:
        joint: The joint; where it is driven, the values are those prescribed.
    """

    joint: AnyJoint

    @property
    def shape(self) -> tuple[int, ...]:
        """One entry a coordinate and one a velocity."""
        return (len(self.joint.q) + len(self.joint.v),)

    @property
    def unit(self) -> str:
        """Unit of each coordinate, then of each velocity."""
        elements = self.joint.elements
        units = [e.unit for e in elements for _ in e.coordinates]
        units += [e.rate_unit for e in elements for _ in e.velocities]
        return ", ".join(units) if any(units) else ""

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the coordinates and velocities."""
        return tuple(symbol.name for symbol in self.joint.q + self.joint.v)

    @property
    def orders(self) -> tuple[int, ...]:
        """Coordinates are positions."""
        return (0,) * len(self.joint.q) + (1,) * len(self.joint.v)

    @property
    def dual_units(self) -> tuple[str, ...]:
        """Units of forces in the joint."""
        elements = self.joint.elements
        return (
            *(e.force_unit for e in elements for _ in e.coordinates),
            *(e.force_unit for e in elements for _ in e.velocities),
        )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return coordinates and velocities."""
        q = kinematics.coordinates(self.joint)
        return array([*q, *kinematics.velocities(self.joint)])

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return nothing: the forces act in the joint."""
        return ()

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the forces in the joint."""
        forces, count = dual.tolist(), len(self.joint.q)
        return [
            *loads_by_coordinates(self.joint, forces[:count]),
            *loads_by_velocities(self.joint, forces[count:]),
        ]
