"""Pictures of the fuel injection pump, beside figures of its source."""

from __future__ import annotations

from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import symbody as sb

Axes = mpl.axes.Axes
Array = NDArray[np.float64]
EXACT = {"method": sb.Radau(rtol=1e-7, atol=1e-10)}
# Names of the roller's rotation, as the model has them.
SPIN, SPUN = "v_roller_way_phi2", "vd_roller_way_phi2"


def pump_rolling() -> Figure:
    """Draw roller and lift where the roller rolls, and their derivatives."""
    model = sb.library.fuel_injection_pump(contacts="rolling")
    times = np.linspace(0, 0.027, 1351)
    motion = sb.simulate(model, times, method=sb.DP54(rtol=1e-8))
    angle = -np.degrees(motion.array("q_shaft"))
    shown = (
        ("9.6: speed of the roller [rad/s]", motion.array(SPIN)),
        ("9.6: its acceleration [krad/s²]", 1e-3 * motion.array(SPUN)),
        ("9.7: lift [mm]", 1e3 * motion.array("q_lift")),
        ("9.7: its acceleration [m/s²]", motion.array("vd_lift")),
    )
    return _panels(shown, angle, "angle of the shaft [°]", (2, 2))


def pump_lubricated() -> Figure:
    """Draw the pump with oil in both contacts, over its third turn."""
    model = sb.library.fuel_injection_pump(speed=1000)
    rolls = sb.library.fuel_injection_pump(speed=1000, contacts="rolling")
    times = np.linspace(0.12, 0.18, 3001)
    times = np.concatenate([[0.0], times])
    motion = sb.simulate(model, times, save=sb.Save(drives=True), **EXACT)
    rolling = sb.simulate(rolls, times, method=sb.DP54(rtol=1e-8))
    turned = -np.degrees(motion.array("q_shaft")) - 720
    angle = turned[1:]
    shown = (
        ("9.8: fuel [bar]", 1e-5 * motion.array("fuel")),
        ("9.10 b: speed of the roller [rad/s]", motion.array(SPIN)),
        ("9.10 c: eccentricity in the pin", motion.array("eccentricity")),
        ("9.11 a: torque of the shaft [N m]", motion.array("drive_shaft")),
        ("9.11 b: film at the cam [µm]", 1e6 * motion.array("thickness")),
        ("9.11 c: stress of Hertz [GPa]", 1e-9 * motion.array("stress")),
    )
    figure = _panels(
        [(title, values[1:]) for title, values in shown],
        angle, "angle of the shaft [°]", (2, 3),
    )  # fmt: skip
    ax = figure.axes[1]
    ax.plot(
        angle, rolling.array(SPIN)[1:], "--", color="0.5", lw=1, label="if it rolls"
    )
    ax.legend(fontsize=7)
    return figure


def pump_varied() -> Figure:
    """Draw what speed, inlet and clearance change, over a turn."""
    figure = Figure(figsize=(8.8, 6.4), layout="constrained")
    axes = figure.subplots(3, 3)
    families: tuple[tuple[str, list[dict[str, float]]], ...] = (
        ("speed", [{"speed": x} for x in (500, 1000, 1500)]),
        ("inlet", [{"inlet": 1e-3 * x} for x in (9, 12, 15)]),
        ("clearance", [{"clearance": 1e-6 * x} for x in (6, 9, 12)]),
    )
    units = {"speed": (1, "/min"), "inlet": (1e3, " mm"), "clearance": (1e6, " µm")}
    for column, (name, family) in zip(axes.T, families, strict=True):
        for options in family:
            size, unit = units[name]
            label = f"{size * options[name]:g}{unit}"
            _draw_variation(column, options, label)
        column[0].set_title(name, fontsize=9)
        column[0].legend(fontsize=7)
        column[-1].set_xlabel("angle of the shaft [°]", fontsize=8)
    axes[0, 0].set_ylabel("film at the cam [µm]", fontsize=8)
    axes[1, 0].set_ylabel("stress of Hertz [GPa]", fontsize=8)
    axes[2, 0].set_ylabel("eccentricity in the pin", fontsize=8)
    for ax in axes.ravel():
        ax.tick_params(labelsize=7)
    return figure


def _draw_variation(column: Any, options: dict[str, float], label: str) -> None:
    model = sb.library.fuel_injection_pump(**options)
    turn = 60 / options.get("speed", 1000)
    times = np.concatenate([[0.0], np.linspace(2 * turn, 3 * turn, 1201)])
    # What holds the roller on the cam at 1500/min, too.
    spring = {"preload": 600, "spring": 90e3}
    motion = sb.simulate(model, times, parameters=spring, **EXACT)
    angle = (-np.degrees(motion.array("q_shaft")) - 720)[1:]
    for ax, name, size in zip(
        column, ("thickness", "stress", "eccentricity"), (1e6, 1e-9, 1), strict=True
    ):
        ax.plot(angle, size * motion.array(name)[1:], lw=1, label=label)


def _panels(shown: Any, abscissa: Array, words: str, layout: tuple[int, int]) -> Figure:
    figure = Figure(figsize=(2.9 * layout[1], 4.6), layout="constrained")
    for ax, (title, values) in zip(
        figure.subplots(*layout).ravel(), shown, strict=True
    ):
        ax.plot(abscissa, values, lw=1)
        ax.set_title(title, fontsize=9)
        ax.tick_params(labelsize=7)
    for ax in figure.axes[-layout[1] :]:
        ax.set_xlabel(words, fontsize=8)
    return figure


PUMP = {
    "pump-rolling": pump_rolling,
    "pump-lubricated": pump_lubricated,
    "pump-varied": pump_varied,
}
