"""Geoms as shapes to look at."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symbody.errors import ReadError
from symbody.io.bodies import Pose, frame_at, pose
from symbody.io.mjcf.build import MjcfImport
from symbody.io.mjcf.geoms import Geom
from symbody.io.xml import XmlElement
from symbody.model.visuals import MESHES, Box, Cylinder, Mesh, Shape, Sphere

_GRAY = (0.5, 0.5, 0.5, 1.0)


def add_visuals(context: MjcfImport) -> None:
    """Add the shapes of bodies; planes, ellipsoids and height fields are not shown.

    Raises:
        ReadError: A color or a mesh is wrong.
    """
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
