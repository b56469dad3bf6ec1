"""Matrices whose products of factors are multiplied by NumPy, at a few points.

A product in compiled code has an entry for each pair of members, and each entry is
named, written and compiled. Where a matrix is wanted at few points, its code gives the
factors, which grow with the members, and what is added to the products.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.expr.definition import BlockOutput, Products
from symbody.expr.node import ZERO, Apply, Array, Const, Node
from symbody.passes.terms import terms_of
from symbody.runtime.arrays import Vector
from symbody.spatial.vectors import minus, plus

Integers: TypeAlias = NDArray[np.int64]
# Place of an entry, number of the item that is added to it, and its sign.
_Use: TypeAlias = tuple[int, int, int]


@final
class AssembledMatrix:
    """A matrix of formulas, by the values of what its code returns."""

    def __init__(self, matrix: Array) -> None:
        self._known = np.zeros(matrix.shape)
        rest: list[Node] = []
        places: list[int] = []
        uses: dict[Apply, list[_Use]] = {}
        for at, entry in enumerate(matrix.ravel().tolist()):
            if entry is ZERO:
                continue
            left = _without_products(entry, at, uses)
            if isinstance(left, Const):
                self._known.flat[at] = left.value
            else:
                rest.append(left)
                places.append(at)
        self._places = np.array(places, dtype=np.int64)
        first = len(rest)
        self._products: list[_Product] = []
        for block, several in uses.items():
            rest += block.args
            self._products.append(_product(block, several, first))
            first = len(rest)
        # What code returns.
        self.formulas = tuple(rest)

    def __call__(self, values: Vector) -> Vector:
        """Return the matrix by the values of `formulas`."""
        result = self._known.copy()
        entries = result.reshape(-1)
        entries[self._places] = values[: len(self._places)]
        for product in self._products:
            product.add(values, entries)
        return result


@final
@dataclass(frozen=True, eq=False)
class _Product:
    """A product, from `first` of the values on, and where its items go.

    `sums` are by ranges of terms: which items are so long, their places, and signs.
    """

    first: int
    definition: Products
    sums: tuple[tuple[slice, Integers, Integers, Vector], ...]

    def add(self, values: Vector, to: Vector) -> None:
        """Add the items to the entries of a matrix."""
        own = self.definition
        middle = self.first + own.rows * own.inner
        end = middle + own.inner * own.columns
        A = values[self.first : middle].reshape(own.rows, own.inner)
        B = values[middle:end].reshape(own.inner, own.columns)
        for terms, items, places, signs in self.sums:
            C = A[:, terms] @ B[terms]
            to[places] += signs * C.reshape(-1)[items]


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


def _product(block: Apply, uses: Sequence[_Use], first: int) -> _Product:
    definition = block.op.definition
    assert isinstance(definition, Products)
    columns = definition.columns
    terms: dict[int, tuple[int, int]] = {
        part.row * columns + j: (part.first, part.last)
        for part in definition.parts
        for j in range(part.begin, part.end)
    }
    sums: dict[tuple[int, int, int], list[_Use]] = {}
    counted: dict[int, int] = {}
    for place, item, sign in uses:
        # An entry with several items of a product gets one after another.
        counted[place] = again = counted.get(place, -1) + 1
        sums.setdefault((*terms[item], again), []).append((place, item, sign))
    return _Product(
        first, definition, tuple(_sum(key, several) for key, several in sums.items())
    )


def _sum(
    key: tuple[int, int, int], uses: Sequence[_Use]
) -> tuple[slice, Integers, Integers, Vector]:
    places, items, signs = np.array(uses, dtype=np.int64).T
    return slice(*key[:2]), items.copy(), places.copy(), signs.astype(float)
