"""Curves and external functions in Julia."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent, indent
from typing import Any

import numpy as np

from symbody.expr.definition import Foreign
from symbody.writers.curve_function import CurveForms, curve_function, nested
from symbody.writers.foreign import body_of
from symbody.writers.julia.forms import number
from symbody.writers.lines import broken
from symbody.writers.used import Used

_INDENT = "    "
_WIDTH = 92

_FIND_PIECE = """\
# In which piece x lies: 0 is below the first of n knots, n above the last.
function find_piece(x, knots)
    n = length(knots)
    return x > knots[n] ? n : min(searchsortedlast(knots, x), n - 1)
end
"""


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""
    texts = used.texts(lambda name, _, c: curve_function(name, c, _FORMS), _external)
    return [_FIND_PIECE, *texts] if used.curves else texts


def _data(name: str, shape: tuple[int, ...], values: Any) -> str:
    flat = np.ravel(values).tolist()
    return f"const {name} = {nested(flat, number, ('[', ']'))}\n"


def _function(
    name: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    last = broken(
        f"return {result}",
        width=_WIDTH - len(_INDENT),
        indent=_INDENT,
        marks_last=True,
    )
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\nfunction {name}({', '.join(arguments)})\n{body}end\n"


def _row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
    if len(arguments) == 1:
        return [f"c = {shape[1]}*ix"]
    return [f"c = ({shape[1]}*ix + iy)*{shape[2]}"]


_FORMS = CurveForms(
    data=_data,
    periodic="{x} = {x} - ({start}) + mod({start}, {period})",
    piece="i{x} = find_piece({x}, {array})",
    step="{x} = {x} - {array}[max(i{x}, 1)]",
    row=_row,
    entry=lambda name, index: f"{name}[c + {index + 1}]",
    function=_function,
    number=number,
)


def _external(name: str, shown: str, function: Foreign) -> str:
    text = body_of(shown, function, "julia", "return a*sin(b)")
    body = indent(dedent(text).strip("\n"), _INDENT)
    return f"function {name}({', '.join(function.arguments)})\n{body}\nend\n"
