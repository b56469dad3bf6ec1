"""Programs as C++17, with the standard library alone; functions throw nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symbody.expr.definition import ExternalDefinition
from symbody.program.program import Program, free_identifier, identifier
from symbody.writers.c.forms import (
    CPP_NOTATION,
    CPP_ROUTINES,
    SPAN,
    Qualifiers,
    angles_together,
    cpp_sincos,
    in_room,
    lends,
    text_of,
)
from symbody.writers.printer import broken
from symbody.writers.source_file import (
    Used,
    arrays,
    body_of,
    header,
    public_names,
    size_of_k,
)
from symbody.writers.split_programs import Dialect, Subroutine, Variable, subroutines

_INDENT = "    "
_WIDTH = 96
# A function that is a template may stand in several files without being inlined.
_TEMPLATE = "template <class = void>"


def _body(shown: str, function: ExternalDefinition) -> str:
    """Return the body of the user's function; one in C is good for C++ as well."""
    text = function.bodies.get("cpp", function.c)
    return body_of(shown, function, "cpp", "return …;") if text is None else text


_SOURCE = Qualifiers(
    public="", internal="static ", part="static ", data="constexpr ",
    sincos=cpp_sincos("static "), std="std::", index="std::size_t",
    pointer="const double* ", behind=" noexcept", remark=("//", ""),
    notation=CPP_NOTATION, routines=CPP_ROUTINES, body=_body,
)  # fmt: skip
_HEADER = replace(
    _SOURCE,
    public="inline ",
    internal="inline ",
    part="inline ",
    data="inline constexpr ",
    sincos=cpp_sincos("", before=_TEMPLATE),
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and its header."""
    used = Used()
    routines = _routines(programs, used)
    top = _top(programs)
    inside = [_declarations(programs, routines, "")]
    texts = [*_SOURCE.needed(used), *(function(r, _SOURCE) for r in routines)]
    include = f'#include "{name}.hpp"\n\n{_includes(used, routines)}\n'
    return {
        f"{name}.hpp": top + _guarded(name, [f"{SPAN}\n", *_namespace(name, inside)]),
        f"{name}.cpp": "".join([top, include, *_namespace(name, texts)]),
    }


def write_header(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a header that needs no source file."""
    used = Used()
    routines = _routines(programs, used)
    texts = [
        _declarations(programs, routines, "inline "),
        *_HEADER.needed(used),
        *(function(r, _HEADER) for r in routines),
    ]
    blocks = [f"{_includes(used, routines)}\n", f"{SPAN}\n", *_namespace(name, texts)]
    return {f"{name}.hpp": _top(programs) + _guarded(name, blocks)}


def _routines(programs: Sequence[Program], used: Used) -> list[Subroutine]:
    dialect = replace(_DIALECT, taken=public_names(programs))
    return [r for program in programs for r in subroutines(program, dialect, used)]


def _includes(used: Used, routines: Sequence[Subroutine]) -> str:
    names = ["<array>", "<cmath>", "<cstddef>", "<limits>"]
    if any(map(lends, routines)):
        names += ["<memory>", "<new>"]
    if "solve" in used.operations:
        names.append("<utility>")
    if used.external:
        names.insert(3, "<math.h>")
    return "".join(f"#include {name}\n" for name in names)


def _top(programs: Sequence[Program]) -> str:
    return "".join(f"// {line}\n" for line in header(programs))


def _guarded(name: str, blocks: Sequence[str]) -> str:
    guard = f"SYMBODY_{identifier(name).upper()}_HPP"
    return "".join([f"#ifndef {guard}\n#define {guard}\n\n", *blocks, "\n#endif\n"])


def _namespace(name: str, texts: Sequence[str]) -> list[str]:
    own = free_identifier(name, CPP_NOTATION.reserved)
    begin = f"namespace symbody::{own} {{\n\n"
    return [begin, "\n".join(texts), f"\n}}  // namespace symbody::{own}\n"]


def _declarations(
    programs: Sequence[Program], routines: Sequence[Subroutine], before: str
) -> str:
    """Return the declarations, and comments about the entries of the arrays."""
    public = {routine.name: routine for routine in routines if routine.about}
    texts = []
    for program in programs:
        main = public[program.name]
        constants = public[f"{program.name}_constants"]
        count = len(program.constants)
        lines = [
            f"inline constexpr std::size_t {size_of_k(program)} = {count};",
            "",
            f"/// {constants.about}",
            f"{head(constants, before, named=True)};",
            "",
            f"/// {main.about}",
            *(f"/// {line}" for line in arrays(program)),
            f"{head(main, before, named=True)};",
        ]
        texts.append("\n".join([*lines, ""]))
    return "\n".join(texts)


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    entries = f"{{{', '.join(texts)}}}" if texts else ""
    before = "" if changes else "const "
    return [f"{before}std::array<double, {len(texts)}> {name} = {{{entries}}};"]


_DIALECT = Dialect(
    notation=CPP_NOTATION,
    define=lambda name, text: f"const double {name} = {text};",
    array=_array,
    solve=lambda n, m, A, b: f"solve<{n}, {m}>({A}, {b});",
    newton=lambda n, g, step, a, z: (
        f"newton<{n}, {g}>({step}, Input<{g}>({a}), Output<{n}>({z}));"
    ),
    room=in_room,
    angles=angles_together,
)


def head(routine: Subroutine, before: str, *, named: bool) -> str:
    """Return the head of a function; arguments without names cause no warnings."""
    nameless = () if named else routine.unused
    declared = [_declared(v, named=v not in nameless) for v in routine.arguments]
    start = f"{before}void {routine.name}("
    text = f"{start}{', '.join(declared)}) noexcept"
    if routine.iterated:
        text = text.removesuffix(" noexcept")
    return "\n".join(broken(text, width=_WIDTH - 8, indent=" " * len(start)))


def _declared(variable: Variable, *, named: bool) -> str:
    kind = {"number": "double", "input": f"Input<{variable.size}>"}.get(
        variable.role, f"Output<{variable.size}>"
    )
    return f"{kind} {variable.name}" if named else f"{kind} /*{variable.name}*/"


def _room(routine: Subroutine, work: Variable) -> list[str]:
    """Return the statements that make the work array."""
    kind = f"std::array<double, {work.size}>"
    if not lends(routine):
        return [f"{kind} {work.name};"]
    results = [v for v in routine.arguments if v.role == "output"]
    unknown = "std::numeric_limits<double>::quiet_NaN()"
    each = "for (std::size_t i = 0; i < {}; ++i)"
    return [
        f"const std::unique_ptr<{kind}> {work.name}_room(new (std::nothrow) {kind});",
        f"if (!{work.name}_room) {{",
        *(f"{_INDENT}{each.format(v.size)} {v.name}[i] = {unknown};" for v in results),
        f"{_INDENT}return;",
        "}",
        f"{kind}& {work.name} = *{work.name}_room;",
    ]


def function(routine: Subroutine, words: Qualifiers) -> str:
    """Return the text of a function."""
    before = words.public if routine.about else words.internal
    lines = list(routine.lines)
    if routine.work is not None:
        lines = [*_room(routine, routine.work), *lines]
    return text_of(head(routine, before, named=False), lines)
