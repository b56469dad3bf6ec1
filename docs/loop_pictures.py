"""The picture of the kinds of loops, for docs/make_pictures.py."""

from __future__ import annotations

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

Point = tuple[float, float]
INDEPENDENT, DEPENDENT, HINGE = "C1", "C0", "C3"


def loops() -> Figure:
    """Draw each kind: what is independent, what follows, and where a and b meet."""
    figure = Figure(figsize=(9.6, 4.4), layout="constrained")
    kinds = (
        _four_bar, _crank_slider, _three_bar_slider, _four_bar_slider, _steering,
        _rod, _universal_rod, _hexapod_leg, _offset_leg, _transmission,
    )  # fmt: skip
    for ax, draw in zip(figure.subplots(2, 5).ravel(), kinds, strict=True):
        ax.set_title(draw(ax), fontsize=10)
        ax.set(xlim=(-0.5, 4.5), ylim=(-0.9, 3.2), aspect="equal")
        ax.set_axis_off()
    marks = [
        mpl.lines.Line2D([], [], marker="o", linestyle="", color=c, label=label)
        for c, label in (
            (INDEPENDENT, "independent"),
            (DEPENDENT, "follows"),
            (HINGE, "frames a and b meet"),
        )
    ]
    figure.legend(handles=marks, loc="outside lower center", ncols=3, fontsize=9)
    return figure


def _four_bar(ax: mpl.axes.Axes) -> str:
    A, B, C, D = (0.5, 0), (0, 1.6), (3.3, 2.4), (3.6, 0)
    _bars(ax, (A, B), (B, C), (D, C))
    _ground(ax, A, D)
    _joints(ax, {A: INDEPENDENT, B: DEPENDENT, D: DEPENDENT, C: HINGE})
    return "FourBar"


def _crank_slider(ax: mpl.axes.Axes) -> str:
    A, P, S = (0.5, 0.6), (1.3, 1.6), (3.9, 0.6)
    _bars(ax, (A, P), (S, P))
    _ground(ax, A)
    _slider(ax, S)
    _joints(ax, {A: INDEPENDENT, S: DEPENDENT, P: HINGE})
    return "CrankSlider"


def _three_bar_slider(ax: mpl.axes.Axes) -> str:
    A, B, C = (0.3, 1.2), (2.6, 2.1), (1.2, 0)
    _bars(ax, (A, (4.2, 2.75)))
    _cylinder(ax, C, B)
    _ground(ax, A, C)
    _joints(ax, {A: INDEPENDENT, C: DEPENDENT, B: HINGE})
    return "ThreeBarTrans"


def _four_bar_slider(ax: mpl.axes.Axes) -> str:
    A, B, C, D = (0.4, 0), (3.0, 1.0), (2.4, 2.5), (0.2, 1.9)
    _bars(ax, (A, (4.2, 1.46)), (B, C))
    _cylinder(ax, D, C)
    _ground(ax, A, D)
    _joints(ax, {A: INDEPENDENT, B: INDEPENDENT, D: DEPENDENT, C: HINGE})
    return "FourBarTrans"


def _steering(ax: mpl.axes.Axes) -> str:
    A, B, C, D = (0.7, 0.5), (1.7, 0.5), (3.3, 0.9), (3.9, 2.2)
    _bars(ax, (A, B), (B, C), (C, D))
    _slider(ax, A, INDEPENDENT)
    _ground(ax, D)
    _joints(ax, {B: DEPENDENT, C: DEPENDENT, D: HINGE})
    return "Steering"


def _rod(ax: mpl.axes.Axes) -> str:
    A, B, D = (0.5, 1.9), (3.1, 2.0), (3.9, 0.3)
    _bars(ax, (A, B), (D, B))
    _ground(ax, D)
    _joints(ax, {D: DEPENDENT})
    _balls(ax, A, B)
    ax.text(0.5, 2.3, "any motion", fontsize=8, color=INDEPENDENT)
    return "RodLoop"


def _universal_rod(ax: mpl.axes.Axes) -> str:
    A, B, D = (0.5, 1.9), (3.1, 2.0), (3.9, 0.3)
    _bars(ax, (A, B), width=5)
    _bars(ax, (D, B))
    _ground(ax, D)
    _joints(ax, {A: DEPENDENT, D: DEPENDENT})
    _balls(ax, B)
    ax.text(0.5, 2.3, "any motion", fontsize=8, color=INDEPENDENT)
    ax.text(0.2, 1.3, "two axes", fontsize=8, color=DEPENDENT)
    return "UniversalRodLoop"


