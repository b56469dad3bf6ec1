"""world.show: a picture of the mechanism at its start, in place of a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of
from symbody.compat.pymbs.motion import start_state
from symbody.compat.pymbs.names import allowed_name
from symbody.formalisms.quantities.scene import drawn
from symbody.model.visuals import Arrow, Box, Cylinder, FrameAxes, Line, Mesh, Sphere

Numbers = NDArray[np.float64]
_AXES = ("tab:red", "goldenrod", "tab:green")


@final
@dataclass(frozen=True)
class Surface:
    """Triangles of one visual.

    Attributes:
        name: Of the visual.
        points: In the world [m], shape (n, 3).
        faces: Three indices of points each, shape (m, 3).
        color: Red, green, blue.
        opacity: From 0 to 1.
        convex: Whether triangles that face away are hidden by others of it.
    """

    name: str
    points: Numbers
    faces: NDArray[np.int64]
    color: tuple[float, float, float]
    opacity: float
    convex: bool


@final
@dataclass(frozen=True)
class Stroke:
    """A straight line of one visual.

    Attributes:
        name: Of the visual.
        ends: In the world [m], shape (2, 3).
        color: Of Matplotlib.
    """

    name: str
    ends: Numbers
    color: Any


def pieces(it: Description) -> Iterator[Surface | Stroke]:
    """Yield what is drawn at the start state; a skeleton if there are no visuals."""
    compiled = compiled_of(it)
    visuals = drawn(compiled.system)
    if not visuals:
        return
    inputs = np.zeros(len(compiled.system.u))
    rows = compiled.function("scene")(0.0, start_state(it), inputs)
    for visual, row in zip(visuals, rows, strict=True):
        R, p, size = row[:9].reshape(3, 3), row[9:12], row[12:]
        match visual.shape:
            case Line() | Arrow():
                yield Stroke(visual.name, np.array([p, size]), visual.color)
            case FrameAxes():
                for axis, color in zip(R.T, _AXES, strict=True):
                    yield Stroke(visual.name, np.array([p, p + size[0] * axis]), color)
            case shape:
                points, faces = _solid(shape, size)
                placed = points @ R.T + p
                look = visual.color, visual.opacity
                convex = not isinstance(shape, Mesh)
                yield Surface(visual.name, placed, faces, *look, convex)


def _solid(shape: object, size: Numbers) -> tuple[Numbers, NDArray[np.int64]]:
    """Return points in the axes of the frame, and triangles."""
    # Takes a second to import, which only pictures pay for.
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
            mesh = trimesh.load_mesh(path)
            return np.asarray(mesh.vertices) * size[0], np.asarray(mesh.faces)
    return np.asarray(mesh.vertices), np.asarray(mesh.faces)


def show(it: Description, modelname: str) -> Path:
    """Write a picture of the visuals at the start into modelname.png."""
    path = it.folder / f"{allowed_name('model', modelname)}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    _draw(it, list(pieces(it)), path, modelname)
    it.written.append(path)
    return path


def _draw(
    it: Description, found: list[Surface | Stroke], path: Path, title: str
) -> None:
    # Matplotlib takes half a second to import, which only pictures pay for.
    from mpl_toolkits.mplot3d.art3d import Poly3DCollection

    # The same.
    from symbody.results.figure import Picture

    figure = Picture(figsize=(7, 6))
    axes: Any = figure.add_subplot(projection="3d")
    viewer = _look(axes, it)
    corners = [np.zeros((1, 3))]
    for piece in found:
        if isinstance(piece, Stroke):
            axes.plot(*piece.ends.T, color=piece.color, linewidth=2)
            corners.append(piece.ends)
            continue
        corners.append(piece.points)
        triangles = seen_from(piece, viewer)
        axes.add_collection3d(
            Poly3DCollection(
                triangles,
                facecolors=piece.color,
                edgecolors=piece.color,
                linewidths=0.3,
                alpha=piece.opacity,
                shade=True,
            )
        )
    points = np.concatenate(corners)
    low, high = points.min(axis=0), points.max(axis=0)
    middle, half = (low + high) / 2, 0.55 * max(float((high - low).max()), 1e-3)
    for axis, center in zip("xyz", middle, strict=True):
        getattr(axes, f"set_{axis}lim")(center - half, center + half)
        getattr(axes, f"set_{axis}label")(f"{axis} [m]")
    axes.set_box_aspect((1, 1, 1))
    axes.locator_params(nbins=5)
    axes.set_title(title)
    figure.savefig(path, dpi=100)


def seen_from(piece: Surface, viewer: Numbers) -> Numbers:
    """Return the triangles that may be seen.

    Matplotlib sorts triangles by their middle, and would paint the far side of a box
    over its near side.
    """
    triangles = piece.points[piece.faces]
    if not piece.convex or piece.opacity < 1:
        return triangles
    a, b, c = np.moveaxis(triangles, 1, 0)
    return triangles[np.cross(b - a, c - a) @ viewer > 0]


def _look(axes: Any, it: Description) -> Numbers:
    """Turn the picture so that gravity points down; return where the viewer is."""
    down = np.array([it.model.default_value(g) for g in it.model.gravity])
    vertical = int(np.abs(down).argmax()) if np.abs(down).max() > 0 else 2
    below = down[vertical] > 0
    elevation, azimuth = -20.0 if below else 20.0, -60.0
    # Seen from infinity, so that all of a thing is seen from one direction.
    axes.set_proj_type("ortho")
    axes.view_init(
        elevation, azimuth, roll=180 if below else 0, vertical_axis="xyz"[vertical]
    )
    e, a = np.deg2rad(elevation), np.deg2rad(azimuth)
    direction = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    return np.roll(direction, vertical - 2)
