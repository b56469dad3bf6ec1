"""A mechanism as surfaces and lines in the world, for pictures and files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import evaluate
from symbody.expr.node import as_node
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.model.body import Body
from symbody.model.visuals import Arrow, FrameAxes, Line, Mesh, Sphere
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.runtime.loops.library import map_over
from symbody.view.scene import Item, axes_of, is_drawable, items_of, with_items
from symbody.view.solids import Numbers, ellipsoid, joint_mark, solid

Color: TypeAlias = tuple[float, float, float]
AXIS_COLORS: tuple[Color, ...] = (
    (0.84, 0.15, 0.16),
    (0.85, 0.65, 0.13),
    (0.17, 0.63, 0.17),
)
_INERTIA: Color = (0.36, 0.55, 0.72)
_JOINT: Color = (0.88, 0.48, 0.15)
_NO_LENGTH = 1e-9  # [m]


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
