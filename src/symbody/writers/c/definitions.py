"""Curves and external functions in C."""

from __future__ import annotations

import math
from textwrap import dedent, indent, wrap
from typing import Any

from symbody.errors import WriterError
from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.writers.curves import ARGUMENTS, polynomial
from symbody.writers.printer import wrapped
from symbody.writers.used import Used

_WIDTH = 88
_INDENT = "    "

_FIND_PIECE = """\
/* In which piece x lies: 0 is below the first of n knots, n above the last. */
static int find_piece(double x, const double *knots, int n)
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


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""
    texts = []
    for name, shown, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                texts.append(_curve(name, definition))
            case Foreign():
                texts.append(_external(name, shown, definition))
    curves = any(isinstance(d, PiecewisePolynomial) for _, _, d in used.definitions())
    return [_FIND_PIECE, *texts] if curves else texts


def _curve(name: str, curve: PiecewisePolynomial) -> str:
    arguments = ARGUMENTS[: len(curve.knots)]
    data = []
    lines = []
    for x, knots, periodic, degree in zip(
        arguments, curve.knots, curve.periodic, curve.degrees, strict=True
    ):
        array = f"{name}_{x}"
        data.append(f"static const double {array}[{len(knots)}] = {_braced(knots)};\n")
        if periodic:
            period = number(knots[-1] - knots[0])
            from_start = _difference(x, knots[0])
            lines.append(f"{x} -= {period}*floor(({from_start})/{period});")
        lines.append(f"const int i{x} = find_piece({x}, {array}, {len(knots)});")
        if degree:
            lines.append(f"{x} -= {array}[i{x} ? i{x} - 1 : 0];")
    count = len(arguments)
    shape = curve.coefficients.shape
    pieces = "".join(f"[{size}]" for size in shape[:count])
    flat = curve.coefficients.reshape(*shape[:count], -1)
    places = "".join(f"[i{x}]" for x in arguments)
    data.append(
        f"static const double {name}_c{pieces}[{flat.shape[-1]}] = "
        f"{_braced(flat.tolist())};\n"
    )
    lines.append(f"const double *c = {name}_c{places};")
    result = f"return {polynomial(curve, 'c[{}]'.format)};"
    lines += wrapped(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    head = ", ".join(f"double {x}" for x in arguments)
    body = "".join(f"{_INDENT}{line}\n" for line in lines)
    return "".join(data) + f"static double {name}({head})\n{{\n{body}}}\n"


def _difference(x: str, start: float) -> str:
    return f"{x} + {number(-start)}" if start < 0 else f"{x} - {number(start)}"


def _braced(values: Any) -> str:
    """Return numbers as a nested initializer, on lines of usual length."""
    if isinstance(values[0], float):
        text = ", ".join(map(number, values))
        if len(text) < _WIDTH - 2 * len(_INDENT):
            return f"{{{text}}}"
        lines = wrap(text, _WIDTH - len(_INDENT))
    else:
        lines = [f"{_braced(row)}," for row in values]
    return "{\n" + indent("\n".join(lines), _INDENT) + "\n}"


def number(value: float) -> str:
    """Return the shortest text that reads as the same number; NaN is a number."""
    return "NAN" if math.isnan(value) else repr(value)


def _external(name: str, shown: str, function: Foreign) -> str:
    if function.c is None:
        raise WriterError(
            f"the C writer: the external function {shown!r} has no body in C. Give "
            f"c=\"return …;\" to ExternalFunction, or use backend 'llvm' or 'python'."
        )
    head = ", ".join(f"double {argument}" for argument in function.arguments)
    body = indent(dedent(function.c).strip("\n"), _INDENT)
    return f"static double {name}({head})\n{{\n{body}\n}}\n"
