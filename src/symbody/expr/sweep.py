"""Dropping interned nodes that nothing uses any more.

The tables of nodes hold them strongly, because a weak reference each would double
the cost of building a node. So now and then the tables are searched for nodes that
only the table holds, by their reference counts.
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import islice
from sys import getrefcount
from typing import Any

from symbody.expr.operation import Operation


def living_nodes(since: int = 0) -> list[Any]:
    """Return every interned operation node from a serial number on.

    Args:
        since: This number. Tables hold younger nodes behind older ones.
    """
    result: list[Any] = []
    for op in list(Operation.known):
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

    The arguments of a node that goes are looked at in their turn, and held until then,
    so that no node takes a chain of others with it.

    Args:
        leaves: The tables of constants and symbols.
        since: The serial number of the first operation that is looked at.
    """
    nodes = living_nodes(since)
    left = len(nodes)
    while nodes:
        node = nodes.pop()
        if getrefcount(node) > _NAMED:
            continue
        table = node.op.nodes
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
