"""A mechanism as surfaces: at a time, and moving; arrows of its forces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import final

import numpy as np

from symbody.arguments import Arguments, listed
from symbody.errors import warn_user
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    loads_along_joints,
)
from symbody.model.visuals import ArrowKind, ArrowsLike, Mesh
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.runtime.loops.library import map_over
from symbody.slow_packages import scipy
from symbody.view.look import Look
from symbody.view.parts import Color, Finish, Part, Skin, mesh_file
from symbody.view.scene import Item, is_drawable, items_of, notes_of_lost, with_items
from symbody.view.sizes import Sizes, Values, sizes_of
from symbody.view.templates import (
    Indices,
    Numbers,
    corner_normals,
    template,
    template_normals,
)

_UP = (0.0, 0.0, 1.0)
_NOTHING = 1e-30  # the scale of what is not seen; files hold no less
# Layers of what is drawn without being asked for.
_SHOWN = ("", "joints")


@final
@dataclass(frozen=True)
class Surface:
    """Triangles, in the world or own axes: points (n, 3) [m], faces (m, 3)."""

    name: str
    points: Numbers
    faces: Indices
    color: Color
    opacity: float = 1.0
    finish: Finish = "paint"
    normals: Numbers | None = None

    @cached_property
    def corner_normals(self) -> Numbers:
        """A unit normal for each corner of a face, shape (m, 3, 3)."""
        if self.normals is not None:
            return self.normals
        return corner_normals(self.points, self.faces)


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

    def posed(self, i: int) -> Surface:
        """Return the surface in the world, at the time of a number."""
        points = rotated(self.q[i], self.of.points * self.s[i]) + self.p[i]
        flat = self.of.corner_normals.reshape(-1, 3) / np.maximum(self.s[i], _NOTHING)
        flat = rotated(self.q[i], flat)
        flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-300)
        normals = flat.reshape(-1, 3, 3)
        return replace(self.of, points=points, normals=normals)


@final
@dataclass(frozen=True)
class Drawing:
    """The drawing of a model at any time."""

    compiled: CompiledModel
    items: tuple[Item, ...]

    @property
    def values(self) -> Values:
        """The parameters."""
        symbols = self.compiled.system.p
        return dict(zip(symbols, self.compiled.parameters.tolist(), strict=True))

    def rows(self, t: Numbers, y: Numbers, u: Numbers | None = None) -> Numbers:
        """Return the scene at some times, shape (N, items, 15)."""
        if u is None:
            u = np.tile(inputs_of(self.compiled), (len(t), 1))
        count = 15 * len(self.items)
        scene = self.compiled.function("scene")
        return map_over(scene, t, y, u, count).reshape(len(t), -1, 15)

    def sizes(self, rows: Numbers) -> Sizes:
        """Return the sizes of the scene over all rows, see `look`."""
        return sizes_of(self.compiled.system, self.items, rows, self.values)

    def moving(
        self, rows: Numbers, sizes: Sizes, layers: Sequence[str] = _SHOWN
    ) -> Iterator[MovingPart]:
        """Yield all surfaces over rows (N, items, 15)."""
        system, values = self.compiled.system, self.values
        there = np.asarray(np.isfinite(rows).all(axis=2))
        worst = rows[np.argmin(there.sum(axis=1))]
        for note in notes_of_lost(self.items, worst):
            warn_user(f"model {system.name!r}: {note}")
        last = -1
        look = Look(system, self.items, rows, sizes, values)
        for i, part in look.parts():
            if part.layer not in layers:
                continue
            name = self.items[i].name + f" {part.of}" * (i == last)
            last = i
            moving = self._moving(name, i, part, np.nan_to_num(rows), sizes)
            if moving is not None:
                hidden = np.where(there[:, i, None], moving.s, _NOTHING)
                yield replace(moving, s=hidden)

    def _moving(
        self, name: str, i: int, part: Part, rows: Numbers, sizes: Sizes
    ) -> MovingPart | None:
        surface = surface_of(name, part, rows[0], i)
        if surface is None:
            return None
        row = rows[:, i]
        p, R, size = row[:, 9:12], row[:, :9].reshape(-1, 3, 3), row[:, 12:]
        scale = np.ones_like(p)
        if part.along is not None:
            return MovingPart(surface, *lying(part, p, size - p, sizes.up))
        p = size if part.at_end else p
        if part.at is not None:
            scale = np.linalg.norm(part.at[:, :3], axis=0)
            p, R = p + R @ part.at[:, 3], R @ (part.at[:, :3] / scale)
        if part.size is not None:
            scale = scale * size[:, list(part.size)]
        return MovingPart(surface, p, quaternions(R), np.broadcast_to(scale, p.shape))


def inputs_of(compiled: CompiledModel) -> Numbers:
    """Return the inputs where none is given: zero, or what is nearest within limits."""
    return np.asarray(compiled._inputs(()), float)


def surface_of(name: str, part: Part, row: Numbers, i: int) -> Surface | None:
    """Return the surface of a part of an item in own axes; None without triangles."""
    # Surfaces of files may fold anywhere: each triangle is flat.
    normals = None
    if part.skin is not None:
        triangles = skin_points(part.skin, row, i), part.skin.faces
    elif "." in part.of:
        mesh = mesh_file(Path(part.of))
        if isinstance(mesh, str):
            return None
        triangles = mesh
    else:
        triangles, normals = template(part.of), template_normals(part.of)
    return Surface(name, *triangles, part.color, part.opacity, part.finish, normals)


def drawing(compiled: CompiledModel, *, skeleton: bool = True) -> Drawing:
    """Return the drawing of a model; warn of surfaces that cannot be drawn.

    Without skeleton bodies without visuals are there only if there is nothing else.
    """
    known = items_of(compiled.system)
    items = tuple(i for i in known if i.role in ("visual", "element") or i.bare)
    if not skeleton and any(is_drawable(v.shape) for v in compiled.system.visuals):
        items = tuple(item for item in known if item.role == "visual")
    for item in items:
        if isinstance(item.visual.shape, Mesh):
            reason = mesh_file(item.visual.shape.path)
            if isinstance(reason, str):
                warn_user(f"visual {item.name!r}: {reason}; it is not drawn.")
    p = compiled.parameters
    with building_graph():
        derivations = Derivations(with_items(compiled.system, items))
        options = replace(compiled.shared.options, merge=None, rolled=None)
        shared = CompiledSystem(derivations, options, p)
        shared.timings = compiled.timings
    made = CompiledModel(shared, compiled.overrides, p.copy())
    return Drawing(made, items)


def skin_points(skin: Skin, rows: Numbers, i: int) -> Numbers:
    """Return the points of a skin in the axes of its item, for the rows of a time."""
    k = np.array([number for number, _ in skin.places])
    part = np.array([[part] for _, part in skin.places])
    begin, end = rows[k, 9:12], rows[k, 12:15]
    places = begin + part * (end - begin) - rows[i, 9:12]
    return np.asarray((places @ rows[i, :9].reshape(3, 3))[skin.of] + skin.offsets)


def lying(
    part: Part, p: Numbers, along: Numbers, up: Numbers
) -> tuple[Numbers, Numbers, Numbers]:
    """Return place, rotation and scale of a surface on a line that moves."""
    assert part.along is not None
    a, b, c, d, wide = part.along
    length = np.linalg.norm(along, axis=1, keepdims=True)
    share = np.divide(1.0, length, out=np.zeros_like(length), where=length > 0)
    first, last = (np.clip(of + more * share, 0, 1) for of, more in ((a, b), (c, d)))
    slack = np.maximum(part.rest - length, 0)
    sag = np.sqrt(0.375 * length * slack)

    def at(f: Numbers) -> Numbers:
        return np.asarray(p + f * along - 4 * f * (1 - f) * sag * up)

    begin, end = at(first), at(last)
    size = np.linalg.norm(end - begin, axis=1, keepdims=True)
    z = np.where(size > 0, (end - begin) / np.maximum(size, 1e-300), _UP)
    thin = np.full_like(size, wide)
    scale = np.column_stack([thin, thin, np.maximum(size, _NOTHING)])
    return (begin + end) / 2, turning(np.array(_UP), z), scale


def quaternions(R: Numbers) -> Numbers:
    """Return unit quaternions x, y, z, w, shape (N, 4); neighbors keep their sign."""
    turns = scipy.spatial.transform.Rotation.from_matrix(R).as_quat()
    turns = np.asarray(turns, dtype=float)
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


# As in page/arrows.js.
_COLORS: dict[str, Color] = {
    "load": (0.84, 0.15, 0.16),
    "contact": (0.17, 0.55, 0.17),
    "constraint": (0.58, 0.4, 0.74),
    "reaction": (0.09, 0.47, 0.5),
}
_LONGEST, _SHORTEST, _ROUNDING = 0.22, 1e-3, 1e-9
_UNITS = {"force": "N", "torque": "N m"}


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
                yield part.posed(i)


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
        shape = template("shaft" if what == "shaft" else "head")
        surface = Surface(f"{arrow.label} {what}", *shape, color)
        return MovingPart(surface, foot + begin[:, None] * z, q, scale)

    yield piece("shaft", 0 * length, length - tip, np.full_like(length, radius))
    yield piece("head", length - tip, tip, wide)
    if arrow.part == "torque":
        yield piece("second head", length - 1.8 * tip, tip, wide)
