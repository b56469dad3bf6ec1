"""Dropping interned nodes that nothing uses any more.

The tables of nodes hold them strongly, because a weak reference each would double
the cost of building a node. So now and then the tables are searched for nodes that
only the table holds, by their reference counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from symbody.expr.operation import Operation


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
