"""Surfaces that move, for files with animation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.model.visuals import Arrow, FrameAxes, Line
from symbody.view.drawing import AXIS_COLORS, Color, Drawing
from symbody.view.solids import solid_line

Numbers = NDArray[np.float64]
# Lines are as thick as this part of the size of the whole.
_THIN = 1 / 150


@final
@dataclass(frozen=True)
class MovingPart:
    """One surface, and where it is over time.

    Attributes:
        name: Of the thing.
        points: In its own axes, shape (n, 3) [m].
        faces: Three indices of points each, shape (m, 3).
        color: Red, green, blue.
        opacity: From 0 to 1.
        p: Where its origin is, shape (N, 3) [m].
        q: Unit quaternions x, y, z, w of its rotation, shape (N, 4).
        s: Its scale along its own axes, shape (N, 3).
    """

    name: str
    points: Numbers
    faces: NDArray[np.int64]
    color: Color
    opacity: float
    p: Numbers
    q: Numbers
    s: Numbers


def moving_parts(drawing: Drawing, rows: Numbers) -> Iterator[MovingPart]:
    """Yield all surfaces; a line is a thin cylinder that turns and stretches.

    Args:
        drawing: What is drawn.
        rows: The scene over time, shape (N, items, 15).
    """
    ends = np.concatenate([rows[0, :, 9:12], np.zeros((1, 3))])
    thick = _THIN * max(float(np.ptp(ends, axis=0).max()), 1e-3)
    solids = drawing.solids(rows[0])
    for i, item in enumerate(drawing.items):
        row = rows[:, i]
        p, R = row[:, 9:12], row[:, :9].reshape(-1, 3, 3)
        if i in solids:
            made = solids[i]
            yield MovingPart(
                made.name, made.points, made.faces, made.color, made.opacity,
                p, quaternions(R), np.ones_like(p),
            )  # fmt: skip
        elif isinstance(item.visual.shape, Line | Arrow):
            way = row[:, 12:15] - p
            yield _line(item.name, p, way, item.visual.color, thick)
        elif isinstance(item.visual.shape, FrameAxes) and item.role == "visual":
            for k, color in enumerate(AXIS_COLORS):
                way = R[:, :, k] * row[:, 12:13]
                yield _line(f"{item.name}_{'xyz'[k]}", p, way, color, thick)


def _line(
    name: str, p: Numbers, way: Numbers, color: Color, thick: float
) -> MovingPart:
    """Return a unit cylinder along z that turns and stretches along a way."""
    length = np.linalg.norm(way, axis=1)
    z = np.where(
        length[:, None] > 0, way / np.maximum(length, 1e-300)[:, None], [0, 0, 1]
    )
    wide = np.full_like(length, thick)
    scale = np.column_stack([wide, wide, np.maximum(length, 1e-9)])
    return MovingPart(name, *solid_line(), color, 1.0, p, along(z), scale)


def quaternions(R: Numbers) -> Numbers:
    """Return unit quaternions x, y, z, w of rotations, shape (N, 4).

    Neighbors do not change sides, so that what is between them is the shorter way.
    """
    # SciPy takes a while to import, which only files pay for.
    from scipy.spatial.transform import Rotation

    found = np.asarray(Rotation.from_matrix(R).as_quat(), dtype=float)
    flips = np.sign(np.einsum("ij,ij->i", found[1:], found[:-1]))
    found[1:] *= np.cumprod(np.where(flips < 0, -1.0, 1.0))[:, None]
    return found


def along(z: Numbers) -> Numbers:
    """Return the quaternions that turn the z axis into unit vectors, shape (N, 4)."""
    x, y, c = z.T
    found = np.column_stack([-y, x, np.zeros_like(x), 1 + c])
    found = np.where(c[:, None] < -1 + 1e-12, [1.0, 0.0, 0.0, 0.0], found)
    return np.asarray(found / np.linalg.norm(found, axis=1, keepdims=True))


def rotated(q: Numbers, points: Numbers) -> Numbers:
    """Return points turned by a unit quaternion x, y, z, w, shape (n, 3)."""
    axis = q[:3]
    across = 2 * np.cross(axis, points)
    return np.asarray(points + q[3] * across + np.cross(axis, across))


def upright(down: Numbers) -> Numbers:
    """Return the quaternion x, y, z, w that turns up into +y."""
    size = float(np.linalg.norm(down))
    up = -down / size if size else np.array([0.0, 0.0, 1.0])
    axis, c = np.cross(up, [0.0, 1.0, 0.0]), up[1]
    if c < -1 + 1e-12:
        return np.array([1.0, 0.0, 0.0, 0.0])
    found = np.array([*axis, 1 + c])
    return np.asarray(found / np.linalg.norm(found))
