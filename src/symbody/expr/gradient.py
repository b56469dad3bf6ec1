"""Exact derivatives of one formula by many symbols, in reverse mode.

Each node carries the derivative of the root by the node.

References:
    Griewank, Walther (2008), Evaluating Derivatives, section 3.2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import numpy as np

from symbody.expr import node as nodes
from symbody.expr.arithmetic import div, mul, neg, sub
from symbody.expr.blocks import items, linear_solve
from symbody.expr.definition import (
    BlockOutput,
    LinearSystem,
    Mapped,
    NonlinearSystem,
    Products,
)
from symbody.expr.differentiate import CHOICES, checked_symbol, choice, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.functions import where
from symbody.expr.node import ONE, ZERO, Apply, Array, Node, Scalar, Symbol, as_node
from symbody.expr.operation import Operation
from symbody.expr.product_blocks import mapped_parts, product_parts
from symbody.expr.traverse import flatten, reachable

# By how many times forward mode must visit more nodes, each once a direction, than
# reverse mode, each once a root, which adds more at each.
_LONGER = 10


def _block_parts(block: Apply, changes: Mapping[int, Node]) -> list[Node]:
    """Return by how much a block's arguments change the root, by its items' changes."""
    definition = block.op.definition
    if isinstance(definition, LinearSystem):
        return _linear_parts(block, definition, changes)
    if isinstance(definition, Products):
        return product_parts(block, changes)
    if isinstance(definition, Mapped):
        return mapped_parts(block, changes)
    assert isinstance(definition, NonlinearSystem)
    return _nonlinear_parts(block, definition, changes)


def _linear_parts(
    block: Apply, system: LinearSystem, changes: Mapping[int, Node]
) -> list[Node]:
    n, m = system.size, system.sides
    A = np.array(block.args[: n * n], dtype=object).reshape(n, n)
    x = np.array(items(block), dtype=object).reshape(n, m)
    sides = np.full((n, m), ZERO, dtype=object)
    for index, change in changes.items():
        sides[divmod(index, m)] = change
    columns = [c for c in range(m) if any(side is not ZERO for side in sides[:, c])]
    adjoint = np.full((n, m), ZERO, dtype=object)
    adjoint[:, columns] = linear_solve(A.T, sides[:, columns], definite=system.definite)
    by_A = [
        _less([mul(adjoint[i, c], x[j, c]) for c in columns])
        for i in range(n)
        for j in range(n)
    ]
    return [*by_A, *adjoint.ravel().tolist()]


def _nonlinear_parts(
    block: Apply, system: NonlinearSystem, changes: Mapping[int, Node]
) -> list[Node]:
    n = len(system.unknowns)
    J = jacobian(system.residuals, system.unknowns)
    values: dict[Node, Node] = dict(zip(system.unknowns, items(block), strict=True))
    values.update(zip(system.known, block.args[n:], strict=True))
    sides = np.array([changes.get(i, ZERO) for i in range(n)], dtype=object)
    adjoint = linear_solve(substitute(J, values).T, sides)
    stand_ins = [Symbol(f"adjoint_{i}") for i in range(n)]
    slopes = gradient(_less(list(map(mul, stand_ins, system.residuals))), system.known)
    values.update(zip(stand_ins, adjoint, strict=True))
    # Where Newton's method starts does not change where it ends.
    return [ZERO] * n + substitute(slopes, values)


def _less(terms: Sequence[Node]) -> Node:
    """Return the sum of terms with the sign turned."""
    total = neg(terms[0])
    for term in terms[1:]:
        total = sub(total, term)
    return total


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


def shorter_jacobian(roots: Sequence[Node], wrt: Sequence[Symbol]) -> Array:
    """Return ∂roots[i]/∂wrt[j] in forward or reverse mode, by which is shorter."""
    below: dict[Node, int] = {s: 1 << j for j, s in enumerate(wrt)}
    order = reachable(roots)
    for node in order:
        if isinstance(node, Apply):
            directions = reduce(or_, (below.get(arg, 0) for arg in node.args), 0)
            if directions:
                below[node] = directions
    above = dict.fromkeys(below, 0)
    for i, root in enumerate(roots):
        if root in below:
            above[root] |= 1 << i
    for node in reversed(order):
        if isinstance(node, Apply) and node in below:
            for arg in node.args:
                if arg in below:
                    above[arg] |= above[node]
    forward, reverse = (sum(map(int.bit_count, d.values())) for d in (below, above))
    if forward <= _LONGER * reverse:
        return jacobian(roots, wrt)
    rows = [gradient(root, wrt) for root in roots]
    return np.array(rows, dtype=object).reshape(len(roots), len(wrt))


def _reverse(
    root: Node, active: set[Node], finished: Mapping[Node, Mapping[Node, Node]]
) -> dict[Node, Node]:
    """Return a node's derivatives by symbols, where not zero, by `finished` ones."""
    adjoint: dict[Node, Node] = {root: ONE}
    of_items: dict[Node, dict[int, Node]] = {}
    total: dict[Node, Node] = {}
    for node in reversed(_until(root, active, finished)):
        change = adjoint.pop(node, ZERO)
        if node in of_items:
            assert isinstance(node, Apply)
            _add(adjoint, node, _block_parts(node, of_items.pop(node)), active)
        elif isinstance(node, Apply) and isinstance(node.op.definition, BlockOutput):
            if change is not ZERO:
                of_items.setdefault(node.args[0], {})[node.op.definition.index] = change
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
    active_below: set[Node] = set()
    todo = [root]
    while todo:
        node = todo.pop()
        if node in active and node not in active_below:
            active_below.add(node)
            if isinstance(node, Apply) and node not in ends:
                todo.extend(node.args)
    return sorted(active_below, key=lambda node: node.serial)


def _parts(node: Apply, change: Node) -> tuple[object, ...]:
    """Return by how much each argument changes the root, if the node does by change."""
    special = _PARTS.get(node.op)
    if special is not None:
        return special(node, change)
    return tuple(weight * change for weight in node.op.partials(*node.args, node))


def _quotient_parts(node: Apply, change: Node) -> tuple[object, ...]:
    part = div(change, node.args[1])
    return part, neg(mul(part, node))


_PARTS: dict[Operation, Callable[[Apply, Node], tuple[object, ...]]] = {
    nodes.ADD: lambda node, change: (change, change),
    nodes.SUB: lambda node, change: (change, neg(change)),
    nodes.NEG: lambda node, change: (neg(change),),
    nodes.MUL: lambda node, change: (
        mul(change, node.args[1]),
        mul(node.args[0], change),
    ),
    nodes.DIV: _quotient_parts,
}
