"""Programs as a module in Fortran 2008, free form, with intrinsic functions alone.

Subroutines are pure, allocate no memory and take arrays of fixed shape; matrices have
their entries where mathematics has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import indent, wrap

from symbody.errors import WriterError
from symbody.program.names import identifier
from symbody.program.program import Program
from symbody.writers.fortran.blocks import ROUTINES, STEPPER
from symbody.writers.fortran.definitions import definitions
from symbody.writers.fortran.forms import HELPERS, RESERVED
from symbody.writers.fortran.frame import DIALECT, INDENT, LONGEST_NAME, function
from symbody.writers.header import arrays_of, header, size_of_k
from symbody.writers.subroutines import subroutines
from symbody.writers.used import Used

_WIDTH = 88
_NAME_PART = 45
_NUMBERS = {
    "infinity": "9218868437227405312",
    "nan": "9221120237041090560",
}


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module.

    Args:
        programs: The programs.
        name: Of the file, without extension, and of the module.

    Raises:
        WriterError: A program holds an operation that Fortran has no form for.
    """
    used = Used(longest=_NAME_PART)
    own = {n for p in programs for n in (p.name, f"{p.name}_constants")}
    module = _module_name(name, {n.lower() for n in own})
    dialect = replace(DIALECT, taken=frozenset({*own, module}))
    texts = []
    for program in programs:
        _check_names(program)
        texts += [
            function(routine, arrays_of(program, routine.name, _WIDTH))
            for routine in subroutines(program, dialect, used)
        ]
    tables, needed = definitions(used)
    helpers = [text for key, text in ROUTINES.items() if key in used.operations]
    body = "\n".join([*helpers, *needed, *texts])
    helpers_used = [text for key, text in HELPERS.items() if f"{key}(" in body]
    body = "\n".join([*helpers_used, body])
    top = "".join(f"! {x}\n" for line in header(programs) for x in wrap(line, _WIDTH))
    blocks = [
        f"{top}module {module}\n",
        indent("".join([_preamble(body, tables, programs), *tables]), INDENT),
        "contains\n\n",
        indent(body, INDENT),
        f"\nend module {module}\n",
    ]
    return {f"{name}.f90": "".join(blocks)}


def _module_name(name: str, taken: set[str]) -> str:
    module = identifier(name)
    module = f"x{module}" if module.startswith("_") else module
    while module.lower() in taken | RESERVED:
        module += "_"
    return module


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
    stepper = STEPPER if "procedure(stepper)" in body else ""
    return "\n".join(lines) + "\n" + stepper
