"""The common part of curves in all languages with infix operators."""

from __future__ import annotations

import math
from collections.abc import Callable
from textwrap import indent, wrap
from typing import Any

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
