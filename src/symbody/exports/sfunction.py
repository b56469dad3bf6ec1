"""A Simulink S-function with all its sources."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from textwrap import wrap

from symbody.exports import c_data
from symbody.exports.interface import (
    Files,
    Interface,
    Options,
    checked_identifier,
    interface_of,
)
from symbody.exports.tool_functions import tool_functions
from symbody.pipeline.compiled_model import CompiledModel
from symbody.writers.generate import generate as write

_RESERVED = frozenset(c_data.SOLVER_NAMES) | {
    "contacts", "dp54", "instance", "model", "model_data", "projection", "simstruc",
    "simulink", "time_events",
}  # fmt: skip


def sfunction(compiled: CompiledModel, options: Options) -> Files:
    """Return a level-2 S-function in C, and a script that builds it in MATLAB."""
    name = checked_identifier("sfunction", options.name, _RESERVED)
    interface = interface_of(compiled, impulses=True)
    functions = tool_functions(compiled)
    purposes = tuple(p for p in functions.programs if p != "tangent")
    folder = resources.files("symbody.exports") / "simulink"
    text = (folder / "sfunction.c").read_text(encoding="utf-8")
    # Whether an output depends on an input at the same instant; time comes first.
    n = len(interface.states)
    through = any(place > n for d in functions.dependencies[n:] for place in d)
    more = {"FEEDTHROUGH": int(through), "TOKEN": c_data.quoted(name)}
    sources = {
        **write([functions.programs[purpose] for purpose in purposes], "c", name=name),
        **c_data.shared_sources(functions.laws, functions.switches, "instance"),
        **c_data.solver_sources(name, ["dp54"], functions.laws),
        "model.h": c_data.model_header(
            name, interface, functions, purposes, [f"{name}.h"], more
        ),
        "model_data.c": c_data.model_data(interface, functions),
    }
    mex = [f"{name}_sfun.c", *sorted(path for path in sources if path.endswith(".c"))]
    return {
        **sources,
        f"{name}_sfun.c": text.replace("%NAME%", name),
        f"build_{name}.m": _script(name, interface, mex),
    }


def _script(name: str, interface: Interface, sources: Sequence[str]) -> str:
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
    command = wrap(f"mex {' '.join(sources)}", 84, subsequent_indent="    ")
    lines.append(" ...\n".join(command))
    return "\n".join(lines) + "\n"
