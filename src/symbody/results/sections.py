"""Poincaré sections: where a motion passes through a surface, or once a period."""

from __future__ import annotations

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import CallError
from symbody.results.axes import Axes
from symbody.results.charts import found_part, label_of, velocity_of
from symbody.results.motion import Motion
from symbody.results.plot import axes_to_draw_in
from symbody.results.quantity import Array


def plot_poincare(
    self: Motion,
    x: str,
    y: str | None = None,
    *,
    through: str | None = None,
    at: float | None = None,
    rising: bool | None = None,
    period: float | None = None,
    after: float | None = None,
    ax: object = None,
) -> Axes:
    """Return axes with a point for each passage: a Poincaré section.

    Either where a quantity passes through a value, or once a period. Between the times
    of the motion all is interpolated by cubic splines, so these should be dense.

    Args:
        self: The motion.
        x: Name of a quantity, or of an entry as in tables; mostly a coordinate.
        y: The other one; for a coordinate "q_…" its velocity "v_…" by default.
        through: The quantity that passes through `at`.
        at: Its value there; 0 by default.
        rising: Whether it rises there, as by default, or falls.
        period: Between points, in place of `through` [s].
        after: From when on, so that what decays is left out; the start by default [s].
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: There are neither `through` nor `period` or both, or no passages; or
            `at` or `rising` are given, which a period does not have.

    References:
        Guckenheimer, Holmes (1983), section 1.5.
    """
    asked = Arguments("plot_poincare")
    y = velocity_of(self, asked, x, y)
    (horizontal, unit_x), (vertical, unit_y) = (found_part(self, n) for n in (x, y))
    if (through is None) == (period is None):
        raise CallError(
            f"plot_poincare: through={through!r} and period={period!r} are given, but "
            f"it takes one of the two. Name a quantity, as through='v_hip', or give a "
            f"period."
        )
    value = 0.0 if at is None else asked.number("at", at)
    rises = True if rising is None else asked.flag("rising", rising)
    if through is None and not (at is None and rising is None):
        raise CallError(
            f"plot_poincare: at={at!r} and rising={rising!r} have no effect with a "
            f"period. Leave them out, or name what passes: through='v_hip'."
        )
    first = float(self.time[0])
    after = first if after is None else asked.number("after", after, unit="s")
    if period is not None:
        period = asked.number("period", period, above=0, unit="s")
        times = np.arange(max(after, first), float(self.time[-1]), period)
        told = f"every {period:g} s"
    else:
        through = asked.text("through", through, "Give the name of a quantity.")
        crossed, unit = found_part(self, through)
        times = _passages(self.time, crossed - value, rises)
        times = times[times >= after]
        word = "rising" if rises else "falling"
        told = f"{word} through {through} = {value:g}{f' {unit}' if unit else ''}"
    if not times.size:
        raise CallError(
            f"plot_poincare: the motion of {self.record.model!r} has no passage "
            f"{told} after {after:g} s. Simulate longer, or take another surface."
        )
    drawn = axes_to_draw_in(ax)
    drawn.plot(
        _at(self.time, horizontal, times), _at(self.time, vertical, times),
        ".", markersize=3,
    )  # fmt: skip
    drawn.set(xlabel=label_of(x, unit_x), ylabel=label_of(y, unit_y))
    drawn.set_title(f"{self.record.model}: {times.size} points {told}")
    drawn.grid(True, alpha=0.3)
    return drawn


def _passages(time: Array, values: Array, rising: bool) -> Array:
    """Return the times at which values pass through zero in one direction."""
    # As in `_at`.
    from scipy.interpolate import CubicSpline

    grid, order = np.unique(time, return_index=True)
    curve = CubicSpline(grid, values[order])
    roots = np.asarray(curve.roots(extrapolate=False), float)
    slopes = curve(roots, 1)
    return np.sort(roots[slopes > 0 if rising else slopes < 0])


def _at(time: Array, values: Array, times: Array) -> Array:
    """Return values between the times of a motion."""
    # SciPy takes a while to import, which only what needs it pays for.
    from scipy.interpolate import CubicSpline

    grid, order = np.unique(time, return_index=True)
    return np.asarray(CubicSpline(grid, values[order])(times))
