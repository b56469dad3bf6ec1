"""Loads of multipliers on bodies and in joints, like loads of the user's."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.expr.node import Node
from symbody.formalisms.constraints.formula_loads import Acting, formula_loads
from symbody.formalisms.constraints.loop_forces import loop_wrenches
from symbody.formalisms.tree.loads_on_tree import Applied, in_member
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.vectors import add3, cross, plus
from symbody.system.system import System, velocity_links


def constraint_loads(
    system: System, kinematics: TreeKinematics, lam: Mapping[str, Node]
) -> Acting:
    """Return what all loops and constraints do to frames and in joints.

    Args:
        system: All coordinates of the spanning tree.
        kinematics: Of its tree.
        lam: Multipliers by name.

    Raises:
        DerivationError: A formula holds a sensor whose dual wrenches are not known.
    """
    result = formula_loads(system, kinematics, lam)
    if system.loop_solutions:
        result.wrenches.extend(loop_wrenches(system, kinematics, lam))
    for named in system.constraints:
        values = [lam[name] for name in named.multipliers]
        result.wrenches.extend(named.constraint.wrenches(kinematics, values))
    return result


def with_constraints(
    system: System,
    kinematics: TreeKinematics,
    applied: Applied,
    lam: Mapping[str, Node],
) -> Applied:
    """Return loads with those of the multipliers added."""
    if not system.constrained:
        return applied
    force, torque = list(applied.force), list(applied.torque)
    joint = list(applied.joint)
    acting = constraint_loads(system, kinematics, lam)
    for wrench in acting.wrenches:
        i = kinematics.places.place(wrench.on).link
        if i:
            f, t = in_member(kinematics, wrench, "of a constraint")
            lever = cross(kinematics.places.point(wrench.on), f)
            force[i], torque[i] = add3(force[i], f), add3(torque[i], add3(t, lever))
    links = velocity_links(system)
    for load in acting.joint_loads:
        i = links[load.joint.name][load.index].index
        joint[i] = plus(joint[i], kinematics.resolve([load.force])[0])
    return Applied(tuple(force), tuple(torque), tuple(joint))
