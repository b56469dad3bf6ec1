"""Surfaces of unit size that all drawings are put together from, by their names.

Pages, pictures, films and files stretch and place the same triangles, so that a
mechanism looks alike in all of them. A name may end in an axis, as "cylinder x": the
surface then stands along it in place of z. A number is a count, as "gear 24".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.int64]
# Points, shape (n, 3), and of each triangle three indices, counterclockwise outside.
Triangles: TypeAlias = tuple[Numbers, Indices]
_ROUND = 28  # points around
_CREASE = 0.8  # cosine between normals that still are one smooth surface
_TURNS, _WIRE = 7.0, 0.17
_OPEN = 24  # teeth of gears with spokes
_UNSEEN = 1e-7  # of the size of what is drawn


def hull_faces(points: Numbers) -> tuple[Indices, Indices]:
    """Return which points are corners of their convex hull, and its triangles."""
    return _hull_of(points.tobytes(), len(points))


@cache
def _hull_of(content: bytes, n: int) -> tuple[Indices, Indices]:
    """Return the hull of n points, to which one after another is added.

    SciPy's takes longer to import than a page to write. Points are moved a little,
    unseen, so that no four of them are in a plane.

    References:
        Preparata and Shamos (1985), Computational Geometry, section 3.4.
    """
    points = np.frombuffer(content).reshape(n, 3)
    size = np.ptp(points, axis=0).max()
    moves = np.random.default_rng(0).uniform(-_UNSEEN, _UNSEEN, points.shape)
    points = points + size * moves
    order = np.argsort(-np.linalg.norm(points - points.mean(axis=0), axis=1))
    a = order[0]
    rest = points - points[a]
    b = np.argmax(np.linalg.norm(rest, axis=1))
    c = np.argmax(np.linalg.norm(np.cross(rest, rest[b]), axis=1))
    heights = rest @ np.cross(rest[b], rest[c])
    d = np.argmax(abs(heights))
    b, c = (c, b) if heights[d] > 0 else (b, c)
    faces = np.array([(a, b, c), (a, d, b), (b, d, c), (c, d, a)])
    planes, is_edge = _planes(points, faces), np.zeros((n, n), dtype=bool)
    for k in order[~np.isin(order, [a, b, c, d])]:
        visible = planes[:, :3] @ points[k] > planes[:, 3]
        if not visible.any():
            continue
        begins, ends = faces[visible].ravel(), faces[visible][:, [1, 2, 0]].ravel()
        is_edge[begins, ends] = True
        rim = ~is_edge[ends, begins]
        is_edge[begins, ends] = False
        new = np.array([begins[rim], ends[rim], np.full(rim.sum(), k)]).T
        faces = np.concatenate([faces[~visible], new])
        planes = np.concatenate([planes[~visible], _planes(points, new)])
    # Points of one line make a triangle only because they were moved.
    is_flat = np.linalg.norm(planes[:, :3], axis=1) < 4 * _UNSEEN * size**2
    corners, faces = np.unique(faces[~is_flat], return_inverse=True)
    return corners, faces.reshape(-1, 3)


def _planes(points: Numbers, faces: Indices) -> Numbers:
    """Return normals of triangles that show outside, and how far out they are."""
    a, b, c = points[faces].transpose(1, 2, 0)
    x, y = b - a, c - a
    # NumPy's product takes five times as long.
    normals = x[[1, 2, 0]] * y[[2, 0, 1]] - x[[2, 0, 1]] * y[[1, 2, 0]]
    return np.vstack([normals, (normals * a).sum(axis=0)]).T


def hull(points: Numbers) -> Triangles:
    """Return the convex hull of points that are not all in a plane."""
    corners, faces = hull_faces(points)
    return points[corners], faces


def grid(points: Numbers) -> Triangles:
    """Return the triangles between rings of points, shape (rings, points, 3)."""
    m, n = points.shape[:2]
    i, j = np.meshgrid(np.arange(m - 1), np.arange(n), indexing="ij")
    k = (j + 1) % n
    a, b, c, d = n * i + j, n * i + k, n * i + n + k, n * i + n + j
    faces = np.stack([a, b, c, a, c, d], axis=-1).reshape(-1, 3)
    corners = points.reshape(-1, 3)[faces].transpose(1, 0, 2)
    area = np.linalg.norm(
        np.cross(corners[1] - corners[0], corners[2] - corners[0]), axis=1
    )
    return points.reshape(-1, 3), faces[area > 1e-12]


def lathe(profile: Sequence[tuple[float, float]], around: int = _ROUND) -> Triangles:
    """Return the surface of a profile (radius, z), from below, that turns about z."""
    angle = np.linspace(0, 2 * np.pi, around, endpoint=False)
    ring = np.column_stack([np.cos(angle), np.sin(angle), np.ones(around)])
    return grid(np.array([ring * (r, r, z) for r, z in profile]))


def joined(*parts: Triangles) -> Triangles:
    """Return several surfaces as one."""
    starts = np.cumsum([0, *(len(points) for points, _ in parts)])
    faces = [f + start for (_, f), start in zip(parts, starts, strict=False)]
    return np.concatenate([p for p, _ in parts]), np.concatenate(faces)


def cylinder(radius: float, low: float, high: float) -> Triangles:
    """Return a cylinder about z."""
    return lathe([(0, low), (radius, low), (radius, high), (0, high)])


def _block(round_by: float) -> Triangles:
    """Return a box with half edges of 1 whose edges are round."""
    ring = np.linspace(0, np.pi / 2, 3)
    around, up = (angle.ravel() for angle in np.meshgrid(ring, ring))
    x, y = np.cos(around) * np.cos(up), np.sin(around) * np.cos(up)
    corner = 1 - round_by + round_by * np.column_stack([x, y, np.sin(up)])
    signs = np.array(np.meshgrid(*3 * [(-1.0, 1.0)])).reshape(3, -1).T
    return hull(np.unique(np.concatenate([corner * s for s in signs]), axis=0))


def _coil() -> Triangles:
    """Return a helix of wire of radius 1 from z = -0.5 to 0.5, its ends on the axis."""
    s = np.linspace(0, 1, int(14 * _TURNS))
    radius = np.clip(14 * np.minimum(s, 1 - s), 0, 1)
    turn = 2 * np.pi * _TURNS * s
    across = np.column_stack([np.cos(turn), np.sin(turn), 0 * s])
    center = radius[:, None] * across + np.column_stack([0 * s, 0 * s, s - 0.5])
    section = np.linspace(0, 2 * np.pi, 6, endpoint=False)
    # A spring is about six times as long as it is wide, and stretched by so much.
    rise = np.array([0, 0, 1 / 6])
    wire = _WIRE * (
        np.cos(section)[None, :, None] * across[:, None]
        - np.sin(section)[None, :, None] * rise
    )
    return grid(center[:, None] + wire)


def _gear(teeth: int) -> Triangles:
    """Return a gear of pitch radius 1, a tooth of which is on the x axis."""
    flanks = np.array([-0.34, -0.14, 0.14, 0.34])  # of the pitch
    angle = 2 * np.pi / teeth * (np.arange(teeth)[:, None] + flanks)
    height = 1.0 / teeth * np.array([-2.5, 2.0, 2.0, -2.5])
    r, a = np.broadcast_to(1 + height, angle.shape).ravel(), angle.ravel()
    outline = np.column_stack([r * np.cos(a), r * np.sin(a), 0 * a])
    up, web = np.array([0, 0, 0.5]), np.array([0, 0, 0.3])
    circle = outline / r[:, None]
    rings = [0 * circle - web, 0.7 * circle - web, 0.74 * circle - up, outline - up]
    if teeth >= _OPEN:
        # What is behind a large one is visible.
        rings = [0.76 * circle - up, outline - up]
    rings += [ring * (1, 1, -1) for ring in reversed(rings)]
    if teeth >= _OPEN:
        return _spoked(grid(np.array([*rings, rings[0]])), 0.78, 0.2)
    return joined(grid(np.array(rings)), cylinder(0.25, -0.6, 0.6))


def _rim(inner: float, outer: float, half: float) -> Triangles:
    corners = [(inner, -half), (outer, -half), (outer, half), (inner, half)]
    return lathe([*corners, corners[0]], 40)


def _spoked(
    rim: Triangles, inner: float, half: float, count: int = 5, thin: float = 0.06
) -> Triangles:
    """Return hub, spokes and rim of a wheel, from its radius inside."""
    points, faces = cylinder(1.0, 0, 1)
    spokes = []
    for angle in 2 * np.pi * np.arange(count) / count:
        c, s = np.cos(angle), np.sin(angle)
        x, y, z = (points * (thin, half, inner)).T
        spokes.append((np.column_stack([c * z - s * x, s * z + c * x, y]), faces))
    return joined(rim, cylinder(0.14, -0.6, 0.6), *spokes)


_DISC = [(0, -0.5), (0.24, -0.5), (0.26, -0.3), (0.78, -0.3), (0.82, -0.5),
         (0.97, -0.5), (1, -0.45), (1, 0.45), (0.97, 0.5), (0.82, 0.5), (0.78, 0.3),
         (0.26, 0.3), (0.24, 0.5), (0, 0.5)]  # fmt: skip
_TIRE = [
    (0.9 + 0.1 * np.cos(a), 0.5 * np.sin(a)) for a in np.linspace(-np.pi, np.pi, 13)
]
_PIN = [(0, -1), (0.8, -1), (1, -0.9), (1, 0.9), (0.8, 1), (0, 1)]
_BELLY = [0.16, 0.2, 0.5, 0.85, 1, 1, 0.85, 0.5, 0.2, 0.16]
_FOOT = [(x, y, z) for w, z in ((1, 0), (1, 0.18), (0.42, 1)) for x in (-w, w)
         for y in (-w, w)]  # fmt: skip
_MAKERS: dict[str, Callable[[], Triangles]] = {
    "ball": lambda: lathe(
        [(max(np.cos(a), 0), np.sin(a)) for a in np.linspace(-np.pi / 2, np.pi / 2, 15)]
    ),
    "box": lambda: hull(
        0.5 * np.array(np.meshgrid(*3 * [(-1.0, 1.0)])).reshape(3, -1).T
    ),
    "block": lambda: _block(0.24),
    "cylinder": lambda: cylinder(1.0, -0.5, 0.5),
    "pin": lambda: lathe(_PIN, 16),
    "cone": lambda: lathe([(0, -0.5), (1, -0.5), (0, 0.5)]),
    "shaft": lambda: cylinder(1.0, 0.0, 1.0),
    "head": lambda: lathe([(0, 0), (1, 0), (0, 1)]),
    "axis": lambda: lathe([(0, 0), (0.02, 0), (0.02, 0.86), (0.055, 0.86), (0, 1)], 14),
    "disc": lambda: lathe(_DISC, 40),
    "coil": _coil,
    "tire": lambda: lathe(_TIRE, 40),
    "spokes": lambda: _spoked(_rim(0.8, 0.86, 0.3), 0.84, 0.12, 9, 0.025),
    "flywheel": lambda: _spoked(_rim(0.84, 1, 0.5), 0.86, 0.2),
    "foot": lambda: hull(np.array(_FOOT)),
    "muscle": lambda: lathe(
        [(0, -0.5), *zip(_BELLY, np.linspace(-0.5, 0.5, 10), strict=True), (0, 0.5)]
    ),
}


@cache
def template(name: str) -> Triangles:
    """Return the surface of a name."""
    kind, _, more = name.partition(" ")
    if kind == "gear":
        return _gear(int(more))
    points, faces = _MAKERS[kind]()
    turn = {"x": [2, 0, 1], "y": [1, 2, 0], "": [0, 1, 2], "z": [0, 1, 2]}[more]
    return points[:, turn], faces


def corner_normals(points: Numbers, faces: Indices) -> Numbers:
    """Return a unit normal for each corner, shape (m, 3, 3); edges that fold are sharp.

    At a corner the normals of those faces that do not fold much are added, by area.
    """
    a, b, c = points[faces].transpose(1, 0, 2)
    normal = np.cross(b - a, c - a)
    unit = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-300)
    # What is in one place is one corner; equal places have equal rounded coordinates.
    scale = max(float(np.abs(points).max(initial=0)), 1e-300)
    _, place = np.unique(np.round(points / scale, 7), axis=0, return_inverse=True)
    corner = place.ravel()[faces].ravel()
    order = np.argsort(corner, kind="stable")
    owner, of = order // 3, corner[order]
    total = normal[owner].copy()
    for apart in range(1, int(np.bincount(corner).max(initial=1))):
        same = of[apart:] == of[:-apart]
        if not same.any():
            break
        i, j = np.flatnonzero(same), np.flatnonzero(same) + apart
        near = np.einsum("ij,ij->i", unit[owner[i]], unit[owner[j]]) > _CREASE
        i, j = i[near], j[near]
        # Each pair comes once, so that both sides gain; no index comes twice.
        total[i] += normal[owner[j]]
        total[j] += normal[owner[i]]
    result = np.empty_like(total)
    result[order] = total
    size = np.linalg.norm(result, axis=1, keepdims=True)
    result = np.where(size > 0, result / np.where(size > 0, size, 1), [0.0, 0.0, 1.0])
    return np.asarray(result.reshape(-1, 3, 3))


@cache
def template_normals(name: str) -> Numbers:
    """Return the normals of the corners of a template."""
    return corner_normals(*template(name))
