"""Scenes of mechanisms: their visuals, or their skeleton; bodies, joints, frames.

Each thing is a row of the function "scene", see `formalisms/quantities/scene.py`: where
it is in the world and how large. Bodies and joints have rows whether they are seen or
not, for names, followers, traces and whatever pulls at them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, final

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, as_node
from symbody.formalisms.quantities.scene import center_of_mass, drawn
from symbody.model.joint import Joint
from symbody.model.visuals import COLORS, FrameAxes, Mesh, Visual
from symbody.system.system import System
from symbody.view.solids import mesh_file

Role: TypeAlias = Literal["visual", "link", "body", "joint", "frame"]
_UNIT = FrameAxes(as_node(1.0))


@final
@dataclass(frozen=True)
class Item:
    """One thing that is drawn.

    Attributes:
        name: Of the visual, body or joint; "body.frame" for a frame.
        role: "visual" for what the model has to look at, "link" for a line of the
            skeleton, "body" for the axes of a body at its center of mass, "joint" for
            those of a joint on its child, "frame" for another frame.
        body: Name of the body it moves with.
        visual: Its shape and place.
    """

    name: str
    role: Role
    body: str
    visual: Visual


def items_of(system: System) -> tuple[Item, ...]:
    """Return all that may be drawn of a system, in the order of its rows.

    Where none of its visuals can be drawn, the skeleton is there as well.
    """
    seen = [_item("visual", visual) for visual in system.visuals]
    if not any(is_drawable(visual.shape) for visual in system.visuals):
        seen += [_item("link", line) for line in drawn(replace(system, visuals=()))]
    return (*seen, *_bodies(system), *_joints(system), *_frames(system))


def is_drawable(shape: object) -> bool:
    """Return whether a shape can be drawn; the file of a mesh may be broken."""
    return not (isinstance(shape, Mesh) and isinstance(mesh_file(shape.path), str))


def _item(role: Role, visual: Visual) -> Item:
    return Item(visual.name, role, visual.frame.body.name, visual)


def with_items(system: System, items: tuple[Item, ...]) -> System:
    """Return a system whose scene has a row for each item."""
    visuals = tuple(replace(item.visual, name=_row_name(item)) for item in items)
    tree = system.tree
    if tree is not None:
        tree = replace(tree, visuals=visuals)
    return replace(system, visuals=visuals, tree=tree)


def axes_of(joint: Joint) -> list[tuple[str, tuple[float, ...]]]:
    """Return kind and axis of each elementary motion, in the frame on the child.

    The kind is "R" about the axis, "T" along it, "Q" about all axes, or "G" by a law,
    which has no axis. Axes before the last turning motion are those at rest of what
    follows; they are where the joint is at its zero position.
    """
    found: list[tuple[str, tuple[float, ...]]] = []
    for element in joint.elements:
        is_axis = element.kind in ("R", "T")
        axis = tuple(_number(entry) for entry in element.axis) if is_axis else ()
        found.append((element.kind, axis))
    return found


def _bodies(system: System) -> Iterator[Item]:
    for body in system.bodies:
        visual = Visual(body.name, center_of_mass(body), _UNIT, COLORS["gray"], 1.0)
        yield Item(body.name, "body", body.name, visual)


def _joints(system: System) -> Iterator[Item]:
    for joint in system.joints:
        visual = Visual(joint.name, joint.child, _UNIT, COLORS["orange"], 1.0)
        yield Item(joint.name, "joint", joint.child.body.name, visual)


def _frames(system: System) -> Iterator[Item]:
    for body in system.bodies:
        for frame in (body.origin, *body.frames.values()):
            name = f"{body.name}.{frame.name}"
            yield Item(
                name, "frame", body.name,
                Visual(name, frame, _UNIT, COLORS["gray"], 1.0),
            )  # fmt: skip


def _row_name(item: Item) -> str:
    return f"{item.role}_{item.name}"


def _number(node: Node) -> float:
    return float(evaluate(node, {}))
