"""Loads of a system on the members of its tree."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.measured import Measured
from symbody.formalisms.tree.tree import Tree
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, cross, plus
from symbody.system.system import System, velocity_links


@final
@dataclass(frozen=True)
class Applied:
    """External loads by member; entry 0 is the world, whose loads do nothing.

    Attributes:
        force: In C [N].
        torque: About the member's origin, in C [N m].
        joint: Generalized force along the member's own motion [N m or N].
    """

    force: tuple[Vec, ...]
    torque: tuple[Vec, ...]
    joint: tuple[Node, ...]


def applied_loads(system: System, tree: Tree, measured: Measured) -> Applied:
    """Return all loads, sensors and expressions in them replaced by their formulas."""
    n = len(tree.members) + 1
    force, torque = [ZERO_VEC] * n, [ZERO_VEC] * n
    joint = [ZERO] * n
    links = velocity_links(system)
    for named in part_by_part(system.loads, "loads", lambda one: f"load {one.name}"):
        for load in named.load.joint_loads(measured):
            i = links[load.joint.name][load.index].index
            joint[i] = plus(
                joint[i], measured.resolve([load.force], f"load {named.name!r}")[0]
            )
        for wrench in named.load.wrenches(measured):
            i = measured.places.place(wrench.on).link
            if i == 0:
                continue
            f, t = in_member(measured, wrench, named.name)
            force[i] = add3(force[i], f)
            torque[i] = add3(
                torque[i], add3(t, cross(measured.places.point(wrench.on), f))
            )
    return Applied(tuple(force), tuple(torque), tuple(joint))


def in_member(measured: Measured, wrench: Wrench, load: str) -> tuple[Vec, Vec]:
    """Return force and torque of a wrench, by a load of this name, in C."""
    nodes = measured.resolve([*wrench.force, *wrench.torque], f"load {load!r}")
    force, torque = (nodes[0], nodes[1], nodes[2]), (nodes[3], nodes[4], nodes[5])
    return (
        measured.places.into_member(wrench.on, wrench.expressed_in, force),
        measured.places.into_member(wrench.on, wrench.expressed_in, torque),
    )
