"""A C library of a model's functions with its build and install rules."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources

from symbody.exports.c_data import (
    SOLVER_NAMES,
    Method,
    array,
    model_header,
    number,
    shared_sources,
    solver_sources,
    starts,
    strings,
)
from symbody.exports.interface import (
    Files,
    Interface,
    Options,
    Variable,
    checked_identifier,
    distinct,
    interface_of,
)
from symbody.exports.tool_functions import OF_CONTACTS, Laws, tool_functions
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import identifier
from symbody.writers.generate import generate as write

_METHODS: tuple[Method, ...] = ("dp54", "dp853", "radau", "rk4")
# Targets of CMake, the library of mathematics, and files of the solver.
_RESERVED = frozenset(
    {"all", "clean", "edit_cache", "help", "install", "m", "package", "rebuild_cache",
     "test", *_METHODS, *SOLVER_NAMES, "contacts", "model", "time_events"}
)  # fmt: skip
# Where each template goes.
_TEMPLATES = {
    "CMakeLists.txt": "CMakeLists.txt",
    "README.md": "README.md",
    "NAME.pc.in": "{name}.pc.in",
    "NAMEConfig.cmake.in": "{name}Config.cmake.in",
    "NAME_model.h": "include/{name}/{name}_model.h",
    "NAME_run.h": "include/{name}/{name}_run.h",
    "NAME_run.c": "src/{name}_run.c",
    "main.c": "examples/main.c",
}


def clib(compiled: CompiledModel, options: Options) -> Files:
    """Return a folder that CMake builds and installs, with sensors and solver."""
    name = checked_identifier("clib", options.name, _RESERVED)
    interface, functions = interface_of(compiled), tool_functions(compiled)
    own = ["derivatives", "outputs", "parameters", "time_events", "time_conditions"]
    own += ["correction", "closure"] if functions.is_constrained else []
    of_events = (*OF_CONTACTS, "guards", "jumps", "discrete_starts", "switches")
    own += [purpose for purpose in of_events if purpose in functions.programs]
    programs = [functions.programs[purpose] for purpose in own]
    programs += [compiled.program(purpose) for purpose in options.functions]
    by_name = {program.name: program for program in programs}
    sources = write(tuple(by_name.values()), "c", name=name)
    folder = resources.files("symbody.exports") / "clib" / "templates"
    events = len(functions.programs["time_events"].results[0].nodes)
    words = {"NAME": name, "MODEL": compiled.system.name}
    words |= {"UPPER": name.upper(), "UPPER_MODEL": compiled.system.name.upper()}
    words["NUMBERS"] = _numbers(name, interface, events, by_name)
    private = shared_sources(functions.laws, functions.switches)
    if not functions.is_constrained:
        del private["projection.c"], private["projection.h"]
    headers = [f"{name}.h"]
    private["model.h"] = model_header(name, interface, functions, own, headers, {})
    solver = _solver(name, functions.laws)
    units = [f"src/{name}.c", f"src/{name}_model.c", f"src/{name}_run.c"]
    units += [path for path in solver if path.endswith(".c")]
    units += [f"src/{path}" for path in private if path.endswith(".c")]
    words["SOURCES"] = "\n".join(f"  {path}" for path in units)

    def filled(template: str) -> str:
        text = (folder / template).read_text(encoding="utf-8")
        for word, meant in words.items():
            text = text.replace(f"%{word}%", meant)
        return text

    files: Files = {
        path.format(name=name): filled(template)
        for template, path in _TEMPLATES.items()
    }
    files[f"include/{name}/{name}.h"] = sources[f"{name}.h"]
    files[f"src/{name}.c"] = sources[f"{name}.c"]
    files[f"src/{name}_model.c"] = _values(name, interface)
    files |= {f"src/{path}": text for path, text in private.items()}
    return files | solver


def _solver(name: str, laws: Laws | None) -> Files:
    """Return the solver of simulations, its header beside the others."""
    sources = solver_sources(name, _METHODS, laws)
    header = sources.pop("ode.h").replace("#include <stdint.h>\n", _BEGIN)
    before, end = header.rsplit("#endif", 1)
    files: Files = {f"include/{name}/{name}_ode.h": f"{before}{_END}#endif{end}"}
    for path, text in sources.items():
        files[f"src/{path}"] = text.replace('"ode.h"', f'"{name}_ode.h"')
    return files


def _groups(interface: Interface) -> dict[str, tuple[Variable, ...]]:
    groups = interface.groups.items()
    return {kind.removesuffix("s"): own for kind, own in groups if kind != "rates"}


# What C++ needs around the declarations of the solver.
_BEGIN = """\
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
"""
_END = """\
#ifdef __cplusplus
}
#endif

"""
_VALUES = """\
/* Names and values of the variables of the model {name}. */
#include "{name}_model.h"

#include <math.h>
"""


def _numbers(name: str, interface: Interface, events: int, taken: Iterable[str]) -> str:
    """Return the part of the header that numbers the model's variables."""
    upper = name.upper()
    numbers = f"#define {upper}_EVENT_TIMES {events}\n"
    for kind, variables in _groups(interface).items():
        numbers += f"#define {upper}_{kind.upper()}S {len(variables)}\n"
        if variables:
            own = (f"{name}_{kind}_{identifier(v.name)}" for v in variables)
            known = [*dict.fromkeys([*taken, f"{name}_{kind}_names"])]
            entries = distinct([*known, *own])[len(known) :]
            numbers += f"enum {name}_{kind} {{\n"
            for entry, variable in zip(entries, variables, strict=True):
                unit = variable.unit.replace("*/", "* /")
                numbers += f"    {entry}," + f" /* {unit} */" * bool(unit) + "\n"
            numbers += "};\n"
    return numbers


def _values(name: str, interface: Interface) -> str:
    """Return the source file with the values of the model's variables."""
    inputs = interface.inputs
    blocks = [
        _VALUES.format(name=name),
        *(
            strings(f"{name}_{kind}_names", [variable.name for variable in variables])
            for kind, variables in _groups(interface).items()
        ),
        array("double", f"{name}_start", starts(interface.states)),
        array("double", f"{name}_default", starts(interface.parameters)),
        array("double", f"{name}_least", [number(i.limits[0]) for i in inputs]),
        array("double", f"{name}_greatest", [number(i.limits[1]) for i in inputs]),
        "#include <stdint.h>\n",
        array("int64_t", f"{name}_model_quaternions", map(str, interface.quaternions)),
    ]
    return "\n".join(blocks)
