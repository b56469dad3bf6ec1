"""The frame around statements in C."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from symbody.program.program import Program
from symbody.writers.c.forms import NOTATION
from symbody.writers.c.qualifiers import Qualifiers
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
    comment="/* {} */",
    angles=angles_together,
)


def function(routine: Subroutine, qualifiers: Qualifiers) -> str:
    """Return the text of a function."""
    restrict = f"{qualifiers.restrict} "
    declared = [_declared(variable, restrict) for variable in routine.arguments]
    lines = [f"(void){variable.name};" for variable in routine.unused]
    if routine.work is not None:
        lines.insert(0, f"double {routine.work.name}[{routine.work.size}];")
    body = [f"{_INDENT}{line}".rstrip() for line in (*lines, *routine.lines)]
    return "\n".join(
        [
            _head(f"{_before(routine, qualifiers)}void", routine.name, declared),
            "{",
            *body,
            "}",
            "",
        ]
    )


def prototypes(program: Program) -> list[str]:
    """Return the declarations of a program's two functions."""
    declared = [_declared(variable) for variable in variables(program)]
    constants = _head(
        "void", f"{program.name}_constants", ["const double *p", "double *k"]
    )
    return [f"{_head('void', program.name, declared)};", f"{constants};"]


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
        _HEAD_WIDTH - len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return start + ("\n" + " " * len(start)).join(lines).replace(_TIE, " ")
