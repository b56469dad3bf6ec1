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
from symbody.formalisms.tree.kinematics import Motion, inertial_wrench
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Tree
from symbody.spatial.six import (
    NO_FORCE,
    MassProperties,
    SpatialForce,
    SpatialMotion,
    shift_of_inertia,
)
from symbody.spatial.vectors import (
    ZERO_SYM,
    ZERO_VEC,
    Sym,
    Vec,
    add3,
    add_sym,
    cross,
    full,
    matvec,
    plus,
    scale,
    sub3,
    times,
)

Composite = tuple[Node, Vec, Sym]


def member_wrenches(tree: Tree, motion: Motion, applied: Applied) -> list[SpatialForce]:
    """Return each member's inertia less its external loads, by itself.

    About the origins, in C; entry 0 is the world's.
    """
    wrenches = [NO_FORCE]
    for member in part_by_part(tree.members):
        i, mass = member.index, MassProperties(member.m, member.h, member.J)
        torque, force = inertial_wrench(mass, motion, i)
        own = sub3(torque, applied.torque[i]), sub3(force, applied.force[i])
        wrenches.append(SpatialForce(*own))
    return wrenches


def inverse_dynamics(tree: Tree, motion: Motion, applied: Applied) -> list[Node]:
    """Return the generalized force each member's motion needs, by number from 1.

    The joint loads that act already are not subtracted.
    """
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
            onto = wrenches[member.parent]
            onto = onto.plus(member.outward(wrenches[member.index]))
            wrenches[member.parent] = onto
    return wrenches


def mass_matrix(tree: Tree) -> Array:
    """Return M, zero where neither member carries the other."""
    carried = composites(tree)
    M: dict[tuple[int, int], Node] = {}
    for member in part_by_part(tree.members):
        if member.driven:
            continue
        wrench = wrench_for(carried[member.index], member.S)
        own = wrench.dot(member.S)
        M[member.index, member.index] = plus(own, member.armature)
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


def wrench_for(composite: Composite, acceleration: SpatialMotion) -> SpatialForce:
    """Return I^C a: what a composite body needs for an acceleration."""
    m, h, J = composite
    w, a = acceleration
    turned = ZERO_VEC if w == ZERO_VEC else matvec(full(J), w)
    return SpatialForce(add3(turned, cross(h, a)), add3(scale(m, a), cross(w, h)))


def recursive_mass_matrix(tree: Tree) -> Array:
    """Return M by the coefficients of all accelerations."""
    coefficients = _coefficients(tree)
    M: dict[tuple[int, int], Node] = {}
    sums: list[dict[int, SpatialForce]] = [{} for _ in range(len(tree.members) + 1)]
    for member in part_by_part(reversed(tree.members)):
        i, h = member.index, member.parent
        own: Composite = (member.m, member.h, member.J)
        for k, coefficient in coefficients[i].items():
            wrench = wrench_for(own, coefficient).plus(sums[i].get(k, NO_FORCE))
            if not member.driven:
                entry = wrench.dot(member.S)
                M[i, k] = plus(entry, member.armature) if k == i else entry
            if k != i and h:
                before = sums[h].get(k, NO_FORCE)
                sums[h][k] = before.plus(member.outward(wrench))
    return symmetric(tree, M)


def _coefficients(tree: Tree) -> list[dict[int, SpatialMotion]]:
    """Return for each member and each free member that carries it (W, A), in C."""
    result: list[dict[int, SpatialMotion]] = [{}]
    for member in part_by_part(tree.members):
        own = {k: member.inward(motion) for k, motion in result[member.parent].items()}
        if not member.driven:
            own[member.index] = member.S
        result.append(own)
    return result
