"""A model as MATLAB files that run as they are, in MATLAB and in Octave, as PyMbs's do.

References:
    PyMbs manual, sections 2.3.3 (code export) and 3.1 (genCode, genMatlabAnimation).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from string import Template
from textwrap import wrap
from typing import TypeAlias

from symbody.errors import WriterError
from symbody.exports.interface import Files, Options
from symbody.exports.tool_functions import (
    closing,
    derivatives_with_feedback,
    laws_of,
    switch_programs,
    switches_of,
    time_events,
    warn_of_zeros,
)
from symbody.expr.node import ZERO, Node, Symbol
from symbody.formalisms.quantities.scene import COLUMNS, drawn
from symbody.model.contacts.contact import LawKind
from symbody.model.visuals import Arrow, Box, Cylinder, Line, Shape, Sphere
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program, identifiers
from symbody.system.laws import refuse_following
from symbody.system.system import System
from symbody.writers import matlab
from symbody.writers.curves import signed
from symbody.writers.printer import Printer
from symbody.writers.source_file import Used, entries_from_1, routines

_STATEMENT_WIDTH = 82
_INDENT = "    "
_TEXTS = routines("exports/matlab.m")
Words: TypeAlias = Mapping[str, str]


def _quoted(text: str) -> str:
    """Return a string of MATLAB."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def _lines_of(statement: str) -> list[str]:
    """Return a statement inside a function, broken at spaces where it is long."""
    *first, last = wrap(
        statement,
        _STATEMENT_WIDTH,
        initial_indent=_INDENT,
        subsequent_indent=2 * _INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [*(f"{line} ..." for line in first), last]


def _remark(name: str, unit: str = "") -> str:
    """Return a comment that names a number and its unit, on one line."""
    words = " ".join(f"{name} [{unit}]".split() if unit else name.split())
    return f"% {words}"


def _sim_file(
    system: System, name: str, derivatives: str, times: Words, events_of: Words
) -> str:
    """Return the main file, with the start values."""
    states = [s.name for s in system.coordinates.y]
    values = (*system.q_start, *system.v_start, *system.x_start)
    start = [f"{_INDENT}y = zeros({len(states)}, 1);"]
    names = [f"{_INDENT}names = cell(1, {len(states)});"]
    for i, (state, value) in enumerate(zip(states, values, strict=True), 1):
        start.append(
            f"{_INDENT}y({i}) = {signed(value, matlab.number)};  {_remark(state)}"
        )
        names.append(f"{_INDENT}names{{{i}}} = {_quoted(state)};")
    events = "".join(_TEXTS[purpose] for purpose in ("no_times", *times))
    both = system.contacts or system.whens
    has = {"F": system.contacts, "D": system.discrete, "E": both}
    results = "".join(letter for letter in _MEANINGS if has[letter])
    said = [f"{letter} are {_MEANINGS[letter]}" for letter in results]
    begin, step = ["plain_begin"], "plain_step"
    if results or "switches" in events_of:
        begin = ["forwards" if results else "both_ways", "event_begin"]
        step = "event_step"
    text = Template(_TEXTS["sim"]).safe_substitute(
        events=Template(events.rstrip("\n")).substitute(times),
        start="\n".join(start),
        names="\n".join(names),
        results="".join(f", {letter}" for letter in results),
        of_results=f"\n% {'; '.join(said)}." if said else "",
        closing="    y0 = closed(times(1), y0(:), p);\n" * bool(system.constraints),
        begin="".join(map(_TEXTS.__getitem__, begin)).rstrip("\n"),
        step=_TEXTS[step].rstrip("\n"),
        finish="\n".join(f"    {letter} = c.{letter};" for letter in results),
    )  # fmt: skip
    if step == "event_step":
        parts = (
            "event_loop",
            "contacts" if system.contacts else "no_contacts",
            "clauses" if system.whens else "no_clauses",
            "switches" if "switches" in events_of else "no_switches",
        )
        text += "".join(f"\n{_TEXTS[part]}" for part in parts)
    if system.constraints:
        text += f"\n{_TEXTS['closed']}"
    words = {
        "name": name, "derivatives": derivatives, "nq": str(len(system.q)),
        "nv": str(len(system.v)), "closure": f"{system.name}_closure",
        "correction": f"{system.name}_correction",
        "quaternions": str([place + 1 for place in system.quaternions]),
        "f": ", f" * bool(results),
    }  # fmt: skip
    words.update(events_of)
    return Template(text.replace("    end\n\n    if", "    end\n    if")).substitute(
        words
    )


_MEANINGS = {
    "F": "forces of contacts", "D": "discrete variables",
    "E": "events, a struct array",
}  # fmt: skip


def _clause_words(compiled: CompiledModel) -> dict[str, str]:
    """Return what the main file knows of when clauses."""
    system = compiled.system
    if not system.whens:
        return {}
    switches, programs = switches_of(system), switch_programs(compiled)
    assert switches is not None
    if switches.conditions:
        warn_of_zeros(compiled, switches, "the file")
    names = {purpose: program.name for purpose, program in programs.items()}
    columns = [*zip(*switches.table, strict=True)]

    def owners(first: int) -> str:
        """Return which clause each change, impulse or time is of."""
        return str([i + 1 for i, n in enumerate(columns[first + 1]) for _ in range(n)])

    times = [switches.times[i : i + n] for i, n in zip(*columns[7:9], strict=True)]
    guards = names.get("guards")
    u = "c.inputs(t, y, [c.d; forces_at(c, t, y)])"
    at = f"{guards}(c.clock(t), y, {u}, c.p, c.k_guards)"
    return {
        "clauses": "{" + ", ".join(map(_quoted, switches.names)) + "}",
        "condition": str([k + 1 for k in columns[0]]),
        "direction": str([*columns[1]]), "priority": str([*columns[2]]),
        "every": _numbers(switches.every),
        "times": "{" + ", ".join(map(_numbers, times)) + "}",
        "target": str([k + 1 for k in switches.targets]), "changes_of": owners(3),
        "pushes_of": owners(5), "by_velocity": f"logical({[*switches.by_velocity]})",
        "starts": names["discrete_starts"], "jumps": names["jumps"],
        "guards_constants": f"{guards}_constants(p)" if guards else "[]",
        "conditions": at if guards else "zeros(0, 1)",
    }  # fmt: skip


def _numbers(values: Sequence[float]) -> str:
    return f"[{', '.join(signed(value, matlab.number) for value in values)}]"


def _contact_words(compiled: CompiledModel) -> dict[str, str]:
    """Return what the main file knows of contacts; refuse what it cannot follow."""
    system = compiled.system
    if not system.contacts:
        return {}
    laws, A = laws_of(system), compiled.equations("contacts").results["A"]
    if names := [one.name for one in system.contacts if one.contact.poisson]:
        raise WriterError(
            f"generate('matlab'): the impacts of contact {names[0]!r} follow Poisson's "
            f"law, which these files have not. Take law='newton', or another format."
        )
    refuse_following("generate('matlab')", system, "Take another format, as an FMU")
    normals, tangents = [], []
    for name, (kind, row, count, _) in zip(
        laws.names, laws.table.tolist(), strict=True
    ):
        has_normal = kind != LawKind.FRICTION
        rows = range(row + has_normal, row + has_normal + count)
        # A row that no motion of the mechanism changes is not there.
        moving = [i + 1 for i in rows if A[i, i] is not ZERO]
        if len(moving) > 1:
            raise WriterError(
                f"generate('matlab'): the friction of contact {name!r} acts along two "
                f"directions, and these files have that along lines only. Move its "
                f"bodies in a plane, leave its friction out, or take another format."
            )
        normals.append(row + 1 if has_normal else 0)
        tangents.append(moving[0] if moving else 0)
    (gap, speed), *_ = laws.tolerances.tolist()
    return {
        "contacts": compiled.program("contacts").name,
        "response": compiled.program("contact_response").name,
        "names": "{" + ", ".join(map(_quoted, laws.names)) + "}",
        "kinds": str(laws.table[:, 0].tolist()),
        "normals": str(normals), "tangents": str(tangents), "rows": str(laws.rows),
        "gap_zero": matlab.number(gap), "speed_zero": matlab.number(speed),
    }  # fmt: skip


def _inputs_file(system: System, name: str, starts: str) -> str:
    """Return the file in which the user computes inputs; `starts` of what is held."""
    held = len(system.contact_forces) + len(system.discrete)
    jumps = bool(system.contacts or system.whens)
    lines = [
        f"function u = {name}_inputs(t, y, p{', f' * jumps})",
        "% Return the inputs at a time and state. Put formulas of your own here; if",
        f"% they jump, tell {name}_sim when: it takes these times as corners.",
        "",
        f"u = zeros({len(system.u)}, 1);",
    ]
    limited = []
    place = 0
    for entry in system.inputs.values():
        for symbol in entry.symbols.ravel().tolist():
            place += 1
            lines.append(f"u({place}) = 0;  {_remark(symbol.name, entry.unit)}")
            if entry.limits:
                low, high = (signed(limit, matlab.number) for limit in entry.limits)
                limited.append(f"u({place}) = min(max(u({place}), {low}), {high});")
    if limited:
        lines += ["", "% Limits of the inputs", *limited]
    if held:
        lines += ["", "% Discrete variables, then forces of contacts", "if nargin > 3"]
        lines += [f"    u({place + 1}:end) = f;"]
    if system.discrete:
        of = f"u({place + 1}:{place + len(system.discrete)})"
        lines += ["else", f"    {of} = {starts}(p, {starts}_constants(p));"]
    lines += ["end"] * bool(held)
    indented = [_INDENT + line if line else "" for line in lines[4:]]
    return "\n".join([*lines[:4], *indented, "end", ""])


def _parameters_file(system: System, name: str) -> str:
    """Return the file of the parameters: defaults, some of which depend on others."""
    fields = _field_names(list(system.parameters), {"changes", "p"})
    used = Used()
    names: dict[Node, str] = {}
    lines = []
    for parameter, field in zip(system.parameters.values(), fields, strict=True):
        printer = Printer(matlab.NOTATION, names, used)
        flat = [printer.text(node) for node in parameter.default.ravel().tolist()]
        default = _matrix(flat, parameter.symbols.shape)
        value = f"given(changes, {_quoted(field)}, {default})"
        *first, last = matlab.assign(field, value)
        lines += [*first, f"{last}  {_remark(parameter.name, parameter.unit)}"]
        symbols = parameter.symbols
        texts = entries_from_1(field, symbols.shape, "()")
        names |= zip(symbols.ravel().tolist(), texts, strict=True)
    listed = ", ".join(map(_quoted, fields))
    known = f"check_names(changes, {{{listed}}});"
    p = [f"p({i}) = {names[s]};" for i, s in enumerate(system.p, 1)]
    head = [
        f"function p = {name}_parameters(changes)",
        "% Return the parameters: p = "
        f"{name}_parameters(struct('name', value, …)).".replace("…", "..."),
        "%",
        "% What is not given has its default, which may depend on other parameters.",
        "",
    ]
    body = ["if nargin < 1", "    changes = struct();", "end", known, *lines]
    body += [f"p = zeros({len(system.p)}, 1);", *p]
    return (
        "\n".join([*head, *(_INDENT + line for line in body), "end", ""])
        + "\n"
        + Template(_TEXTS["given"]).substitute(name=name)
        + "".join(f"\n{t}" for t in matlab.support(used))
    )


def _field_names(names: Sequence[str], taken: set[str]) -> list[str]:
    """Return names for variables and fields, in the order of the given names."""
    symbols = [Symbol(name) for name in names]
    reserved = matlab.RESERVED | taken | {"given", "check_names", "struct", "isfield"}
    identified = identifiers(symbols, reserved=reserved, rules=matlab.RULES)
    return [identified[symbol] for symbol in symbols]


def _matrix(entries: Sequence[str], shape: tuple[int, ...]) -> str:
    if not shape:
        return entries[0]
    width = shape[-1] if len(shape) > 1 else 1
    rows = [entries[i : i + width] for i in range(0, len(entries), width)]
    return "[" + "; ".join(", ".join(row) for row in rows) + "]"


def _shapes(system: System) -> str:
    """Return the statements that list kind, color and opacity of everything drawn."""
    visuals = drawn(system)
    colors = "; ".join(", ".join(map(matlab.number, v.color)) for v in visuals)
    kinds = ", ".join(_quoted(_kind(v.shape)) for v in visuals)
    opacities = ", ".join(matlab.number(v.opacity) for v in visuals)
    return "\n".join(
        [
            *_lines_of(f"kinds = {{{kinds}}};"),
            *_lines_of(f"colors = [{colors}];"),
            *_lines_of(f"opacities = [{opacities}];"),
        ]
    )


# How shapes are drawn; what is not here is drawn as axes.
_KINDS: dict[type, str] = {Box: "box", Sphere: "sphere", Line: "line", Arrow: "arrow"}


def _kind(shape: Shape) -> str:
    if isinstance(shape, Cylinder):
        return f"cylinder_{shape.axis}"
    return _KINDS.get(type(shape), "axes")


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return the files of a model for MATLAB."""
    system, name = compiled.system, options.name
    purposes = dict.fromkeys((*options.functions, "scene"))
    # The file of the sensors' struct has the name that this function would have.
    for purpose in ("derivatives", "sensors"):
        purposes.pop(purpose, None)
    programs = [derivatives_with_feedback(compiled)]
    programs += [compiled.program(purpose) for purpose in purposes]
    derivatives, scene = programs[0].name, compiled.program("scene").name
    values = _sensor_values(compiled)
    clauses = _clause_words(compiled)
    texts = zip(("times", "looked_at"), time_events(compiled), strict=True)
    times = {text: program for text, program in texts if program.results[0].nodes}
    words = _contact_words(compiled) | clauses
    switching = bool(compiled.equations("switches").results)
    if switching:
        words["switches"] = compiled.program("switches").name
    of_time = {text: program.name for text, program in times.items()}
    files: Files = {
        f"{name}_sim.m": _sim_file(system, name, derivatives, of_time, words),
        f"{name}_der_state.m": Template(_TEXTS["der_state"]).substitute(
            name=name, derivatives=derivatives, **_forces(system)
        ),
        f"{name}_inputs.m": _inputs_file(system, name, clauses.get("starts", "")),
        f"{name}_sensors.m": _sensors_file(compiled, name, values),
        f"{name}_visual.m": Template(_TEXTS["visual"]).substitute(
            name=name,
            scene=scene,
            columns=len(COLUMNS),
            title=_quoted(name),
            shapes=_shapes(system),
        )
        + "\n"
        + _TEXTS["things"],
        f"{name}_parameters.m": _parameters_file(system, name),
    }
    more = [*([values] if values else []), *times.values()]
    more += [p for p in closing(compiled) if p.name not in {q.name for q in programs}]
    if system.contacts:
        more += map(compiled.program, ("contacts", "contact_response"))
    if clauses:
        more += switch_programs(compiled).values()
    if switching:
        more.append(compiled.program("switches"))
    files.update(matlab.write([*programs, *more], name))
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
        body = Template(_TEXTS["measure"]).substitute(
            values=values.name, name=name, passed=_forces(compiled.system)["passed"]
        )
        fields = _field_names(list(results), set())
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
    return Template(_TEXTS["sensors"]).substitute(
        name=name, body=body.rstrip("\n"), more=_forces(compiled.system)["more"]
    )


def _forces(system: System) -> dict[str, str]:
    """Return how functions take discrete variables and forces, and pass them on."""
    if system.contacts or system.whens:
        return {"more": ", varargin", "passed": ", varargin{:}"}
    return {"more": "", "passed": ""}
