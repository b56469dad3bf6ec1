"""Shapes that show what a machine is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from symbody.model.field import ModelElement
from symbody.model.formulas import VectorLike
from symbody.model.model import Model
from symbody.model.visuals import Shape


def add_shapes(
    model: Model,
    rows: Iterable[tuple[str, str, VectorLike, ModelElement, str | Sequence[float]]],
) -> None:
    """Add shapes: name, body or "world", place in its axes [m], shape and color."""
    bodies = {"world": model.world, **model.bodies}
    for name, body, at, shape, color in rows:
        place = bodies[body].add_frame(name, at=at)
        model.add_visual(place, cast(Shape, shape), name=name, color=color)
