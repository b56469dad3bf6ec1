"""Products of matrices as numerical blocks: loops in generated code.

Only the parts that are asked for are computed. A block is differentiated by the rule
of products: the change of A B is (dA A) times (B dB), one below the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

import numpy as np

from symbody.errors import ExpressionError
from symbody.expr.blocks import item
from symbody.expr.definition import Part, Products
from symbody.expr.node import ZERO, Apply, Array, Node, add, apply, mul
from symbody.expr.operation import Operation
from symbody.expr.traverse import flatten


def matrix_product(A: object, B: object, parts: Iterable[Part]) -> Array:
    """Return parts of C = A B as items of a block that is computed when the code runs.

    Args:
        A: Formulas, shape (n, k).
        B: Formulas, shape (k, m).
        parts: Entries of C that are wanted, with the terms that each is the sum of.

    Returns:
        C, shape (n, m), with zeros outside of the parts.

    Raises:
        ExpressionError: The shapes do not fit, or parts overlap or reach beyond C.
    """
    A, B = np.asarray(A, dtype=object), np.asarray(B, dtype=object)
    if A.ndim != 2 or B.ndim != 2 or A.shape[1] != len(B):
        raise ExpressionError(
            f"matrix_product: A has the shape {A.shape} and B {B.shape}. Give A of "
            f"shape (n, k) and B of shape (k, m)."
        )
    shape = len(A), B.shape[1]
    ordered = tuple(sorted(parts, key=lambda part: (part.row, part.begin)))
    _check(ordered, (*shape, len(B)))
    result = np.full(shape, ZERO, dtype=object)
    if not ordered:
        return result
    op = _products(*A.shape, shape[1], ordered)
    block = apply(op, *flatten(A), *flatten(B))
    for part in ordered:
        for j in range(part.begin, part.end):
            result[part.row, j] = apply(item(part.row * shape[1] + j), block)
    return result


def _check(parts: Sequence[Part], sizes: tuple[int, int, int]) -> None:
    rows, columns, inner = sizes
    for row, several in groupby(parts, key=lambda part: part.row):
        end = 0
        for part in several:
            inside = 0 <= row < rows and end <= part.begin < part.end <= columns
            if not inside or not 0 <= part.first < part.last <= inner:
                raise ExpressionError(
                    f"matrix_product: {part} does not fit into a product of shape "
                    f"({rows}, {columns}) with {inner} terms, or overlaps another. "
                    f"Give parts side by side within these."
                )
            end = part.end


def written_out(block: Apply, index: int) -> Node:
    """Return one item of a product as a formula of the entries of its matrices.

    Args:
        block: The product.
        index: Number of the item.
    """
    found = block.op.definition
    assert isinstance(found, Products)
    row, column = divmod(index, found.columns)
    part = _part_at(found, row, column)
    split = found.rows * found.inner
    total: Node = ZERO
    for k in range(part.first, part.last):
        left = block.args[row * found.inner + k]
        right = block.args[split + k * found.columns + column]
        total = add(total, mul(left, right))
    return total


def _part_at(products: Products, row: int, column: int) -> Part:
    part: Part = _part_table(products)[row, column]
    return part


@cache
def _part_table(products: Products) -> dict[tuple[int, int], Part]:
    return {
        (part.row, column): part
        for part in products.parts
        for column in range(part.begin, part.end)
    }


def product_parts(block: Apply, changes: Mapping[int, Node]) -> list[Node]:
    """Return by how much each argument of a product changes a root.

    Args:
        block: The product.
        changes: By how much its items do, by their numbers.
    """
    found = block.op.definition
    assert isinstance(found, Products)
    split = found.rows * found.inner
    result: list[Node] = [ZERO] * len(block.args)
    for index, change in changes.items():
        row, column = divmod(index, found.columns)
        part = _part_at(found, row, column)
        for k in range(part.first, part.last):
            left, right = row * found.inner + k, split + k * found.columns + column
            result[left] = add(result[left], mul(change, block.args[right]))
            result[right] = add(result[right], mul(change, block.args[left]))
    return result


def _change(node: Apply, *changes: Node | None) -> Any:
    """Return the change of a product, as a product with an item for each of its own."""
    found = node.op.definition
    assert isinstance(found, Products)
    filled = [ZERO if change is None else change for change in changes]
    if all(change is ZERO for change in filled):
        return ZERO
    split, inner = found.rows * found.inner, found.inner
    A, dA = (np.array(x[:split], dtype=object) for x in (node.args, filled))
    B, dB = (np.array(x[split:], dtype=object) for x in (node.args, filled))
    # Term by term, so that the terms of a part stay side by side.
    left = np.stack([dA, A], axis=-1)
    right = np.stack([x.reshape(inner, found.columns) for x in (B, dB)], axis=1)
    parts = tuple(
        Part(p.row, p.begin, p.end, 2 * p.first, 2 * p.last) for p in found.parts
    )
    op = _products(found.rows, 2 * inner, found.columns, parts)
    return apply(op, *left.ravel().tolist(), *right.ravel().tolist())


@cache
def _products(
    rows: int, inner: int, columns: int, parts: tuple[Part, ...]
) -> Operation:
    found = Products(rows, inner, columns, parts)
    value: Callable[..., Any] = found.value
    return Operation(
        "product",
        rows * inner + inner * columns,
        value,
        "function",
        _change,
        found,
        lambda: (_products, (rows, inner, columns, parts)),
    )
