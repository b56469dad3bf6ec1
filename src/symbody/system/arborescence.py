"""Least trees of directed graphs: each node is reached from the root, at least cost.

References:
    Edmonds (1967), Optimum branchings, Journal of Research of the National Bureau of
    Standards 71B.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Arc(NamedTuple):
    """A directed edge.

    Attributes:
        tail: Node that it leaves.
        head: Node that it enters.
        cost: Of taking it.
        key: What it is called in the result.
    """

    tail: int
    head: int
    cost: int
    key: int


def least_arborescence(arcs: Sequence[Arc], root: int) -> set[int]:
    """Return the keys of the arcs of a tree from the root to all heads, of least cost.

    All heads are to be reached from the root; of equal costs the first arc is taken.
    """
    best: dict[int, Arc] = {}
    for arc in arcs:
        if arc.head == root or arc.tail == arc.head:
            continue
        if arc.head not in best or arc.cost < best[arc.head].cost:
            best[arc.head] = arc
    ring = _ring(best)
    if not ring:
        return {arc.key for arc in best.values()}
    # The ring becomes one node, which an arc enters at the cost of what it replaces.
    one = max(max(arc.tail, arc.head) for arc in arcs) + 1
    entered = {arc.key: arc.head for arc in arcs}
    contracted = [
        Arc(
            one if arc.tail in ring else arc.tail,
            one if arc.head in ring else arc.head,
            arc.cost - (best[arc.head].cost if arc.head in ring else 0),
            arc.key,
        )
        for arc in arcs
        if not (arc.tail in ring and arc.head in ring)
    ]
    taken = least_arborescence(contracted, root)
    into = next(arc.key for arc in contracted if arc.key in taken and arc.head == one)
    return taken | {best[node].key for node in ring if node != entered[into]}


def _ring(best: Mapping[int, Arc]) -> set[int]:
    """Return the nodes of one ring of arcs, or none."""
    done: set[int] = set()
    for start in best:
        path: dict[int, None] = {}
        node = start
        while node in best and node not in done and node not in path:
            path[node] = None
            node = best[node].tail
        if node in path:
            nodes = list(path)
            return set(nodes[nodes.index(node) :])
        done.update(path)
    return set()
