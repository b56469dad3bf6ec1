"""Formulas for several members as numerical blocks: vectors in generated code.

What is the same for each member is written once, for symbols, and is computed for as
many members at once as a vector has entries. A block is differentiated through its
formulas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError
from symbody.expr.blocks import item
from symbody.expr.definition import Mapped
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import Evaluation
from symbody.expr.node import ZERO, Apply, Array, Node, Symbol, add, apply, mul
from symbody.expr.operation import Operation
from symbody.expr.pickling import Packed, pack
from symbody.expr.substitute import substitute
from symbody.expr.traverse import flatten, operations_of

Symbols: TypeAlias = tuple[Symbol, ...]
Formulas: TypeAlias = tuple[Node, ...]
# What formulas of members may consist of, and whether it is zero if its arguments are.
_VANISHES: dict[str, Callable[..., NDArray[np.bool_]]] = {
    "add": lambda a, b: a & b,
    "sub": lambda a, b: a & b,
    "mul": lambda a, b: a | b,
    "neg": lambda a: a,
}


def mapped(name: str, symbols: Symbols, formulas: Formulas, given: object) -> Array:
    """Return formulas for several members as items of a block.

    Args:
        name: Of the formulas, in generated code.
        symbols: What they depend on.
        formulas: Sums, differences and products of the symbols.
        given: What each symbol is for each member, shape (number of symbols, members).

    Returns:
        The formulas for each member, shape (number of formulas, members), with zeros
        where they are zero because of zeros among what is given.

    Raises:
        ExpressionError: The shape does not fit, or another operation is among the
            formulas.
    """
    entries = np.asarray(given, dtype=object)
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
        block = apply(_operation(name, symbols, formulas, members), *flat)
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


def written_out(block: Apply, index: int) -> Node:
    """Return one item of a block as a formula of its arguments.

    Args:
        block: The formulas for several members.
        index: Number of the item.
    """
    found = block.op.definition
    assert isinstance(found, Mapped)
    formula, member = divmod(index, found.members)
    values = _of_member(block, found, member)
    return substitute(list(found.formulas[formula : formula + 1]), values)[0]


def _of_member(block: Apply, found: Mapped, member: int) -> dict[Node, Node]:
    given = block.args[member :: found.members]
    return dict(zip(found.symbols, given, strict=True))


def mapped_parts(block: Apply, changes: Mapping[int, Node]) -> list[Node]:
    """Return by how much each argument of a block changes a root.

    Args:
        block: The formulas for several members.
        changes: By how much its items do, by their numbers.
    """
    found = block.op.definition
    assert isinstance(found, Mapped)
    slopes = _slopes(found.symbols, found.formulas)
    result: list[Node] = [ZERO] * len(block.args)
    for index, change in changes.items():
        formula, member = divmod(index, found.members)
        values = _of_member(block, found, member)
        row = substitute(list(slopes[formula]), values)
        for k, slope in enumerate(row):
            place = k * found.members + member
            result[place] = add(result[place], mul(change, slope))
    return result


@lru_cache(maxsize=16)
def _slopes(symbols: Symbols, formulas: Formulas) -> Array:
    """Return the slopes of formulas by symbols, a row a formula."""
    return jacobian(list(formulas), list(symbols))


@lru_cache(maxsize=16)
def _changing(symbols: Symbols, formulas: Formulas) -> tuple[Symbols, Formulas]:
    """Return the symbols and their changes, and the changes of formulas."""
    changes = tuple(Symbol(f"d{symbol.name}") for symbol in symbols)
    flow: dict[Symbol, Node] = dict(zip(symbols, changes, strict=True))
    return (*symbols, *changes), tuple(directional(list(formulas), flow))


def _change(node: Apply, *changes: Node | None) -> Any:
    """Return the change of a block, as a block with an item for each of its own."""
    found = node.op.definition
    assert isinstance(found, Mapped)
    filled = [ZERO if change is None else change for change in changes]
    if all(change is ZERO for change in filled):
        return ZERO
    symbols, formulas = _changing(found.symbols, found.formulas)
    name = f"d{node.op.name}"
    op = _operation(name, symbols, formulas, found.members)
    return apply(op, *node.args, *filled)


@cache
def _operation(
    name: str, symbols: Symbols, formulas: Formulas, members: int
) -> Operation:
    evaluation = Evaluation(formulas)

    def values(given: Sequence[float]) -> list[float]:
        return evaluation(dict(zip(symbols, given, strict=True)))

    found = Mapped(symbols, formulas, members, values)
    value: Callable[..., Any] = found.value
    return Operation(
        name,
        len(symbols) * members,
        value,
        "function",
        _change,
        found,
        lambda: (_operation_from, (name, symbols, pack(formulas), members)),
    )


def _operation_from(
    name: str, symbols: Symbols, packed: Packed, members: int
) -> Operation:
    return _operation(name, symbols, tuple(packed.formulas()), members)
