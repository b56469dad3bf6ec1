"""A system with one more force along each velocity, to differentiate by."""

from __future__ import annotations

from dataclasses import replace

from symbody.expr.node import ZERO, Symbol
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import NamedLoad
from symbody.system.system import System


def with_joint_forces(system: System) -> tuple[System, tuple[Symbol, ...]]:
    """Return a system with a load in each joint, and the symbols of these forces.

    Args:
        system: The system.

    Returns:
        The system, and one symbol a velocity of its state, in the order of v.
    """
    forces = {v: Symbol(f"tau_{v.name}") for v in system.v}
    more = tuple(
        NamedLoad(
            f"tau_{joint.name}",
            JointForce(joint, tuple(forces.get(v, ZERO) for v in joint.v)),
        )
        for joint in system.joints
        if not forces.keys().isdisjoint(joint.v)
    )
    tree = system.tree
    if tree is not None:
        tree = replace(tree, loads=(*tree.loads, *more))
    loaded = replace(system, loads=(*system.loads, *more), tree=tree)
    return loaded, tuple(forces.values())
