"""A picture of examples/leg.py: the paths of its muscles, and their forces."""

from __future__ import annotations

import contextlib
import io
import runpy
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import symbody as sb

EXAMPLE = Path(__file__).parents[1] / "examples" / "leg.py"
Array = NDArray[np.float64]


def leg() -> Figure:
    """Draw the leg at the start and at the end, and the forces between."""
    with contextlib.redirect_stdout(io.StringIO()):
        example = runpy.run_path(str(EXAMPLE))
    motion, muscles = example["motion"], example["MUSCLES"]
    figure = Figure(figsize=(8.8, 3.6), layout="constrained")
    axes = figure.subplots(1, 3, width_ratios=(1, 1, 1.6))
    for ax, moment in zip(axes, (0, -1), strict=False):
        angles = [motion.array(f"q_{name}")[moment] for name in ("hip", "knee")]
        _draw_leg(ax, angles, muscles)
        ax.set_title(f"at {motion.time[moment]:g} s", fontsize=9)
    for name in muscles:
        axes[2].plot(motion.time, motion.array(f"F_{name}")[:, 0], label=name, lw=1)
    axes[2].set_title("forces [N]", fontsize=9)
    axes[2].set_xlabel("time [s]", fontsize=8)
    axes[2].legend(fontsize=7)
    axes[2].tick_params(labelsize=7)
    return figure


def _draw_leg(ax: mpl.axes.Axes, angles: list[float], muscles: dict[str, Any]) -> None:
    hip, knee = angles
    places = {"world": (np.zeros(2), 0.0), "thigh": (np.array([0, 1.0]), hip)}
    at_knee = _seen(places["thigh"], np.array([0, -0.42]))
    places["shank"] = (at_knee, hip + knee)
    ankle = _seen(places["shank"], np.array([0, -0.42]))
    ax.plot(
        *np.transpose([places["thigh"][0], at_knee, ankle]), "o-", color="0.6", lw=5
    )
    for number, (path, *_) in enumerate(muscles.values()):
        points = [_point(frame, places) for frame in path]
        ax.plot(*np.transpose(points), ".-", color=f"C{number}", lw=1.5)
    ax.set_aspect("equal")
    ax.set(xlim=(-0.25, 0.55), ylim=(0.1, 1.15))
    ax.axis("off")


def _point(frame: sb.Frame, places: dict[str, tuple[Array, float]]) -> Array:
    x, _, z = sb.evaluate(list(frame.p), {})
    return _seen(places[frame.body.name], np.array([x, z]))


def _seen(place: tuple[Array, float], at: Array) -> Array:
    """Return a point of a body that is turned about y, as the world sees it."""
    origin, angle = place
    c, s = np.cos(angle), np.sin(angle)
    return origin + np.array([[c, s], [-s, c]]) @ at
