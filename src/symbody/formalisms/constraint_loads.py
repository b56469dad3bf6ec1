"""What multipliers do to bodies and in joints, like loads of the user's."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.expr.differentiate import derivative
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.loads_on_tree import Applied, in_member
from symbody.formalisms.loop_forces import loop_wrenches
from symbody.formalisms.measured import Measured
from symbody.formalisms.tree import Tree
from symbody.model.loads import Wrench
from symbody.spatial.vectors import add3, cross, plus, times
from symbody.system.system import System, velocity_links


def constraint_wrenches(
    system: System, measured: Measured, lam: Mapping[str, Node]
) -> list[Wrench]:
    """Return the wrenches of all loops and constraints on frames.

    Args:
        system: The system.
        measured: Of its tree.
        lam: Multipliers by name.
    """
    result = loop_wrenches(system, measured, lam) if system.closures else []
    for named in system.constraints:
        values = [lam[name] for name in named.multipliers]
        result += named.constraint.wrenches(measured, values)
    return result


def with_constraints(
    system: System, tree: Tree, applied: Applied, lam: Mapping[str, Node]
) -> Applied:
    """Return loads with those of the multipliers added.

    A constraint without wrenches acts in the joints whose coordinates are in its
    formulas.
    """
    if not system.constrained:
        return applied
    measured = Measured(system, tree)
    force, torque = list(applied.force), list(applied.torque)
    joint = list(applied.joint)
    for wrench in constraint_wrenches(system, measured, lam):
        i = measured.places.place(wrench.on).link
        if i:
            f, t = in_member(measured, wrench, "of a constraint")
            lever = cross(measured.places.point(wrench.on), f)
            force[i], torque[i] = add3(force[i], f), add3(torque[i], add3(t, lever))
    for i, value in _in_joints(system, measured, lam).items():
        joint[i] = plus(joint[i], value)
    return Applied(tuple(force), tuple(torque), tuple(joint))


def _in_joints(
    system: System, measured: Measured, lam: Mapping[str, Node]
) -> dict[int, Node]:
    """Return the forces of constraints without wrenches, by number of the member."""
    place: dict[Symbol, int] = {}
    links = velocity_links(system)
    for joint in system.joints:
        numbers = [link.index for link in links[joint.name]]
        place.update(zip(joint.v, numbers, strict=True))
        if len(joint.q) == len(joint.v):
            place.update(zip(joint.q, numbers, strict=True))
    result: dict[int, Node] = {}
    for named in system.constraints:
        values = [lam[name] for name in named.multipliers]
        if named.constraint.wrenches(measured, values):
            continue
        rows = [
            *named.constraint.positions(measured),
            *named.constraint.velocities(measured),
        ]
        for row, value in zip(rows, values, strict=True):
            for symbol in symbols_of(row):
                if symbol in place:
                    slope = measured.resolve([derivative(row, symbol)])[0]
                    i = place[symbol]
                    result[i] = plus(result.get(i, ZERO), times(slope, value))
    return result
