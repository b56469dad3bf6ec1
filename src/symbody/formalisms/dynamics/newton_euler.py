"""Newton and Euler's recursions: inverse dynamics, and M by two formalisms.

Inverse dynamics gives the forces that a motion needs:

    tau = M(q) vd + c(q, v, t)

A forward pass gives the motion of every member, a backward pass sums what moves them
from the tips to the root; each joint force is the component along its motion.

The composite-body formalism takes M from the inertia of all that a joint carries. In
the recursive one of Fisette and Samin the accelerations of a member are linear in vd.
Their coefficients, a pair of vectors W (angular, the paper's O) and A (linear) for each
member i and each member k that carries it, go forward with the bias; the forces and
torques that belong to them come back.

References:
    Fisette and Samin (1996), section 3; Featherstone (2008), section 5.3.
    Walker and Orin (1982); Featherstone (2008), section 6.2.
    Fisette and Samin (1996), Symbolic generation of large multibody system dynamic
    equations using a new semi-explicit Newton/Euler recursive scheme.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symbody.expr.node import ZERO, Array, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.kinematics import Motion, body_wrench
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.six import shift_of_inertia
from symbody.spatial.vectors import (
    ZERO_SYM,
    ZERO_VEC,
    Sym,
    Vec,
    add3,
    add_sym,
    cross,
    dot,
    full,
    matvec,
    plus,
    scale,
    sub3,
    times,
)

Composite = tuple[Node, Vec, Sym]
Pair = tuple[Vec, Vec]


def member_wrenches(
    tree: Tree, motion: Motion, applied: Applied
) -> tuple[list[Vec], list[Vec]]:
    """Return what each member needs by itself: its inertia less its external loads.

    Returns:
        Forces and torques about the origins, in C; entry 0 is the world's.
    """
    forces, torques = [ZERO_VEC], [ZERO_VEC]
    for member in part_by_part(tree.members):
        force, torque = body_wrench(member, motion)
        forces.append(sub3(force, applied.force[member.index]))
        torques.append(sub3(torque, applied.torque[member.index]))
    return forces, torques


def inverse_dynamics(tree: Tree, motion: Motion, applied: Applied) -> list[Node]:
    """Return the generalized force each member's motion needs, by number from 1.

    The joint loads that act already are not subtracted.
    """
    forces, torques = member_wrenches(tree, motion, applied)
    needed: list[Node] = []
    for member in part_by_part(reversed(tree.members)):
        i, h = member.index, member.parent
        rotor = times(member.armature, motion.own[i])
        needed.append(plus(along(member, forces[i], torques[i]), rotor))
        if h:
            force = member.turn.outward(forces[i])
            torque = member.turn.outward(torques[i])
            forces[h] = add3(forces[h], force)
            torques[h] = add3(torques[h], add3(torque, cross(member.p, force)))
    needed.reverse()
    return needed


def along(member: Member, force: Vec, torque: Vec) -> Node:
    """Return the component of a wrench along the motion of a member."""
    return plus(dot(member.s_w, torque), dot(member.s_l, force))


def mass_matrix(tree: Tree) -> Array:
    """Return M, zero where neither member carries the other."""
    carried = composites(tree)
    M: dict[tuple[int, int], Node] = {}
    for member in part_by_part(tree.members):
        if member.driven:
            continue
        force, torque = _unit_wrench(member, carried[member.index])
        own = along(member, force, torque)
        M[member.index, member.index] = plus(own, member.armature)
        below = member
        while below.parent:
            force, torque = below.turn.outward(force), below.turn.outward(torque)
            torque = add3(torque, cross(below.p, force))
            below = tree.members[below.parent - 1]
            if not below.driven:
                M[member.index, below.index] = along(below, force, torque)
    return symmetric(tree, M)


def symmetric(tree: Tree, lower: Mapping[tuple[int, int], Node]) -> Array:
    """Return M of the free members, in the order of v.

    Args:
        tree: The tree.
        lower: Its lower triangle by numbers of members; what is left out is zero.
    """
    row = {member.index: n for n, member in enumerate(tree.free())}
    M = np.full((len(row), len(row)), ZERO, dtype=object)
    for (i, k), entry in lower.items():
        M[row[i], row[k]] = M[row[k], row[i]] = entry
    return M


def composites(tree: Tree) -> list[Composite]:
    """Return mass, first moment and inertia of what each member carries, in C."""
    total: list[Composite] = [(ZERO, ZERO_VEC, ZERO_SYM)]
    total += [(member.m, member.h, member.J) for member in tree.members]
    for member in part_by_part(reversed(tree.members)):
        if not member.parent:
            continue
        m, h, J = total[member.index]
        h = member.turn.outward(h)
        J = member.turn.outward_sym(J)
        after = add3(h, scale(m, member.p))
        J = add_sym(J, shift_of_inertia(member.p, h, after))
        M, H, J_h = total[member.parent]
        total[member.parent] = plus(M, m), add3(H, after), add_sym(J_h, J)
    return total


def _unit_wrench(member: Member, composite: Composite) -> tuple[Vec, Vec]:
    """Return what a unit acceleration of the member alone needs, in C."""
    m, h, J = composite
    w, a = member.s_w, member.s_l
    force = add3(scale(m, a), cross(w, h))
    return force, add3(_times(J, w), cross(h, a))


def _times(J: Sym, w: Vec) -> Vec:
    return matvec(full(J), w) if w is not ZERO_VEC else ZERO_VEC


def recursive_mass_matrix(tree: Tree) -> Array:
    """Return M by the coefficients of all accelerations."""
    coefficients = _coefficients(tree)
    M: dict[tuple[int, int], Node] = {}
    sums: list[dict[int, Pair]] = [{} for _ in range(len(tree.members) + 1)]
    for member in part_by_part(reversed(tree.members)):
        i, h = member.index, member.parent
        for k, (W, A) in coefficients[i].items():
            force, torque = _wrench(member, W, A)
            below_force, below_torque = sums[i].get(k, (ZERO_VEC, ZERO_VEC))
            force, torque = add3(force, below_force), add3(torque, below_torque)
            if not member.driven:
                own = along(member, force, torque)
                M[i, k] = plus(own, member.armature) if k == i else own
            if k != i and h:
                _hand_on(member, sums[h], k, force, torque)
    return symmetric(tree, M)


def _hand_on(
    member: Member, sums: dict[int, Pair], k: int, force: Vec, torque: Vec
) -> None:
    force = member.turn.outward(force)
    torque = add3(member.turn.outward(torque), cross(member.p, force))
    F, L = sums.get(k, (ZERO_VEC, ZERO_VEC))
    sums[k] = add3(F, force), add3(L, torque)


def _coefficients(tree: Tree) -> list[dict[int, Pair]]:
    """Return for each member and each free member that carries it (W, A), in C."""
    result: list[dict[int, Pair]] = [{}]
    for member in part_by_part(tree.members):
        inward = member.turn.inward
        own = {
            k: (inward(W), inward(add3(A, cross(W, member.p))))
            for k, (W, A) in result[member.parent].items()
        }
        if not member.driven:
            own[member.index] = member.s_w, member.s_l
        result.append(own)
    return result


def _wrench(member: Member, W: Vec, A: Vec) -> Pair:
    force = add3(scale(member.m, A), cross(W, member.h))
    torque = add3(matvec(full(member.J), W), cross(member.h, A))
    return force, torque
