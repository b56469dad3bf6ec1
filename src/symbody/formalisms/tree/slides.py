"""Points that joints let move along one line only: sliders, and what they carry.

There the direction from one point to the other is that of the joint, whichever side
they are on, and stays defined where they meet.
"""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.expr.differentiate import derivative, directional
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ZERO, Const, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.formalisms.tree.places import Places
from symbody.model.body import Frame
from symbody.model.kinematics import Slide
from symbody.spatial.vectors import (
    AXES,
    Vec,
    cross,
    dot,
    matvec,
    minus,
    neg3,
    scale,
    sub3,
    times,
)
from symbody.system.system import System, flow_of
from symbody.system.values import parameter_values

# Directions of joints are rounded.
_ROUNDING = 1e-12
# A formula is taken for even if it is at so many random places.
_SAMPLES = 8
_ALIKE = 1e-9


@final
class Slides:
    """The lines of pairs of points, in all coordinates of the spanning tree."""

    def __init__(self, system: System, places: Places) -> None:
        self._system = system
        self._places = places
        self._rates = flow_of(system)
        self._speeds = {q: v for q, v in self._rates.items() if isinstance(v, Symbol)}
        self._cache: dict[tuple[Frame, Frame], Slide | None] = {}
        self._values: dict[Symbol, float] | None = None

    def between(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line of two origins; None if they may leave one."""
        if (a, b) not in self._cache:
            self._cache[a, b] = self._find(a, b)
        return self._cache[a, b]

    def _find(self, a: Frame, b: Frame) -> Slide | None:
        gap = self._places.gap(a, b)
        moving = [q for q in symbols_of(*gap) if q in self._rates]
        slide = _along_axis(gap) or self._along_joint(gap, moving)
        if slide is None:
            return None
        x, n = slide
        slides = self._sliding(x)
        if slides is None:
            return None
        if self._is_reversed(x, slides):
            x, n = minus(ZERO, x), neg3(n)
        (rate,) = directional([x], self._rates)
        R, _ = self._places.pose(self._places.carrier(a, b))
        return Slide(x, rate, matvec(R, n))

    def _sliding(self, x: Node) -> Symbol | None:
        """Return a coordinate on which a length depends linearly."""
        for q in symbols_of(x):
            if q in self._speeds:
                slope = derivative(x, q)
                if not any(s in self._rates for s in symbols_of(slope)):
                    return q
        return None

    def _along_joint(self, gap: Vec, moving: list[Symbol]) -> tuple[Node, Vec] | None:
        """Return coordinate and direction of a skew line, along which all is linear."""
        parts: list[Vec] = []
        rest = gap
        for symbol in moving:
            x, y, z = (derivative(g, symbol) for g in gap)
            slope: Vec = (x, y, z)
            if not all(isinstance(entry, Const) for entry in slope):
                return None
            parts.append(slope)
            rest = sub3(rest, scale(symbol, slope))
        still = dict.fromkeys(moving, ZERO)
        x, y, z = (substitute(g, still) for g in rest)
        if not parts:
            return None
        n = _unit(parts[0])
        if not all(_is_parallel(n, part) for part in [*parts, (x, y, z)]):
            return None
        return dot(n, gap), n

    def _is_reversed(self, x: Node, q: Symbol) -> bool:
        """Return whether a length is negative at the start of the model.

        Where the points meet there, it counts along the coordinate of the joint.
        """
        values = self._start()
        at_start = evaluate(x, values)
        if abs(at_start) > _ROUNDING:
            return at_start < 0
        return evaluate(derivative(x, q), values) < 0

    def _start(self) -> dict[Symbol, float]:
        if self._values is None:
            system = self._system
            p = parameter_values(system).tolist()
            self._values = dict(zip(system.p, p, strict=True)) | {system.t: 0.0}
            for joint in system.joints:
                self._values |= dict(zip(joint.q, joint.q_start, strict=True))
        return self._values

    def is_even(self, formula: Node, slide: Slide) -> bool:
        """Return whether a formula is the same on both sides of where the points meet.

        It is compared with its mirror image, the coordinate and its rate reversed, at
        random places; what does not depend on the coordinate is not called even.
        """
        x, rate = slide.coordinate, slide.rate
        q = self._sliding(x)
        assert q is not None
        twice = as_node(2) / derivative(x, q)
        v = self._speeds[q]
        image = {q: minus(q, times(twice, x)), v: minus(v, times(twice, rate))}
        mirrored: Node = substitute(formula, image)
        if mirrored is formula:
            return False
        rng = np.random.default_rng(0)
        values = self._start() | {}
        free = [s for s in symbols_of(formula, mirrored) if s not in self._system.p]
        for _ in range(_SAMPLES):
            values |= {s: rng.normal() for s in free}
            one, other = evaluate([formula, mirrored], values)
            if not abs(one - other) <= _ALIKE * (1 + abs(one)):
                return False
        return True


def _along_axis(gap: Vec) -> tuple[Node, Vec] | None:
    axes = [k for k in range(3) if gap[k] is not ZERO]
    return (gap[axes[0]], AXES[axes[0]]) if len(axes) == 1 else None


def _unit(n: Vec) -> Vec:
    length = float(
        np.linalg.norm([entry.value for entry in n if isinstance(entry, Const)])
    )
    return scale(as_node(1 / length), n)


def _is_parallel(a: Vec, b: Vec) -> bool:
    return all(
        entry is ZERO or (isinstance(entry, Const) and abs(entry.value) < _ROUNDING)
        for entry in cross(a, b)
    )
