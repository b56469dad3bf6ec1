"""Curves and external functions in C."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from textwrap import dedent, indent

from symbody.errors import WriterError
from symbody.expr.definition import Foreign
from symbody.writers.c.qualifiers import Qualifiers
from symbody.writers.curve_function import CurveForms, curve_function, nested
from symbody.writers.lines import broken
from symbody.writers.used import Used

_WIDTH = 88
_INDENT = "    "

_FIND_PIECE = """\
/* In which piece x lies: 0 is below the first of n knots, n above the last. */
${internal}int find_piece(double x, const double *knots, int n)
{
    int low = 0, high = n - 1;
    while (low < high) {
        const int middle = (low + high)/2;
        if (knots[middle] <= x)
            low = middle + 1;
        else
            high = middle;
    }
    return x > knots[n - 1] ? n : low;
}
"""


def definitions(used: Used, qualifiers: Qualifiers) -> list[str]:
    """Return the functions of the used curves and external functions."""
    forms = _curve_forms(qualifiers)
    texts = used.texts(
        lambda name, _, c: curve_function(name, c, forms),
        partial(_external, qualifiers=qualifiers),
    )
    return [qualifiers.fill(_FIND_PIECE), *texts] if used.curves else texts


def number(value: float) -> str:
    """Return the shortest text that reads as the same number; NaN is a number."""
    return "NAN" if math.isnan(value) else repr(value)


def _data(before: str, name: str, shape: tuple[int, ...], values: object) -> str:
    sizes = "".join(f"[{size}]" for size in shape)
    shown = nested(values, number, ("{", "}"))
    return f"{before}const double {name}{sizes} = {shown};\n"


def _function(
    before: str, name: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    head = ", ".join(f"double {x}" for x in arguments)
    last = broken(f"return {result};", width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"{before}double {name}({head})\n{{\n{body}}}\n"


def _row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
    places = "".join(f"[i{x}]" for x in arguments)
    return [f"const double *c = {name}{places};"]


def _curve_forms(qualifiers: Qualifiers) -> CurveForms:
    return CurveForms(
        data=partial(_data, qualifiers.data),
        periodic="{x} -= {period}*floor(({start})/{period});",
        piece="const int i{x} = find_piece({x}, {array}, {n});",
        step="{x} -= {array}[i{x} ? i{x} - 1 : 0];",
        row=_row,
        entry=lambda _, index: f"c[{index}]",
        function=partial(_function, qualifiers.internal),
        number=number,
    )


def _external(name: str, shown: str, function: Foreign, qualifiers: Qualifiers) -> str:
    if function.c is None:
        raise WriterError(
            f"the C writer: the external function {shown!r} has no body in C. Give "
            f"c=\"return …;\" to ExternalFunction, or use backend 'llvm' or 'python'."
        )
    head = ", ".join(f"double {argument}" for argument in function.arguments)
    body = indent(dedent(function.c).strip("\n"), _INDENT)
    return f"{qualifiers.internal}double {name}({head})\n{{\n{body}\n}}\n"
