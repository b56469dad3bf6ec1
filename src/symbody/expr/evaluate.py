"""Reference evaluation of expressions with floats.

Slow and obvious on purpose: it is the oracle against which passes, writers and
compiled code are tested.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real
from symbody.errors import ExpressionError
from symbody.expr.node import Apply, Const, Node, Number, Symbol
from symbody.expr.traverse import flatten, reachable

Values = Mapping[str, float] | Mapping[Symbol, float] | Mapping[str | Symbol, float]


@overload
def evaluate(root: Node | Number, values: Values) -> float: ...


@overload
def evaluate(root: Any, values: Values) -> NDArray[np.float64]: ...


def evaluate(root: object, values: Values) -> object:
    """Return the value of a formula, or of each entry of an array of formulas.

    Args:
        root: The formula, or a nested sequence or array of formulas.
        values: Value of each symbol, by name or by the symbol itself, which counts
            more.

    Returns:
        A float; for an array a float array of its shape.

    Raises:
        ExpressionError: A symbol of the formula is missing from `values`.
    """
    if not isinstance(values, Mapping):
        arguments, remedy = Arguments("evaluate", ExpressionError), "Give {'x': 2.0}."
        raise arguments.refused("values", values, "a dictionary from symbols", remedy)
    result = evaluate_all(flatten(root, "evaluate"), values)
    if isinstance(root, (np.ndarray, list, tuple)):
        return np.array(result, dtype=float).reshape(np.shape(root))
    return result[0]


def evaluate_all(roots: object, values: Values) -> list[float]:
    """Return the values of several formulas, shared parts evaluated once."""
    return Evaluation(flatten(roots))(values)


def evaluate_each(
    arrays: Mapping[str, Any], values: Values
) -> dict[str, NDArray[np.float64]]:
    """Return the values of several arrays of formulas, shared parts evaluated once."""
    numbers = iter(evaluate_all(list(arrays.values()), values))
    return {
        name: np.fromiter(numbers, float, formulas.size).reshape(formulas.shape)
        for name, formulas in arrays.items()
    }


@final
class Evaluation:
    """The values of several formulas, again and again: the order is found once."""

    def __init__(self, roots: Sequence[Node]) -> None:
        nodes = list(reachable(roots))
        places = {node: i for i, node in enumerate(nodes)}
        self._start = [n.value if isinstance(n, Const) else 0.0 for n in nodes]
        self._symbols = [
            (i, node) for i, node in enumerate(nodes) if isinstance(node, Symbol)
        ]
        self._steps = [
            (i, node.op.value, [places[arg] for arg in node.args])
            for i, node in enumerate(nodes)
            if isinstance(node, Apply)
        ]
        self._roots = [places[root] for root in roots]

    def __call__(self, values: Values) -> list[float]:
        """Return the values of the formulas; every symbol has one."""
        known = self._start.copy()
        for i, symbol in self._symbols:
            known[i] = _value_of(symbol, values)
        for i, value, places in self._steps:
            known[i] = value(*[known[place] for place in places])
        return [known[root] for root in self._roots]


def _value_of(symbol: Symbol, values: Mapping[Any, float]) -> float:
    for key in (symbol, symbol.name):
        if key in values:
            value = values[key]
            return value if value.__class__ is float else _number(symbol, value)
    names = ", ".join(sorted(str(key) for key in values)) or "none"
    raise ExpressionError(
        f"evaluate: the symbol {symbol.name!r} has no value; values are given for "
        f"{names}. Every symbol of a formula needs one; add it to `values`."
    )


def _number(symbol: Symbol, value: object) -> float:
    number = real(value)
    if number is None:
        arguments = Arguments("evaluate", ExpressionError)
        remedy = f"Give a number for {symbol.name!r}."
        raise arguments.refused(f"values[{symbol.name!r}]", value, "a number", remedy)
    return number
