"""Parts of what is drawn: unit surfaces, and how each follows its item.

Colors can be told apart by people who see few. Surfaces of files are triangles; the
upward direction of COLLADA (.dae) files is ignored, as by the viewers of ROS.

References:
    Okabe, Ito (2008), Color universal design: the palette.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Literal, TypeAlias, final
from xml.etree.ElementTree import tostring

import numpy as np
from defusedxml.ElementTree import parse

from symbody.view.templates import Indices, Numbers, Triangles

Color: TypeAlias = tuple[float, float, float]
Finish: TypeAlias = Literal["paint", "steel", "rubber"]
PALETTE: tuple[Color, ...] = (
    (0.0, 0.45, 0.7), (0.9, 0.62, 0.0), (0.0, 0.62, 0.45), (0.84, 0.37, 0.0),
    (0.34, 0.71, 0.91), (0.8, 0.47, 0.65),
)  # fmt: skip
AXIS_COLORS: tuple[Color, ...] = (
    (0.84, 0.15, 0.16),
    (0.85, 0.65, 0.13),
    (0.17, 0.63, 0.17),
)
RUBBER: Color = (0.11, 0.12, 0.13)
GLASS: Color = (0.36, 0.55, 0.72)
# Less is none [m].
SOME = 1e-9


@final
@dataclass(frozen=True)
class Skin:
    """A surface that goes over places: each point is a place and an offset [m].

    A place is the way from the first to the second point of an item, times a factor;
    offsets are in the axes of the item that has the part.
    """

    places: tuple[tuple[int, float], ...]
    of: Indices
    offsets: Numbers
    faces: Indices


@final
@dataclass(frozen=True)
class Part:
    """A surface that follows the row of an item in one of these ways."""

    of: str  # the name of the surface, see `templates`; of a mesh its path
    color: Color
    finish: Finish = "paint"
    opacity: float = 1.0  # from 0 to 1
    # It stays at a place in the item's axes, (3, 4), its columns orthogonal.
    at: Numbers | None = None
    # It is stretched by these of the item's three sizes, before that.
    size: tuple[int, int, int] | None = None
    # It lies on the item's line, of length L, from a L + b to c L + d, and is as wide
    # as the last number: a, b, c, d, and that [m].
    along: tuple[float, float, float, float, float] | None = None
    rest: float = 0.0  # the line's length without tension; beyond it, it sags [m]
    skin: Skin | None = None  # it goes over places
    mass: float = 0.0  # its axes are the semi-axes of the body's inertia, times this
    slides: int = 0  # number of the item that slides along it, and takes it along
    at_end: bool = False  # it is not at the item's origin, but at the end of its line
    layer: str = ""  # what shows it; by its item, if empty


def placed(*sizes: float) -> Numbers:
    """Return the place of a surface that is stretched by three sizes, or by one."""
    return np.column_stack([np.diag(np.ones(3) * sizes), np.zeros(3)])


def turned(
    z: Numbers,
    x_size: float,
    y_size: float,
    z_size: float,
    across: Numbers | None = None,
) -> Numbers:
    """Return the place of a surface whose z is turned into an axis, and stretched."""
    x = np.eye(3)[np.argmin(abs(z))] if across is None else across
    x = x - (x @ z) * z
    if np.linalg.norm(x) < SOME:
        x = np.eye(3)[np.argmin(abs(z))] - z[np.argmin(abs(z))] * z
    x = x / np.linalg.norm(x)
    R = np.column_stack([x, np.cross(z, x), z])
    return np.column_stack([R * (x_size, y_size, z_size), np.zeros(3)])


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
    if not path.is_file():
        return f"there is no file {str(path)!r}"
    state = path.stat()
    return _read_mesh(path, state.st_mtime_ns, state.st_size)


@lru_cache(maxsize=64)
def _read_mesh(path: Path, *stamp: int) -> Triangles | str:
    # Takes a second to import, which only what has meshes pays for.
    import trimesh

    try:
        if path.suffix.lower() == ".dae":
            # A COLLADA file's scene; missing looks are no reason not to draw it.
            root = parse(path).getroot()
            if root is None or root.find("{*}scene") is None:
                raise ValueError("it has no scene")
            for element in [*root.iter()]:
                for child in [*element]:
                    if child.tag.rpartition("}")[2] in _LOOKS:
                        element.remove(child)
            scene = BytesIO(tostring(root))
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
    extent of the mechanism bounds them.
    """
    values, axes = np.linalg.eigh(inertia)
    squares = 2.5 * (values.sum() - 2 * values) / mass
    half = np.sqrt(np.maximum(squares, 1e-4 * squares.max()))
    half *= min(1.0, (LARGEST * extent / np.sort(half)[::-1]).min())
    if np.linalg.det(axes) < 0:
        axes[:, 0] *= -1
    return np.asarray(axes * half)
