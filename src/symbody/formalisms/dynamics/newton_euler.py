"""Recursions of Newton and Euler: inverse dynamics, M by two formalisms, and order n.

Inverse dynamics gives the forces that a motion needs:

    tau = M(q) vd + c(q, v, t)

A forward pass gives the motion of every member, a backward pass sums what moves them
from the tips to the root; each joint force is the component along its motion.

The composite-body formalism takes M from the inertia of all that a joint carries. In
the recursive one of Fisette and Samin the accelerations of a member are linear in vd.
Their coefficients, a pair of vectors W (angular, the paper's O) and A (linear) for each
member i and each member k that carries it, go forward with the bias; the forces and
torques that belong to them come back.

In the order-n formalism a member and all that it carries have an articulated-body
inertia, a 6x6 matrix in blocks A (torque by angular), B (torque by linear) and C (force
by linear acceleration); the motion of its own joint is eliminated from it on the way to
the root. Velocities need no place in it: they are in the bias accelerations, so what is
eliminated is the linear problem M vd = tau - c with zero velocities.

References:
    Fisette and Samin (1996), Symbolic generation of large multibody system dynamic
    equations using a new semi-explicit Newton/Euler recursive scheme, section 3.
    Walker and Orin (1982); Featherstone (2008), sections 5.3, 6.2 and 7.3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.dynamics.matrices import inverse_of_pivot
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.rotation import AxisTurn, Turn
from symbody.spatial.six import (
    MASSLESS,
    NO_FORCE,
    MassProperties,
    SpatialForce,
    SpatialMotion,
)
from symbody.spatial.vectors import (
    AXES,
    ZERO_MAT,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    add3,
    add_sym,
    cross,
    full,
    mat_of,
    matvec,
    minus,
    plus,
    scale,
    sym_of,
    times,
    transposed,
    vec,
)


def member_wrenches(tree: Tree, motion: Motion, applied: Applied) -> list[SpatialForce]:
    """Return members' inertia less loads, about origins, in C; item 0 is the world."""
    wrenches = [NO_FORCE]
    for member in part_by_part(tree.members):
        wrenches.append(motion.needed[member.index].minus(applied.wrench[member.index]))
    return wrenches


def inverse_dynamics(tree: Tree, motion: Motion, applied: Applied) -> list[Node]:
    """Return each member's needed force by number; joint loads are not subtracted."""
    wrenches = transmitted(tree, motion, applied)
    needed: list[Node] = []
    for member in part_by_part(tree.members):
        rotor = times(member.armature, motion.own[member.index])
        needed.append(plus(wrenches[member.index].dot(member.S), rotor))
    return needed


def transmitted(tree: Tree, motion: Motion, applied: Applied) -> list[SpatialForce]:
    """Return the wrench that each member needs for all that it carries, in C."""
    wrenches = member_wrenches(tree, motion, applied)
    for member in part_by_part(reversed(tree.members)):
        if member.parent:
            more = member.outward(wrenches[member.index])
            wrenches[member.parent] = wrenches[member.parent].plus(more)
    return wrenches


def mass_matrix(tree: Tree) -> Array:
    """Return M, zero where neither member carries the other."""
    carried = composites(tree)
    M: dict[tuple[int, int], Node] = {}
    for member in part_by_part(tree.members):
        if member.driven:
            continue
        wrench = wrench_for(carried[member.index], member.S)
        M[member.index, member.index] = plus(wrench.dot(member.S), member.armature)
        below = member
        while below.parent:
            wrench = below.outward(wrench)
            below = tree.members[below.parent - 1]
            if not below.driven:
                M[member.index, below.index] = wrench.dot(below.S)
    return symmetric(tree, M)


def symmetric(tree: Tree, lower: Mapping[tuple[int, int], Node]) -> Array:
    """Return M of the free members from its lower triangle, in the order of v."""
    row = {member.index: n for n, member in enumerate(tree.free())}
    M = np.full((len(row), len(row)), ZERO, dtype=object)
    for (i, k), entry in lower.items():
        M[row[i], row[k]] = M[row[k], row[i]] = entry
    return M


