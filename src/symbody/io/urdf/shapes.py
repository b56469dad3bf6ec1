"""Visuals and collisions of links as shapes to look at."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from symbody.errors import ReadError
from symbody.io.frames import frame_at
from symbody.io.naming import Naming
from symbody.io.notes import Notes
from symbody.io.urdf.robot import Shape
from symbody.io.xml import XmlElement
from symbody.model.body import Body
from symbody.model.model import Model
from symbody.model.solids import Solid
from symbody.model.visuals import MESHES, Box, Cylinder, Mesh, Sphere

Color = tuple[tuple[float, float, float], float]
_GRAY: Color = ((0.5, 0.5, 0.5), 1.0)


def materials_of(root: XmlElement) -> dict[str, Color]:
    """Return the colors that the file gives a name."""
    named: dict[str, Color] = {}
    for element in [*root.all("material"), *_materials_of_links(root)]:
        color = _rgba(element)
        if color is not None and "name" in element.attributes:
            named.setdefault(element.get("name"), color)
    return named


def _materials_of_links(root: XmlElement) -> list[XmlElement]:
    return [
        material
        for link in root.all("link")
        for visual in link.all("visual")
        for material in visual.all("material")
    ]


def _rgba(material: XmlElement) -> Color | None:
    color = material.child("color")
    if color is None:
        return None
    r, g, b, opacity = (min(max(c, 0.0), 1.0) for c in color.numbers("rgba", 4))
    return (r, g, b), opacity or 1.0


def add_shapes(
    model: Model,
    naming: Naming,
    notes: Notes,
    body: Body,
    shapes: list[Shape],
    colors: dict[str, Color],
) -> None:
    """Add what a link looks like."""
    for shape in shapes:
        element = shape.element
        geometry = element.required_child("geometry")
        with element.blamed():
            form = _form(geometry, notes)
            if form is None:
                continue
            name = naming.take("visual", f"{body.name}_{element.tag}")
            place = frame_at(body, name, shape.at)
            rgb, opacity = _color(element, colors)
            model.add_visual(place, form, color=rgb, opacity=opacity, name=name)


def _color(element: XmlElement, colors: dict[str, Color]) -> Color:
    material = element.child("material")
    if material is None:
        return _GRAY
    return _rgba(material) or colors.get(material.get("name", ""), _GRAY)


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
    notes.not_drawn(
        "meshes not found beside the file, nor in a package above it; say where with "
        "read(…, folders=[…])",
        named,
    )
    return None
