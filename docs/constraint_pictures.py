"""The picture of the kinds of constraints, for docs/make_pictures.py."""

from __future__ import annotations

import matplotlib as mpl
from matplotlib.figure import Figure

Point = tuple[float, float]
FREE, HELD, BODY = "C1", "C3", "0.3"


def constraints() -> Figure:
    """Draw each kind: which motions of b relative to a are free, which are held."""
    figure = Figure(figsize=(8.5, 6.6), layout="constrained")
    kinds = (
        _ball, _hinge, _planar_hinge, _slider,
        _universal, _body, _rod, _gear,
        _rack, _disc, _skate, _edge,
    )  # fmt: skip
    for ax, draw in zip(figure.subplots(3, 4).ravel(), kinds, strict=True):
        ax.set_title(draw(ax), fontsize=10)
        ax.set(xlim=(-0.3, 4.3), ylim=(-0.4, 3.4), aspect="equal")
        ax.set_axis_off()
    marks = [
        mpl.lines.Line2D([], [], color=color, lw=3, label=label)
        for color, label in ((HELD, "held"), (FREE, "left free"))
    ]
    figure.legend(handles=marks, loc="outside lower center", ncols=2, fontsize=9)
    return figure


def _ball(ax: mpl.axes.Axes) -> str:
    _halves(ax)
    _dot(ax, (2, 1.5))
    _turn(ax, (2, 1.5), 0.8)
    _turn(ax, (2, 1.5), 0.8, flat=0.35)
    return "BallCut: 3"


def _hinge(ax: mpl.axes.Axes) -> str:
    _halves(ax)
    _axis(ax, (2, 0.5), (2, 2.5), HELD)
    _turn(ax, (2, 2.5), 0.7, flat=0.35)
    return "HingeCut: 5"


def _planar_hinge(ax: mpl.axes.Axes) -> str:
    _halves(ax)
    _dot(ax, (2, 1.5))
    _turn(ax, (2, 1.5), 0.8)
    ax.text(2, 0.3, "in a planar loop", fontsize=8, ha="center")
    return "PlanarHingeCut: 2"


def _slider(ax: mpl.axes.Axes) -> str:
    for y in (1.05, 1.95):
        ax.plot((0.3, 3.0), (y, y), color=BODY, lw=4)
    ax.add_patch(mpl.patches.Rectangle((1.2, 1.2), 2.4, 0.6, color=HELD, alpha=0.5))
    _arrow(ax, (1.6, 2.6), (3.6, 2.6))
    return "PrismaticCut: 5"


def _universal(ax: mpl.axes.Axes) -> str:
    _halves(ax)
    _axis(ax, (2, 0.7), (2, 2.3), HELD)
    _axis(ax, (1.5, 1.1), (2.5, 1.9), HELD)
    _turn(ax, (2, 2.3), 0.6, flat=0.35)
    _turn(ax, (2.55, 1.95), 0.45)
    return "UniversalCut: 4"


def _body(ax: mpl.axes.Axes) -> str:
    _halves(ax)
    ax.add_patch(mpl.patches.Rectangle((1.6, 1.1), 0.8, 0.8, color=HELD, alpha=0.8))
    return "BodyCut: 6"


def _rod(ax: mpl.axes.Axes) -> str:
    for x, y in ((0.1, 0.1), (2.6, 2.1)):
        patch = mpl.patches.Ellipse((x + 0.7, y + 0.5), 1.4, 0.9, fc="0.9", ec=BODY)
        ax.add_patch(patch)
    ax.plot((1.0, 3.0), (0.8, 2.4), color=HELD, lw=3, marker="o", mec="white", ms=8)
    ax.text(1.6, 1.9, "length", fontsize=8, ha="center")
    return "Rod: 1"


def _gear(ax: mpl.axes.Axes) -> str:
    for center, radius, back in (((1.2, 1.5), 0.8, False), ((3.0, 1.5), 1.0, True)):
        _wheel(ax, center, radius)
        _turn(ax, center, radius * 0.5, back=back)
    ax.plot((2.0, 2.0), (1.1, 1.9), color=HELD, lw=3)
    return "Gear: 1"


