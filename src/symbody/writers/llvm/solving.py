"""Statements in LLVM IR that compute numerical blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, final

from symbody.expr.definition import Item, LinearSystem, NonlinearSystem, Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.llvm.body import Body, Numbers
from symbody.writers.llvm.multiplying import panels, routine_name
from symbody.writers.llvm.numbers import (
    Layout,
    factor_layouts,
    layout,
)
from symbody.writers.llvm.rows import PIECE
from symbody.writers.llvm.work import Work

# So many zeros of an array are written one by one.
_FEW_ZEROS = 16
# Of what is written between two labels: compilers compare each pair of these.
_LONGEST_PIECE = 64
# Shorter runs are no shorter as a call.
_SHORTEST_RUN = 8


def add_block(body: Body, node: Apply, work: Work) -> None:
    """Add the statements that compute a numerical block.

    Args:
        body: Where they go.
        node: The block.
        work: What is in the work array.
    """
    place, region = layout(node), work.blocks.get(node)
    array = body.room(place.size) if region is None else body.entry("%w", region)
    match node.op.definition:
        case Products() as products:
            _multiply(body, node, products, array, work)
        case LinearSystem(_, _, True) as system:
            _solve_definite(body, node, system, array, place)
        case LinearSystem(n, m):
            A = body.room(n * n)
            _fill(body, A, enumerate(node.args[: n * n]), n * n)
            _fill(body, array, enumerate(node.args[n * n :]), n * m)
            body.call(f"@.solve(i64 {n}, i64 {m}, ptr {A}, ptr {array})")
        case NonlinearSystem(unknowns):
            n = len(unknowns)
            a, w = body.room(len(node.args) - n), body.room(2 * n)
            _fill(body, a, enumerate(node.args[n:]), len(node.args) - n)
            _fill(body, array, enumerate(node.args[:n]), n)
            step = f"@{body.used.function(node.op)}_step"
            given = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {w}"
            body.call(f"@.newton({given})")
    body.blocks[node] = Numbers(array, place)


def _solve_definite(
    body: Body, node: Apply, system: LinearSystem, array: str, place: Layout
) -> None:
    """Add a solve whose matrix and sides are the rows of one array."""
    n, m, stride = system.size, system.sides, place.stride
    entries = [
        (i * stride + j, node.args[i * n + j]) for i in range(n) for j in range(i, n)
    ]
    entries += [(place.place(k), side) for k, side in enumerate(node.args[n * n :])]
    entries.sort(key=lambda entry: entry[0])
    # What fills up rows takes part in the computation, so it has to be numbers.
    if sum(node is ZERO for _, node in entries) > _FEW_ZEROS:
        body.call(f"@.clear(i64 {place.size}, ptr {array})")
        entries = [entry for entry in entries if entry[1] is not ZERO]
    else:
        for end, used in ((place.first, n), (stride, place.first + m)):
            if end != used:
                last = body.entry(array, end - PIECE)
                body.call(f"@.clear.column(i64 {n}, i64 {stride}, ptr {last})")
    _fill(body, array, entries, place.size)
    sizes = f"i64 {n}, i64 {place.first}, i64 {stride}"
    body.call(f"@.solve.definite({sizes}, ptr {array})")


def _multiply(
    body: Body, node: Apply, products: Products, array: str, work: Work
) -> None:
    """Add sums of products, a call for 8 columns and terms that are alike."""
    inner, stride = products.inner, layout(node).stride
    split = products.rows * inner
    given = (node.args[:split], node.args[split:])
    begins = work.factors.get(node, (None, None))
    left, right = (
        _factor(body, entries, rows, begin, work)
        for entries, rows, begin in zip(
            given, factor_layouts(products), begins, strict=True
        )
    )
    for panel in panels(products):
        A = body.entry(left, panel.row * inner + panel.first)
        B = body.entry(right, panel.first * stride + panel.column)
        C = body.entry(array, panel.row * stride + panel.column)
        passed = f"i64 {panel.rows}, ptr {A}, i64 {inner}, ptr {B}, ptr {C}"
        passed += f", i64 {stride}"
        if panel.masks is not None:
            passed += f", ptr {work.constant(panel.masks)}"
        routine = routine_name(panel.terms, masked=panel.masks is not None)
        body.used.operations.add(routine)
        body.call(f"@{routine}({passed})")


def _factor(
    body: Body, nodes: Sequence[Node], rows: Layout, begin: int | None, work: Work
) -> str:
    """Add the writing of a factor, of what is not in its place; return its array."""
    if begin is None:
        array = body.room(rows.size)
        body.call(f"@.clear(i64 {rows.size}, ptr {array})")
        begin = -rows.size
    else:
        array = body.entry("%w", begin)
    entries = [
        (rows.place(k), node)
        for k, node in enumerate(nodes)
        if node is not ZERO and work.places.get(node) != begin + rows.place(k)
    ]
    _fill(body, array, entries, rows.size)
    return array


@final
@dataclass(frozen=True)
class _Run:
    """Numbers of a block that are copied as they are.

    Attributes:
        index: Where the first one goes.
        block: The block.
        first: Number of the first item.
        count: How many there are.
    """

    index: int
    block: Node
    first: int
    count: int


def _fill(
    body: Body, array: str, entries: Iterable[tuple[int, Node]], size: int
) -> None:
    """Add the writing of an array, in pieces short enough for the compiler."""
    todo = list(entries)
    empty = sum(node is ZERO for _, node in todo)
    if empty > _FEW_ZEROS:
        body.call(f"@.clear(i64 {size}, ptr {array})")
        todo = [entry for entry in todo if entry[1] is not ZERO]
    written = 0
    for run, singles in _runs(todo):
        if run is not None and run.count >= _SHORTEST_RUN:
            body.copy(run.block, run.first, run.count, array, run.index)
            continue
        for index, node in singles:
            body.store(body.value(node), array, index)
            written += 1
            if written % _LONGEST_PIECE == 0:
                body.new_piece()


def _runs(
    entries: Sequence[tuple[int, Node]],
) -> Iterator[tuple[_Run | None, list[tuple[int, Node]]]]:
    """Yield the entries, those together that are side by side in a block."""
    run: _Run | None = None
    members: list[tuple[int, Node]] = []
    for index, node in entries:
        item: Any = node if _is_item(node) else None
        number = item.op.definition.index if item is not None else 0
        if (
            item is not None
            and run is not None
            and item.args[0] is run.block
            and index == run.index + run.count
            and number == run.first + run.count
        ):
            run = _Run(run.index, run.block, run.first, run.count + 1)
            members.append((index, node))
            continue
        if members:
            yield run, members
        run = None if item is None else _Run(index, item.args[0], number, 1)
        members = [(index, node)]
    if members:
        yield run, members


def _is_item(node: Node) -> bool:
    return isinstance(node, Apply) and isinstance(node.op.definition, Item)
