"""Loads of a system on the members of its tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, final

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node
from symbody.expr.origins import part_by_part
from symbody.formalisms.tree.measured import Measured
from symbody.formalisms.tree.places import Places
from symbody.formalisms.tree.tree import Tree
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import NamedLoad, Wrench
from symbody.spatial.vectors import ZERO_VEC, Vec, add3, cross, plus
from symbody.system.link import Link
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


@final
@dataclass(frozen=True)
class OnMember:
    """The effect of a load on a member.

    Attributes:
        member: Its number.
        joint: Generalized force along its own motion [N m or N].
        force: In C [N].
        torque: About its origin, in C [N m].
    """

    member: int
    joint: Node
    force: Vec
    torque: Vec


class Measuring(Kinematics, Protocol):
    """Kinematics of frames on members, such as `Measured`.

    Attributes:
        places: The frames.
    """

    places: Places

    def resolve(self, nodes: Sequence[Node], who: str = "") -> list[Node]:
        """Return formulas with sensors and expressions replaced by what they are."""
        ...


def applied_loads(system: System, tree: Tree, measured: Measured) -> Applied:
    """Return all loads, sensors and expressions in them replaced by their formulas."""
    n = len(tree.members) + 1
    force, torque = [ZERO_VEC] * n, [ZERO_VEC] * n
    joint = [ZERO] * n
    links = velocity_links(system)
    for named in part_by_part(system.loads, "loads", lambda one: f"load {one.name}"):
        for on in on_members(links, measured, named):
            i = on.member
            joint[i] = plus(joint[i], on.joint)
            force[i] = add3(force[i], on.force)
            torque[i] = add3(torque[i], on.torque)
    return Applied(tuple(force), tuple(torque), tuple(joint))


def on_members(
    links: Mapping[str, Sequence[Link]], measured: Measuring, named: NamedLoad
) -> Iterator[OnMember]:
    """Yield what a load does to members; the world is none.

    Args:
        links: Of each joint, one a velocity.
        measured: Frames on the members.
        named: The load.
    """
    for load in named.load.joint_loads(measured):
        i = links[load.joint.name][load.index].index
        (along,) = measured.resolve([load.force], f"load {named.name!r}")
        yield OnMember(i, along, ZERO_VEC, ZERO_VEC)
    for wrench in named.load.wrenches(measured):
        i = measured.places.place(wrench.on).link
        if i:
            f, t = in_member(measured, wrench, named.name)
            about = add3(t, cross(measured.places.point(wrench.on), f))
            yield OnMember(i, ZERO, f, about)


def in_member(measured: Measuring, wrench: Wrench, load: str) -> tuple[Vec, Vec]:
    """Return force and torque of a wrench, by a load of this name, in C."""
    nodes = measured.resolve([*wrench.force, *wrench.torque], f"load {load!r}")
    force, torque = (nodes[0], nodes[1], nodes[2]), (nodes[3], nodes[4], nodes[5])
    return (
        measured.places.into_member(wrench.on, wrench.expressed_in, force),
        measured.places.into_member(wrench.on, wrench.expressed_in, torque),
    )
