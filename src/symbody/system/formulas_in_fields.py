"""Formulas in the fields of elements: their symbols, definitions and curves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import NamedTuple

import numpy as np

from symbody.arguments import listed
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.traverse import reachable, symbols_of
from symbody.model.field import ModelElement
from symbody.model.loads.load import NamedLoad
from symbody.model.loads.own_law import OwnLaw
from symbody.model.quantities import Expression, expanded


class Followed(NamedTuple):
    """An element, who it is in messages, and the symbols in its formulas."""

    who: str
    element: ModelElement
    symbols: frozenset[Symbol]


def followed(
    elements: Iterable[tuple[str, ModelElement]], expressions: Mapping[str, Expression]
) -> tuple[Followed, ...]:
    """Return the elements whose formulas hold symbols."""
    result = []
    for who, element in elements:
        symbols = symbols_of(*expanded(formulas_of_element(element), expressions))
        if symbols:
            result.append(Followed(who, element, frozenset(symbols)))
    return tuple(result)


def formulas_of_element(element: object) -> list[Node]:
    """Return the formulas in the fields of an element, and those of laws in them."""
    formulas: list[Node] = []
    for field in fields(element):  # type: ignore[arg-type]
        value = getattr(element, field.name)
        formulas += (formula for _, formula in formulas_in(value))
        formulas += (f for _, law in laws_in(value) for f in law.formulas)
    return formulas


def laws_in(value: object) -> list[tuple[int, OwnLaw]]:
    """Return the functions of the user's in a field, with their numbers."""
    several = value if isinstance(value, tuple) else (value,)
    return [(i, law) for i, law in enumerate(several) if isinstance(law, OwnLaw)]


def formulas_in(value: object) -> list[tuple[int, Node]]:
    """Return the formulas in a field, with their numbers."""
    several: Sequence[object] = (value,)
    if isinstance(value, np.ndarray):
        several = value.ravel().tolist()
    elif isinstance(value, list | tuple):
        several = value
    return [(i, one) for i, one in enumerate(several) if isinstance(one, Node)]


class EndingCurve(NamedTuple):
    """A curve without values beyond its table, and its argument in a formula."""

    name: str
    least: float
    greatest: float
    argument: Node


def ending_curves(formulas: Iterable[Node]) -> list[EndingCurve]:
    """Return the curves of one argument in formulas that have no value beyond."""
    curves = []
    for node in reachable(list(formulas)):
        curve = node.op.definition if isinstance(node, Apply) else None
        if not isinstance(curve, PiecewisePolynomial) or len(curve.knots) > 1:
            continue
        if not curve.periodic[0] and np.isnan(curve.coefficients[[0, -1]]).any():
            assert isinstance(node, Apply)
            (knots,) = curve.knots
            curves.append(EndingCurve(node.op.name, knots[0], knots[-1], node.args[0]))
    return curves


def named_ends(curves: Iterable[EndingCurve]) -> str:
    """Return which curves have values from where to where; "" for none."""
    words = dict.fromkeys(
        f"{c.name!r} is a curve from {c.least:g} to {c.greatest:g}" for c in curves
    )
    return listed(words, most=4) if words else ""


def left_curves(
    formulas: Iterable[Node], values: Mapping[str | Symbol, float]
) -> list[tuple[EndingCurve, float]]:
    """Return the curves that formulas ask for beyond their ends, and where."""
    curves = ending_curves(formulas)
    arguments = evaluate_all([curve.argument for curve in curves], values)
    return [
        (curve, float(x))
        for curve, x in zip(curves, arguments, strict=True)
        if x < curve.least or x > curve.greatest
    ]


def named_points_beyond(left: Sequence[tuple[EndingCurve, float]]) -> str:
    """Return curves that formulas have left as a sentence; "" for none."""
    if not left:
        return ""
    points = dict.fromkeys(f"{curve.name!r} for {x:.6g}" for curve, x in left)
    ends = named_ends(curve for curve, _ in left)
    return f"{ends}, without values beyond; asked is {', '.join(points)}."


def may_have_equations(
    expressions: Mapping[str, Expression], loads: Iterable[NamedLoad]
) -> bool:
    """Return whether a law of a load may be an equation, without deriving anything."""
    formulas: list[Node] = []
    for entry in expressions.values():
        formulas += entry.formula.ravel().tolist()
    for named in loads:
        if not type(named.load).__module__.startswith("symbody."):
            return True
        formulas += formulas_of_element(named.load)
    return any(is_equation(node) for node in reachable(formulas))


def is_equation(node: Node) -> bool:
    """Return whether a formula is a solution of an implicit law."""
    return isinstance(node, Apply) and node.op.name == "implicit"
