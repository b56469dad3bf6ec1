"""Sizes of a scene: what is seen over time, its ground, and from where it is seen."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np

from symbody.expr.evaluate import evaluate
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame
from symbody.model.visuals import Arrow, Box, Cylinder, Line, Mesh, Sphere
from symbody.system.system import System
from symbody.view.parts import SOME, mesh_file
from symbody.view.scene import Item, axes_of
from symbody.view.templates import Numbers

# Parameters by their symbols.
Values: TypeAlias = Mapping[Symbol, float]
# The normal of a plane that is a ground goes up, which is not farther below the scene
# than so many times its size.
_LEVEL, _DROP = 0.99, 3.0
# A motion that needs a box so many times as large is followed by the view.
_FAR = 2.5


@final
@dataclass(frozen=True)
class Sizes:
    """Sizes by which all of a scene is drawn, in meters."""

    low: Numbers  # corner of a box around all that is seen over time
    high: Numbers
    center: Numbers  # of the box
    extent: float  # its diagonal
    mark: float  # size of the marks of joints
    floor: float  # height of the ground, along what is up
    view: Numbers  # direction from the center to the viewer, of length one
    up: Numbers  # what is up, of length one


def sizes_of(
    system: System, items: Sequence[Item], rows: Numbers, values: Values
) -> Sizes:
    """Return the sizes of a scene that has these rows (N, items, 15) over time."""
    down = numbers_of(system.gravity, values)
    up = -down / (np.linalg.norm(down) or 1.0) if down.any() else np.array([0, 0, 1.0])
    low, high, links = _box(items, rows[:1], values)
    fixed = [k for k, i in enumerate(items) if (i.role, i.body) == ("visual", "world")]
    stand = _box([items[k] for k in fixed], rows[:1, fixed], values)
    # What carries all that moves, or is lowest at first, stands on the ground: it does
    # not float because other things fall.
    seats = [
        float(up @ numbers_of(joint.parent.p, values))
        for joint in system.joints
        if joint.parent.body.name == "world"
    ]
    stands = bool(fixed) and (
        _lowest(*stand[:2], up) < _lowest(low, high, up) + SOME
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
    extent = extent if extent > SOME else 1.0
    usual = sorted(length for length in links if length > SOME)
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
        if item.role == "frame" or (item.role == "support" and not item.bare):
            continue
        middle, half = row[:, 9:12], np.zeros((1, 3))
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
                        row[:, 9:12] - np.minimum(1, reach / (far + SOME)) * way
                    )
        elif isinstance(shape, Box | Mesh):
            R, size = row[:, :9].reshape(-1, 3, 3), row[:, 12:15]
            corners = np.array([[-0.5], [0.5]])
            if isinstance(shape, Mesh):
                mesh, size = mesh_file(shape.path), row[:, 12:13]
                if isinstance(mesh, str):
                    continue
                corners = mesh[0]
            low, high = size * corners.min(axis=0), size * corners.max(axis=0)
            middle = middle + (R @ (low + high)[..., None])[..., 0] / 2
            half = (abs(R) @ (high - low)[..., None])[..., 0] / 2
        elif isinstance(shape, Cylinder | Sphere):
            # Radius, and length of a cylinder.
            half = np.fmax(row[:, 12:13], row[:, 13:14] / 2)
        if item.role == "body" and item.bare:
            reach = _reach(item.visual.frame.body, values)
            half = half + (reach / 2 if math.isfinite(reach) else 0.0)
        points += [middle + half, middle - half]
    every = np.concatenate(points)
    every = every[np.isfinite(every).all(axis=1)]
    if not len(every):
        return np.zeros(3), np.zeros(3), links
    return every.min(axis=0), every.max(axis=0), links


def _reach(body: Body, values: Values) -> float:
    """Return the radius of the sphere of a body's mass and largest moment [m]."""
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
                normal = numbers_of((row[2] for row in plane.R), values)
                if normal @ up > _LEVEL:
                    heights.append(float(up @ numbers_of(plane.p, values)))
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


def numbers_of(nodes: Iterable[Node], values: Values) -> Numbers:
    """Return formulas of parameters as numbers; NaN where they are of more."""
    formulas = list(nodes)
    if not values.keys() >= set(symbols_of(*formulas)):
        return np.full(len(formulas), math.nan)
    return np.asarray(evaluate(formulas, dict(values)), np.float64)


def body_inertia(body: Body, values: Values) -> tuple[float, Numbers]:
    """Return mass [kg] and inertia about the center of mass [kg m²]."""
    m, xx, xy, xz, yy, yz, zz = evaluate([body.mass, *body.inertia], dict(values))
    return float(m), np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], float)
