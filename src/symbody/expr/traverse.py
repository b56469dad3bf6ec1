"""Walks through the expression graph, none of them recursive, and formulas in pickles.

Recursive dynamics nests formulas deeper than Python's stack, so every walk keeps its
own list of what is still to do, and a pickle holds the graph below some roots as one
flat list, arguments before their users. A symbol is one object within a pickle; in
another process, or from another pickle, it is another one, unless it is free.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Sequence
from dataclasses import astuple
from itertools import islice, product
from operator import attrgetter
from typing import Any, TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr import node as nodes
from symbody.expr.node import Apply, Array, Const, Node, Symbol, apply, as_node, const
from symbody.expr.operation import Operation

_Method: TypeAlias = Callable[["Symbolic", Any], Any]


def _forward(function: Callable[[Any, Any], Any]) -> _Method:
    return lambda self, other: function(self.value, other)


def _reflected(function: Callable[[Any, Any], Any]) -> _Method:
    return lambda self, other: function(other, self.value)


class Symbolic:
    """An element with symbols of its own, which stands in formulas as they do.

    Attributes:
        symbols: One symbol an entry, shape () for a scalar.
    """

    symbols: Array

    @property
    def value(self) -> Any:
        """Symbols to write formulas with: a node, or an array of nodes."""
        return self.symbols[()] if self.symbols.shape == () else self.symbols

    def __array__(self, dtype: object = None, copy: bool | None = None) -> Array:
        return np.array(self.symbols, dtype=object)

    def __getitem__(self, index: Any) -> Any:
        return self.symbols[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.symbols)

    __add__, __radd__ = _forward(operator.add), _reflected(operator.add)
    __sub__, __rsub__ = _forward(operator.sub), _reflected(operator.sub)
    __mul__, __rmul__ = _forward(operator.mul), _reflected(operator.mul)
    __truediv__, __rtruediv__ = _forward(operator.truediv), _reflected(operator.truediv)
    __floordiv__ = _forward(operator.floordiv)
    __rfloordiv__ = _reflected(operator.floordiv)
    __mod__, __rmod__ = _forward(operator.mod), _reflected(operator.mod)
    __pow__, __rpow__ = _forward(operator.pow), _reflected(operator.pow)
    __matmul__, __rmatmul__ = _forward(operator.matmul), _reflected(operator.matmul)
    __lt__, __le__ = _forward(operator.lt), _forward(operator.le)
    __gt__, __ge__ = _forward(operator.gt), _forward(operator.ge)

    def __neg__(self) -> Any:
        return -self.value

    def __pos__(self) -> Any:
        return self.value

    def __abs__(self) -> Any:
        return abs(self.value)


_by_serial, _operation = attrgetter("serial"), attrgetter("op")
_NODES = frozenset({Const, Symbol, Apply})


def flatten(formulas: object, who: str = "formula") -> list[Node]:
    """Return the entries of a number, a node or nested arrays as one list of nodes."""
    if isinstance(formulas, Node):
        return [formulas]
    if isinstance(formulas, np.ndarray):
        formulas = formulas.ravel().tolist()
    if isinstance(formulas, (list, tuple)) and _NODES.issuperset(map(type, formulas)):
        return [*formulas]
    return list(_entries(formulas, who))


def _entries(formulas: object, who: str) -> Iterator[Node]:
    if isinstance(formulas, Symbolic):
        formulas = formulas.symbols
    if isinstance(formulas, np.ndarray):
        for entry in formulas.ravel().tolist():
            yield as_node(entry, who)
    elif isinstance(formulas, (list, tuple)):
        for entry in formulas:
            yield from _entries(entry, who)
    else:
        yield as_node(formulas, who)


def shaped_like(formulas: object, entries: Iterator[object]) -> object:
    """Return entries in the shape of `formulas`, the inverse of `flatten`."""
    if isinstance(formulas, np.ndarray):
        return as_vector(islice(entries, formulas.size)).reshape(formulas.shape)
    if isinstance(formulas, (list, tuple)):
        return [shaped_like(entry, entries) for entry in formulas]
    return next(entries)


def as_vector(formulas: Iterable[object]) -> Array:
    """Return formulas as an array with one axis."""
    return np.fromiter(formulas, object)


def indexed(name: str, shape: tuple[int, ...]) -> list[str]:
    """Return names of the entries of an array: "tip[0]", "R[0,1]", or its name."""
    if not shape:
        return [name]
    places = product(*map(range, shape))
    return [f"{name}[{','.join(map(str, place))}]" for place in places]


def entrywise(function: Callable[..., object], *arrays: Array) -> Array:
    """Return the array of what a function gives of the entries of arrays."""
    values = map(function, *(array.ravel().tolist() for array in arrays))
    return as_vector(values).reshape(arrays[0].shape)


def post_order(*roots: object, known: Container[Node] = ()) -> list[Node]:
    """Return every node below the roots once, arguments first, none below `known`."""
    order: list[Node] = []
    path: list[Node] = []
    visited: set[Node] = set()
    todo: list[Any] = flatten(roots[0] if len(roots) == 1 else roots)[::-1]
    while todo:
        node = todo.pop()
        if node is None:  # behind the arguments of an operation
            order.append(path.pop())
        elif node not in visited and node not in known:
            visited.add(node)
            if node.__class__ is not Apply or visited.issuperset(node.args):
                order.append(node)
            else:
                path.append(node)
                todo.append(None)
                todo += node.args[::-1]
    return order


def reachable(roots: object, known: Container[Node] = ()) -> list[Node]:
    """Return every node below the roots once, by age, none below `known`.

    That is a valid order of evaluation.
    """
    return sorted(post_order(roots, known=known), key=_by_serial)


def operations_of(roots: Iterable[Node], known: Container[Node] = ()) -> list[Apply]:
    """Return every operation below the roots once, by age; none of or below `known`."""
    operations: set[Apply] = set()
    todo = list(roots)
    while todo:
        node = todo.pop()
        if node.__class__ is Apply and node not in operations and node not in known:
            operations.add(node)
            todo.extend(node.args)
    return sorted(operations, key=_by_serial)


def symbols_of(*roots: object) -> list[Symbol]:
    """Return the symbols that the roots depend on, in the order of their creation."""
    symbols = [node for node in post_order(roots) if node.__class__ is Symbol]
    return sorted(symbols, key=_by_serial)


def depends_on(roots: object, symbols: Container[Node]) -> bool:
    """Return whether one of some symbols is in formulas: looks no further than it."""
    seen: set[Node] = set()
    todo = flatten(roots)
    while todo:
        node = todo.pop()
        if node in symbols:
            return True
        if node.__class__ is Apply and node not in seen:
            seen.add(node)
            todo += node.args
    return False


def note_symbols(held_by: dict[Node, int], roots: Sequence[Node]) -> None:
    """Note of formulas, and all below them, which symbols they hold, a bit a symbol."""
    for node in reachable(roots):
        if node.__class__ is Apply:
            total = 0
            for arg in node.args:
                total |= held_by.get(arg, 0)
            held_by[node] = total


def connected(collections: Iterable[Iterable[Hashable]]) -> list[list[int]]:
    """Return the numbers of collections, in groups that have nothing in common."""
    leader: list[int] = []
    holder: dict[Hashable, int] = {}

    def first(k: int) -> int:
        while leader[k] != k:
            leader[k] = k = leader[leader[k]]
        return k

    for k, collection in enumerate(collections):
        leader.append(k)
        for one in collection:
            ends = first(holder.setdefault(one, k)), first(k)
            leader[max(ends)] = min(ends)
    groups: dict[int, list[int]] = {}
    for k in range(len(leader)):
        groups.setdefault(first(k), []).append(k)
    return list(groups.values())


@final
@dataclass(frozen=True)
class Counts:
    """The numbers of operations of each kind in one evaluation.

    Attributes:
        multiplications: Products.
        additions: Sums, differences and changes of sign.
        divisions: Quotients.
        functions: Roots, powers, trigonometric and other functions, curves.
        logic: Comparisons, conditionals, extrema, sizes and signs.
    """

    multiplications: int = 0
    additions: int = 0
    divisions: int = 0
    functions: int = 0
    logic: int = 0

    @classmethod
    def of(cls, operations: Iterable[Operation]) -> Counts:
        """Return the numbers of what is applied."""
        costs: Counter[str] = Counter()
        for op, number in Counter(operations).items():
            costs[op.cost] += number
        return cls(*(costs[c] for c in ("mul", "add", "div", "function", "logic")))

    @property
    def total(self) -> int:
        """Operations of all kinds."""
        return sum(astuple(self))

    def __sub__(self, other: Counts) -> Counts:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Counts(*(mine - theirs for mine, theirs in pairs))

    def __add__(self, other: Counts) -> Counts:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Counts(*(mine + theirs for mine, theirs in pairs))

    def __str__(self) -> str:
        text = (
            f"{self.multiplications} multiplications, {self.additions} additions, "
            f"{self.divisions} divisions, {self.functions} functions"
        )
        return f"{text}, {self.logic} decisions" if self.logic else text


@final
@dataclass(frozen=True)
class PassReport:
    """The gain of one pass.

    Attributes:
        name: Of the pass.
        before: Operations of one evaluation before it.
        after: Operations after it.
        milliseconds: Time it took [ms].
    """

    name: str
    before: Counts
    after: Counts
    milliseconds: float

    def __str__(self) -> str:
        return (
            f"{self.name}: {self.before.total} -> {self.after.total} operations, "
            f"{self.milliseconds:.1f} ms"
        )


def count_operations(roots: object) -> Counts:
    """Return the operations needed to evaluate all roots together.

    Args:
        roots: A formula, or a sequence or array of formulas.
    """
    return Counts.of(map(_operation, operations_of(flatten(roots, "count_operations"))))


# A number, a symbol, or an operation and the places of its arguments.
Entry: TypeAlias = float | Symbol | tuple[Any, ...]
ApplyTo: TypeAlias = Callable[[Operation, tuple[Node, ...]], Node]


@final
@dataclass(frozen=True)
class Packed:
    """Formulas as a flat list, arguments first; places of `roots`, ages `serials`."""

    entries: tuple[Entry, ...]
    roots: tuple[int, ...]
    serials: tuple[int, ...]

    def nodes(self, apply_to: ApplyTo | None = None) -> list[Node]:
        """Return the nodes of all entries, interned unless `apply_to` makes others."""
        apply_to = apply_to or _applied
        made: list[Node] = []
        for entry in self.entries:
            if isinstance(entry, Symbol):
                made.append(entry)
            elif isinstance(entry, tuple):
                op, *places = entry
                made.append(apply_to(op, tuple([made[i] for i in places])))
            else:
                made.append(const(entry))
        return made

    def formulas(self, apply_to: ApplyTo | None = None) -> list[Node]:
        """Return the formulas, of such nodes."""
        made = self.nodes(apply_to)
        return [made[i] for i in self.roots]


def pack(formulas: Sequence[Node] | Array) -> Packed:
    """Return formulas as a flat list."""
    order = reachable(formulas)
    place = {node: i for i, node in enumerate(order)}
    entries: list[Entry] = []
    for node in order:
        match node:
            case Const(value):
                entries.append(value)
            case Symbol():
                entries.append(node)
            case Apply(op, args):
                entries.append((op, *(place[arg] for arg in args)))
    flat = formulas.ravel().tolist() if isinstance(formulas, np.ndarray) else formulas
    return Packed(
        tuple(entries),
        tuple(place[node] for node in flat),
        tuple(node.serial for node in order),
    )


def _applied(op: Operation, args: tuple[Node, ...]) -> Node:
    if op is nodes.ADD or op is nodes.MUL:
        # These are looked up in both orders where formulas are built.
        interned: Node | None = op.nodes.get((args[1], args[0]))
        if interned is not None:
            return interned
    return apply(op, *args)


def _formula(packed: Packed) -> Node:
    return packed.formulas()[0]


def reduced(node: Node) -> tuple[Callable[..., Node], tuple[object, ...]]:
    """Return what a node is made of in a pickle."""
    match node:
        case Const(value):
            return const, (value,)
        case Symbol():
            make = nodes.free_symbol if nodes.is_free(node) else Symbol
            return make, (node.name, node.sign)
    return _formula, (pack([node]),)
