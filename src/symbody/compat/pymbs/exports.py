"""Files for other tools: visuals as text, a MATLAB animation, glTF and JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.equations import compiled_of
from symbody.compat.pymbs.motion import start_state
from symbody.compat.pymbs.names import allowed_name
from symbody.errors import ModelError
from symbody.exports.options import Options
from symbody.exports.packages import package_of
from symbody.expr.node import Scalar
from symbody.formalisms.quantities.scene import COLUMNS, drawn
from symbody.model.body import Frame
from symbody.model.visuals import (
    Arrow,
    Box,
    Cylinder,
    FrameAxes,
    Line,
    Mesh,
    Sphere,
    Visual,
)
from symbody.view.drawing import drawing
from symbody.view.gltf import glb
from symbody.whole_files import write_file, write_files

_ANIMATION = """\
function fig = {name}_animation(T, Y, fak)
% Show a motion within the limits of the model: {name}_animation(T, Y).

    if nargin < 3
        fak = 1;
    end
    p = {name}_parameters();
    fig = {name}_visual(T, Y, fak, p, [{limits}]);
end
"""


def graph_reps(it: Description, file_name: str) -> Path:
    """Write every visual with its kind, place, sizes and color as text.

    The form is that of configuration files: a section a visual, a line a value.

    Raises:
        ModelError: There are no visuals.
    """
    if not it.visuals:
        raise ModelError(
            "exportGraphReps: there is nothing to draw. Add shapes with "
            "addVisualisation before."
        )
    wanted = Path(file_name.replace("\\", "/"))
    name = wanted.name if wanted.suffix else f"{wanted.name}.cfg"
    path = it.place_for(str(wanted.parent)) / name
    sections = (_section(it, v) for v in it.model.visuals.values())
    write_file(path, "\n".join(sections))
    it.written.append(path)
    return path


def _section(it: Description, visual: Visual) -> str:
    frame = visual.frame
    values: dict[str, object] = {
        "type": type(visual.shape).__name__,
        "body": frame.body.name,
        "position": _numbers(it, frame.p),
        "rotation": _numbers(it, [entry for row in frame.R for entry in row]),
        **_sizes(it, visual.shape),
        "color": " ".join(f"{part:g}" for part in visual.color),
    }
    lines = [f"{key} = {value}" for key, value in values.items()]
    return "\n".join([f"[{visual.name}]", *lines, ""])


def _sizes(it: Description, shape: object) -> dict[str, str]:
    match shape:
        case Box(size):
            return {"size": _numbers(it, size)}
        case Cylinder(radius, length, axis):
            sizes = {"radius": radius, "length": length}
            return {k: _numbers(it, [v]) for k, v in sizes.items()} | {"axis": axis}
        case Sphere(radius):
            return {"radius": _numbers(it, [radius])}
        case FrameAxes(length):
            return {"length": _numbers(it, [length])}
        case Line(to) | Arrow(to):
            assert not isinstance(to, Frame)  # a script's lines end at points
            return {"to": _numbers(it, to)}
        case Mesh(path, scale):
            return {"file": str(path), "scale": _numbers(it, [scale])}
    raise AssertionError(shape)


def _numbers(it: Description, nodes: Sequence[Scalar]) -> str:
    return " ".join(f"{it.model.default_value(node):.17g}" for node in nodes)


def matlab_animation(
    it: Description, modelname: str, dirname: str, limits: Sequence[float] | None
) -> None:
    """Write the MATLAB files, of which modelname_visual.m draws a motion.

    With limits modelname_animation.m draws it inside of them.

    Raises:
        ModelError: The limits are not six numbers.
    """
    name = allowed_name("model", modelname)
    compiled = compiled_of(it, name)
    files = dict(package_of("matlab")(compiled, Options(name)))
    if limits is not None:
        if len(limits) != 6:
            raise ModelError(
                f"genMatlabAnimation: axislimits={limits!r} must be six numbers: xmin, "
                f"xmax, ymin, ymax, zmin, zmax."
            )
        numbers = ", ".join(repr(float(limit)) for limit in limits)
        files[f"{name}_animation.m"] = _ANIMATION.format(name=name, limits=numbers)
    folder = it.place_for(dirname)
    write_files({folder / file: text for file, text in files.items()})
    it.written += [folder / file for file in files]


def scene_files(it: Description, modelname: str, dirname: str) -> None:
    """Write the visuals as glTF, and places and sizes as JSON.

    They stand for the XML of SARTURIS, a framework that is no longer there.
    """
    name = allowed_name("model", modelname)
    folder = it.place_for(dirname)
    y, still = start_state(it), np.zeros(1)
    down = np.array([it.model.default_value(g) for g in it.model.gravity])
    made = drawing(compiled_of(it), skeleton=False)
    rows = made.rows(still, y[None, :]) if made.items else np.zeros((1, 0, 15))
    content = glb(made, still, rows, down)
    model = folder / f"{name}.glb"
    data = folder / f"{name}.json"
    write_files({model: content, data: json.dumps(_described(it), indent=1) + "\n"})
    it.written += [model, data]
    it.notes.append(
        "genSarturisXml: SARTURIS is gone; the visuals are in "
        f"{model.name} (glTF) and {data.name} (JSON) instead."
    )


def _described(it: Description) -> dict[str, object]:
    compiled = compiled_of(it)
    visuals = drawn(compiled.system)
    inputs = np.zeros(len(compiled.system.u))
    rows = compiled.function("scene")(0.0, start_state(it), inputs) if visuals else []
    return {
        "states": list(compiled.state_labels()),
        "start": start_state(it).tolist(),
        "visuals": [
            {
                "name": visual.name,
                "type": type(visual.shape).__name__,
                "body": visual.frame.body.name,
                "color": list(visual.color),
                **dict(zip(COLUMNS, row.tolist(), strict=True)),
            }
            for visual, row in zip(visuals, rows, strict=True)
        ],
    }
