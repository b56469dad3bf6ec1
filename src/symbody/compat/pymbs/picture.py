"""world.show: a picture of the mechanism at its start, in place of a window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of
from symbody.compat.pymbs.motion import start_state
from symbody.compat.pymbs.names import allowed_name
from symbody.view.drawing import Stroke, Surface, drawing
from symbody.view.pictures import picture


def pieces(it: Description) -> Iterator[Surface | Stroke]:
    """Yield what is drawn at the start state; a skeleton if there are no visuals."""
    made = drawing(compiled_of(it), skeleton=False)
    if made.items:
        y = start_state(it)
        yield from made.pieces(made.rows(np.zeros(1), y[None, :])[0])


def show(it: Description, modelname: str) -> Path:
    """Write a picture of the visuals at the start into modelname.png."""
    path = it.folder / f"{allowed_name('model', modelname)}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    down = np.array([it.model.default_value(g) for g in it.model.gravity])
    picture(list(pieces(it)), down, modelname).savefig(path, dpi=100)
    it.written.append(path)
    return path
