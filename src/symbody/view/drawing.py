"""A mechanism as surfaces and lines: at a time, and moving with arrows of forces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.errors import warn_user
from symbody.expr.evaluate import evaluate
from symbody.expr.node import as_node
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    loads_along_joints,
)
from symbody.model.body import Body
from symbody.model.visuals import Arrow, FrameAxes, Line, Mesh, Sphere
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.runtime.loops.library import map_over
from symbody.view.scene import Item, axes_of, is_drawable, items_of, with_items
from symbody.view.solids import Numbers, ellipsoid, joint_mark, solid, solid_line

Color: TypeAlias = tuple[float, float, float]
AXIS_COLORS: tuple[Color, ...] = (
    (0.84, 0.15, 0.16),
    (0.85, 0.65, 0.13),
    (0.17, 0.63, 0.17),
)
_INERTIA: Color = (0.36, 0.55, 0.72)
_JOINT: Color = (0.88, 0.48, 0.15)
_NO_LENGTH = 1e-9  # [m]
_UP = (0.0, 0.0, 1.0)


@final
@dataclass(frozen=True)
class Surface:
    """Triangles, in the world or own axes: points (n, 3) [m], faces (m, 3).

    Of a convex one, triangles that face away are hidden by others of it.
    """

    name: str
    points: Numbers
    faces: NDArray[np.int64]
    color: Color
    opacity: float
    convex: bool


@final
@dataclass(frozen=True)
class Stroke:
    """A straight line of one thing; its ends are in the world [m], shape (2, 3)."""

    name: str
    ends: Numbers
    color: Color


@final
@dataclass(frozen=True)
class Drawing:
    """The drawing of a model at any time; notes say what cannot be drawn."""

    compiled: CompiledModel
    items: tuple[Item, ...]
    notes: tuple[str, ...]

    def rows(self, t: Numbers, y: Numbers, u: Numbers | None = None) -> Numbers:
        """Return the scene at some times, shape (N, items, 15)."""
        if u is None:
            u = np.zeros((len(t), len(self.compiled.system.u)))
        count = 15 * len(self.items)
        scene = self.compiled.function("scene")
        return map_over(scene, t, y, u, count).reshape(len(t), -1, 15)

    def solids(self, rows: Numbers) -> dict[int, Surface]:
        """Return the surfaces in the axes of their items, by number, for one time."""
        surfaces = {}
        links: dict[str, Numbers] = {}
        for item, row in zip(self.items, rows, strict=True):
            if item.role == "link":
                links.setdefault(item.body, row[12:15] - row[9:12])
        extent, mark = self._sizes(rows)
        joints = {joint.name: joint for joint in self.compiled.system.joints}
        for i, (item, row) in enumerate(zip(self.items, rows, strict=True)):
            along = links.get(item.body, np.zeros(3)) @ row[:9].reshape(3, 3)
            if item.role == "joint":
                surface = joint_mark(axes_of(joints[item.name]), mark)
                made = surface and Surface(item.name, *surface, _JOINT, 1.0, False)
            else:
                made = self._solid(item, row, along, extent, mark)
            if made is not None:
                surfaces[i] = made
        return surfaces

    def _sizes(self, rows: Numbers) -> tuple[float, float]:
        """Return the extent of the whole and the size of marks, as on pages [m]."""
        size = float(np.linalg.norm(np.ptp(rows[:, 9:12], axis=0))) if len(rows) else 0
        links = [
            float(np.linalg.norm(row[12:15] - row[9:12]))
            for item, row in zip(self.items, rows, strict=True)
            if item.role == "link"
        ]
        usual = sorted(length for length in links if length > _NO_LENGTH)
        if usual:
            size = max(size, usual[-1])
            return size, max(size / 250, min(size / 45, 0.3 * usual[len(usual) // 2]))
        return size, (size or 1.0) / 45

    def _solid(
        self, item: Item, row: Numbers, along: Numbers, extent: float, mark: float
    ) -> Surface | None:
        shape, visual = item.visual.shape, item.visual
        if item.role == "body":
            body: Body = item.visual.frame.body
            symbols = self.compiled.system.p
            values = dict(zip(symbols, self.compiled.parameters.tolist(), strict=True))
            m, xx, xy, xz, yy, yz, zz = (
                float(evaluate(node, values)) for node in (body.mass, *body.inertia)
            )
            inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
            made = ellipsoid(m, inertia, along, extent)
            return made and Surface(item.name, *made, _INERTIA, 0.45, True)
        if item.role == "element" and isinstance(shape, FrameAxes):
            shape, row = Sphere(as_node(mark)), np.full(15, mark)
        if isinstance(shape, Line | Arrow | FrameAxes):
            return None
        triangles = solid(shape, row[12:])
        if isinstance(triangles, str):
            return None
        look = visual.color, visual.opacity
        return Surface(visual.name, *triangles, *look, not isinstance(shape, Mesh))

    def pieces(
        self, rows: Numbers, solids: dict[int, Surface] | None = None
    ) -> Iterator[Surface | Stroke]:
        """Yield the surfaces and lines at one time, in the world."""
        solids = self.solids(rows) if solids is None else solids
        for i, (item, row) in enumerate(zip(self.items, rows, strict=True)):
            R, p, size = row[:9].reshape(3, 3), row[9:12], row[12:]
            visual = item.visual
            if i in solids:
                yield replace(solids[i], points=solids[i].points @ R.T + p)
            elif isinstance(visual.shape, Line | Arrow):
                yield Stroke(visual.name, np.array([p, size]), visual.color)
            elif isinstance(visual.shape, FrameAxes) and item.role == "visual":
                for axis, color in zip(R.T, AXIS_COLORS, strict=True):
                    ends = np.array([p, p + size[0] * axis])
                    yield Stroke(visual.name, ends, color)


def drawing(compiled: CompiledModel, *, skeleton: bool = True) -> Drawing:
    """Return the drawing of a model, with bodies that no visual shows in a skeleton.

    Without skeleton there are links only, and only where the model has nothing else.
    """
    known = items_of(compiled.system)
    if skeleton:
        items = tuple(i for i in known if i.role in ("visual", "element") or i.bare)
    else:
        shown = any(is_drawable(visual.shape) for visual in compiled.system.visuals)
        roles = {"visual"} if shown else {"visual", "link"}
        items = tuple(item for item in known if item.role in roles)
    p = compiled.parameters
    with building_graph():
        derivations = Derivations(with_items(compiled.system, items))
        options = replace(compiled.shared.options, merge=None, rolled=None)
        shared = CompiledSystem(derivations, options, p)
    made = CompiledModel(shared, compiled.overrides, p.copy())
    return Drawing(made, items, tuple(_notes(items)))


def _notes(items: Sequence[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item.visual.shape, Mesh):
            reason = solid(item.visual.shape, np.ones(3))
            if isinstance(reason, str):
                yield f"visual {item.name!r}: {reason}; it is not drawn."


# Lines are as thick as this part of the size of the whole.
_THIN = 1 / 150
ArrowKind: TypeAlias = Literal["loads", "reactions", "constraints"]
ArrowsLike: TypeAlias = bool | ArrowKind | Sequence[ArrowKind]
# As in page/arrows.js.
_COLORS: dict[str, Color] = {
    "load": (0.84, 0.15, 0.16),
    "constraint": (0.58, 0.4, 0.74),
    "reaction": (0.09, 0.47, 0.5),
}
_LONGEST, _SHORTEST, _ROUNDING = 0.22, 1e-3, 1e-9
_NOTHING = 1e-9  # the scale of what is not seen
_UNITS = {"force": "N", "torque": "N m"}


@final
@dataclass(frozen=True)
class MovingPart:
    """One surface in its own axes [m], which have origin p [m], rotation q and scale s.

    The rotation is a unit quaternion (x, y, z, w); rows are times.
    """

    of: Surface
    p: Numbers
    q: Numbers
    s: Numbers


def moving_parts(drawing: Drawing, rows: Numbers) -> Iterator[MovingPart]:
    """Yield all surfaces over rows (N, items, 15); a line is a thin cylinder."""
    ends = np.concatenate([rows[0, :, 9:12], np.zeros((1, 3))])
    thick = _THIN * max(float(np.ptp(ends, axis=0).max()), 1e-3)
    solids = drawing.solids(rows[0])
    for i, item in enumerate(drawing.items):
        row = rows[:, i]
        p, R = row[:, 9:12], row[:, :9].reshape(-1, 3, 3)
        if i in solids:
            yield MovingPart(solids[i], p, quaternions(R), np.ones_like(p))
        elif isinstance(item.visual.shape, Line | Arrow):
            reach = row[:, 12:15] - p
            yield _line(item.name, p, reach, item.visual.color, thick)
        elif isinstance(item.visual.shape, FrameAxes) and item.role == "visual":
            for k, color in enumerate(AXIS_COLORS):
                reach = R[:, :, k] * row[:, 12:13]
                yield _line(f"{item.name}_{'xyz'[k]}", p, reach, color, thick)


def _line(
    name: str, p: Numbers, reach: Numbers, color: Color, thick: float
) -> MovingPart:
    """Return a unit cylinder along z that turns and stretches along a way."""
    length = np.linalg.norm(reach, axis=1)
    z = np.where(
        length[:, None] > 0, reach / np.maximum(length, 1e-300)[:, None], [0, 0, 1]
    )
    wide = np.full_like(length, thick)
    scale = np.column_stack([wide, wide, np.maximum(length, 1e-9)])
    surface = Surface(name, *solid_line(), color, 1.0, True)
    return MovingPart(surface, p, turning(np.array(_UP), z), scale)


def quaternions(R: Numbers) -> Numbers:
    """Return unit quaternions x, y, z, w, shape (N, 4); neighbors keep their sign."""
    # SciPy takes a while to import, which only files pay for.
    from scipy.spatial.transform import Rotation

    turns = np.asarray(Rotation.from_matrix(R).as_quat(), dtype=float)
    flips = np.sign(np.einsum("ij,ij->i", turns[1:], turns[:-1]))
    turns[1:] *= np.cumprod(np.where(flips < 0, -1.0, 1.0))[:, None]
    return turns


def turning(begin: Numbers, end: Numbers) -> Numbers:
    """Return the quaternions x, y, z, w that turn unit vectors into others, (N, 4)."""
    c = np.sum(begin * end, axis=-1, keepdims=True)
    q = np.concatenate([np.cross(begin, end), 1 + c], axis=-1)
    q = np.where(c < -1 + 1e-12, [1.0, 0.0, 0.0, 0.0], q)
    return np.asarray(q / np.linalg.norm(q, axis=-1, keepdims=True))


def rotated(q: Numbers, points: Numbers) -> Numbers:
    """Return points turned by a unit quaternion x, y, z, w, shape (n, 3)."""
    axis = q[:3]
    across = 2 * np.cross(axis, points)
    return np.asarray(points + q[3] * across + np.cross(axis, across))


def upright(down: Numbers) -> Numbers:
    """Return the quaternion x, y, z, w that turns up into +y."""
    size = float(np.linalg.norm(down))
    up = -down / size if size else np.array(_UP)
    return turning(up, np.array([0.0, 1.0, 0.0]))


@final
@dataclass(frozen=True)
class DrawnForces:
    """Arrows over time, and in words what the longest of them stand for."""

    parts: tuple[MovingPart, ...]
    legend: str

    def at(self, i: int) -> Iterator[Surface]:
        """Yield the arrows at the time of a number, in the world."""
        for part in self.parts:
            if part.s[i].max() > _NOTHING:
                points = rotated(part.q[i], part.of.points * part.s[i]) + part.p[i]
                yield replace(part.of, points=points)


def roles_of(arguments: Arguments, arrows: ArrowsLike) -> tuple[str, ...]:
    """Return the roles of the arrows that are drawn."""
    if isinstance(arrows, bool):
        return tuple(_COLORS) if arrows else ()
    several = [arrows] if isinstance(arrows, str) else arrows
    words = arguments.words("arrows", several, ArrowKind)
    return tuple(word.removesuffix("s") for word in words)


def drawn_forces(
    made: Drawing, t: Numbers, y: Numbers, u: Numbers, extent: float,
    roles: Sequence[str],
) -> DrawnForces:  # fmt: skip
    """Return forces and torques of some roles as arrows, scaled to the extent [m]."""
    if not roles:
        return DrawnForces((), "")
    with building_graph():
        arrows = arrows_of(made.compiled.system)
    function = made.compiled.function("arrows")
    rows = map_over(function, t, y, u, 6 * len(arrows)).reshape(len(t), -1, 6)
    chosen = [i for i, arrow in enumerate(arrows) if arrow.role in roles]
    for i in chosen:
        missing = int((~np.isfinite(rows[:, i]).all(axis=1)).sum())
        if missing:
            warn_user(
                f"{arrows[i].role} {arrows[i].name!r}: its {arrows[i].part} has no "
                f"value at {missing} of {len(t)} times; no arrow is drawn there."
            )
    largest = {
        part: max(
            (float(_sizes(rows[:, i]).max()) for i in chosen if arrows[i].part == part),
            default=0.0,
        )
        for part in _UNITS
    }
    rounding = {
        "torque": _ROUNDING * largest["force"] * extent,
        "force": _ROUNDING * largest["torque"] / extent,
    }
    visible = {part: size for part, size in largest.items() if size > rounding[part]}
    parts = [
        piece
        for i in chosen
        if arrows[i].part in visible
        for piece in _arrow(arrows[i], rows[:, i], visible[arrows[i].part], extent)
    ]
    lengths = [f"longest {p}: {size:.3g} {_UNITS[p]}" for p, size in visible.items()]
    legend = ", ".join(lengths) or "no forces"
    if "load" in roles and "reaction" not in roles:
        with building_graph():
            names = loads_along_joints(made.compiled.system)
        legend = "\n".join(filter(None, [legend, without_arrows(names)]))
    return DrawnForces(tuple(parts), legend)


def without_arrows(names: Sequence[str]) -> str:
    """Return which loads have no arrows and where they are seen; "" if all have."""
    if not names:
        return ""
    return f"without {listed(names, 4)}, in joints without axis: see their reactions"


def _sizes(rows: Numbers) -> Numbers:
    """Return how large a force is over time; zero where it has no value."""
    sizes = np.linalg.norm(rows[:, 3:], axis=1)
    return np.where(np.isfinite(sizes), sizes, 0.0)


def _arrow(
    arrow: ForceArrow, rows: Numbers, largest: float, extent: float
) -> Iterator[MovingPart]:
    """Yield shaft and head; a torque has two heads, as in textbooks."""
    size = _sizes(rows)
    there = size > _SHORTEST * largest
    if not there.any():
        return
    safe = np.where(there, size, 1.0)
    z = np.where(there[:, None], rows[:, 3:] / safe[:, None], [0.0, 0.0, 1.0])
    length = np.where(there, _LONGEST * extent * size / largest, 0.0)
    foot = np.where(np.isfinite(rows[:, :3]), rows[:, :3], 0.0)
    tip = np.minimum(0.3 * length, extent / 25)
    radius = extent / 220
    wide = np.minimum(2.5 * radius, 0.5 * tip)
    q, color = turning(np.array(_UP), z), _COLORS[arrow.role]

    def piece(what: str, begin: Numbers, reach: Numbers, width: Numbers) -> MovingPart:
        scale = np.column_stack([width, width, reach])
        scale = np.where(there[:, None], np.maximum(scale, _NOTHING), _NOTHING)
        shape = solid_line(pointed=what != "shaft")
        surface = Surface(f"{arrow.label} {what}", *shape, color, 1.0, True)
        return MovingPart(surface, foot + begin[:, None] * z, q, scale)

    yield piece("shaft", 0 * length, length - tip, np.full_like(length, radius))
    yield piece("head", length - tip, tip, wide)
    if arrow.part == "torque":
        yield piece("second head", length - 1.8 * tip, tip, wide)