def _rack(ax: mpl.axes.Axes) -> str:
    _wheel(ax, (2, 1.7), 0.8)
    _turn(ax, (2, 1.7), 0.45)
    ax.plot((0.2, 3.8), (0.8, 0.8), color=BODY, lw=5)
    ax.plot((1.6, 2.4), (0.87, 0.87), color=HELD, lw=3)
    _arrow(ax, (2.6, 0.3), (3.8, 0.3))
    return "RackAndPinion: 1"


def _disc(ax: mpl.axes.Axes) -> str:
    _plane(ax)
    ax.add_patch(mpl.patches.Ellipse((2, 1.6), 1.1, 2.2, angle=-8, fc="0.92", ec=BODY))
    _turn(ax, (2, 1.6), 0.5)
    _dot(ax, (1.86, 0.52))
    _arrow(ax, (2.8, 1.0), (3.8, 1.3))
    return "RollingDisc: 1 + 2"


def _skate(ax: mpl.axes.Axes) -> str:
    _plane(ax)
    ax.plot((1.2, 2.8), (0.55, 0.85), color=BODY, lw=5)
    _across(ax, (2, 0.7))
    _arrow(ax, (2.9, 0.95), (3.9, 1.15))
    ax.plot((2, 2), (0.7, 1.7), color=HELD, lw=3)
    return "Skate: 1 + 1"


def _edge(ax: mpl.axes.Axes) -> str:
    ax.plot((1.2, 2.8), (1.25, 1.55), color=BODY, lw=5)
    _across(ax, (2, 1.4))
    _arrow(ax, (2.9, 1.65), (3.9, 1.85))
    _turn(ax, (2, 1.4), 1.1, flat=0.5)
    ax.text(2, 0.3, "of velocities only", fontsize=8, ha="center")
    return "KnifeEdge: 0 + 1"


def _halves(ax: mpl.axes.Axes) -> None:
    """Draw the ends of two bodies that meet, a from the left and b from the right."""
    ax.plot((0.1, 2), (1.1, 1.5), color=BODY, lw=5, solid_capstyle="round", zorder=1)
    ax.plot((2, 3.9), (1.5, 1.9), color="0.6", lw=5, solid_capstyle="round", zorder=1)
    ax.text(0.3, 0.6, "a", fontsize=9)
    ax.text(3.7, 1.35, "b", fontsize=9)


def _dot(ax: mpl.axes.Axes, at: Point) -> None:
    ax.plot(*at, "o", color=HELD, mec="white", ms=10, zorder=3)


def _axis(ax: mpl.axes.Axes, a: Point, b: Point, color: str) -> None:
    ax.plot(*zip(a, b, strict=True), color=color, lw=3, zorder=2)


def _wheel(ax: mpl.axes.Axes, center: Point, radius: float) -> None:
    ax.add_patch(mpl.patches.Circle(center, radius, fc="0.92", ec=BODY, lw=1.5))
    ax.plot(*center, "o", color=BODY, ms=4)


def _plane(ax: mpl.axes.Axes) -> None:
    corners = ((0.0, 0.0), (3.2, 0.0), (4.1, 1.3), (0.9, 1.3))
    ax.add_patch(mpl.patches.Polygon(corners, fc="0.95", ec="0.7", zorder=0))


def _across(ax: mpl.axes.Axes, at: Point) -> None:
    """Draw the sideways direction, in which there is no velocity."""
    x, y = at
    ax.plot((x + 0.5, x - 0.5), (y - 0.45, y + 0.45), color=HELD, lw=3, zorder=2)


def _arrow(ax: mpl.axes.Axes, a: Point, b: Point) -> None:
    style = {"arrowstyle": "<->", "color": FREE, "lw": 2}
    ax.annotate("", xy=b, xytext=a, arrowprops=style)


def _turn(
    ax: mpl.axes.Axes, at: Point, size: float, flat: float = 1.0, back: bool = False
) -> None:
    """Draw a free rotation; flat ones are about an axis that stands upright."""
    box = (2 * size, 2 * size * flat)
    start, end = (80, 330) if back else (-150, 100)
    arc = mpl.patches.Arc(
        at, *box, theta1=start, theta2=end, color=FREE, lw=2, zorder=3
    )
    ax.add_patch(arc)
    aside = 0.17 * size if back else -0.17 * size
    top = (at[0] + aside, at[1] + 0.985 * size * flat)
    ax.plot(*top, marker=">" if back else "<", color=FREE, ms=6, zorder=3)
