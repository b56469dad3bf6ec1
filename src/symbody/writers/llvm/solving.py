"""Statements in LLVM IR that compute numerical blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain
from typing import TypeAlias

import numpy as np

from symbody.expr.definition import LinearSystem, Mapped, NonlinearSystem, Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.llvm.blocks import panels
from symbody.writers.llvm.body import Body, Numbers
from symbody.writers.llvm.sharing import (
    PIECE,
    Layout,
    View,
    factor_pattern,
    pairs,
    symbol_rows,
    whole_pieces,
)
from symbody.writers.llvm.work import Work, factors, rows_of
from symbody.writers.parts import SHORTEST_RUN, block_of, grouped_runs, run_of_item

# So many zeros of an array are written one by one.
FEW_ZEROS = 16
# Of what is written between two labels: compilers compare each pair of these.
_MOST_STORES = 64
# Fewer numbers are not worth a table.
_SHORTEST_TABLE = 16
# Where numbers are and where they go, by the array that they are in.
_Tables: TypeAlias = dict[str, list[tuple[int, int]]]


def fill(
    body: Body, work: Work, array: str, entries: Iterable[tuple[int, Node]], size: int
) -> None:
    """Add the writing of an array, in pieces short enough for the compiler."""
    todo = list(entries)
    if sum(node is ZERO for _, node in todo) > FEW_ZEROS:
        body.call(f"@.clear(i64 {size}, ptr {array})")
        todo = [entry for entry in todo if entry[1] is not ZERO]
    rest: list[tuple[int, Node]] = []
    for run, singles in grouped_runs(todo, lambda entry: run_of_item(array, *entry)):
        if run is not None and run.block is not None and run.length >= SHORTEST_RUN:
            body.copy(run.block, run.first, run.length, array, run.begin)
        else:
            rest += singles
    for written, (index, node) in enumerate(_gathered(body, work, array, rest), 1):
        body.store(body.value(node), array, index)
        if written % _MOST_STORES == 0:
            body.new_piece()


def _gathered(
    body: Body, work: Work, array: str, entries: Sequence[tuple[int, Node]]
) -> list[tuple[int, Node]]:
    """Add the copying of scattered numbers; return the entries that are left."""
    tables: _Tables = {}
    places: list[tuple[str, int] | None] = []
    for index, node in entries:
        place = _place(body, node)
        places.append(place)
        if place is not None:
            tables.setdefault(place[0], []).append((place[1], index))
    for source, table in tables.items():
        if len(table) >= _SHORTEST_TABLE:
            content = work.constant(_bytes(chain.from_iterable(table)))
            arrays = f"ptr {content}, ptr {source}, ptr {array}"
            body.call(f"@.gather(i64 {len(table)}, {arrays})")
    return [
        entry
        for entry, place in zip(entries, places, strict=True)
        if place is None or len(tables[place[0]]) < _SHORTEST_TABLE
    ]


def _place(body: Body, node: Node) -> tuple[str, int] | None:
    """Return array and index where a number is in memory, if it is only there."""
    if node in body.values:
        return None
    if node in body.places:
        return body.places[node]
    item = run_of_item("", 0, node)
    if item is None or item.block is None:
        return None
    source = body.blocks[item.block]
    return source.pointer, source.layout.place(item.first)


def add_block(body: Body, node: Apply, work: Work) -> None:
    """Add the statements that compute a numerical block."""
    place = work.sharing.layout(node)
    array = _array(body, work.sharing.homes.get(node, node), work)
    match node.op.definition:
        case Products() as products:
            _multiply(body, node, products, array, work)
        case Mapped() as mapped:
            _map(body, node, mapped.members, array, work)
        case LinearSystem(n, _, True):
            _solve_definite(body, node, n, array, work)
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
            step = f"@{body.used.step(node.op)}"
            passed = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {w}"
            body.call(f"@.newton({passed})")
    body.blocks[node] = Numbers(array, place)


def _array(body: Body, block: Apply, work: Work) -> str:
    """Return the array of a block, made at its first use."""
    if block in work.blocks:
        return body.entry("%w", work.blocks[block])
    if block not in body.rooms:
        body.rooms[block] = body.room(work.sharing.room(block))
    return body.rooms[block]


def _solve_definite(body: Body, node: Apply, n: int, array: str, work: Work) -> None:
    """Add a solve whose matrix and sides are the rows of one array."""
    sharing = work.sharing
    place = sharing.layout(node)
    body.used.rows.add(place.stride)
    fill(body, work, array, _left_to_write(body, node, array, work), place.size)
    first = sharing.factored.get(node, node)
    W, other = _array(body, first, work), sharing.layout(first)
    inverses = body.entry(W, other.size)
    L = body.entry(W, other.size + whole_pieces(n))
    tables = ", ".join(f"ptr {work.constant(table)}" for table in _tables(first))
    sizes = f"i64 {other.first}, i64 {other.stride}, ptr {W}"
    factor = f"{sizes}, ptr {inverses}, ptr {L}, {tables}"
    if first is node:
        body.call(f"@.solve.definite(i64 {n}, {factor})")
        return
    spans = work.constant(_bytes(sharing.spans(node)))
    sides = f"i64 {n}, i64 {place.stride}, ptr {array}, ptr {spans}"
    body.call(f"@.solve.factored({sides}, {factor})")


def _tables(system: Apply) -> list[bytes]:
    """Return starts of rows, columns, and rows taken together, of L and of U."""
    upper = factor_pattern(system)
    backward = pairs(upper[::-1, ::-1])[::-1]
    tables = []
    for pattern, together in ((upper.T, pairs(upper.T)), (upper, backward)):
        rows = [np.flatnonzero(row).tolist() for row in pattern]
        tables.append(_bytes(accumulate(map(len, rows), initial=0)))
        tables.append(_bytes(j for row in rows for j in row))
        tables.append(together.astype(np.uint8).tobytes())
    return tables


def _bytes(numbers: Iterable[int]) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def _left_to_write(
    body: Body, node: Apply, array: str, work: Work
) -> list[tuple[int, Node]]:
    """Return the entries not yet in the array of a definite system; clear the rest."""
    sharing, entries = work.sharing, work.sharing.entries(node)
    place, system = sharing.layout(node), node.op.definition
    assert isinstance(system, LinearSystem)
    covered = sharing.covered(node)
    # What fills up rows takes part in the computation, so it has to be numbers.
    if covered:
        cleared = set(range(place.stride // PIECE)) - covered
        entries = [
            (index, entry)
            for index, entry in entries
            if entry is not ZERO
            and (
                (block := block_of(entry)) is None
                or sharing.homes.get(block) is not node
            )
        ]
    elif sum(entry is ZERO for _, entry in entries) > FEW_ZEROS:
        body.call(f"@.clear(i64 {place.size}, ptr {array})")
        return [entry for entry in entries if entry[1] is not ZERO]
    else:
        ends = (place.first, system.size), (place.stride, place.first + system.sides)
        cleared = {end // PIECE - 1 for end, used in ends if end and end != used}
    for piece in sorted(cleared):
        column = body.entry(array, piece * PIECE)
        sizes = f"i64 {system.size}, i64 {place.stride}, ptr {column}"
        body.call(f"@.clear.column({sizes})")
    return entries


def _multiply(
    body: Body, node: Apply, products: Products, array: str, work: Work
) -> None:
    """Add sums of products, a call for 8 columns and terms that are alike."""
    place, shift = work.sharing.layout(node), work.sharing.shift(node)
    (left_array, left), (right_array, right) = _factors(body, node, work)
    begin = place.first - shift
    for panel in panels(products, shift, whole=node in work.sharing.homes):
        A = body.entry(left_array, left.place(panel.row, panel.first))
        B = body.entry(right_array, right.place(panel.first, panel.column - shift))
        C = body.entry(array, begin + panel.row * place.stride + panel.column)
        if not panel.terms:
            cleared = f"i64 {panel.rows}, i64 {place.stride}, ptr {C}"
            body.call(f"@.clear.column({cleared})")
            continue
        passed = f"i64 {panel.rows}, ptr {A}, i64 {left.row}, ptr {B}, i64 {right.row}"
        passed += f", ptr {C}, i64 {place.stride}"
        if panel.masks is not None:
            passed += f", ptr {work.constant(panel.masks)}"
        routine = f".product.{panel.kind}.{panel.terms}.{left.column}"
        body.used.operations.add(routine)
        body.call(f"@{routine}({passed})")


def _factors(body: Body, node: Apply, work: Work) -> list[tuple[str, View]]:
    """Add the writing of the matrices that a block reads; return arrays and places."""
    arrays = factors(node, work.sharing)
    begins = work.factors.get(node, [None] * len(arrays))
    result = []
    for (rows, entries, existing), begin in zip(arrays, begins, strict=True):
        if existing is None:
            array = _factor(body, entries, rows, begin, work)
            result.append((array, View(node, rows.first, rows.stride, 1)))
        else:
            result.append((body.blocks[existing.block].pointer, existing))
    return result


def _map(body: Body, node: Apply, members: int, array: str, work: Work) -> None:
    """Add the formulas for several members: the call of their routine."""
    inputs = work.inputs.get(node)
    if inputs is None:
        new = rows_of(node, members)
        place = symbol_rows(len(new), members)
        base = _factor(body, node.args, place, None, work)
        places = [k * place.stride for k in range(len(new))]
    else:
        place = symbol_rows(len(inputs.new), members)
        entries = [entry for row in inputs.new for entry in row]
        _factor(body, entries, place, inputs.begin, work)
        base, places = "%w", inputs.places
    routine = body.used.function(node.op)
    table = work.constant(_bytes(places))
    body.call(f"@{routine}(ptr {table}, ptr {base}, ptr {array})")


def _factor(
    body: Body, nodes: Sequence[Node], rows: Layout, begin: int | None, work: Work
) -> str:
    """Add the writing of a factor, but for entries in place; return its array."""
    if begin is None:
        array = body.room(rows.size)
        body.call(f"@.clear(i64 {rows.size}, ptr {array})")
        begin = -rows.size
    else:
        array = body.entry("%w", begin)
    entries = [
        (rows.place(k), node)
        for k, node in enumerate(nodes)
        if node is not ZERO
        and not (node in work.places and begin + rows.place(k) in work.stored(node))
    ]
    fill(body, work, array, entries, rows.size)
    return array
