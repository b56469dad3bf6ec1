"""Formulas that are alike: the same operations on other symbols and constants.

A thousand springs are one formula and a table of what it is applied to.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Apply, Const, Node, Symbol, apply
from symbody.expr.traverse import post_order


@final
@dataclass(frozen=True, eq=False)
class Alike:
    """Groups of formulas that are alike, with the `leaves` of each for the symbols."""

    groups: tuple[int, ...]
    formulas: tuple[Node, ...]
    symbols: tuple[Symbol, ...]
    leaves: tuple[tuple[Node, ...], ...]


def alike(
    groups: Sequence[Sequence[Node]],
    constant_symbols: Collection[Symbol],
    numbers: Mapping[Symbol, Node],
) -> list[Alike]:
    """Return groups of formulas that are alike, with the same constant symbols."""
    groups_by_shape: defaultdict[object, list[int]] = defaultdict(list)
    leaves: list[tuple[Node, ...]] = []
    for number, group in enumerate(groups):
        shape, own = _shape(group, constant_symbols)
        groups_by_shape[shape].append(number)
        leaves.append(
            tuple(numbers.get(n, n) if isinstance(n, Symbol) else n for n in own)
        )
    return [
        _together(
            tuple(same), groups[same[0]], [leaves[i] for i in same], constant_symbols
        )
        for same in groups_by_shape.values()
    ]


def _shape(
    group: Sequence[Node], constant_symbols: Collection[Symbol]
) -> tuple[object, tuple[Node, ...]]:
    """Return the common shape of alike groups, and the leaves of one."""
    place: dict[Node, object] = {}
    shape: list[object] = []
    leaves: list[Node] = []

    def entry(node: Node) -> object:
        # Constants are leaves wherever they are used: equal ones by chance are not.
        if node.__class__ is Const:
            leaves.append(node)
            return None
        return place[node]

    for node in post_order(*group):
        if isinstance(node, Apply):
            shape.append((node.op, *(entry(arg) for arg in node.args)))
            place[node] = len(shape)
        elif isinstance(node, Symbol):
            if node in constant_symbols:
                place[node] = node
            else:
                leaves.append(node)
                place[node] = -len(leaves)
    shape.append(tuple(entry(root) for root in group))
    return tuple(shape), tuple(leaves)


def _together(
    numbers: tuple[int, ...],
    first: Sequence[Node],
    leaves: Sequence[tuple[Node, ...]],
    constant_symbols: Collection[Symbol],
) -> Alike:
    symbols: dict[tuple[Node, ...], Symbol] = {}
    stand_for: list[Node] = []
    for column in zip(*leaves, strict=True):
        if column[0].__class__ is Const and len(set(column)) == 1:
            stand_for.append(column[0])
        else:
            name = f"leaf_{numbers[0]}[{len(symbols)}]"
            stand_for.append(symbols.setdefault(column, Symbol(name)))
    used = list(symbols)
    return Alike(
        numbers,
        tuple(_rebuilt(first, iter(stand_for), constant_symbols)),
        tuple(symbols.values()),
        tuple(tuple(column[i] for column in used) for i in range(len(numbers))),
    )


def _rebuilt(
    group: Sequence[Node], leaves: Iterator[Node], constant_symbols: Collection[Symbol]
) -> list[Node]:
    """Return formulas with other leaves, in the order of `_shape`."""
    place: dict[Node, Node] = {symbol: symbol for symbol in constant_symbols}

    def entry(node: Node) -> Node:
        return next(leaves) if node.__class__ is Const else place[node]

    for node in post_order(*group):
        if isinstance(node, Apply):
            place[node] = apply(node.op, *(entry(arg) for arg in node.args))
        elif isinstance(node, Symbol) and node not in constant_symbols:
            place[node] = next(leaves)
    return [entry(root) for root in group]


def joined(kinds: Sequence[Alike]) -> list[Alike]:
    """Return kinds with those of a single group as one."""
    single = [kind for kind in kinds if len(kind.groups) == 1]
    several = [kind for kind in kinds if len(kind.groups) > 1]
    if not single:
        return several
    formulas = tuple(node for kind in single for node in kind.formulas)
    symbols = tuple(symbol for kind in single for symbol in kind.symbols)
    leaves = tuple(leaf for kind in single for leaf in kind.leaves[0])
    numbers = tuple(kind.groups[0] for kind in single)
    return [*several, Alike(numbers, formulas, symbols, (leaves,))]
