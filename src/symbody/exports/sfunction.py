"""A Simulink S-function with all its sources."""

from __future__ import annotations

from importlib import resources

from symbody.exports.c_data import model_data, model_header, shared_sources
from symbody.exports.interface import (
    Files,
    Interface,
    Options,
    checked_identifier,
    interface_of,
)
from symbody.exports.tool_functions import ToolFunctions, tool_functions
from symbody.pipeline.compiled_model import CompiledModel
from symbody.writers.generate import generate as write

_RESERVED = frozenset(
    {"model", "model_data", "projection", "simstruc", "simulink", "time_events"}
)
_PURPOSES = (
    "derivatives",
    "outputs",
    "indicators",
    "correction",
    "closure",
    "time_events",
    "parameters",
)


def sfunction(compiled: CompiledModel, options: Options) -> Files:
    """Return a level-2 S-function in C, and a script that builds it in MATLAB."""
    name = checked_identifier("sfunction", options.name, _RESERVED)
    interface, functions = interface_of(compiled), tool_functions(compiled)
    programs = [functions.programs[purpose] for purpose in _PURPOSES]
    folder = resources.files("symbody.exports") / "simulink"
    text = (folder / "sfunction.c").read_text(encoding="utf-8")
    more = {"FEEDTHROUGH": int(_has_feedthrough(interface, functions))}
    return {
        **write(programs, "c", name=name),
        **shared_sources(),
        "model.h": model_header(
            name, interface, functions, _PURPOSES, [f"{name}.h"], more
        ),
        "model_data.c": model_data(interface, functions),
        f"{name}_sfun.c": text.replace("%NAME%", name),
        f"build_{name}.m": _script(name, interface),
    }


def _has_feedthrough(interface: Interface, functions: ToolFunctions) -> bool:
    """Return whether an output depends on an input at the same instant."""
    n = len(interface.states)
    first_input = 1 + n
    return any(place >= first_input for d in functions.dependencies[n:] for place in d)


def _script(name: str, interface: Interface) -> str:
    """Return the MATLAB script that builds it, with the order of all signals."""
    groups = {
        "parameters": interface.parameters,
        "start values and states": interface.states,
        "inputs": interface.inputs,
        "outputs": interface.outputs,
    }
    lines = [
        f"% Build the S-function {name}_sfun; in MATLAB, in this folder: build_{name}"
    ]
    for title, variables in groups.items():
        lines.append(f"% {title}:" if variables else f"% {title}: none")
        lines += [
            f"%   {number:3d}  {variable.name}"
            + (f" [{variable.unit}]" if variable.unit else "")
            for number, variable in enumerate(variables, 1)
        ]
    lines.append(f"mex {name}_sfun.c {name}.c model_data.c projection.c time_events.c")
    return "\n".join(lines) + "\n"
