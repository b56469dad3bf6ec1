"""Data of a model as C, for sources that are alike for all models, and the solver."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from string import Template
from textwrap import fill
from typing import Literal, TypeAlias

from symbody.exports.interface import Interface, Variable
from symbody.exports.tool_functions import ToolFunctions
from symbody.program.program import Program
from symbody.writers.c.forms import NOTATION
from symbody.writers.curves import signed

_WIDTH = 88


def array(kind: str, name: str, values: Iterable[str], *, static: bool = False) -> str:
    """Return the definition of an array; C knows none of length 0, so it gets one."""
    entries = list(values) or ["0"]
    body = fill(
        ", ".join(entries),
        _WIDTH,
        initial_indent="    ",
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    start = "static " if static else ""
    return f"{start}const {kind} {name}[{len(entries)}] = {{\n{body},\n}};\n"


def strings(name: str, texts: Sequence[str], *, static: bool = False) -> str:
    """Return the definition of an array of texts, one a line."""
    start = "static " if static else ""
    lines = "".join(f"    {quoted(text)},\n" for text in texts or [""])
    return f"{start}const char *const {name}[{max(1, len(texts))}] = {{\n{lines}}};\n"


def number(value: float) -> str:
    """Return the shortest text that reads as the same number in C."""
    return signed(float(value), NOTATION.number)


def quoted(text: str) -> str:
    """Return a text as C writes it, in ASCII."""
    parts = []
    for byte in text.encode():
        character = chr(byte)
        if character in '"\\':
            parts.append(f"\\{character}")
        elif 32 <= byte < 127 and character != "?":
            parts.append(character)
        else:
            parts.append(f"\\{byte:03o}")
    return '"' + "".join(parts) + '"'


def starts(variables: Sequence[Variable]) -> list[str]:
    """Return the start values of some variables."""
    return [number(variable.start) for variable in variables]


def sign(parameter: Variable) -> int:
    """Return 1 for a positive parameter, -1 a negative one, 2 from 0 on, else 0."""
    least, greatest = parameter.limits
    return 2 if parameter.may_be_zero else int(least == 0) - int(greatest == 0)


def names(interface: Interface) -> list[str]:
    """Return the names of time and all variables, in the order of value references."""
    return ["time", *(variable.name for variable in interface.variables)]


# External names of the sources that are alike for all models. Each model gives them its
# own, so that several can be linked into one program.
_SHARED_NAMES = (
    *(
        f"instance_{verb}"
        for verb in (
            "bytes", "constants", "experiment", "get", "indicators", "inputs", "keep",
            "outputs", "pass_events", "rates", "read", "reset", "restore", "say",
            "set", "set_rate", "close_start", "step", "tangent", "write",
        )
    ),
    "dp_integrate",
    "time_events_at",
    "time_events_next",
    "time_events_rounding",
    "time_events_seen",
    "project",
    "project_if_off",
    "close_start",
    *(
        f"model_{what}"
        for what in (
            "default", "given", "greatest", "least", "names", "parameter_names",
            "quaternions", "sign", "start",
        )
    ),
)  # fmt: skip


def model_header(
    name: str,
    interface: Interface,
    functions: ToolFunctions,
    purposes: Sequence[str],
    headers: Sequence[str],
    more: Mapping[str, object],
) -> str:
    """Return model.h: sizes, and the functions under names that all models share.

    `purposes` are those of them that the sources call, `headers` the files that declare
    these, `more` further macros by name, without "MODEL_".
    """
    sizes = {
        "STATES": len(interface.states),
        "INPUTS": len(interface.inputs),
        "PARAMETERS": len(interface.parameters),
        "OUTPUTS": len(interface.outputs),
        "INDICATORS": indicator_count(functions),
        "QUATERNIONS": len(interface.quaternions),
        "CONSTRAINTS": int(functions.is_constrained),
        # Not those of the functions, which have such names, too.
        "EVENT_TIMES": _count(functions.programs["time_events"]),
        "LOOKED_AT": _count(functions.programs["time_conditions"]),
    }
    macros = {**sizes, **more}
    lines = [f"#define MODEL_{macro} {value}" for macro, value in macros.items()]
    for purpose in purposes:
        program = functions.programs[purpose]
        own = program.name
        lines += [
            f"#define model_{purpose} {own}",
            f"#define model_{purpose}_constants {own}_constants",
            f"#define MODEL_{purpose.upper()}_CONSTANTS {len(program.constants)}",
        ]
    template = resources.files("symbody.exports") / "c_sources" / "model.h"
    return Template(template.read_text(encoding="utf-8")).substitute(
        name=name,
        headers="\n".join(f'#include "{header}"' for header in headers),
        definitions="\n".join(lines),
        own_names="\n".join(f"#define {n} {name}_{n}" for n in _SHARED_NAMES),
    )


_DATA = """\
/* Values and names of the model's variables. */
#include "model.h"

