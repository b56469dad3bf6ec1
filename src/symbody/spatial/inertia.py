"""Mass properties of a body about the origin of its frame.

Second moments K = ∫ r rᵀ dm stand in place of the inertia matrix J = tr(K)·1 - K:
they shift and turn like products of vectors, which saves operations, and mass that
lies on an axis is visible in them.

References:
    Wensing, Kim, Slotine (2018), Linear matrix inequalities for physically consistent
    inertial parameter identification, section III (the pseudo-inertia matrix).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.expr.node import ZERO, Node, as_node
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
    matvec,
    minus,
    outer_sym,
    plus,
    scale,
    times,
)


@final
@dataclass(frozen=True)
class MassProperties:
    """Mass and its first and second moments about the origin of a frame.

    Attributes:
        m: Mass [kg].
        h: First moment ∫ r dm, in the frame [kg m].
        K: Second moments ∫ r rᵀ dm, in the frame [kg m²].
    """

    m: Node = ZERO
    h: Vec = ZERO_VEC
    K: Sym = ZERO_SYM

    def __add__(self, other: MassProperties) -> MassProperties:
        if other is MASSLESS:
            return self
        if self is MASSLESS:
            return other
        return MassProperties(
            plus(self.m, other.m), add3(self.h, other.h), add_sym(self.K, other.K)
        )

    def shifted(self, p: Vec) -> MassProperties:
        """Return the properties about a point from which the origin is at p."""
        if self is MASSLESS or p == ZERO_VEC:
            return self
        h = add3(self.h, scale(times(self.m, as_node(0.5)), p))
        return MassProperties(
            self.m,
            add3(self.h, scale(self.m, p)),
            add_sym(self.K, outer_sym(p, h)),
        )

    def turned(self, R: Mat) -> MassProperties:
        """Return the properties in the frame to which R takes components."""
        if self is MASSLESS or R is IDENTITY:
            return self
        turn = MatrixTurn(R)
        return MassProperties(self.m, matvec(R, self.h), turn.outward_sym(self.K))

    def inertia(self) -> Sym:
        """Return the inertia matrix J about the origin [kg m²]."""
        return inertia_from_moments(self.K)

    def is_massless(self) -> bool:
        """Return whether every entry is the number zero."""
        return self == MASSLESS


MASSLESS = MassProperties()


def inertia_from_moments(K: Sym) -> Sym:
    """Return J = tr(K)·1 - K."""
    xx, xy, xz, yy, yz, zz = K
    return (
        plus(yy, zz),
        minus(ZERO, xy),
        minus(ZERO, xz),
        plus(xx, zz),
        minus(ZERO, yz),
        plus(xx, yy),
    )


def moments_from_inertia(J: Sym) -> Sym:
    """Return K = tr(J)/2·1 - J."""
    xx, xy, xz, yy, yz, zz = J
    half = as_node(0.5)
    return (
        times(half, minus(plus(yy, zz), xx)),
        minus(ZERO, xy),
        minus(ZERO, xz),
        times(half, minus(plus(xx, zz), yy)),
        minus(ZERO, yz),
        times(half, minus(plus(xx, yy), zz)),
    )


def mass_properties(m: Node, com: Vec, J: Sym) -> MassProperties:
    """Return the properties about the origin of a frame.

    Args:
        m: Mass [kg].
        com: Centre of mass in the frame [m].
        J: Inertia matrix about the centre of mass, in the frame [kg m²].
    """
    return MassProperties(m, ZERO_VEC, moments_from_inertia(J)).shifted(com)
