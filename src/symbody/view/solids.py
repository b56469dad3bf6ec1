"""Surfaces as triangles: of shapes, and of files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.model.visuals import Box, Cylinder, Mesh, Sphere
from symbody.view.collada import collada_triangles

Numbers: TypeAlias = NDArray[np.float64]
# Points in the axes of a frame, shape (n, 3) [m], and of each triangle three indices.
Triangles: TypeAlias = tuple[Numbers, NDArray[np.int64]]

# Semi-axes of ellipsoids of inertia are at most these parts of the extent of the whole,
# longest first; a larger ellipsoid is drawn smaller. As in page/scene.js.
_LARGEST = np.array([0.5, 0.3, 0.12])
# Two moments of inertia are none beside the third, as a part of it.
_PLANAR = 1e-9


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
            mesh = trimesh.load_mesh(path)
            points = np.asarray(mesh.vertices, float)
            faces = np.asarray(mesh.faces, np.int64)
    except Exception as error:  # whatever a reader of foreign files raises
        return f"the file {str(path)!r} cannot be read: {error or type(error).__name__}"
    if not faces.size:
        return f"the file {str(path)!r} has no triangles"
    return points, faces


def solid(shape: object, size: Numbers) -> Triangles | str:
    """Return the triangles of a shape in the axes of its frame, or why there are none.

    Args:
        shape: A box, cylinder, sphere or mesh.
        size: Its size, as a row of the scene has it.
    """
    # As above.
    import trimesh

    match shape:
        case Box():
            mesh = trimesh.creation.box(extents=size)
        case Cylinder():
            mesh = trimesh.creation.cylinder(radius=size[0], height=size[1])
            turn = {"x": [2, 0, 1], "y": [1, 2, 0], "z": [0, 1, 2]}[shape.axis]
            return np.asarray(mesh.vertices)[:, turn], np.asarray(mesh.faces)
        case Sphere():
            mesh = trimesh.creation.icosphere(subdivisions=2, radius=size[0])
        case Mesh(path):
            found = mesh_file(path)
            return found if isinstance(found, str) else (found[0] * size[0], found[1])
        case _:
            raise AssertionError(shape)
    return np.asarray(mesh.vertices), np.asarray(mesh.faces)


def ellipsoid(
    mass: float, inertia: Numbers, along: Numbers, extent: float
) -> Triangles | None:
    """Return the homogeneous ellipsoid with a mass and inertia; None for no mass.

    Its semi-axes are sqrt(5 (I_j + I_k - I_i) / (2 m)); those that no body has are as
    thin as a plate. Inertia about one axis only, as in planar models, is that of no
    body in space: a thin one of semi-axis sqrt(5 I / m) stands for it.

    Args:
        mass: [kg].
        inertia: About the center of mass, in the body's axes, shape (3, 3) [kg m²].
        along: Where a thin one points, in the body's axes, shape (3,).
        extent: Of the whole mechanism, which it may not hide [m]; 0 for no bound.
    """
    # As above.
    import trimesh

    if mass <= 0 or not inertia.any():
        return None
    values, axes = np.linalg.eigh(inertia)
    squares = 2.5 * (values.sum() - 2 * values) / mass
    if values[1] <= _PLANAR * values[2] and along.any():
        squares = np.array([5 * values[2] / mass, 0.0, 0.0])
        # The first column is the direction, whatever complements it.
        axes, _ = np.linalg.qr(np.column_stack([along, np.eye(3)]))
    half = np.sqrt(np.maximum(squares, 1e-4 * squares.max()))
    if extent:
        half *= min(1.0, (_LARGEST * extent / np.sort(half)[::-1]).min())
    ball = trimesh.creation.icosphere(subdivisions=2, radius=1.0)
    return (np.asarray(ball.vertices) * half) @ axes.T, np.asarray(ball.faces)


def joint_mark(
    axes: Sequence[tuple[str, tuple[float, ...]]], size: float
) -> Triangles | None:
    """Return a pin for each axis of a joint, a slide, or a ball; None without any.

    Args:
        axes: Kind and axis of each elementary motion, see `symbody.view.scene.axes_of`.
        size: Of the mark [m].
    """
    # As above.
    import trimesh

    # Its function for this has no types.
    align: Any = trimesh.geometry.align_vectors
    parts: list[trimesh.Trimesh] = []
    for kind, axis in axes:
        if kind == "Q":
            parts.append(trimesh.creation.icosphere(subdivisions=2, radius=size))
        elif kind in ("R", "T"):
            turn = align([0.0, 0.0, 1.0], axis)
            part = (
                trimesh.creation.cylinder(0.6 * size, 2 * size, 16, transform=turn)
                if kind == "R"
                else trimesh.creation.box((0.9 * size, 0.9 * size, 3 * size), turn)
            )
            parts.append(part)
    if not parts:
        return None
    counts = np.cumsum([0, *(len(part.vertices) for part in parts)])
    points = [np.asarray(part.vertices) for part in parts]
    faces = [np.asarray(p.faces) + n for p, n in zip(parts, counts, strict=False)]
    return np.concatenate(points), np.concatenate(faces)


def solid_cone() -> Triangles:
    """Return a cone of radius 1 around the origin with its tip at (0, 0, 1)."""
    # As above.
    import trimesh

    mesh = trimesh.creation.cone(radius=1.0, height=1.0, sections=16)
    return np.asarray(mesh.vertices), np.asarray(mesh.faces)


def solid_line() -> Triangles:
    """Return a cylinder of radius 1 from the origin to (0, 0, 1)."""
    # As above.
    import trimesh

    mesh = trimesh.creation.cylinder(radius=1.0, height=1.0, sections=10)
    return np.asarray(mesh.vertices) + np.array([0.0, 0.0, 0.5]), np.asarray(mesh.faces)
