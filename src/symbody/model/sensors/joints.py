"""Sensors of joints: coordinates, velocities, accelerations, and reactions."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, inheriting, preset
from symbody.model.fields import AnyJoint, MovingJoint, PlaceOrDefault
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


@element
class TransmittedByJoint(Sensor, ABC):
    """A vector that acts from the parent on the child at a joint.

    Attributes:
        joint: The joint; it may be fixed.
        expressed_in: Body or frame whose axes the components refer to; None for the
            joint's frame on the child.
    """

    joint: AnyJoint
    expressed_in: PlaceOrDefault = preset(None, instead="joint.child")
    shape = (3,)
    entries = ("x", "y", "z")


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
        return array(kinematics.constraint_force(self.joint, self.expressed_in))


@final
@inheriting
class ConstraintTorque(TransmittedByJoint):
    """Torque that the parent exerts on the child at the joint [N m].

    It is taken about the origin of the joint's frame on the child. Along what the
    joint forbids it is the reaction of the constraint; along its free motions it is
    the load in the joint, along a driven one what the drive needs.
    """

    unit = "N m"

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(kinematics.constraint_torque(self.joint, self.expressed_in))