def composites(tree: Tree) -> list[MassProperties]:
    """Return mass, first moment and inertia of what each member carries, in C."""
    total = [MASSLESS, *(member.mass for member in tree.members)]
    for member in part_by_part(reversed(tree.members)):
        if member.parent:
            own, turn = total[member.index], member.turn
            turned = MassProperties(own.m, turn.outward(own.h), turn.outward_sym(own.J))
            total[member.parent] += turned.shifted(member.p)
    return total


def wrench_for(mass: MassProperties, acceleration: SpatialMotion) -> SpatialForce:
    """Return I^C a: what a composite body needs for an acceleration."""
    (w, a), h = acceleration, mass.h
    torque = add3(matvec(full(mass.J), w), cross(h, a))
    return SpatialForce(torque, add3(scale(mass.m, a), cross(w, h)))


def recursive_mass_matrix(tree: Tree) -> Array:
    """Return M by the coefficients of all accelerations."""
    # For each member and each free member that carries it (W, A), in C.
    coefficients: list[dict[int, SpatialMotion]] = [{}]
    for member in part_by_part(tree.members):
        before = coefficients[member.parent]
        moving = {k: member.inward(motion) for k, motion in before.items()}
        if not member.driven:
            moving[member.index] = member.S
        coefficients.append(moving)
    M: dict[tuple[int, int], Node] = {}
    sums: list[dict[int, SpatialForce]] = [{} for _ in range(len(tree.members) + 1)]
    for member in part_by_part(reversed(tree.members)):
        i, h = member.index, member.parent
        for k, coefficient in coefficients[i].items():
            wrench = wrench_for(member.mass, coefficient).plus(sums[i].get(k, NO_FORCE))
            if not member.driven:
                entry = wrench.dot(member.S)
                M[i, k] = plus(entry, member.armature) if k == i else entry
            if k != i and h:
                sums[h][k] = sums[h].get(k, NO_FORCE).plus(member.outward(wrench))
    return symmetric(tree, M)


@final
@dataclass(frozen=True)
class ArticulatedInertia:
    """torque = A·angular + B·linear, force = Bᵀ·angular + C·linear."""

    A: Sym = ZERO_SYM
    B: Mat = ZERO_MAT
    C: Sym = ZERO_SYM

    def plus(self, other: ArticulatedInertia) -> ArticulatedInertia:
        """Return the sum."""
        return ArticulatedInertia(
            add_sym(self.A, other.A),
            mat_of(lambda i: add3(self.B[i], other.B[i])),
            add_sym(self.C, other.C),
        )

    def less(
        self, a: SpatialForce, b: SpatialForce, axis: int | None = None
    ) -> ArticulatedInertia:
        """Return the inertia less a bᵀ, which is symmetric, and zero along an `axis`.

        That is put in by hand: the graph does not know that a - a·(1/a)·a is zero.
        """
        first, second = [*a.torque, *a.force], [*b.torque, *b.force]

        def entry(M: Mat, i: int, j: int) -> Node:
            if axis in (i, j):
                return ZERO
            return minus(M[i % 3][j % 3], times(first[i], second[j]))

        A, C = full(self.A), full(self.C)
        B = mat_of(lambda i: vec([entry(self.B, i, j) for j in (3, 4, 5)]))
        C_less = sym_of(lambda i, j: entry(C, 3 + i, 3 + j))
        return ArticulatedInertia(sym_of(lambda i, j: entry(A, i, j)), B, C_less)


