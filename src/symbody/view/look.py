"""The look of a mechanism: parts of unit surfaces, and how each follows its item.

This is the one description that pages, pictures, films and files draw from. Bodies
without visuals are rounded hulls of their joints, as thick as their inertia lets them
be; what is compact is a disc or a block with that inertia. Colors can be told apart by
people who see few.

References:
    Okabe, Ito (2008), Color universal design: the palette.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.visuals import Arrow, Box, Cylinder, FrameAxes, Line, Mesh, Sphere
from symbody.system.system import System
from symbody.view.scene import Item, axes_of
from symbody.view.solids import LARGEST
from symbody.view.templates import Indices, Numbers, hull_faces

Color: TypeAlias = tuple[float, float, float]
# Parameters by their symbols.
Values: TypeAlias = Mapping[Symbol, float]
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
_STEEL, _DARK, _RUBBER = (0.72, 0.74, 0.77), (0.3, 0.33, 0.37), (0.11, 0.12, 0.13)
_STAND, _MUSCLE, _ROPE = (0.55, 0.58, 0.62), (0.7, 0.26, 0.22), (0.45, 0.36, 0.26)
_GLASS: Color = (0.36, 0.55, 0.72)
# Half edges of a box over semi-axes of an ellipsoid with the same inertia.
_BOX = math.sqrt(0.6)
# Two moments of inertia are none beside the third, or alike, as a part of it.
_PLANAR, _ALIKE = 1e-9, 0.05
# A second half edge above this part of the length makes a body a block and no bar.
_CHUNKY = 0.3
_SOME = 1e-9  # [m]
# The normal of a plane that is a ground goes up, which is not farther below the scene
# than so many times its size.
_LEVEL, _DROP = 0.99, 3.0
# A motion that needs a box so many times as large is followed by the view.
_FAR = 2.5
_MOST_TEETH, _LEAST_TEETH = 120, 16
_ROPE_PARTS = 10


# Number, place from the center of mass [m], and axis of what a body is joined by.
_End: TypeAlias = tuple[int, Numbers, Numbers | None]


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
    """A surface that follows the row of an item in one of these ways.

    Attributes:
        of: The name of the surface, see `templates`; of a mesh its path.
        color: Red, green and blue.
        finish: What the surface is like.
        opacity: From 0 to 1.
        at: It stays at a place in the item's axes, (3, 4), its columns orthogonal.
        size: It is stretched by these of the item's three sizes, before that.
        along: It lies on the item's line, of length L, from a L + b to c L + d, and is
            as wide as the last number: a, b, c, d, and that [m].
        rest: Length of the line without tension; beyond it, it sags [m].
        skin: It goes over places.
        mass: It has the inertia of the body, its semi-axes times this.
        layer: What shows it; by its item, if empty.
    """

    of: str
    color: Color
    finish: Finish = "paint"
    opacity: float = 1.0
    at: Numbers | None = None
    size: tuple[int, int, int] | None = None
    along: tuple[float, float, float, float, float] | None = None
    rest: float = 0.0
    skin: Skin | None = None
    mass: float = 0.0
    layer: str = ""


@final
@dataclass(frozen=True)
class Sizes:
    """Sizes by which all of a scene is drawn, in meters.

    Attributes:
        low, high: Corners of a box around all that is seen over time.
        center: Of the box.
        extent: Its diagonal.
        mark: Size of the marks of joints.
        floor: Height of the ground, along what is up.
        view: Direction from the center to the viewer, of length one.
        up: What is up, of length one.
    """

    low: Numbers
    high: Numbers
    center: Numbers
    extent: float
    mark: float
    floor: float
    view: Numbers
    up: Numbers


def sizes_of(
    system: System, items: Sequence[Item], rows: Numbers, down: Numbers, values: Values
) -> Sizes:
    """Return the sizes of a scene that has these rows (N, items, 15) over time."""
    up = -down / (np.linalg.norm(down) or 1.0) if down.any() else np.array([0, 0, 1.0])
    low, high, links = _box(items, rows[:1], values)
    fixed = [k for k, i in enumerate(items) if (i.role, i.body) == ("visual", "world")]
    stand = _box([items[k] for k in fixed], rows[:1, fixed], values)
    # What carries all that moves, or is lowest at first, stands on the ground: it does
    # not float because other things fall.
    seats = [
        float(up @ _numbers(joint.parent.p, values))
        for joint in system.joints
        if joint.parent.body.name == "world"
    ]
    stands = bool(fixed) and (
        _lowest(*stand[:2], up) < _lowest(low, high, up) + _SOME
        or -_lowest(*stand[:2], -up) < min(seats, default=-math.inf)
    )
    wide = _box(items, rows, values)
    # What goes far away is followed; else all of its motion is in the box.
    if np.linalg.norm(wide[1] - wide[0]) < _FAR * np.linalg.norm(high - low):
        low, high, _ = wide
    lowest = _lowest(low, high, up)
    # Who gives a height means that above the ground.
    is_high = 0 < lowest < np.linalg.norm(high - low) and min(seats, default=0.0) > 0
    if is_high:
        low, high = low - lowest * np.maximum(up, 0), high - lowest * np.minimum(up, 0)
    extent = float(np.linalg.norm(high - low))
    extent = extent if extent > _SOME else 1.0
    usual = sorted(length for length in links if length > _SOME)
    least = 0.3 * usual[len(usual) // 2] if usual else math.inf
    mark = max(extent / 250, min(extent / 42, least))
    floor = 0.0 if is_high else lowest - 1.5 * mark
    floor = _lowest(*stand[:2], up) if stands else floor
    grounds = _grounds(system, up, values)
    if grounds and abs(max(grounds) - floor) < _DROP * extent:
        floor = max(grounds)
    view, center = _view(system, up, values), (low + high) / 2
    # Blocks and pins are around the places of bodies and joints.
    around = 2 * mark if any(item.bare for item in items) else 0.0
    return Sizes(low - around, high + around, center, extent, mark, floor, view, up)


def _lowest(low: Numbers, high: Numbers, up: Numbers) -> float:
    """Return the height of the lowest corner of a box [m]."""
    return float(np.minimum(low * up, high * up).sum())


def _box(
    items: Sequence[Item], rows: Numbers, values: Values
) -> tuple[Numbers, Numbers, list[float]]:
    """Return corners of a box around a scene, and the lengths of its links [m]."""
    points = [np.zeros((0, 3))]
    links = []
    ends = Counter(item.body for item in items if item.role == "link")
    for i, item in enumerate(items):
        row, shape = rows[:, i], item.visual.shape
        if item.role == "frame":
            continue
        points.append(row[:, 9:12])
        if isinstance(shape, Line | Arrow):
            points.append(row[:, 12:15])
            if item.role == "link":
                links.append(float(np.linalg.norm(row[0, 12:15] - row[0, 9:12])))
                if ends[item.body] == 1:
                    # A rod goes on behind its middle.
                    reach = 1.1 * _reach(item.visual.frame.body, values)
                    way = row[:, 12:15] - row[:, 9:12]
                    far = np.linalg.norm(way, axis=1, keepdims=True)
                    points.append(
                        row[:, 9:12] - np.minimum(1, reach / (far + _SOME)) * way
                    )
        elif isinstance(shape, Box):
            half = abs(row[:, :9].reshape(-1, 3, 3)) @ row[:, 12:15, None] / 2
            points += [row[:, 9:12] + half[..., 0], row[:, 9:12] - half[..., 0]]
        elif isinstance(shape, Cylinder | Sphere):
            half = np.nanmax(row[:, 12:15], axis=1, keepdims=True) / 2
            points += [row[:, 9:12] + half, row[:, 9:12] - half]
        if item.role == "body" and item.bare:
            reach = _reach(item.visual.frame.body, values)
            if math.isfinite(reach):
                points += [row[:, 9:12] + reach / 2, row[:, 9:12] - reach / 2]
    every = np.concatenate(points)
    every = every[np.isfinite(every).all(axis=1)]
    if not len(every):
        return np.zeros(3), np.zeros(3), links
    return every.min(axis=0), every.max(axis=0), links


def _reach(body: Body, values: Values) -> float:
    """Return the largest semi-axis of a body's ellipsoid of inertia [m]."""
    mass, inertia = body_inertia(body, values)
    moments = np.linalg.eigvalsh(inertia) if np.isfinite(inertia).all() else np.zeros(3)
    return math.sqrt(max(2.5 * moments.max() / mass, 0)) if mass > 0 else 0.0


