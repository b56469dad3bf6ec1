"""Changes of motions by coordinates and velocities, and of the wrenches they need.

All that joint j carries changes its velocity by the field η and its acceleration by the
field ζ + η × v, where v is the velocity of the body. With v_0 and a_0 of the joint's
base, and a motion S that is fixed in the child,

    η = v_0 × S,    ζ = a_0 × S + v_0 × η         by the coordinate
    η = S,          ζ = v_0 × S + v × S           by the velocity

The wrenches on bodies change by I ζ + 2 B η with

    2 B η = I (η × v) + η ×* I v + v ×* I η = (D ω, 2 ω × l),    η = (ω, u)

so that B acts on the angular part of η alone. Velocities of origins count from the
first member that turns, because a translation of everything changes no wrench; there
is the frame, too, from which members of a tree are seen: far from the world's origin
nothing is lost.

References:
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equations 10 and 12 to 16.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, final

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative, directional
from symbody.expr.node import ZERO, Node, Symbol, as_node
from symbody.formalisms.dynamics.newton_euler import wrench_for
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import STILL, MassProperties, SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    ZERO_MAT,
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
    vec,
)


@final
@dataclass(frozen=True)
class Direction:
    """The change by one coordinate or velocity, in C of the child."""

    eta: SpatialMotion  # η of the coordinate
    zeta: SpatialMotion  # ζ of the coordinate
    zeta_v: SpatialMotion  # ζ of the velocity, whose η is the motion itself


def directions(
    tree: Tree,
    motion: Motion,
    moving: Sequence[Vec],
    coordinates: Mapping[int, Symbol],
    flow: Mapping[Symbol, Node],
) -> dict[int, Direction]:
    """Return what changes by the coordinate and velocity of each free member.

    `motion` counts own accelerations; `moving` are `origin_velocities`.
    """
    result: dict[int, Direction] = {}
    for first in tree.members:
        if first.follows:
            continue
        joint = members_of_joint(tree, first.index)
        i = joint[-1].index
        v = SpatialMotion(motion.w[i], moving[i])
        # Velocity and acceleration of the joint's base at the child, in C; the spatial
        # acceleration counts from a point fixed in space.
        h = first.parent
        base = SpatialMotion(motion.w[h], moving[h])
        linear = sub3(motion.a[h], cross(base.angular, base.linear))
        v_0 = STILL if v == STILL else first.inward(base)
        a_0 = first.inward(SpatialMotion(motion.wd[h], linear))
        for own in joint:
            if own.driven:
                continue
            eta = v_0.cross(own.S)
            direction = Direction(
                eta, a_0.cross(own.S).plus(v_0.cross(eta)), eta.plus(v.cross(own.S))
            )
            if own.index in coordinates:
                direction = _of_law(
                    joint, own, coordinates[own.index], flow, direction, v
                )
            result[own.index] = direction
    return result


def _of_law(
    joint: Sequence[Member],
    own: Member,
    q: Symbol,
    flow: Mapping[Symbol, Node],
    direction: Direction,
    v: SpatialMotion,
) -> Direction:
    """Return the same where the motions of a joint depend on its coordinates.

    The relative velocity v_J and its derivative in C change besides, by σ and δ: η
    grows by σ and ζ by v_0 × σ + v × σ + δ.
    """
    relative = STILL
    for member in joint:
        relative = relative.plus(member.S.times(member.v))
    by_velocity = as_motion(directional([*relative.angular, *relative.linear], flow))
    sigma, delta = slope(relative, q), slope(by_velocity, q)
    for member in (one for one in joint if not one.driven):
        # Accelerations are held, whatever they depend on; those of drives flow.
        delta = delta.plus(slope(member.S, q).times(member.vd))
    v_0 = SpatialMotion(
        sub3(v.angular, relative.angular), sub3(v.linear, relative.linear)
    )
    more = v_0.cross(sigma).plus(v.cross(sigma)).plus(delta)
    speed = own.v
    assert isinstance(speed, Symbol)
    return Direction(
        direction.eta.plus(sigma),
        direction.zeta.plus(more),
        direction.zeta_v.plus(slope(by_velocity, speed)),
    )


def members_of_joint(tree: Tree, i: int) -> list[Member]:
    """Return the members that share a frame with one, in their order."""
    first = tree.members[i - 1]
    while first.follows:
        first = tree.members[first.parent - 1]
    result = [first]
    for member in tree.members[first.index :]:
        if not (member.follows and member.parent == result[-1].index):
            break
        result.append(member)
    return result


def slope(a: SpatialMotion, symbol: Symbol) -> SpatialMotion:
    """Return the partial derivative of the components."""
    return as_motion(derivative([*a.angular, *a.linear], symbol))


def as_motion(entries: Sequence[Node]) -> SpatialMotion:
    """Return a motion from its six entries, the angular ones first."""
    both = (vec(entries[:3]), vec(entries[3:]))
    return SpatialMotion(*(ZERO_VEC if part == ZERO_VEC else part for part in both))


@final
class RootFrame(NamedTuple):
    """Axes and origin of a member's frame, seen from the first member of its tree."""

    turn: Mat
    p: Vec

    def motion(self, a: SpatialMotion) -> list[Node]:
        """Return the entries of a motion as seen from there."""
        angular, linear = self.vector(a.angular), self.vector(a.linear)
        return [*angular, *add3(linear, cross(self.p, angular))]

    def force(self, a: SpatialForce) -> list[Node]:
        """Return the entries of a wrench as seen from there."""
        torque, force = self.vector(a.torque), self.vector(a.force)
        return [*add3(torque, cross(self.p, force)), *force]

    def vector(self, a: Vec) -> Vec:
        """Return a free vector in its axes."""
        return _matvec(self.turn, a)


