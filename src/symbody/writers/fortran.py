"""Programs as a module of pure subroutines in Fortran 2008, with intrinsics alone."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from textwrap import indent, wrap
from typing import Any

import numpy as np

from symbody.errors import WriterError
from symbody.expr.definition import ExternalDefinition, PiecewisePolynomial
from symbody.program.program import Program, Rules, identifier
from symbody.writers.curves import CurveForms, curve_function, signed
from symbody.writers.printer import (
    ELEMENTARY,
    EXTREMA,
    INFIX,
    Binding,
    Form,
    Notation,
    broken,
    choice,
    connective,
)
from symbody.writers.source_file import (
    NOTES_WIDTH,
    Used,
    arrays_of,
    body_of,
    entry_from_1,
    header,
    public_names,
    routines,
    size_of_k,
)
from symbody.writers.split_programs import Dialect, Subroutine, Variable, subroutines

_INTRINSIC = (*ELEMENTARY, "abs")

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _INTRINSIC},
    # No two signs follow each other: a + (-b), but -a + b.
    "neg": Form("-{}", Binding.SIGNED, (Binding.PRODUCT,)),
    "eq": Form("same({}, {})", gives="condition"),
    "atan2": Form("atan2({}, {})"),
    "pow": Form("{}**{}", Binding.PRODUCT + 1, (Binding.ATOM, Binding.ATOM)),
    "sign": Form("signum({})"),
    "floor": Form("rounded_down({})"),
    **EXTREMA,
    "and": connective("{} .and. {}", Binding.AND),
    "or": connective("{} .or. {}", Binding.OR),
    "not": Form(".not. {}", Binding.NOT, (Binding.ATOM,), "condition", ("condition",)),
    "where": choice("merge({1}, {2}, {0})"),
}


_KEYWORDS = """\
abstract allocatable allocate assign associate backspace block call case character
class close codimension common complex concurrent contains contiguous continue cycle
data deallocate default dimension do double elemental else elseif elsewhere end endif
enddo entry enum equivalence error exit extends external final flush forall format
function generic go goto if implicit import include inquire integer intent interface
intrinsic logical module namelist none nullify only open operator optional parameter
pass pause pointer precision print private procedure program protected public pure read
real recursive result return rewind save select sequence stop submodule subroutine
target then type use value volatile wait where while write
"""
_OWN = """\
dp int64 aint merge modulo transfer lesser greater signum rounded_down same holds given
infinity nan find_piece solve newton stepper atan2 size mod min max sum reshape
"""
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_INTRINSIC)


def number(value: float) -> str:
    """Return the shortest text that reads as the same number."""
    if math.isnan(value):
        return "nan"
    return f"{value!r}_dp" if math.isfinite(value) else "infinity"


_TEXTS = routines("writers/routines.f90", number)
_AIDS = ("lesser", "greater", "signum", "rounded_down", "same", "holds", "given")
# Functions that a file brings along if it needs them; no symbol is called so.
HELPERS: dict[str, str] = {name: _TEXTS[name] for name in _AIDS}

NOTATION = Notation(
    "Fortran",
    FORMS,
    number,
    Form("merge(1.0_dp, 0.0_dp, {})"),
    Form("holds({})"),
    RESERVED,
    item=lambda name, index: f"{name}({index + 1})",
    no_number=Form("given({})"),
)


# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {name: _TEXTS[name] for name in ("solve", "newton")}


_INDENT = "  "
# A line may have 132 characters.
_WIDTH = 92
_NAME_PART = 45
_NUMBERS = {"infinity": "9218868437227405312", "nan": "9221120237041090560"}


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module; the file has its name."""
    used = Used(longest=_NAME_PART)
    own = public_names(programs)
    module = identifier(name)
    module = f"x{module}" if module.startswith("_") else module
    while module.lower() in {n.lower() for n in own} | RESERVED:
        module += "_"
    dialect = replace(DIALECT, taken=frozenset({*own, module}))
    texts = []
    for program in programs:
        _check_names(program)
        texts += [
            function(routine, arrays_of(program, routine.name))
            for routine in subroutines(program, dialect, used)
        ]
    tables, needed = definitions(used)
    body = "\n".join([*used.needed(ROUTINES), *needed, *texts])
    helpers_used = [text for key, text in HELPERS.items() if f"{key}(" in body]
    body = "\n".join([*helpers_used, body])
    top = "".join(
        f"! {x}\n" for line in header(programs) for x in wrap(line, NOTES_WIDTH)
    )
    blocks = [
        f"{top}module {module}\n",
        indent("".join([_preamble(body, tables, programs), *tables]), _INDENT),
        "contains\n\n",
        indent(body, _INDENT),
        f"\nend module {module}\n",
    ]
    return {f"{name}.f90": "".join(blocks)}


