"""Whether velocities and accelerations that are given are the slopes of what moves.

The slope of a spline of fifth degree is compared with what is given. How well data of
this spacing tell a slope is estimated by that of a spline of third degree, which is
wrong by more: what differs by less than a few times the difference of both is no fault.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.pipeline import CompiledModel
from symbody.system.system import System, coordinate_rates

FEWEST = 6  # points of a spline of fifth degree
# Noise makes both splines wrong, though not equally: of series of white noise alone,
# the slope is within so many times the estimate in 19 of 20; of smooth ones within 6.
_TIMES, _NEIGHBORS = 16.0, 5
_ROUNDED = 1e-6  # of the greatest value


def slope_notes(model: CompiledModel, grid: Array, y: Array, vd: Array) -> list[str]:
    """Return notes where velocities or accelerations are not the slopes of data."""
    if grid.size == 1:
        return []
    if grid.size < FEWEST:
        few = (
            f"{grid.size} times are too few to tell whether the velocities and "
            f"accelerations are those of the coordinates: {FEWEST} would do."
        )
        return [few]
    pairs = _pairs(model.system, y, vd)
    notes = [_compared(grid, *pair) for pair in pairs]
    return [note for note in notes if note]


def _pairs(
    system: System, y: Array, vd: Array
) -> Iterator[tuple[str, Array, str, Array]]:
    """Yield name and values of what moves, and of what shall be its slope."""
    column = dict(zip(system.coordinates.y, y.T, strict=False))
    for i, (q, rate) in enumerate(zip(system.q, coordinate_rates(system), strict=True)):
        if isinstance(rate, Symbol):
            yield q.name, y[:, i], rate.name, column[rate]
            continue
        rows = [
            dict(zip(system.coordinates.y, row.tolist(), strict=False)) for row in y
        ]
        text = f"the rate of {q.name}, as of the angular velocity,"
        yield q.name, y[:, i], text, np.array([evaluate(rate, row) for row in rows])
    for v, a, slope in zip(system.v, system.vd, vd.T, strict=True):
        yield v.name, column[v], a.name, slope


def _compared(
    grid: Array, name: str, values: Array, rate_name: str, rates: Array
) -> str:
    """Return a note where rates are not the slope of values; empty if they are."""
    # SciPy takes half a second to import, which formulas do not need.
    from scipy.interpolate import make_interp_spline

    # As above.
    from scipy.ndimage import maximum_filter1d

    slope, rough = (
        make_interp_spline(grid, values, k=k).derivative()(grid) for k in (5, 3)
    )
    unsure = maximum_filter1d(np.abs(slope - rough), 2 * _NEIGHBORS + 1)
    size = max(np.abs(slope).max(), np.abs(rates).max())
    off = np.abs(rates - slope)
    beyond = off - (_TIMES * unsure + _ROUNDED * size)
    if beyond.max() <= 0:
        return ""
    i = int(np.argmax(beyond))
    return (
        f"{rate_name} is not the slope of {name}: at t = {grid[i]:g} s it is "
        f"{rates[i]:.4g} as given, {slope[i]:.4g} by a spline, off by {off[i]:.3g}. "
        f"What was computed holds for the values as given; leave out the one that is "
        f"less certain."
    )
