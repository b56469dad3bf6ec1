"""Formulas as text, and back, by a parser of our own: nothing is evaluated as Python.

The grammar, loosest first; comparisons are not chained:

    formula    = sum (("<" | "<=" | ">" | ">=") sum)?
    sum        = term (("+" | "-") term)*           -a*b is -(a*b)
    term       = power (("*" | "/") power)*
    power      = atom ("**" power)?
    atom       = number | name | name "(" formula ("," formula)* ")" | "(" formula ")"
    name       = letters, digits, underscores; then [i] or [i,j] for an entry

Operator precedence is Pratt's, Top down operator precedence, POPL 1973.

The writer gives the parser the same nodes back. Shared parts that are not short get a
name, and so do parts that would make a line long: the text of a graph of n nodes has a
length of the order n, however deep it is.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from itertools import count
from typing import Any, final

import numpy as np

from symbody.errors import ExpressionError, FileError
from symbody.expr.arithmetic import neg
from symbody.expr.definition import BlockOutput, NonlinearSystem
from symbody.expr.functions import OPERATIONS, build
from symbody.expr.node import Apply, Array, Const, Node, Symbol, const
from symbody.expr.operation import ATOM, Operation, Piece, infix, number
from symbody.expr.traverse import post_order
from symbody.io.json.document import Json
from symbody.io.json.names import FUNCTIONS, INFINITY, NamesToRead, NamesToWrite

# Operator: how tightly it binds, how tightly what is on its right must, and whether the
# operation has its arguments the other way round.
_OPERATORS: dict[str, tuple[int, int, str, bool]] = {
    "<": (5, 6, "lt", False),
    "<=": (5, 6, "le", False),
    ">": (5, 6, "lt", True),
    ">=": (5, 6, "le", True),
    "+": (10, 11, "add", False),
    "-": (10, 11, "sub", False),
    "*": (20, 21, "mul", False),
    "/": (20, 21, "div", False),
    "**": (30, 30, "pow", False),
}
_COMPARISON, _TERM = 5, 20

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)*(?:\[\w+(?:,\w+)?\])?)"
    r"|(?P<sign>\*\*|<=|>=|[-+*/(),<>])|(?P<end>\Z))"
)
_DEEPEST = 120  # parentheses, signs and powers in each other; longer ones get names
_SHOWN = 60
_SHARED = 24  # characters of what may stand twice
_LONGEST = 100  # characters of what may stand in a line without a name
_NEGATIVE = 15  # how tightly a sign binds


def parse_formula(text: str, names: NamesToRead) -> Node:
    """Return the formula that a text means; raises ExpressionError if it is none."""
    return _Parser(text, names).whole()


@final
class _Parser:
    def __init__(self, text: str, names: NamesToRead) -> None:
        self._text = text
        self._names = names
        self._at = 0
        self._depth = 0
        self._kind = self._word = ""
        self._start = 0
        self._next()

    def whole(self) -> Node:
        result = self._formula(0)
        if self._kind != "end":
            raise self._error(f"{self._word!r} is not expected here")
        return result

    def _next(self) -> None:
        match = _TOKEN.match(self._text, self._at)
        if match is None:
            self._start = self._at
            sign = self._text[self._at :].strip()[:1]
            remedy = "; a power is written **, as in t**2" if sign == "^" else ""
            raise self._error(f"{sign!r} means nothing{remedy}")
        self._kind = str(match.lastgroup)
        self._word = match[self._kind]
        self._start, self._at = match.start(self._kind), match.end()

    def _error(self, trouble: str) -> ExpressionError:
        begin = max(self._start - _SHOWN // 2, 0)
        shown = self._text[begin : begin + _SHOWN]
        return ExpressionError(
            f"formula {shown!r}, column {self._start + 1}: {trouble}."
        )

    def _formula(self, least: int) -> Node:
        """Return the next formula, as far as it binds at least so tightly."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self._error(
                f"it is nested {_DEEPEST} deep; name parts of it under 'with'"
            )
        left, compared = self._first(least), False
        while (row := _OPERATORS.get(self._word)) and row[0] >= least:
            precedence, right_binds, name, swapped = row
            if compared:
                raise self._error(
                    "comparisons are not chained; write both(a < b, b < c)"
                )
            compared = precedence == _COMPARISON
            self._next()
            right = self._formula(right_binds)
            self._names.spend()
            pair = (right, left) if swapped else (left, right)
            left = build(OPERATIONS[name], *pair)
        self._depth -= 1
        return left

    def _first(self, least: int) -> Node:
        kind, word = self._kind, self._word
        if kind == "number":
            return self._number(word)
        if kind == "name":
            return self._named(word)
        if word in ("-", "+"):
            self._next()
            operand = self._formula(max(least, _TERM))
            return operand if word == "+" else neg(operand)
        if word == "(":
            self._next()
            inside = self._formula(0)
            self._expect(")")
            return inside
        raise self._error(
            "it ends where a number, a name or a parenthesis is expected"
            if kind == "end"
            else f"{word!r} stands where a number, a name or a parenthesis is expected"
        )

    def _number(self, word: str) -> Node:
        value = float(word)
        if not math.isfinite(value):
            raise self._error(f"the number {word[:_SHOWN]} is too large")
        self._next()
        return const(value)

    def _named(self, name: str) -> Node:
        start = self._start
        self._next()
        if self._word != "(":
            return self._names.symbol(name)
        self._next()
        arguments: list[Node] = []
        while self._word != ")":
            if arguments:
                self._expect(",")
            arguments.append(self._formula(0))
        self._next()
        self._names.spend()
        if name == INFINITY and not arguments:
            return const(math.inf)
        unknown = self._names.solved(name, arguments)
        if unknown is not None:
            return unknown
        op = FUNCTIONS.get(name) or self._names.function(name)
        if len(arguments) != op.arity:
            self._start = start
            raise self._error(
                f"{name} has {op.arity} arguments, but {len(arguments)} are given"
            )
        return build(op, *arguments)

    def _expect(self, word: str) -> None:
        if self._word != word or self._kind != "sign":
            actual = repr(self._word) if self._word else "its end"
            raise self._error(f"{word!r} is expected, not {actual}")
        self._next()


