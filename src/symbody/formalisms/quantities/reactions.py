"""Reactions: what each joint transmits, constraint, load and drive together.

    W_j = sum over the bodies that joint j carries of (inertia - external loads)

A pass from the tips to the root over bodies, not members: bodies that are fixed to one
another share a member, and the joints between them transmit forces as all others do.
Mass stays where the user put it. Components along the free motions of a joint are the
loads in it; all others belong to its constraint.

References:
    Featherstone (2008), section 5.3, equation 5.20, the forces f_i.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from symbody.expr.node import Node
from symbody.formalisms.constraints.constraint_loads import constraint_loads
from symbody.formalisms.tree.kinematics import Motion, forward_pass, moving_wrench
from symbody.formalisms.tree.loads_on_tree import in_member
from symbody.formalisms.tree.measured import Measured
from symbody.formalisms.tree.tree import Tree
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.loads.load import Wrench
from symbody.spatial.six import mass_properties
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, add_pairs, cross, sub3
from symbody.system.system import System

_Wrench = tuple[Vec, Vec]
_NONE: _Wrench = (ZERO_VEC, ZERO_VEC)


@final
class Reactions:
    """Force and torque that each joint transmits to its child.

    The members of the tree carry the solved accelerations.
    """

    def __init__(
        self,
        measured: Measured,
        system: System,
        tree: Tree,
        lam: Mapping[str, Node],
    ) -> None:
        self._places = measured.places
        # About the origin of the member that carries the child, in its C.
        self._of_joint = _transmitted(measured, system, tree, lam)

    def force(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the force of the parent on the child [N]."""
        force, _ = self._of_joint[joint.name]
        i = self._places.place(joint.child).link
        return self._places.out_of_member(i, force, expressed_in)

    def torque(self, joint: Joint, expressed_in: Frame) -> Vec:
        """Return the torque of the parent on the child, about its frame [N m]."""
        force, torque = self._of_joint[joint.name]
        torque = sub3(torque, cross(self._places.point(joint.child), force))
        i = self._places.place(joint.child).link
        return self._places.out_of_member(i, torque, expressed_in)


def _transmitted(
    measured: Measured, system: System, tree: Tree, lam: Mapping[str, Node]
) -> dict[str, _Wrench]:
    motion = forward_pass(tree, accelerated=True)
    loads = _loads_by_body(system, measured)
    for wrench in constraint_loads(system, measured, lam).wrenches:
        _add(loads, measured, wrench, "constraint")
    result: dict[str, _Wrench] = {}
    handed_on: list[_Wrench] = [_NONE] * (len(system.bodies) + 1)
    carriers = [0, *(tree.placements[body.name].link for body in system.bodies)]
    for number in range(len(system.bodies), 0, -1):
        body, joint = system.bodies[number - 1], system.joints[number - 1]
        parent = system.parent[number - 1]
        needed = _needed(measured, body, motion)
        on_body = loads.get(body.name, _NONE)
        own = sub3(needed[0], on_body[0]), sub3(needed[1], on_body[1])
        total = add_pairs(own, handed_on[number])
        result[joint.name] = total
        if parent:
            onto = _carried(tree, carriers[number], carriers[parent], total)
            handed_on[parent] = add_pairs(handed_on[parent], onto)
    return result


def _needed(measured: Measured, body: Body, motion: Motion) -> _Wrench:
    """Return what moves a body so, about the origin of its member, in C."""
    R, p = measured.places.axes(body.origin), measured.places.point(body.origin)
    mass = mass_properties(body.mass, body.com, body.inertia).turned(R).shifted(p)
    return moving_wrench(mass, motion, measured.places.place(body.origin).link)


def _loads_by_body(system: System, measured: Measured) -> dict[str, _Wrench]:
    """Return all external loads about the origins of the members, in C."""
    result: dict[str, _Wrench] = {}
    for named in system.loads:
        for wrench in named.load.wrenches(measured):
            _add(result, measured, wrench, named.name)
    return result


def _add(
    loads: dict[str, _Wrench], measured: Measured, wrench: Wrench, owner: str
) -> None:
    force, torque = in_member(measured, wrench, owner)
    torque = add3(torque, cross(measured.places.point(wrench.on), force))
    name = wrench.on.body.name
    loads[name] = add_pairs(loads.get(name, _NONE), (force, torque))


def _carried(tree: Tree, i: int, to: int, wrench: _Wrench) -> _Wrench:
    """Return a wrench on member i about the origin of a member that carries it."""
    force, torque = wrench
    while i != to:
        member = tree.members[i - 1]
        force, torque = member.turn.outward(force), member.turn.outward(torque)
        torque = add3(torque, cross(member.p, force))
        i = member.parent
    return force, torque
