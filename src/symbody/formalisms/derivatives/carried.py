"""Inertia and Coriolis matrices of members and of all that they carry.

Slopes of the wrenches on bodies by their velocities: D and l of 2 B η.

    2 B η = I (η × v) + η ×* I v + v ×* I η = (D ω, 2 ω × l),    η = (ω, u)

B acts on the angular part of η alone. Velocities of origins count from the first member
that turns, because a translation of everything changes no wrench.

References:
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equation 10.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, final

from symbody.expr.node import ZERO, Node, as_node
from symbody.formalisms.derivatives.directions import Direction
from symbody.formalisms.dynamics.newton_euler import Composite, wrench_for
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    dot,
    full,
    matvec,
    minus,
    plus,
    scale,
    sub3,
    times,
    transposed,
)

_TWO = as_node(2)
_ZERO_MAT: Mat = (ZERO_VEC, ZERO_VEC, ZERO_VEC)


@final
@dataclass(frozen=True)
class Row:
    """The factor of a member's generalized force, in some frame."""

    index: int
    inertial: SpatialForce  # I^C S, which accelerations are paired with
    coriolis: Vec  # 2 B^Cᵀ S, for changes of angular velocities

    def outward(self, member: Member) -> Row:
        """Return the same in the frame of a member's parent."""
        inertial = member.outward(self.inertial)
        return Row(self.index, inertial, member.turn.outward(self.coriolis))


@final
@dataclass(frozen=True)
class Column:
    """The slope of the wrench on what carries a member, by coordinate and velocity."""

    by_q: SpatialForce
    by_v: SpatialForce

    def outward(self, member: Member) -> Column:
        """Return the same in the frame of a member's parent."""
        return Column(member.outward(self.by_q), member.outward(self.by_v))


@final
class Coriolis(NamedTuple):
    """2 B^C η = (D ω, 2 ω × l) of all that a member carries, in some frame."""

    D: Mat = _ZERO_MAT  # of torques by ω, see `coriolis_of_body`
    momentum: Vec = ZERO_VEC  # l

    def plus(self, other: Coriolis) -> Coriolis:
        """Return the sum."""
        momentum = add3(self.momentum, other.momentum)
        return Coriolis(_add(self.D, other.D), momentum)

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
    """Composite inertia and Coriolis matrix of all that a member carries, in C."""

    inertia: Composite
    coriolis: Coriolis

    def row(self, index: int, S: SpatialMotion) -> Row:
        """Return the row of a member of the motion S."""
        return Row(index, wrench_for(self.inertia, S), self.coriolis.transposed(S))

    def column(self, S: SpatialMotion, by: Direction, wrench: SpatialForce) -> Column:
        """Return the column of a member that needs a wrench for all that it carries."""
        by_q = self._changed(by.zeta, by.eta.angular)
        return Column(
            by_q.plus(S.cross_force(wrench)), self._changed(by.zeta_v, S.angular)
        )

    def _changed(self, zeta: SpatialMotion, w: Vec) -> SpatialForce:
        """Return I^C ζ + 2 B^C η, where w is the angular part of η."""
        return wrench_for(self.inertia, zeta).plus(self.coriolis.changed(w))


def _matvec(m: Mat, a: Vec) -> Vec:
    return ZERO_VEC if a == ZERO_VEC else matvec(m, a)


def origin_velocities(tree: Tree, motion: Motion) -> list[Vec]:
    """Return velocities of origins, of members that do not turn taken as zero, in C."""
    result = [ZERO_VEC]
    for member in tree.members:
        i, h = member.index, member.parent
        if motion.w[i] == ZERO_VEC:
            result.append(ZERO_VEC)
            continue
        moved = add3(result[h], cross(motion.w[h], member.p))
        own = scale(member.v, member.s_l)
        result.append(add3(member.turn.inward(moved), own))
    return result


def coriolis(tree: Tree, motion: Motion, moving: Sequence[Vec]) -> list[Coriolis]:
    """Return 2 B of what each member carries, in C."""
    total = [Coriolis()]
    for member in tree.members:
        w, v = motion.w[member.index], moving[member.index]
        total.append(coriolis_of_body((member.m, member.h, member.J), w, v))
    for member in reversed(tree.members):
        D, momentum = total[member.index]
        if member.parent:
            momentum = member.turn.outward(momentum)
            D = member.turn.outward_block(D) if D != _ZERO_MAT else _ZERO_MAT
            # The torque about the parent's origin is p × 2 ω × l more.
            handed = Coriolis(_add(D, shifted(momentum, member.p)), momentum)
            total[member.parent] = total[member.parent].plus(handed)
    return total


def coriolis_of_body(inertia: Composite, w: Vec, v: Vec) -> Coriolis:
    """Return D = 2 w̃ J - tr(J) w̃ + 2 (v·h 1 - v hᵀ) and l = m v + w × h."""
    m, h, inner = inertia
    J = full(inner)
    trace = plus(plus(J[0][0], J[1][1]), J[2][2])
    # Column by column: 2 w × (J e) - tr(J) w × e.
    x, y, z = (
        cross(w, sub3(scale(_TWO, _column(J, k)), _axis(k, trace))) for k in range(3)
    )
    D = _add(transposed((x, y, z)), shifted(v, h))
    return Coriolis(D, add3(scale(m, v), cross(w, h)))


def shifted(a: Vec, b: Vec) -> Mat:
    """Return 2 (a·b 1 - a bᵀ), which takes ω to 2 b × (ω × a)."""
    if a == ZERO_VEC or b == ZERO_VEC:
        return _ZERO_MAT
    along = dot(a, b)
    rows = []
    for i in range(3):
        row = [minus(ZERO, times(a[i], b[j])) for j in range(3)]
        row[i] = plus(row[i], along)
        rows.append((times(_TWO, row[0]), times(_TWO, row[1]), times(_TWO, row[2])))
    return rows[0], rows[1], rows[2]


def _add(a: Mat, b: Mat) -> Mat:
    return add3(a[0], b[0]), add3(a[1], b[1]), add3(a[2], b[2])


def _column(m: Mat, k: int) -> Vec:
    return m[0][k], m[1][k], m[2][k]


def _axis(k: int, value: Node) -> Vec:
    entries = [ZERO, ZERO, ZERO]
    entries[k] = value
    return entries[0], entries[1], entries[2]
