"""The picture of the tutorial on a textbook's figures, drawn from its own blocks."""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import symbody as sb

Axes = mpl.axes.Axes
Array = NDArray[np.float64]
Found: TypeAlias = Mapping[str, Any]
PAGE = Path(__file__).parent / "tutorials" / "elements-and-connections.md"
ATTITUDES = 4  # of which the last is dark


def textbook() -> Figure:
    """Draw what the blocks of the tutorial give, a panel a figure of the textbook."""
    figure = Figure(figsize=(8.8, 4.6), layout="constrained")
    axes = figure.subplots(2, 4).ravel()
    blocks = _blocks()
    drawn = (
        ("1.1", "1.1: four-bar linkage", _linkage),
        ("3.4", "3.4, 3.5: a bar with balls", _hanging),
        ("3.6", "3.6 to 3.9: bar, beam, plate", _elastic),
        ("3.10", "3.12: position servo", _servo),
        ("4.1", "4.1: tree and chord", _graph),
        ("7.1", "7.1: four elements, three nodes", _connection),
        ("7.2", "7.2: ball, bar, ball", _bar_of_two_kinds),
    )
    for ax, (number, title, draw) in zip(axes[:-1], drawn, strict=True):
        draw(ax, blocks[number])
        ax.set_title(title, fontsize=9)
        ax.tick_params(labelsize=6)
    axes[-1].set_axis_off()
    return figure


def _blocks() -> dict[str, Found]:
    """Return the names that each block of the page leaves, by its first figure."""
    parts = re.split(r"^## Figures? ", PAGE.read_text("utf-8"), flags=re.M)[1:]
    found = {}
    for part in parts:
        code = re.findall(r"```python\n(.*?)```", part, re.DOTALL)
        names: dict[str, Any] = {"print": lambda *words, **options: None}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sb.errors.ModelWarning)
            exec("\n".join(code), names)
        found[re.match(r"[\d.]+", part)[0].rstrip(".")] = names
    return found


def _rows(motion: sb.results.Motion) -> list[tuple[int, float]]:
    """Return some rows of a motion, and how dark to draw them."""
    rows = np.linspace(0, len(motion.time) - 1, ATTITUDES).astype(int)
    return [(int(row), 0.25 + 0.25 * i) for i, row in enumerate(rows)]


def _linkage(ax: Axes, found: Found) -> None:
    motion = found["motion"]
    for row, alpha in _rows(motion):
        turn, points = 0.0, [np.zeros(2)]
        for joint, length in (("motor", 0.5), ("knee", 1.3)):
            turn += float(motion.array(f"q_{joint}")[row])
            points.append(points[-1] + length * np.array([np.cos(turn), -np.sin(turn)]))
        line = np.array([*points, (1.2, 0)])
        ax.plot(*line.T, "o-", color="C0", alpha=alpha, ms=3)
    ax.plot((0, 1.2), (0, 0), "k^", ms=6)
    ax.set_aspect("equal")


def _hanging(ax: Axes, found: Found) -> None:
    motion = found["motion"]
    x, z = (motion.array(f"q_free_T{axis}") for axis in "xz")
    ax.plot(x, z, color="0.6", lw=1)
    for row, alpha in _rows(motion):
        ax.plot((0, x[row]), (0, z[row]), "o-", color="C0", alpha=alpha, ms=4)
    ax.plot(0, 0, "k^", ms=6)
    ax.set_aspect("equal")


def _elastic(ax: Axes, found: Found) -> None:
    motion = found["motion"]
    places = {
        name: [motion.array(f"q_plane_{name}_{axis}") for axis in ("Tx", "Ty")]
        for name in "abc"
    }
    for row, alpha in _rows(motion):
        a, b, c = ((x[row], y[row]) for x, y in places.values())
        ax.fill(*np.array([a, b, c]).T, color="C1", alpha=alpha / 3)
        ax.plot(*np.array([(0, 0), a]).T, color="C0", alpha=alpha, lw=2)
        ax.plot(*np.array([a, c]).T, color="C2", alpha=alpha, lw=1)
    ax.plot(0, 0, "ks", ms=5)
    ax.set_aspect("equal")


def _servo(ax: Axes, found: Found) -> None:
    motion = found["motion"]
    ax.axhline(0.6, color="0.6", lw=0.8, label="asked [rad]")
    ax.plot(motion.time, motion.array("q_hinge"), label="angle [rad]")
    ax.plot(motion.time, motion.array("current") / 10, label="current [10 A]")
    ax.set(xlim=(0, 3))
    ax.set_xlabel("time [s]", fontsize=7)
    ax.legend(fontsize=6)


def _graph(ax: Axes, found: Found) -> None:
    places = {
        "world": (0, 0), "b1": (-1, 1), "b2": (-0.5, 2), "b3": (0.5, 1.5),
        "b4": (-1.8, 1.8), "b5": (1.4, 0.9),
    }  # fmt: skip
    system = found["system"]
    for joint in system.joints:
        ends = [places[f.body.name] for f in (joint.parent, joint.child)]
        added = any(c.joint == joint.name for c in system.chords)
        words = {"color": "C1" if added else "C0", "arrowstyle": "->", "lw": 1.5}
        ax.annotate("", ends[1], ends[0], arrowprops={**words, "shrinkB": 6})
    for chord in system.chords:
        if chord.constraint:
            ends = np.array([places[chord.parent], places[chord.child]])
            ax.plot(*ends.T, ":", color="C3", lw=2, label=f"chord: {chord.joint}")
    for name, (x, z) in places.items():
        ax.plot(x, z, "ko", ms=5)
        ax.text(x + 0.1, z + 0.08, name, fontsize=7)
    ax.set(xlim=(-2.2, 2), ylim=(-0.4, 2.6))
    ax.legend(fontsize=6, loc="lower left")
    ax.set_axis_off()


def _connection(ax: Axes, found: Found) -> None:
    motion = found["motion"]
    for row, alpha in _rows(motion)[::3]:
        hip, knee = (float(motion.array(f"q_{name}")[row]) for name in ("hip", "knee"))
        upper, lower = _turned(hip), _turned(hip + knee)
        knee_at = upper @ (0, -0.4)
        legs = np.array([(0, 0), knee_at, knee_at + lower @ (0, -0.4)])
        ax.plot(*legs.T, color="0.5", alpha=alpha, lw=3)
        nodes = np.array([motion.array(f"at{i}")[row, ::2] for i in range(3)])
        outer = [(0.1, 0), upper @ (-0.02, -0.2), knee_at + lower @ (0.06, -0.1)]
        for ends in zip(outer, nodes, strict=True):
            ax.plot(*np.array(ends).T, color="C3", alpha=alpha, lw=1)
        ax.fill(*nodes.T, color="C1", alpha=alpha / 2)
        ax.plot(*nodes.T, "o", color="C1", alpha=alpha, ms=4)
    ax.set_aspect("equal")


def _turned(angle: float) -> Array:
    """Return how a turn about y moves x and z."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, s], [-s, c]])


def _bar_of_two_kinds(ax: Axes, found: Found) -> None:
    for (name, motion), style in zip(
        found["motions"].items(), ("-", "--"), strict=True
    ):
        ax.plot(motion.time, motion.array("q_slide"), style, label=name)
    ax.set_xlabel("time [s]", fontsize=7)
    ax.set_ylabel("slider [m]", fontsize=7)
    ax.legend(fontsize=6)
