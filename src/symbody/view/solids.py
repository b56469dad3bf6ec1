"""Surfaces of files as triangles, and ellipsoids of inertia.

The upward direction of COLLADA (.dae) files is ignored, as by the viewers of ROS.

References:
    Khronos Group (2008), COLLADA 1.4.1.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import numpy as np
from defusedxml.ElementTree import parse

from symbody.view.templates import Indices, Numbers, Triangles

_DEEPEST = 50  # nodes in nodes
_FACES = ("triangles", "polylist", "polygons")
# Semi-axes of ellipsoids of inertia are at most these parts of the extent of the whole,
# longest first; a larger ellipsoid is drawn smaller. As in page/scene.js.
LARGEST = np.array([0.5, 0.3, 0.12])


def mesh_file(path: Path) -> Triangles | str:
    """Return the triangles of a file in its units, or why there are none, in words."""
    # Takes a second to import, which only what has meshes pays for.
    import trimesh

    if not path.is_file():
        return f"there is no file {str(path)!r}"
    try:
        if path.suffix.lower() == ".dae":
            points, faces = collada_triangles(path)
        else:
            points, faces = _triangles(trimesh.load_mesh(path))
    except Exception as error:  # whatever a reader of foreign files raises
        return f"the file {str(path)!r} cannot be read: {error or type(error).__name__}"
    if not faces.size:
        return f"the file {str(path)!r} has no triangles"
    return points, faces


def semi_axes(mass: float, inertia: Numbers, extent: float) -> Numbers:
    """Return the semi-axes of the homogeneous ellipsoid with an inertia, as columns.

    They are sqrt(5 (I_j + I_k - I_i) / (2 m)) [m], thin where no body has them; the
    extent of the mechanism bounds them, if it is not 0.
    """
    values, axes = np.linalg.eigh(inertia)
    squares = 2.5 * (values.sum() - 2 * values) / mass
    half = np.sqrt(np.maximum(squares, 1e-4 * squares.max()))
    if extent:
        half *= min(1.0, (LARGEST * extent / np.sort(half)[::-1]).min())
    if np.linalg.det(axes) < 0:
        axes[:, 0] *= -1
    return np.asarray(axes * half)


def _triangles(mesh: Any) -> Triangles:
    return np.asarray(mesh.vertices, float), np.asarray(mesh.faces, np.int64)


def collada_triangles(path: Path) -> tuple[Numbers, Indices]:
    """Return points (n, 3) [m] and indices of triangles of a scene; or ValueError."""
    root = parse(path).getroot()
    if root is None:
        raise ValueError("it is empty")
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    by_id = {f"#{e.get('id')}": e for e in root.iter() if e.get("id")}
    unit = root.find("asset/unit")
    size = 1.0 if unit is None else float(unit.get("meter", "1"))
    scenes = root.findall("library_visual_scenes/visual_scene")
    points: list[Numbers] = []
    faces: list[Indices] = []
    count = 0
    for place, geometry in _placed(scenes[:1], by_id):
        for own, triangles in _surfaces(geometry, by_id):
            points.append(size * (own @ place[:3, :3].T + place[:3, 3]))
            faces.append(triangles + count)
            count += len(own)
    none = np.zeros((0, 3))
    return np.concatenate([none, *points]), np.concatenate([none.astype(int), *faces])


def _placed(
    scenes: list[Element], by_id: dict[str, Element]
) -> Iterator[tuple[Numbers, Element]]:
    """Yield each geometry of a scene with the matrix that places it."""
    todo = [(node, np.eye(4), 0) for scene in scenes for node in scene.findall("node")]
    while todo:
        node, outer, depth = todo.pop()
        if depth > _DEEPEST:
            raise ValueError(f"nodes lie in each other more than {_DEEPEST} deep")
        place = outer @ _matrix(node)
        for used in node.findall("instance_geometry"):
            yield place, _referred(by_id, used.get("url"))
        below = node.findall("node")
        below += [_referred(by_id, n.get("url")) for n in node.findall("instance_node")]
        todo += [(child, place, depth + 1) for child in below]


def _matrix(node: Element) -> Numbers:
    """Return the product of the transformations of a node, in their order."""
    whole = np.eye(4)
    for element in node:
        step = np.eye(4)
        match element.tag:
            case "matrix":
                step = _numbers(element).reshape(4, 4)
            case "translate":
                step[:3, 3] = _numbers(element)
            case "scale":
                step[:3, :3] = np.diag(_numbers(element))
            case "rotate":
                x, y, z, degrees = _numbers(element)
                n = np.array([x, y, z]) / math.hypot(x, y, z)
                across, angle = np.cross(np.eye(3), n), math.radians(degrees)
                # By Rodrigues: the matrix `across` times v is n × v.
                step[:3, :3] += math.sin(angle) * across
                step[:3, :3] += (1 - math.cos(angle)) * across @ across
        whole = whole @ step
    return whole


def _surfaces(
    geometry: Element, by_id: dict[str, Element]
) -> Iterator[tuple[Numbers, Indices]]:
    for faces in (f for kind in _FACES for f in geometry.findall(f"mesh/{kind}")):
        inputs = faces.findall("input")
        width = 1 + max(int(i.get("offset", "0")) for i in inputs)
        (vertex,) = (i for i in inputs if i.get("semantic") == "VERTEX")
        vertices = _referred(by_id, vertex.get("source"))
        (position,) = (
            i for i in vertices.findall("input") if i.get("semantic") == "POSITION"
        )
        numbers = _referred(by_id, position.get("source")).find("float_array")
        points = _numbers(numbers).reshape(-1, 3)
        parts = [_numbers(p).astype(int) for p in faces.findall("p")]
        corners = [part[int(vertex.get("offset", "0")) :: width] for part in parts]
        if faces.tag == "polygons":
            counts = np.array([len(part) for part in corners], int)
        elif faces.tag == "polylist":
            counts = _numbers(faces.find("vcount")).astype(int)
        else:
            counts = np.full(sum(map(len, corners)) // 3, 3)
        whole = np.concatenate([*corners, np.zeros(0, int)])
        # Triangles of a polygon have its first corner in common.
        triangles = [
            (whole[start], whole[start + k], whole[start + k + 1])
            for start, count in zip(np.cumsum(counts) - counts, counts, strict=True)
            for k in range(1, count - 1)
        ]
        yield points, np.array(triangles, int).reshape(-1, 3)


def _referred(by_id: dict[str, Element], url: str | None) -> Element:
    if url not in by_id:
        raise ValueError(f"it refers to {url!r}, which it has not")
    return by_id[url]


def _numbers(element: Element | None) -> Numbers:
    return np.array((element.text or "").split() if element is not None else [], float)
