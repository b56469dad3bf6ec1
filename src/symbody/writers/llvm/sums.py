"""Sums of products as chains of fused multiplications and additions.

A processor multiplies and adds in one operation: a sum of m products and of s > 0 other
terms takes m + s - 1 of them, whichever way the formula puts its brackets, if all terms
are added to one value in turn. Written as the formula stands, (a b + c d) + e takes one
more, since the product a b has nothing that it is added to. A product that only such
sums read is computed in each of them, which costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import field
from typing import NamedTuple, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import Apply, Node
from symbody.expr.operations import OPERATIONS

_ADD, _SUB, _MUL = (OPERATIONS[name] for name in ("add", "sub", "mul"))

# A node, and whether it is subtracted.
_Signed: TypeAlias = tuple[bool, Node]


class Term(NamedTuple):
    """A term of a sum.

    Attributes:
        negative: Whether it is subtracted.
        factors: Two for a product that is fused with the sum, one for a value.
    """

    negative: bool
    factors: tuple[Node, ...]


@final
@dataclass(frozen=True)
class Sums:
    """The sums among nodes.

    Attributes:
        terms: Of each, in the order in which they are best added: values before
            products, and what is known early before what is known late.
        absorbed: Sums and products that have no value of their own.
    """

    terms: Mapping[Node, Sequence[Term]] = field(default_factory=dict)
    absorbed: Collection[Node] = frozenset()

    @classmethod
    def of(cls, roots: Iterable[Node], leaves: Collection[Node]) -> Sums:
        """Return the sums that some values take.

        Args:
            roots: Nodes whose values are needed themselves.
            leaves: Nodes whose values are known.
        """
        kept = set(roots)
        order, depth = _order(kept, leaves)
        readers: dict[Node, list[Apply]] = {}
        for node in order:
            for arg in node.args:
                readers.setdefault(arg, []).append(node)
        added = {
            node
            for node in order
            if node not in kept and all(map(_is_sum, readers[node]))
        }
        inner = {n for n in added if _is_sum(n) and len(readers[n]) == 1}
        products = {n for n in added if n.op is _MUL}
        whole = [node for node in order if _is_sum(node) and node not in inner]
        signed = {node: _signed(node, inner) for node in whole}
        products -= _better_values(signed, products)
        return cls(
            {node: _terms(signed[node], products, depth) for node in whole},
            inner | products,
        )


def _better_values(
    sums: Mapping[Apply, Sequence[_Signed]], products: Collection[Node]
) -> set[Node]:
    """Return products that are read by several sums which have no other value.

    As one is needed to begin with, it is better computed once.
    """
    readers: dict[Node, list[Apply]] = {}
    values = dict.fromkeys(sums, 0)
    for root, terms in sums.items():
        for _, node in terms:
            if node in products:
                readers.setdefault(node, []).append(root)
            else:
                values[root] += 1
    found = set()
    for product, roots in readers.items():
        if len([root for root in roots if not values[root]]) > 1:
            found.add(product)
            for root in roots:
                values[root] += 1
    return found


def _is_sum(node: Apply) -> bool:
    return node.op is _ADD or node.op is _SUB


def _order(
    roots: Iterable[Node], leaves: Collection[Node]
) -> tuple[list[Apply], dict[Node, int]]:
    """Return what is computed, arguments first, and how many operations deep it is."""
    order: list[Apply] = []
    depth: dict[Node, int] = {}
    todo = list(roots)
    while todo:
        node = todo[-1]
        if node in depth:
            todo.pop()
        elif node in leaves or not isinstance(node, Apply):
            depth[todo.pop()] = 0
        elif missing := [arg for arg in node.args if arg not in depth]:
            todo += missing
        else:
            depth[node] = 1 + max((depth[arg] for arg in node.args), default=0)
            order.append(node)
            todo.pop()
    return order, depth


def _signed(root: Apply, inner: Collection[Node]) -> list[_Signed]:
    """Return the terms of a sum, and whether they are subtracted."""
    found: list[_Signed] = []
    todo: list[_Signed] = [(False, root)]
    while todo:
        negative, node = todo.pop()
        if isinstance(node, Apply) and (node is root or node in inner):
            first, second = node.args
            todo += [(negative ^ (node.op is _SUB), second), (negative, first)]
        else:
            found.append((negative, node))
    return found


def _terms(
    signed: Sequence[_Signed], products: Collection[Node], depth: Mapping[Node, int]
) -> list[Term]:
    """Return the terms of a sum in their order."""

    def late(term: Term) -> tuple[int, int]:
        return len(term.factors), max(depth[factor] for factor in term.factors)

    terms = [
        Term(
            negative,
            node.args if isinstance(node, Apply) and node in products else (node,),
        )
        for negative, node in signed
    ]
    return sorted(terms, key=late)
