"""The model of an MJCF file, with its geoms as shapes to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import numpy as np

from symbody.errors import ReadError
from symbody.io.context import Naming, Parameters, Pose, frame_at, pose
from symbody.io.mjcf.actuators import add_actuators
from symbody.io.mjcf.build import MjcfImport, add_bodies
from symbody.io.mjcf.couplings import add_equalities, add_tendons
from symbody.io.mjcf.document import Document, document_of, places_of, start_of
from symbody.io.mjcf.geoms import Geom
from symbody.io.mjcf.passive import add_fluid_forces, add_passive_forces
from symbody.io.mjcf.sensors import add_sensors
from symbody.io.mjcf.tree import MjTree
from symbody.io.source import Notes, Source, check_option
from symbody.io.xml import XmlElement
from symbody.model.model import Model
from symbody.model.visuals import MESHES, Box, Cylinder, Mesh, Shape, Sphere

_GRAY = (0.5, 0.5, 0.5, 1.0)


def add_visuals(context: MjcfImport) -> None:
    """Add the shapes of bodies; planes, ellipsoids and height fields are not shown."""
    materials = {
        element.get("name", ""): context.document.with_defaults(element)
        for element in context.document.sections("asset")
        if element.tag == "material"
    }
    for body, made in zip(context.tree.bodies, context.bodies, strict=True):
        for geom in body.geoms:
            rgba = _rgba(geom.element, materials)
            if rgba[3] <= 0:
                continue
            with geom.element.blamed():
                for shape, at in _shapes(context, geom):
                    wanted = geom.element.get("name", "") or f"{made.name}_geom"
                    name = context.naming.take("visual", wanted)
                    context.model.add_visual(
                        frame_at(made, name, at), shape, color=rgba[:3],
                        opacity=float(rgba[3]), name=name,
                    )  # fmt: skip


def _rgba(element: XmlElement, materials: dict[str, XmlElement]) -> tuple[float, ...]:
    own = element.numbers("rgba", 4, _GRAY)
    material = materials.get(element.get("material", ""))
    if material is not None and "rgba" not in element.attributes:
        own = material.numbers("rgba", 4, _GRAY)
    return tuple(float(c) for c in np.clip(own, 0, 1))


def _shapes(context: MjcfImport, geom: Geom) -> Iterator[tuple[Shape, Pose]]:
    size = geom.size
    if geom.kind == "mesh":
        yield from _mesh(context, geom)
    elif "mesh" in geom.element.attributes:
        return
    elif geom.kind == "box":
        yield Box([2 * s for s in size]), geom.at
    elif geom.kind == "sphere":
        yield Sphere(size[0]), geom.at
    elif geom.kind in ("cylinder", "capsule"):
        yield Cylinder(size[0], 2 * size[1]), geom.at
        if geom.kind == "capsule":
            for end in (-size[1], size[1]):
                yield Sphere(size[0]), geom.at @ pose((0, 0, end))


def _mesh(context: MjcfImport, geom: Geom) -> Iterator[tuple[Shape, Pose]]:
    meshes = context.tree.meshes
    mesh = meshes.element(geom.element)
    scale = mesh.numbers("scale", 3, (1, 1, 1))
    named = mesh.get("file", "")
    if not named.lower().endswith(MESHES) or len(set(scale)) > 1 or scale[0] <= 0:
        context.notes.not_drawn("pictures of some meshes", named)
        return
    try:
        path = meshes.path(mesh)
    except ReadError:
        context.notes.not_drawn(
            "meshes not found beside the file; say where with read(…, folders=[…])",
            named,
        )
        return
    yield Mesh(path, scale[0]), geom.at @ meshes.place(mesh).inverse()


Friction = Literal["smooth", "off"]


def read_mjcf(
    source: Source,
    *,
    keyframe: str | int | None = None,
    parameters: Parameters = "numbers",
    friction: Friction = "smooth",
    regularization: float = 1e-2,
    equalities: bool = True,
    sensors: bool = True,
    shapes: bool = True,
) -> Model:
    """Return the model of a MuJoCo file without contacts, see docs/howto/read-mjcf.

    It starts from a keyframe by name or number, or as the file draws the bodies. With
    `parameters="symbols"` mass properties, stiffness, damping and dry friction become
    parameters. The regularization of dry friction is in rad/s or m/s.
    """
    check_option("parameters", parameters, Parameters)
    check_option("friction", friction, Friction)
    document = document_of(source)
    notes, places = Notes(source), places_of(document)
    tree = MjTree(document, places, notes)
    name = Naming().take("model", document.root.get("model", "mujoco"))
    model = Model(name, gravity=_gravity(document))
    context = MjcfImport(model, notes, parameters, document, places, tree)
    add_bodies(context, start_of(document, keyframe))
    add_passive_forces(context, 0.0 if friction == "off" else 1.0, regularization)
    tendons = add_tendons(context, friction, regularization)
    add_actuators(context, tendons)
    if equalities:
        add_equalities(context, tendons)
    add_fluid_forces(context)
    if sensors:
        add_sensors(context, tendons)
    if shapes:
        add_visuals(context)
    _note_the_rest(document, tree, notes)
    model.undrawn = notes.undrawn
    notes.warn()
    return model


def _gravity(document: Document) -> tuple[float, ...]:
    if not document.flag("gravity"):
        return 0.0, 0.0, 0.0
    default = (0.0, 0.0, -9.81)
    option = document.option
    return default if option is None else option.numbers("gravity", 3, default)


def _note_the_rest(document: Document, tree: MjTree, notes: Notes) -> None:
    touching = [
        geom.element.get("name", "")
        for body in tree.bodies
        for geom in body.geoms
        if geom.element.number("contype", 1.0)
        or geom.element.number("conaffinity", 1.0)
    ]
    if len(touching) > 1 and document.flag("contact"):
        notes.left_out(f"contacts of {len(touching)} geoms")
    for tag in ("deformable", "extension"):
        for element in document.sections(tag):
            notes.left_out(f"elements of {tag!r}", element.where)
