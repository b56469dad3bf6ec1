"""A model as MATLAB files that run as they are, in MATLAB and in Octave.

Five files as PyMbs writes them: simulation, state derivative, inputs, sensors and
animation. Beside them stand the parameters, and the functions that these files call.

References:
    PyMbs manual, sections 2.3.3 (code export) and 3.1 (genCode, genMatlabAnimation).
"""

from __future__ import annotations

from dataclasses import replace

from symbody.exports.matlab.animation import visual_file
from symbody.exports.matlab.simulation import (
    der_state_file,
    field_names,
    inputs_file,
    parameters_file,
    sim_file,
)
from symbody.exports.options import Files, Options
from symbody.exports.time_events import time_events
from symbody.formalisms.quantities.scene import COLUMNS
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.writers.matlab.write import write

_SENSORS = """\
function S = {name}_sensors(t, y, p, k)
% Return what the sensors measure, as a struct, at a time and state.
%
% The parameters p and the constants k that follow from them may be left out.

    if nargin < 3
        p = {name}_parameters();
    end
    S = struct();
{body}
end
"""

_MEASURE = """\
    if nargin < 4
        k = {values}_constants(p);
    end
    v = {values}(t, y, {name}_inputs(t, y, p), p, k);
"""


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return the files of a model for MATLAB."""
    system, name = compiled.system, options.name
    purposes = dict.fromkeys(("derivatives", *options.functions, "scene"))
    # The file of the sensors' struct has the name that this function would have.
    purposes.pop("sensors", None)
    programs = [compiled.program(purpose) for purpose in purposes]
    derivatives, scene = programs[0].name, compiled.program("scene").name
    values = _sensor_values(compiled)
    events = time_events(compiled)
    has_events = bool(events.results[0].nodes)
    files: Files = {
        f"{name}_sim.m": sim_file(
            system, name, derivatives, events.name if has_events else None
        ),
        f"{name}_der_state.m": der_state_file(name, derivatives),
        f"{name}_inputs.m": inputs_file(system, name),
        f"{name}_sensors.m": _sensors_file(compiled, name, values),
        f"{name}_visual.m": visual_file(system, name, scene, len(COLUMNS)),
        f"{name}_parameters.m": parameters_file(system, name),
    }
    more = [*([values] if values else []), *([events] if has_events else [])]
    files.update(write([*programs, *more], name))
    return files


def _sensor_values(compiled: CompiledModel) -> Program | None:
    """Return the program of all values, one after another; None without sensors."""
    if not compiled.equations("sensors").results:
        return None
    program = compiled.program("sensors")
    (result,) = program.results
    flat = replace(result, name="values", shape=(len(result.nodes),))
    name = f"{compiled.system.name}_sensor_values"
    return replace(program, name=name, results=(flat,))


def _sensors_file(compiled: CompiledModel, name: str, values: Program | None) -> str:
    body = ""
    if values is not None:
        results = compiled.equations("sensors").results
        body = _MEASURE.format(values=values.name, name=name)
        fields = field_names(list(results), set())
        at = 0
        for field, nodes in zip(fields, results.values(), strict=True):
            some = (
                f"v({at + 1})" if nodes.size == 1 else f"v({at + 1}:{at + nodes.size})"
            )
            if nodes.ndim > 1:
                sizes = ", ".join(str(size) for size in reversed(nodes.shape))
                order = ", ".join(str(i) for i in range(nodes.ndim, 0, -1))
                some = f"permute(reshape({some}, {sizes}), [{order}])"
            body += f"    S.{field} = {some};\n"
            at += nodes.size
    return _SENSORS.format(name=name, body=body.rstrip("\n"))
