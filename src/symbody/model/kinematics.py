"""The kinematics of frames, as loads and sensors use it.

Every vector is that of frame `of` relative to frame `seen_from`, as observed there, in
components of frame `expressed_in`. None means the world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from symbody.dataclass import dataclass
from symbody.expr.node import Node
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.spatial.vectors import Mat, Vec


@final
@dataclass(frozen=True)
class Slide:
    """A line along which two points A and B can only move relative to each other."""

    coordinate: Node  # of B, from A [m]; positive where the model starts
    rate: Node  # how fast it grows [m/s]
    direction: Vec  # of the line, in the world's axes


class Dynamics(Protocol):
    """Quantities that follow from the accelerations, as formulas."""

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

    def joint_accelerations(self, joint: Joint) -> tuple[Node, ...]:
        """Return the derivatives of a joint's velocities."""
        ...

    def constraint_force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force that the parent exerts on the child [N]."""
        ...

    def constraint_torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""
        ...

    def multiplier(self, constraint: str, entry: int) -> Node:
        """Return a multiplier of a constraint, by its name."""
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

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""
        ...

    def is_even(self, formula: Node, a: Frame, b: Frame) -> bool:
        """Return whether a formula is one of the distance of two origins on a line.

        It depends on where they are, but is the same if they change sides.
        """
        ...

    def rate(self, formula: Node) -> Node:
        """Return the rate in time of a formula of the user's.

        Inputs and velocities in it count as constant, which a `ModelWarning` tells.
        """
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
