"""Curves as functions, in languages with infix operators."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import indent, wrap
from typing import Any, final

from symbody.expr.definition import PiecewisePolynomial

# Names of the arguments of curves.
ARGUMENTS = ("x", "y")
_WIDTH = 88
_INDENT = "    "


def polynomial(curve: PiecewisePolynomial, entry: Callable[[int], str]) -> str:
    """Return the text of the polynomial of one piece, in x, or in x and y.

    Args:
        curve: The curve.
        entry: From the number of a coefficient, row by row, to its text.
    """
    *rows, last = (degree + 1 for degree in curve.degrees)
    if not rows:
        return _horner([entry(i) for i in range(last)], "x")
    inner = [
        _horner([entry(row * last + i) for i in range(last)], "y")
        for row in range(rows[0])
    ]
    return _horner(inner, "x")


def _horner(coefficients: list[str], step: str) -> str:
    *lower, text = coefficients
    for coefficient in reversed(lower):
        inner = f"({text})" if " + " in text else text
        text = f"{coefficient} + {step}*{inner}"
    return text


def numbers(values: Any, not_a_number: str) -> str:
    """Return numbers as nested lists of Python, on lines of usual length."""
    if not isinstance(values[0], list):
        text = ", ".join(not_a_number if math.isnan(v) else repr(v) for v in values)
        if len(text) < _WIDTH - 4 * len(_INDENT):
            return f"[{text}]"
        lines = wrap(text, _WIDTH - len(_INDENT))
    else:
        lines = [f"{numbers(row, not_a_number)}," for row in values]
    return "[\n" + indent("\n".join(lines), _INDENT) + "\n]"


_TABLE_WIDTH = 84
_TABLE_INDENT = "    "


@final
@dataclass(frozen=True)
class CurveForms:
    """The forms of the parts of a curve in one language.

    In the templates stand ``{x}`` for an argument, ``{array}`` for its knots, ``{n}``
    for their number, ``{period}`` and ``{start}`` for texts of numbers.

    Attributes:
        data: From a name, a shape and nested lists of numbers to their definition.
        periodic: Template that brings an argument between its knots.
        piece: Template that finds the piece of an argument.
        step: Template that leaves of an argument its distance from the piece's knot.
        row: From the name of the coefficients, the arguments, and the pieces of each
            and powers to the statements that find those of a piece.
        entry: From the name of the coefficients and a number to the text of one.
        function: From name, arguments, statements, and the text of the result to the
            text of the function.
        number: Writes a number that is not negative, or NaN.
    """

    data: Callable[[str, tuple[int, ...], object], str]
    periodic: str
    piece: str
    step: str
    row: Callable[[str, Sequence[str], Sequence[int]], list[str]]
    entry: Callable[[str, int], str]
    function: Callable[[str, Sequence[str], Sequence[str], str], str]
    number: Callable[[float], str]


def curve_function(name: str, curve: PiecewisePolynomial, forms: CurveForms) -> str:
    """Return the data of a curve and the function that looks it up.

    Args:
        name: Of the function.
        curve: The curve.
        forms: Of the language.
    """
    arguments = ARGUMENTS[: len(curve.knots)]
    data, lines = [], []
    for x, knots, periodic, degree in zip(
        arguments, curve.knots, curve.periodic, curve.degrees, strict=True
    ):
        array = f"{name}_{x}"
        data.append(forms.data(array, (len(knots),), list(knots)))
        fill = {"x": x, "array": array, "n": len(knots)}
        if periodic:
            period = forms.number(knots[-1] - knots[0])
            sign = "+" if knots[0] < 0 else "-"
            start = f"{x} {sign} {forms.number(abs(knots[0]))}"
            lines.append(forms.periodic.format(**fill, period=period, start=start))
        lines.append(forms.piece.format(**fill))
        if degree:
            lines.append(forms.step.format(**fill))
    pieces = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*pieces, -1)
    data.append(forms.data(f"{name}_c", flat.shape, flat.tolist()))
    lines += forms.row(f"{name}_c", arguments, flat.shape)
    result = polynomial(curve, lambda i: forms.entry(f"{name}_c", i))
    return "".join(data) + forms.function(name, arguments, lines, result)


def signed(value: float, number: Callable[[float], str]) -> str:
    """Return the text of a number, NaN included."""
    return f"-{number(-value)}" if value < 0 else number(value)


def nested(
    values: Any, number: Callable[[float], str], brackets: tuple[str, str]
) -> str:
    """Return numbers as a nested initializer, on lines of usual length.

    Args:
        values: Nested lists.
        number: Writes a number that is not negative, or NaN.
        brackets: Around each list.
    """
    begin, end = brackets
    if isinstance(values[0], float):
        text = ", ".join(signed(value, number) for value in values)
        if len(text) < _TABLE_WIDTH - len(_TABLE_INDENT):
            return f"{begin}{text}{end}"
        lines = wrap(text, _TABLE_WIDTH, break_long_words=False, break_on_hyphens=False)
    else:
        lines = [f"{nested(row, number, brackets)}," for row in values]
    return f"{begin}\n" + indent("\n".join(lines), _TABLE_INDENT) + f"\n{end}"
