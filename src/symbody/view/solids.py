"""Surfaces of files as triangles, and ellipsoids of inertia.

The upward direction of COLLADA (.dae) files is ignored, as by the viewers of ROS.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import tostring

import numpy as np
from defusedxml.ElementTree import parse

from symbody.view.templates import Numbers, Triangles

# What a COLLADA file has beside surfaces.
_LOOKS = {
    "bind_material", "library_materials", "library_effects", "library_images",
    "library_lights", "library_cameras", "instance_light", "instance_camera",
}  # fmt: skip
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
            scene = _without_looks(path)
            mesh: Any = trimesh.load_mesh(scene, file_type="dae", ignore_broken=False)
            if mesh.units:
                mesh.convert_units("meters")
        else:
            mesh = trimesh.load_mesh(path)
        points, faces = np.asarray(mesh.vertices, float), np.asarray(mesh.faces)
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


def _without_looks(path: Path) -> BytesIO:
    """Return a COLLADA file's scene; missing looks are no reason not to draw it."""
    root = parse(path).getroot()
    if root is None or root.find("{*}scene") is None:
        raise ValueError("it has no scene")
    for element in [*root.iter()]:
        for child in [*element]:
            if child.tag.rpartition("}")[2] in _LOOKS:
                element.remove(child)
    return BytesIO(tostring(root))
