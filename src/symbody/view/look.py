"""The look of a mechanism: the parts of each visual, element, body and joint.

This is the one description that pages, pictures, films and files draw from.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import final

import numpy as np

from symbody.model.joint import Joint
from symbody.model.visuals import Arrow, Box, Cylinder, FrameAxes, Line, Mesh, Sphere
from symbody.system.system import System
from symbody.view.hulls import Hulls
from symbody.view.parts import (
    AXIS_COLORS,
    GLASS,
    PALETTE,
    RUBBER,
    SOME,
    Part,
    Skin,
    placed,
    turned,
)
from symbody.view.scene import Item, axes_of, is_telescope
from symbody.view.sizes import Sizes, Values, numbers_of
from symbody.view.templates import Numbers

_STEEL, _DARK = (0.72, 0.74, 0.77), (0.3, 0.33, 0.37)
_STAND, _MUSCLE, _ROPE = (0.55, 0.58, 0.62), (0.7, 0.26, 0.22), (0.45, 0.36, 0.26)
_MOST_TEETH, _LEAST_TEETH = 120, 16
_ROPE_PARTS = 10


def _kind(item: Item) -> tuple[str, str]:
    """Return the style of a shape, and the name of its element."""
    return item.style, item.name.rpartition("_")[0]


@final
class Look:
    """The parts of a scene at the start, the first of rows (N, items, 15) over time."""

    def __init__(
        self, system: System, items: Sequence[Item], rows: Numbers, sizes: Sizes,
        values: Values,
    ) -> None:  # fmt: skip
        """Look at all times for how far goes what slides."""
        self.items, self.sizes, self.values = items, sizes, values
        self.rows, self.motion = rows[0], rows
        self.mark = sizes.mark
        self.joints = {joint.name: joint for joint in system.joints}
        # Something of the world is drawn: no foot or column needs to carry what turns.
        self.is_stood = any((i.role, i.body) == ("visual", "world") for i in items)
        self.hulls = Hulls(system, items, rows[0], sizes, values)
        # Of one style and element.
        self.alike: dict[tuple[str, str], list[int]] = {}
        for i, item in enumerate(items):
            self.alike.setdefault(_kind(item), []).append(i)

    def parts(self) -> Iterator[tuple[int, Part]]:
        """Yield the parts, each with the number of its item."""
        for i, item in enumerate(self.items):
            if not np.isfinite(self.rows[i]).all():
                continue
            match item.role:
                case "visual":
                    made = self._visual(item)
                case "element":
                    made = self._element(i, item)
                case "body":
                    made = self.hulls.body(item)
                case "joint":
                    made = self._joint(item)
                case "support":
                    rest = self._support(i, item) if item.bare else ()
                    made = chain(self._joint(item), rest)
                case _:
                    continue
            yield from ((i, part) for part in made)

    def _visual(self, item: Item) -> Iterator[Part]:
        color, opacity = item.visual.color, item.visual.opacity
        thin = 0.25 * self.mark
        match item.visual.shape:
            case Box():
                yield Part("box", color, opacity=opacity, size=(0, 1, 2))
            case Cylinder(_, _, axis):
                size = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}[axis]
                yield Part(f"cylinder {axis}", color, opacity=opacity, size=size)
            case Sphere():
                yield Part("ball", color, opacity=opacity, size=(0, 0, 0))
            case Mesh(path):
                yield Part(str(path), color, opacity=opacity, size=(0, 0, 0))
            case Line(_, radius):
                wide, last = float(numbers_of([radius], self.values)[0]) or thin, 1.0
                if is_telescope(item.visual):
                    rod, last = (0, 0, 1, 0, 0.5 * wide), 0.6
                    yield Part("cylinder", _STEEL, "steel", along=rod)
                tube = (0, 0, last, 0, wide)
                yield Part("cylinder", color, along=tube, opacity=opacity)
            case Arrow():
                tip = min(6 * thin, self.sizes.extent / 25)
                yield Part(
                    "cylinder", color, along=(0, 0, 1, -tip, thin), opacity=opacity
                )
                yield Part(
                    "cone", color, along=(1, -tip, 1, 0, 2.5 * thin), opacity=opacity
                )
            case FrameAxes():
                for axis, shade in zip("xyz", AXIS_COLORS, strict=True):
                    yield Part(f"axis {axis}", shade, size=(0, 0, 0))

    def _element(self, i: int, item: Item) -> Iterator[Part]:
        row, w = self.rows[i], self.mark
        length = float(np.linalg.norm(row[12:15] - row[9:12]))
        match item.style:
            case "spring" | "strut" | "damper" | "actuator":
                wide = max(min(w, 0.12 * length), 0.3 * w)
                if item.style != "spring":
                    k = {"damper": 0.7, "strut": 0.55, "actuator": 0.8}[item.style]
                    color = PALETTE[1] if item.style == "actuator" else _DARK
                    yield Part(
                        "cylinder", color, along=(0, 0, 0, 0.58 * length, k * wide)
                    )
                    rod = 0.5 * k * wide
                    yield Part("cylinder", _STEEL, "steel", along=(0, 0, 1, 0, rod))
                if item.style in ("spring", "strut"):
                    yield Part("coil", _STEEL, "steel", along=(0, 0, 1, 0, wide))
            case "rope":
                rest = float(numbers_of([item.rest], self.values)[0])
                rest = rest if math.isfinite(rest) and rest > 0 else 0.0
                n = _ROPE_PARTS if rest else 1
                for k in range(n):
                    ends = (k / n, 0, (k + 1) / n, 0, 0.16 * w)
                    yield Part("cylinder", _ROPE, "rubber", along=ends, rest=rest)
            case "muscle":
                wide = max(min(1.3 * w, 0.12 * length), 0.3 * w)
                yield Part("cylinder", _STEEL, along=(0, 0, 1, 0, 0.2 * wide))
                yield Part("muscle", _MUSCLE, along=(0.15, 0, 0.85, 0, wide))
            case "rod":
                yield Part("cylinder", _STEEL, "steel", along=(0, 0, 1, 0, 0.4 * w))
            case "place":
                yield Part("ball", _DARK, at=placed(0.5 * w))
            case "wheel":
                yield Part("tire y", RUBBER, "rubber", size=(0, 1, 0))
                yield Part("spokes y", _STEEL, "steel", size=(0, 1, 0))
            case "roll":
                color = self.hulls.colors.get(item.body, _STEEL)
                yield Part("flywheel", color, size=(0, 0, 1))
            case "disc":
                yield Part("disc", _STEEL, "steel", size=(0, 0, 1))
            case "film":
                yield Part("cylinder", GLASS, opacity=0.5, size=(0, 0, 1))
            case "gear":
                yield self._gear(i, item)
            case "cam":
                if i == self.alike[_kind(item)][0]:
                    yield self._cam(item)
            case "roller":
                at = placed(1.0, 1.0, 0.4)
                yield Part("disc", _STEEL, "steel", at=at, size=(0, 0, 0))
            case _ if isinstance(item.visual.shape, Sphere):
                yield Part("ball", _STEEL, "steel", size=(0, 0, 0))
            case _:
                yield Part("cylinder", _DARK, along=(0, 0, 1, 0, 0.16 * w))

    def _gear(self, i: int, item: Item) -> Part:
        """Return a gear whose teeth fit those of the other one."""
        pair = self.alike[_kind(item)]
        radii = [float(self.rows[k][12]) for k in pair]
        least = max(min(radii), SOME)
        teeth = [
            int(min(max(round(_LEAST_TEETH * r / least), 8), _MOST_TEETH))
            for r in radii
        ]
        own = pair.index(i)
        color = self.hulls.colors.get(item.body, PALETTE[own % 6])
        at = placed(1.0)
        if len(pair) == 2:
            R, p = self.rows[i][:9].reshape(3, 3), self.rows[i][9:12]
            x, y, _ = R.T @ (self.rows[pair[1 - own]][9:12] - p)
            # A tooth of the first stands in a gap of the second.
            angle = math.atan2(y, x) + (math.pi / teeth[own] if own else 0.0)
            across = np.array([math.cos(angle), math.sin(angle), 0])
            at = turned(np.eye(3)[2], 1, 1, 1, across)
        return Part(f"gear {teeth[own]}", color, at=at, size=(0, 0, 1))

    def _cam(self, item: Item) -> Part:
        """Return the plate of a cam between the chords of its outline."""
        chords = self.alike[_kind(item)]
        n, thick = len(chords), 0.9 * self.mark
        ring = np.arange(n)
        # Around, below and above; then the middles of both.
        places = (*((k, 0.0) for k in chords),)
        of = np.concatenate([ring, ring])
        side = np.repeat([-thick, thick], n)
        offsets = np.column_stack([np.zeros((2 * n, 2)), side])
        nxt = (ring + 1) % n
        lower = np.column_stack([ring, nxt, n + nxt])
        upper = np.column_stack([ring, n + nxt, n + ring])
        fan = np.column_stack([0 * ring, ring, nxt])[1:-1]
        faces = np.concatenate([lower, upper, fan[:, ::-1], fan + n])
        color = self.hulls.colors.get(item.body, PALETTE[1])
        return Part("", color, skin=Skin(places, of, offsets, faces))

    # ---- joints ----

    def _joint(self, item: Item) -> Iterator[Part]:
        """Yield pins and blocks that stay in the axes of a side of a joint."""
        joint = self.joints[item.name]
        axes = axes_of(joint, self.values)
        kinds = [kind for kind, _ in axes]
        r = self.hulls.thick(joint)
        turns = [axis for kind, axis in axes if kind == "R"]
        if kinds.count("T") >= 2 and len(kinds) > 2:
            return
        on_parent = item.role == "support"
        if ("Q" in kinds or len(turns) > 1) and not on_parent:
            size = 1.15 * r if "Q" in kinds or len(turns) > 2 else 0.75 * r
            yield Part("ball", _DARK, "steel", at=placed(size), layer="joints")
        shapes = {"T": ("block", 1.1 * r, 1.7 * r)}
        if len(turns) <= 2:
            shapes["R"] = "pin", 0.5 * r, 1.05 * r
        for kind, axis in axes_of(joint, self.values, item.role):
            if kind in shapes:
                of, wide, long = shapes[kind]
                at = turned(np.array(axis), wide, wide, long)
                yield Part(of, _DARK, "steel", at=at, at_end=on_parent, layer="joints")

    def _support(self, i: int, item: Item) -> Iterator[Part]:
        """Yield the rail of a slide, or the stand of a hinge on the ground."""
        joint = self.joints[item.name]
        axes, r = axes_of(joint, self.values), self.hulls.thick(joint)
        if not axes or len(axes) > 2:
            return
        kind, axis = axes[0]
        if kind == "T" and (item.body == "world" or len(axes) == 1):
            yield from self._rail(i, joint, np.array(axis), r)
        elif item.body == "world" and kind in ("R", "Q") and not self.is_stood:
            up = self.rows[i][:9].reshape(3, 3).T @ self.sizes.up
            base, high = 1.9 * r, 3.0 * r
            # What hangs does so from above.
            if self.hulls.hangs(joint):
                up = -up
            elif kind == "R" and abs(np.array(axis) @ up) > 0.9:
                # A column to the floor.
                place = float(self.rows[i][9:12] @ self.sizes.up)
                tall = max(place - self.sizes.floor - 1.1 * r, 1.6 * r)
                at = turned(up, 1.5 * r, 1.5 * r, tall)
                at[:, 3] = -(1.1 * r + tall / 2) * up
                yield Part("cylinder", _STAND, at=at, layer="joints")
                return
            at = turned(up, base, base, high, across=np.array(axis) if axis else None)
            at[:, 3] = -high * up
            yield Part("foot", _STAND, at=at, layer="joints")

    def _rail(self, i: int, joint: Joint, axis: Numbers, r: float) -> Iterator[Part]:
        """Yield what a body slides on; on the ground, with posts to the floor."""
        start = joint.q_start[0]
        if joint.parent.body.name != "world":
            ends = min(0.0, start) - r, max(0.0, start) + r
            at = turned(axis, 0.5 * r, 0.5 * r, ends[1] - ends[0])
            at[:, 3] = axis * sum(ends) / 2
            yield Part("cylinder", _STEEL, "steel", at=at, layer="joints")
            return
        low, high = joint.limits[0] or (-math.inf, math.inf)
        reach = abs(start) + 0.2 * self.sizes.extent
        R, p = self.rows[i][:9].reshape(3, 3), self.rows[i][9:12]
        k = [(item.role, item.name) for item in self.items].index(("joint", joint.name))
        path = (self.motion[:, k, 9:12] - self.motion[:, i, 9:12]) @ R @ axis
        path = path[np.isfinite(path)]
        # As far as it goes, and to stops that are not far away.
        first, last = path.min(initial=-reach), path.max(initial=reach)
        ends = max(low, first) - 2 * r, min(high, last) + 2 * r
        up = R.T @ self.sizes.up
        lies, tall = abs(axis @ up) < 0.1, float(p @ self.sizes.up) - self.sizes.floor
        if axis @ up > 0.9:
            # It ends on the floor.
            ends = min(max(ends[0], -tall), ends[1] - r), ends[1]
        at = turned(axis, 1.3 * r, 0.9 * r, ends[1] - ends[0], np.cross(up, axis))
        at[:, 3] = axis * sum(ends) / 2
        yield Part("box", _STAND, at=at, slides=k, layer="joints")
        for end in ends if lies and tall > r else ():
            at = turned(up, 1.3 * r, 1.3 * r, tall, axis)
            at[:, 3] = end * axis - up * tall / 2
            yield Part("box", _STAND, at=at, layer="joints")
