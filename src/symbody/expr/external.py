"""Functions of the user's own, with a body in each language and derivatives."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

from symbody.arguments import Arguments, shown, takes
from symbody.dataclass import Shared
from symbody.errors import ExpressionError
from symbody.expr.definition import ExternalDefinition, PiecewisePolynomial
from symbody.expr.evaluate import substitute
from symbody.expr.functions import applied
from symbody.expr.node import Node, Symbol, as_node
from symbody.expr.operation import defined
from symbody.expr.traverse import Packed, pack

_NAME = r"[A-Za-z][A-Za-z0-9_]*"


@final
class ExternalFunction(Shared):
    """A function of numbers that stands in formulas: ``friction(v)`` is a node.

    It must depend on its arguments alone, and be of numbers, not arrays.

    Attributes:
        name: A letter, then letters, digits and underscores.
        definition: The bodies.
        operation: What stands in the expression graph.

    Example:
        >>> import math, symbody as sb
        >>> def drag(v):
        ...     return v * math.hypot(v, 0.1)
        >>> f = sb.ExternalFunction("drag", drag, c="return v*hypot(v, 0.1);")
        >>> v = sb.symbol("v")
        >>> round(sb.evaluate(2 * f(v), {"v": 3.0}), 6)
        18.009997
    """

    def __init__(
        self,
        name: str,
        python: Callable[..., float] | str,
        *,
        c: str | None = None,
        bodies: Mapping[str, str] | None = None,
        derivatives: Sequence[object] | None = None,
    ) -> None:
        """Make a function of the user's known.

        Args:
            name: Of the function.
            python: A Python function of numbers, which is called by the backends
                "llvm" and "python"; or the text of its definition, which can always be
                written into generated Python.
            c: Statements of the body in C, with the arguments' names of the Python
                function, e.g. "return a*b;".
            bodies: The same in further languages, by the name of the writer, e.g.
                {"matlab": "value = a*b;"}. Where a language has no "return", the
                result is called value.
            derivatives: One an argument: a function from all arguments to a formula
                (a lambda, another ExternalFunction), or a number.

        Raises:
            ExpressionError: The name is none, the arguments cannot be counted, or
                there is not one derivative an argument.
        """
        who = f"external function {shown(name)}"
        if not (isinstance(name, str) and re.fullmatch(_NAME, name)):
            raise ExpressionError(
                f"{who}: the name must be letters, digits and underscores, a letter "
                "first, because it appears in generated code. Give for example 'drag'."
            )
        checks = Arguments(who, ExpressionError)
        if c is not None:
            checks.text("c", c, 'Give statements in C, as "return a*b;".')
        bodies = checks.mapping("bodies", bodies, "languages", "{'c': 'return a*b;'}")
        if derivatives is not None and not isinstance(derivatives, (list, tuple)):
            rule = "a list, with one entry an argument"
            remedy = "Give functions from the arguments to formulas, or numbers."
            raise checks.refused("derivatives", derivatives, rule, remedy)
        text: str | None = None
        if isinstance(python, str):
            text, python = python, _defined(who, name, python)
        arguments = _arguments(who, name, python)
        if derivatives is not None and len(derivatives) != len(arguments):
            raise ExpressionError(
                f"{who}: {len(derivatives)} derivatives are given, but it has the "
                f"{len(arguments)} arguments {', '.join(arguments)}. Give one for each."
            )
        for slope in filter(callable, derivatives or ()):
            remedy = "Give functions of all arguments that return formulas, or numbers."
            checks.function("derivatives", slope, arguments, remedy)
        self.name = name
        self.definition = ExternalDefinition(arguments, python, text, c, bodies)
        self._derivatives = derivatives
        self._slopes: tuple[tuple[Symbol, ...], list[Node]] | None = None
        self.operation = defined(
            name, len(arguments), self.definition, self._partials,
            lambda: (getattr, (self, "operation")),
        )  # fmt: skip

    def __call__(self, *arguments: object) -> Any:
        """Return the function of numbers, formulas, or arrays of them."""
        if len(arguments) != self.operation.arity:
            raise ExpressionError(
                f"external function {self.name!r}: {len(arguments)} arguments are "
                f"given, but it has {', '.join(self.definition.arguments)}. Give a "
                f"number or formula for each."
            )
        return applied(self.operation, *arguments)

    def _partials(self, *arguments_and_node: Node) -> tuple[object, ...]:
        if self._derivatives is None:
            raise ExpressionError(
                f"external function {self.name!r}: its derivatives are needed here, "
                f"but it has none. Give derivatives=, one an argument: functions from "
                f"the arguments to a formula, or other external functions."
            )
        stand_ins, slopes = self._formulas()
        values = dict(zip(stand_ins, arguments_and_node[:-1], strict=True))
        return tuple(substitute(slopes, values))

    def _formulas(self) -> tuple[tuple[Symbol, ...], list[Node]]:
        """Return derivatives as formulas of stand-ins, made late: one may recur."""
        if self._slopes is None:
            stand_ins = tuple(map(Symbol, self.definition.arguments))
            slopes = [
                as_node(slope(*stand_ins) if callable(slope) else slope)
                for slope in self._derivatives or ()
            ]
            self._slopes = stand_ins, slopes
        return self._slopes

    def __reduce__(self) -> tuple[object, ...]:
        made_of = self.definition
        python = made_of.python_text or made_of.python
        arguments = self.name, python, made_of.c, made_of.bodies
        if self._derivatives is None:
            return _again, arguments
        stand_ins, slopes = self._formulas()
        return _again, arguments, (stand_ins, pack(slopes))

    def __setstate__(self, state: tuple[tuple[Symbol, ...], Packed]) -> None:
        stand_ins, packed = state
        self._slopes = stand_ins, packed.formulas()
        self._derivatives = self._slopes[1]

    def __repr__(self) -> str:
        return f"ExternalFunction({self.name}({', '.join(self.definition.arguments)}))"


def _again(
    name: str,
    python: Callable[..., float] | str,
    c: str | None,
    bodies: Mapping[str, str],
) -> ExternalFunction:
    # Pickles and identities of studies hold this name.
    return ExternalFunction(name, python, c=c, bodies=bodies)


def _defined(who: str, name: str, text: str) -> Callable[..., float]:
    """Return the function that a text defines."""
    scope: dict[str, object] = {}
    try:
        exec(text, scope)
    except Exception as error:
        raise ExpressionError(
            f"{who}: the Python text {shown(text)} raises {type(error).__name__}: "
            f"{error}. It must read 'def {name}(…): …'."
        ) from error
    function = scope.get(name)
    if not callable(function):
        raise ExpressionError(
            f"{who}: the Python text defines no function of this name. It must read "
            f"'def {name}(…): …'."
        )
    return function


def _arguments(who: str, name: str, function: object) -> tuple[str, ...]:
    if not callable(function):
        raise ExpressionError(
            f"{who}: {shown(function)} is no Python function. Every external function "
            f"needs one: it gives the values that other languages are compared with."
        )
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    names = tuple(p.name for p in parameters if p.default is p.empty)
    if not names or not takes(function, len(names)) or takes(function, len(names) + 1):
        raise ExpressionError(
            f"{who}: the arguments of {shown(function)} cannot be counted. Give a "
            f"function of one or more numbers without defaults, such as "
            f"def {name}(a, b)."
        )
    return names


@final
class Curve(Shared):
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
        checks = Arguments(f"curve {shown(name)}", ExpressionError)
        checks.text("name", name, "Give a name, or use Model.add_curve.")
        remedy = "Use Model.add_curve, which makes a curve of a table."
        checks.instance("definition", definition, PiecewisePolynomial, remedy)
        checks.instance("orders", orders, (tuple, type(None)), remedy)
        checks.instance("family", family, (dict, type(None)), remedy)
        arity = len(definition.knots)
        self._base = name
        self._orders = orders or (0,) * arity
        self._family = {} if family is None else family
        self._family[self._orders] = self
        suffix = "".join(map(str, self._orders)) if any(self._orders) else ""
        self.name = f"{name}_d{suffix}" if suffix else name
        self.definition = definition
        self.operation = defined(
            self.name, arity, definition, self._partials,
            lambda: (getattr, (self, "operation")),
        )  # fmt: skip

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
        checks = Arguments(f"curve {self.name!r}", ExpressionError)
        number = checks.whole("argument", argument)
        if number >= len(self._orders):
            rule = f"less than {len(self._orders)}, the number of its arguments"
            raise checks.refused("argument", argument, rule, "They count from 0.")
        orders = tuple(n + (i == number) for i, n in enumerate(self._orders))
        if orders not in self._family:
            Curve(self._base, self.definition.derivative(number), orders, self._family)
        return self._family[orders]

    def _partials(self, *arguments_and_node: object) -> tuple[object, ...]:
        arguments = arguments_and_node[:-1]
        return tuple(
            self.derivative(number)(*arguments) if degree else 0
            for number, degree in enumerate(self.definition.degrees)
        )

    def __reduce__(self) -> tuple[object, ...]:
        if any(self._orders):
            return _derivative, (self._family[(0,) * len(self._orders)], self._orders)
        return Curve, (self._base, self.definition)

    def __repr__(self) -> str:
        sizes = " x ".join(str(len(knots)) for knots in self.definition.knots)
        return f"Curve({self.name!r}, {sizes} points)"


def _derivative(curve: Curve, orders: tuple[int, ...]) -> Curve:
    for argument, times in enumerate(orders):
        for _ in range(times):
            curve = curve.derivative(argument)
    return curve
