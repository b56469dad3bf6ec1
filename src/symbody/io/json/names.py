"""Names in a file: from the model to the file, and back.

A name is a symbol of the model, as q_hip or c[0]; model.NAME if coordinates of custom
joints or arguments of laws hide it. Derivatives of a curve are cam.d1 or, of two
arguments, map.d10. A user's function with the name of one of ours is own.NAME.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, final

from symbody.arguments import near
from symbody.errors import ExpressionError, FileError
from symbody.expr.definition import ExternalDefinition, LinearSystem, NonlinearSystem
from symbody.expr.external import Curve
from symbody.expr.functions import OPERATIONS
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.operation import Operation, called
from symbody.model.model import Model

FUNCTIONS: dict[str, Operation] = {
    name: op for op in OPERATIONS.values() if (name := called(op.name)) is not None
}
INFINITY = "infinity"
_OURS = {*OPERATIONS, *FUNCTIONS, INFINITY}
_NAME = re.compile(r"[^\W\d]\w*\Z")
_SLOPE = re.compile(r"(?P<name>.+)\.d(?P<orders>[0-9]{1,2})\Z")
_UNKNOWN = re.compile(r"(?P<name>.+)\.z(?P<index>[0-9]{1,4})\Z")
_SHOWN = 60


def is_name(text: str) -> bool:
    """Return whether a text can be a symbol in formulas."""
    return _NAME.match(text) is not None


def _tables(model: Model) -> tuple[Mapping[str, Any], ...]:
    return (
        model.parameters, model.inputs, model.states, model.expressions,
        model.undefined, model.sensors,
    )  # fmt: skip


@final
class NamesToWrite:
    """The names of symbols of a model in its file, and what formulas call besides."""

    def __init__(self, model: Model) -> None:
        self._symbols = {s: s.name for s in model.kinds_of_symbols()}
        self._quantities = {
            _key(entry.symbols): name
            for table in _tables(model)
            for name, entry in table.items()
            if entry.symbols.shape
        }
        self._curves = model.curves
        self._known = {c.operation: n for n, c in model.curves.items()}
        self._local: dict[Symbol, str] = {}
        self.functions: dict[str, Operation] = {}
        self.solutions: dict[Operation, str] = {}

    @contextmanager
    def local(self, symbols: Any) -> Iterator[None]:
        """Let symbols be called by their own names while this lasts."""
        names = {symbol: symbol.name for symbol in symbols}
        for name in names.values():
            if not is_name(name):
                raise FileError(
                    f"the coordinate or argument {name!r} cannot stand in a formula of "
                    f"a file. Give it a name of letters, digits and underscores."
                )
        if len(set(names.values())) < len(names):
            raise FileError(
                f"two of its coordinates have one name: {', '.join(names.values())}. "
                f"Rename one."
            )
        before, self._local = self._local, names
        try:
            yield
        finally:
            self._local = before

    def symbol(self, symbol: Symbol) -> str:
        """Return the name of a symbol; raises FileError if it is not of the model."""
        if symbol in self._local:
            return self._local[symbol]
        name = self._symbols.get(symbol)
        if name is None:
            raise FileError(f"the symbol {symbol.name!r} is not of the model.")
        hidden = name.partition("[")[0] in self._local.values()
        return f"model.{name}" if hidden else name

    def function(self, op: Operation) -> str:
        """Return the name of a function of the user's; of the table, as it is."""
        if OPERATIONS.get(op.name) is op:
            return op.name
        if isinstance(op.definition, ExternalDefinition):
            other = self.functions.setdefault(op.name, op)
            if other is not op or op.name in self._curves:
                raise FileError(
                    f"two functions are called {op.name!r}, so a file could not tell "
                    f"them apart. Rename one."
                )
            name: str | None = op.name
        elif isinstance(op.definition, LinearSystem | NonlinearSystem):
            raise FileError(
                f"a formula is the solution of equations, {op.name!r}, that are not "
                f"those of `implicit`, which alone a file has a form for: a slope of "
                f"one, such as by derivative. Keep such a model as the Python code "
                f"that builds it, or give formulas without it."
            )
        else:
            name = self._known.get(op) or self._slope(op)
        if name is None:
            raise FileError(
                f"the function {op.name!r} is no curve of the model. Add it with "
                f"add_curve."
            )
        return f"own.{name}" if name in _OURS else name

    def solution(self, op: Operation, index: int) -> str:
        """Return the name of an unknown of equations that the user gave."""
        if not isinstance(op.definition, NonlinearSystem) or op.name != "implicit":
            return self.function(op)
        name = self.solutions.setdefault(op, f"solution{len(self.solutions)}")
        return f"{name}.z{index}"

    def _slope(self, op: Operation) -> str | None:
        """Return the name of the derivative of a curve."""
        for name, curve in self._curves.items():
            orders = op.name.removeprefix(f"{name}_d")
            if orders.isdecimal() and len(orders) == curve.operation.arity:
                slope = _derivative(curve, orders)
                if slope is not None and slope.operation is op:
                    self._known[op] = f"{name}.d{orders}"
                    return self._known[op]
        return None

    def quantity(self, array: Array) -> str | None:
        """Return the name of the vector or matrix that an array is; None if none."""
        name = self._quantities.get(_key(array))
        return None if name in self._local.values() else name


