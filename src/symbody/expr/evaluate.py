"""Formulas with numbers, or with other formulas, in place of their symbols.

Reference evaluation with floats is slow and obvious on purpose: it is the oracle
against which passes, writers and compiled code are tested.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real, shown
from symbody.errors import ExpressionError
from symbody.expr.functions import build
from symbody.expr.node import (
    ADD,
    MUL,
    NEG,
    SUB,
    Apply,
    Array,
    Const,
    Node,
    Number,
    Scalar,
    Symbol,
    as_node,
)
from symbody.expr.origins import recording
from symbody.expr.traverse import (
    flatten,
    operations_of,
    post_order,
    reachable,
    shaped_like,
)

Values = Mapping[str, float] | Mapping[Symbol, float] | Mapping[str | Symbol, float]
# Values of operations that take arrays as they take numbers.
_OF_ARRAYS = frozenset(op.value for op in (ADD, SUB, MUL, NEG))


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
        self._formulas, nodes = tuple(roots), reachable(roots)
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

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out the functions of operations."""
        return Evaluation, (self._formulas,)

    def __call__(self, values: Values) -> list[float]:
        """Return the values of the formulas; every symbol has one."""
        known, of = self._start.copy(), values.get
        for i, symbol in self._symbols:
            number: Any = of(symbol)  # type: ignore[call-overload]
            is_float = number.__class__ is float
            known[i] = number if is_float else _value_of(symbol, values)
        for i, value, places in self._steps:
            if len(places) == 2:  # in a quarter of the time that a list takes
                first, second = places
                known[i] = value(known[first], known[second])
            else:
                known[i] = value(*[known[place] for place in places])
        return [known[root] for root in self._roots]

    def over(self, values: Mapping[Symbol, Any]) -> list[Any]:
        """Return the same with arrays of one size for some or all symbols."""
        known: list[Any] = self._start.copy()
        for i, symbol in self._symbols:
            known[i] = values[symbol]
        for i, value, places in self._steps:
            of = value if value in _OF_ARRAYS else _each(value, len(places))
            known[i] = of(*[known[place] for place in places])
        return [known[root] for root in self._roots]


def _each(value: Callable[..., float], arity: int) -> Callable[..., Any]:
    """Return a function of numbers as one of arrays, entry by entry."""
    each = np.frompyfunc(value, arity, 1)

    def of_arrays(*args: object) -> Any:
        result = each(*args)
        is_number = isinstance(result, np.ndarray) and isinstance(result[0], float)
        # Those of a numerical block are tuples.
        return result.astype(float) if is_number else result

    return of_arrays


def _value_of(symbol: Symbol, values: Mapping[Any, float]) -> float:
    for key in (symbol, symbol.name):
        if key in values:
            value = values[key]
            number = value if value.__class__ is float else real(value)
            if number is not None:
                return number
            who = f"values[{symbol.name!r}]"
            remedy = f"Give a number for {symbol.name!r}."
            arguments = Arguments("evaluate", ExpressionError)
            raise arguments.refused(who, value, "a number", remedy)
    names = ", ".join(sorted(str(key) for key in values)) or "none"
    raise ExpressionError(
        f"evaluate: the symbol {symbol.name!r} has no value; values are given for "
        f"{names}. Every symbol of a formula needs one; add it to `values`."
    )


@overload
def substitute(roots: Scalar, mapping: Mapping[Any, Node | Number]) -> Node: ...


@overload
def substitute(roots: Array, mapping: Mapping[Any, Node | Number]) -> Array: ...


@overload
def substitute(
    roots: Sequence[Scalar], mapping: Mapping[Any, Node | Number]
) -> list[Node]: ...


def substitute(roots: object, mapping: Mapping[object, Node | Number]) -> object:
    """Return formulas with nodes replaced, all at once: x, y → y, x swaps them.

    What a node is replaced by is not searched again. Parts without a replaced node
    stay the same objects.

    Args:
        roots: A formula, or a sequence or array of formulas.
        mapping: For each node to replace, a symbol or any other, its replacement.

    Returns:
        The formulas in the shape of `roots`; a sequence gives a list.
    """
    entries = flatten(roots, "substitute")
    known = _replacements(mapping)
    origins = recording()
    for node in operations_of(entries, known) if known else ():
        args = [known.get(arg, arg) for arg in node.args]
        if all(new is old for new, old in zip(args, node.args, strict=True)):
            known[node] = node
        else:
            known[node] = build(node.op, *args)
            if origins is not None:
                origins.take(known[node].serial, node.serial)
    return shaped_like(roots, iter([known.get(entry, entry) for entry in entries]))


def _replacements(mapping: object) -> dict[Node, Node]:
    arguments = Arguments("substitute", ExpressionError)
    if not isinstance(mapping, Mapping):
        remedy = "Give for example {x: 2.0}."
        raise arguments.refused("mapping", mapping, "a dictionary", remedy)
    for old in mapping:
        if not isinstance(old, Node):
            raise ExpressionError(
                f"substitute: {shown(old)} is not a formula, so it cannot be replaced. "
                f"Give the symbol itself in place of its name."
            )
    return {old: as_node(new, "substitute") for old, new in mapping.items()}


def hoisted(
    formulas: Sequence[Node], unknowns: Sequence[Symbol]
) -> tuple[list[Node], dict[Symbol, Node]]:
    """Return formulas with symbols for all without unknowns, and what these are."""
    order = post_order(formulas)
    changing: set[Node] = set(unknowns)
    for node in order:
        if isinstance(node, Apply) and (
            node.op.cost == "logic" or not changing.isdisjoint(node.args)
        ):
            # Truths stay inside, as no argument of a function is one.
            changing.add(node)
    outside: dict[Node, Symbol] = {}

    def take_out(node: Node) -> None:
        if isinstance(node, Apply) and node not in changing:
            outside.setdefault(node, Symbol(f"given_{len(outside)}"))

    for node in order:
        if node in changing and isinstance(node, Apply):
            for arg in node.args:
                take_out(arg)
    for node in formulas:
        take_out(node)
    changed = substitute(formulas, outside)
    return changed, {symbol: node for node, symbol in outside.items()}
