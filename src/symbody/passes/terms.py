"""Sums as lists of terms, products as lists of factors.

A sum or product inside another one belongs to it if nothing else uses it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import chain
from typing import Any, TypeAlias

from symbody.expr.node import ADD, MUL, NEG, ONE, SUB, ZERO, Apply, Node
from symbody.passes.graph import Graph

Term: TypeAlias = tuple[int, Node]
SUMS = frozenset((ADD, SUB, NEG))
# A term as its sign and its factors.
Factored: TypeAlias = tuple[int, list[Node]]


def inner_steps(graph: Graph) -> tuple[set[Node], set[Node]]:
    """Return the sums that are part of one larger sum only, and likewise products."""
    single: list[Any] = [
        n for n, uses in graph.uses.items() if uses == 1 and n.__class__ is Apply
    ]
    sums: set[Node] = {node for node in single if node.op in SUMS}
    products: set[Node] = {node for node in single if node.op is MUL}
    in_sums = [step.args for step in graph.steps if step.op in SUMS]
    in_products = [step.args for step in graph.steps if step.op is MUL]
    return (
        sums.intersection(chain.from_iterable(in_sums)),
        products.intersection(chain.from_iterable(in_products)),
    )


def is_product(node: object) -> bool:
    """Return whether a node is a product."""
    return node.__class__ is Apply and node.op is MUL


def terms_of(root: Apply, inner: Collection[Node]) -> list[Term]:
    """Return the terms (sign, node) of a sum, in order."""
    terms: list[Term] = []
    todo: list[tuple[int, Any]] = [(1, root)]
    while todo:
        sign, node = todo.pop()
        if node is not root and node not in inner:
            terms.append((sign, node))
        elif node.op is NEG:
            todo.append((-sign, node.args[0]))
        else:
            a, b = node.args
            todo.append((-sign if node.op is SUB else sign, b))
            todo.append((sign, a))
    return terms


def factors_of(root: Node, inner: Collection[Node] | None = None) -> list[Node]:
    """Return the factors of a product, in order; of another node, the node itself.

    Of products inside, those of `inner` are taken apart, by default all.
    """
    factors: list[Node] = []
    todo: list[Any] = [root]
    while todo:
        node = todo.pop()
        if is_product(node) and (inner is None or node is root or node in inner):
            todo += reversed(node.args)
        else:
            factors.append(node)
    return factors


def total(terms: Iterable[Term]) -> Node:
    """Return the sum of some terms, from left to right."""
    result: Node = ZERO
    for sign, node in terms:
        result = result + node if sign > 0 else result - node
    return result


def product(factors: Iterable[Node]) -> Node:
    """Return the product of some factors, from left to right."""
    result: Node = ONE
    for factor in factors:
        result = result * factor
    return result