def _check_names(program: Program) -> None:
    """Refuse names that are too long, and arrays that Fortran cannot tell apart."""
    if len(program.name) + len("_constants") > LONGEST_NAME:
        raise WriterError(
            f"program {program.name!r}: the Fortran writer needs names of at most "
            f"{LONGEST_NAME} characters, with '_constants' after them. Give the model "
            f"a shorter name."
        )
    by_lower_case: dict[str, str] = {"k": "k", "w": "w"}
    for name in program.names[1:]:
        other = by_lower_case.setdefault(name.lower(), name)
        if other != name:
            raise WriterError(
                f"program {program.name!r}: the Fortran writer cannot tell the array "
                f"{name!r} from {other!r}, as capitals mean nothing there. Rename one."
            )


def _preamble(body: str, tables: Sequence[str], programs: Sequence[Program]) -> str:
    text = "".join([*tables, body])
    numbers = [name for name in _NUMBERS if name in text]
    kinds = "dp => real64, int64" if numbers else "dp => real64"
    lines = [
        f"use, intrinsic :: iso_fortran_env, only: {kinds}",
        "implicit none",
        "private",
        "",
    ]
    for program in programs:
        size = size_of_k(program)
        count = len(program.constants)
        lines += [f"public :: {program.name}", f"public :: {program.name}_constants"]
        lines.append(f"integer, parameter, public :: {size} = {count}")
    lines.append("")
    lines += [
        f"real(dp), parameter :: {name} = transfer({_NUMBERS[name]}_int64, 1.0_dp)"
        for name in numbers
    ]
    stepper = _TEXTS["stepper"] if "procedure(stepper)" in body else ""
    return "\n".join(lines) + "\n" + stepper


LONGEST_NAME = 63
# Numbers of an array; compilers make larger ones static, which threads share.
_MOST_ON_STACK = 4096
# Entries in one statement, which may be continued on 255 lines.
_MOST_ENTRIES = 30


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    if not texts:
        return [f"{name} = [real(dp) ::]"]
    if len(texts) <= _MOST_ENTRIES:
        return [f"{name} = [{', '.join(texts)}]"]
    return [f"{name}({place}) = {text}" for place, text in enumerate(texts, 1)]


