"""The order-n formalism: articulated bodies.

What a member and all that it carries oppose to an acceleration is a 6x6 matrix, the
articulated inertia; the motion of its own joint is eliminated from it on the way to
the root. Velocities need no place in it: they are in the bias accelerations, so what
is eliminated is the linear problem M vd = tau - c with zero velocities.

The 6x6 matrix is kept as blocks A (torque by angular), B (torque by linear) and C
(force by linear acceleration).

References:
    Featherstone (2008), section 7.3.
"""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ONE, ZERO, Node
from symbody.expr.origins import begin_stage, part_by_part
from symbody.formalisms.dynamics.factorization import inverse_of_pivot
from symbody.formalisms.dynamics.newton_euler import member_wrenches
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import STILL, SpatialForce
from symbody.spatial.vectors import (
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    add3,
    add_sym,
    cross,
    full,
    mat_of,
    matvec,
    minus,
    plus,
    sym_of,
    times,
    transposed,
)

_ZERO_MAT: Mat = (ZERO_VEC, ZERO_VEC, ZERO_VEC)


@final
@dataclass(frozen=True)
class ArticulatedInertia:
    """torque = A·angular + B·linear, force = Bᵀ·angular + C·linear."""

    A: Sym = ZERO_SYM
    B: Mat = _ZERO_MAT
    C: Sym = ZERO_SYM

    def plus(self, other: ArticulatedInertia) -> ArticulatedInertia:
        """Return the sum."""
        return ArticulatedInertia(
            add_sym(self.A, other.A),
            mat_of(lambda i: add3(self.B[i], other.B[i])),
            add_sym(self.C, other.C),
        )


def forward_dynamics(tree: Tree, motion: Motion, applied: Applied) -> list[Node]:
    """Return the free members' accelerations in the order of v.

    `motion` is the bias, without the members' own accelerations.
    """
    begin_stage("bias")
    inertia = [ArticulatedInertia()] + [rigid(member) for member in tree.members]
    wrenches = member_wrenches(tree, motion, applied)
    columns: dict[int, tuple[SpatialForce, Node, Node]] = {}
    for member in part_by_part(reversed(tree.members), "articulated bodies"):
        i, h = member.index, member.parent
        own, wrench = inertia[i], wrenches[i]
        if not member.driven:
            U = column(member, own)
            inverse = inverse_of_pivot(plus(U.dot(member.S), member.armature))
            u = minus(applied.joint[i], wrench.dot(member.S))
            columns[i] = U, inverse, u
            if h:
                own = _eliminated(member, own, U, inverse)
                wrench = wrench.plus(U.times(times(inverse, u)))
        if h:
            inertia[h] = inertia[h].plus(moved(member, own))
            wrenches[h] = wrenches[h].plus(member.outward(wrench))
    return _accelerations(tree, columns)


def rigid(member: Member) -> ArticulatedInertia:
    """Return what a member alone opposes to an acceleration."""
    x, y, z = member.h
    zero = ZERO
    skew: Mat = (
        (zero, minus(zero, z), y),
        (z, zero, minus(zero, x)),
        (minus(zero, y), x, zero),
    )
    m = member.m
    return ArticulatedInertia(member.J, skew, (m, zero, zero, m, zero, m))


def column(member: Member, inertia: ArticulatedInertia) -> SpatialForce:
    """Return the wrench for a unit acceleration of the member's own motion."""
    w, a = member.s_w, member.s_l
    torque, force = ZERO_VEC, ZERO_VEC
    if w is not ZERO_VEC:
        torque = matvec(full(inertia.A), w)
        force = matvec(transposed(inertia.B), w)
    if a is not ZERO_VEC:
        torque = add3(torque, matvec(inertia.B, a))
        force = add3(force, matvec(full(inertia.C), a))
    return SpatialForce(torque, force)


def _eliminated(
    member: Member, own: ArticulatedInertia, U: SpatialForce, inverse: Node
) -> ArticulatedInertia:
    """Return the inertia less U Uᵀ/D, with exact zeros along the member's motion.

    They are put in by hand, because the graph does not know that a - a·(1/a)·a is zero.
    """
    (n, f), bare = U, member.armature is ZERO
    free_n = [bare and e is ONE and member.s_l is ZERO_VEC for e in member.s_w]
    free_f = [bare and e is ONE and member.s_w is ZERO_VEC for e in member.s_l]
    ratio_n = tuple(
        ZERO if z else times(inverse, x) for x, z in zip(n, free_n, strict=True)
    )
    ratio_f = tuple(
        ZERO if z else times(inverse, x) for x, z in zip(f, free_f, strict=True)
    )

    def less(value: Node, left: Node, right: Node, zero: bool) -> Node:
        return ZERO if zero else minus(value, times(left, right))

    def less_sym(S: Sym, ratio: tuple[Node, ...], x: Vec, free: list[bool]) -> Sym:
        M = full(S)
        return sym_of(lambda i, j: less(M[i][j], ratio[i], x[j], free[i] or free[j]))

    def less_row(i: int) -> Vec:
        x, y, z = (
            less(own.B[i][j], ratio_n[i], f[j], free_n[i] or free_f[j])
            for j in range(3)
        )
        return x, y, z

    B = mat_of(less_row)
    return ArticulatedInertia(
        less_sym(own.A, ratio_n, n, free_n),
        B,
        less_sym(own.C, ratio_f, f, free_f),
    )


def moved(member: Member, own: ArticulatedInertia) -> ArticulatedInertia:
    """Return the inertia about the parent's origin, in the parent's axes."""
    turn, p = member.turn, member.p
    A = turn.outward_sym(own.A) if own.A != ZERO_SYM else ZERO_SYM
    B = turn.outward_block(own.B) if own.B != _ZERO_MAT else _ZERO_MAT
    C = turn.outward_sym(own.C) if own.C != ZERO_SYM else ZERO_SYM
    if p == ZERO_VEC:
        return ArticulatedInertia(A, B, C)
    # torque' = torque + p × force, linear = linear' + angular' × p:
    # B' = B + p̃ C and A' = A - B p̃ + p̃ Bᵀ - p̃ C p̃ = A + p̃ Bᵀ - B' p̃.
    columns = transposed(full(C))
    shifted = transposed(mat_of(lambda j: cross(p, columns[j])))
    B_new = mat_of(lambda i: add3(B[i], shifted[i]))
    first = transposed(mat_of(lambda i: cross(p, B[i])))
    # A row of -B p̃ is p × row of B, because row·(p̃ x) = (row × p)·x.
    second = mat_of(lambda i: cross(p, B_new[i]))
    added = sym_of(lambda i, j: plus(first[i][j], second[i][j]))
    return ArticulatedInertia(add_sym(A, added), B_new, C)


def _accelerations(
    tree: Tree, columns: dict[int, tuple[SpatialForce, Node, Node]]
) -> list[Node]:
    """Return vd from the root to the tips."""
    motions = [STILL]
    result: list[Node] = []
    for member in part_by_part(tree.members, "accelerations"):
        motion = member.inward(motions[member.parent])
        if member.index in columns:
            U, inverse, u = columns[member.index]
            vd = times(inverse, minus(u, U.dot(motion)))
            result.append(vd)
            motion = motion.plus(member.S.times(vd))
        motions.append(motion)
    return result
