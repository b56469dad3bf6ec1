"""Formulas in pickles.

Formulas nest deeper than Python's stack, so a pickle holds the graph below some roots
as one flat list, arguments before their users. A symbol is one object within a pickle;
in another process, or from another pickle, it is another one, unless it is free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import (
    ADD,
    MUL,
    Apply,
    Array,
    Const,
    Node,
    Symbol,
    apply,
    const,
    free_symbol,
    is_free,
)
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable

# A number, a symbol, or an operation and the places of its arguments.
Entry: TypeAlias = float | Symbol | tuple[Any, ...]


@final
@dataclass(frozen=True)
class Packed:
    """Formulas as a flat list, arguments first; places of `roots`, ages `serials`."""

    entries: tuple[Entry, ...]
    roots: tuple[int, ...]
    serials: tuple[int, ...]

    def nodes(self) -> list[Node]:
        """Return the nodes of all entries."""
        made: list[Node] = []
        for entry in self.entries:
            if isinstance(entry, Symbol):
                made.append(entry)
            elif isinstance(entry, tuple):
                op, *places = entry
                made.append(_applied(op, [made[i] for i in places]))
            else:
                made.append(const(entry))
        return made

    def formulas(self) -> list[Node]:
        """Return the formulas."""
        made = self.nodes()
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


def _applied(op: Operation, args: list[Node]) -> Node:
    if op is ADD or op is MUL:
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
            return (free_symbol if is_free(node) else Symbol), (node.name, node.sign)
    return _formula, (pack([node]),)