def write_formulas(values: object, names: NamesToWrite, *, whole: bool = True) -> Json:
    """Return a formula, or a nest or array of formulas, as JSON.

    Arrays are names if they are a `whole` quantity; with named parts the result is
    {"with": parts in their order, "formula": …}.
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
    """The texts of nodes, and parts that got a name in the order of their need."""

    def __init__(self, roots: list[object], names: NamesToWrite) -> None:
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
                return infix(self._names.function(op), *shown)
        raise FileError(f"{node!r} of type {type(node).__name__} cannot be written.")

    def _solved(self, block: Apply, index: int) -> Piece:
        """Return an unknown, with start values and constants of its equations."""
        name, system = self._names.solution(block.op, index), block.op.definition
        assert isinstance(system, NonlinearSystem)
        n = len(system.unknowns)
        held = dict(zip(system.known, block.args[n:], strict=True))
        arguments = [*block.args[:n], *(held[s] for s in constants_of(block.op))]
        return infix(name, *(self._shown(argument) for argument in arguments))

    def _shown(self, node: Node) -> Piece:
        name = self.parts.get(node)
        return self.pieces[node] if name is None else (name, ATOM)

    def result(self, value: Any) -> Json:
        if not isinstance(value, Node):
            return float(value) + 0.0  # formulas know no -0
        if isinstance(value, Const) and math.isfinite(value.value):
            return value.value
        return self._shown(value)[0]


def constants_of(op: Operation) -> list[Symbol]:
    """Return the constants of equations, in the order of their text."""
    system = op.definition
    assert isinstance(system, NonlinearSystem)
    constants = set(system.known)
    order = post_order(*system.residuals)
    return [node for node in order if isinstance(node, Symbol) and node in constants]


def _number(value: float) -> Piece:
    if math.isfinite(value):
        return number(value)
    return (f"{INFINITY}()", ATOM) if value > 0 else (f"-{INFINITY}()", _NEGATIVE)
