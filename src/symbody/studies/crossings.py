"""Crossings of a level, between the times at which a quantity is known."""

from __future__ import annotations

import numpy as np

from symbody.arguments import Numbers

# Halves of the stretch between two times, until its ends are neighbours.
_HALVES = 60
# Times so near, as shares of the span, are one; so are values, of all they range over.
_SAME = 1e-6


def crossing(time: Numbers, above: Numbers, i: int) -> float:
    """Return when a quantity crosses zero between two times [s].

    Between them it is taken as the polynomial through these and the times before and
    behind, of which the error goes with the fourth power of their distance.

    Args:
        time: When it is known [s], shape (N,).
        above: The quantity, shape (N,), of different signs, or zero, at i and i + 1.
        i: Index of the time before.
    """
    span = float(time[i + 1] - time[i])
    if span == 0:  # a jump
        return float(time[i])
    places = [i, i + 1]
    places += [
        *_beyond(time, above, i, -1, _SAME * span),
        *_beyond(time, above, i + 1, 1, _SAME * span),
    ]
    x = [float(time[k] - time[i]) / span for k in places]
    c = _divided_differences(x, [float(above[k]) for k in places])
    low, high = 0.0, 1.0
    rising = above[i] < 0
    for _ in range(_HALVES):
        middle = 0.5 * (low + high)
        value = c[-1]
        for k in range(len(c) - 2, -1, -1):
            value = c[k] + (middle - x[k]) * value
        if (value < 0) == rising:
            low = middle
        else:
            high = middle
    return float(time[i]) + high * span


def _beyond(time: Numbers, above: Numbers, i: int, step: int, near: float) -> list[int]:
    """Return the place beside one, none if the quantity jumps or the times end.

    A time may stand twice: with one value, or with those before and behind a jump.
    """
    k = i + step
    while 0 <= k < len(time) and abs(time[k] - time[i]) <= near:
        if abs(above[k] - above[i]) > _SAME * float(np.ptp(above)):
            return []
        k += step
    return [k] if 0 <= k < len(time) else []


def _divided_differences(x: list[float], y: list[float]) -> list[float]:
    """Return the coefficients of Newton's form of a polynomial through points."""
    differences = list(y)
    for order in range(1, len(x)):
        for k in range(len(x) - 1, order - 1, -1):
            differences[k] = (differences[k] - differences[k - 1]) / (
                x[k] - x[k - order]
            )
    return differences
