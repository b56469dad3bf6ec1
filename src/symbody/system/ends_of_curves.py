"""Curves that end: where formulas ask for them beyond their tables they are NaN."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from symbody.arguments import listed
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.traverse import reachable


class EndingCurve(NamedTuple):
    """A curve without values beyond its table, where a formula has it.

    Attributes:
        name: Of the curve, or of a derivative of it.
        least: First abscissa.
        greatest: Last one.
        argument: What the formula asks for.
    """

    name: str
    least: float
    greatest: float
    argument: Node


def ending_curves(formulas: Iterable[Node]) -> list[EndingCurve]:
    """Return the curves of one argument in formulas that have no value beyond."""
    found = []
    for node in reachable(list(formulas)):
        curve = node.op.definition if isinstance(node, Apply) else None
        if not isinstance(curve, PiecewisePolynomial) or len(curve.knots) > 1:
            continue
        beyond = curve.coefficients[[0, -1]]
        if not curve.periodic[0] and np.isnan(beyond).any():
            assert isinstance(node, Apply)
            (knots,) = curve.knots
            found.append(EndingCurve(node.op.name, knots[0], knots[-1], node.args[0]))
    return found


def ends_told(curves: Iterable[EndingCurve]) -> str:
    """Return which curves have values from where to where; "" for none."""
    words = dict.fromkeys(
        f"{c.name!r} is a curve from {c.least:g} to {c.greatest:g}" for c in curves
    )
    return listed(words, most=4) if words else ""


def left_curves(
    formulas: Iterable[Node], values: Mapping[str | Symbol, float]
) -> list[tuple[EndingCurve, float]]:
    """Return the curves that formulas ask for beyond their ends, and for which value.

    Args:
        formulas: The formulas.
        values: Of all symbols in them.
    """
    curves = ending_curves(formulas)
    arguments = evaluate_all([curve.argument for curve in curves], values)
    return [
        (curve, float(x))
        for curve, x in zip(curves, arguments, strict=True)
        if x < curve.least or x > curve.greatest
    ]


def left_told(left: Sequence[tuple[EndingCurve, float]]) -> str:
    """Return curves that formulas have left as a sentence; "" for none."""
    if not left:
        return ""
    asked = dict.fromkeys(f"{curve.name!r} for {x:.6g}" for curve, x in left)
    ends = ends_told(curve for curve, _ in left)
    return f"{ends}, without values beyond; asked is {', '.join(asked)}."
