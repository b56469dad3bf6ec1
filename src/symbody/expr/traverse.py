"""Ways through the expression graph, none of them recursive.

Recursive dynamics nests formulas deeper than Python's stack, so every walk keeps its
own list of what is still to do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter

import numpy as np

from symbody.expr.node import Apply, Array, Node, Symbol, as_node
from symbody.expr.symbolic import Symbolic

_by_serial = attrgetter("serial")


def flatten(formulas: object, who: str = "formula") -> list[Node]:
    """Return the entries of a number, a node or nested arrays as one list of nodes.

    Args:
        formulas: What is flattened.
        who: Whose argument it is, for messages.

    Raises:
        ExpressionError: An entry is neither a number nor a node.
    """
    if isinstance(formulas, Node):
        return [formulas]
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
    """Return entries in the shape of `formulas`, the inverse of `flatten`.

    A node gives a node, an array an array of its shape, a list or tuple a list.
    """
    if isinstance(formulas, np.ndarray):
        result = np.empty(formulas.shape, dtype=object)
        for index in np.ndindex(formulas.shape):
            result[index] = next(entries)
        return result
    if isinstance(formulas, (list, tuple)):
        return [shaped_like(entry, entries) for entry in formulas]
    return next(entries)


def as_vector(nodes: Iterable[object]) -> Array:
    """Return nodes as an array with one axis."""
    entries = list(nodes)
    vector = np.empty(len(entries), dtype=object)
    vector[:] = entries
    return vector


def post_order(*roots: object) -> list[Node]:
    """Return every node below the roots once, arguments before their users.

    Args:
        roots: Nodes, or arrays of them.
    """
    order: dict[Node, None] = {}
    todo = [(root, False) for root in reversed(flatten(roots))]
    while todo:
        node, args_done = todo.pop()
        if node in order:
            continue
        if args_done or not isinstance(node, Apply):
            order[node] = None
        else:
            todo.append((node, True))
            todo.extend((arg, False) for arg in reversed(node.args))
    return list(order)


def reachable(roots: object) -> list[Node]:
    """Return every node below the roots once, in the order of their creation.

    A node is younger than its arguments, so this is a valid order of evaluation.
    Constants, which have no age, come first.

    Args:
        roots: A node, or a sequence or array of them.
    """
    seen: dict[Node, None] = {}
    todo = flatten(roots)
    todo.reverse()
    while todo:
        node = todo.pop()
        if node not in seen:
            seen[node] = None
            if node.__class__ is Apply:
                todo.extend(node.args)
    return sorted(seen, key=_by_serial)


def operations_of(roots: Iterable[Node]) -> list[Apply]:
    """Return every operation below the roots once, in the order of their creation."""
    found: set[Apply] = set()
    todo = list(roots)
    while todo:
        node = todo.pop()
        if node.__class__ is Apply and node not in found:
            found.add(node)
            todo.extend(node.args)
    return sorted(found, key=_by_serial)


def symbols_of(*roots: object) -> list[Symbol]:
    """Return the symbols that the roots depend on, in the order of their creation."""
    return [node for node in reachable(roots) if isinstance(node, Symbol)]
