"""Programs as a Julia module, with Base alone.

Functions write into their first arguments and work for numbers of any kind, dual
numbers of automatic differentiation among them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from symbody.expr.definition import ExternalDefinition
from symbody.program.names import free_identifier
from symbody.program.program import Program
from symbody.writers.curves import CurveForms, curve_function, nested
from symbody.writers.julia.forms import HELPERS, NOTATION, RESERVED, ROUTINES, number
from symbody.writers.printer import broken
from symbody.writers.source_file import Used, arrays_of, body_of, header, size_of_k
from symbody.writers.subroutine import Dialect, Subroutine, Variable
from symbody.writers.subroutines import subroutines

_INDENT = "    "
_WIDTH = 92
_NOTES_WIDTH = 88


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module; the file has its name."""
    used = Used()
    module = free_identifier(name, RESERVED)
    dialect = replace(DIALECT, taken=frozenset({module}))
    texts = [
        function(routine, arrays_of(program, routine.name, _NOTES_WIDTH))
        for program in programs
        for routine in subroutines(program, dialect, used)
    ]
    curve = partial(curve_function, forms=_CURVES)
    needed = [*used.needed(ROUTINES), *used.texts(curve, _external, _FIND_PIECE)]
    # The user's functions may need any of the short ones.
    helpers = "".join(HELPERS.values() if used.external else used.needed(HELPERS))
    top = "".join(f"# {line}\n" for line in header(programs))
    exports = "".join(
        f"export {p.name}!, {p.name}_constants!, {size_of_k(p)}\n"
        f"const {size_of_k(p)} = {len(p.constants)}\n"
        for p in programs
    )
    blocks = [f"{top}module {module}\n", exports]
    blocks += [*([helpers] if helpers else []), *needed, *texts]
    return {f"{name}.jl": "\n".join(blocks) + f"\nend # module {module}\n"}


def _array(name: str, texts: Sequence[str], changes: bool) -> list[str]:
    return [f"{name} = [{', '.join(texts)}]" if texts else f"{name} = zeros(0)"]


def _entry(array: Variable, index: int) -> str:
    places = np.unravel_index(index, array.shape)
    return f"{array.name}[{', '.join(str(place + 1) for place in places)}]"


def _broken(statement: str) -> list[str]:
    return broken(statement, width=_WIDTH, indent=_INDENT, marks_last=True)


def call(name: str, variables: Iterable[Variable]) -> str:
    """Return the call of a function; its outputs come first."""
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


_FIND_PIECE = """\
# In which piece x lies: 0 is below the first of n knots, n above the last.
function find_piece(x, knots)
    n = length(knots)
    return x > knots[n] ? n : min(searchsortedlast(knots, x), n - 1)
end
"""


def _curve_data(name: str, shape: tuple[int, ...], values: Any) -> str:
    flat = np.ravel(values).tolist()
    return f"const {name} = {nested(flat, number, ('[', ']'))}\n"


def _curve_text(
    name: str, _: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    last = broken(
        f"return {result}",
        width=_WIDTH - len(_INDENT),
        indent=_INDENT,
        marks_last=True,
    )
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\nfunction {name}({', '.join(arguments)})\n{body}end\n"


_CURVES = CurveForms(
    data=_curve_data,
    periodic="{x} = {x} - ({offset}) + mod({offset}, {period})",
    piece="i{x} = find_piece({x}, {array})",
    step="{x} = {x} - {array}[max(i{x}, 1)]",
    row="c = {width}*{atom}",
    entry="{c}[c + {j}]",
    function=_curve_text,
    number=number,
)


def _external(name: str, shown: str, function: ExternalDefinition) -> str:
    body = body_of(shown, function, "julia", "return a*sin(b)")
    return f"function {name}({', '.join(function.arguments)})\n{body}\nend\n"
