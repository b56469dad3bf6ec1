"""Schematic drawings of the geometry of each element, for docs/make_pictures.py.

Their strokes stand in element_drawings.txt: below the names of elements a line for each
call of the pen, where "as" draws what stands below another name. Names in red are those
of the element's fields; a test holds them to be its own, and all that must be given to
be there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil
from pathlib import Path

from drawing_pen import Pen
from matplotlib.figure import Figure

from symbody.model.catalogue import GROUPS

_TEXT = Path(__file__).with_suffix(".txt").read_text("utf-8")
_, *_PARTS = re.split(r"^\[(.*)\]\n", _TEXT, flags=re.M)
_STROKES = {
    name: body.splitlines()
    for names, body in zip(_PARTS[::2], _PARTS[1::2], strict=True)
    for name in names.split()
}


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
            named = {k: float(v) if k == "width" else v for k, v in options}
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
