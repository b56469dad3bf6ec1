"""Scenes of mechanisms: visuals, skeletons of what has none; bodies, joints, frames.

Each thing is a row of the function "scene", see `formalisms/quantities/scene.py`: where
it is in the world and how large. Bodies and joints have rows whether they are seen or
not, for names, followers, traces and whatever pulls at them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, final

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, as_node
from symbody.formalisms.quantities.scene import center_of_mass, skeleton
from symbody.model.body import Frame
from symbody.model.joint import Joint
from symbody.model.visuals import COLORS, FrameAxes, Line, Mesh, Visual
from symbody.system.system import System
from symbody.view.element_shapes import element_shapes
from symbody.view.solids import mesh_file

Role: TypeAlias = Literal["visual", "link", "element", "body", "joint", "frame"]
_UNIT = FrameAxes(as_node(1.0))


@final
@dataclass(frozen=True)
class Item:
    """One thing that is drawn.

    Attributes:
        name: Of the visual, body or joint; "body.frame" for a frame.
        role: "visual" for what the model has to look at, "link" for a line of the
            skeleton, "element" for what a load, loop or constraint looks like, where
            axes are a mark, "body" for the axes of a body at its center of mass,
            "joint" for those of a joint on its child, "frame" for another frame.
        body: Name of the body it moves with.
        visual: Its shape and place.
        bare: Whether it is part of a skeleton: of a body without a visual that can be
            drawn, or a joint of one.
    """

    name: str
    role: Role
    body: str
    visual: Visual
    bare: bool = False


def items_of(system: System) -> tuple[Item, ...]:
    """Return all that may be drawn of a system, in the order of its rows.

    Bodies that no visual shows have their skeleton there as well.
    """
    seen = [_item("visual", visual) for visual in system.visuals]
    bare = bare_bodies(system)
    for line in skeleton(system) if bare else ():
        if line.frame.body.name in bare:
            seen.append(replace(_item("link", line), bare=True))
    seen += [_item("element", shape) for shape in element_shapes(system)]
    return (*seen, *_bodies(system, bare), *_joints(system, bare), *_frames(system))


def bare_bodies(system: System) -> frozenset[str]:
    """Return the names of bodies where no drawable visual begins or ends."""
    shown: set[str] = set()
    for visual in system.visuals:
        if is_drawable(visual.shape):
            shown.add(visual.frame.body.name)
            if isinstance(visual.shape, Line) and isinstance(visual.shape.to, Frame):
                shown.add(visual.shape.to.body.name)
    return frozenset(body.name for body in system.bodies) - shown


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


def _bodies(system: System, bare: Collection[str]) -> Iterator[Item]:
    for body in system.bodies:
        visual = Visual(body.name, center_of_mass(body), _UNIT, COLORS["gray"], 1.0)
        yield Item(body.name, "body", body.name, visual, body.name in bare)


def _joints(system: System, bare: frozenset[str]) -> Iterator[Item]:
    for joint in system.joints:
        visual = Visual(joint.name, joint.child, _UNIT, COLORS["orange"], 1.0)
        sides = joint.parent.body.name, joint.child.body.name
        yield Item(joint.name, "joint", sides[1], visual, not bare.isdisjoint(sides))


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