#include <math.h>
"""


def model_data(interface: Interface, functions: ToolFunctions) -> str:
    """Return the source file model_data.c with the values of a model's variables."""
    parameters, inputs = interface.parameters, interface.inputs
    indicators = range(indicator_count(functions))
    blocks = [
        _DATA,
        array("double", "model_start", starts(interface.states)),
        array("double", "model_default", starts(parameters)),
        array("double", "model_least", [number(i.limits[0]) for i in inputs]),
        array("double", "model_greatest", [number(i.limits[1]) for i in inputs]),
        array("signed char", "model_sign", [str(sign(p)) for p in parameters]),
        array("char", "model_given", [str(int(p.settable)) for p in parameters]),
        array("int", "model_quaternions", map(str, interface.quaternions)),
        strings("model_parameter_names", [p.name for p in parameters]),
        strings("model_names", [*names(interface), *map(indicator_name, indicators)]),
    ]
    return "\n".join(blocks)


def indicator_count(functions: ToolFunctions) -> int:
    """Return how many event indicators there are."""
    return _count(functions.programs["indicators"])


def _count(program: Program) -> int:
    """Return how many entries the first result of a function has."""
    return len(program.results[0].nodes)


def indicator_name(index: int) -> str:
    """Return the name of an event indicator."""
    return f"event indicator {index + 1}"


def shared_sources() -> dict[str, str]:
    """Return the sources that packages share, by name."""
    folder = resources.files("symbody.exports") / "c_sources"
    return {
        name: (folder / name).read_text(encoding="utf-8")
        for name in ("projection.c", "projection.h", "time_events.c", "time_events.h")
    }


# Each in a file of its name.
Method: TypeAlias = Literal["dp54", "dp853", "rk4", "radau5"]
SOLVER_SHARED = (
    "ode.h", "solver.h", "singular.h", "nonstiff.h", "ode.c", "adaptive.c", "singular.c"
)  # fmt: skip
# What is seen outside of these files.
_SOLVER_NAMES = (
    "work", "pivots", "state", "start", "step", "interpolate", "go_back",
    "answer", "keep_new", "step_adaptive", "look_ahead", "placed_step", "is_near",
    "projected_rates", "excusable", "excuse", "dp54", "dp853", "rk4", "radau5",
)  # fmt: skip
_SOLVER_GUARD = "#define SYMBODY_ODE_H\n"


def solver_sources(name: str, methods: Sequence[Method]) -> dict[str, str]:
    """Return the solver by file, with functions that begin with `name`, and ode.h."""
    folder = resources.files("symbody.runtime.loops") / "sources"
    paths = (*SOLVER_SHARED, *(f"{method}.c" for method in methods))
    sources = {path: (folder / path).read_text(encoding="utf-8") for path in paths}
    names = "".join(f"#define ode_{n} {name}_ode_{n}\n" for n in _SOLVER_NAMES)
    own = f"{_SOLVER_GUARD}/* Names of its own. */\n{names}"
    sources["ode.h"] = sources["ode.h"].replace(_SOLVER_GUARD, own)
    return sources
