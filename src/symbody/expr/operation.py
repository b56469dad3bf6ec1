"""The operation: one row of the operations table, its living nodes, and its text.

Texts are Python: with the functions of symbody.expr in scope, evaluating one builds the
same node again.

The tables of nodes hold them strongly, because a weak reference each would double the
cost of building a node. So now and then the tables are searched for nodes that only the
table holds, by their reference counts.
"""

from __future__ import annotations

import math
import weakref
from bisect import bisect_right
from collections.abc import Callable
from itertools import islice
from sys import getrefcount
from typing import Any, ClassVar, Literal, TypeAlias, final

from symbody.dataclass import Shared, dataclass
from symbody.expr.definition import Definition

Cost = Literal["add", "mul", "div", "function", "logic", "none"]
Source: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]


@final
class Operation(Shared):
    """One operation of the expression graph.

    Operations are compared by identity. The interned nodes of an operation live in
    its own table, so that looking a node up hashes its arguments only.

    Attributes:
        name: Name in tables, texts and writers.
        arity: Number of arguments.
        value: Value for floats; follows IEEE 754, so it never raises.
        partials: From (arguments, node itself) to the partial derivatives, one an
            argument; a number or a node. Of a numerical block and its items: from
            (node, changes of the arguments, None where zero) to the node's change.
        cost: Under which heading one use is counted.
        definition: Of an operation outside the table, what writers write for it.
        nodes: The living nodes, by their arguments.
        source: Of an operation outside the table: returns the function, and its
            arguments, from which another process gets it.
        known: Every living operation, of which curves of a model are some.
        table: Those of the table, by name.
    """

    __slots__ = (
        "__weakref__", "arity", "cost", "definition", "name", "nodes", "partials",
        "source", "value",
    )  # fmt: skip
    known: ClassVar[weakref.WeakSet[Operation]] = weakref.WeakSet()
    table: ClassVar[dict[str, Operation]] = {}

    def __init__(
        self,
        name: str,
        arity: int,
        value: Callable[..., float],
        cost: Cost,
        partials: Callable[..., tuple[Any, ...]],
        definition: Definition | None = None,
        source: Callable[[], Source] | None = None,
    ) -> None:
        self.name = name
        self.arity = arity
        self.value = value
        self.cost = cost
        self.partials = partials
        self.definition = definition
        self.source = source
        self.nodes: dict[tuple[object, ...], Any] = {}
        Operation.known.add(self)

    def __reduce__(self) -> Source:
        if self.source is not None:
            return self.source()
        assert Operation.table.get(self.name) is self, f"{self!r} has no source"
        return _from_table, (self.name,)

    def __repr__(self) -> str:
        return f"Operation({self.name!r})"


def defined(
    name: str,
    arity: int,
    definition: Any,
    partials: Callable[..., Any],
    source: Callable[[], Source],
) -> Operation:
    """Return an operation outside the table, with the value of its definition."""
    value = definition.value
    return Operation(name, arity, value, "function", partials, definition, source)


def _from_table(name: str) -> Operation:
    return Operation.table[name]


def ieee(function: Callable[..., float]) -> Callable[..., float]:
    """Return `function` with NaN and ∞ for exceptions: dead branches are evaluated."""

    def value(*args: float) -> float:
        try:
            return function(*args)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.copysign(math.inf, function(math.copysign(1.0, args[0])))

    return value


def divide(a: float, b: float) -> float:
    """Return a/b as IEEE 754 defines it."""
    if b == 0:
        if a == 0 or math.isnan(a):
            return math.nan
        return math.copysign(math.inf, a) * math.copysign(1.0, b)
    return a / b


def power(a: float, b: float) -> float:
    """Return a**b as C's pow defines it."""
    try:
        return math.pow(a, b)
    except ValueError:
        return math.copysign(math.inf, math.pow(a, -b)) if a == 0 else math.nan
    except OverflowError:
        return -math.inf if a < 0 and b % 2 == 1 else math.inf


def logarithm(a: float) -> float:
    """Return the natural logarithm, -inf at 0 and NaN below."""
    if a > 0:
        return math.log(a)
    return -math.inf if a == 0 else math.nan


def artanh(a: float) -> float:
    """Return the inverse of tanh, infinite at -1 and 1."""
    return math.copysign(math.inf, a) if abs(a) == 1 else math.atanh(a)


