"""Formulas as text that `formula_parser` reads back into the same nodes.

What is shared and not short gets a name, and so does what would make a line long, so
that the text of a graph of n nodes has a length of the order n, however deep it is.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import count
from typing import Any, Protocol, final

import numpy as np

from symbody.errors import FileError
from symbody.expr.definition import BlockOutput, NonlinearSystem
from symbody.expr.infix import ATOM, Piece, infix, number
from symbody.expr.node import Apply, Array, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import post_order
from symbody.io.json.formula_parser import INFINITY
from symbody.io.json.layout import Json

_SHARED = 24  # characters of what may stand twice
_LONGEST = 100  # characters of what may stand in a line without a name
_NEGATIVE = 15  # how tightly a sign binds


class Names(Protocol):
    """The names of symbols and functions in a file."""

    def symbol(self, symbol: Symbol) -> str:
        """Return the name of a symbol."""
        ...

    def function(self, op: Operation) -> str:
        """Return the name of a function of the user's; of the table, as it is."""
        ...

    def solution(self, op: Operation, index: int) -> str:
        """Return the name of an unknown of equations of the user's."""
        ...

    def quantity(self, array: Array) -> str | None:
        """Return the name of the vector or matrix that an array is; None if none."""
        ...


def write_formulas(values: object, names: Names, *, whole: bool = True) -> Json:
    """Return a formula, or a nest or array of formulas, as JSON.

    Numbers are numbers, other formulas texts, arrays lists. Where parts have names, the
    result is an object with "with", the parts in their order, and "formula".

    Args:
        values: The formulas.
        names: What symbols are called.
        whole: Whether an array that is a whole quantity is written as its name.

    Raises:
        FileError: A formula holds what a file cannot.
    """
    array = np.asarray(values, dtype=object)
    quantity = names.quantity(array) if whole and array.shape else None
    if quantity is not None:
        return quantity
    writer = _Writer(array.ravel().tolist(), names)
    written = _nested(array, writer)
    if not writer.parts:
        return written
    parts = {name: writer.pieces[node][0] for node, name in writer.parts.items()}
    return {"with": parts, "formula": written}


def _nested(array: Array, writer: _Writer) -> Json:
    if array.shape == ():
        return writer.result(array[()])
    return [_nested(np.asarray(entry, dtype=object), writer) for entry in array]


@final
class _Writer:
    """The texts of nodes.

    Attributes:
        parts: Nodes that got a name, in the order in which they need each other.
        pieces: The text of each node and how tightly it binds.
    """

    def __init__(self, roots: list[object], names: Names) -> None:
        self.parts: dict[Node, str] = {}
        self.pieces: dict[Node, Piece] = {}
        self._names = names
        order = post_order(*roots)
        uses = Counter(
            arg for node in order if isinstance(node, Apply) for arg in node.args
        )
        results = Counter(root for root in roots if isinstance(root, Node))
        taken = {node.name for node in order if isinstance(node, Symbol)}
        free = (name for i in count() if (name := f"t{i}") not in taken)
        for node in order:
            piece = self.pieces[node] = self._piece(node)
            if isinstance(node, Apply) and uses[node]:
                shared = uses[node] + results[node] > 1
                if len(piece[0]) > (_SHARED if shared else _LONGEST):
                    self.parts[node] = next(free)

    def _piece(self, node: Node) -> Piece:
        match node:
            case Const(value):
                return _number(value)
            case Symbol():
                return self._names.symbol(node), ATOM
            case Apply(op, (block,)) if isinstance(op.definition, BlockOutput):
                assert isinstance(block, Apply)
                return self._solved(block, op.definition.index)
            case Apply(op) if isinstance(op.definition, NonlinearSystem):
                return "", ATOM  # its items stand for it
            case Apply(op, args):
                shown = [self._shown(arg) for arg in args]
                name = self._names.function(op)
                return infix(name, *shown)
        raise FileError(f"{node!r} of type {type(node).__name__} cannot be written.")

    def _solved(self, block: Apply, index: int) -> Piece:
        """Return an unknown, with where it begins and what its equations hold."""
        name, system = self._names.solution(block.op, index), block.op.definition
        assert isinstance(system, NonlinearSystem)
        n = len(system.unknowns)
        held = dict(zip(system.known, block.args[n:], strict=True))
        arguments = [*block.args[:n], *(held[s] for s in given_of(block.op))]
        return infix(name, *(self._shown(argument) for argument in arguments))

    def _shown(self, node: Node) -> Piece:
        name = self.parts.get(node)
        return self.pieces[node] if name is None else (name, ATOM)

    def result(self, value: Any) -> Json:
        """Return a root as JSON."""
        if not isinstance(value, Node):
            return float(value) + 0.0  # formulas know no -0
        if isinstance(value, Const) and math.isfinite(value.value):
            return value.value
        return self._shown(value)[0]


def given_of(op: Operation) -> list[Symbol]:
    """Return what equations hold beside their unknowns, in the order of their text."""
    system = op.definition
    assert isinstance(system, NonlinearSystem)
    given = set(system.known)
    order = post_order(*system.residuals)
    return [node for node in order if isinstance(node, Symbol) and node in given]


def _number(value: float) -> Piece:
    if math.isfinite(value):
        return number(value)
    return (f"{INFINITY}()", ATOM) if value > 0 else (f"-{INFINITY}()", _NEGATIVE)
