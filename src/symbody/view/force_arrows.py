"""Arrows of forces and torques over time, as large as their sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.arguments import Arguments, listed
from symbody.errors import warn_user
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    loads_along_joints,
)
from symbody.model.visuals import ArrowKind, ArrowsLike
from symbody.runtime.loops.library import map_over
from symbody.view.drawing import Drawing, MovingPart, Surface, turning
from symbody.view.parts import Color
from symbody.view.templates import Numbers, template

# As in page/arrows.js.
_COLORS: dict[str, Color] = {
    "load": (0.84, 0.15, 0.16),
    "contact": (0.17, 0.55, 0.17),
    "constraint": (0.58, 0.4, 0.74),
    "reaction": (0.09, 0.47, 0.5),
}
_LONGEST, _SHORTEST, _ROUNDING = 0.22, 1e-3, 1e-9
_NOTHING = 1e-9  # the scale of what is not seen
_UNITS = {"force": "N", "torque": "N m"}


_UP = (0.0, 0.0, 1.0)


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
