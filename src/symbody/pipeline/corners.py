"""Corners of formulas, at which derivatives are one-sided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

import numpy as np

from symbody.events.switches import corners_of
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.traverse import reachable, symbols_of
from symbody.runtime.functions import CompiledFunction

_LONGEST = 60


@final
class Corners:
    """Finds the corners of some formulas that a point lies on.

    Args:
        function: Of the arguments of the formulas, to what is zero at each corner.
        names: What has the corners, one each.
    """

    def __init__(self, function: CompiledFunction, names: Sequence[str]) -> None:
        self._function = function
        self._names = tuple(names)

    def at(self, arguments: Sequence[object]) -> list[str]:
        """Return what has a corner exactly at a point."""
        count = len(self._function.program.arguments) - 1
        zeros = np.atleast_1d(self._function(*arguments[:count]))
        at = zip(self._names, zeros.tolist(), strict=True)
        return list(dict.fromkeys(name for name, zero in at if zero == 0.0))


def named_corners(
    roots: Sequence[Node], moving: set[Symbol]
) -> Iterator[tuple[str, Node]]:
    """Yield what is zero at each corner below some formulas, with what has it.

    Args:
        roots: The formulas.
        moving: Symbols that change; others have no corners that a motion meets.
    """
    known: set[Node] = set()
    for node in reachable(list(roots)):
        if not isinstance(node, Apply):
            continue
        for zero in corners_of(node):
            if zero not in known and not moving.isdisjoint(symbols_of(zero)):
                known.add(zero)
                yield _name(node, zero), zero


def _name(node: Apply, zero: Node) -> str:
    if isinstance(node.op.definition, PiecewisePolynomial):
        return f"the curve {node.op.name}, at a knot"
    text = str(zero)
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return f"{node.op.name}, where {shown} is 0"
