"""Common factors: what several terms of a sum share is multiplied once.

Picture: a*b + c - a*d -> a*(b - d) + c, where nothing else uses a*b and a*d.

Reason: each term of a group but one saves a product. Formulas that come from matrix
products are full of such sums.

Rule: of the factors that occur in two or more terms of a sum, the most frequent one is
taken out, then the same is done with what is left. Of equally frequent ones the first
is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from symbody.expr.node import ADD, NEG, SUB, Apply, Node, mul
from symbody.passes.graph import Graph
from symbody.passes.terms import factors_of, inner_steps, product, terms_of, total

# A term as its sign and its factors.
_Factored: TypeAlias = tuple[int, list[Node]]


def factor_products(graph: Graph) -> Graph:
    """Return the graph with common factors taken out of sums."""
    sums, products = inner_steps(graph)
    uses = graph.uses

    def added(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        if step in sums:
            return None
        terms = [
            (sign, factors_of(node, products) if uses[node] == 1 else [node])
            for sign, node in terms_of(step, sums)
        ]
        if _most_frequent(terms) is None:
            return None
        return _factored([(sign, list(map(new, fs))) for sign, fs in terms])

    return graph.rewritten({ADD: added, SUB: added, NEG: added})


def _most_frequent(terms: Sequence[_Factored]) -> Node | None:
    """Return the factor that most terms have, None if none has two."""
    counts = Counter(
        factor
        for _, factors in terms
        if len(factors) > 1
        for factor in dict.fromkeys(factors)
    )
    if not counts:
        return None
    factor = max(counts, key=counts.__getitem__)
    return factor if counts[factor] > 1 else None


def _factored(terms: list[_Factored]) -> Node:
    """Return the sum of the terms with common factors taken out."""
    done: list[tuple[int, Node]] = []
    while (factor := _most_frequent(terms)) is not None:
        group = [t for t in terms if len(t[1]) > 1 and factor in t[1]]
        terms = [t for t in terms if not (len(t[1]) > 1 and factor in t[1])]
        inner = _factored([(sign, _without(fs, factor)) for sign, fs in group])
        done.append((1, mul(factor, inner)))
    return total([*done, *((sign, product(factors)) for sign, factors in terms)])


def _without(factors: list[Node], factor: Node) -> list[Node]:
    index = factors.index(factor)
    return factors[:index] + factors[index + 1 :]
