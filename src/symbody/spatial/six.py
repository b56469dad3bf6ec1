"""Six-vectors, motions and forces, as types that do not mix; and mass properties.

A motion is a twist or any change of it, a force a wrench; both hold an angular, then a
linear part, which belong to the origin of a frame, in its axes.

References:
    Featherstone (2008), chapter 2.
"""

from __future__ import annotations

from typing import NamedTuple, Self, final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    add3,
    add_sym,
    cross,
    dot,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    times,
)


class SpatialMotion(NamedTuple):
    """Angular and linear velocity, or acceleration, or a change of these."""

    angular: Vec = ZERO_VEC  # [rad/s]
    linear: Vec = ZERO_VEC  # of the body's point at the origin [m/s]

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

    def about(self, p: Vec) -> SpatialMotion:
        """Return the same about a point that is at p from the origin."""
        return SpatialMotion(self.angular, add3(self.linear, cross(self.angular, p)))


class SpatialForce(NamedTuple):
    """Torque about the origin [N m] and force [N], or a change of these."""

    torque: Vec = ZERO_VEC
    force: Vec = ZERO_VEC

    def plus(self, other: SpatialForce) -> SpatialForce:
        """Return the sum."""
        torque = add3(self.torque, other.torque)
        return SpatialForce(torque, add3(self.force, other.force))

    def minus(self, other: SpatialForce) -> SpatialForce:
        """Return the difference."""
        torque = sub3(self.torque, other.torque)
        return SpatialForce(torque, sub3(self.force, other.force))

    def times(self, factor: Node) -> SpatialForce:
        """Return a multiple."""
        return SpatialForce(scale(factor, self.torque), scale(factor, self.force))

    def negative(self) -> Self:
        """Return the opposite."""
        return type(self)(neg3(self.torque), neg3(self.force))

    def dot(self, motion: SpatialMotion) -> Node:
        """Return the power of the force at a motion [W]."""
        return plus(dot(self.torque, motion.angular), dot(self.force, motion.linear))

    def about(self, p: Vec) -> SpatialForce:
        """Return the same about a point from which the origin is at p."""
        return SpatialForce(add3(self.torque, cross(p, self.force)), self.force)


STILL = SpatialMotion()
NO_FORCE = SpatialForce()


@final
@dataclass(frozen=True)
class MassProperties:
    """Mass, first moment and inertia about the origin of a frame."""

    m: Node = ZERO  # [kg]
    h: Vec = ZERO_VEC  # ∫ r dm, in the frame [kg m]
    J: Sym = ZERO_SYM  # in the frame [kg m²]

    def __add__(self, other: MassProperties) -> MassProperties:
        if other == MASSLESS:
            return self
        if self == MASSLESS:
            return other
        return MassProperties(
            plus(self.m, other.m), add3(self.h, other.h), add_sym(self.J, other.J)
        )

    def shifted(self, p: Vec) -> MassProperties:
        """Return the properties about a point from which the origin is at p."""
        if self == MASSLESS or p == ZERO_VEC:
            return self
        h = add3(self.h, scale(self.m, p))
        return MassProperties(
            self.m, h, add_sym(self.J, shift_of_inertia(p, self.h, h))
        )

    def turned(self, R: Mat) -> MassProperties:
        """Return the properties in the frame to which R takes components."""
        if self == MASSLESS or R == IDENTITY:
            return self
        turn = MatrixTurn(R)
        return MassProperties(self.m, matvec(R, self.h), turn.outward_sym(self.J))


MASSLESS = MassProperties()


def mass_properties(m: Node, com: Vec, J: Sym) -> MassProperties:
    """Return the properties about the origin; J is about the centre of mass."""
    return MassProperties(m, ZERO_VEC, J).shifted(com)


def shift_of_inertia(p: Vec, before: Vec, after: Vec) -> Sym:
    """Return the gain of inertia for an origin from which the old one is at p.

    It is 2 p·h 1 - (p hᵀ + h pᵀ) + m (p·p 1 - p pᵀ), written without mass by the first
    moments h before and h + m p after.
    """
    if p == ZERO_VEC:
        return ZERO_SYM
    x, y, z = (
        times(p[i], plus(before[i], after[i])) if p[i] is not ZERO else ZERO
        for i in range(3)
    )

    def product(i: int, j: int) -> Node:
        return minus(ZERO, plus(times(p[i], before[j]), times(p[j], after[i])))

    return (
        plus(y, z), product(0, 1), product(0, 2),
        plus(x, z), product(1, 2),
        plus(x, y),
    )  # fmt: skip
