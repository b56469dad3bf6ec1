"""The forward pass, and partial velocities.

The forward pass takes angular velocities and accelerations from the root to the tips.
All vectors of a member are in its own frame C. Gravity enters as an upward acceleration
of the world, so that no body needs a weight.

References:
    Fisette and Samin (1996), section 3, the forward recursion.
"""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.six import MassProperties, SpatialForce, SpatialMotion
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    cross,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    times,
    total,
)

_STILL: Mat = (ZERO_VEC, ZERO_VEC, ZERO_VEC)


@final
@dataclass(frozen=True)
class Motion:
    """Velocities and accelerations by member; entry 0 is the world."""

    w: tuple[Vec, ...]  # [rad/s]
    wd: tuple[Vec, ...]  # [rad/s²]
    a: tuple[Vec, ...]  # of origins, less gravity [m/s²]
    beta: tuple[Mat, ...]  # ω̃̇ + ω̃ω̃, which gives accelerations of other points
    own: tuple[Node, ...]  # of members' own motions, zero where they do not count


def forward_pass(tree: Tree, *, accelerated: bool) -> Motion:
    """Return the motion of all members, unless `accelerated` the bias (with drives)."""
    w, wd, a, beta = [ZERO_VEC], [ZERO_VEC], [neg3(tree.gravity)], [_STILL]
    mounted, own = [ZERO_VEC], [ZERO]
    for member in part_by_part(tree.members, "kinematics"):
        h, v = member.parent, member.v
        inward = member.turn.inward
        w_i = inward(w[h])
        wd_i = inward(wd[h])
        a_i = inward(add3(a[h], matvec(beta[h], member.p)))
        moves = accelerated or member.driven
        mounted.append(mounted[h] if member.follows else w_i)
        relative = scale(v, member.s_w)
        wd_i = add3(wd_i, add3(cross(mounted[-1], relative), member.bias_w))
        w_i = add3(w_i, relative)
        coriolis = cross(mounted[-1], scale(v, member.s_l))
        a_i = add3(a_i, add3(add3(coriolis, coriolis), member.bias_l))
        if moves:
            wd_i = add3(wd_i, scale(member.vd, member.s_w))
            a_i = add3(a_i, scale(member.vd, member.s_l))
        w.append(w_i)
        wd.append(wd_i)
        a.append(a_i)
        beta.append(_beta(w_i, wd_i))
        own.append(member.vd if moves else ZERO)
    return Motion(tuple(w), tuple(wd), tuple(a), tuple(beta), tuple(own))


def _beta(w: Vec, wd: Vec) -> Mat:
    x, y, z = w
    xx, yy, zz = times(x, x), times(y, y), times(z, z)
    xy, xz, yz = times(x, y), times(x, z), times(y, z)
    return (
        (minus(ZERO, plus(yy, zz)), minus(xy, wd[2]), plus(xz, wd[1])),
        (plus(xy, wd[2]), minus(ZERO, plus(xx, zz)), minus(yz, wd[0])),
        (minus(xz, wd[1]), plus(yz, wd[0]), minus(ZERO, plus(xx, yy))),
    )


def inertial_wrench(mass: MassProperties, motion: Motion, i: int) -> SpatialForce:
    """Return what moves mass with member i, about its origin, in C.

    The torque is Euler's, J ω̇ + ω × J ω, written with the entries of beta, plus h × a.
    """
    x, y, z = motion.w[i]
    a, b = motion.a[i], motion.beta[i]
    h = mass.h
    force = add3(scale(mass.m, a), matvec(b, h))
    xx, xy, xz, yy, yz, zz = mass.J
    d = motion.wd[i]
    products = times(y, z), times(z, x), times(x, y)
    squares = times(x, x), times(y, y), times(z, z)
    torque = (
        total(
            times(xx, d[0]),
            _difference(zz, yy, products[0]),
            times(xz, b[1][0]),
            minus(ZERO, times(xy, b[2][0])),
            _difference(squares[1], squares[2], yz),
        ),
        total(
            times(yy, d[1]),
            _difference(xx, zz, products[1]),
            times(xy, b[2][1]),
            minus(ZERO, times(yz, b[0][1])),
            _difference(squares[2], squares[0], xz),
        ),
        total(
            times(zz, d[2]),
            _difference(yy, xx, products[2]),
            times(yz, b[0][2]),
            minus(ZERO, times(xz, b[1][2])),
            _difference(squares[0], squares[1], xy),
        ),
    )
    return SpatialForce(add3(torque, cross(h, a)), force)


def _difference(a: Node, b: Node, factor: Node) -> Node:
    return ZERO if factor is ZERO else times(minus(a, b), factor)


def partial_velocities(tree: Tree, i: int, point: Vec) -> dict[int, SpatialMotion]:
    """Return the motion of a point in C [m] of member i by members that carry it, in C.

    See Kane and Levinson (1985), section 2.14.
    """
    path = []
    while i:
        path.append(tree.members[i - 1])
        i = tree.members[i - 1].parent
    result: dict[int, SpatialMotion] = {}
    for member in reversed(path):
        result = {k: member.inward(motion) for k, motion in result.items()}
        result[member.index] = member.S
    return {k: motion.about(point) for k, motion in result.items()}