def _hexapod_leg(ax: mpl.axes.Axes) -> str:
    A, P = (1.2, 0), (2.2, 2.2)
    _bars(ax, (P, (4.3, 2.5)), width=5)
    _cylinder(ax, A, P)
    _ground(ax, A)
    ax.text(3.4, 2.75, "any motion", fontsize=8, color=INDEPENDENT, ha="center")
    ax.text(1.6, -0.15, "two axes", fontsize=8, color=DEPENDENT)
    _joints(ax, {A: DEPENDENT, P: HINGE})
    return "HexapodLeg"


def _offset_leg(ax: mpl.axes.Axes) -> str:
    A, B, D, E = (1.0, 0), (1.1, 0.5), (2.0, 1.9), (2.4, 2.4)
    _bars(ax, (E, (4.3, 2.6)), width=5)
    _bars(ax, (A, B), (D, E))
    _cylinder(ax, B, D)
    _ground(ax, A)
    ax.text(3.4, 2.85, "any motion", fontsize=8, color=INDEPENDENT, ha="center")
    ax.text(1.9, 1.1, "and twist", fontsize=8, color=DEPENDENT)
    _joints(ax, {A: DEPENDENT, B: DEPENDENT, D: DEPENDENT, E: HINGE})
    return "OffsetHexapodLeg"


def _transmission(ax: mpl.axes.Axes) -> str:
    for center, radius, color in (
        ((1.1, 1.1), 0.8, INDEPENDENT),
        ((3.1, 1.1), 1.2, DEPENDENT),
    ):
        wheel = mpl.patches.Circle(center, radius, facecolor="0.95", edgecolor="0.3")
        ax.add_patch(wheel)
        _ground(ax, center)
        _joints(ax, {center: color})
    return "Transmission, JointFormula"


def _bars(ax: mpl.axes.Axes, *ends: tuple[Point, Point], width: float = 3) -> None:
    for a, b in ends:
        ax.plot(*zip(a, b, strict=True), color="0.3", linewidth=width, zorder=1)


def _joints(ax: mpl.axes.Axes, at: dict[Point, str]) -> None:
    for point, color in at.items():
        ax.plot(*point, "o", color=color, markeredgecolor="white", ms=9, zorder=3)


def _balls(ax: mpl.axes.Axes, *points: Point) -> None:
    for point in points:
        ax.plot(
            *point, "o", color="white", markeredgecolor=HINGE, ms=9, mew=2, zorder=3
        )


def _ground(ax: mpl.axes.Axes, *points: Point) -> None:
    for x, y in points:
        ax.plot((x - 0.3, x + 0.3), (y - 0.35, y - 0.35), color="0.5", linewidth=1)
        ax.plot((x - 0.2, x, x + 0.2), (y - 0.35, y, y - 0.35), color="0.5", lw=1)
        for k in range(4):
            left = x - 0.3 + 0.2 * k
            ax.plot((left, left - 0.1), (y - 0.35, y - 0.5), color="0.5", lw=0.8)


def _slider(ax: mpl.axes.Axes, at: Point, color: str = DEPENDENT) -> None:
    box = mpl.patches.Rectangle(
        (at[0] - 0.4, at[1] - 0.25), 0.8, 0.5, facecolor=color, alpha=0.35,
        edgecolor="0.3", zorder=2,
    )  # fmt: skip
    ax.add_patch(box)
    for side in (-0.32, 0.32):
        ax.plot((at[0] - 0.9, at[0] + 0.6), (at[1] + side,) * 2, color="0.5", lw=1)


def _cylinder(ax: mpl.axes.Axes, a: Point, b: Point) -> None:
    """Draw a housing that begins at a, and a rod that ends at b."""
    start, end = np.array(a), np.array(b)
    for part, width, color in (((0.0, 0.6), 9, "0.75"), ((0.4, 1.0), 3, DEPENDENT)):
        points = [start + x * (end - start) for x in part]
        ax.plot(*np.transpose(points), color=color, linewidth=width, zorder=1.5,
                solid_capstyle="butt")  # fmt: skip
