"""Loads of multipliers on bodies and in joints, like loads of the user's."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.expr.node import Node
from symbody.formalisms.constraints.formula_loads import Acting, formula_loads
from symbody.formalisms.constraints.loop_forces import loop_wrenches
from symbody.formalisms.tree.loads_on_tree import Applied, in_member
from symbody.formalisms.tree.measured import Measured
from symbody.spatial.vectors import add3, cross, plus
from symbody.system.system import System, velocity_links


def constraint_loads(
    system: System, measured: Measured, lam: Mapping[str, Node]
) -> Acting:
    """Return what all loops and constraints do to frames and in joints.

    Args:
        system: All coordinates of the spanning tree.
        measured: Of its tree.
        lam: Multipliers by name.

    Raises:
        DerivationError: A formula holds a sensor whose dual wrenches are not known.
    """
    result = formula_loads(system, measured, lam)
    if system.loop_solutions:
        result.wrenches.extend(loop_wrenches(system, measured, lam))
    for named in system.constraints:
        values = [lam[name] for name in named.multipliers]
        result.wrenches.extend(named.constraint.wrenches(measured, values))
    return result


def with_constraints(
    system: System, measured: Measured, applied: Applied, lam: Mapping[str, Node]
) -> Applied:
    """Return loads with those of the multipliers added."""
    if not system.constrained:
        return applied
    force, torque = list(applied.force), list(applied.torque)
    joint = list(applied.joint)
    acting = constraint_loads(system, measured, lam)
    for wrench in acting.wrenches:
        i = measured.places.place(wrench.on).link
        if i:
            f, t = in_member(measured, wrench, "of a constraint")
            lever = cross(measured.places.point(wrench.on), f)
            force[i], torque[i] = add3(force[i], f), add3(torque[i], add3(t, lever))
    links = velocity_links(system)
    for load in acting.joint_loads:
        i = links[load.joint.name][load.index].index
        joint[i] = plus(joint[i], measured.resolve([load.force])[0])
    return Applied(tuple(force), tuple(torque), tuple(joint))
