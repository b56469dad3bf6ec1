"""Statements in LLVM IR that write arrays of numbers, in as few lines as may be.

Numbers that are in memory already are copied by routines: those that lie side by side
as they are, others as a table says. Only the rest are statements of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import Item
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.llvm.body import Body
from symbody.writers.llvm.work import Work

# So many zeros of an array are written one by one.
FEW_ZEROS = 16
# Of what is written between two labels: compilers compare each pair of these.
_LONGEST_PIECE = 64
# Shorter runs are no shorter as a call.
_SHORTEST_RUN = 8
# Fewer numbers are not worth a table.
_SHORTEST_TABLE = 16
# Where numbers are and where they go, by the array that they are in.
_Tables: TypeAlias = dict[str, list[tuple[int, int]]]


def fill(
    body: Body,
    work: Work,
    array: str,
    entries: Iterable[tuple[int, Node]],
    size: int,
) -> None:
    """Add the writing of an array, in pieces short enough for the compiler.

    Args:
        body: Where the statements go.
        work: Gets the tables.
        array: Pointer to it.
        entries: Number of the place and what goes there.
        size: Of the array.
    """
    todo = list(entries)
    empty = sum(node is ZERO for _, node in todo)
    if empty > FEW_ZEROS:
        body.call(f"@.clear(i64 {size}, ptr {array})")
        todo = [entry for entry in todo if entry[1] is not ZERO]
    rest: list[tuple[int, Node]] = []
    for run, singles in _runs(todo):
        if run is not None and run.count >= _SHORTEST_RUN:
            body.copy(run.block, run.first, run.count, array, run.index)
        else:
            rest += singles
    for written, (index, node) in enumerate(_gathered(body, work, array, rest), 1):
        body.store(body.value(node), array, index)
        if written % _LONGEST_PIECE == 0:
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
            content = b"".join(
                number.to_bytes(4, "little") for pair in table for number in pair
            )
            given = f"ptr {work.constant(content)}, ptr {source}, ptr {array}"
            body.call(f"@.gather(i64 {len(table)}, {given})")
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
    if not _is_item(node):
        return None
    item: Any = node
    found = body.blocks[item.args[0]]
    return found.pointer, found.layout.place(item.op.definition.index)


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