def floored(a: float) -> float:
    """Return the greatest whole number that is not above a; a if it is not finite."""
    return float(math.floor(a)) if math.isfinite(a) else a


def signum(a: float) -> float:
    """Return 1, 0 or -1 with the sign of a; NaN for NaN."""
    return math.copysign(1.0, a) if a == a and a != 0 else a


def living_nodes(since: int = 0) -> list[Any]:
    """Return every interned operation node from a serial number on."""
    result: list[Any] = []
    for op in list(Operation.known):
        last = next(reversed(op.nodes.values()), None)
        if last is None or last.serial < since:
            continue
        most = 8
        nodes = list(islice(reversed(op.nodes.values()), most))
        while len(nodes) == most and nodes[-1].serial >= since:
            most *= 4
            nodes = list(islice(reversed(op.nodes.values()), most))
        del nodes[bisect_right(nodes, -since, key=lambda node: -node.serial) :]
        result += nodes
    return result


def drop_unused(leaves: tuple[dict[Any, Any], ...], since: int = 0) -> int:
    """Drop interned nodes that nothing refers to; return how many are left.

    Arguments of a node are held until looked at, so that no chain goes with it.
    """
    nodes = living_nodes(since)
    left = len(nodes)
    while nodes:
        node = nodes.pop()
        if getrefcount(node) > _NAMED:
            continue
        table = node.op.nodes
        # Of one that is not in the table, another with its arguments may be.
        if table.get(node.args) is node:
            table.pop(node.args, None)
            if getrefcount(node) > _ALONE:
                # Another thread has found it meanwhile, and goes on with it.
                table.setdefault(node.args, node)
                continue
            left -= 1
        nodes += [arg for arg in node.args if hasattr(arg, "args")]
        del node
    for table in leaves:
        for key in list(table):
            leaf = table.get(key)
            if getrefcount(leaf) <= _NAMED:
                table.pop(key, None)
    return left


def _references() -> tuple[int, int]:
    """Return what getrefcount says of what a name and a table hold, and a name."""
    node = object()
    alone = getrefcount(node)
    table = {0: node}
    return getrefcount(node) if table else 0, alone


_NAMED, _ALONE = _references()


Piece: TypeAlias = tuple[str, int]

ATOM = 100
_SIGN = 15
_LARGEST_INTEGER = 1e15


@final
@dataclass(frozen=True)
class _Form:
    """Form in which an operation is written, with one ``{}`` per argument.

    Higher `precedence` binds tighter; arguments below `needs` get parentheses.
    """

    template: str
    precedence: int
    needs: tuple[int, ...]


_FORMS = {
    "lt": _Form("{} < {}", 5, (6, 6)),
    "le": _Form("{} <= {}", 5, (6, 6)),
    "add": _Form("{} + {}", 10, (10, 11)),
    "sub": _Form("{} - {}", 10, (10, 11)),
    "neg": _Form("-{}", _SIGN, (20,)),
    "mul": _Form("{}*{}", 20, (20, 21)),
    "div": _Form("{}/{}", 20, (20, 21)),
    "pow": _Form("{}**{}", 30, (ATOM, ATOM)),
}
_CALLED = {
    "abs": "absolute", "min": "minimum", "max": "maximum", "eq": "equal", "and": "both",
    "or": "either", "not": "negate",
}  # fmt: skip


def called(name: str) -> str | None:
    """Return the function that an operation is in texts; None for an operator."""
    return None if name in _FORMS else _CALLED.get(name, name)


def infix(name: str, *args: Piece) -> Piece:
    """Return the text of an operation on texts, and how tightly it binds."""
    form = _FORMS.get(name)
    if form is None:
        inside = ", ".join(text for text, _ in args)
        return f"{_CALLED.get(name, name)}({inside})", ATOM
    shown = (
        text if precedence >= need else f"({text})"
        for (text, precedence), need in zip(args, form.needs, strict=True)
    )
    return form.template.format(*shown), form.precedence


def number(value: float) -> Piece:
    """Return the shortest text that gives a number back, and how tightly it binds."""
    whole = value.is_integer() and abs(value) < _LARGEST_INTEGER
    return repr(int(value) if whole else value), _SIGN if value < 0 else ATOM
