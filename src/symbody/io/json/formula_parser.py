"""Formulas from text, by a parser of our own: nothing is ever evaluated as Python.

The grammar, loosest first; comparisons are not chained:

    formula    = sum (("<" | "<=" | ">" | ">=") sum)?
    sum        = term (("+" | "-") term)*           -a*b is -(a*b)
    term       = power (("*" | "/") power)*
    power      = atom ("**" power)?
    atom       = number | name | name "(" formula ("," formula)* ")" | "(" formula ")"
    name       = letters, digits, underscores; then [i] or [i,j] for an entry

Operator precedence is Pratt's, Top down operator precedence, POPL 1973.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Protocol, final

from symbody.errors import ExpressionError
from symbody.expr.infix import called
from symbody.expr.node import ADD, DIV, LE, LT, MUL, POW, SUB, Node, const, neg
from symbody.expr.operation import Operation
from symbody.expr.operations import OPERATIONS, build

# Operator: how tightly it binds, how tightly what is on its right must, and whether the
# operation has its arguments the other way round.
_OPERATORS: dict[str, tuple[int, int, Operation, bool]] = {
    "<": (5, 6, LT, False),
    "<=": (5, 6, LE, False),
    ">": (5, 6, LT, True),
    ">=": (5, 6, LE, True),
    "+": (10, 11, ADD, False),
    "-": (10, 11, SUB, False),
    "*": (20, 21, MUL, False),
    "/": (20, 21, DIV, False),
    "**": (30, 30, POW, False),
}
_COMPARISON, _TERM = 5, 20
FUNCTIONS: dict[str, Operation] = {
    name: op for op in OPERATIONS.values() if (name := called(op.name)) is not None
}
INFINITY = "infinity"

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)*(?:\[[0-9]+(?:,[0-9]+)?\])?)"
    r"|(?P<sign>\*\*|<=|>=|[-+*/(),<>])|(?P<end>\Z))"
)
_DEEPEST = 120  # parentheses, signs and powers in each other; longer ones get names
_SHOWN = 60


class Vocabulary(Protocol):
    """The meanings of the names in a formula."""

    def symbol(self, name: str) -> Node:
        """Return what a name stands for."""
        ...

    def function(self, name: str) -> Operation:
        """Return the function of a name."""
        ...

    def solved(self, name: str, arguments: Sequence[Node]) -> Node | None:
        """Return the unknown of equations that a name means; None if it is none."""
        ...

    def spend(self) -> None:
        """Count one operation."""
        ...


def parse_formula(text: str, vocabulary: Vocabulary) -> Node:
    """Return the formula that a text means.

    Raises:
        ExpressionError: It is no formula, or holds what nobody knows.
    """
    return _Parser(text, vocabulary).whole()


@final
class _Parser:
    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self._text = text
        self._vocabulary = vocabulary
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
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._start = self._at
            sign = self._text[self._at :].strip()[:1]
            remedy = "; a power is written **, as in t**2" if sign == "^" else ""
            raise self._error(f"{sign!r} means nothing{remedy}")
        self._kind = str(found.lastgroup)
        self._word = found[self._kind]
        self._start, self._at = found.start(self._kind), found.end()

    def _error(self, trouble: str) -> ExpressionError:
        begin = max(self._start - _SHOWN // 2, 0)
        shown = self._text[begin : begin + _SHOWN]
        return ExpressionError(
            f"formula {shown!r}, column {self._start + 1}: {trouble}."
        )

    def _formula(self, least: int) -> Node:
        """Return what follows, as far as it binds at least so tightly."""
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self._error(
                f"it is nested {_DEEPEST} deep; name parts of it under 'with'"
            )
        left, compared = self._first(least), False
        while (row := _OPERATORS.get(self._word)) and row[0] >= least:
            precedence, right_binds, op, swapped = row
            if compared:
                raise self._error(
                    "comparisons are not chained; write both(a < b, b < c)"
                )
            compared = precedence == _COMPARISON
            self._next()
            right = self._formula(right_binds)
            self._vocabulary.spend()
            left = build(op, right, left) if swapped else build(op, left, right)
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
            return self._vocabulary.symbol(name)
        self._next()
        arguments: list[Node] = []
        while self._word != ")":
            if arguments:
                self._expect(",")
            arguments.append(self._formula(0))
        self._next()
        self._vocabulary.spend()
        if name == INFINITY and not arguments:
            return const(math.inf)
        unknown = self._vocabulary.solved(name, arguments)
        if unknown is not None:
            return unknown
        op = FUNCTIONS.get(name) or self._vocabulary.function(name)
        if len(arguments) != op.arity:
            self._start = start
            raise self._error(
                f"{name} has {op.arity} arguments, but {len(arguments)} are given"
            )
        return build(op, *arguments)

    def _expect(self, word: str) -> None:
        if self._word != word or self._kind != "sign":
            found = repr(self._word) if self._word else "its end"
            raise self._error(f"{word!r} is expected, not {found}")
        self._next()
