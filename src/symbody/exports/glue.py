"""Data of one model for C sources that are alike for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources

from symbody.exports.c_data import array, names, number, sign, starts, strings
from symbody.exports.interface import Interface
from symbody.exports.tool_functions import ToolFunctions
from symbody.program.program import Program

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
    """Return the header model.h: sizes, and the functions under names for all models.

    Args:
        name: Of the model.
        interface: The model's variables.
        functions: The model's programs, whose names begin with the model's.
        purposes: Those of them that the sources call.
        headers: The files that declare these.
        more: Further macros by name, without "MODEL_".
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
        "EVENT_TIMES": _count(functions.time_events),
        "LOOKED_AT": _count(functions.time_conditions),
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
    return _HEADER.format(
        name=name,
        headers="\n".join(f'#include "{header}"' for header in headers),
        definitions="\n".join(lines),
        own_names="\n".join(f"#define {n} {name}_{n}" for n in _SHARED_NAMES),
    )


_HEADER = """\
/* The model {name} under the names that the sources of all models use. */
#ifndef MODEL_H
#define MODEL_H

{headers}

{definitions}

/* Names of its own, so that several models can be linked into one program. */
{own_names}

extern const double model_start[];    /* of the states */
extern const double model_default[];  /* values of the parameters */
extern const double model_least[], model_greatest[]; /* limits of the inputs */
extern const signed char model_sign[]; /* of a parameter, or 0; 2: or zero */
extern const char model_given[];      /* whether a parameter may be set */
extern const int model_quaternions[]; /* the first states of unit quaternions */
extern const char *const model_parameter_names[];
extern const char *const model_names[]; /* of time and all variables */

#endif
"""
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
        array("char", "model_given", [str(int(p.given)) for p in parameters]),
        array("int", "model_quaternions", map(str, interface.quaternions)),
        strings("model_parameter_names", [p.name for p in parameters]),
        strings("model_names", [*names(interface), *map(indicator_name, indicators)]),
    ]
    return "\n".join(blocks)


def indicator_count(functions: ToolFunctions) -> int:
    """Return how many event indicators there are."""
    return _count(functions.indicators)


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
