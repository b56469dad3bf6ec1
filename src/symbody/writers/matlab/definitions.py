"""Curves and external functions in MATLAB."""

from __future__ import annotations

import math
from collections.abc import Sequence
from textwrap import dedent, indent, wrap

from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.writers.curves import ARGUMENTS, polynomial
from symbody.writers.foreign import body_of
from symbody.writers.matlab.forms import number
from symbody.writers.matlab.statements import assign
from symbody.writers.used import Used

_WIDTH = 80
_INDENT = "    "

_FIND_PIECE = """\
function i = find_piece(x, knots)
% Return in which piece x lies: 0 is below the first of n knots, n above the last.
    i = sum(knots(1:end-1) <= x) + (x > knots(end));
end
"""


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""
    texts = used.texts(_curve, _external)
    return [*texts, _FIND_PIECE] if used.curves else texts


def _curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
    """Return a function whose data is made at its first call.

    Coefficients are a row a piece; the pieces of a second argument follow each other.
    """
    arguments = ARGUMENTS[: len(curve.knots)]
    data, lines = [], []
    for x, knots, periodic, degree in zip(
        arguments, curve.knots, curve.periodic, curve.degrees, strict=True
    ):
        data.append(f"knots_{x} = {_matrix([knots])};")
        if periodic:
            start, period = number(knots[0]), number(knots[-1] - knots[0])
            lines.append(f"{x} = {x} - {period}*floor(({x} - ({start}))/{period});")
        lines.append(f"i{x} = find_piece({x}, knots_{x});")
        if degree:
            lines.append(f"{x} = {x} - knots_{x}(max(i{x}, 1));")
    count = len(arguments)
    rows = curve.coefficients.reshape(-1, math.prod(curve.coefficients.shape[count:]))
    data.append(f"c = {_matrix(rows.tolist())};")
    row = "ix + 1" if count == 1 else f"{curve.coefficients.shape[1]}*ix + iy + 1"
    lines.append(f"r = c({row}, :);")
    lines += assign("value", polynomial(curve, lambda i: f"r({i + 1})"))
    persistent = " ".join([*(f"knots_{x}" for x in arguments), "c"])
    body = [
        f"persistent {persistent}",
        "if isempty(c)",
        indent("\n".join(data), _INDENT),
        "end",
        *lines,
    ]
    head = f"function value = {name}({', '.join(arguments)})\n"
    about = f"% Return the curve {shown}.\n"
    return head + about + indent("\n".join(body), _INDENT) + "\nend\n"


def _matrix(rows: Sequence[Sequence[float]]) -> str:
    """Return a matrix, one row after another, on lines of usual length."""
    lines = []
    for place, row in enumerate(rows):
        text = ", ".join(map(number, row)) + ";" * (place < len(rows) - 1)
        broken = wrap(text, _WIDTH)
        lines += [f"{line} ..." for line in broken[:-1]] + broken[-1:]
    if len(lines) == 1:
        return f"[{lines[0]}]"
    return "[ ...\n" + indent("\n".join(lines), _INDENT) + "]"


def _external(name: str, shown: str, function: Foreign) -> str:
    body = body_of(shown, function, "matlab", "value = …;")
    head = f"function value = {name}({', '.join(function.arguments)})\n"
    about = f"% Return the function {shown}, as it was given.\n"
    inner = indent(dedent(body).strip("\n"), _INDENT)
    return f"{head}{about}{inner}\nend\n"
