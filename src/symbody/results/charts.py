"""Pictures of a motion: over time, phases, spectra, energy, several runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import overload

import numpy as np

from symbody.arguments import Arguments, listed
from symbody.errors import CallError
from symbody.results.motion import Motion
from symbody.results.plot import axes_to_draw_in, plot, plot_into
from symbody.results.record import Array, Quantity
from symbody.results.tabulated import Axes, Figure, framed, label_of
from symbody.slow_packages import scipy

# Times of a spectrum with zeros behind, by those without: so Hann's window loses 0.3 %
# of a peak between two lines at most, in place of 15 %.
_PADDED = 8
# Quantities of the balance of energy, in the order of the legend.
_BALANCE = ("kinetic_energy", "potential_energy", "total_energy", "work")


@overload
def plot_motion(
    self: Motion,
    *names: str | Sequence[str] | None,
    figure: Figure | None = None,
    ax: None = None,
) -> Figure: ...
@overload
def plot_motion(
    self: Motion, *names: str | Sequence[str] | None, ax: object
) -> Axes: ...
def plot_motion(
    self: Motion,
    *names: str | Sequence[str] | None,
    figure: Figure | None = None,
    ax: object = None,
) -> Figure | Axes:
    """Return a figure of Matplotlib with a panel for each kind and unit.

    Of many quantities in a panel those that vary most are drawn, of many panels the
    first; what is left out is told, and drawn where `names` asks for it.

    Events of contacts have a line each: red for impacts, blue for stick, orange for
    slip, green for separation, gray for contact without impact, black for rest.

    A notebook shows it as the value of a cell. In a script `.show()` opens a
    window and `.savefig("motion.png")` writes a file. It stands apart from pyplot,
    whose `show` does not know it, unless a figure of pyplot is given.

    Args:
        self: The motion.
        *names: What to plot, names of quantities or their entries, lists of these,
            or what several begin with: "q" for all coordinates, "q_hip" for those of a
            joint; everything by default but accelerations, and inputs that stay zero.
        figure: Where to draw; a new `Picture` by default, a figure that nothing
            else keeps.
        ax: Axes of Matplotlib to draw all of it into, which are returned.
    """
    ending = "" if self.status.completed else f" ({self.status.outcome})"
    title = f"{self.record.model}{ending}"
    quantities = self.record.quantities
    wanted = [part for part in names if part is not None]
    chosen = [q for q in quantities.values() if not wanted and _is_drawn(q)]
    for part in wanted:
        several = [part] if isinstance(part, str) else part
        for name in Arguments("motion").items("names", several, str):
            chosen += [self.record.quantity(n) for n in self.named(name)]
    if figure is not None and not hasattr(figure, "add_gridspec"):
        rule, remedy = "a figure of Matplotlib", "Leave it out for a new one."
        raise Arguments("motion").refused("figure", figure, rule, remedy)
    if ax is not None:
        if figure is not None:
            rule, remedy = "left out where ax is given", "Give one of the two."
            raise Arguments("motion").refused("figure", figure, rule, remedy)
        into = plot_into(ax, chosen, self.time, title)
        self.events.mark(into)
        return into
    drawn = plot(chosen, self.time, title, figure, chooses=not wanted)
    for panel in drawn.axes if self.events else ():
        self.events.mark(panel)
    return drawn


def _is_drawn(quantity: Quantity) -> bool:
    if quantity.kind == "input":
        return bool(np.any(quantity.values))
    is_second = quantity.kind in ("driven", "dependent") and quantity.name[:3] == "vd_"
    return quantity.kind != "acceleration" and not is_second


def plot_phase(
    self: Motion, x: str, y: str | None = None, *, ax: object = None
) -> Axes:
    """Return axes with one quantity over another: a phase portrait.

    Args:
        self: The motion.
        x: Name of a quantity, or of an entry as in tables; mostly a coordinate.
        y: The other one; for a coordinate "q_…" its velocity "v_…" by default.
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: `x` is no coordinate with a velocity, and `y` is left out.
    """
    y = velocity_of(self, Arguments("plot_phase"), x, y)
    (horizontal, unit_x), (vertical, unit_y) = (scalar_part(self, n) for n in (x, y))
    drawn = axes_to_draw_in(ax)
    drawn.plot(horizontal, vertical, linewidth=1.2)
    drawn.plot(horizontal[:1], vertical[:1], "o", label="start")
    framed(drawn, label_of(x, unit_x), label_of(y, unit_y), self.record.model)
    return drawn


def plot_spectrum(
    self: Motion,
    names: str | Sequence[str],
    *,
    over: str | None = None,
    ax: object = None,
) -> Axes:
    """Return axes with the amplitudes of quantities over the frequency, or the order.

    A sine of amplitude A gives a peak of height A, with a window of Hann and zeros
    behind, so that it does not matter whether whole periods fit into the motion. Times
    that are not evenly spaced are interpolated by a cubic spline, which the title says.

    Args:
        self: The motion.
        names: Of quantities or entries, or of groups such as "q".
        over: Name of an angle that grows all the time, for an order plot: amplitudes
            over multiples of its turns, whatever its speed.
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Raises:
        UnknownQuantityError: There is none of this name.
        CallError: The motion has less than four times, or the angle turns back.
    """
    parts = scalar_names(self, "plot_spectrum", names)
    time = self.time
    if over is not None:
        over = Arguments("plot_spectrum").text("over", over, "Name an angle.")
        time = scalar_part(self, over)[0] / (2 * np.pi)
        steps = np.diff(time)
        if not ((steps > 0).all() or (steps < 0).all()):
            rule = "an angle that grows, or falls, all the time"
            raise Arguments("plot_spectrum").refused(
                "over", over, rule, "Leave it out for a spectrum over the frequency."
            )
    if time.size < 4:
        raise CallError(
            f"plot_spectrum: the motion of {self.record.model!r} has {time.size} "
            f"times. A spectrum needs many; simulate with times in place of a duration."
        )
    even = np.linspace(time[0], time[-1], time.size)
    is_even = np.allclose(time, even, rtol=0, atol=1e-9 * float(np.ptp(time)))
    window = np.hanning(time.size)
    padded = _PADDED * time.size
    frequency = np.fft.rfftfreq(padded, abs(even[1] - even[0]))
    drawn = axes_to_draw_in(ax)
    units = []
    for name in parts:
        values, unit = scalar_part(self, name)
        if not is_even:
            grid, order = np.unique(time, return_index=True)
            values = scipy.interpolate.CubicSpline(grid, values[order])(even)
        part = window * (values - np.average(values, weights=window))
        amplitude = 2 * np.abs(np.fft.rfft(part, padded)) / window.sum()
        drawn.semilogy(frequency[1:], amplitude[1:], linewidth=1.2, label=name)
        units.append(unit)
    unit = units[0] if len(set(units)) == 1 else ", ".join(units)
    label = "frequency [Hz]" if over is None else f"order of {over}"
    note = "" if is_even or over else ", times made even"
    framed(drawn, label, label_of("amplitude", unit), f"{self.record.model}{note}")
    return drawn


def plot_energy(self: Motion, *, ax: object = None) -> Axes:
    """Return axes with the energies over time, and the work if it was integrated.

    Args:
        self: The motion, monitored with "energy" or "work".
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Raises:
        CallError: The motion has no energies.
    """
    there = [name for name in _BALANCE if name in self]
    if not there:
        raise CallError(
            f"plot_energy: the motion of {self.record.model!r} has no energies. "
            f"Simulate with save=sb.Save(work=True), or without leaving energy out."
        )
    drawn = axes_to_draw_in(ax)
    for name in there:
        drawn.plot(self.time, self.array(name), linewidth=1.2, label=name)
    title = self.record.model
    if "energy_error" in self:
        worst = float(np.abs(self.array("energy_error")).max())
        title += f": total energy less work is within {worst:.2g} J"
    drawn.margins(x=0)
    framed(drawn, "time [s]", "energy [J]", title)
    return drawn


def compare(
    motions: Mapping[str, Motion], names: str | Sequence[str], *, ax: object = None
) -> Axes:
    """Return axes with the same quantities of several motions, by their labels.

    Args:
        motions: By the label of each.
        names: Of quantities that all of them have, or of entries as in tables.
        ax: Axes of Matplotlib to draw into; those of a new figure by default.

    Returns:
        The axes. Colors tell motions, styles of lines tell quantities.

    Raises:
        UnknownQuantityError: A motion has none of this name.
        CallError: There is no motion.
    """
    arguments = Arguments("compare")
    motions = arguments.mapping("motions", motions, optional=False)
    if not motions:
        raise arguments.refused(
            "motions", motions, "one at least", "Give {'label': motion}."
        )
    for label, motion in motions.items():
        arguments.instance(f"motions[{label!r}]", motion, Motion, "Give a Motion.")
    drawn = axes_to_draw_in(ax)
    units: dict[str, None] = {}
    for k, (label, motion) in enumerate(motions.items()):
        parts = scalar_names(motion, "compare", names)
        for i, name in enumerate(parts):
            values, unit = scalar_part(motion, name)
            units[unit] = None
            style = ("-", "--", "-.", ":")[i % 4]
            text = f"{name}, {label}" if len(parts) > 1 else label
            drawn.plot(motion.time, values, style, color=f"C{k % 10}", label=text)
    several = (names,) if isinstance(names, str) else names
    what = several[0] if len(several) == 1 else ""
    drawn.margins(x=0)
    framed(drawn, "time [s]", label_of(what, ", ".join(units)).strip())
    return drawn


def velocity_of(motion: Motion, arguments: Arguments, x: str, y: str | None) -> str:
    """Return what is drawn over x: y, or the velocity of the coordinate x."""
    remedy = "Give the name of a quantity."
    x = arguments.text("x", x, remedy)
    if y is not None:
        return arguments.text("y", y, remedy)
    velocity = f"v_{x[2:]}"
    if not x.startswith("q_") or velocity not in motion:
        raise CallError(
            f"{arguments.who}: x={x!r} is no coordinate that has a velocity of its "
            f"own. Name both: {arguments.who}({x!r}, y=…)."
        )
    return velocity


def scalar_names(motion: Motion, who: str, names: object) -> list[str]:
    """Return the names of scalar parts to draw or describe; groups stand for theirs."""
    return [
        part
        for name in Arguments(who).names("names", names)
        for one in motion.named(name)
        for part in ((one,) if one == name else motion.record.columns(one))
    ]


def scalar_part(motion: Motion, name: str) -> tuple[Array, str]:
    """Return values and unit of a scalar part; what has several entries is refused."""
    motion.array(name)  # says what there is
    quantity = motion.record.quantity(name)
    if quantity.values.ndim > 1:
        raise CallError(
            f"motion of {motion.record.model!r}: {name!r} has several entries. Name "
            f"one of {listed(quantity.columns())}."
        )
    return quantity.values, quantity.unit
