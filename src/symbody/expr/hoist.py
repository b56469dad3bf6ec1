"""Taking out of formulas what does not depend on unknowns, so that it is found once."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import reachable


def hoisted(
    formulas: Sequence[Node], unknowns: Sequence[Symbol]
) -> tuple[list[Node], dict[Symbol, Node]]:
    """Return formulas with symbols for all that holds no unknown, and what these are.

    Only what unknowns meet is computed again with each of their values.

    Args:
        formulas: The formulas.
        unknowns: The symbols that change.
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