def _grounds(system: System, up: Numbers, values: Values) -> list[float]:
    """Return the heights of level planes of the world that something moves on."""
    heights = []
    for _, _, element in system.elements():
        planes = [getattr(element, name, None) for name in ("plane", "ground")]
        for plane in (*planes, *getattr(element, "walls", ())):
            if isinstance(plane, Frame) and plane.body.name == "world":
                normal = _numbers((row[2] for row in plane.R), values)
                if normal @ up > _LEVEL:
                    heights.append(float(up @ _numbers(plane.p, values)))
    return heights


def _view(system: System, up: Numbers, values: Values) -> Numbers:
    """Return the way to the viewer: before the plane of what moves in one plane."""
    axes = [
        np.array(axis)
        for joint in system.joints
        for kind, axis in axes_of(joint, values)
        if kind == "R"
    ]
    side = np.eye(3)[0] if abs(up[0]) < 0.9 else np.eye(3)[1]
    x = side - (side @ up) * up
    x /= np.linalg.norm(x)
    y = np.cross(up, x)
    view = 0.55 * x - y + 0.45 * up
    if axes:
        spread = np.linalg.eigh(sum(np.outer(a, a) for a in axes) / len(axes))
        normal = spread[1][:, 2]
        if spread[0][2] > 1 - 1e-6:
            if abs(normal @ up) > 0.9:
                view = 0.15 * x - 0.62 * y + 0.8 * up
            else:
                across = np.cross(up, normal)
                # From where x goes to the right, or y does.
                if normal @ (0.3 * x - y) < 0:
                    normal, across = -normal, -across
                view = normal + 0.3 * across + 0.28 * up
    return np.asarray(view / np.linalg.norm(view))


