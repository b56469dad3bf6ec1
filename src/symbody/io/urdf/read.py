"""The model of a URDF file, with the shapes of its links."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Literal

import numpy as np

from symbody.errors import ReadError
from symbody.io.context import (
    ImportContext,
    Naming,
    Parameters,
    frame_at,
    pose,
    unit_of_damping,
    valid_name,
    z_along,
)
from symbody.io.source import Notes, Source
from symbody.io.urdf.robot import (
    WORDS,
    Robot,
    Shape,
    UrdfJoint,
    massless_joints,
    merged,
    note_incomplete,
    order_of,
    robot_of,
)
from symbody.io.xml import XmlElement, note_misspelled, parse_xml
from symbody.model.body import Body, Frame
from symbody.model.contacts.joints import DryFriction
from symbody.model.joint import Joint
from symbody.model.joint_types.pairs import Free, JointKind, Planar, Prismatic, Revolute
from symbody.model.loads.joint_loads import (
    CoulombFriction,
    JointForce,
    TorsionalSpringDamper,
)
from symbody.model.loads.load import unit_in_joint
from symbody.model.loops.relations import JointFormula
from symbody.model.model import Model
from symbody.model.solids import Solid
from symbody.model.visuals import MESHES, Box, Cylinder, Mesh, Sphere

Color = tuple[tuple[float, float, float], float]
_GRAY: Color = ((0.5, 0.5, 0.5), 1.0)
Base = Literal["fixed", "free"]
Friction = Literal["smooth", "rigid", "off"]
Shown = Literal["visual", "collision", "both", "none"]


def read_urdf(
    source: Source,
    *,
    base: Base = "fixed",
    merge_fixed: bool = False,
    parameters: Parameters = "numbers",
    friction: Friction = "smooth",
    regularization: float = 1e-2,
    inputs: bool = False,
    mimic: bool = True,
    stops: bool = False,
    gravity: Sequence[float] = (0, 0, -9.81),
    shapes: Shown = "visual",
) -> Model:
    """Return the model of a robot; docs/howto/read-urdf says what options do.

    The root link is fixed to the world or moves freely, by `base`. `merge_fixed` makes
    links held by fixed joints frames of the body that carries them. With
    `parameters="symbols"` mass properties and coefficients of friction become
    parameters. The regularization of dry friction is in rad/s or m/s, gravity [m/s²] in
    the axes of the world. Dry friction is "rigid" as a contact that holds; with `stops`
    limits of joints are rigid stops.
    """
    root = parse_xml(source)
    robot = robot_of(root)
    robot = merged(robot) if merge_fixed else robot
    notes = Notes(source)
    note_misspelled(root, WORDS, notes)
    note_incomplete(root, robot, notes)
    model = Model(Naming().take("model", robot.name), gravity=gravity)
    context = _UrdfImport(model, notes, parameters, robot)
    context.add_bodies(base)
    context.lock_massless(mimic=mimic)
    if mimic:
        context.add_loops()
    context.add_loads(friction, regularization, inputs=inputs)
    if stops:
        context.add_stops()
    wanted = ("visual", "collision") if shapes == "both" else (shapes,)
    colors = materials_of(root)
    for name, body in context.bodies.items():
        drawn = [s for s in robot.links[name].shapes if s.element.tag in wanted]
        add_shapes(context, body, drawn, colors)
    model.undrawn = notes.undrawn
    notes.warn()
    return model


class _UrdfImport(ImportContext):
    def __init__(
        self, model: Model, notes: Notes, parameters: Parameters, robot: Robot
    ) -> None:
        super().__init__(model, notes, parameters)
        self.robot = robot
        self.bodies: dict[str, Body] = {}
        self._joints: dict[str, Joint] = {}
        # Joints come first, because coordinates are called after them.
        self._names = {
            joint.name: self.naming.take("joint", joint.name)
            for joint in robot.joints.values()
        }

    def add_bodies(self, base: Base) -> None:
        """Add all bodies and the joints that carry them, depth first."""
        for name in order_of(self.robot):
            link = self.robot.links[name]
            with link.element.blamed():
                own = self.naming.take("body", name)
                properties = self.mass_properties(own, link.inertial)
                body = self.bodies[name] = self.model.add_body(own, **properties)
                for frame, at in link.frames.items():
                    body.add_frame(valid_name(frame), at=at.p, rotation=at.rotation)
            if name == self.robot.root:
                kind = Free() if base == "free" else "fixed"
                own = self.naming.take("joint", "base")
                joint = self.model.add_joint(own, self.model.world, body, kind)
                self.naming.moves(joint)
            else:
                self._add_joint(self.robot.joints[name])

    def _add_joint(self, joint: UrdfJoint) -> None:
        with joint.element.blamed():
            child: Body | Frame = self.bodies[joint.child]
            name, at = self._names[joint.name], joint.at
            if joint.kind == "planar":
                turn = pose(R=z_along(joint.axis))
                at = at @ turn
                child = frame_at(self.bodies[joint.child], name, turn)
            parent = frame_at(self.bodies[joint.parent], name, at)
            start = None
            if joint.limits is not None:
                start = float(np.clip(0.0, *joint.limits)) or None
            kind: JointKind = "fixed"
            match joint.kind:
                case "revolute" | "continuous":
                    kind = Revolute(joint.axis)
                case "prismatic":
                    kind = Prismatic(joint.axis)
                case "floating":
                    kind = Free()
                case "planar":
                    kind = Planar("z")
            self._joints[joint.name] = made = self.model.add_joint(
                name, parent, child, kind, q=start, limits=joint.limits
            )
            self.naming.moves(made)

    def lock_massless(self, *, mimic: bool) -> None:
        """Lock joints that move nothing that has mass, which nothing accelerates."""
        what = "motions of joints that move nothing that has mass, which are locked"
        for child in massless_joints(self.robot, mimic=mimic):
            joint = self.robot.joints[child]
            self.notes.left_out(what, joint.name)
            made = self._joints[joint.name]
            self.model.drive(made, made.q_start[0], provisional=True)

    def add_loops(self) -> None:
        for joint in self.robot.joints.values():
            if joint.mimic is None or not self._joints[joint.name].q:
                continue
            element = joint.element.required_child("mimic")
            followed, multiplier, offset = joint.mimic
            if followed not in self._joints or len(self._joints[followed].q) != 1:
                # Files of robots have such; the joint moves freely then.
                self.notes.left_out(
                    "mimics of joints of one freedom that are not there",
                    f"{joint.name} of {followed}",
                )
                continue
            with element.blamed():
                formula = multiplier * self._joints[followed].q[0] + offset
                name = self.naming.take("loop", f"{self._names[joint.name]}_mimic")
                self.model.add_loop(
                    name, JointFormula(self._joints[joint.name], formula)
                )

    def add_loads(self, dry: Friction, regularization: float, *, inputs: bool) -> None:
        for joint in self.robot.joints.values():
            made = self._joints[joint.name]
            if made.v and made.drives[0] is None:
                with joint.element.blamed():
                    self._add_friction(joint, made, dry, regularization)
                    if inputs:
                        self._add_motor(joint, made)

    def _add_friction(
        self, joint: UrdfJoint, made: Joint, dry: Friction, regularization: float
    ) -> None:
        friction = 0.0 if dry == "off" else joint.friction
        if joint.friction and not friction:
            self.notes.left_out("dry friction of joints, as asked", joint.name)
        own = unit_of_damping(made)
        damping = self.constant(f"d_{made.name}", joint.damping, own)
        if joint.damping and not (friction and dry == "smooth"):
            load = TorsionalSpringDamper(made, damping=damping)
            self.add_load(f"{made.name}_friction", load)
        force = self.constant(f"f_{made.name}", friction, unit_in_joint(made))
        if friction and dry == "rigid":
            self.add_contact(f"{made.name}_dry", DryFriction(made, 1, force))
        elif friction:
            smooth = {"viscous": damping, "regularization": regularization}
            dry_load = CoulombFriction(made, 1, force, **smooth)
            self.add_load(f"{made.name}_friction", dry_load)

    def _add_motor(self, joint: UrdfJoint, made: Joint) -> None:
        own = self.naming.take("input", f"tau_{made.name}")
        effort = joint.effort or math.inf
        limits = (-effort, effort) if effort < math.inf else None
        shape = () if len(made.v) == 1 else (len(made.v),)
        unit = unit_in_joint(made)
        tau = self.model.add_input(own, shape=shape, limits=limits, unit=unit)
        self.add_load(f"{made.name}_motor", JointForce(made, tau))


def materials_of(root: XmlElement) -> dict[str, Color]:
    """Return the colors that the file gives a name."""
    named: dict[str, Color] = {}
    elements = root.all("material")
    for link in root.all("link"):
        for visual in link.all("visual"):
            elements += visual.all("material")
    for element in elements:
        color = _rgba(element)
        if color is not None and "name" in element.attributes:
            named.setdefault(element.get("name"), color)
    return named


def _rgba(material: XmlElement) -> Color | None:
    color = material.child("color")
    if color is None:
        return None
    r, g, b, opacity = (min(max(c, 0.0), 1.0) for c in color.numbers("rgba", 4))
    return (r, g, b), opacity or 1.0


def add_shapes(
    context: ImportContext, body: Body, shapes: list[Shape], colors: dict[str, Color]
) -> None:
    """Add the shapes of a link."""
    for shape in shapes:
        element = shape.element
        geometry = element.required_child("geometry")
        with element.blamed():
            form = _form(geometry, context.notes)
            if form is None:
                continue
            name = context.naming.take("visual", f"{body.name}_{element.tag}")
            place = frame_at(body, name, shape.at)
            material, color = element.child("material"), _GRAY
            if material is not None:
                named = material.get("name", "")
                color = _rgba(material) or colors.get(named, _GRAY)
            rgb, opacity = color
            context.model.add_visual(place, form, color=rgb, opacity=opacity, name=name)


def _form(geometry: XmlElement, notes: Notes) -> Solid | None:
    """Return the shape, or None if a model has none like it."""
    if len(geometry.children) != 1:
        raise geometry.error("it must hold one shape.")
    (shape,) = geometry.children
    match shape.tag:
        case "box":
            return Box(shape.numbers("size", 3))
        case "cylinder":
            return Cylinder(shape.number("radius"), shape.number("length"))
        case "sphere":
            return Sphere(shape.number("radius"))
        case "mesh":
            return _mesh(shape, notes)
        case "capsule":
            notes.not_drawn("capsules, which are no shapes here", geometry.where)
            return None
    raise shape.error("this is no shape. Known are box, cylinder, sphere and mesh.")


def _mesh(element: XmlElement, notes: Notes) -> Mesh | None:
    named = element.get("filename")
    scale = element.numbers("scale", 3, (1, 1, 1))
    if not named.lower().endswith(MESHES):
        notes.not_drawn(f"meshes that are not {', '.join(MESHES)}", named)
        return None
    if len(set(scale)) > 1 or scale[0] <= 0:
        notes.not_drawn("meshes that are mirrored or stretched", named)
        return None
    package, _, inside = named.removeprefix("package://").partition("/")
    path = named.removeprefix("package://").removeprefix("file://")
    attempts = [(element.source, path)]
    folder = element.source.package(package) if named != path else None
    if folder is not None:
        attempts.append((replace(element.source, folders=(folder,)), inside))
    for source, place in attempts:
        with suppress(ReadError):
            return Mesh(source.file(place, element.line, element.where), scale[0])
    where = "nor in a package above it; say where with read(…, folders=[…])"
    notes.not_drawn(f"meshes not found beside the file, {where}", named)
    return None
