"""Exact derivatives of one formula by many symbols, in reverse mode.

Each node carries the derivative of the root by the node.

References:
    Griewank, Walther (2008), Evaluating Derivatives, section 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from symbody.expr.adjoint_blocks import block_parts
from symbody.expr.definition import Item
from symbody.expr.differentiate import CHOICES, checked_symbol, choice
from symbody.expr.functions import where
from symbody.expr.node import (
    ADD,
    DIV,
    MUL,
    NEG,
    ONE,
    SUB,
    ZERO,
    Apply,
    Node,
    Scalar,
    as_node,
    div,
    mul,
    neg,
)
from symbody.expr.operation import Operation
from symbody.expr.traverse import flatten, reachable


def gradient(root: Scalar, wrt: object) -> list[Node]:
    """Return the derivatives of one formula by many symbols, in reverse mode.

    The cost does not grow with the number of symbols. Choices (where, min, max) are
    differentiated one by one, innermost first, and enter with their own gradients;
    numerical blocks through the equations that they solve.

    Args:
        root: The formula.
        wrt: Sequence or array of symbols.
    """
    root = as_node(root, "gradient")
    symbols = [checked_symbol(s) for s in flatten(wrt, "gradient")]
    active: set[Node] = set(symbols)
    finished: dict[Node, dict[Node, Node]] = {s: {s: ONE} for s in symbols}
    for node in reachable([root]):
        if isinstance(node, Apply) and not active.isdisjoint(node.args):
            active.add(node)
            if node.op in CHOICES:
                condition, i, j = choice(node)
                da = _reverse(node.args[i], active, finished)
                db = _reverse(node.args[j], active, finished)
                finished[node] = {
                    s: where(condition, da.get(s, ZERO), db.get(s, ZERO))
                    for s in da | db
                }
    total = _reverse(root, active, finished)
    return [total.get(s, ZERO) for s in symbols]


def _reverse(
    root: Node, active: set[Node], finished: Mapping[Node, Mapping[Node, Node]]
) -> dict[Node, Node]:
    """Return the derivatives of a node by symbols, where not zero.

    Args:
        root: The node.
        active: All nodes that depend on the symbols.
        finished: Nodes whose gradients are known, symbols among them.
    """
    adjoint: dict[Node, Node] = {root: ONE}
    of_items: dict[Node, dict[int, Node]] = {}
    total: dict[Node, Node] = {}
    for node in reversed(_until(root, active, finished)):
        change = adjoint.pop(node, ZERO)
        if node in of_items:
            assert isinstance(node, Apply)
            parts = block_parts(node, of_items.pop(node), gradient)
            _add(adjoint, node, parts, active)
        elif isinstance(node, Apply) and isinstance(node.op.definition, Item):
            if change is not ZERO:
                changes = of_items.setdefault(node.args[0], {})
                changes[node.op.definition.index] = change
        elif node in finished:
            for s, slope in finished[node].items():
                total[s] = total.get(s, ZERO) + change * slope
        elif isinstance(node, Apply) and change is not ZERO:
            _add(adjoint, node, _parts(node, change), active)
    return total


def _add(
    adjoint: dict[Node, Node], node: Apply, parts: Sequence[Any], active: set[Node]
) -> None:
    """Add to the adjoints of a node's arguments their parts."""
    for arg, part in zip(node.args, parts, strict=True):
        if arg in active:
            adjoint[arg] = adjoint.get(arg, ZERO) + part


def _until(root: Node, active: set[Node], ends: Mapping[Node, object]) -> list[Node]:
    """Return the active nodes below a root by age, not looking below the ends."""
    seen: set[Node] = set()
    todo = [root]
    while todo:
        node = todo.pop()
        if node in active and node not in seen:
            seen.add(node)
            if isinstance(node, Apply) and node not in ends:
                todo.extend(node.args)
    return sorted(seen, key=lambda node: node.serial)


def _parts(node: Apply, change: Node) -> tuple[object, ...]:
    """Return by how much each argument changes the root, if the node does by change."""
    special = _PARTS.get(node.op)
    if special is not None:
        return special(node, change)
    weights = node.op.partials(*node.args, node)
    return tuple(weight * change for weight in weights)


def _quotient_parts(node: Apply, change: Node) -> tuple[object, ...]:
    part = div(change, node.args[1])
    return part, neg(mul(part, node))


_PARTS: dict[Operation, Callable[[Apply, Node], tuple[object, ...]]] = {
    ADD: lambda node, change: (change, change),
    SUB: lambda node, change: (change, neg(change)),
    NEG: lambda node, change: (neg(change),),
    MUL: lambda node, change: (mul(change, node.args[1]), mul(node.args[0], change)),
    DIV: _quotient_parts,
}