def _numbers(nodes: Iterable[Node], values: Values) -> Numbers:
    """Return formulas of parameters as numbers; NaN where they are of more."""
    formulas = list(nodes)
    if not values.keys() >= set(symbols_of(*formulas)):
        return np.full(len(formulas), math.nan)
    return np.asarray(evaluate(formulas, dict(values)), np.float64)


def body_inertia(body: Body, values: Values) -> tuple[float, Numbers]:
    """Return mass [kg] and inertia about the center of mass [kg m²]."""
    m, xx, xy, xz, yy, yz, zz = evaluate([body.mass, *body.inertia], dict(values))
    return float(m), np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], float)


def parts_of(
    system: System, items: Sequence[Item], rows: Numbers, sizes: Sizes, values: Values
) -> list[tuple[int, Part]]:
    """Return the parts of a scene, each with the number of its item, at the start."""
    return list(_Look(system, items, rows, sizes, values).parts())


@final
class _Look:
    def __init__(
        self, system: System, items: Sequence[Item], rows: Numbers, sizes: Sizes,
        values: Values,
    ) -> None:  # fmt: skip
        self.items, self.rows, self.sizes, self.values = items, rows, sizes, values
        self.mark = sizes.mark
        self.joints = {joint.name: joint for joint in system.joints}
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
        # Something of the world is drawn: no column needs to carry what turns.
        self.is_stood = any((i.role, i.body) == ("visual", "world") for i in items)
        self.axes = self._axes()
        self.links: dict[str, list[int]] = {}
        for i, item in enumerate(items):
            if item.role == "link":
                self.links.setdefault(item.body, []).append(i)
        # How thick bodies are at their joints.
        self.radii = {
            item.body: self._radius(item) for item in items if item.role == "body"
        }
        self.gears: dict[str, list[int]] = {}
        for i, item in enumerate(items):
            if item.style == "gear":
                self.gears.setdefault(item.name.rpartition("_")[0], []).append(i)

    def _axes(self) -> dict[tuple[str, tuple[object, ...]], Numbers]:
        """Return the axes of hinges in the body's own axes, by body and place."""
        axis_at: dict[tuple[str, tuple[object, ...]], Numbers] = {}
        for joint in self.joints.values():
            kinds = axes_of(joint, self.values)
            if [kind for kind, _ in kinds] == ["R"]:
                for frame in (joint.parent, joint.child):
                    R = _numbers((x for row in frame.R for x in row), self.values)
                    axis = R.reshape(3, 3) @ np.array(kinds[0][1])
                    if np.isfinite(axis).all():
                        axis_at[frame.body.name, tuple(frame.p)] = axis
        return axis_at

    def parts(self) -> Iterator[tuple[int, Part]]:
        for i, item in enumerate(self.items):
            if not np.isfinite(self.rows[i]).all():
                continue
            match item.role:
                case "visual":
                    made = self._visual(item)
                case "element":
                    made = self._element(i, item)
                case "body":
                    made = self._body(i, item)
                case "joint":
                    made = self._joint(item)
                case "support":
                    made = self._support(i, item)
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
            case Line():
                yield Part("cylinder", color, along=(0, 0, 1, 0, thin), opacity=opacity)
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
                rest = float(_numbers([item.rest], self.values)[0])
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
                yield Part("ball", _DARK, at=_placed(0.5 * w))
            case "wheel":
                yield Part("tire y", _RUBBER, "rubber", size=(0, 1, 0))
                yield Part("spokes y", _STEEL, "steel", size=(0, 1, 0))
            case "disc":
                yield Part("disc", _STEEL, "steel", size=(0, 0, 1))
            case "film":
                yield Part("cylinder", _GLASS, opacity=0.5, size=(0, 0, 1))
            case "gear":
                yield self._gear(i, item)
            case "cam":
                if item.name.endswith("_0") or "_" not in item.name:
                    yield self._cam(item)
            case "roller":
                at = _placed(1.0, 1.0, 0.4)
                yield Part("disc", _STEEL, "steel", at=at, size=(0, 0, 0))
            case _ if isinstance(item.visual.shape, Sphere):
                yield Part("ball", _STEEL, "steel", size=(0, 0, 0))
            case _:
                yield Part("cylinder", _DARK, along=(0, 0, 1, 0, 0.16 * w))

    def _gear(self, i: int, item: Item) -> Part:
        """Return a gear whose teeth fit those of the other one."""
        pair = self.gears[item.name.rpartition("_")[0]]
        radii = [float(self.rows[k][12]) for k in pair]
        least = max(min(radii), _SOME)
        teeth = [
            int(min(max(round(_LEAST_TEETH * r / least), 8), _MOST_TEETH))
            for r in radii
        ]
        own, color = (
            pair.index(i),
            self.colors.get(item.body, PALETTE[pair.index(i) % 6]),
        )
        at = np.eye(3)
        if len(pair) == 2:
            R, p = self.rows[i][:9].reshape(3, 3), self.rows[i][9:12]
            x, y, _ = R.T @ (self.rows[pair[1 - own]][9:12] - p)
            # A tooth of the first stands in a gap of the second.
            angle = math.atan2(y, x) + (math.pi / teeth[own] if own else 0.0)
            c, s = math.cos(angle), math.sin(angle)
            at = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        turned = np.column_stack([at, np.zeros(3)])
        return Part(f"gear {teeth[own]}", color, at=turned, size=(0, 0, 1))

    def _cam(self, item: Item) -> Part:
        """Return the plate of a cam between the chords of its outline."""
        stem = item.name.rpartition("_")[0]
        chords = [
            k for k, other in enumerate(self.items)
            if other.style == "cam" and other.name.rpartition("_")[0] == stem
        ]  # fmt: skip
        n, thick = len(chords), 0.9 * self.mark
        ring = np.arange(n)
        # Around, below and above; then the middles of both.
        places = (*((k, 0.0) for k in chords),)
        of = np.concatenate([ring, ring])
        side = np.repeat([-thick, thick], n)
        offsets = np.column_stack([np.zeros((2 * n, 2)), side])
        nxt = (ring + 1) % n
        walls = np.concatenate(
            [
                np.column_stack([ring, nxt, n + nxt]),
                np.column_stack([ring, n + nxt, n + ring]),
            ]
        )
        fan = np.column_stack([0 * ring, ring, nxt])[1:-1]
        faces = np.concatenate([walls, fan[:, ::-1], fan + n])
        color = self.colors.get(item.body, PALETTE[1])
        return Part("", color, skin=Skin(places, of, offsets, faces))

    # ---- bodies without visuals ----

    def _ends(self, item: Item) -> list[_End]:
        """Return number, place from the center of mass, axis of each end of a body."""
        ends: list[_End] = []
        for k in self.links.get(item.body, []):
            row, frame = self.rows[k], self.items[k].visual.shape
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
                if np.linalg.norm(p - place) < _SOME
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

    def _body(self, i: int, item: Item) -> Iterator[Part]:
        body = item.visual.frame.body
        half, mass, inertia = self._half(body)
        if mass > 0 and inertia.any():
            yield Part("ball", _GLASS, opacity=0.5, mass=1.0, layer="inertias")
        yield Part("ball", _RUBBER, at=_placed(0.4 * self.mark), layer="centers")
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
            block = Part("block", color, mass=_BOX)
            if half.any():
                yield self._disc(half, mass, inertia, axes, color) or block
            else:
                yield replace(block, mass=0.0, at=_placed(*3 * [1.7 * self.mark]))
            return
        longest = max(float(np.linalg.norm(p)) for _, p, _ in apart)
        flat = half[0] < 0.5 * half[1] and half[1] > 0.8 * half[2]
        chunky = half[1] > (0.15 if flat else _CHUNKY) * max(longest, half[2])
        disc = self._disc(half, mass, inertia, [], color) if chunky else None
        if chunky:
            yield disc or Part("block", color, mass=_BOX)
        elif not half.any() and len(apart) == 1:
            yield Part("ball", color, at=_placed(max(1.9 * self.mark, 0.06 * longest)))
        yield self._hull(item, apart, half, longest, chunky, color)

    def _disc(
        self, half: Numbers, mass: float, inertia: Numbers, axes: list[Numbers],
        color: Color,
    ) -> Part | None:  # fmt: skip
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
        radius = math.sqrt(2 * axial / mass)
        high = 0.0 if planar else math.sqrt(max(12 / mass * (others[0] - axial / 2), 0))
        bound = min(1.0, 0.3 * self.sizes.extent / radius)
        radius *= bound
        high = float(np.clip(bound * high, 0.16 * radius, 2 * radius))
        name = "flywheel" if high < 0.5 * radius else "disc"
        return Part(name, color, at=_turned(z, radius, radius, high))

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

    # ---- joints ----

    def _thick(self, joint: Joint) -> float:
        sides = [self.radii.get(f.body.name, 0.0) for f in (joint.parent, joint.child)]
        return max([side for side in sides if side] or [self.mark])

    def _joint(self, item: Item) -> Iterator[Part]:
        joint = self.joints[item.name]
        axes = axes_of(joint, self.values)
        kinds = [kind for kind, _ in axes]
        r = self._thick(joint)
        turns = [axis for kind, axis in axes if kind == "R"]
        if kinds.count("T") >= 2 and len(kinds) > 2:
            return
        if "Q" in kinds or len(turns) > 1:
            size = 1.15 * r if "Q" in kinds or len(turns) > 2 else 0.75 * r
            yield Part("ball", _DARK, "steel", at=_placed(size), layer="joints")
        if len(turns) <= 2:
            for axis in turns:
                pin = _turned(np.array(axis), 0.5 * r, 0.5 * r, 1.05 * r)
                yield Part("pin", _DARK, "steel", at=pin, layer="joints")
        for kind, axis in axes:
            if kind == "T":
                at = _turned(np.array(axis), 1.1 * r, 1.1 * r, 1.7 * r)
                yield Part("block", _DARK, "steel", at=at, layer="joints")

    def _support(self, i: int, item: Item) -> Iterator[Part]:
        """Yield the rail of a slide, or the stand of a hinge on the ground."""
        joint = self.joints[item.name]
        axes, r = axes_of(joint, self.values), self._thick(joint)
        if not axes or len(axes) > 2:
            return
        kind, axis = axes[0]
        if kind == "T" and (item.body == "world" or len(axes) == 1):
            yield from self._rail(i, joint, np.array(axis), r)
        elif item.body == "world" and kind in ("R", "Q"):
            up = self.rows[i][:9].reshape(3, 3).T @ self.sizes.up
            base, high = 1.9 * r, 3.0 * r
            # What hangs does so from above.
            if self._hangs(joint):
                up = -up
            elif kind == "R" and abs(np.array(axis) @ up) > 0.9 and not self.is_stood:
                # A column to the floor.
                place = float(self.rows[i][9:12] @ self.sizes.up)
                tall = max(place - self.sizes.floor - 1.1 * r, 1.6 * r)
                at = _turned(up, 1.5 * r, 1.5 * r, tall)
                at[:, 3] = -(1.1 * r + tall / 2) * up
                yield Part("cylinder", _STAND, at=at, layer="joints")
                return
            at = _turned(up, base, base, high, across=np.array(axis) if axis else None)
            at[:, 3] = -high * up
            yield Part("foot", _STAND, at=at, layer="joints")

    def _hangs(self, joint: Joint) -> bool:
        """Return whether the body behind a joint is below it at the start."""
        body = joint.child.body.name
        for k in self.links.get(body, ()):
            line = self.items[k].visual.shape
            if isinstance(line, Line) and line.to is joint.child:
                hang = self.rows[k][9:12] - self.rows[k][12:15]
                size = float(np.linalg.norm(hang))
                return float(hang @ self.sizes.up) < -0.3 * size
        return False

    def _rail(self, i: int, joint: Joint, axis: Numbers, r: float) -> Iterator[Part]:
        """Yield what a body slides on; on the ground, with posts to the floor."""
        start = joint.q_start[0]
        if joint.parent.body.name != "world":
            ends = min(0.0, start) - r, max(0.0, start) + r
            at = _turned(axis, 0.5 * r, 0.5 * r, ends[1] - ends[0])
            at[:, 3] = axis * sum(ends) / 2
            yield Part("cylinder", _STEEL, "steel", at=at, layer="joints")
            return
        low, high = joint.limits[0] or (-math.inf, math.inf)
        reach = abs(start) + 0.2 * self.sizes.extent
        ends = max(low, -reach) - 2 * r, min(high, reach) + 2 * r
        R, p = self.rows[i][:9].reshape(3, 3), self.rows[i][9:12]
        up = R.T @ self.sizes.up
        lies, tall = abs(axis @ up) < 0.1, float(p @ self.sizes.up) - self.sizes.floor
        if axis @ up > 0.9:
            # It ends on the floor.
            ends = min(max(ends[0], -tall), ends[1] - r), ends[1]
        at = _turned(axis, 1.3 * r, 0.9 * r, ends[1] - ends[0], np.cross(up, axis))
        at[:, 3] = axis * sum(ends) / 2
        yield Part("box", _STAND, at=at, layer="joints")
        for end in ends if lies and tall > r else ():
            at = _turned(up, 1.3 * r, 1.3 * r, tall, axis)
            at[:, 3] = end * axis - up * tall / 2
            yield Part("box", _STAND, at=at, layer="joints")


