"""Images of surfaces without a screen: projected, lit and shadowed, by NumPy.

Triangles become pixels row by row; the nearest is kept. One light casts soft shadows on
surfaces, by a map of depths as the light sees them, and on the ground.

References:
    Williams (1978), Casting curved shadows on curved surfaces.
    Luft, Colditz, Deussen (2006), Image enhancement by unsharp masking the depth
    buffer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.slow_packages import scipy
from symbody.view.drawing import Surface
from symbody.view.sizes import Sizes
from symbody.view.templates import Indices, Numbers

FIELD = 30.0  # of view, upward [degrees]
PAPER, FLOOR = np.array([0.965, 0.972, 0.98]), np.array([0.9, 0.915, 0.93])
_LIGHT = np.array([0.3, 0.75, 0.85])  # to the right, to the viewer, up
_AMBIENT, _DIRECT = 0.56, 0.62
_MAP = 640  # pixels of the map of shadows, along each side
_SHINE = {"paint": (0.16, 24.0), "steel": (0.5, 40.0), "rubber": (0.05, 8.0)}


@final
@dataclass(frozen=True)
class Camera:
    """A viewer: right, up and backward as rows of `turn`, and where it stands [m]."""

    turn: Numbers
    eye: Numbers
    width: int
    height: int

    def projected(self, points: Numbers) -> Numbers:
        """Return pixels from the upper left, and the distance forward, (n, 3)."""
        right, up, back = ((points - self.eye) @ self.turn.T).T
        away = np.maximum(-back, 1e-12)
        scale = self.height / 2 / np.tan(np.radians(FIELD / 2)) / away
        x, y = self.width / 2 + right * scale, self.height / 2 - up * scale
        return np.column_stack([x, y, away])

    def rays(self, x: Numbers, y: Numbers) -> Numbers:
        """Return the ways from the eye to pixels, one meter forward, (n, 3)."""
        scale = 2 * np.tan(np.radians(FIELD / 2)) / self.height
        across = (x - self.width / 2) * scale, (self.height / 2 - y) * scale
        return np.asarray(np.column_stack([*across, -np.ones_like(x)]) @ self.turn)


def camera_for(
    points: Numbers, view: Numbers, up: Numbers, width: int, height: int
) -> Camera:
    """Return the camera that sees points as large as they go, from a direction."""
    right = np.cross(up, view)
    if np.linalg.norm(right) < 1e-6:
        right = np.eye(3)[np.argmin(abs(view))] - view * view[np.argmin(abs(view))]
    right /= np.linalg.norm(right)
    turn = np.array([right, np.cross(view, right), view])
    local = points @ turn.T
    tangent = 0.86 * np.tan(np.radians(FIELD / 2))
    reach = np.array([tangent * width / height, tangent])
    center = (local.min(axis=0) + local.max(axis=0)) / 2
    for _ in range(4):
        # As far away as all sides need; then to the middle of what is projected.
        away = (abs(local[:, :2] - center[:2]) / reach).max(axis=1) + local[:, 2]
        center[2] = away.max()
        projected = (local[:, :2] - center[:2]) / (center[2] - local[:, 2:] + 1e-300)
        middle = (projected.min(axis=0) + projected.max(axis=0)) / 2
        center[:2] += middle * (center[2] - np.median(local[:, 2]))
    return Camera(turn, center @ turn, width, height)


def raster(corners: Numbers, width: int, height: int) -> tuple[Indices, Numbers]:
    """Return the nearest triangle of each pixel, or -1, and its depth there.

    Corners are (n, 3, 3): pixels, and a depth that is the less the nearer, linear over
    the picture; images are flat arrays.
    """
    best = np.full(width * height, np.inf)
    owner = np.full(width * height, -1)
    x, y, z = np.moveaxis(corners, 2, 0)
    x1, y1, z1 = (one[:, 1] - one[:, 0] for one in (x, y, z))
    x2, y2, z2 = (one[:, 2] - one[:, 0] for one in (x, y, z))
    area = x1 * y2 - x2 * y1
    first = np.clip(np.ceil(y.min(axis=1) - 0.5), 0, height).astype(int)
    last = np.clip(np.ceil(y.max(axis=1) - 0.5), 0, height).astype(int)
    which, row = _spread(first, np.where(area != 0, last - first, 0))
    level = row + 0.5
    left, right = np.full(len(which), np.inf), np.full(len(which), -np.inf)
    for i, j in ((0, 1), (1, 2), (2, 0)):
        a, b = y[which, i], y[which, j]
        part = (level - a) / np.where(a == b, np.nan, b - a)
        at = x[which, i] + part * (x[which, j] - x[which, i])
        crossed = (part >= 0) & (part <= 1)
        left = np.where(crossed, np.minimum(left, at), left)
        right = np.where(crossed, np.maximum(right, at), right)
    filled = left <= right
    which, row, left, right = which[filled], row[filled], left[filled], right[filled]
    begin = np.clip(np.ceil(left - 0.5), 0, width).astype(int)
    end = np.clip(np.ceil(right - 0.5), 0, width).astype(int)
    span, column = _spread(begin, np.maximum(end - begin, 0))
    of, pixel = which[span], row[span] * width + column
    # Depth is linear: z = z0 + (x - x0) zx + (y - y0) zy.
    with np.errstate(divide="ignore", invalid="ignore"):
        zx, zy = (z1 * y2 - z2 * y1) / area, (z2 * x1 - z1 * x2) / area
        start = z[:, 0] + (0.5 - x[:, 0]) * zx + (0.5 - y[:, 0]) * zy
    depth = start[of] + column * zx[of] + row[span] * zy[of]
    np.minimum.at(best, pixel, depth)
    nearest = depth <= best[pixel]
    owner[pixel[nearest]] = of[nearest]
    return owner, best


def _spread(start: Indices, counts: Indices) -> tuple[Indices, Indices]:
    """Return each number as often as it counts, and so many integers from its start."""
    number = np.repeat(np.arange(len(counts)), counts)
    before = np.cumsum(counts) - counts
    return number, start[number] + np.arange(len(number)) - before[number]


@final
@dataclass(frozen=True)
class Soup:
    """Triangles of all surfaces of a picture, in the world."""

    corners: Numbers  # (n, 3, 3) [m]
    normals: Numbers  # of each corner (n, 3, 3)
    colors: Numbers  # (n, 3)
    shine: Numbers  # how much, and how sharply (n, 2)
    opacity: Numbers  # (n,)


def soup_of(pieces: Sequence[Surface]) -> Soup:
    """Return the triangles of surfaces in the world."""
    counts = [len(piece.faces) for piece in pieces]

    def each(values: list[object], width: int) -> Numbers:
        table = np.array(values, float).reshape(len(pieces), width)
        return np.repeat(table, counts, axis=0)

    every = [p.points[p.faces] for p in pieces]
    normals = [p.corner_normals for p in pieces]
    return Soup(
        np.concatenate([np.zeros((0, 3, 3)), *every]),
        np.concatenate([np.zeros((0, 3, 3)), *normals]),
        each([p.color for p in pieces], 3),
        each([_SHINE[p.finish] for p in pieces], 2),
        each([p.opacity for p in pieces], 1).ravel(),
    )


def image(soup: Soup, camera: Camera, sizes: Sizes) -> NDArray[np.uint8]:
    """Return red, green and blue of a picture, shape (height, width, 3)."""
    fine = Camera(camera.turn, camera.eye, 2 * camera.width, 2 * camera.height)
    light = _LIGHT @ np.array([camera.turn[0], camera.turn[2], sizes.up])
    light /= np.linalg.norm(light)
    shadow = _Shadow(soup, light, sizes)
    paper = _floor(camera, sizes, shadow)
    colors = np.repeat(np.repeat(paper, 2, axis=0), 2, axis=1).reshape(-1, 3)
    solid = soup.opacity >= 1
    depths = None
    for chosen in (solid, ~solid):
        if not chosen.any():
            continue
        place = np.flatnonzero(chosen)
        corners = soup.corners[place]
        projected = fine.projected(corners.reshape(-1, 3)).reshape(-1, 3, 3)
        # What is behind the viewer is not projected; 1/z is linear over a picture.
        there = (projected[:, :, 2] > 1e-6 * sizes.extent).all(axis=1)
        projected[:, :, 2] = -1 / projected[:, :, 2]
        owner, depth = raster(projected[there], fine.width, fine.height)
        hit = np.flatnonzero(owner >= 0)
        if depths is not None:
            hit = hit[depth[hit] < depths[hit]]
        triangles = place[there][owner[hit]]
        shaded = _shaded(soup, fine, light, shadow, hit, triangles, -1 / depth[hit])
        opacity = soup.opacity[triangles][:, None]
        if depths is None:
            depths = depth
            shaded *= _hollow(depth, hit, fine)[:, None]
        colors[hit] = opacity * shaded + (1 - opacity) * colors[hit]
    four = colors.reshape(camera.height, 2, camera.width, 2, 3)
    whole = sum(four[:, i, :, j] for i in (0, 1) for j in (0, 1))
    return np.asarray(np.clip(63.75 * whole + 0.5, 0, 255), np.uint8)


def _shaded(
    soup: Soup, camera: Camera, light: Numbers, shadow: _Shadow, pixels: Indices,
    triangles: Indices, away: Numbers,
) -> Numbers:  # fmt: skip
    """Return the colors of pixels that see triangles at a distance forward."""
    y, x = np.divmod(pixels, camera.width)
    rays = camera.rays(np.asarray(x + 0.5), np.asarray(y + 0.5))
    points = camera.eye + away[:, None] * rays
    a, b, c = soup.corners[triangles].transpose(1, 0, 2)
    u, v, w = b - a, c - a, points - a
    uu, uv, vv = (np.einsum("ij,ij->i", *pair) for pair in ((u, u), (u, v), (v, v)))
    wu, wv = np.einsum("ij,ij->i", w, u), np.einsum("ij,ij->i", w, v)
    scale = 1 / np.maximum(uu * vv - uv * uv, 1e-300)
    s = np.clip((vv * wu - uv * wv) * scale, 0, 1)[:, None]
    t = np.clip((uu * wv - uv * wu) * scale, 0, 1)[:, None]
    n0, n1, n2 = soup.normals[triangles].transpose(1, 0, 2)
    normal = (1 - s - t) * n0 + s * n1 + t * n2
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-300)
    sight = rays / np.linalg.norm(rays, axis=1, keepdims=True)
    # Surfaces of files may be projected from behind.
    normal *= np.where(np.einsum("ij,ij->i", normal, sight) > 0, -1, 1)[:, None]
    facing = np.maximum(normal @ light, 0)
    lit = np.where(
        facing > 0, shadow.light_at(points + 0.004 * shadow.size * normal), 0
    )
    sky = _AMBIENT * (0.72 + 0.28 * (normal @ shadow.sizes.up))
    half = light - sight
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    much, sharp = soup.shine[triangles].T
    gleam = much * np.maximum(np.einsum("ij,ij->i", normal, half), 0) ** sharp * lit
    diffuse = sky + _DIRECT * facing * lit
    return np.asarray(soup.colors[triangles] * diffuse[:, None] + gleam[:, None])


def _hollow(depth: Numbers, pixels: Indices, camera: Camera) -> Numbers:
    """Return how much light gets to pixels that lie deeper than those around them."""
    away = (-1 / depth).astype(np.float32)
    level = away[pixels]
    near, far = level.min(initial=np.inf), level.max(initial=-np.inf)
    filled = np.where(np.isfinite(depth), away, far)
    half = filled.reshape(camera.height, camera.width)[::2, ::2]
    around = scipy.ndimage.gaussian_filter(half, camera.height / 180, truncate=2.5)
    y, x = np.divmod(pixels, camera.width)
    deeper = (level - around[y // 2, x // 2]) / max(far - near, 1e-12)
    return np.asarray(1 - np.clip(2.2 * deeper, 0, 0.38))


@final
class _Shadow:
    """The depths that light reaches, as a map, and the shadow on the ground."""

    def __init__(self, soup: Soup, light: Numbers, sizes: Sizes) -> None:
        self.sizes = sizes
        x = np.cross(light, np.eye(3)[np.argmin(abs(light))])
        x /= np.linalg.norm(x)
        self.turn = np.array([x, np.cross(light, x), -light])
        local = soup.corners @ self.turn.T
        every = local.reshape(-1, 3)
        low = every.min(axis=0) if len(every) else np.zeros(3)
        high = every.max(axis=0) if len(every) else np.ones(3)
        self.size = max(float((high - low)[:2].max()), 1e-9)
        self.low, self.pixel = low[:2] - 0.05 * self.size, 1.1 * self.size / _MAP
        local[..., :2] = (local[..., :2] - self.low) / self.pixel
        opaque = soup.opacity >= 1
        _, depth = raster(local[opaque], _MAP, _MAP)
        self.depth = depth.reshape(_MAP, _MAP)
        there = np.isfinite(self.depth).astype(np.float32)
        # Sharper where things are near the ground, which is most of them. Every other
        # pixel does: what is blurred has no details.
        there = there.reshape(_MAP // 2, 2, _MAP // 2, 2).mean(axis=(1, 3))
        blurred = scipy.ndimage.gaussian_filter
        wide = blurred(there, 8, truncate=2.5)
        self.soft = 0.5 * (blurred(there, 2.5, truncate=2.5) + wide)

    def _pixels(self, points: Numbers) -> tuple[Numbers, Numbers]:
        local = points @ self.turn.T
        return (local[:, :2] - self.low) / self.pixel, local[:, 2]

    def light_at(self, points: Numbers) -> Numbers:
        """Return the parts of the light that get to points, from 0 to 1."""
        at, depth = self._pixels(points)
        slack = 0.006 * self.size
        lit = np.zeros(len(points))
        for dx, dy in ((0, 0), (1.6, 0.6), (-0.6, 1.6), (-1.6, -0.6), (0.6, -1.6)):
            i = np.clip((at + np.array([dx, dy])).astype(int), 0, _MAP - 1)
            lit += self.depth[i[:, 1], i[:, 0]] > depth - slack
        return lit / 5

    def on_floor(self, points: Numbers) -> Numbers:
        """Return how dark the shadow is at points of the ground, from 0 to 1."""
        at, _ = self._pixels(points)
        i, j = (at[:, ::-1].T - 0.5) / 2
        return np.asarray(scipy.ndimage.map_coordinates(self.soft, [i, j], order=1))


def _floor(camera: Camera, sizes: Sizes, shadow: _Shadow) -> Numbers:
    """Return paper with the ground on it, and the shadow, (height, width, 3)."""
    pixels = np.indices((camera.height, camera.width)).reshape(2, -1) + 0.5
    rays = camera.rays(pixels[1], pixels[0])
    falling = -rays @ sizes.up
    above = camera.eye @ sizes.up - sizes.floor
    away = np.where(falling > 1e-9, above / np.maximum(falling, 1e-9), np.inf)
    colors = np.broadcast_to(PAPER, (len(rays), 3)).copy()
    hit = np.flatnonzero((away > 0) & np.isfinite(away))
    points = camera.eye + away[hit, None] * rays[hit]
    middle = sizes.center - (sizes.center @ sizes.up - sizes.floor) * sizes.up
    far = np.linalg.norm(points - middle, axis=1) / sizes.extent
    visible = 1 / (1 + (far / 1.1) ** 4)
    dark = 1 - 0.42 * shadow.on_floor(points) - 0.07 * _lines(points, sizes)
    blend = visible[:, None] * FLOOR * dark[:, None] + (1 - visible[:, None]) * PAPER
    colors[hit] = blend
    return colors.reshape(camera.height, camera.width, 3)


def _lines(points: Numbers, sizes: Sizes) -> Numbers:
    """Return where lines of a grid are, from 0 to 1; a cell is 1, 2, 5, 10, … wide."""
    rough = 0.2 * sizes.extent
    power = 10.0 ** np.floor(np.log10(rough))
    cell = power * max(k for k in (1, 2, 5) if k * power <= rough)
    x = np.eye(3)[np.argmin(abs(sizes.up))]
    x = x - (x @ sizes.up) * sizes.up
    x /= np.linalg.norm(x)
    both = points @ np.array([x, np.cross(sizes.up, x)]).T / cell
    gap = abs(both - np.round(both)) * cell / sizes.extent
    return np.asarray(np.clip(1 - gap.min(axis=1) / 0.0035, 0, 1))
