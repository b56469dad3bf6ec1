"""The choice among the ways in which a loop can close."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from symbody.expr.node import Node, Symbol
from symbody.model.loops.loop import LoopSolution
from symbody.model.loops.path import LoopPath

_TURN = 2 * math.pi


def nearest(
    path: LoopPath,
    postures: Iterable[object],
    close: Callable[[Any, Mapping[Symbol, int]], LoopSolution],
) -> LoopSolution:
    """Return the solution nearest to the start values of the dependent coordinates.

    To angles the whole turns are added that bring them nearest.

    Args:
        path: With the start values.
        postures: What to choose from, what is preferred first.
        close: From one of them, and the whole turns to add to angles, to the solution.
    """
    angles = {step.symbol for step in path.steps if step.kind == "R"}
    postures = list(postures)
    found = [close(posture, {}) for posture in postures]
    distances = [_distance(path, solution, angles) for solution in found]
    best = distances.index(min(distances))
    turns = {
        q: _turns(path, q, formula)
        for q, formula in zip(found[best].dependent, found[best].formulas, strict=True)
        if q in angles
    }
    return close(postures[best], turns) if any(turns.values()) else found[best]


def _distance(path: LoopPath, solution: LoopSolution, angles: set[Symbol]) -> float:
    """Return the distance of a solution to the start values; ∞ if there is none.

    Lengths count in units of the largest one, angles in radians.
    """
    values = [path.value(formula) for formula in solution.formulas]
    lengths = [
        abs(number)
        for q, value in zip(solution.dependent, values, strict=True)
        if q not in angles
        for number in (value, path.values[q])
    ]
    unit = max(lengths, default=0.0) or 1.0
    squares = 0.0
    for q, value in zip(solution.dependent, values, strict=True):
        difference = value - path.values[q]
        if q in angles:
            squares += math.remainder(difference, _TURN) ** 2
        else:
            squares += (difference / unit) ** 2
    return round(squares, 9) if math.isfinite(squares) else math.inf


def _turns(path: LoopPath, q: Symbol, formula: Node) -> int:
    """Return the whole turns to add to an angle, so that it is nearest to the start."""
    turns = (path.values[q] - path.value(formula)) / _TURN
    return round(turns) if math.isfinite(turns) else 0
