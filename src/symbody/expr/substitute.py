"""Replace symbols, or whole subexpressions, by other formulas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, overload

from symbody.arguments import Arguments, shown
from symbody.errors import ExpressionError
from symbody.expr.node import Apply, Array, Node, Number, Scalar, Symbol, as_node
from symbody.expr.operations import build
from symbody.expr.origins import recording
from symbody.expr.traverse import flatten, reachable, shaped_like


@overload
def substitute(roots: Scalar, mapping: Mapping[Any, Node | Number]) -> Node: ...


@overload
def substitute(roots: Array, mapping: Mapping[Any, Node | Number]) -> Array: ...


@overload
def substitute(
    roots: Sequence[Scalar], mapping: Mapping[Any, Node | Number]
) -> list[Node]: ...


def substitute(roots: object, mapping: Mapping[object, Node | Number]) -> object:
    """Return formulas with nodes replaced, all at once: x, y → y, x swaps them.

    What a node is replaced by is not searched again. Parts without a replaced node
    stay the same objects.

    Args:
        roots: A formula, or a sequence or array of formulas.
        mapping: For each node to replace, a symbol or any other, its replacement.

    Returns:
        The formulas in the shape of `roots`; a sequence gives a list.
    """
    entries = flatten(roots, "substitute")
    known = _replacements(mapping)
    origins = recording()
    for node in _in_order(entries, known):
        args = [known[arg] for arg in node.args]
        if all(new is old for new, old in zip(args, node.args, strict=True)):
            known[node] = node
        else:
            known[node] = build(node.op, *args)
            if origins is not None:
                origins.take(known[node].serial, node.serial)
    return shaped_like(roots, iter([known[entry] for entry in entries]))


def _replacements(mapping: object) -> dict[Node, Node]:
    arguments = Arguments("substitute", ExpressionError)
    if not isinstance(mapping, Mapping):
        remedy = "Give for example {x: 2.0}."
        raise arguments.refused("mapping", mapping, "a dictionary", remedy)
    for old in mapping:
        if not isinstance(old, Node):
            raise ExpressionError(
                f"substitute: {shown(old)} is not a formula, so it cannot be replaced. "
                f"Give the symbol itself in place of its name."
            )
    return {old: as_node(new, "substitute") for old, new in mapping.items()}


def _in_order(roots: list[Node], known: dict[Node, Node]) -> list[Apply]:
    """Return the operations below the roots by age; enter leaves into `known`."""
    visited: set[Node] = set()
    operations: list[Apply] = []
    todo = list(roots)
    while todo:
        node = todo.pop()
        if node in visited or node in known:
            continue
        if isinstance(node, Apply):
            visited.add(node)
            operations.append(node)
            todo.extend(node.args)
        else:
            known[node] = node
    operations.sort(key=lambda node: node.serial)
    return operations


def hoisted(
    formulas: Sequence[Node], unknowns: Sequence[Symbol]
) -> tuple[list[Node], dict[Symbol, Node]]:
    """Return formulas with symbols for all that holds no unknown, and what these are.

    Only what unknowns meet is computed again with each of their values.
    """
    order = list(reachable(list(formulas)))
    changing: set[Node] = set(unknowns)
    for node in order:
        if isinstance(node, Apply) and (
            node.op.cost == "logic" or not changing.isdisjoint(node.args)
        ):
            # Truths stay inside, as no argument of a function is one.
            changing.add(node)
    outside: dict[Node, Symbol] = {}

    def take_out(node: Node) -> None:
        if isinstance(node, Apply) and node not in changing:
            outside.setdefault(node, Symbol(f"given_{len(outside)}"))

    for node in order:
        if node in changing and isinstance(node, Apply):
            for arg in node.args:
                take_out(arg)
    for node in formulas:
        take_out(node)
    changed = substitute(list(formulas), dict(outside))
    return changed, {symbol: node for node, symbol in outside.items()}
