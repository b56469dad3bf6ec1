"""Programs as C99, for users' projects and for the system's compiler; libm alone.

Only functions that need more than 32 kB allocate memory, `NAME_with_work` never.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from textwrap import wrap

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition
from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.c.forms import (
    HELPERS,
    NOTATION,
    ROUTINES,
    SINCOS,
    Qualifiers,
    angles_together,
    definitions,
    in_room,
    lends,
)
from symbody.writers.printer import broken
from symbody.writers.source_file import Used, arrays, header
from symbody.writers.subroutine import Dialect, Subroutine, Variable, variables
from symbody.writers.subroutines import subroutines

_INDENT = "    "
_WIDTH = 96
_NOTES_WIDTH = 88
_C99 = Qualifiers(
    public="",
    internal="static ",
    part="static ",
    data="static const ",
    restrict="restrict",
    sincos=SINCOS,
    small_stacks=True,
)


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a source file and its header."""
    top = top_comment(programs)
    used = Used()
    routines = _routines(programs, used)
    work = {r.name: r.work for r in routines if r.about and lends(r)}
    some = "#include <stdlib.h>\n" if any(map(lends, routines)) else ""
    source = f'{top}#include "{name}.h"\n\n#include <math.h>\n{some}\n'
    return {
        f"{name}.h": top + _header_text(programs, name, work),
        f"{name}.c": source + _source(routines, used, _C99),
    }


def functions(programs: Sequence[Program], qualifiers: Qualifiers) -> str:
    """Return the functions of some programs, and their helpers, in C or its like."""
    used = Used()
    return _source(_routines(programs, used), used, qualifiers)


def _routines(programs: Sequence[Program], used: Used) -> list[Subroutine]:
    return [r for program in programs for r in subroutines(program, DIALECT, used)]


def _source(routines: Sequence[Subroutine], used: Used, qualifiers: Qualifiers) -> str:
    texts = [function(routine, qualifiers) for routine in routines]
    helpers = [
        *map(qualifiers.fill, used.needed(HELPERS)),
        *used.needed({"sincos_n": qualifiers.sincos}),
        *map(qualifiers.fill, used.needed(ROUTINES)),
        *definitions(used, qualifiers, NOTATION.number, _body),
    ]
    return "\n".join([*helpers, *texts])


def top_comment(programs: Sequence[Program]) -> str:
    """Return the comment about the functions."""
    return "/* " + "\n   ".join(header(programs)) + " */\n"


def _header_text(
    programs: Sequence[Program], name: str, work: Mapping[str, Variable | None]
) -> str:
    guard = f"{identifier(name).upper()}_H"
    blocks = [
        f"#ifndef {guard}\n#define {guard}\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(_declaration(program, work.get(program.name)) for program in programs),
        "#ifdef __cplusplus\n}\n#endif\n",
        "#endif\n",
    ]
    return "\n".join(blocks)


def _declaration(program: Program, work: Variable | None) -> str:
    """Return the prototypes, and comments about the entries of the arrays."""
    size, room = (f"{program.name.upper()}_{what}" for what in ("CONSTANTS", "WORK"))
    lines = [f"   {line}" for line in arrays(program, _NOTES_WIDTH - 3)]
    lines.append(f"   k[{size}]: computed from p by {program.name}_constants")
    if work is not None:
        lines += [
            f"   w[{room}]: scratch memory of {with_work(program.name)};",
            f"   {program.name} allocates it, and without memory its results are NAN",
        ]
    comment = "\n".join(lines).replace("*/", "* /")
    return "\n".join(
        [
            f"/*{comment[2:]} */",
            f"#define {size} {len(program.constants)}",
            *([] if work is None else [f"#define {room} {work.size}"]),
            *prototypes(program, work),
            "",
        ]
    )


_HEAD_WIDTH = 88
# Stands for a space at which a line is not broken.
_TIE = "\0"


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    # C has no arrays without entries.
    entries = texts or ["0.0"]
    shown = ["0.0"] if set(entries) == {"0.0"} else entries
    before = "" if changes else "const "
    return [f"{before}double {name}[{len(entries)}] = {{{', '.join(shown)}}};"]


def _newton(n: int, g: int, step: str, a: str, z: str) -> str:
    return f"{{ double _w[{2 * n}]; newton({n}, {step}, {a}, {z}, _w); }}"