def _placed(*sizes: float) -> Numbers:
    """Return the place of a surface that is stretched by three sizes, or by one."""
    return np.column_stack([np.diag(np.ones(3) * sizes), np.zeros(3)])


def _turned(
    z: Numbers,
    x_size: float,
    y_size: float,
    z_size: float,
    across: Numbers | None = None,
) -> Numbers:
    """Return the place of a surface whose z is turned into an axis, and stretched."""
    x = np.eye(3)[np.argmin(abs(z))] if across is None else across
    x = x - (x @ z) * z
    if np.linalg.norm(x) < _SOME:
        x = np.eye(3)[np.argmin(abs(z))] - z[np.argmin(abs(z))] * z
    x = x / np.linalg.norm(x)
    R = np.column_stack([x, np.cross(z, x), z])
    return np.column_stack([R * (x_size, y_size, z_size), np.zeros(3)])


def _ring(n: int, tilt: float) -> Numbers:
    angle = 2 * np.pi * (np.arange(n) + tilt) / n
    return np.column_stack([np.cos(angle), np.sin(angle), 0 * angle])


def _boss(axis: Numbers) -> tuple[Numbers, Numbers]:
    """Return the points of a disc across an axis, by radius and by half its width."""
    R = _turned(axis / np.linalg.norm(axis), 1, 1, 1)[:, :3]
    ring, up = _ring(24, 0), np.array([0, 0, 1.0])
    wide = np.concatenate([ring * 0.86, ring, ring, ring * 0.86])
    high = np.repeat([-1, -0.78, 0.78, 1], 24)[:, None] * up
    return wide @ R.T, high @ R.T


def _ball_points() -> tuple[Numbers, Numbers]:
    rings = [np.array([[0, 0, 1.0], [0, 0, -1.0]])]
    for a in np.linspace(-np.pi / 2, np.pi / 2, 8)[1:-1]:
        rings.append(_ring(16, 0) * math.cos(a) + (0, 0, math.sin(a)))
    points = np.concatenate(rings)
    return points, 0 * points
