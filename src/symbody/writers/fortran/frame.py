"""The frame around statements in Fortran."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from textwrap import wrap

import numpy as np

from symbody.program.names import Rules
from symbody.writers.fortran.forms import NOTATION
from symbody.writers.lines import broken
from symbody.writers.subroutine import Dialect, Subroutine, Variable

INDENT = "  "
# A line may have 132 characters.
_WIDTH = 92
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


def _entry(array: Variable, index: int) -> str:
    places = np.unravel_index(index, array.shape)
    return f"{array.name}({', '.join(str(place + 1) for place in places)})"


def _broken(statement: str) -> list[str]:
    return broken(statement, width=_WIDTH, indent=2 * INDENT, tail=" &")


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} = {text}",
    assign=lambda place, text: f"{place} = {text}",
    array=_array,
    solve=lambda n, m, A, b: f"call solve({n}, {m}, {A}, {b})",
    newton=lambda n, g, step, a, z: f"call newton({n}, {step}, {a}, {z})",
    comment="! {}",
    entry=_entry,
    call=lambda name, arguments: f"call {name}({', '.join(v.name for v in arguments)})",
    broken=_broken,
    rules=Rules(letter_first=True, longest=LONGEST_NAME, case_counts=False),
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a subroutine.

    Args:
        routine: The subroutine.
        about: What stands above it beside the sentence about it.
    """
    names = ", ".join(variable.name for variable in routine.arguments)
    body = [*_declarations(routine), *_unused(routine), *routine.lines]
    return "\n".join(
        [
            *(f"! {line}".rstrip() for line in (routine.about, *about) if line),
            *_broken(f"pure subroutine {routine.name}({names})"),
            *(f"{INDENT}{line}".rstrip() for line in body),
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
    own = [*routine.locals, *([] if routine.work is None else [routine.work])]
    large = [variable for variable in own if prod(variable.shape) > _MOST_ON_STACK]
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
    """Return statements that name what is not used, so that no compiler warns."""
    part = "(1:0)" if routine.iterated else ""
    names = [
        f"unused{place} => {variable.name}{part}"
        for place, variable in enumerate(routine.unused, 1)
    ]
    if not names:
        return []
    return [*_broken(f"associate ({', '.join(names)})"), "end associate"]
