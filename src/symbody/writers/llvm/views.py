"""Factors of products that lie in the array of a block, where they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.definition import Item, Mapped
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.llvm.numbers import layout
from symbody.writers.llvm.rows import PIECE
from symbody.writers.runs import block_of


@final
@dataclass(frozen=True)
class View:
    """A matrix in the array of a block.

    Attributes:
        block: The block.
        begin: Place of the first entry.
        row: From one row to the next.
        column: From one column to the next.
    """

    block: Apply
    begin: int
    row: int
    column: int


def view(entries: Sequence[Node], columns: int, shift: int = 0) -> View | None:
    """Return where a matrix is in the array of formulas for several members.

    Zeros may be anything there that is zero for what is given.

    Args:
        entries: Row by row.
        columns: How many there are.
        shift: How many numbers before each row are read, too. Behind each row there
            are so many as fill a vector.

    Returns:
        None if it is not in one array, in even steps.
    """
    blocks = {block_of(entry) for entry in entries if entry is not ZERO}
    block = blocks.pop() if len(blocks) == 1 else None
    if block is None or not isinstance(block.op.definition, Mapped):
        return None
    place = layout(block)
    found = [
        (k // columns, k % columns, place.place(entry.op.definition.index))
        for k, entry in enumerate(entries)
        if isinstance(entry, Apply) and isinstance(entry.op.definition, Item)
    ]
    table = np.array(found)
    even = np.hstack([np.ones((len(table), 1)), table[:, :2]])
    steps = np.linalg.lstsq(even, table[:, 2], rcond=None)[0].round().astype(int)
    if not np.array_equal(even.astype(int) @ steps, table[:, 2]):
        return None
    begin, row, column = (int(step) for step in steps)
    rows = len(entries) // columns
    corners = [begin + i * (rows - 1) * row + j * (columns - 1) * column
               for i in (0, 1) for j in (0, 1)]  # fmt: skip
    inside = min(corners) - shift >= 0 and max(corners) + PIECE <= place.size
    return View(block, begin, row, column) if inside else None
