"""world.show: a page with sliders, in place of PyMbs's window, and a picture."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from symbody.analyses.run.methods import RTOL
from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of
from symbody.compat.pymbs.motion import start_state
from symbody.compat.pymbs.names import allowed_name
from symbody.compat.pymbs.session import opens_browser
from symbody.view.drawing import Stroke, Surface, drawing
from symbody.view.pages import page, page_data
from symbody.view.pictures import picture
from symbody.whole_files import write_file


def pieces(it: Description) -> Iterator[Surface | Stroke]:
    """Yield what is drawn at the start state; a skeleton if there are no visuals."""
    made = drawing(compiled_of(it), skeleton=False)
    if made.items:
        y = start_state(it)
        yield from made.pieces(made.rows(np.zeros(1), y[None, :])[0])


def world_page(it: Description, options: Mapping[str, object] | None = None) -> str:
    """Return a page that shows a world and computes; its sliders have PyMbs's ranges.

    Args:
        it: The description.
        options: Of `show`: "qNAMERange" with the name of a joint, two numbers.
    """
    data, _ = page_data(compiled_of(it), start_state(it), 0.0, "DP54", RTOL)
    given = options or {}
    ranges = {
        joint.coord.name: given.get(f"q{joint.of}Range", ends)
        for joint, ends in it.ranges.items()
    }
    for state in data["states"]:
        if state["kind"] == "coordinate" and state["name"] in ranges:
            low, high = np.asarray(ranges[state["name"]], float).tolist()
            state["limits"] = [low, high]
    data["notes"] += it.notes
    return page(data)


def show(it: Description, modelname: str, options: object = None) -> Path:
    """Write modelname.html and .png, and open the page where somebody looks."""
    path = it.folder / f"{allowed_name('model', modelname)}.html"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, world_page(it, options if isinstance(options, Mapping) else None))
    down = np.array([it.model.default_value(g) for g in it.model.gravity])
    image = path.with_suffix(".png")
    picture(list(pieces(it)), down, modelname).savefig(image, dpi=100)
    it.written += [path, image]
    if opens_browser() and not webbrowser.open(path.resolve().as_uri()):
        it.notes.append(f"show: no browser can be opened here; open {path} yourself.")
    return path
