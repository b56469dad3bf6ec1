"""The frame around statements in C."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from textwrap import wrap

from symbody.program.program import Program
from symbody.writers.c.forms import NOTATION
from symbody.writers.c.qualifiers import Qualifiers
from symbody.writers.large_arrays import MOST_ON_STACK, in_room
from symbody.writers.lines import broken
from symbody.writers.sincos_loop import angles_together
from symbody.writers.subroutine import Dialect, Subroutine, Variable, variables

_INDENT = "    "
_WIDTH = 96
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


def lends(routine: Subroutine) -> bool:
    """Return whether a function has more scratch memory than stacks have room for."""
    return routine.work is not None and routine.work.size > MOST_ON_STACK


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
    """Return the declarations of a program's functions.

    Args:
        program: The program.
        work: Its scratch memory, where that may be the caller's.
    """
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
