"""What loads and sensors may ask about the motion of frames.

Every vector is that of frame `of` relative to frame `seen_from`, as observed there, in
components of frame `expressed_in`. None means the world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from symbody.expr.node import Node
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.spatial.vectors import Mat, Vec


class Dynamics(Protocol):
    """What follows from the accelerations, as formulas."""

    def acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the acceleration of the origin of `of` [m/s²]."""
        ...

    def angular_acceleration(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular acceleration of `of` [rad/s²]."""
        ...

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force that the parent exerts on the child [N]."""
        ...

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""
        ...


class Kinematics(Dynamics, Protocol):
    """Positions and velocities of the frames of a system, as formulas."""

    def position(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the vector from one origin to the other [m]."""
        ...

    def rotation(self, of: Frame, seen_from: Frame | None) -> Mat:
        """Return the matrix that takes components in `of` to `seen_from`."""
        ...

    def velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the velocity of the origin of `of` [m/s]."""
        ...

    def angular_velocity(
        self, of: Frame, seen_from: Frame | None, expressed_in: Frame | None
    ) -> Vec:
        """Return the angular velocity of `of` [rad/s]."""
        ...

    def coordinates(self, joint: Joint) -> tuple[Node, ...]:
        """Return the coordinates of a joint; formulas of time where it is driven."""
        ...

    def velocities(self, joint: Joint) -> tuple[Node, ...]:
        """Return the velocities of a joint; formulas of time where it is driven."""
        ...

    def kinetic_energy(self, body: Body | None) -> Node:
        """Return the kinetic energy of a body, or of all [J]."""
        ...

    def potential_energy(self, body: Body | None) -> Node:
        """Return the potential energy in the gravity field, zero at the origin [J]."""
        ...

    def center_of_mass(
        self,
        bodies: Sequence[Body] | None,
        seen_from: Frame | None,
        expressed_in: Frame | None,
    ) -> Vec:
        """Return the common centre of mass of bodies, or of all [m]."""
        ...

    def centers_of_mass(
        self, bodies: Sequence[Body] | None
    ) -> Sequence[tuple[Frame, Node]]:
        """Return a frame at the centre of mass of each body, and its share of the mass.

        Massless bodies are left out; None means all bodies.
        """
        ...

    def partial_velocities(
        self, of: Frame, joint: Joint, expressed_in: Frame | None
    ) -> Sequence[tuple[Vec, Vec]]:
        """Return angular and linear velocity of `of` by each velocity of a joint.

        Seen from the world.
        """
        ...
