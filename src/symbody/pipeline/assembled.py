"""Matrices whose products of factors are multiplied by NumPy, at a few points.

A product in compiled code has an entry for each pair of members, and each entry is
named, written and compiled. Where a matrix is wanted at few points, its code gives the
factors, which grow with the members, and what is added to the products.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import BlockOutput, Products
from symbody.expr.node import ZERO, Apply, Array, Const, Node
from symbody.passes.terms import terms_of
from symbody.runtime.arrays import Vector
from symbody.spatial.vectors import minus, plus

Integers: TypeAlias = NDArray[np.int64]
Plan: TypeAlias = Mapping[str, Any]
# Place of an entry, number of the item that is added to it, and its sign.
_Use: TypeAlias = tuple[int, int, int]


@final
class AssembledMatrix:
    """A matrix of formulas, by the values of what its code returns.

    The plan has what its entries are gathered from, see `assembly`, and its products:
    where they begin in the values, their sizes, the ranges of terms that items are sums
    of, and where the items end.
    """

    def __init__(self, plan: Plan) -> None:
        self._count, self._size = plan["count"], plan["size"]
        self._shape = tuple(plan["shape"])
        self._products = [_Product(*one) for one in plan["products"]]
        self._known: Vector | None = None
        if plan["known"]:
            self._known = np.zeros(len(plan["first"]))
            for at, value in plan["known"]:
                self._known[at] = value
        # All entries are gathered at once; those with more items get them afterwards.
        columns = np.array(plan["first"], dtype=np.int64).reshape(-1, 2).T.copy()
        self._items, self._signs = columns[0], columns[1].astype(float)
        self._more = [np.array(m, dtype=np.int64).T.copy() for m in plan["more"]]

    def __call__(self, values: Vector) -> Vector:
        """Return the matrix by the values of the formulas that belong to the plan."""
        computed = np.empty(self._size)
        computed[: self._count], computed[-1] = values[: self._count], 0.0
        for product in self._products:
            product.compute(values, computed)
        result: Vector = computed.take(self._items)
        result *= self._signs
        for places, items, signs in self._more:
            result[places] += signs * computed[items]
        if self._known is not None:
            result += self._known
        return result.reshape(self._shape)


def assembly(matrix: Array) -> tuple[Plan, tuple[Node, ...]]:
    """Return how a matrix is assembled, and the formulas whose values that takes."""
    known: list[tuple[int, float]] = []
    rest: list[Node] = []
    uses: dict[Apply, list[_Use]] = {}
    # Of each entry, what is added: a number among the items below, and its sign.
    sums: list[list[tuple[int, int]]] = [[] for _ in range(matrix.size)]
    for at, entry in enumerate(matrix.ravel().tolist()):
        if entry is ZERO:
            continue
        left = _without_products(entry, at, uses)
        if isinstance(left, Const):
            known.append((at, left.value))
        else:
            sums[at].append((len(rest), 1))
            rest.append(left)
    # The items are values of the code, then those of products, then zero.
    count = size = len(rest)
    products = []
    for block, several in uses.items():
        product, numbers = _product(block, len(rest), size)
        products.append(product)
        rest += block.args
        size = product[-1]
        for at, item, sign in several:
            sums[at].append((numbers[item], sign))
    more = [
        [(at, *terms[k]) for at, terms in enumerate(sums) if terms[k:]]
        for k in range(1, max(map(len, sums), default=0))
    ]
    plan = {
        "count": count, "size": size + 1, "shape": matrix.shape, "known": known,
        "first": [terms[0] if terms else (size, 1) for terms in sums], "more": more,
        "products": products,
    }  # fmt: skip
    return plan, tuple(rest)


class _Product(NamedTuple):
    """A product of factors, from `first` of the values on.

    Its items go before `last`, a matrix for each range of terms that items are sums of.
    """

    first: int
    rows: int
    inner: int
    columns: int
    terms: list[tuple[int, int]]
    last: int

    def compute(self, values: Vector, items: Vector) -> None:
        """Write all items."""
        middle = self.first + self.rows * self.inner
        end = middle + self.inner * self.columns
        A = values[self.first : middle].reshape(self.rows, self.inner)
        B = values[middle:end].reshape(self.inner, self.columns)
        to = items[self.last - len(self.terms) * self.rows * self.columns : self.last]
        to = to.reshape(len(self.terms), self.rows, self.columns)
        for i, (begin, behind) in enumerate(self.terms):
            np.matmul(A[:, begin:behind], B[begin:behind], out=to[i])


def _without_products(entry: Node, at: int, uses: dict[Apply, list[_Use]]) -> Node:
    """Return what a sum holds beside items of products, and note these."""
    items: list[tuple[Apply, _Use]] = []
    rest: list[tuple[Node, int]] = []
    for sign, node in terms_of(entry):
        block = _product_of(node)
        if block is None:
            rest.append((node, sign))
        else:
            items.append((block, (at, _index(node), sign)))
    if not items:
        return entry
    for block, use in items:
        uses.setdefault(block, []).append(use)
    left: Node = ZERO
    for node, sign in rest:
        left = plus(left, node) if sign > 0 else minus(left, node)
    return left


def _product_of(node: Node) -> Apply | None:
    if not isinstance(node, Apply) or not isinstance(node.op.definition, BlockOutput):
        return None
    (block,) = node.args
    assert isinstance(block, Apply)
    return block if isinstance(block.op.definition, Products) else None


def _index(node: Node) -> int:
    assert isinstance(node, Apply)
    definition = node.op.definition
    assert isinstance(definition, BlockOutput)
    return definition.index


def _product(block: Apply, first: int, before: int) -> tuple[_Product, dict[int, int]]:
    """Return a product whose items come behind others, and the number of each item."""
    own = block.op.definition
    assert isinstance(own, Products)
    terms = dict.fromkeys((part.first, part.last) for part in own.parts)
    place = {ends: before + i * own.rows * own.columns for i, ends in enumerate(terms)}
    numbers = {
        item: place[part.first, part.last] + item
        for part in own.parts
        for item in range(
            part.row * own.columns + part.begin, part.row * own.columns + part.end
        )
    }
    last = before + len(terms) * own.rows * own.columns
    sizes = own.rows, own.inner, own.columns
    return _Product(first, *sizes, list(terms), last), numbers
