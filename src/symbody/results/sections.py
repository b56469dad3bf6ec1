"""Motion against a period: Poincaré sections, and harmonics of an excitation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import CallError, warn_user
from symbody.results.charts import scalar_names, scalar_part, velocity_of
from symbody.results.motion import Motion
from symbody.results.plot import axes_to_draw_in
from symbody.results.record import Array
from symbody.results.result import AnalysisStatus, Labels, Result
from symbody.results.tabulated import Axes, Table, framed, label_of
from symbody.slow_packages import scipy

# Error of interpolation that is seen in a picture, as part of the range of a quantity.
_SEEN = 0.01
# How much smaller a spline's error is at half the distance: 16 times for curves that it
# follows well, less for those of which a warning is to be given.
_AT_HALF = 4


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
    of the motion all is interpolated by cubic splines, which begin anew at events of
    contacts and where a time stands twice. Where times are too far apart for it a
    warning says by how much points may be wrong.

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
    arguments = Arguments("plot_poincare")
    y = velocity_of(self, arguments, x, y)
    (horizontal, unit_x), (vertical, unit_y) = (scalar_part(self, n) for n in (x, y))
    if (through is None) == (period is None):
        raise CallError(
            f"plot_poincare: through={through!r} and period={period!r} are given, but "
            f"it takes one of the two. Name a quantity, as through='v_hip', or give a "
            f"period."
        )
    value = 0.0 if at is None else arguments.number("at", at)
    rises = True if rising is None else arguments.flag("rising", rising)
    if through is None and not (at is None and rising is None):
        raise CallError(
            f"plot_poincare: at={at!r} and rising={rising!r} have no effect with a "
            f"period. Leave them out, or name what passes: through='v_hip'."
        )
    first, last = float(self.time[0]), float(self.time[-1])
    sign = 1.0 if last >= first else -1.0
    after = first if after is None else arguments.number("after", after, unit="s")
    if period is not None:
        period = arguments.number("period", period, above=0, unit="s")
        begin = sign * max(sign * after, sign * first)
        times = np.arange(begin, last, sign * period)
        sentence = f"every {period:g} s"
    else:
        through = arguments.text("through", through, "Give the name of a quantity.")
        crossed, unit = scalar_part(self, through)
        curve = _curve(self, crossed - value)
        roots = np.asarray(curve.roots(discontinuity=False, extrapolate=False), float)
        passes = curve(roots, 1) > 0 if rises else curve(roots, 1) < 0
        times = np.sort(roots[passes & (sign * (roots - after) >= 0)])
        word = "rising" if rises else "falling"
        sentence = f"{word} through {through} = {value:g}{f' {unit}' if unit else ''}"
    if not times.size:
        raise CallError(
            f"plot_poincare: the motion of {self.record.model!r} has no passage "
            f"{sentence} after {after:g} s. Simulate longer, or take another surface."
        )
    curves = [horizontal, vertical, *([] if through is None else [crossed])]
    _warn_of_gaps(self, curves, times)
    drawn = axes_to_draw_in(ax)
    drawn.plot(
        _curve(self, horizontal)(times), _curve(self, vertical)(times),
        ".", markersize=3,
    )  # fmt: skip
    title = f"{self.record.model}: {times.size} points {sentence}"
    labels = label_of(x, unit_x), label_of(y, unit_y)
    framed(drawn, *labels, title, legend=False)
    return drawn


def _warn_of_gaps(motion: Motion, curves: list[Array], times: Array) -> None:
    """Warn of too wide times; the error is a spline's at each second time left out."""
    grid, order = np.unique(motion.time, return_index=True)
    if grid.size < 8:
        return
    of_half = order[::2]
    left_out = np.clip(np.searchsorted(grid, times) // 2 * 2 + 1, 1, grid.size - 2)
    worst = 0.0
    for curve in curves:
        values = curve[order]
        guessed = _curve(motion, curve, of_half)(grid[left_out])
        wrong = np.abs(guessed - values[left_out]).max() / _AT_HALF
        worst = max(worst, float(wrong / (np.ptp(values) or 1)))
    if worst > _SEEN:
        warn_user(
            f"plot_poincare: {grid.size} times of the motion of "
            f"{motion.record.model!r} are too few to interpolate between them: points "
            f"may be wrong by {worst:.0%} of the range of what is drawn. Simulate with "
            f"more times, as np.linspace({grid[0]:g}, {grid[-1]:g}, {10 * grid.size})."
        )


def _curve(motion: Motion, values: Array, rows: Any = slice(None)) -> Any:
    """Return values of a motion, at some rows, as splines from event to event."""
    forward = np.arange(len(motion.time))[rows]
    if motion.time[-1] < motion.time[0]:
        forward = np.sort(forward)[::-1]
    forward = forward[np.argsort(motion.time[forward], kind="stable")]
    time, values = motion.time[forward], values[forward]
    # Where new splines begin: the first row behind, and the time.
    begins = {i: time[i] for i in (np.flatnonzero(np.diff(time) == 0) + 1).tolist()}
    for event in sorted(motion.events.times.tolist()):
        # Of a time that stands twice the second row is that behind the event.
        i = max(np.searchsorted(time, event), np.searchsorted(time, event, "right") - 1)
        if 0 < i < len(time):
            begins.setdefault(int(i), event)
    ends = [(0, time[0]), *sorted(begins.items()), (len(time), time[-1])]
    places, factors = [], []
    for (first, begin), (last, end) in pairwise(ends):
        t, x = time[first:last], values[first:last]
        if len(t) == 1:
            t, x = np.append(t, t + 1), np.append(x, x)
        spline = scipy.interpolate.CubicSpline(t, x)
        inner = t[(t > begin) & (t < end)]
        knots = np.concatenate([[begin], inner]) if end > begin else inner
        places.append(knots)
        factors.append([spline(knots, k) / math.factorial(k) for k in (3, 2, 1, 0)])
    return scipy.interpolate.PPoly(
        np.concatenate(factors, axis=1), np.append(np.concatenate(places), time[-1])
    )


class HarmonicsStatus(AnalysisStatus):
    """The kind of motion that harmonics describe."""

    PERIODIC = True, "the harmonics are the motion, to a thousandth"
    REST = True, "the motion has more than these harmonics; see what remains"


@final
@dataclass(frozen=True, repr=False, eq=False)
class Harmonics(Result):
    """Quantities as mean + sum over n of Re(amplitude exp(2π i n f t)).

    Attributes:
        quantities: Names and units.
        frequency: f [Hz].
        begin: From when on the motion is described [s].
        mean: Shape (quantities,).
        amplitudes: Complex, of n = 1, 2, …, shape (quantities, orders).
        remainder: Root mean square of what remains, shape (quantities,).
    """

    status: HarmonicsStatus
    quantities: Labels
    frequency: float
    begin: float
    mean: Array
    amplitudes: NDArray[np.complex128]
    remainder: Array

    def ratio(self, of: str, by: str) -> complex:
        """Return the response of one quantity to another at the frequency itself.

        Of a linear system it is what `LinearSystem.bode` gives; of others it depends
        on the amplitude (describing function).

        Args:
            of: Name of what responds.
            by: Name of what excites.

        Raises:
            UnknownQuantityError: There is none of this name.
            CallError: `by` does not vibrate with this frequency.
        """
        i, j = (self.quantities.index(name, self.title()) for name in (of, by))
        if not self.amplitudes[j, 0]:
            rule = f"a quantity that has an amplitude at {self.frequency:g} Hz"
            raise Arguments(self.title()).refused("by", by, rule, "Name the input.")
        return complex(self.amplitudes[i, 0] / self.amplitudes[j, 0])

    def table(self) -> Table:
        """Return means, amplitudes and what remains, a row a quantity."""
        sizes, names = np.abs(self.amplitudes), self.quantities.with_units()
        columns = np.column_stack([self.mean, sizes, self.remainder])
        orders = (f"{n} × f" for n in range(1, 1 + sizes.shape[1]))
        heading = ("mean", *orders, "remainder")
        return Table.of_matrix("quantity", columns, names, heading)

    def draw(self, ax: Axes) -> None:
        """Draw the amplitudes over their orders."""
        orders = np.arange(1, 1 + self.amplitudes.shape[1])
        width = 0.8 / len(self.quantities)
        for k, name in enumerate(self.quantities.with_units()):
            place = orders + (k - 0.5 * (len(self.quantities) - 1)) * width
            ax.bar(place, np.abs(self.amplitudes[k]), width, label=name)
        if self.amplitudes.any():
            ax.set_yscale("log")
        ax.set_xticks(orders)
        ax.set(xlabel=f"order of {self.frequency:g} Hz", ylabel="amplitude")
        ax.set_title(self.title())
        ax.grid(True, axis="y", alpha=0.3)
        ax.legend(fontsize="small")

    def _beside(self) -> tuple[str, ...]:
        return (f"  f = {self.frequency:g} Hz, from t = {self.begin:g} s on",)


def harmonics(
    self: Motion,
    names: str | Sequence[str],
    frequency: float,
    *,
    orders: int = 3,
    begin: float | None = None,
) -> Harmonics:
    """Return amplitudes at multiples of a frequency: the harmonic response of a motion.

    They are fitted by least squares over the last whole periods of the motion. When
    what it began with has not decayed, a remainder tells so.

    Args:
        self: The motion, of one that is excited with this frequency.
        names: Of quantities or entries, or of groups such as "q".
        frequency: Of the excitation [Hz].
        orders: How many multiples of it.
        begin: From when on [s]; from half of the motion by default.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: The motion has no whole period from there on, or too few times.
    """
    arguments = Arguments("harmonics")
    parts = scalar_names(self, "harmonics", names)
    frequency = arguments.number("frequency", frequency, above=0, unit="Hz")
    orders = arguments.whole("orders", orders, least=1)
    time = self.time
    first, last = float(time.min()), float(time.max())
    since = 0.5 * (first + last)
    if begin is not None:
        since = arguments.number("begin", begin, unit="s")
    periods = np.floor((last - since) * frequency * (1 + 1e-9))
    chosen = time >= last - periods / frequency * (1 + 1e-9)
    if periods < 1 or since < first or np.count_nonzero(chosen) < 4 * orders + 1:
        rule = (
            f"the begin of a whole period of {1 / frequency:g} s at least, with "
            f"{4 * orders + 1} times or more, in a motion from {first:g} to {last:g} s"
        )
        remedy = "Simulate longer, with more times."
        raise arguments.refused("begin", since, rule, remedy)
    angle = 2 * np.pi * frequency * np.outer(time[chosen], np.arange(1, orders + 1))
    basis = np.hstack([np.ones((len(angle), 1)), np.cos(angle), -np.sin(angle)])
    pairs = [scalar_part(self, name) for name in parts]
    values = np.column_stack([part for part, _ in pairs])[chosen]
    factors = np.linalg.lstsq(basis, values)[0]
    rest = np.sqrt(np.mean((values - basis @ factors) ** 2, axis=0))
    amplitudes = (factors[1 : orders + 1] + 1j * factors[orders + 1 :]).T
    small = rest <= 1e-3 * np.abs(values - factors[0]).max(axis=0)
    return Harmonics(
        self.record.model,
        HarmonicsStatus.PERIODIC if small.all() else HarmonicsStatus.REST,
        (), Labels(tuple(parts), tuple(unit for _, unit in pairs)), frequency,
        float(time[chosen].min()), factors[0], amplitudes, rest,
    )  # fmt: skip
