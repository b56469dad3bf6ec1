"""Interval evaluation of formulas: enclosures of their values over many boxes at once.

A box is an interval of one symbol. The enclosure holds every value that the formula has
in the box, and every one that rounding may make of it, in whatever order a compiler
adds and multiplies: each operation is widened by some units in the last place. A value
that is undefined in the whole box is NaN.

References:
    Moore, Kearfott, Cloud (2009), Introduction to Interval Analysis, chapters 2 and 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from symbody.events.interval import Array, Interval, always
from symbody.events.interval_operations import OPERATIONS, curve, square
from symbody.expr import node as n
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable


class Enclosure(NamedTuple):
    """Bounds and smoothness of a formula in each box.

    Attributes:
        value: The enclosure of its values.
        smooth: Whether it is continuous there for sure, shape (N,).
    """

    value: Interval
    smooth: NDArray[np.bool_]


def can_be_enclosed(roots: Sequence[Node]) -> bool:
    """Return whether there is an interval operation for all operations below."""
    return all(
        node.op in OPERATIONS or isinstance(node.op.definition, PiecewisePolynomial)
        for node in reachable(list(roots))
        if isinstance(node, Apply)
    )


def enclose(
    roots: Sequence[Node], symbol: Symbol, low: Array, high: Array
) -> list[Enclosure]:
    """Return enclosures of formulas of one symbol over boxes.

    Args:
        roots: Formulas of the symbol alone, that `can_be_enclosed`.
        symbol: The symbol.
        low: Lower ends of the boxes, shape (N,).
        high: Upper ends of the boxes, shape (N,).
    """
    known: dict[Node, Enclosure] = {}
    everywhere = np.ones(len(low), dtype=bool)
    with np.errstate(all="ignore"):
        for node in reachable(list(roots)):
            match node:
                case Const(number):
                    point = np.full(len(low), number)
                    known[node] = Enclosure(Interval(point, point), everywhere)
                case Symbol():
                    assert node is symbol, f"{node.name} has no interval"
                    known[node] = Enclosure(Interval(low, high), everywhere)
                case Apply(op, args):
                    parts = [known[arg] for arg in args]
                    value, smooth = _applied(op, args, [part.value for part in parts])
                    for part in parts:
                        smooth = smooth & part.smooth
                    known[node] = Enclosure(value, smooth)
    return [known[root] for root in roots]


def _applied(
    op: Operation, args: Sequence[Node], values: list[Interval]
) -> tuple[Interval, NDArray[np.bool_]]:
    """Return the enclosure of one operation, and where the operation is continuous."""
    if isinstance(op.definition, PiecewisePolynomial):
        return curve(op.definition, values)
    if op is n.MUL and args[0] is args[1]:
        return square(values[0]), always(values[0])
    return OPERATIONS[op](*values)
