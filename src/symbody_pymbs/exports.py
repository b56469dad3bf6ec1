"""Files: source code in many languages, visuals as text, a MATLAB animation, glTF."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, final

import numpy as np

from symbody.errors import ModelError
from symbody.exports.interface import Files, Options
from symbody.exports.packages import PACKAGES, package_of
from symbody.expr.node import Scalar
from symbody.formalisms.quantities.scene import COLUMNS, drawn
from symbody.model.visuals import Arrow, Mesh, Shape, Visual
from symbody.pipeline.compiled_model import CompiledModel
from symbody.view.scene_files import glb
from symbody_pymbs.description import Description, allowed_name
from symbody_pymbs.equations import compiled_of
from symbody_pymbs.motion import start_shot, start_state
from symbody_pymbs.places import Body

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
# PyMbs's words, and those of symbody's table of formats.
LANGUAGES = {
    "py": "python", "m": "matlab", "mo": "modelica", "c": "c", "cpp": "cpp",
    "f": "fortran", "f90": "fortran", "for": "fortran", "cs": "csharp",
    "js": "javascript", "fmu": "fmu2",
}  # fmt: skip
_PYTHON = '''

def {name}_der_state(t, y, u={u}, p={p}):
    """Return the derivative of the state.

    Args:
        t: Time [s].
        y: {states}.
        u: Inputs: {inputs}.
        p: Parameters: {parameters}.
    """
    return {function}(t, y, u, p, {function}_constants(p))
'''


def _writer(language: str) -> Callable[..., list[str]]:
    """Return the method of `GenCode` that writes a language."""

    def write(
        self: GenCode, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        return self._write(language, modelname, dirname)

    return write


@final
class GenCode:
    """Writers by language; a call takes the language as a word, as in the first PyMbs.

    Each takes modelname, of the files and functions, and dirname, a folder inside that
    of the run; other options have no effect: symbody has no choice there. It returns
    the paths. Python is modelname_der_state.py with modelname_der_state(t, y), MATLAB
    the files _sim, _der_state, _inputs, _sensors and _visual.
    """

    def __init__(self, it: Description) -> None:
        self._it = it

    def __call__(
        self, language: str, modelname: str, dirname: str = ".", **options: object
    ) -> list[str]:
        """Write "py", "m", "mo", "c", …; the other arguments as for the methods."""
        return self._write(language, modelname, dirname)

    Python, Matlab, Modelica = _writer("py"), _writer("m"), _writer("mo")
    C, Cpp, CSharp = _writer("c"), _writer("cpp"), _writer("cs")
    Fortran = Fortran90 = _writer("f90")
    FMU = _writer("fmu")

    def _write(self, language: str, modelname: str, dirname: str) -> list[str]:
        form = LANGUAGES.get(language, language)
        if form not in PACKAGES:
            self._refuse(language)
            return []
        name = allowed_name("model", modelname)
        compiled = compiled_of(self._it, name)
        files = _files(compiled, form, name)
        folder = self._it.place_for(dirname)
        paths = {folder / file: content for file, content in files.items()}
        self._it.write(paths)
        return [str(path) for path in paths]

    def _refuse(self, language: str) -> None:
        """Note a language of PyMbs that symbody does not write; the script goes on."""
        known = ", ".join(word for word, form in LANGUAGES.items() if form in PACKAGES)
        if language not in LANGUAGES:
            raise ModelError(
                f"genCode({language!r}): symbody writes no such language. It writes "
                f"{known}, and by its own names {', '.join(sorted(PACKAGES))}."
            )
        self._it.notes.append(
            f"genCode({language!r}): symbody does not write this language, so there is "
            f"no file. It writes {known}."
        )


def _files(compiled: CompiledModel, form: str, name: str) -> Files:
    measured = ("sensors",) if compiled.equations("sensors").results else ()
    if form != "python":
        return package_of(form)(compiled, Options(name, ("derivatives", *measured)))
    file = f"{name}_der_state"
    options = Options(file, ("derivatives", *measured))
    (text,) = package_of(form)(compiled, options).values()
    return {f"{file}.py": str(text) + _python_front(compiled, name)}


def _python_front(compiled: CompiledModel, name: str) -> str:
    """Return the function that PyMbs's files have, with default parameters."""
    system = compiled.system
    return _PYTHON.format(
        name=name,
        function=compiled.program("derivatives").name,
        u=tuple(0.0 for _ in system.u),
        p=tuple(compiled.parameters.tolist()),
        states=", ".join(compiled.state_labels()),
        inputs=", ".join(symbol.name for symbol in system.u) or "none",
        parameters=", ".join(symbol.name for symbol in system.p) or "none",
    )


def exportGraphReps(world: Body, fileName: str) -> None:
    """Write the visuals and their sizes as text, a line a value."""
    it = world._it
    if not it.visuals:
        raise ModelError(
            "exportGraphReps: there is nothing to draw. Add shapes with "
            "addVisualisation before."
        )
    wanted = Path(fileName.replace("\\", "/"))
    name = wanted.name if wanted.suffix else f"{wanted.name}.cfg"
    path = it.place_for(str(wanted.parent)) / name
    sections = (_section(it, v) for v in it.model.visuals.values())
    it.write({path: "\n".join(sections)})


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


def _sizes(it: Description, shape: Shape) -> dict[str, str]:
    """Return the fields of a shape as text."""
    if isinstance(shape, Mesh):
        return {"file": str(shape.path), "scale": _numbers(it, [shape.scale])}
    if isinstance(shape, Arrow):  # of a script, at a point and in its own length
        return {"to": _numbers(it, shape.vector)}
    sizes = {field.name: getattr(shape, field.name) for field in fields(shape)}
    return {
        name: size
        if isinstance(size, str)
        else _numbers(it, size if isinstance(size, tuple) else [size])
        for name, size in sizes.items()
    }


def _numbers(it: Description, nodes: Sequence[Scalar]) -> str:
    return " ".join(f"{it.model.default_value(node):.17g}" for node in nodes)


def genMatlabAnimation(
    world: Body, modelname: str, dirname: str = ".", **options: Any
) -> None:
    """Write a MATLAB function that draws the mechanism along a simulation.

    With axislimits there is modelname_animation.m as well.
    """
    it, limits = world._it, options.get("axislimits")
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
    it.write({folder / file: text for file, text in files.items()})


def genSarturisXml(world: Body, modelname: str, dirname: str = ".") -> None:
    """Write glTF and JSON in place of XML for Sarturis, which is gone."""
    it = world._it
    name = allowed_name("model", modelname)
    folder = it.place_for(dirname)
    content = glb(start_shot(it))
    model = folder / f"{name}.glb"
    data = folder / f"{name}.json"
    it.write({model: content, data: json.dumps(_described(it), indent=1) + "\n"})
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
