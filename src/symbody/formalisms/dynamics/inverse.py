"""Inverse dynamics and bias: the forces that a motion needs.

    tau = M(q) vd + c(q, v, t)

A forward pass gives the motion of every member, a backward pass sums what moves them
from the tips to the root; each joint force is the component along its motion.

References:
    Fisette and Samin (1996), section 3; Featherstone (2008), section 5.3.
"""

from __future__ import annotations

from symbody.expr.node import Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.kinematics import Motion, body_wrench
from symbody.formalisms.tree.loads_on_tree import Applied
from symbody.formalisms.tree.tree import Member, Tree
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, cross, dot, plus, sub3, times


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
