"""Schematic drawings of the geometry of each element, for docs/make_pictures.py.

Their strokes stand in element_drawings.txt: below the names of elements a line for each
call of the pen, where "as" draws what stands below another name. Names in red are those
of the element's fields; a test holds them to be its own, and all that must be given to
be there. Pictures of the kinds of one thing stand in kind_drawings.txt, each with its
size [in] and number of rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from pathlib import Path

from drawing_pen import Pen
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from symbody.model.catalogue import GROUPS

_HERE = Path(__file__).parent


def _sections(text: str) -> dict[str, list[str]]:
    """Return the lines below each title in brackets."""
    _, *parts = re.split(r"^\[(.*)\]\n", text, flags=re.M)
    bodies = (body.splitlines() for body in parts[1::2])
    return dict(zip(parts[::2], bodies, strict=True))


_ELEMENTS = _sections((_HERE / "element_drawings.txt").read_text("utf-8"))
_STROKES = {name: body for names, body in _ELEMENTS.items() for name in names.split()}
_, *_PICTURES = re.split(
    r"^= (\S+) (\S+) (\S+) (\d+)\n",
    (_HERE / "kind_drawings.txt").read_text("utf-8"),
    flags=re.M,
)
# The last has parts that others share.
_STROKES |= _sections(_PICTURES[-1])


_NUMBERS = ("width", "size", "flat")


def _drawn(strokes: Sequence[str], pen: Pen) -> None:
    for stroke in strokes:
        word, *entries = stroke.split()
        if word == "as":
            _drawn(_STROKES[entries[0]], pen)
        elif word in ("names", "note"):
            _, x, y, text = stroke.split(maxsplit=3)
            getattr(pen, word)(float(x), float(y), text)
        else:
            options = [entry.split("=", 1) for entry in entries if "=" in entry]
            values = [_value(entry) for entry in entries if "=" not in entry]
            named = {k: float(v) if k in _NUMBERS else v for k, v in options}
            getattr(pen, word)(*values, **named)


def _value(entry: str) -> float | str | tuple[float, ...]:
    """Return a number, a point, or the name of a color."""
    numbers = entry.split(",")
    if not all(re.fullmatch(r"-?[\d.]+", number) for number in numbers):
        return entry
    point = tuple(map(float, numbers))
    return point if len(point) > 1 else point[0]


DRAWINGS: Mapping[str, Callable[[Pen], None]] = {
    name: partial(_drawn, strokes) for name, strokes in _STROKES.items()
}


def kinds(name: str) -> Figure:
    """Draw the kinds of one thing, a panel each: those of kind_drawings.txt."""
    at = _PICTURES.index(name)
    width, height, rows, text = _PICTURES[at + 1 : at + 5]
    panels = _sections(text)
    figure = Figure(figsize=(float(width), float(height)), layout="constrained")
    axes = figure.subplots(int(rows), ceil(len(panels) / int(rows)), squeeze=False)
    for ax, (title, strokes) in zip(axes.ravel(), panels.items(), strict=True):
        ax.set_title(title, fontsize=10)
        _drawn(strokes, Pen(ax))
    marks = [
        Line2D([], [], color=color, lw=3, label=label)
        if mark == "line"
        else Line2D([], [], color=color, marker="o", linestyle="", label=label)
        for mark, color, label in re.findall(r"^legend (\S+) (\S+) (.*)", text, re.M)
    ]
    if marks:
        words = {"loc": "outside lower center", "ncols": len(marks), "fontsize": 9}
        figure.legend(handles=marks, **words)
    return figure


def slug(title: str) -> str:
    """Return the name of the picture of a group of the catalogue."""
    return "geometry-" + title.lower().replace("'", "").replace(" ", "-")


def geometry(title: str) -> Figure:
    """Draw the geometry of all elements of a group of the catalogue.

    Args:
        title: The group's, as in `symbody.elements.catalogue()`.
    """
    names = GROUPS[title]
    columns = min(5, len(names))
    rows = ceil(len(names) / columns)
    figure = Figure(figsize=(2.5 * columns, 2.1 * rows), layout="constrained")
    axes = figure.subplots(rows, columns, squeeze=False).ravel()
    for ax in axes[len(names) :]:
        ax.set_axis_off()
    for ax, name in zip(axes, names, strict=False):
        ax.set_title(name, fontsize=10)
        DRAWINGS[name](Pen(ax))
    return figure