def _copy(target: str, index: int, source: str, first: int, count: int) -> str:
    what = f"{source}[{first} + _i]" if source else "0.0"
    return f"for (int _i = 0; _i < {count}; ++_i) {target}[{index} + _i] = {what};"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"const double {name} = {text};",
    array=_array,
    solve=lambda n, m, A, b: f"solve({n}, {m}, {A}, {b});",
    solve_definite=lambda n, m, A, b: f"solve_definite({n}, {m}, {A}, {b});",
    multiply=lambda sizes, places: (
        f"multiply({', '.join([*map(str, sizes), *places])});"
    ),
    newton=_newton,
    copy=_copy,
    room=in_room,
    comment="/* {} */",
    angles=angles_together,
)


def function(routine: Subroutine, qualifiers: Qualifiers) -> str:
    """Return the text of a function, two where its scratch memory is large."""
    if not (qualifiers.small_stacks and lends(routine)):
        work = routine.work
        room = [] if work is None else [f"double {work.name}[{work.size}];"]
        return _text(routine, routine.name, qualifiers, room)
    assert routine.work is not None
    inner = replace(routine, arguments=(*routine.arguments, routine.work), work=None)
    name = with_work(routine.name)
    allocating = replace(routine, unused=(), lines=tuple(_allocating(routine, name)))
    return "\n".join(
        [
            _text(inner, name, qualifiers, []),
            _text(allocating, routine.name, qualifiers, []),
        ]
    )


def with_work(name: str) -> str:
    """Return the name of the function that is given its scratch memory."""
    return f"{name}_with_work"


def _allocating(routine: Subroutine, inner: str) -> list[str]:
    """Return the statements of a function that allocates what another one needs."""
    assert routine.work is not None
    names = ", ".join(v.name for v in (*routine.arguments, routine.work))
    results = [v for v in routine.arguments if v.role == "output"]
    unknown = [
        f"{_INDENT}for (int _i = 0; _i < {result.size}; ++_i) {result.name}[_i] = NAN;"
        for result in results
    ]
    return [
        f"double *const w = malloc({routine.work.size}*sizeof(double));",
        "if (w == NULL) {",
        *unknown,
        f"{_INDENT}return;",
        "}",
        *broken(f"{inner}({names});", width=_WIDTH, indent=_INDENT),
        "free(w);",
    ]


def _text(
    routine: Subroutine, name: str, qualifiers: Qualifiers, first: Sequence[str]
) -> str:
    restrict = f"{qualifiers.restrict} "
    declared = [_declared(variable, restrict) for variable in routine.arguments]
    unused = [f"(void){variable.name};" for variable in routine.unused]
    lines = (*first, *unused, *routine.lines)
    body = [f"{_INDENT}{line}".rstrip() for line in lines]
    return "\n".join(
        [
            _head(f"{_before(routine, qualifiers)}void", name, declared),
            "{",
            *body,
            "}",
            "",
        ]
    )


def prototypes(program: Program, work: Variable | None = None) -> list[str]:
    """Return a program's declarations; scratch memory `work` may be the caller's."""
    arguments = variables(program)
    declared = [_declared(variable) for variable in arguments]
    constants = _head(
        "void", f"{program.name}_constants", ["const double *p", "double *k"]
    )
    heads = [_head("void", program.name, declared), constants]
    if work is not None:
        lent = [*declared, _declared(work)]
        heads.append(_head("void", with_work(program.name), lent))
    return [f"{head};" for head in heads]


def _before(routine: Subroutine, qualifiers: Qualifiers) -> str:
    if routine.about:
        return qualifiers.public
    return qualifiers.internal if routine.iterated else qualifiers.part


def _declared(variable: Variable, restrict: str = "") -> str:
    match variable.role:
        case "number":
            return f"double {variable.name}"
        case "input":
            return f"const double *{restrict}{variable.name}"
        case _:
            return f"double *{restrict}{variable.name}"


def _head(kind: str, name: str, declared: Iterable[str]) -> str:
    start = f"{kind} {name}("
    line = f"{start}{', '.join(declared)})"
    if len(line) <= _HEAD_WIDTH:
        return line
    lines = wrap(
        ", ".join(text.replace(" ", _TIE) for text in declared) + ")",
        max(_HEAD_WIDTH - len(start), 1),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return start + ("\n" + " " * len(start)).join(lines).replace(_TIE, " ")


def _body(shown: str, function: ExternalDefinition) -> str:
    if function.c is None:
        raise WriterError(
            f"the C writer: the external function {shown!r} has no body in C. Give "
            f"c=\"return …;\" to ExternalFunction, or use backend 'llvm' or 'python'."
        )
    return function.c
