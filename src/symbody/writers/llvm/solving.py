"""Statements in LLVM IR that compute numerical blocks."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.definition import LinearSystem, NonlinearSystem, Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.llvm.body import Body, Numbers
from symbody.writers.llvm.filling import FEW_ZEROS, fill
from symbody.writers.llvm.multiplying import panels, routine_name
from symbody.writers.llvm.numbers import (
    Layout,
    factor_layouts,
    layout,
)
from symbody.writers.llvm.rows import PIECE
from symbody.writers.llvm.work import Work


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
            _solve_definite(body, node, system, array, place, work)
        case LinearSystem(n, m):
            A = body.room(n * n)
            fill(body, work, A, enumerate(node.args[: n * n]), n * n)
            fill(body, work, array, enumerate(node.args[n * n :]), n * m)
            body.call(f"@.solve(i64 {n}, i64 {m}, ptr {A}, ptr {array})")
        case NonlinearSystem(unknowns):
            n = len(unknowns)
            a, w = body.room(len(node.args) - n), body.room(2 * n)
            fill(body, work, a, enumerate(node.args[n:]), len(node.args) - n)
            fill(body, work, array, enumerate(node.args[:n]), n)
            step = f"@{body.used.function(node.op)}_step"
            given = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {w}"
            body.call(f"@.newton({given})")
    body.blocks[node] = Numbers(array, place)


def _solve_definite(
    body: Body,
    node: Apply,
    system: LinearSystem,
    array: str,
    place: Layout,
    work: Work,
) -> None:
    """Add a solve whose matrix and sides are the rows of one array."""
    n, m, stride = system.size, system.sides, place.stride
    entries = [
        (i * stride + j, node.args[i * n + j]) for i in range(n) for j in range(i, n)
    ]
    entries += [(place.place(k), side) for k, side in enumerate(node.args[n * n :])]
    entries.sort(key=lambda entry: entry[0])
    # What fills up rows takes part in the computation, so it has to be numbers.
    if sum(node is ZERO for _, node in entries) > FEW_ZEROS:
        body.call(f"@.clear(i64 {place.size}, ptr {array})")
        entries = [entry for entry in entries if entry[1] is not ZERO]
    else:
        for end, used in ((place.first, n), (stride, place.first + m)):
            if end != used:
                last = body.entry(array, end - PIECE)
                body.call(f"@.clear.column(i64 {n}, i64 {stride}, ptr {last})")
    fill(body, work, array, entries, place.size)
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
    fill(body, work, array, entries, rows.size)
    return array
