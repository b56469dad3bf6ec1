"""The order of bodies: least trees and a regular numbering; joints outside the tree.

References:
    Edmonds (1967), Optimum branchings, Journal of Research of the National Bureau of
    Standards 71B.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from typing import NamedTuple, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.model.body import Body, place_name
from symbody.model.joint import Joint
from symbody.model.model import Model


def number_bodies(model: Model) -> tuple[list[Body], list[Joint], list[int]]:
    """Return the bodies, parents first, their joints, and their parents' numbers."""
    carrier = _carriers(model)
    children: dict[str, list[tuple[int, Joint]]] = {}
    for k, joint in enumerate(model.joints.values()):
        children.setdefault(joint.parent.body.name, []).append((k, joint))
    number = {"world": 0}
    bodies: list[Body] = []
    joints: list[Joint] = []
    parents: list[int] = []
    ready = list(children.get("world", ()))
    heapq.heapify(ready)
    while ready:
        _, joint = heapq.heappop(ready)
        body = joint.child.body
        bodies.append(body)
        joints.append(joint)
        parents.append(number[joint.parent.body.name])
        number[body.name] = len(bodies)
        for item in children.get(body.name, ()):
            heapq.heappush(ready, item)
    _check_all_reached(model, number, carrier)
    return bodies, joints, parents


def _carriers(model: Model) -> dict[str, Joint]:
    carrier: dict[str, Joint] = {}
    for joint in model.joints.values():
        body = joint.child.body
        if body.name in carrier:
            first = carrier[body.name]
            raise ModelError(
                f"joint {joint.name!r}: it would carry body {body.name!r}, which joint "
                f"{first.name!r} from {place_name(first.parent)!r} carries already, so "
                f"it closes a loop. Joints form a tree, each body with one joint "
                f"towards the world; close loops by add_loop or add_constraint, or "
                f"exchange parent and child of one of the two."
            )
        carrier[body.name] = joint
    return carrier


def _check_all_reached(
    model: Model, number: dict[str, int], carrier: dict[str, Joint]
) -> None:
    for name in model.bodies:
        if name in number:
            continue
        if name not in carrier:
            raise ModelError(
                f"body {name!r}: no joint carries it, so its place is unknown. Connect "
                f"it by add_joint; a body that moves freely takes a joint 'free' from "
                f"the world."
            )
        ring = _circle_of_joints(name, carrier)
        if ring is None:
            continue
        raise ModelError(
            f"joint {ring[0].name!r}: the joints {', '.join(j.name for j in ring)} "
            f"form a ring that the world has no part in. Joints form a tree that "
            f"begins at the world; close loops by add_loop or add_constraint."
        )


def _circle_of_joints(name: str, carrier: dict[str, Joint]) -> list[Joint] | None:
    path: list[Joint] = []
    visited: set[str] = set()
    while name not in visited:
        visited.add(name)
        joint = carrier.get(name)
        if joint is None:
            return None
        path.append(joint)
        name = joint.parent.body.name
    start = [joint.child.body.name for joint in path].index(name)
    return path[start:]


class Arc(NamedTuple):
    """A directed edge from its tail to its head, known in the result by its key."""

    tail: int
    head: int
    cost: int
    key: int


def least_arborescence(arcs: Sequence[Arc], root: int) -> set[int]:
    """Return the keys of arcs from the root to all heads, of least cost, then first."""
    best: dict[int, Arc] = {}
    for arc in arcs:
        if arc.head == root or arc.tail == arc.head:
            continue
        if arc.head not in best or arc.cost < best[arc.head].cost:
            best[arc.head] = arc
    ring = _ring(best)
    if not ring:
        return {arc.key for arc in best.values()}
    # The ring becomes one node, which an arc enters at the cost of what it replaces.
    one = max(max(arc.tail, arc.head) for arc in arcs) + 1
    entered = {arc.key: arc.head for arc in arcs}
    contracted = [
        Arc(
            one if arc.tail in ring else arc.tail,
            one if arc.head in ring else arc.head,
            arc.cost - (best[arc.head].cost if arc.head in ring else 0),
            arc.key,
        )
        for arc in arcs
        if not (arc.tail in ring and arc.head in ring)
    ]
    taken = least_arborescence(contracted, root)
    into = next(arc.key for arc in contracted if arc.key in taken and arc.head == one)
    return taken | {best[node].key for node in ring if node != entered[into]}


def _ring(best: Mapping[int, Arc]) -> set[int]:
    """Return the nodes of one ring of arcs, or none."""
    done: set[int] = set()
    for start in best:
        path: dict[int, None] = {}
        node = start
        while node in best and node not in done and node not in path:
            path[node] = None
            node = best[node].tail
        if node in path:
            nodes = list(path)
            return set(nodes[nodes.index(node) :])
        done.update(path)
    return set()


@final
@dataclass(frozen=True)
class Chord:
    """A joint that was cut, or that a body on no path to the world was given.

    `constraint` is empty for the latter; a joint `keeps` coordinates that are in use.
    """

    joint: str
    parent: str
    child: str
    constraint: str = ""
    keeps: bool = False

    def text(self) -> str:
        """Return what was done, as a line of a description."""
        between = f"joint {self.joint!r} from {self.parent!r} to {self.child!r}"
        if not self.constraint:
            return (
                f"no joint leads from the world to body {self.child!r}, so it moves by "
                f"the free joint {self.joint!r}"
            )
        if self.keeps:
            return (
                f"{between} was cut, its coordinates stay: constraint "
                f"{self.constraint!r}"
            )
        return f"{between} was cut: constraint {self.constraint!r}"
