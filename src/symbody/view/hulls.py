"""Bodies without visuals: rounded hulls of their joints, discs, blocks.

A hull is as thick as the inertia of its body lets it be; what is compact is a disc or a
block with that inertia.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import TypeAlias, final

import numpy as np

from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.visuals import Cylinder, Line
from symbody.system.system import System
from symbody.view.parts import (
    GLASS,
    LARGEST,
    PALETTE,
    RUBBER,
    SOME,
    Color,
    Part,
    Skin,
    placed,
    semi_axes,
    turned,
)
from symbody.view.scene import Item, axes_of
from symbody.view.sizes import Sizes, Values, body_inertia, numbers_of
from symbody.view.templates import Numbers, hull_faces

# Half edges of a box over semi-axes of an ellipsoid with the same inertia.
_BOX = math.sqrt(0.6)
# Two moments of inertia are none beside the third, or alike, as a part of it.
_PLANAR, _ALIKE = 1e-9, 0.05
# A second half edge above this part of the length makes a body a block and no bar.
_CHUNKY = 0.3
# A disc of a larger radius, as a part of the scene, is a wheel with spokes.
_LARGE = 0.12
# Radius of gyration of its rim, as a part of its radius: sqrt((1 + 0.84²)/2).
_GYRATION = math.sqrt((1 + 0.84**2) / 2)
# Number, place from the center of mass [m], and axis of what a body is joined by.
_End: TypeAlias = tuple[int, Numbers, Numbers | None]


@final
class Hulls:
    """The shapes of bodies without visuals, and how thick they are at their joints."""

    def __init__(
        self, system: System, items: Sequence[Item], row: Numbers, sizes: Sizes,
        values: Values,
    ) -> None:  # fmt: skip
        """Look at a scene whose row (items, 15) is that of the start."""
        self.items, self.row, self.sizes, self.values = items, row, sizes, values
        self.mark = sizes.mark
        bare = [i.body for i in items if i.role == "body" and i.bare]
        self.colors = dict(zip(bare, (PALETTE[k % 6] for k in count()), strict=False))
        self.depth: dict[str, int] = {"world": 0}
        for joint in system.joints:
            self.depth[joint.child.body.name] = 1 + self.depth.get(
                joint.parent.body.name, 0
            )
        self.solid = {
            item.body
            for item in items
            if item.role == "element" and isinstance(item.visual.shape, Cylinder)
        }
        self.axes = self._axes(system.joints)
        self.links: dict[str, list[int]] = {}
        for i, item in enumerate(items):
            if item.role == "link":
                self.links.setdefault(item.body, []).append(i)
        # How thick bodies are at their joints.
        self.radii = {
            item.body: self._radius(item) for item in items if item.role == "body"
        }

    def thick(self, joint: Joint) -> float:
        """Return how thick the bodies of a joint are there [m]."""
        sides = [self.radii.get(f.body.name, 0.0) for f in (joint.parent, joint.child)]
        return max([side for side in sides if side] or [self.mark])

    def hangs(self, joint: Joint) -> bool:
        """Return whether the body behind a joint is below it at the start."""
        body = joint.child.body.name
        for k in self.links.get(body, ()):
            line = self.items[k].visual.shape
            if isinstance(line, Line) and line.to is joint.child:
                hang = self.row[k][9:12] - self.row[k][12:15]
                size = float(np.linalg.norm(hang))
                return float(hang @ self.sizes.up) < -0.3 * size
        return False

    def _axes(
        self, joints: Sequence[Joint]
    ) -> dict[tuple[str, tuple[object, ...]], Numbers]:
        """Return the axes of hinges in the body's own axes, by body and place."""
        axis_at: dict[tuple[str, tuple[object, ...]], Numbers] = {}
        for joint in joints:
            kinds = axes_of(joint, self.values)
            if [kind for kind, _ in kinds] == ["R"]:
                for frame in (joint.parent, joint.child):
                    R = numbers_of((x for row in frame.R for x in row), self.values)
                    axis = R.reshape(3, 3) @ np.array(kinds[0][1])
                    if np.isfinite(axis).all():
                        axis_at[frame.body.name, tuple(frame.p)] = axis
        return axis_at

    def _ends(self, item: Item) -> list[_End]:
        """Return number, place from the center of mass, axis of each end of a body."""
        ends: list[_End] = []
        for k in self.links.get(item.body, []):
            row, frame = self.row[k], self.items[k].visual.shape
            assert isinstance(frame, Line)
            assert isinstance(frame.to, Frame)
            place = row[:9].reshape(3, 3).T @ (row[12:15] - row[9:12])
            # Bodies that are alike but for rounding get hulls that are.
            unit = 1e-9 * self.sizes.extent
            place = np.round(place / unit) * unit
            axis = self.axes.get((item.body, tuple(frame.to.p)))
            near = [
                j
                for j, (_, p, _) in enumerate(ends)
                if np.linalg.norm(p - place) < SOME
            ]
            if not near:
                ends.append((k, place, axis))
            elif axis is not None and ends[near[0]][2] is None:
                ends[near[0]] = (k, place, axis)
        return ends

    def _half(self, body: Body) -> tuple[Numbers, float, Numbers]:
        """Return half edges of the box with a body's inertia, ascending; m and I."""
        mass, inertia = body_inertia(body, self.values)
        if not (mass > 0 and np.isfinite(inertia).all()):
            return np.zeros(3), mass, np.zeros((3, 3))
        moments = np.linalg.eigvalsh(inertia)
        squares = 1.5 * (moments.sum() - 2 * moments) / mass
        if moments[1] <= _PLANAR * moments[2]:
            squares = np.array([0, 0, 3 * moments[2] / mass])
        half = np.sqrt(np.maximum(np.sort(squares), 0))
        bound = LARGEST[::-1] * self.sizes.extent
        return half * min(1.0, (bound / np.maximum(half, 1e-300)).min()), mass, inertia

    def _radius(self, item: Item) -> float:
        """Return how thick a body is at its joints: by its inertia and its length."""
        half, *_ = self._half(item.visual.frame.body)
        longest = max(
            [float(np.linalg.norm(p)) for _, p, _ in self._ends(item)], default=0
        )
        slender = half[1] < _CHUNKY * max(longest, half[2])
        thick = max(half[1] if slender else 0.0, 0.07 * longest)
        return float(np.clip(thick, 0.8 * self.mark, 1.4 * self.mark))

    def body(self, item: Item) -> Iterator[Part]:
        """Yield the parts of a body: inertia, center, and its shape."""
        body = item.visual.frame.body
        half, mass, inertia = self._half(body)
        if mass > 0 and inertia.any():
            ball = self._of_inertia("ball", GLASS, 1.0, mass, inertia)
            yield replace(ball, opacity=0.5, layer="inertias")
        yield Part("ball", RUBBER, at=placed(0.4 * self.mark), layer="centers")
        if not item.bare:
            return
        color = self.colors[item.body]
        ends = self._ends(item)
        apart = [end for end in ends if np.linalg.norm(end[1]) > 0.02 * self.mark]
        if item.body in self.solid:
            half, apart = np.zeros(3), apart if len(apart) > 1 else []
            if not apart:
                return
        if not apart:
            axes = [axis for _, _, axis in ends if axis is not None]
            if half.any():
                disc = self._disc(mass, inertia, axes, color)
                yield disc or self._of_inertia("block", color, _BOX, mass, inertia)
            else:
                yield Part("block", color, at=placed(*3 * [1.7 * self.mark]))
            return
        longest = max(float(np.linalg.norm(p)) for _, p, _ in apart)
        flat = half[0] < 0.5 * half[1] and half[1] > 0.8 * half[2]
        chunky = half[1] > (0.15 if flat else _CHUNKY) * max(longest, half[2])
        disc = self._disc(mass, inertia, [], color) if chunky else None
        if chunky:
            yield disc or self._of_inertia("block", color, _BOX, mass, inertia)
        elif not half.any() and len(apart) == 1:
            yield Part("ball", color, at=placed(max(1.9 * self.mark, 0.06 * longest)))
        yield self._hull(item, apart, half, longest, chunky, color)

    def _of_inertia(
        self, of: str, color: Color, factor: float, mass: float, inertia: Numbers
    ) -> Part:
        """Return a surface with semi-axes so many times those of the ellipsoid."""
        axes = factor * semi_axes(mass, inertia, self.sizes.extent)
        return Part(of, color, at=np.column_stack([axes, np.zeros(3)]), mass=factor)

    def _disc(
        self, mass: float, inertia: Numbers, axes: list[Numbers], color: Color
    ) -> Part | None:
        """Return the disc with an inertia, if it is that of one."""
        moments, V = np.linalg.eigh(inertia)
        planar = moments[1] <= _PLANAR * moments[2]
        others, axial, z = moments[:2], moments[2], V[:, 2]
        if not planar and abs(others[1] - others[0]) > _ALIKE * others[1]:
            return None
        if not planar and not axial > 1.2 * others[1]:
            return None
        if axes and abs(axes[0] @ z) < 0.99:
            return None
        # A large wheel among other bodies has spokes and its mass in the rim: it does
        # not hide them.
        radius, of = math.sqrt(2 * axial / mass), "disc"
        if radius > _LARGE * self.sizes.extent and len(self.colors) > 1:
            radius, of = math.sqrt(axial / mass) / _GYRATION, "flywheel"
        high = 0.0 if planar else math.sqrt(max(12 / mass * (others[0] - axial / 2), 0))
        bound = min(1.0, 0.3 * self.sizes.extent / radius)
        radius *= bound
        high = float(np.clip(bound * high, 0.16 * radius, 2 * radius))
        return Part(of, color, at=turned(z, radius, radius, high))

    def _hull(
        self, item: Item, ends: list[_End], half: Numbers,
        longest: float, chunky: bool, color: Color,
    ) -> Part:  # fmt: skip
        """Return the rounded hull of the joints of a body, and of its middle."""
        r = self.radii[item.body]
        axes = [axis for _, _, axis in ends if axis is not None]
        flat = bool(axes) and all(abs(a @ axes[0]) > 1 - 1e-6 for a in axes)
        thick = r * (0.8 if self.depth[item.body] % 2 else 0.55)
        seeds: list[tuple[int, float, float, float]] = [
            (k, 1.0, r, thick) for k, _, _ in ends
        ]
        first = ends[0][0]
        middle = 0.8 * r
        if half.any() and not chunky:
            middle = float(np.clip(half[1], 0.8 * r, max(0.2 * longest, 0.8 * r)))
        if len(ends) == 1:
            # A rod goes on behind its middle as far as its inertia says.
            beyond = min(1.0, half[2] / longest) if half.any() and not chunky else 0.0
            seeds.append((first, -beyond, 0.8 * r, 0.8 * thick))
        if (half.any() and not chunky) or len(ends) == 1:
            seeds.append((first, 0.0, middle, max(thick, min(half[0], middle))))
        boss = _boss(axes[0]) if flat else _ball_points()
        shapes = [radius * boss[0] + wide * boss[1] for _, _, radius, wide in seeds]
        by_number = {k: place for k, place, _ in ends}
        points = np.concatenate(
            [
                shape + f * by_number[k]
                for shape, (k, f, _, _) in zip(shapes, seeds, strict=True)
            ]
        )
        of = np.repeat(np.arange(len(seeds)), [len(shape) for shape in shapes])
        offsets = np.concatenate(shapes)
        used, faces = hull_faces(points)
        places = tuple((k, f) for k, f, _, _ in seeds)
        return Part("", color, skin=Skin(places, of[used], offsets[used], faces))


def _ring(n: int) -> Numbers:
    angle = 2 * np.pi * np.arange(n) / n
    return np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])


def _boss(axis: Numbers) -> tuple[Numbers, Numbers]:
    """Return the points of a disc across an axis, by radius and by half its width."""
    R = turned(axis / np.linalg.norm(axis), 1, 1, 1)[:, :3]
    ring, up = _ring(18), np.array([0, 0, 1.0])
    wide = np.concatenate([ring * 0.86, ring, ring, ring * 0.86])
    high = np.repeat([-1, -0.78, 0.78, 1], len(ring))[:, None] * up
    return wide @ R.T, high @ R.T


def _ball_points() -> tuple[Numbers, Numbers]:
    rings = [np.array([[0, 0, 1.0], [0, 0, -1.0]])]
    for a in np.linspace(-np.pi / 2, np.pi / 2, 8)[1:-1]:
        rings.append(_ring(16) * math.cos(a) + (0, 0, math.sin(a)))
    points = np.concatenate(rings)
    return points, 0 * points
