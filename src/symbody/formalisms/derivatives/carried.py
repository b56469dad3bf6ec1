"""The inertia and Coriolis matrix of all that a member carries, and what they give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.expr.node import as_node
from symbody.formalisms.derivatives.directions import Direction
from symbody.formalisms.derivatives.rows_and_columns import Column, Row
from symbody.formalisms.dynamics.composite import Composite
from symbody.spatial.six import SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    full,
    matvec,
    scale,
    transposed,
)

_TWO = as_node(2)


def wrench_for(composite: Composite, acceleration: SpatialMotion) -> SpatialForce:
    """Return I^C a: what a composite body needs for an acceleration."""
    m, h, J = composite
    w, a = acceleration
    turned = ZERO_VEC if w == ZERO_VEC else matvec(full(J), w)
    return SpatialForce(add3(turned, cross(h, a)), add3(scale(m, a), cross(w, h)))


@final
@dataclass(frozen=True)
class Coriolis:
    """2 B^C η = (D ω, 2 ω × l) of all that a member carries, in some frame.

    Attributes:
        D: See coriolis.py.
        momentum: l.
    """

    D: Mat
    momentum: Vec

    def changed(self, w: Vec) -> SpatialForce:
        """Return 2 B^C η, where w is the angular part of η."""
        turned = scale(_TWO, cross(w, self.momentum))
        return SpatialForce(_matvec(self.D, w), turned)

    def transposed(self, S: SpatialMotion) -> Vec:
        """Return 2 B^Cᵀ S, which only the angular part of η is paired with."""
        linear = scale(_TWO, cross(self.momentum, S.linear))
        return add3(_matvec(transposed(self.D), S.angular), linear)


@final
@dataclass(frozen=True)
class Carried:
    """Composite inertia and Coriolis matrix of all that a member carries, in C.

    Attributes:
        inertia: Mass, first moment and inertia.
        coriolis: 2 B^C.
    """

    inertia: Composite
    coriolis: Coriolis

    def row(self, index: int, S: SpatialMotion) -> Row:
        """Return the row of a member of the motion S."""
        return Row(index, wrench_for(self.inertia, S), self.coriolis.transposed(S))

    def column(self, S: SpatialMotion, by: Direction, wrench: SpatialForce) -> Column:
        """Return the column of a member.

        Args:
            S: Its motion.
            by: What changes by its coordinate and velocity.
            wrench: What it needs for all that it carries.
        """
        by_q = self._changed(by.zeta, by.eta.angular)
        return Column(
            by_q.plus(S.cross_force(wrench)), self._changed(by.zeta_v, S.angular)
        )

    def _changed(self, zeta: SpatialMotion, w: Vec) -> SpatialForce:
        """Return I^C ζ + 2 B^C η, where w is the angular part of η."""
        return wrench_for(self.inertia, zeta).plus(self.coriolis.changed(w))


def _matvec(m: Mat, a: Vec) -> Vec:
    return ZERO_VEC if a == ZERO_VEC else matvec(m, a)