def _broken(statement: str) -> list[str]:
    return broken(statement, width=_WIDTH, indent=2 * _INDENT, tail=" &")


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} = {text}",
    assign=lambda place, text: f"{place} = {text}",
    array=_array,
    solve=lambda n, m, A, b: f"call solve({n}, {m}, {A}, {b})",
    newton=lambda n, g, step, a, z: f"call newton({n}, {step}, {a}, {z})",
    comment="! {}",
    entry=lambda array, index: entry_from_1(array.name, array.shape, index, "()"),
    call=lambda name, arguments: f"call {name}({', '.join(v.name for v in arguments)})",
    broken=_broken,
    rules=Rules(letter_first=True, longest=LONGEST_NAME, case_counts=False),
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a subroutine, with lines about it above."""
    names = ", ".join(variable.name for variable in routine.arguments)
    body = [*_declarations(routine), *_unused(routine), *routine.lines]
    return "\n".join(
        [
            *(f"! {line}".rstrip() for line in (routine.about, *about) if line),
            *_broken(f"pure subroutine {routine.name}({names})"),
            *(f"{_INDENT}{line}".rstrip() for line in body),
            f"end subroutine {routine.name}",
            "",
        ]
    )


def _declarations(routine: Subroutine) -> list[str]:
    lines = []
    for variable in routine.arguments:
        intent = "in" if variable.role in ("number", "input") else "inout"
        if routine.about and variable.role == "output":
            intent = "out"
        shown = _declared(variable, assumed=routine.iterated)
        lines.append(f"real(dp), intent({intent}) :: {shown}")
    own = [Variable(name, "work", shape) for name, shape in routine.locals.items()]
    own += [] if routine.work is None else [routine.work]
    large = [variable for variable in own if variable.size > _MOST_ON_STACK]
    names = ", ".join(_declared(v, assumed=False) for v in own if v not in large)
    lines += [f"real(dp) :: {x.rstrip(',')}" for x in wrap(names, _WIDTH - 12)]
    for variable in large:
        axes = ", ".join(":" * len(variable.shape))
        lines.append(f"real(dp), allocatable :: {variable.name}({axes})")
    made = [f"allocate({_declared(variable, assumed=False)})" for variable in large]
    return [*lines, *made]


def _declared(variable: Variable, *, assumed: bool) -> str:
    if not variable.shape:
        return variable.name
    sizes = "*" if assumed else ", ".join(map(str, variable.shape))
    return f"{variable.name}({sizes})"


def _unused(routine: Subroutine) -> list[str]:
    """Return statements that name unused arguments, so that no compiler warns."""
    part = "(1:0)" if routine.iterated else ""
    names = [
        f"unused{place} => {variable.name}{part}"
        for place, variable in enumerate(routine.unused, 1)
    ]
    if not names:
        return []
    return [*_broken(f"associate ({', '.join(names)})"), "end associate"]


_CURVE_WIDTH = 96
# Numbers in one statement, which may be continued on 255 lines.
_MOST_NUMBERS = 600


def definitions(used: Used) -> tuple[list[str], list[str]]:
    """Return the tables of curves, and the functions of curves and external ones."""
    tables = []

    def curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
        text = curve_function(name, shown, curve, _CURVES)
        table, begin, function = text.partition("pure ")
        tables.append(table)
        return begin + function

    return tables, used.texts(curve, _external, _TEXTS["find_piece"])


def _curve_data(name: str, shape: tuple[int, ...], values: Any) -> str:
    flat = np.ravel(values).tolist()
    if len(flat) <= _MOST_NUMBERS:
        return _table(name, len(flat), [signed(v, number) for v in flat])
    parts = [flat[i : i + _MOST_NUMBERS] for i in range(0, len(flat), _MOST_NUMBERS)]
    names = [f"{name}{place}" for place in range(1, len(parts) + 1)]
    texts = [
        _curve_data(inner, (len(part),), part)
        for inner, part in zip(names, parts, strict=True)
    ]
    return "".join([*texts, _table(name, len(flat), names)])


def _table(name: str, size: int, entries: Sequence[str]) -> str:
    line = f"real(dp), parameter :: {name}({size}) = [{', '.join(entries)}]"
    return "\n".join([*broken(line, width=_CURVE_WIDTH, indent=_INDENT, tail=" &"), ""])


def _curve_text(
    name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    indices = ", ".join([*(f"i{x}" for x in arguments), "c"])
    # Passed by value, an argument of a pure function may be changed.
    body = [
        *(f"real(dp), value :: {x}" for x in arguments),
        "real(dp) :: value",
        f"integer :: {indices}",
        *lines,
        *broken(f"value = {result}", width=_CURVE_WIDTH - 4, indent=_INDENT, tail=" &"),
    ]
    head = f"pure function {name}({', '.join(arguments)}) result(value)"
    return "\n".join([head, *(_INDENT + x for x in body), f"end function {name}", ""])


_CURVES = CurveForms(
    data=_curve_data,
    periodic="{x} = {x} - ({offset}) + modulo({offset}, {period})",
    piece="i{x} = find_piece({x}, {array}, {n})",
    step="{x} = {x} - {array}(max(i{x}, 1))",
    row="c = {width}*{atom}",
    entry="{c}(c + {j})",
    function=_curve_text,
    number=number,
)


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    if "value" in map(str.lower, function.arguments):
        raise WriterError(
            f"the Fortran writer: the external function {shown!r} has an argument "
            f"'value', which is what its body in Fortran gives. Rename the argument."
        )
    body = body_of(shown, function, "fortran", "value = a*sin(b)", _INDENT)
    arguments = ", ".join(function.arguments)
    lines = [
        f"pure function {name}({arguments}) result(value)",
        f"  real(dp), intent(in) :: {arguments}",
        "  real(dp) :: value",
        body,
        f"end function {name}",
        "",
    ]
    return "\n".join(lines)
