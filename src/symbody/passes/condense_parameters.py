"""Parameters condensed: what depends on them alone is computed once a run.

Picture: (m*x)*l -> (m*l)*x and x/m -> (1/m)*x, where m*l and 1/m become constants
k0, k1, … of the program.

Reason: parameters are symbols, so that they can change without a new compilation, but
they keep their values during a run.

Rule: a product with two or more factors that depend on parameters only is regrouped so
that these come together; likewise a sum. A product that is used several times is taken
apart only if each use multiplies it by a parameter again, so nothing is computed twice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

from symbody.expr.node import (
    ADD,
    DIV,
    MUL,
    NEG,
    ONE,
    SUB,
    Apply,
    Const,
    Node,
    div,
    mul,
)
from symbody.passes.graph import Graph, is_fixed
from symbody.passes.terms import factors_of, inner_steps, product, terms_of, total


def condense_parameters(graph: Graph) -> Graph:
    """Return the graph with parameters gathered, marked as condensed."""
    graph = _inverted(replace(graph, condensed=True))
    known = graph.constants | graph.parameters
    sums, products = inner_steps(graph)
    products |= _scaled_again(graph, known)

    def multiplied(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        if step in products or products.isdisjoint(step.args):
            return None
        fixed, free = _split(factors_of(step, products), known)
        if len(fixed) < 2 or not free:
            return None
        return mul(product(map(new, fixed)), product(map(new, free)))

    def added(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        if step in sums or sums.isdisjoint(step.args):
            return None
        terms = terms_of(step, sums)
        fixed = [(sign, new(node)) for sign, node in terms if is_fixed(node, known)]
        if len(fixed) < 2:
            return None
        free = [(sign, new(node)) for sign, node in terms if not is_fixed(node, known)]
        if not free:
            return None
        return total([*free, (1, total(fixed))])

    return graph.rewritten({MUL: multiplied, ADD: added, SUB: added, NEG: added})


def _inverted(graph: Graph) -> Graph:
    """Return the graph with products in place of quotients by parameters."""
    known = graph.constants | graph.parameters

    def divided(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        a, b = step.args
        if step in known or not is_fixed(b, known):
            return None
        return mul(div(ONE, new(b)), new(a))

    return graph.rewritten({DIV: divided})


def _split(nodes: list[Node], known: set[Node]) -> tuple[list[Node], list[Node]]:
    fixed = [node for node in nodes if is_fixed(node, known)]
    return fixed, [node for node in nodes if not is_fixed(node, known)]


def _scaled_again(graph: Graph, known: set[Node]) -> set[Node]:
    """Return the products with a known factor that are only multiplied by others."""
    scaled: set[Node] = set()
    for step in graph.steps:
        if step.op is MUL and step not in known:
            a, b = step.args
            if a in known or b in known or a.__class__ is Const or b.__class__ is Const:
                scaled.add(step)
    others = [step.args for step in graph.steps if step not in scaled]
    return scaled.difference(graph.roots, chain.from_iterable(others))
