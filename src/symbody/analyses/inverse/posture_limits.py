"""Start and limits of a search for postures."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed, near, real_array
from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame
from symbody.pipeline import CompiledModel
from symbody.spatial.vectors import Vec

Array: TypeAlias = NDArray[np.float64]


def start_of_search(arguments: Arguments, model: CompiledModel, start: object) -> Array:
    """Return the coordinates to begin at, quaternions of length one."""
    values = arguments.mapping("start", start, "names of coordinates", "{'q_hip': 0.5}")
    names = [s.name for s in model.system.q]
    q = np.array(model.system.q_start, dtype=float)
    for name, value in values.items():
        if name not in names:
            raise ModelError(
                f"{arguments.who}: start value of {name!r}, which is no coordinate of "
                f"model {model.system.name!r}. It has {listed(names)}. "
                f"{near(name, names)}"
            )
        q[names.index(name)] = arguments.number(f"start[{name!r}]", value)
    for first in model.system.quaternions:
        length = float(np.linalg.norm(q[first : first + 4]))
        if not length:
            rule = "a quaternion that is not zero"
            raise arguments.refused("start", start, rule, "No rotation is 1, 0, 0, 0.")
        q[first : first + 4] /= length
    return q


def limits_of(
    arguments: Arguments, model: CompiledModel, limits: object
) -> tuple[Array, Array]:
    """Return the least and greatest values of all coordinates."""
    system = model.system
    names = [s.name for s in system.q]
    low, high = np.full(len(names), -np.inf), np.full(len(names), np.inf)
    for joint in system.joints:
        for symbol, pair in zip(joint.q, joint.limits, strict=True):
            if pair is not None and symbol.name in names:
                i = names.index(symbol.name)
                low[i], high[i] = pair
    values = arguments.mapping("limits", limits, "coordinates", "{'q_hip': (-1, 1)}")
    for name, pair in values.items():
        numbers = real_array(pair)
        if name not in names:
            rule = f"of coordinates of the state, {listed(names)}"
            raise arguments.refused("limits", {name: pair}, rule, near(name, names))
        if numbers is None or numbers.shape != (2,) or not numbers[0] < numbers[1]:
            rule = "a pair (least, greatest)"
            raise arguments.refused("limits", {name: pair}, rule, "Give two numbers.")
        i = names.index(name)
        low[i], high[i] = max(low[i], numbers[0]), min(high[i], numbers[1])
    return low, high


def coordinate_of_velocity(model: CompiledModel) -> dict[int, int]:
    """Return the coordinate of each velocity that is its rate, both as numbers."""
    system = model.system
    velocity = system.coordinates.velocity_of
    places = {v: j for j, v in enumerate(system.v)}
    return {
        places[velocity[q]]: i
        for i, q in enumerate(system.q)
        if q in velocity and velocity[q] in places
    }


def reach(
    model: CompiledModel, frame: Frame, low: Array, high: Array
) -> tuple[Array, float]:
    """Return a point of the world [m] and what a frame cannot be further from it.

    The distance [m] is the sum of the lengths of all links and of what joints slide;
    infinite where a motion has no such bound. Coordinates are between low and high.
    """
    system = model.system
    values: dict[Any, float] = dict(
        zip(system.p, model.parameters.tolist(), strict=True)
    )
    number: dict[Any, int] = {q: i for i, q in enumerate(system.q)}

    def numbers(p: Vec) -> Array:
        nodes = [as_node(x, "reach") for x in p]
        known = {*symbols_of(nodes)} <= values.keys()
        return evaluate(nodes, values) if known else np.full(3, np.inf)

    placement = system.placements[frame.body.name]
    total = float(sum(np.linalg.norm(numbers(p)) for p in (frame.p, placement.p)))
    center, link = np.zeros(3), placement.link
    while link:
        moving = system.links[link - 1]
        if moving.kind == "T" and moving.q in number:
            i = number[moving.q]
            total += max(abs(low[i]), abs(high[i]))
        elif moving.kind != "R":
            total = np.inf
        center, link = numbers(moving.p), moving.parent
        total += float(np.linalg.norm(center)) if link else 0.0
    return center, float(total)
