"""Matrices whose products of factors are multiplied by NumPy, at a few points.

A product in compiled code has an entry for each pair of members, and each entry is
named, written and compiled. Where a matrix is wanted at few points, its code gives the
factors, which grow with the members, and what is added to the products.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, final

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

    `plan` are plain data: the shape; the entries that are numbers, by place; the places
    of those that code gives; and the products, see `_product`.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._known = np.zeros(plan["shape"])
        for at, value in plan["known"]:
            self._known.flat[at] = value
        self._places = np.array(plan["places"], dtype=np.int64)
        self._products = [
            (first, rows, inner, columns, [_as_arrays(*one) for one in sums])
            for first, rows, inner, columns, sums in plan["products"]
        ]

    def __call__(self, values: Vector) -> Vector:
        """Return the matrix by the values of the formulas that belong to the plan."""
        result = self._known.copy()
        entries = result.reshape(-1)
        entries[self._places] = values[: len(self._places)]
        for first, rows, inner, columns, sums in self._products:
            middle = first + rows * inner
            A = values[first:middle].reshape(rows, inner)
            B = values[middle : middle + inner * columns].reshape(inner, columns)
            for terms, items, places, signs in sums:
                C = A[:, terms] @ B[terms]
                entries[places] += signs * C.reshape(-1)[items]
        return result


def assembly(matrix: Array) -> tuple[Plan, tuple[Node, ...]]:
    """Return how a matrix is assembled, and the formulas whose values that takes."""
    known: list[tuple[int, float]] = []
    rest: list[Node] = []
    places: list[int] = []
    uses: dict[Apply, list[_Use]] = {}
    for at, entry in enumerate(matrix.ravel().tolist()):
        if entry is ZERO:
            continue
        left = _without_products(entry, at, uses)
        if isinstance(left, Const):
            known.append((at, left.value))
        else:
            rest.append(left)
            places.append(at)
    products = []
    first = len(rest)
    for block, several in uses.items():
        rest += block.args
        products.append(_product(block, several, first))
        first = len(rest)
    plan = {
        "shape": matrix.shape, "known": known, "places": places, "products": products
    }  # fmt: skip
    return plan, tuple(rest)


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


def _product(block: Apply, uses: Sequence[_Use], first: int) -> tuple[object, ...]:
    """Return where a product begins in the values, its sizes, and where items go.

    These are by ranges of terms: which items are so long, their places, and signs.
    """
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
    ranges = [(begin, end, several) for (begin, end, _), several in sums.items()]
    return first, definition.rows, definition.inner, columns, ranges


def _as_arrays(
    begin: int, end: int, uses: Sequence[_Use]
) -> tuple[slice, Integers, Integers, Vector]:
    places, items, signs = np.array(uses, dtype=np.int64).T
    return slice(begin, end), items.copy(), places.copy(), signs.astype(float)