_SAME = RootFrame(IDENTITY, ZERO_VEC)


def root_frames(tree: Tree) -> tuple[list[RootFrame], list[int]]:
    """Return the frames of members seen from that of their first joint, and these.

    Origins count from the first member that turns: where nothing turns, they are paired
    with nothing.
    """
    frames, roots, turns = [_SAME], [0], [False]
    for member in tree.members:
        turns.append(turns[member.parent] or member.s_w != ZERO_VEC)
        h = member.parent
        if member.follows:
            frames.append(frames[h])
            roots.append(roots[h])
        elif h == 0:
            frames.append(_SAME)
            roots.append(member.index)
        else:
            inner = frames[h]
            x, y, z = (inner.vector(member.turn.outward(axis)) for axis in AXES)
            moved = add3(inner.p, inner.vector(member.p))
            place = moved if turns[h] else ZERO_VEC
            frames.append(RootFrame(transposed((x, y, z)), place))
            roots.append(roots[h])
    return frames, roots


_TWO = as_node(2)


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

    D: Mat = ZERO_MAT  # of torques by ω, see `coriolis_of_body`
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

    inertia: MassProperties
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
        total.append(coriolis_of_body(member.mass, w, v))
    for member in reversed(tree.members):
        D, momentum = total[member.index]
        if member.parent:
            momentum = member.turn.outward(momentum)
            D = member.turn.outward_block(D) if D != ZERO_MAT else ZERO_MAT
            # The torque about the parent's origin is p × 2 ω × l more.
            handed = Coriolis(_add(D, shifted(momentum, member.p)), momentum)
            total[member.parent] = total[member.parent].plus(handed)
    return total


def coriolis_of_body(mass: MassProperties, w: Vec, v: Vec) -> Coriolis:
    """Return D = 2 w̃ J - tr(J) w̃ + 2 (v·h 1 - v hᵀ) and l = m v + w × h."""
    J, h = full(mass.J), mass.h
    trace = plus(plus(J[0][0], J[1][1]), J[2][2])
    # Column by column: 2 w × (J e) - tr(J) w × e.
    x, y, z = (
        cross(w, sub3(scale(_TWO, J[k]), scale(trace, AXES[k]))) for k in range(3)
    )
    D = _add(transposed((x, y, z)), shifted(v, h))
    return Coriolis(D, add3(scale(mass.m, v), cross(w, h)))


def shifted(a: Vec, b: Vec) -> Mat:
    """Return 2 (a·b 1 - a bᵀ), which takes ω to 2 b × (ω × a)."""
    if a == ZERO_VEC or b == ZERO_VEC:
        return ZERO_MAT
    along = dot(a, b)
    rows = []
    for i in range(3):
        row = [minus(ZERO, times(a[i], b[j])) for j in range(3)]
        row[i] = plus(row[i], along)
        rows.append((times(_TWO, row[0]), times(_TWO, row[1]), times(_TWO, row[2])))
    return rows[0], rows[1], rows[2]


def _add(a: Mat, b: Mat) -> Mat:
    return add3(a[0], b[0]), add3(a[1], b[1]), add3(a[2], b[2])
