"""Loads that act in joints: shape, unit and value."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import ZERO, Array, Node
from symbody.model.joint import Joint
from symbody.model.joint_fields import MovingJoint
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Load
from symbody.spatial.quaternion import quaternion_rate
from symbody.spatial.vectors import AXES, array, inner


def unit_in_joint(joint: Joint) -> str:
    """Return the unit of forces along the velocities of a joint; "" if they differ."""
    units = {e.force_unit for e in joint.elements if e.velocities}
    return units.pop() if len(units) == 1 else ""


class LoadInJoint(Load):
    """A load whose value is what it does along the velocities of its joint."""

    joint: MovingJoint

    @property
    def unit(self) -> str:
        """Unit of the value; empty if the joint turns and slides."""
        return unit_in_joint(self.joint)

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value: one entry a velocity; () for one."""
        return () if len(self.joint.v) == 1 else (len(self.joint.v),)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces along the velocities of the joint."""
        forces = [load.force for load in self.joint_loads(kinematics)]
        return array(forces[0] if len(forces) == 1 else forces)


def loads_by_velocities(joint: Joint, forces: Sequence[Node]) -> list[JointLoad]:
    """Return the loads of generalized forces along all velocities of a joint."""
    return [
        JointLoad(joint, index, force)
        for index, force in enumerate(forces)
        if force is not ZERO
    ]


def loads_by_coordinates(joint: Joint, forces: Sequence[Node]) -> list[JointLoad]:
    """Return the loads that do the work of forces dual to the coordinates of a joint.

    For a quaternion that is Nᵀ times these, of its rate N w.
    """
    along: list[Node] = []
    at = 0
    for element in joint.elements:
        n = len(element.coordinates)
        own = forces[at : at + n]
        if element.kind == "Q":
            e0, e1, e2, e3 = joint.q[at : at + n]
            rates = [quaternion_rate((e0, e1, e2, e3), axis) for axis in AXES]
            along += [inner(rate, own) for rate in rates]
        else:
            along += own
        at += n
    return loads_by_velocities(joint, along)
