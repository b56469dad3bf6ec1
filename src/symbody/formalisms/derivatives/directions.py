"""Slopes of motions by each coordinate and velocity, and the frames of the roots.

All that joint j carries changes its velocity by the field η and its acceleration by the
field ζ + η × v, where v is the velocity of the body. With v_0 and a_0 of the joint's
base, and a motion S that is fixed in the child,

    η = v_0 × S,    ζ = a_0 × S + v_0 × η         by the coordinate
    η = S,          ζ = v_0 × S + v × S           by the velocity

Frames of members seen from one frame of each tree on the world, and what is in them.

That frame is at the first member that turns: far from the world's origin nothing is
lost.

References:
    Singh, Russell, Wensing (2022), Efficient analytical derivatives of rigid-body
    dynamics using spatial vector algebra, equations 12 to 16.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, final

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative, directional
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import STILL, SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    matvec,
    sub3,
    transposed,
)

_AXES: Mat = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))


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

    `motion` counts own accelerations, `moving` are `origin_velocities`, `coordinates`
    those of joints by law by member, and `flow` holds the rates of symbols in laws.
    """
    result: dict[int, Direction] = {}
    for first in tree.members:
        if first.follows:
            continue
        joint = members_of_joint(tree, first.index)
        i = joint[-1].index
        v = SpatialMotion(motion.w[i], moving[i])
        v_0, a_0 = _of_base(first, motion, moving)
        if v == STILL:
            v_0 = STILL
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


def _of_base(
    first: Member, motion: Motion, moving: Sequence[Vec]
) -> tuple[SpatialMotion, SpatialMotion]:
    """Return velocity and acceleration of a joint's base at the child, in C."""
    h = first.parent
    w, v = motion.w[h], moving[h]
    velocity = SpatialMotion(w, v)
    # The spatial acceleration, which counts from a point fixed in space.
    linear = sub3(motion.a[h], cross(w, v))
    acceleration = SpatialMotion(motion.wd[h], linear)
    return first.inward(velocity), first.inward(acceleration)


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
    by_velocity = _motion(directional([*relative.angular, *relative.linear], flow))
    sigma, delta = slope(relative, q), slope(by_velocity, q)
    for member in joint:
        # Accelerations are held, whatever they depend on.
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
    return _motion(derivative([*a.angular, *a.linear], symbol))


def _motion(nodes: Sequence[Node]) -> SpatialMotion:
    x, y, z, u, v, w = nodes
    return SpatialMotion(_vec(x, y, z), _vec(u, v, w))


def _vec(x: Node, y: Node, z: Node) -> Vec:
    return ZERO_VEC if x is ZERO and y is ZERO and z is ZERO else (x, y, z)


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
        return ZERO_VEC if a == ZERO_VEC else matvec(self.turn, a)


_SAME = RootFrame(_AXES, ZERO_VEC)


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
            x, y, z = (inner.vector(member.turn.outward(axis)) for axis in _AXES)
            moved = add3(inner.p, inner.vector(member.p))
            place = moved if turns[h] else ZERO_VEC
            frames.append(RootFrame(transposed((x, y, z)), place))
            roots.append(roots[h])
    return frames, roots
