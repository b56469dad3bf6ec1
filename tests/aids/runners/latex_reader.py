"""Computes a formula from its LaTeX text alone."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import Definition
from symbody.expr.operation import divide, floored, ieee, logarithm, power, signum

_TOKEN = re.compile(
    r"\\(?:begin|end)\{[a-z]+\}|\\operatorname\{\w+\}|\\text\{[a-z ]+\}|\\mathrm\{\w+\}"
    r"|\\left[(|]|\\right[)|]|\\[A-Za-z]+|\\[,\\]|[0-9]+(?:\.[0-9]+)?|[^\s]"
)
_FUNCTIONS: dict[str, Any] = {
    r"\arccos": ieee(math.acos), r"\arcsin": ieee(math.asin), r"\arctan": math.atan,
    r"\cos": ieee(math.cos), r"\cosh": ieee(math.cosh), r"\exp": ieee(math.exp),
    r"\ln": logarithm, r"\max": max, r"\min": min, r"\sin": ieee(math.sin),
    r"\sinh": ieee(math.sinh), r"\tan": ieee(math.tan), r"\tanh": math.tanh,
    r"\operatorname{arcosh}": ieee(math.acosh), r"\operatorname{arsinh}": math.asinh,
    r"\operatorname{artanh}": ieee(math.atanh), r"\operatorname{atan2}": math.atan2,
    r"\operatorname{floor}": floored, r"\operatorname{sgn}": signum,
}  # fmt: skip
_COMPARED = ("<", r"\leq", "=", r"\neq")


@final
class Reader:
    """Computes one formula from its text.

    Attributes:
        left: The tokens that are still to be read.
    """

    def __init__(
        self,
        text: str,
        values: Mapping[str, Any],
        definitions: Mapping[str, Definition],
    ) -> None:
        self.left = list(_tokens(text, sorted(values, key=len, reverse=True)))
        self.left.reverse()
        self._values = values
        self._definitions = {key.replace("_", ""): d for key, d in definitions.items()}

    def formula(self) -> Any:
        """Return the value of the whole text."""
        value = self._sum()
        assert not self.left, f"not read: {self.left[::-1]}"
        return value

    def arguments(self) -> list[Any]:
        """Return values between commas."""
        found = [self._sum()]
        while self._taken(","):
            found.append(self._sum())
        return found

    def _taken(self, *tokens: str) -> str:
        """Return the next token if it is one of these, and go on."""
        return self.left.pop() if self.left and self.left[-1] in tokens else ""

    def _must(self, token: str) -> None:
        assert self._taken(token), f"{token} is missing before {self.left[::-1][:9]}"

    def _sum(self) -> Any:
        value = -self._product() if self._taken("-") else self._product()
        while sign := self._taken("+", "-"):
            term = self._product()
            value = value + term if sign == "+" else value - term
        return value

    def _product(self) -> Any:
        value = self._power()
        while self._taken(r"\,", r"\cdot"):
            value = value * self._power()
        return value

    def _power(self) -> Any:
        base = self._base()
        if not self._taken("^"):
            return base
        exponent = self._group()
        if np.ndim(base):
            assert exponent == -1.0
            sides = self._base()
            try:
                return np.linalg.solve(base, sides)
            except np.linalg.LinAlgError:
                return np.full(np.shape(sides), math.nan)
        return power(base, exponent)

    def _group(self) -> Any:
        self._must("{")
        value = self._sum()
        self._must("}")
        return value

    def _base(self) -> Any:
        token = self.left.pop()
        if token in self._values:
            return self._values[token]
        if token[0].isdigit():
            return float(token)
        if token in _FUNCTIONS:
            return self._called(_FUNCTIONS[token])
        match token:
            case r"\frac":
                return divide(self._group(), self._group())
            case r"\sqrt":
                return ieee(math.sqrt)(self._group())
            case r"\pi":
                return math.pi
            case r"\left(":
                value = self._sum()
                self._must(r"\right)")
                return value
            case r"\left|":
                value = self._sum()
                self._must(r"\right|")
                return abs(value)
            case "[":
                holds = self._either()
                self._must("]")
                return float(holds)
            case r"\begin{cases}":
                return self._cases()
            case r"\begin{pmatrix}":
                return self._matrix()
        return self._curve(token)

    def _called(self, function: Any) -> float:
        exponent = self._group() if self._taken("^") else 1.0
        if self._taken(r"\left("):
            found = self.arguments()
            self._must(r"\right)")
        else:
            found = [self._base()]
        return power(float(function(*found)), exponent)

    def _curve(self, token: str) -> float:
        """Return a curve or a function of the user's."""
        words = [token]
        while self.left[-1] != r"\left(":
            words.append(self.left.pop())
        name = re.sub(r"\\(?:mathrm|mathit|,)|[^A-Za-z0-9]", "", "".join(words))
        definition: Any = self._definitions[name]
        return float(self._called(definition.value))

    def _cases(self) -> Any:
        value = self._sum()
        self._must("&")
        self._must(r"\text{if }")
        holds = self._either()
        self._must(r"\\")
        other = self._sum()
        self._must("&")
        self._must(r"\text{otherwise}")
        self._must(r"\end{cases}")
        return value if holds else other

    def _matrix(self) -> NDArray[np.float64]:
        rows = [[self._sum()]]
        while end := self._taken("&", r"\\"):
            if end == "&":
                rows[-1].append(self._sum())
            else:
                rows.append([self._sum()])
        self._must(r"\end{pmatrix}")
        return np.array(rows)

    def _either(self) -> bool:
        holds = self._both()
        while self._taken(r"\lor"):
            holds = self._both() or holds
        return holds

    def _both(self) -> bool:
        holds = self._condition()
        while self._taken(r"\land"):
            holds = self._condition() and holds
        return holds

    def _condition(self) -> bool:
        if self._taken(r"\lnot"):
            return not self._condition()
        kept = list(self.left)
        if self._taken(r"\left("):
            # A parenthesis holds a condition, unless a number comes of it.
            try:
                holds = self._either()
                self._must(r"\right)")
                if not self.left or self.left[-1] not in _COMPARED:
                    return holds
            except (AssertionError, KeyError):
                pass
            self.left = kept
        a, compared, b = self._sum(), self._taken(*_COMPARED), self._sum()
        assert compared, f"no comparison before {self.left[::-1][:9]}"
        return bool(
            {"<": a < b, r"\leq": a <= b, "=": a == b, r"\neq": a != b}[compared]
        )


def _tokens(text: str, names: Sequence[str]) -> Iterator[str]:
    """Yield names, longest first, commands, numbers and marks."""
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        found = next((name for name in names if text.startswith(name, at)), "")
        if not found:
            match = _TOKEN.match(text, at)
            assert match is not None
            found = match[0]
        at += len(found)
        yield found
