"""The order in which PyMbs puts the coordinates into the state.

It walks the tree by coordinate systems: those of a body in the order of their addFrame,
level by level, and at each its joints. Bodies that are connected rigidly lend their
coordinate systems to their carrier, after its own. So the order of the joints is that
of the places they are at, and not that of their addJoint.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.joint import Joint
from symbody.compat.pymbs.places import Frame


@final
@dataclass(eq=False)
class _Place:
    """A body or coordinate system, with those that are defined in it."""

    what: object
    inner: list[_Place] = field(default_factory=list)


def order_joints(it: Description) -> None:
    """Put the joints of the model into the order of PyMbs."""
    moving = _moving_joints(it)
    rigid = [j for j in it.joints.values() if j.dof is None]
    reached = {id(it.model.world)}
    result: list[Joint] = []

    def take(joint: Joint) -> None:
        result.append(joint)
        reached.add(id(joint.child._body._place))

    def take_rigid() -> None:
        while ready := [j for j in rigid if id(j.parent._body._place) in reached]:
            for joint in ready:
                rigid.remove(joint)
                take(joint)

    for joint in moving:
        take_rigid()
        take(joint)
    take_rigid()
    known = {id(joint) for joint in result}
    result += [j for j in it.joints.values() if id(j) not in known]
    it.model.joints = {joint._joint.name: joint._joint for joint in result}


def _moving_joints(it: Description) -> list[Joint]:
    """Return the joints that move and that the world carries, in PyMbs's order."""
    bodies = {id(body): _nested(body) for body in _bodies(it)}
    for place in bodies.values():
        _flatten(place)
    for joint in it.joints.values():
        if joint.dof is None:
            _merge(bodies, joint)
    for place in bodies.values():
        _flatten(place)
    at: dict[int, list[Joint]] = {}
    for joint in it.joints.values():
        if joint.dof is not None:
            at.setdefault(id(joint.parent), []).append(joint)
    result: list[Joint] = []
    queue = list(bodies[id(_bodies(it)[0])].inner)
    for place in queue:
        for joint in at.get(id(place.what), ()):
            result.append(joint)
            queue.extend(bodies[id(joint.child._body)].inner)
    return result


def _bodies(it: Description) -> list[Any]:
    return [it.world, *it.bodies.values()]


def _nested(frame: Frame) -> _Place:
    return _Place(frame, [_nested(inner) for inner in frame.coordList])


def _flatten(body: _Place) -> None:
    """Define all coordinate systems in the body, those nested after the others."""
    queue = list(body.inner)
    for place in queue:
        while place.inner:
            inner = place.inner.pop(0)
            body.inner.append(inner)
            queue.append(inner)


def _merge(bodies: dict[int, _Place], joint: Joint) -> None:
    """Hang a rigidly connected body below the place that carries it."""
    carrier = bodies[id(joint.parent._body)]
    child = bodies[id(joint.child._body)]
    place = _find(carrier, joint.parent)
    link = next((p for p in child.inner if p.what is joint.child), None)
    if place is None or link is None:
        return
    child.inner.remove(link)
    link.inner = [child]
    place.inner.append(link)


def _find(place: _Place, frame: object) -> _Place | None:
    stack = [place]
    while stack:
        found = stack.pop()
        if found.what is frame:
            return found
        stack.extend(found.inner)
    return None
