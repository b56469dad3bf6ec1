"""Products of matrices as numerical blocks: loops in generated code.

Only the requested parts are computed. A block is differentiated by the rule
of products: the change of A B is (dA A) times (B dB), one below the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError
from symbody.expr.arithmetic import add, mul
from symbody.expr.blocks import item
from symbody.expr.definition import Mapped, Part, Products
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import ZERO, Apply, Array, Node, Symbol, apply
from symbody.expr.operation import Operation, Source, defined
from symbody.expr.traverse import Packed, flatten, operations_of, pack


def matrix_product(A: object, B: object, parts: Iterable[Part]) -> Array:
    """Return parts of C = A B, else zero, as items of a block computed in the code."""
    A, B = np.asarray(A, dtype=object), np.asarray(B, dtype=object)
    if A.ndim != 2 or B.ndim != 2 or A.shape[1] != len(B):
        raise ExpressionError(
            f"matrix_product: A has the shape {A.shape} and B {B.shape}. Give A of "
            f"shape (n, k) and B of shape (k, m)."
        )
    shape = len(A), B.shape[1]
    ordered = tuple(sorted(parts, key=lambda part: (part.row, part.begin)))
    _check_parts(ordered, (*shape, len(B)))
    result = np.full(shape, ZERO, dtype=object)
    if not ordered:
        return result
    block = apply(_product(*A.shape, shape[1], ordered), *flatten(A), *flatten(B))
    for part in ordered:
        for j in range(part.begin, part.end):
            result[part.row, j] = apply(item(part.row * shape[1] + j), block)
    return result


def _check_parts(parts: Sequence[Part], sizes: tuple[int, int, int]) -> None:
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


def product_item(block: Apply, index: int) -> Node:
    """Return one item of a product as a formula of the entries of its matrices."""
    definition = block.op.definition
    assert isinstance(definition, Products)
    row, column = divmod(index, definition.columns)
    part = _part_table(definition)[row, column]
    split = definition.rows * definition.inner
    total: Node = ZERO
    for k in range(part.first, part.last):
        left = block.args[row * definition.inner + k]
        right = block.args[split + k * definition.columns + column]
        total = add(total, mul(left, right))
    return total


@cache
def _part_table(products: Products) -> dict[tuple[int, int], Part]:
    return {
        (part.row, column): part
        for part in products.parts
        for column in range(part.begin, part.end)
    }


def product_parts(block: Apply, changes: Mapping[int, Node]) -> list[Node]:
    """Return by how much each argument of a product changes a root."""
    definition = block.op.definition
    assert isinstance(definition, Products)
    split = definition.rows * definition.inner
    result: list[Node] = [ZERO] * len(block.args)
    for index, change in changes.items():
        row, column = divmod(index, definition.columns)
        part = _part_table(definition)[row, column]
        for k in range(part.first, part.last):
            left = row * definition.inner + k
            right = split + k * definition.columns + column
            result[left] = add(result[left], mul(change, block.args[right]))
            result[right] = add(result[right], mul(change, block.args[left]))
    return result


def _product_change(node: Apply, *changes: Node | None) -> Any:
    """Return the change of a product, as a product with an item for each of its own."""
    definition = node.op.definition
    assert isinstance(definition, Products)
    filled = [ZERO if change is None else change for change in changes]
    if all(change is ZERO for change in filled):
        return ZERO
    split, inner = definition.rows * definition.inner, definition.inner
    A, dA = (np.array(x[:split], dtype=object) for x in (node.args, filled))
    B, dB = (np.array(x[split:], dtype=object) for x in (node.args, filled))
    # Term by term, so that the terms of a part stay side by side.
    left = np.stack([dA, A], axis=-1)
    right = np.stack([x.reshape(inner, definition.columns) for x in (B, dB)], axis=1)
    parts = tuple(
        Part(p.row, p.begin, p.end, 2 * p.first, 2 * p.last) for p in definition.parts
    )
    op = _product(definition.rows, 2 * inner, definition.columns, parts)
    return apply(op, *left.ravel().tolist(), *right.ravel().tolist())


@cache
def _product(rows: int, inner: int, columns: int, parts: tuple[Part, ...]) -> Operation:
    arguments = rows, inner, columns, parts
    arity, products = inner * (rows + columns), Products(*arguments)
    source: Source = _product, arguments
    return defined("product", arity, products, _product_change, lambda: source)


Symbols: TypeAlias = tuple[Symbol, ...]
Formulas: TypeAlias = tuple[Node, ...]
# What formulas of members may consist of, and whether it is zero if its arguments are.
_VANISHES: dict[str, Callable[..., NDArray[np.bool_]]] = {
    "add": lambda a, b: a & b,
    "sub": lambda a, b: a & b,
    "mul": lambda a, b: a | b,
    "neg": lambda a: a,
}


def mapped(name: str, symbols: Symbols, formulas: Formulas, values: object) -> Array:
    """Return formulas (f, m) for m members, by `values` (s, m), as items of a block."""
    entries = np.asarray(values, dtype=object)
    if entries.ndim != 2 or len(entries) != len(symbols) or not entries.size:
        raise ExpressionError(
            f"mapped: {name} depends on {len(symbols)} symbols, and what is given has "
            f"the shape {entries.shape}. Give a row a symbol, a column a member."
        )
    flat = flatten(entries)
    zeros = np.array([node is ZERO for node in flat]).reshape(entries.shape)
    vanishing = _vanishing(name, symbols, formulas, zeros)
    members = entries.shape[1]
    result = np.full((len(formulas), members), ZERO, dtype=object)
    if not vanishing.all():
        block = apply(_mapped_operation(name, symbols, formulas, members), *flat)
        for o, m in np.argwhere(~vanishing).tolist():
            result[o, m] = apply(item(o * members + m), block)
    return result


def _vanishing(
    name: str, symbols: Symbols, formulas: Formulas, zeros: NDArray[np.bool_]
) -> NDArray[np.bool_]:
    """Return which formulas are zero for which member."""
    known: dict[Node, NDArray[np.bool_]] = dict(zip(symbols, zeros, strict=True))
    other = np.zeros(zeros.shape[1], dtype=bool)
    known[ZERO] = ~other
    for node in operations_of(formulas):
        if node.op.name not in _VANISHES:
            raise ExpressionError(
                f"mapped: {name} holds the operation {node.op.name!r}. Give formulas "
                f"of {', '.join(_VANISHES)}, and what else there is as symbols."
            )
        args = [known.get(arg, other) for arg in node.args]
        known[node] = _VANISHES[node.op.name](*args)
    return np.array([known.get(formula, other) for formula in formulas])


def mapped_item(block: Apply, index: int) -> Node:
    """Return one item of a block as a formula of its arguments."""
    definition = block.op.definition
    assert isinstance(definition, Mapped)
    formula, member = divmod(index, definition.members)
    values = _of_member(block, definition, member)
    return substitute(definition.formulas[formula : formula + 1], values)[0]


def _of_member(block: Apply, definition: Mapped, member: int) -> dict[Node, Node]:
    values = block.args[member :: definition.members]
    return dict(zip(definition.symbols, values, strict=True))


def mapped_parts(block: Apply, changes: Mapping[int, Node]) -> list[Node]:
    """Return by how much each argument of a block changes a root."""
    definition = block.op.definition
    assert isinstance(definition, Mapped)
    slopes = _slopes(definition.symbols, definition.formulas)
    result: list[Node] = [ZERO] * len(block.args)
    for index, change in changes.items():
        formula, member = divmod(index, definition.members)
        row = substitute(slopes[formula], _of_member(block, definition, member))
        for k, slope in enumerate(row):
            place = k * definition.members + member
            result[place] = add(result[place], mul(change, slope))
    return result


@lru_cache(maxsize=16)
def _slopes(symbols: Symbols, formulas: Formulas) -> Array:
    """Return the slopes of formulas by symbols, a row a formula."""
    return jacobian(formulas, symbols)


@lru_cache(maxsize=16)
def _changing(symbols: Symbols, formulas: Formulas) -> tuple[Symbols, Formulas]:
    """Return the symbols and their changes, and the changes of formulas."""
    changes = tuple(Symbol(f"d{symbol.name}") for symbol in symbols)
    flow: dict[Symbol, Node] = dict(zip(symbols, changes, strict=True))
    return (*symbols, *changes), tuple(directional(formulas, flow))


def _mapped_change(node: Apply, *changes: Node | None) -> Any:
    """Return the change of a block, as a block with an item for each of its own."""
    definition = node.op.definition
    assert isinstance(definition, Mapped)
    filled = [ZERO if change is None else change for change in changes]
    if all(change is ZERO for change in filled):
        return ZERO
    symbols, formulas = _changing(definition.symbols, definition.formulas)
    op = _mapped_operation(f"d{node.op.name}", symbols, formulas, definition.members)
    return apply(op, *node.args, *filled)


@cache
def _mapped_operation(
    name: str, symbols: Symbols, formulas: Formulas, members: int
) -> Operation:
    evaluation = Evaluation(formulas)

    def values(numbers: Sequence[float]) -> list[float]:
        return evaluation(dict(zip(symbols, numbers, strict=True)))

    definition = Mapped(symbols, formulas, members, values)
    return defined(
        name, len(symbols) * members, definition, _mapped_change,
        lambda: (_mapped_from, (name, symbols, pack(formulas), members)),
    )  # fmt: skip


def _mapped_from(
    name: str, symbols: Symbols, packed: Packed, members: int
) -> Operation:
    return _mapped_operation(name, symbols, tuple(packed.formulas()), members)
