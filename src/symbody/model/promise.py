"""Promises on parameters that sets of elements rely on, at whatever values they get."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import Node
from symbody.model.field import Bind, ModelElement

Sign: TypeAlias = Literal["positive", "not negative", "not zero"]


@final
@dataclass(frozen=True)
class Promise(ModelElement):
    """The sign of a product of formulas, kept like the fields of an element.

    Attributes:
        of: Kind and name of what relies on it, for messages.
        names: Of the formulas, as the user gave them.
        formulas: The factors.
        sign: Of their product.
        rule: The end of the message, what the values do and what to give instead.
    """

    of: str
    names: tuple[str, ...]
    formulas: tuple[Node, ...]
    sign: Sign
    rule: str

    def check(self, who: str, bind: Bind) -> None:
        """Raise if it does not hold at the parameters' values."""
        self.keep(bind.default)

    def keep(self, value: Callable[[Node], float | None]) -> None:
        """Raise if it does not hold.

        Args:
            value: From a formula to its value; None where it follows the motion.

        Raises:
            ModelError: The sign is another one.
        """
        found = [value(formula) for formula in self.formulas]
        numbers = [number for number in found if number is not None]
        if len(numbers) < len(found):
            return
        product = math.prod(numbers)
        kept = {
            "positive": product > 0,
            "not negative": product >= 0,
            "not zero": product != 0,
        }
        if kept[self.sign]:
            return
        named = zip(self.names, numbers, strict=True)
        several = ", ".join(f"{name}={x:g}" for name, x in named)
        one = f"the {self.names[0]} is {numbers[0]:g}"
        told = one if len(numbers) == 1 else several
        raise ModelError(f"{self.of}: {told}{self.rule}")
