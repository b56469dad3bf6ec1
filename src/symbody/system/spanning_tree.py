"""The order of bodies: a regular numbering of the tree of joints."""

from __future__ import annotations

import heapq

from symbody.errors import ModelError
from symbody.model.body import Body, place_name
from symbody.model.joint import Joint
from symbody.model.model import Model


def number_bodies(model: Model) -> tuple[list[Body], list[Joint], list[int]]:
    """Return bodies, the joints that carry them, and their parents' numbers.

    A parent comes before its children; otherwise the order of the joints' definition
    is kept.

    Raises:
        ModelError: A body has no joint or several, or hangs on no chain to the world.
    """
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
        ring = _ring(name, carrier)
        if ring is None:
            continue
        raise ModelError(
            f"joint {ring[0].name!r}: the joints {', '.join(j.name for j in ring)} "
            f"form a ring that the world has no part in. Joints form a tree that "
            f"begins at the world; close loops by add_loop or add_constraint."
        )


def _ring(name: str, carrier: dict[str, Joint]) -> list[Joint] | None:
    path: list[Joint] = []
    seen: set[str] = set()
    while name not in seen:
        seen.add(name)
        joint = carrier.get(name)
        if joint is None:
            return None
        path.append(joint)
        name = joint.parent.body.name
    start = [joint.child.body.name for joint in path].index(name)
    return path[start:]
