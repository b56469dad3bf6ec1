"""A pen for schematic drawings of elements, for docs/element_drawings.py."""

from __future__ import annotations

import matplotlib as mpl
import numpy as np

Point = tuple[float, float]


class Pen:
    """Strokes on a panel of 4 by 3, in which the names of fields are remembered.

    Attributes:
        fields: Names of fields that were written, in order.
    """

    def __init__(self, ax: mpl.axes.Axes) -> None:
        self.fields: list[str] = []
        self._ax = ax
        ax.set(xlim=(0, 4), ylim=(0, 3), aspect="equal")
        ax.set_axis_off()

    def names(self, x: float, y: float, text: str) -> None:
        """Write names of fields, with commas between them, around a place."""
        self.fields += text.replace(",", " ").split()
        self._ax.text(x, y, text, fontsize=8, color="C3", ha="center", va="center")

    def note(self, x: float, y: float, text: str) -> None:
        """Write what is no field."""
        self._ax.text(x, y, text, fontsize=7.5, color="0.35", ha="center", va="center")

    def body(self, x: float, y: float, angle: float = 0, width: float = 0.8) -> None:
        """Draw a body around a place, turned by an angle [°]."""
        box = mpl.patches.FancyBboxPatch(
            (-width / 2, -0.2), width, 0.4, boxstyle="round,pad=0.06",
            facecolor="0.9", edgecolor="0.4", linewidth=0.8,
        )  # fmt: skip
        turn = mpl.transforms.Affine2D().rotate_deg(angle).translate(x, y)
        box.set_transform(turn + self._ax.transData)
        self._ax.add_patch(box)

    def disc(self, x: float, y: float, radius: float, color: str = "0.9") -> None:
        """Draw a disc."""
        disc = mpl.patches.Circle((x, y), radius, fc=color, ec="0.4", lw=0.8)
        self._ax.add_patch(disc)

    def ground(self, left: Point, right: Point) -> None:
        """Draw what stands still, above hatches."""
        self.line(left, right, color="0.3", width=1.2)
        for s in np.linspace(0.05, 0.95, 9):
            x, y = np.array(left) * (1 - s) + np.array(right) * s
            self.line((x, y), (x - 0.12, y - 0.15), color="0.5", width=0.6)

    def line(
        self, *points: Point, color: str = "0.2", width: float = 1.2, style: str = "-"
    ) -> None:
        """Draw straight lines through points."""
        x, y = zip(*points, strict=True)
        self._ax.plot(x, y, color=color, linewidth=width, linestyle=style)

    def dots(self, *points: Point, color: str = "white", size: float = 4) -> None:
        """Draw places as dots."""
        edge = "0.1" if color == "white" else "white"
        for x, y in points:
            self._ax.plot(x, y, "o", color=color, markeredgecolor=edge, ms=size)

    def spring(self, a: Point, b: Point) -> None:
        """Draw a spring between two points."""
        s = np.linspace(0, 1, 80)
        wave = np.where(
            (s > 0.2) & (s < 0.8), np.sin(12 * np.pi * (s - 0.2) / 0.6), 0.0
        )
        self._along(a, b, s, 0.13 * wave)

    def damper(self, a: Point, b: Point) -> None:
        """Draw a damper between two points."""
        for s, w in (
            ((0, 0.4), (0, 0)),
            ((0.65, 0.4, 0.4, 0.65), (0.13, 0.13, -0.13, -0.13)),
            ((0.52, 0.52), (0.1, -0.1)),
            ((0.52, 1), (0, 0)),
        ):
            self._along(a, b, np.array(s, float), np.array(w, float))

    def arrow(self, a: Point, b: Point, color: str = "C3", style: str = "-|>") -> None:
        """Draw an arrow from a point to another."""
        look = {"arrowstyle": style, "color": color, "shrinkA": 0, "shrinkB": 0}
        self._ax.annotate("", b, a, arrowprops={**look, "linewidth": 1.1})

    def size(self, a: Point, b: Point) -> None:
        """Draw a measure between two points."""
        self.arrow(a, b, color="C3", style="<->")

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float,
        flat: float = 1.0,
    ) -> None:  # fmt: skip
        """Draw a turn about a place from an angle to another [°], with a tip."""
        angles = np.radians(np.linspace(start, end, 30))
        xs, ys = x + radius * np.cos(angles), y + flat * radius * np.sin(angles)
        self._ax.plot(xs, ys, color="C1", linewidth=1.1)
        self.arrow((xs[-3], ys[-3]), (xs[-1], ys[-1]), color="C1")

    def bow(self, x: float, y: float, radius: float, start: float, end: float) -> None:
        """Draw a part of a circle, from an angle to another [°]."""
        angles = np.radians(np.linspace(start, end, 30))
        points = x + radius * np.cos(angles), y + radius * np.sin(angles)
        self._ax.plot(*points, color="0.2", linewidth=1.2)

    def two(self) -> None:
        """Draw two bodies, with the fields "a" and "b" at their places."""
        for x, y, letter in ((0.7, 0.9, "a"), (3.3, 1.9, "b")):
            self.body(x, y, 20)
            self.dots((x, y))
            self.names(x, y - 0.48, letter)

    def pair(self) -> None:
        """Draw two bodies."""
        self.body(0.9, 0.9, 20, width=1.3)
        self.body(2.8, 1.7, 35, width=1.3)

    def stand(self, *points: Point) -> None:
        """Draw what stands still below points."""
        for x, y in points:
            self.ground((x - 0.3, y - 0.3), (x + 0.3, y - 0.3))
            self.line((x - 0.2, y - 0.3), (x, y), (x + 0.2, y - 0.3), width=0.8)

    def cylinder(self, a: Point, b: Point) -> None:
        """Draw a housing that begins at a point, and a rod that ends at another."""
        start, way = np.array(a), np.array(b) - np.array(a)
        self.line(a, tuple(start + 0.6 * way), color="0.75", width=9)
        self.line(tuple(start + 0.4 * way), b, color="C0", width=3)

    def hinged(self) -> None:
        """Draw two bodies on a joint."""
        self.ground((0.3, 0.9), (1.3, 0.9))
        self.line((0.8, 0.9), (0.8, 1.3), width=2)
        self.body(1.7, 1.65, 22, width=2.0)
        self.dots((0.8, 1.3))
        self.names(0.45, 1.45, "joint")

    def frame(self, x: float, y: float, angle: float = 0, letters: str = "xy") -> None:
        """Draw the two axes of a frame in the plane, turned by an angle [°]."""
        for turn, color, letter in ((0, "C0", letters[0]), (90, "C2", letters[1])):
            c, s = np.cos(np.radians(angle + turn)), np.sin(np.radians(angle + turn))
            self.arrow((x, y), (x + 0.5 * c, y + 0.5 * s), color=color, style="->")
            at = (x + 0.62 * c, y + 0.62 * s)
            self._ax.text(
                *at, letter, fontsize=7, color=color, ha="center", va="center"
            )

    def cam(self, x: float, y: float) -> None:
        """Draw a cam around a place, its nose on the right, 0.8 away."""
        angle = np.linspace(-np.pi, np.pi, 90)
        r = 0.5 + 0.3 * np.exp(-((angle / 0.7) ** 2))
        self._ax.fill(
            x + r * np.cos(angle), y + r * np.sin(angle), fc="0.9", ec="0.4", lw=0.8
        )

    def _along(self, a: Point, b: Point, s: np.ndarray, w: np.ndarray) -> None:
        start, way = np.array(a), np.array(b) - np.array(a)
        across = np.array((-way[1], way[0])) / np.hypot(*way)
        x, y = start[:, None] + way[:, None] * s + across[:, None] * w
        self._ax.plot(x, y, color="0.2", linewidth=1.0)
