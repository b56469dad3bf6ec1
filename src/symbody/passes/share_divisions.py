"""Common divisions: what several quotients divide by is inverted once.

Picture: x/d, y/d -> r = 1/d, x*r, y*r.

Reason: a division takes a processor as long as five to ten products.

Rule: two or more quotients have the same denominator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from symbody.expr.node import DIV, ONE, Apply, Node, div, mul
from symbody.passes.graph import Graph


def share_divisions(graph: Graph) -> Graph:
    """Return the graph with one division for each denominator."""
    uses = Counter(step.args[1] for step in graph.steps if step.op is DIV)

    def quotient(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        a, b = step.args
        if uses[b] < 2:
            return None
        return mul(new(a), div(ONE, new(b)))

    return graph.rewritten({DIV: quotient}) if uses else graph