def _key(array: Array) -> tuple[object, ...]:
    return (array.shape, *array.ravel().tolist())


class NamesToRead:
    """The meanings of names in a file, as far as the model is built."""

    def __init__(
        self, model: Model, functions: Mapping[str, Any], operations: int
    ) -> None:
        self._model = model
        self._symbols: dict[str, Node] = {}
        self._left = self._allowed = operations
        self.functions = functions
        self.solutions: dict[str, Callable[[int, Sequence[Node]], Node]] = {}
        self._local: ChainMap[str, Node] = ChainMap()

    @contextmanager
    def local(self, symbols: dict[str, Node]) -> Iterator[None]:
        """Let names mean these while this lasts, also those added meanwhile."""
        before = self._local
        self._local = before.new_child(symbols)
        try:
            yield
        finally:
            self._local = before

    def spend(self, operations: int = 1) -> None:
        """Count operations and entries; raises ExpressionError beyond the limits."""
        self._left -= operations
        if self._left < 0:
            raise ExpressionError(
                f"the file has more than {self._allowed} operations and entries. Allow "
                f"more with read(…, limits=Limits(elements=…))."
            )

    def symbol(self, name: str) -> Node:
        """Return the node of a name; raises ExpressionError if nothing has it."""
        kinds, of_model = self._model.kinds_of_symbols(), self._symbols
        if len(kinds) > len(of_model):
            # A mapping keeps its order, but its type does not say so.
            backwards: Iterator[Symbol] = reversed(kinds)  # type: ignore[arg-type]
            latest = islice(backwards, len(kinds) - len(of_model))
            of_model |= {symbol.name: symbol for symbol in latest}
        if name in self._local:
            return self._local[name]
        own = name.removeprefix("model.")
        if own in of_model:
            return of_model[own]
        if self.quantity(own) is not None:
            raise ExpressionError(
                f"{own!r} is a vector or matrix; in a formula give one of its "
                f"entries, such as {own}[0]."
            )
        short = name[:_SHOWN]
        hint = near(short, [*self._local, *of_model])
        raise ExpressionError(f"nothing is called {short!r}, or it comes later. {hint}")

    def quantity(self, name: str) -> Array | None:
        """Return the vector or matrix of a name; None if it is none."""
        if name in self._local:
            return None
        own = name.removeprefix("model.")
        for table in _tables(self._model):
            if own in table:
                symbols: Array = table[own].symbols
                return symbols if symbols.shape else None
        return None

    def solved(self, name: str, arguments: Sequence[Node]) -> Node | None:
        """Return the unknown of equations that a name means; None if it is none."""
        match = _UNKNOWN.match(name)
        if match is None or match["name"] not in self.solutions:
            return None
        return self.solutions[match["name"]](int(match["index"]), arguments)

    def function(self, name: str) -> Operation:
        """Return the function of a name; raises ExpressionError if there is none."""
        own = name.removeprefix("own.")
        if own in self.functions:
            op: Operation = self.functions[own].operation
            return op
        curves = self._model.curves
        if own in curves:
            return curves[own].operation
        match = _SLOPE.match(own)
        if match is not None and match["name"] in curves:
            slope = _derivative(curves[match["name"]], match["orders"])
            if slope is not None:
                return slope.operation
        known = [*FUNCTIONS, *curves, *self.functions]
        short = name[:_SHOWN]
        raise ExpressionError(f"there is no function {short!r}. {near(short, known)}")


def _derivative(curve: Curve, orders: str) -> Curve | None:
    """Return a derivative by its orders; None if there is none or it is zero."""
    if len(orders) != curve.operation.arity or not any(map(int, orders)):
        return None
    for argument, order in enumerate(orders):
        for _ in range(int(order)):
            if not curve.definition.degrees[argument]:
                return None
            curve = curve.derivative(argument)
    return curve
