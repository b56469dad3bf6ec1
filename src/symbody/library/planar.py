"""Planar linkages from a drawing: points, and the bars between them; shapes."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from symbody.model.body import Body
from symbody.model.constraints.cuts import PlanarHingeCut
from symbody.model.field import ModelElement
from symbody.model.formulas import VectorLike
from symbody.model.joint import Joint
from symbody.model.model import Model
from symbody.model.visuals import Shape


def add_linkage(
    model: Model,
    points: Mapping[str, tuple[float, float]],
    bars: Mapping[str, tuple[Any, ...]],
    *,
    ground: str = "",
    carrier: Body | None = None,
    speeds: Mapping[str, float] | None = None,
) -> dict[str, Joint]:
    """Add bars in the x-z plane, as a drawing shows them at the start.

    All coordinates are zero there, and the axes of all bars are parallel to those of
    the carrier. The points of the drawing are parameters, so the loops are closed at
    the start whatever their values. A bar hangs on its first point from what is listed
    before it and holds that point; its other points that are held already are hinges
    of constraints, `BAR_at_POINT`. Its mass is spread evenly over the lines between all
    its points.

    Args:
        model: The model.
        points: Places x, z at the start [m]; prefixed names keep two drawings apart.
        bars: Mass [kg] and points, "A B C", of each; a third entry is the motion of the
            joint, which is "Ry" otherwise.
        ground: The points that the carrier holds.
        carrier: Body whose origin is that of the drawing; the world by default.
        speeds: Velocities at the start by bar [rad/s or m/s].

    Returns:
        The joints by bar. Their children are bodies BAR_body with a frame for each
        point.
    """
    carrier = carrier or model.world
    place = {
        name: model.add_parameter(name, at, unit="m") for name, at in points.items()
    }
    holders = dict.fromkeys(ground.split(), carrier)
    for name in holders:
        carrier.add_frame(name, at=(place[name][0], 0, place[name][1]))
    joints = {}
    for bar, (mass, named, *motion) in bars.items():
        first, *others = own = named.split()
        m = model.add_parameter(f"m_{bar}", mass, positive=True, unit="kg")
        at = {p: place[p] - place[first] for p in own}
        lines = list(itertools.combinations(at.values(), 2))
        center = sum(at.values()) / len(own)
        J = sum(
            m * (_square(b - a) / 12 + _square((a + b) / 2 - center)) for a, b in lines
        ) / max(len(lines), 1)
        body = model.add_body(f"{bar}_body", m, (center[0], 0, center[1]), (0, J, 0))
        for p in own:
            body.add_frame(p, at=(at[p][0], 0, at[p][1]))
        hung = holders.setdefault(first, carrier)
        if first not in hung.frames:
            hung.add_frame(first, at=(place[first][0], 0, place[first][1]))
        start = (speeds or {}).get(bar)
        kind = motion[0] if motion else "Ry"
        joints[bar] = model.add_joint(bar, hung.frames[first], body, kind, v=start)
        for p in others:
            if p in holders:
                hinge = PlanarHingeCut(holders[p].frames[p], body.frames[p], "y")
                model.add_constraint(f"{bar}_at_{p}", hinge)
            holders.setdefault(p, body)
        if motion:
            holders[first] = body
    return joints


def meet(
    a: tuple[float, float], b: tuple[float, float], from_a: float, from_b: float
) -> tuple[float, float]:
    """Return the point at these distances from a and b, to the left of a to b."""
    along = (b[0] - a[0], b[1] - a[1])
    d = (along[0] ** 2 + along[1] ** 2) ** 0.5
    x = (from_a**2 - from_b**2 + d**2) / (2 * d)
    y = (from_a**2 - x**2) ** 0.5
    return (
        a[0] + (x * along[0] - y * along[1]) / d,
        a[1] + (x * along[1] + y * along[0]) / d,
    )


def _square(vector: Any) -> Any:
    return vector[0] ** 2 + vector[1] ** 2


def add_shapes(
    model: Model,
    rows: Iterable[tuple[str, str, VectorLike, ModelElement, str | Sequence[float]]],
) -> None:
    """Add shapes: name, body or "world", place in its axes [m], shape and color."""
    bodies = {"world": model.world, **model.bodies}
    for name, body, at, shape, color in rows:
        place = bodies[body].add_frame(name, at=at)
        model.add_visual(place, cast(Shape, shape), name=name, color=color)
