"""Curves: tabulated functions as operations, with exact derivatives."""

from __future__ import annotations

from typing import Any, final

from symbody.arguments import Arguments, shown
from symbody.errors import ExpressionError
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.functions import applied
from symbody.expr.operation import Operation


@final
class Curve:
    """A piecewise polynomial to write formulas with: ``cam(angle)`` is a node.

    Attributes:
        name: As the user gave it; of a derivative with the orders, as "cam_d1".
        definition: Its data.
        operation: What stands in the expression graph.
    """

    def __init__(
        self,
        name: str,
        definition: PiecewisePolynomial,
        orders: tuple[int, ...] | None = None,
        family: dict[tuple[int, ...], Curve] | None = None,
    ) -> None:
        asked = Arguments(f"curve {shown(name)}", ExpressionError)
        asked.text("name", name, "Give a name, or use Model.add_curve.")
        remedy = "Use Model.add_curve, which makes a curve of a table."
        asked.instance("definition", definition, PiecewisePolynomial, remedy)
        asked.instance("orders", orders, (tuple, type(None)), remedy)
        asked.instance("family", family, (dict, type(None)), remedy)
        arity = len(definition.knots)
        self._base = name
        self._orders = orders or (0,) * arity
        self._family = {} if family is None else family
        self._family[self._orders] = self
        suffix = "".join(map(str, self._orders)) if any(self._orders) else ""
        self.name = f"{name}_d{suffix}" if suffix else name
        self.definition = definition
        self.operation = Operation(
            self.name,
            arity,
            definition.value,
            "function",
            self._partials,
            definition,
            lambda: (getattr, (self, "operation")),
        )

    def __call__(self, *arguments: object) -> Any:
        """Return the curve at numbers, formulas, or arrays of them.

        Raises:
            ExpressionError: There are more or fewer arguments than the curve has.
        """
        if len(arguments) != self.operation.arity:
            raise ExpressionError(
                f"curve {self.name!r}: {len(arguments)} arguments are given, but its "
                f"table has {self.operation.arity}. Give a number or formula for each."
            )
        return applied(self.operation, *arguments)

    def derivative(self, argument: int = 0) -> Curve:
        """Return the derivative by one argument, a curve as well.

        Args:
            argument: Number of the argument, from 0.
        """
        asked = Arguments(f"curve {self.name!r}", ExpressionError)
        number = asked.whole("argument", argument)
        if number >= len(self._orders):
            rule = f"less than {len(self._orders)}, the number of its arguments"
            raise asked.refused("argument", argument, rule, "They count from 0.")
        orders = tuple(n + (i == number) for i, n in enumerate(self._orders))
        if orders not in self._family:
            slopes = self.definition.derivative(number)
            Curve(self._base, slopes, orders, self._family)
        return self._family[orders]

    def _partials(self, *arguments_and_node: object) -> tuple[object, ...]:
        arguments = arguments_and_node[:-1]
        return tuple(
            self.derivative(number)(*arguments) if degree else 0
            for number, degree in enumerate(self.definition.degrees)
        )

    def __reduce__(self) -> tuple[object, ...]:
        if any(self._orders):
            zero = (0,) * len(self._orders)
            return _derivative, (self._family[zero], self._orders)
        return Curve, (self._base, self.definition)

    def __deepcopy__(self, memo: object) -> Curve:
        return self

    def __repr__(self) -> str:
        sizes = " x ".join(str(len(knots)) for knots in self.definition.knots)
        return f"Curve({self.name!r}, {sizes} points)"


def _derivative(curve: Curve, orders: tuple[int, ...]) -> Curve:
    for argument, times in enumerate(orders):
        for _ in range(times):
            curve = curve.derivative(argument)
    return curve
