"""Data of a model as C, for sources that are alike for all models, and the solver."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from string import Template
from textwrap import fill
from typing import Literal, TypeAlias

from symbody.exports.interface import Interface, Variable
from symbody.exports.tool_functions import Laws, Switches, ToolFunctions
from symbody.runtime.loops.library import HEADERS, UNITS
from symbody.runtime.loops.structures import source
from symbody.system.laws import WHY_NOT_OBEYED
from symbody.writers.c.forms import NOTATION
from symbody.writers.curves import signed

_WIDTH = 88
_REASONS = 1 + max(WHY_NOT_OBEYED)
# Headers of the loops that go with the solver begin so.
_INCLUDED = (
    "ode", "solver", "singular", "nonstiff", "radau", "model", "meeting", "contact",
)  # fmt: skip


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


# Headers of the sources that are alike for all models, and what they declare.
_SHARED = (
    "fmu/sources/fmi.h", "c_sources/instance.h", "c_sources/time_events.h",
    "c_sources/projection.h", "c_sources/contacts.h", "c_sources/switches.h",
    "c_sources/model.h",
)  # fmt: skip
_DECLARED = re.compile(r"^(?!typedef|static)[a-z][\w ]*[ *](\w+)\(|(\w+)\[\]", re.M)


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
    kinds = [state.description.split()[0] for state in interface.states]
    sizes = {
        "STATES": len(kinds),
        "COORDINATES": kinds.count("coordinate"),
        "VELOCITIES": kinds.count("velocity"),
        "INPUTS": len(interface.inputs),
        "PARAMETERS": len(interface.parameters),
        "OUTPUTS": len(interface.outputs),
        "INDICATORS": indicator_count(functions),
        "QUATERNIONS": len(interface.quaternions),
        "CONSTRAINTS": int(functions.is_constrained),
        **_law_sizes(functions.laws),
        **_switch_sizes(functions.switches),
        # Not those of the functions, which have such names, too.
        "EVENT_TIMES": _count(functions, "time_events"),
        "LOOKED_AT": _count(functions, "time_conditions"),
        "SWITCHES": _count(functions, "switches"),
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
    folder = resources.files("symbody.exports")
    texts = [(folder / path).read_text("utf-8") for path in _SHARED]
    # Each model has its own, so that several can be linked into one program.
    shared = [a or b for text in texts for a, b in _DECLARED.findall(text)]
    return Template(texts[-1]).substitute(
        name=name,
        headers="\n".join(f'#include "{header}"' for header in headers),
        definitions="\n".join(lines),
        own_names="\n".join(f"#define {n} {name}_{n}" for n in shared),
    )


def _law_sizes(laws: Laws | None) -> dict[str, int]:
    """Return how many laws and forces contacts have, and what their solution needs."""
    if laws is None:
        return {"LAWS": 0, "ROWS": 0, "IMPULSES": 0}
    return {
        "LAWS": len(laws.names),
        "ROWS": laws.rows,
        "IMPULSES": len(laws.impulses),
        "LAW_WORK": laws.work,
        "LAW_PLACES": laws.places,
    }


_WHENS = """\
/* The when clauses of the model; for switches.c alone. */
#include <stdint.h>
"""


def _switch_sizes(switches: Switches | None) -> dict[str, int]:
    """Return how many when clauses there are, and what they change."""
    if switches is None:
        return {"DISCRETES": 0, "CONDITIONS": 0, "WHENS": 0}
    return {
        "DISCRETES": switches.discretes,
        "CONDITIONS": switches.conditions,
        "WHENS": len(switches.names),
        "CHANGES": len(switches.targets),
        "PUSHES": len(switches.by_velocity),
    }


def whens_header(switches: Switches) -> str:
    """Return the source file whens.h."""
    numbers: dict[str, Sequence[int]] = {
        "when_table": [entry for row in switches.table for entry in row],
        "change_targets": switches.targets,
        "push_by_velocity": switches.by_velocity,
    }
    texts = {"when_every": switches.every, "when_times": switches.times}
    return "\n".join([
        _WHENS,
        strings("when_names", switches.names, static=True),
        *(array("int64_t", n, map(str, v), static=True) for n, v in numbers.items()),
        *(array("double", n, map(number, v), static=True) for n, v in texts.items()),
    ])  # fmt: skip


_LAWS = """\
/* The laws of the model's contacts, and what is said of them; for contacts.c alone. */
#include <stdint.h>
"""
# By the numbers of contact.h, as results call them.
EVENT_WORDS = ("impact", "contact", "separation", "stick", "slip", "rest")


def laws_header(laws: Laws) -> str:
    """Return the source file laws.h."""
    why = [WHY_NOT_OBEYED.get(i, "").format(value="%.3g") for i in range(_REASONS)]
    table, tolerances = laws.table.ravel().tolist(), laws.tolerances.ravel().tolist()
    return "\n".join([
        _LAWS,
        array("int64_t", "law_table", map(str, table), static=True),
        array("int64_t", "impulse_rows", map(str, laws.impulses), static=True),
        array("double", "law_tolerances", map(number, tolerances), static=True),
        strings("law_names", laws.names, static=True),
        strings("event_words", EVENT_WORDS, static=True),
        strings("law_reasons", why, static=True),
    ])  # fmt: skip


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
        array("int64_t", "model_quaternions", map(str, interface.quaternions)),
        strings("model_parameter_names", [p.name for p in parameters]),
        strings("model_names", [*names(interface), *map(indicator_name, indicators)]),
    ]
    return "\n".join(blocks)


def indicator_count(functions: ToolFunctions) -> int:
    """Return how many event indicators there are.

    The last are conditions of when clauses, and guards of contacts, two a law.
    """
    guards = 2 * len(functions.laws.names) if functions.laws else 0
    return _count(functions, "indicators") + _count(functions, "guards") + guards


def _count(functions: ToolFunctions, purpose: str) -> int:
    """Return how many entries the first result of a function has; 0 without it."""
    program = functions.programs.get(purpose)
    return len(program.results[0].nodes) if program else 0


def indicator_name(index: int) -> str:
    """Return the name of an event indicator."""
    return f"event indicator {index + 1}"


def shared_sources(
    laws: Laws | None = None, switches: Switches | None = None, *more: str
) -> dict[str, str]:
    """Return the sources that packages share, by name; `more` are further subjects."""
    folder = resources.files("symbody.exports") / "c_sources"
    subjects = ["projection", "time_events", *(["contacts"] if laws else [])]
    subjects += [*(["switches"] if switches else []), *more]
    sources = {
        name: (folder / name).read_text(encoding="utf-8")
        for subject in subjects
        for name in (f"{subject}.c", f"{subject}.h")
    }
    if switches:
        sources["whens.h"] = whens_header(switches)
    return sources | ({"laws.h": laws_header(laws)} if laws else {})


# Each in a file of its name.
Method: TypeAlias = Literal["dp54", "dp853", "rk4", "radau"]
_SOLVER = ("ode", "adaptive", "singular", "model", "meeting")
_ALWAYS = ("solver", "nonstiff", "loops", "laws", "switches", "whens")
SOLVER_NAMES = (*_SOLVER, *UNITS["contact"], *_ALWAYS)
# The loops over a model's functions have another header where model.h is the model.
_RENAMED = {"model.h": "loops.h", "model.c": "loops.c"}
# What is seen outside of a file, by the header that declares it.
_EXTERNAL = re.compile(r"^(?!static )[a-z][\w ]*[ *](\w+)(?:\(| = \{)", re.M)
_DECLARED_IN = {
    "ode": "ode.h", "model": "loops.h", "law": "contact_law.h", "contact": "contact.h"
}  # fmt: skip


def solver_sources(
    name: str, methods: Sequence[Method], laws: Laws | None = None
) -> dict[str, str]:
    """Return the loops by file, with functions that begin with `name`, and headers."""
    units = (*_SOLVER, *methods, *(UNITS["contact"] if laws else ()))
    headers = [header for header in HEADERS if header.startswith(_INCLUDED)]
    sources: dict[str, str] = {}
    names: dict[str, set[str]] = {header: set() for header in _DECLARED_IN.values()}
    for path in (*(f"{unit}.c" for unit in units), *headers):
        text = source(path).decode().replace('"model.h"', '"loops.h"')
        sources[_RENAMED.get(path, path)] = text
        for external in _EXTERNAL.findall(text):
            names[_DECLARED_IN[external.split("_")[0]]].add(external)
    for header, externals in names.items():
        text = sources[header]
        guard = re.search(r"#define SYMBODY_\w+_H\n", text)
        assert guard is not None
        own = "".join(f"#define {n} {name}_{n}\n" for n in sorted(externals))
        at = guard.end()
        sources[header] = f"{text[:at]}/* Names of its own. */\n{own}{text[at:]}"
    return sources
