"""Passes on sums and products: common factors, common divisions, parameters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

from symbody.expr.arithmetic import div, mul
from symbody.expr.node import ADD, DIV, MUL, NEG, ONE, SUB, Apply, Const, Node
from symbody.passes.graph import Graph, is_fixed
from symbody.passes.terms import (
    Factored,
    factors_of,
    inner_steps,
    is_product,
    product,
    terms_of,
    total,
)


def factor_products(graph: Graph) -> Graph:
    """Return the graph with common factors taken out of sums.

    Picture: a*b*c - a*d*e + f -> a*(b*c - d*e) + f, where nothing else uses the
    products; p1*x + p2*x -> (p1 + p2)*x, where the sum of the parameters becomes a
    constant.

    Reason: formulas that come from matrix products are full of such sums. But
    processors add for nothing after a product: a*b + a*c takes as long as a*(b + c),
    and waits less.

    Rule: of the factors that two or more terms of a sum share, the one is taken out
    that saves most, counting a product and a following sum as one operation; then the
    same is done with what is left. Nothing is taken out where nothing is saved.
    """
    sums, products = inner_steps(graph)
    uses = graph.uses
    known: set[Node] = set(graph.parameters)
    known |= replace(graph, condensed=True).constants

    def shares(args: Sequence[Node]) -> bool:
        """Return whether the only two terms of a sum are products that share one."""
        first_factors = set[Node]()
        for arg in args:
            if not is_product(arg) or uses[arg] > 1:
                return False
            factors = factors_of(arg, products)
            if not first_factors.isdisjoint(factors):
                return True
            first_factors.update(factors)
        return False

    def added(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        if step in sums or (sums.isdisjoint(step.args) and not shares(step.args)):
            return None
        terms = [
            (sign, factors_of(node, products) if uses[node] == 1 else [node])
            for sign, node in terms_of(step, sums)
        ]
        if _best_factor(terms, known) is None:
            return None
        terms = [(sign, list(map(new, factors))) for sign, factors in terms]
        return _factored(terms, known)

    return graph.rewritten({ADD: added, SUB: added, NEG: added})


def _best_factor(terms: Sequence[Factored], known: set[Node]) -> Node | None:
    """Return the factor that saves most when it is taken out, None if none does."""
    products = [factors for _, factors in terms if len(factors) > 1]
    if len(products) < 2:
        return None
    together = list(chain.from_iterable(products))
    if len(set(together)) == len(together):
        return None  # as in most sums
    counts = Counter(
        factor for factors in products for factor in dict.fromkeys(factors)
    )
    shared = [factor for factor, count in counts.items() if count > 1]
    if not shared:
        return None
    savings = [_saving(_group(terms, factor), factor, known) for factor in shared]
    most = max(savings)
    return shared[savings.index(most)] if most > 0 else None


def _group(terms: Sequence[Factored], factor: Node) -> list[Factored]:
    return [term for term in terms if len(term[1]) > 1 and factor in term[1]]


def _saving(group: Sequence[Factored], factor: Node, known: set[Node]) -> int:
    """Return the operations that it saves to take a factor out of some terms."""
    before = sum(len(factors) - 1 for _, factors in group)
    left = [_without(factors, factor) for _, factors in group]
    if all(is_fixed(f, known) for factors in left for f in factors):
        return before - 1
    # A lone factor is what the products of the others are added to.
    lone = any(len(factors) == 1 for factors in left)
    return before - 1 - sum(max(len(factors) - 1, 1) for factors in left) + lone


def _factored(terms: list[Factored], known: set[Node]) -> Node:
    """Return the sum of the terms with common factors taken out."""
    done: list[tuple[int, Node]] = []
    while (factor := _best_factor(terms, known)) is not None:
        group = _group(terms, factor)
        terms = [term for term in terms if term not in group]
        inner = [(sign, _without(factors, factor)) for sign, factors in group]
        done.append((1, mul(factor, _factored(inner, known))))
    return total([*done, *((sign, product(factors)) for sign, factors in terms)])


def _without(factors: list[Node], factor: Node) -> list[Node]:
    index = factors.index(factor)
    return factors[:index] + factors[index + 1 :]


def share_divisions(graph: Graph) -> Graph:
    """Return the graph with one division for each denominator.

    Picture: x/d, y/d -> r = 1/d, x*r, y*r.

    Reason: a division takes a processor as long as five to ten products.

    Rule: two or more quotients have the same denominator.
    """
    uses = Counter(step.args[1] for step in graph.steps if step.op is DIV)

    def quotient(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        a, b = step.args
        if uses[b] < 2:
            return None
        return mul(new(a), div(ONE, new(b)))

    return graph.rewritten({DIV: quotient}) if uses else graph


def condense_parameters(graph: Graph) -> Graph:
    """Return the graph with parameters gathered, marked as condensed.

    Picture: (m*x)*l -> (m*l)*x and x/m -> (1/m)*x, where m*l and 1/m become constants
    k0, k1, … of the program.

    Reason: parameters are symbols, so that they can change without a new compilation,
    but they keep their values during a run.

    Rule: a product with two or more factors that depend on parameters only is regrouped
    so that these come together; likewise a sum. A product that is used several times is
    taken apart only if each use multiplies it by a parameter again, so nothing is
    computed twice.
    """
    graph = _inverted(replace(graph, condensed=True))
    known = graph.constants | graph.parameters
    sums, products = inner_steps(graph)
    products |= _scaled_again(graph, known)

    def regrouped_product(step: Apply, new: Callable[[Node], Node]) -> Node | None:
        if step in products or products.isdisjoint(step.args):
            return None
        fixed, free = _split(factors_of(step, products), known)
        if len(fixed) < 2 or not free:
            return None
        return mul(product(map(new, fixed)), product(map(new, free)))

    def regrouped_sum(step: Apply, new: Callable[[Node], Node]) -> Node | None:
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

    return graph.rewritten(
        {
            MUL: regrouped_product,
            ADD: regrouped_sum,
            SUB: regrouped_sum,
            NEG: regrouped_sum,
        }
    )


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
