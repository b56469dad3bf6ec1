"""Times at which a formula passes given values, found by looking at some times.

This is for formulas that hold a function whose form nobody knows. A pair of places
between two looks is missed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np

from symbody.events.interval import Array
from symbody.events.switches import Switch
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol


@final
class Sampling:
    """Looks at regular times for where the argument of a switch passes a level."""

    def __init__(self, switch: Switch, t: Symbol) -> None:
        self._switch = switch
        self._t = t

    def zones(self, times: Array) -> tuple[Array, Array]:
        """Return neighboring numbers between which the argument passes a level."""
        cells = [self._cell(x) for x in times.tolist()]
        found = [
            _narrowed(self._cell, x, y, cell)
            for x, y, cell, other in zip(
                times[:-1].tolist(), times[1:].tolist(), cells[:-1], cells[1:],
                strict=True,
            )
            if cell != other
        ]  # fmt: skip
        pairs = np.array(found).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]

    def _cell(self, t: float) -> float:
        """Return between which levels the argument is, as a number."""
        switch = self._switch
        (value,) = evaluate_all([switch.argument], {self._t: t})
        if not np.isfinite(value):
            return np.inf
        turns = 0.0
        if switch.period:
            turns = np.floor((value - switch.levels[0]) / switch.period)
            value -= turns * switch.period
        count = np.searchsorted(switch.levels, value, side="right")
        return float(turns * len(switch.levels) + count)


def _narrowed(
    cell: Callable[[float], float], low: float, high: float, at_low: float
) -> tuple[float, float]:
    """Return neighbors of which only the first is in the cell of the lower end."""
    while True:
        middle = 0.5 * (low + high)
        if not low < middle < high:
            return low, high
        low, high = (middle, high) if cell(middle) == at_low else (low, middle)
