"""An input by a table of times and values: lines between them, and jumps."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import real_array, shown
from symbody.errors import ModelError
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve
from symbody.expr.node import Node

Array = NDArray[np.float64]


def table(who: str, t: Node, times: object, values: object) -> Node:
    """Return the piecewise linear function of time through points.

    Args:
        who: Whose table it is, for messages.
        t: The time.
        times: Rising; one that stands twice is a jump, its first value before, its
            second one after [s].
        values: One a time; the first and the last one hold beyond.

    Raises:
        ModelError: The table is none.
    """
    x, y = points(who, times, values)
    steps = np.diff(x)
    moving = steps > 0
    knots = np.append(x[:-1][moving], x[-1])
    coefficients = np.zeros((len(knots) + 1, 2))
    coefficients[0, 0], coefficients[-1, 0] = y[0], y[-1]
    coefficients[1:-1, 0] = y[:-1][moving]
    coefficients[1:-1, 1] = np.diff(y)[moving] / steps[moving]
    pieces = PiecewisePolynomial((tuple(knots.tolist()),), coefficients, (False,))
    line: Node = Curve("table", pieces)(t)
    return line


def points(who: str, times: object, values: object) -> tuple[Array, Array]:
    """Return the points of a table; see `table`."""
    x, y = real_array(times), real_array(values)
    if x is None or y is None or x.ndim != 1 or x.shape != y.shape or len(x) < 2:
        raise ModelError(
            f"{who}: a table is (times, values), two lists of numbers of equal length, "
            f"at least two; found {shown(times)} and {shown(values)}. Give a value for "
            f"each time."
        )
    steps = np.diff(x)
    thrice = (steps[1:] == 0) & (steps[:-1] == 0)
    finite = np.isfinite(x).all() and np.isfinite(y).all()
    if not finite or (steps < 0).any() or thrice.any() or not x[-1] > x[0]:
        raise ModelError(
            f"{who}: the times of its table must increase from one to the next, and "
            f"all numbers be finite; where it jumps, a time stands twice. Found "
            f"{_worst(x, y)}."
        )
    return x, y


def _worst(x: Array, y: Array) -> str:
    """Return what is wrong with a table."""
    for name, numbers in (("time", x), ("value", y)):
        bad = np.flatnonzero(~np.isfinite(numbers))
        if bad.size:
            return f"the {name} {numbers[bad[0]]} at the index {bad[0]}"
    falls = np.flatnonzero(np.diff(x) < 0)
    if falls.size:
        i = int(falls[0])
        return f"{x[i + 1]:g} after {x[i]:g} at the index {i + 1}"
    if x[-1] == x[0]:
        return f"no other time than {x[0]:g}"
    i = int(np.flatnonzero((x[2:] == x[1:-1]) & (x[1:-1] == x[:-2]))[0])
    return f"{x[i]:g} three times, from the index {i} on"
