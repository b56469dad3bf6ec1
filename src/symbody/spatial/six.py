"""Six-vectors: motions and forces, as types that do not mix.

A motion is a twist or any change of it, a force a wrench; both hold an angular part and
a linear part that belong to the origin of a frame, in its axes.

References:
    Featherstone (2008), chapter 2.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from symbody.expr.node import Node
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, cross, dot, neg3, plus, scale


class SpatialMotion(NamedTuple):
    """Angular and linear velocity, or acceleration, or a change of these.

    Attributes:
        angular: Of the body [rad/s].
        linear: Of the body's point at the origin [m/s].
    """

    angular: Vec = ZERO_VEC
    linear: Vec = ZERO_VEC

    def plus(self, other: SpatialMotion) -> SpatialMotion:
        """Return the sum."""
        angular = add3(self.angular, other.angular)
        return SpatialMotion(angular, add3(self.linear, other.linear))

    def times(self, factor: Node) -> SpatialMotion:
        """Return a multiple."""
        return SpatialMotion(scale(factor, self.angular), scale(factor, self.linear))

    def cross(self, other: SpatialMotion) -> SpatialMotion:
        """Return v × m: how a motion changes that a body of velocity v carries."""
        w, u = self
        turned, moved = cross(w, other.angular), cross(w, other.linear)
        return SpatialMotion(turned, add3(moved, cross(u, other.angular)))

    def cross_force(self, force: SpatialForce) -> SpatialForce:
        """Return v ×* f: how a force changes that a body of velocity v carries."""
        w, u = self
        torque = add3(cross(w, force.torque), cross(u, force.force))
        return SpatialForce(torque, cross(w, force.force))

    def seen_from(self, p: Vec) -> SpatialMotion:
        """Return the same about a point that is at p from the origin."""
        return SpatialMotion(self.angular, add3(self.linear, cross(self.angular, p)))


class SpatialForce(NamedTuple):
    """Torque about the origin and force, or a change of these.

    Attributes:
        torque: About the origin [N m].
        force: Force [N].
    """

    torque: Vec = ZERO_VEC
    force: Vec = ZERO_VEC

    def plus(self, other: SpatialForce) -> SpatialForce:
        """Return the sum."""
        torque = add3(self.torque, other.torque)
        return SpatialForce(torque, add3(self.force, other.force))

    def negative(self) -> Self:
        """Return the opposite."""
        return type(self)(neg3(self.torque), neg3(self.force))

    def dot(self, motion: SpatialMotion) -> Node:
        """Return the power of the force at a motion [W]."""
        return plus(dot(self.torque, motion.angular), dot(self.force, motion.linear))

    def seen_from(self, p: Vec) -> SpatialForce:
        """Return the same about a point from which the origin is at p."""
        return SpatialForce(add3(self.torque, cross(p, self.force)), self.force)


STILL = SpatialMotion()
NO_FORCE = SpatialForce()
