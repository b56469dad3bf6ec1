"""The frame around statements in Julia."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from symbody.writers.julia.forms import NOTATION
from symbody.writers.lines import broken
from symbody.writers.subroutine import Dialect, Subroutine, Variable

_INDENT = "    "
_WIDTH = 92


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    return [f"{name} = [{', '.join(texts)}]" if texts else f"{name} = zeros(0)"]


def _entry(array: Variable, index: int) -> str:
    places = np.unravel_index(index, array.shape)
    return f"{array.name}[{', '.join(str(place + 1) for place in places)}]"


def _broken(statement: str) -> list[str]:
    return broken(statement, width=_WIDTH, indent=_INDENT, marks_last=True)


def call(name: str, variables: Iterable[Variable]) -> str:
    """Return the call of a function; what it writes into comes first."""
    arguments = sorted(variables, key=lambda variable: variable.role != "output")
    return f"{name}!({', '.join(variable.name for variable in arguments)})"


DIALECT = Dialect(
    notation=NOTATION,
    define=lambda name, text: f"{name} = {text}",
    assign=lambda place, text: f"{place} = {text}",
    array=_array,
    solve=lambda n, m, A, b: f"{b} = solve({n}, {m}, {A}, {b})",
    newton=lambda n, g, step, a, z: f"{z} = newton({step}!, {a}, {z})",
    comment="# {}",
    entry=_entry,
    call=call,
    broken=_broken,
)


def function(routine: Subroutine, about: Sequence[str]) -> str:
    """Return the text of a function.

    Args:
        routine: The function.
        about: What stands above it beside the sentence about it.
    """
    head = call(routine.name, routine.arguments)
    lines = list(routine.lines)
    if routine.work is not None:
        result = next(v.name for v in routine.arguments if v.role == "output")
        work = f"w = similar({result}, {routine.work.size})"
        head = f"{head.removesuffix(')')}, {work})"
    top = [f"# {line}".rstrip() for line in about]
    if routine.about:
        top += ['"""', f"    {call(routine.name, routine.arguments)}", ""]
        top += [routine.about, '"""']
        lines = [*_checks(routine.arguments), "@inbounds begin", *_inside(lines), "end"]
    else:
        lines = ["@inbounds begin", *_inside(lines), "end"]
    head_lines = broken(f"function {head}", width=_WIDTH, indent=2 * _INDENT)
    body = [f"{_INDENT}{line}".rstrip() for line in (*lines, "return nothing")]
    return "\n".join([*top, *head_lines, *body, "end", ""])


def _inside(lines: Iterable[str]) -> list[str]:
    return [f"{_INDENT}{line}".rstrip() for line in lines]


def _checks(arguments: Sequence[Variable]) -> list[str]:
    """Return statements that refuse arrays of another shape."""
    lines = []
    for variable in arguments:
        if not variable.shape:
            continue
        name, sizes = variable.name, ", ".join(map(str, variable.shape))
        rule = f"size({name}) == ({sizes}{',' if len(variable.shape) == 1 else ''})"
        message = f'"the size of {name} must be ({sizes})"'
        lines.append(f"{rule} || throw(DimensionMismatch({message}))")
    return lines
