"""Dropping interned nodes that nothing uses any more.

The tables of nodes hold them strongly, because a weak reference each would double
the cost of building a node. So now and then the tables are searched for nodes that
only the table holds, by their reference counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from symbody.expr.operation import Operation


def living_nodes() -> Iterator[Any]:
    """Yield every interned operation node."""
    for op in list(Operation.known):
        yield from list(op.nodes.values())


def drop_unused(leaves: tuple[dict[Any, Any], ...]) -> int:
    """Drop interned nodes that nothing refers to; return how many are left.

    Goes from the youngest node to the oldest, so that an argument has lost its dead
    users when its turn comes, and no node takes a chain of others with it.

    Args:
        leaves: The tables of constants and symbols.
    """
    nodes = sorted(living_nodes(), key=lambda node: node.serial)
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
