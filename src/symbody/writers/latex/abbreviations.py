"""Letters for parts of formulas, so that lines stay short."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from symbody.expr.definition import SEVERAL, Item
from symbody.expr.node import NEG, WHERE, Apply, Const, Node, Symbol
from symbody.expr.traverse import reachable

# What is used twice gets a letter, unless it is as short as a letter's index: the sine
# of a coordinate, the product of two parameters.
_SHORT = 2
# The greatest width of one formula, in names of one letter with an index.
_WIDEST = 22


def abbreviations(
    roots: Sequence[Node], width: Callable[[Symbol | Const], float]
) -> list[Apply]:
    """Return the nodes to name, each after those that it needs.

    Args:
        roots: The formulas; the results have names anyway, so a root is named only if
            it is part of another one, or a root twice.
        width: Of a symbol or number, in names of one letter with an index.
    """
    order = reachable(list(roots))
    uses: Counter[Node] = Counter(roots)
    for node in order:
        if isinstance(node, Apply):
            uses.update(node.args)
    named: set[Node] = set()
    letters: dict[Node, int] = {}
    widths: dict[Node, float] = {}
    for node in order:
        if not isinstance(node, Apply):
            letters[node] = 0 if isinstance(node, Const) else 1
            assert isinstance(node, Symbol | Const)
            widths[node] = width(node)
            continue
        letters[node] = sum(1 if arg in named else letters[arg] for arg in node.args)
        widths[node] = _width(node, widths, named)
        if _deserves(node, uses[node], letters[node]):
            named.add(node)
    return [node for node in order if node in named and isinstance(node, Apply)]


def _deserves(node: Apply, uses: int, letters: int) -> bool:
    definition = node.op.definition
    if isinstance(definition, SEVERAL):
        return True
    if isinstance(definition, Item) or node.op is NEG:
        return False
    return node.op is WHERE or (uses > 1 and letters > _SHORT)


def _width(node: Apply, widths: dict[Node, float], named: set[Node]) -> float:
    """Return the width of a formula; name its widest parts if it is too wide."""

    def own(arg: Node) -> float:
        return 1.0 if arg in named else widths[arg]

    # A function has a name of about two letters.
    total = sum(map(own, node.args)) + (node.op.cost == "function")
    inner = [arg for arg in node.args if isinstance(arg, Apply) and arg not in named]
    while total > _WIDEST and inner:
        widest = max(inner, key=own)
        inner.remove(widest)
        if isinstance(widest.op.definition, Item):
            continue
        total -= own(widest) - 1.0
        # The letter stands for what is below a sign.
        below = widest.args[0] if widest.op is NEG else widest
        if isinstance(below, Apply):
            named.add(below)
    return total
