"""Forces and torques as arrows in pictures, films and files, as pages draw them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.errors import warn_user
from symbody.formalisms.quantities.scene import (
    ForceArrow,
    arrows_of,
    loads_along_joints,
)
from symbody.pipeline.graph_lock import building_graph
from symbody.runtime.loops.answers import map_over
from symbody.view.drawing import Color, Drawing, Surface
from symbody.view.moving_parts import MovingPart, along, rotated
from symbody.view.solids import solid_cone, solid_line

Numbers: TypeAlias = NDArray[np.float64]
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
class DrawnForces:
    """Arrows over time.

    Attributes:
        parts: Shafts and heads.
        legend: What the longest arrows stand for, in words.
    """

    parts: tuple[MovingPart, ...]
    legend: str

    def at(self, i: int) -> Iterator[Surface]:
        """Yield what is seen at the time of a number, in the world."""
        for part in self.parts:
            if part.s[i].max() > _NOTHING:
                points = rotated(part.q[i], part.points * part.s[i]) + part.p[i]
                yield Surface(
                    part.name, points, part.faces, part.color, part.opacity, True
                )


NO_FORCES = DrawnForces((), "")


def roles_of(asked: Arguments, arrows: ArrowsLike) -> tuple[str, ...]:
    """Return which roles of arrows are asked for."""
    if isinstance(arrows, bool):
        return tuple(_COLORS) if arrows else ()
    several = [arrows] if isinstance(arrows, str) else arrows
    words = asked.words("arrows", several, ArrowKind)
    return tuple(word.removesuffix("s") for word in words)


def drawn_forces(
    made: Drawing, t: Numbers, y: Numbers, u: Numbers, extent: float,
    roles: Sequence[str],
) -> DrawnForces:  # fmt: skip
    """Return forces and torques as arrows.

    Args:
        made: The mechanism.
        t: Times, shape (N,) [s].
        y: States, shape (N, n).
        u: Inputs, shape (N, nu).
        extent: Size of what is drawn, to which arrows are scaled [m].
        roles: "load", "constraint", "reaction".
    """
    if not roles:
        return NO_FORCES
    with building_graph():
        arrows = arrows_of(made.compiled.system)
    function = made.compiled.function("arrows")
    rows = map_over(function, t, y, u, 6 * len(arrows)).reshape(len(t), -1, 6)
    chosen = [i for i, arrow in enumerate(arrows) if arrow.role in roles]
    _tell_missing([arrows[i] for i in chosen], rows[:, chosen])
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
    seen = {part: size for part, size in largest.items() if size > rounding[part]}
    parts = [
        piece
        for i in chosen
        if arrows[i].part in seen
        for piece in _arrow(arrows[i], rows[:, i], seen[arrows[i].part], extent)
    ]
    told = [f"longest {p}: {size:.3g} {_UNITS[p]}" for p, size in seen.items()]
    legend = ", ".join(told) or "no forces"
    if "load" in roles and "reaction" not in roles:
        with building_graph():
            names = loads_along_joints(made.compiled.system)
        legend = "\n".join(filter(None, [legend, without_arrows(names)]))
    return DrawnForces(tuple(parts), legend)


def without_arrows(names: Sequence[str]) -> str:
    """Return which loads have no arrows and where they are seen; "" if all have.

    Args:
        names: Of loads that act along the motion of joints that has no axis.
    """
    if not names:
        return ""
    return f"without {listed(names, 4)}, in joints without axis: see their reactions"


def _sizes(rows: Numbers) -> Numbers:
    """Return how large a force is over time; zero where it has no value."""
    sizes = np.linalg.norm(rows[:, 3:], axis=1)
    return np.where(np.isfinite(sizes), sizes, 0.0)


def _tell_missing(arrows: Sequence[ForceArrow], rows: Numbers) -> None:
    missing = np.asarray(~np.isfinite(rows).all(axis=2))
    for i, arrow in enumerate(arrows):
        places = missing[:, i]
        if places.any():
            warn_user(
                f"{arrow.role} {arrow.name!r}: its {arrow.part} has no value at "
                f"{int(places.sum())} of {len(places)} times; no arrow is drawn there."
            )


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
    q, color = along(z), _COLORS[arrow.role]

    def piece(what: str, begin: Numbers, reach: Numbers, width: Numbers) -> MovingPart:
        scale = np.column_stack([width, width, reach])
        scale = np.where(there[:, None], np.maximum(scale, _NOTHING), _NOTHING)
        shape = solid_line() if what == "shaft" else solid_cone()
        name = f"{arrow.label} {what}"
        return MovingPart(name, *shape, color, 1.0, foot + begin[:, None] * z, q, scale)

    yield piece("shaft", 0 * length, length - tip, np.full_like(length, radius))
    yield piece("head", length - tip, tip, wide)
    if arrow.part == "torque":
        yield piece("second head", length - 1.8 * tip, tip, wide)
