"""Formulas as mathematicians write them: fractions, powers, signs in front."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeAlias, final

from symbody.expr.definition import BlockOutput
from symbody.expr.node import ADD, DIV, MUL, NEG, POW, SUB, WHERE, Apply, Const, Node
from symbody.expr.operation import Operation
from symbody.writers.latex.symbols import typeset_name

# Binding strengths; higher binds tighter.
CHOICE, OR, AND, COMPARE, SUM, PRODUCT, POWER, ATOM = 1, 2, 3, 5, 10, 20, 30, 100

_FUNCTIONS = {
    "acos": r"\arccos", "acosh": r"\operatorname{arcosh}", "asin": r"\arcsin",
    "asinh": r"\operatorname{arsinh}", "atan": r"\arctan",
    "atanh": r"\operatorname{artanh}", "cos": r"\cos", "cosh": r"\cosh", "exp": r"\exp",
    "floor": r"\operatorname{floor}", "log": r"\ln", "sign": r"\operatorname{sgn}",
    "sin": r"\sin", "sinh": r"\sinh",
    "tan": r"\tan", "tanh": r"\tanh", "atan2": r"\operatorname{atan2}", "min": r"\min",
    "max": r"\max",
}  # fmt: skip
# Whose square is written behind their name.
_ANGULAR = frozenset({"sin", "cos", "tan", "sinh", "cosh", "tanh"})
_COMPARED = {"lt": "<", "le": r"\leq", "eq": "="}
_CONNECTIVES = {"and": (r" \land ", AND), "or": (r" \lor ", OR)}
_CONDITIONS = frozenset({*_COMPARED, *_CONNECTIVES, "not"})
_MOST_DIGITS = 7
# What a paper shows of a number that is no fraction.
_SHOWN_DIGITS = 10
_DENOMINATORS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 48, 60)

# Factors of a product with their powers.
_Powers: TypeAlias = tuple[tuple[Node, int], ...]


@final
class Typesetter:
    """Writes formulas with the names of what has one, except of the node `defined`."""

    def __init__(self, names: Mapping[Node, str], defined: Node | None = None) -> None:
        self.names = names
        self.defined = defined

    def terms(self, node: Node) -> list[str]:
        """Return the terms of a sum, each with its sign but the first with a minus."""
        if self._open(node)[0] is WHERE:
            return [self.text(node)]
        return self._signed(node)

    def text(self, node: Node, least: int = 0) -> str:
        """Return a formula, in parentheses if it binds less than `least`."""
        text, precedence = self._written(node)
        return rf"\left({text}\right)" if precedence < least else text

    def definition(self, node: Apply) -> list[str]:
        """Return the terms of a formula that has a name itself."""
        return Typesetter(self.names, defined=node).terms(node)

    def _written(self, node: Node) -> tuple[str, int]:
        name = self.names.get(node)
        if name is not None and node is not self.defined:
            return name, ATOM
        if isinstance(node, Const):
            text = number(node.value)
            # A fraction or a power of ten binds no closer than a product.
            unsigned = PRODUCT if {"\\", "^"} & set(text) else ATOM
            return text, unsigned if node.value >= 0 else SUM
        assert isinstance(node, Apply), f"{node!r} has no name"
        op = node.op
        if op in (ADD, SUB, NEG):
            return " ".join(self._signed(node)), SUM
        quotient = op is DIV and not _zero(node.args[1])
        if op is MUL or quotient or (op is POW and _whole(node.args[1])):
            # One fraction, equal factors as powers.
            (text,) = self._signed(node)
            return text, SUM if text.startswith("-") else PRODUCT
        if op is DIV:
            return rf"\frac{{{self.text(node.args[0])}}}{{0}}", PRODUCT
        if op is POW:
            base, exponent = node.args
            return f"{self.text(base, ATOM)}^{{{self.text(exponent)}}}", POWER
        if op is WHERE:
            condition, a, b = node.args
            text = (
                rf"\begin{{cases}} {self.text(a)} & \text{{if }} "
                rf"{self.condition(condition)} \\ {self.text(b)} & \text{{otherwise}} "
                r"\end{cases}"
            )
            return text, CHOICE
        if op.name in _CONDITIONS:
            return f"[{self.condition(node)}]", ATOM
        return self._function(op, node.args)

    def _signed(self, node: Node) -> list[str]:
        """Return the terms of a sum; equal ones are one."""
        totals = self._totals(node)
        texts: list[str] = []
        for powers, coefficient in totals.items():
            alone = len(totals) == 1 and coefficient > 0
            text = self._term(abs(coefficient), powers, alone=alone)
            if number(abs(coefficient)) == "0":
                continue
            first = "-" if coefficient < 0 else ""
            sign_text = "- " if coefficient < 0 else "+ "
            texts.append((sign_text if texts else first) + text)
        return texts or ["0"]

    def _totals(self, node: Node) -> dict[_Powers, float]:
        """Return the numbers before the products of a sum."""
        totals: dict[_Powers, float] = {}
        todo = [(1.0, node)]
        while todo:
            sign, part = todo.pop()
            op, args = self._open(part)
            if op in (ADD, SUB):
                todo += [(sign if op is ADD else -sign, args[1]), (sign, args[0])]
            elif op is NEG:
                todo.append((-sign, args[0]))
            else:
                coefficient, powers = self._factored(part)
                totals[powers] = totals.get(powers, 0.0) + sign * coefficient
        return totals

    def _open(self, node: Node) -> tuple[Operation | None, tuple[Node, ...]]:
        """Return operation and arguments of a node that is written out."""
        if isinstance(node, Apply) and (node not in self.names or node is self.defined):
            return node.op, node.args
        return None, ()

    def _factored(self, node: Node) -> tuple[float, _Powers]:
        """Return the number of a product, and the powers of its other factors."""
        number_, powers = 1.0, dict[Node, int]()
        todo: list[tuple[Node, int]] = [(node, 1)]
        while todo:
            factor, power = todo.pop()
            op, args = self._open(factor)
            if op is MUL:
                todo += [(args[1], power), (args[0], power)]
            elif op is DIV and not _zero(args[1]):
                todo += [(args[1], -power), (args[0], power)]
            elif op is NEG:
                todo += [(args[0], power), (Const(-1.0), power)]
            elif op is POW and _whole(args[1]):
                assert isinstance(args[1], Const)
                todo.append((args[0], power * int(args[1].value)))
            elif op in (ADD, SUB) and len(totals := self._totals(factor)) == 1:
                ((inner, one),) = totals.items()
                todo += [(Const(one), power), *((f, p * power) for f, p in inner)]
            elif isinstance(factor, Const) and (power > 0 or factor.value):
                number_ *= factor.value**power
            else:
                powers[factor] = powers.get(factor, 0) + power
        # In the order of their creation, so that equal products look alike.
        ordered = sorted(powers.items(), key=lambda factor: factor[0].serial)
        return number_, tuple((f, p) for f, p in ordered if p)

    def _term(self, coefficient: float, powers: _Powers, *, alone: bool) -> str:
        """Return a number times factors."""
        above = [(f, p) for f, p in powers if p > 0]
        below = [(f, -p) for f, p in powers if p < 0]
        shown = number(coefficient)
        shown = "" if shown == "1" and powers else shown
        apart = bool(below) and shown.startswith(r"\frac")
        texts = [shown] if shown and not apart else []
        texts += self._factors(above, alone=not texts and (alone or bool(below)))
        text = r" \, ".join(texts)
        if below:
            under = r" \, ".join(self._factors(below, alone=len(below) == 1))
            text = rf"\frac{{{text or '1'}}}{{{under}}}"
        return rf"{shown} \, {text}" if apart else text

    def _factors(
        self, factors: Sequence[tuple[Node, int]], *, alone: bool
    ) -> list[str]:
        """Return factors, functions last."""
        ordered = sorted(factors, key=lambda factor: factor[0] not in self.names)
        alone = alone and len(ordered) == 1
        return [self._power(node, power, alone=alone) for node, power in ordered]

    def _power(self, node: Node, power: int, *, alone: bool) -> str:
        op, args = self._open(node)
        if power == 1:
            return self.text(node, SUM if alone else PRODUCT)
        if op is not None and op.name in _ANGULAR:
            return self._called(f"{_FUNCTIONS[op.name]}^{{{power}}}", args)
        return f"{self.text(node, ATOM)}^{{{power}}}"

    def condition(self, node: Node, least: int = 0) -> str:
        """Return a node as something that holds or does not."""
        operation, args = self._open(node)
        op = "" if operation is None else operation.name
        if op in _COMPARED:
            sides = f" {_COMPARED[op]} ".join(
                self.text(arg, COMPARE + 1) for arg in args
            )
            text, precedence = sides, COMPARE
        elif op in _CONNECTIVES:
            sign, precedence = _CONNECTIVES[op]
            text = sign.join(self.condition(arg, COMPARE) for arg in args)
        elif op == "not":
            return rf"\lnot\left({self.condition(args[0])}\right)"
        else:
            text, precedence = rf"{self.text(node, COMPARE + 1)} \neq 0", COMPARE
        return rf"\left({text}\right)" if precedence < least else text

    def _function(self, op: Operation, args: Sequence[Node]) -> tuple[str, int]:
        if op.name == "sqrt":
            return rf"\sqrt{{{self.text(args[0])}}}", ATOM
        if op.name == "abs":
            return rf"\left|{self.text(args[0])}\right|", ATOM
        if isinstance(op.definition, BlockOutput):
            return entry_of(self.names[args[0]], op.definition.index), ATOM
        if op.definition is not None:
            name = typeset_name(op.name)
            if len(name) > 1 and name.isalpha():
                name = rf"\mathrm{{{name}}}"
            shown = ", ".join(map(self.text, args))
            return rf"{name}\left({shown}\right)", ATOM
        return self._called(_FUNCTIONS[op.name], args), PRODUCT + 1

    def _called(self, function: str, args: Sequence[Node]) -> str:
        """Return a function of one letter without parentheses, else with them."""
        if len(args) == 1 and args[0] in self.names:
            return f"{function} {self.names[args[0]]}"
        return rf"{function}\left({', '.join(map(self.text, args))}\right)"


def entry_of(name: str, index: int) -> str:
    """Return the name of an entry of what has an index already, as a_3."""
    return f"{name.removesuffix('}')},{index + 1}}}"


def _zero(node: Node) -> bool:
    return isinstance(node, Const) and node.value == 0.0


def _whole(node: Node) -> bool:
    return isinstance(node, Const) and abs(node.value) <= 12 and node.value.is_integer()


def number(value: float) -> str:
    r"""Return a number: short as it is, else as a fraction or a part of pi.

    Example:
        >>> print(number(9.81), number(1 / 3), number(1e-7), number(math.pi / 2))
        9.81 \frac{1}{3} 10^{-7} \frac{\pi}{2}
    """
    if value < 0:
        return f"-{number(-value)}"
    if not math.isfinite(value):
        return r"\infty" if value > 0 else r"\text{none}"
    text = f"{value:.{_SHOWN_DIGITS}g}"
    near = float(text)
    if near < 1e9 and near.is_integer():
        return str(int(near))
    if len(text.partition("e")[0].replace(".", "").strip("0")) > _MOST_DIGITS:
        fraction = _fraction(value) or _fraction(value / math.pi, r"\pi")
        if fraction:
            return fraction
    mantissa, _, exponent = text.partition("e")
    if not exponent:
        return mantissa
    mantissa = mantissa.removesuffix(".0")
    power = f"10^{{{int(exponent)}}}"
    return power if mantissa == "1" else rf"{mantissa} \cdot {power}"


def _fraction(value: float, unit: str = "") -> str:
    """Return a number as a fraction of small numbers; empty if it is none."""
    for denominator in (1, *_DENOMINATORS):
        above = value * denominator
        near = round(min(above, 100.0))
        if 0 < near < 100 and abs(above - near) <= 4e-16 * above:
            part = Fraction(near, denominator)
            over = f"{'' if unit and part.numerator == 1 else part.numerator}{unit}"
            if part.denominator == 1:
                return over
            return rf"\frac{{{over}}}{{{part.denominator}}}"
    return ""
