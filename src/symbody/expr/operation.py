"""The operation: one row of the operations table."""

from __future__ import annotations

import math
import sys
import weakref
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any, ClassVar, Literal, TypeAlias, final

from symbody.expr.definition import Definition

Cost = Literal["add", "mul", "div", "function", "logic", "none"]
Source: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]


@final
class Operation:
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
        "__weakref__",
        "arity",
        "cost",
        "definition",
        "name",
        "nodes",
        "partials",
        "source",
        "value",
    )
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

    def __deepcopy__(self, memo: object) -> Operation:
        return self

    def __repr__(self) -> str:
        return f"Operation({self.name!r})"


def _from_table(name: str) -> Operation:
    return Operation.table[name]


def ieee(function: Callable[..., float]) -> Callable[..., float]:
    """Return `function` with NaN and infinity in place of Python's exceptions.

    A conditional evaluates both branches, so 1/x at x = 0 must have a value.
    """

    def value(*args: float) -> float:
        try:
            return function(*args)
        except ValueError:
            return math.nan
        except OverflowError:
            return math.inf

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
        return math.inf if a == 0 else math.nan
    except OverflowError:
        return -math.inf if a < 0 and b % 2 == 1 else math.inf


def logarithm(a: float) -> float:
    """Return the natural logarithm, -inf at 0 and NaN below."""
    if a > 0:
        return math.log(a)
    return -math.inf if a == 0 else math.nan


def floored(a: float) -> float:
    """Return the greatest whole number that is not above a; a if it is not finite."""
    return float(math.floor(a)) if math.isfinite(a) else a


def signum(a: float) -> float:
    """Return 1, 0 or -1 with the sign of a; NaN for NaN."""
    return math.copysign(1.0, a) if a == a and a != 0 else a


def living_nodes(since: int = 0) -> Iterator[Any]:
    """Yield every interned operation node from a serial number on.

    Args:
        since: This number. Tables hold younger nodes behind older ones.
    """
    for op in list(Operation.known):
        nodes = reversed(list(op.nodes.values()))
        yield from takewhile(lambda node: node.serial >= since, nodes)


def drop_unused(leaves: tuple[dict[Any, Any], ...], since: int = 0) -> int:
    """Drop interned nodes that nothing refers to; return how many are left.

    Goes from the youngest node to the oldest, so that an argument has lost its dead
    users when its turn comes, and no node takes a chain of others with it.

    Args:
        leaves: The tables of constants and symbols.
        since: The serial number of the first operation that is looked at.
    """
    nodes = sorted(living_nodes(since), key=lambda node: node.serial)
    left = 0
    while nodes:
        unused = sys.getrefcount(nodes[-1]) <= _UNUSED
        node = nodes.pop()
        if unused:
            node.op.nodes.pop(node.args, None)
            if sys.getrefcount(node) > _ALONE:
                # Another thread has found it meanwhile, and goes on with it.
                node.op.nodes.setdefault(node.args, node)
        else:
            left += 1
        del node
    for table in leaves:
        for key in list(table):
            held = [table.get(key)]
            if sys.getrefcount(held[-1]) <= _UNUSED:
                table.pop(key, None)
    return left


def _references_of_an_unused_node() -> int:
    """Return what getrefcount says of a node in one table and one list."""
    held = [object()]
    table = {0: held[-1]}
    return sys.getrefcount(held[-1]) if table else 0


def _references_of_what_one_name_holds() -> int:
    held = object()
    return sys.getrefcount(held)


_UNUSED = _references_of_an_unused_node()
_ALONE = _references_of_what_one_name_holds()