@final
@dataclass(frozen=True)
class OwnMotion:
    """A member's own acceleration, by that of its base: u/D - (U/D)ᵀ a."""

    S: SpatialMotion
    share: SpatialForce  # U/D
    rest: Node  # u/D
    axis: int | None  # the component of motions that is its own alone

    def added_to(self, base: SpatialMotion) -> tuple[Node, SpatialMotion]:
        """Return the own acceleration, and with it that of the member."""
        vd, axis = self.rest, self.axis
        factors, entries = [*chain(*self.share)], [*chain(*base)]
        # Last comes what the acceleration of the member before reaches last.
        for n in (3, 4, 5, 0, 1, 2):
            if n != axis:
                vd = minus(vd, times(factors[n], entries[n]))
        if axis is None:
            return vd, base.plus(self.S.times(vd))
        # As D/D is one, this component does not follow its base's.
        entries[axis], vd = vd, minus(vd, entries[axis])
        return vd, SpatialMotion(vec(entries[:3]), vec(entries[3:]))


def without_own_motion(
    member: Member, inertia: ArticulatedInertia, wrench: SpatialForce, load: Node
) -> tuple[OwnMotion, ArticulatedInertia, SpatialForce]:
    """Return a free member's own motion under a load, and what its parent feels."""
    U = column(member, inertia)
    inverse = inverse_of_pivot(plus(U.dot(member.S), member.armature))
    rest = times(inverse, minus(load, wrench.dot(member.S)))
    S = [*chain(*member.S)]
    alone = member.armature is ZERO and S.count(ZERO) == 5 and ONE in S
    share, axis = U.times(inverse), S.index(ONE) if alone else None
    own_motion = OwnMotion(member.S, share, rest, axis)
    if not member.parent:
        return own_motion, inertia, wrench
    remaining = inertia.less(share, U, axis)
    needed = [*chain(*wrench.plus(U.times(rest)))]
    if axis is not None:  # wrench + D (u/D) along it is what drives it
        needed[axis] = load
    return own_motion, remaining, SpatialForce(vec(needed[:3]), vec(needed[3:]))


def before_own_turns(tree: Tree) -> tuple[list[Member], list[Member]]:
    """Return members in the frames before turns about their own axes, and these turns.

    Their own motion is the same in both. Turned there before that is eliminated, an
    inertia does not wait for 1/D to turn, a fifth of what 30 joints would wait for.
    A member that carries nothing keeps its frame, where its inertia is constant.
    """
    carrying = {member.parent for member in tree.members}
    members, turns = [], []
    for member in tree.members:
        factors, last = member.turn.factors, member.turn.factors[-1:]
        own = [SpatialMotion(AXES[a.axis]) for a in last if isinstance(a, AxisTurn)]
        count = len(factors) - (member.index in carrying and member.S in own)
        members.append(replace(member, turn=Turn(factors[:count])))
        turns.append(replace(member, turn=Turn(factors[count:]), p=ZERO_VEC))
    return members, turns


def rigid(member: Member) -> ArticulatedInertia:
    """Return what a member alone opposes to an acceleration."""
    m, (x, y, z) = member.mass.m, member.mass.h
    skew: Mat = (
        (ZERO, minus(ZERO, z), y),
        (z, ZERO, minus(ZERO, x)),
        (minus(ZERO, y), x, ZERO),
    )
    return ArticulatedInertia(member.mass.J, skew, (m, ZERO, ZERO, m, ZERO, m))


def column(member: Member, inertia: ArticulatedInertia) -> SpatialForce:
    """Return the wrench for a unit acceleration of the member's own motion."""
    w, a = member.S
    torque = add3(matvec(full(inertia.A), w), matvec(inertia.B, a))
    force = add3(matvec(transposed(inertia.B), w), matvec(full(inertia.C), a))
    return SpatialForce(torque, force)


def moved(member: Member, own: ArticulatedInertia) -> ArticulatedInertia:
    """Return the inertia about the parent's origin, in the parent's axes."""
    turn, p = member.turn, member.p
    A, C = turn.outward_sym(own.A), turn.outward_sym(own.C)
    B = turn.outward_block(own.B)
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
