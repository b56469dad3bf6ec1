"""Mass properties of a body about the origin of its frame."""

from __future__ import annotations

from typing import final

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
    matvec,
    minus,
    plus,
    scale,
    times,
)


@final
@dataclass(frozen=True)
class MassProperties:
    """Mass, first moment and inertia about the origin of a frame.

    Attributes:
        m: Mass [kg].
        h: First moment ∫ r dm, in the frame [kg m].
        J: Inertia matrix about the origin, in the frame [kg m²].
    """

    m: Node = ZERO
    h: Vec = ZERO_VEC
    J: Sym = ZERO_SYM

    def __add__(self, other: MassProperties) -> MassProperties:
        if other is MASSLESS:
            return self
        if self is MASSLESS:
            return other
        return MassProperties(
            plus(self.m, other.m), add3(self.h, other.h), add_sym(self.J, other.J)
        )

    def shifted(self, p: Vec) -> MassProperties:
        """Return the properties about a point from which the origin is at p."""
        if self is MASSLESS or p == ZERO_VEC:
            return self
        h = add3(self.h, scale(self.m, p))
        return MassProperties(
            self.m, h, add_sym(self.J, shift_of_inertia(p, self.h, h))
        )

    def turned(self, R: Mat) -> MassProperties:
        """Return the properties in the frame to which R takes components."""
        if self is MASSLESS or R is IDENTITY:
            return self
        turn = MatrixTurn(R)
        return MassProperties(self.m, matvec(R, self.h), turn.outward_sym(self.J))


MASSLESS = MassProperties()


def mass_properties(m: Node, com: Vec, J: Sym) -> MassProperties:
    """Return the properties about the origin of a frame.

    Args:
        m: Mass [kg].
        com: Centre of mass in the frame [m].
        J: Inertia matrix about the centre of mass, in the frame [kg m²].
    """
    return MassProperties(m, ZERO_VEC, J).shifted(com)


def shift_of_inertia(p: Vec, before: Vec, after: Vec) -> Sym:
    """Return what the inertia gains when the origin moves to where it is seen at p.

    The gain is 2 p·h 1 - (p hᵀ + h pᵀ) + m (p·p 1 - p pᵀ), written with the first
    moments about both origins so that the mass does not occur.

    Args:
        p: The old origin seen from the new one [m].
        before: First moment h about the old origin [kg m].
        after: First moment h + m p about the new origin [kg m].
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
