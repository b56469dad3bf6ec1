"""Places in memory of the numbers of a numerical block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.definition import (
    BlockOutput,
    LinearSystem,
    Mapped,
    NonlinearSystem,
    Products,
)
from symbody.expr.node import ZERO, Apply, Node
from symbody.writers.parts import block_of

# Of what is computed together, how many numbers are in one vector; processors with
# shorter ones take it apart.
PIECE = 8


@final
@dataclass(frozen=True)
class Layout:
    """The rows of a block in an array of its own; `stride` leads from row to row."""

    columns: int
    stride: int
    first: int
    size: int

    def place(self, index: int) -> int:
        """Return where one of the block's numbers is."""
        row, column = divmod(index, self.columns)
        return self.first + row * self.stride + column

    def pieces(self, first: int, count: int) -> Iterator[tuple[int, int]]:
        """Yield where consecutive numbers begin and how many are side by side."""
        end = first + count
        while first < end:
            row_end = (first // self.columns + 1) * self.columns
            whole = end if self.stride == self.columns else row_end
            yield first, min(whole, end) - first
            first = whole


def layout(block: Apply) -> Layout:
    """Return how the routine of a block lays out its numbers."""
    definition = block.op.definition
    if isinstance(definition, Products):
        return _rows(definition.rows, definition.columns)
    if isinstance(definition, LinearSystem):
        n, m = definition.size, definition.sides
        if not definition.definite:
            return Layout(m, m, 0, n * m)
        first = whole_pieces(n)
        stride = first + whole_pieces(m)
        return Layout(m, stride, first, n * stride)
    if isinstance(definition, Mapped):
        return formula_rows(len(definition.formulas), definition.members)
    assert isinstance(definition, NonlinearSystem)
    n = len(definition.unknowns)
    return Layout(n, n, 0, n)


def symbol_rows(symbols: int, members: int) -> Layout:
    """Return rows of the values of symbols for members, aligned as vectors are."""
    stride = whole_pieces(members)
    return Layout(members, stride, 0, symbols * stride)


def formula_rows(formulas: int, members: int) -> Layout:
    """Return rows of formulas for members, side by side where vectors fit into one."""
    stride = max(members, PIECE)
    return Layout(members, stride, 0, formulas * stride + PIECE)


def factor_layouts(products: Products, shift: int) -> tuple[Layout, Layout]:
    """Return layouts of the factors of a product, the right one's rows shifted."""
    inner = products.inner
    left = Layout(inner, inner, 0, products.rows * inner)
    return left, _rows(inner, products.columns, shift)


def _rows(rows: int, columns: int, shift: int = 0) -> Layout:
    """Return rows that may be written beyond their end."""
    stride = whole_pieces(shift + columns) + PIECE
    return Layout(columns, stride, shift, rows * stride)


def whole_pieces(count: int) -> int:
    """Return the next multiple of what routines take at once."""
    return -(-count // PIECE) * PIECE


@final
@dataclass(frozen=True)
class View:
    """A matrix in a block's array: its begin, and steps to rows and columns."""

    block: Apply
    begin: int
    row: int
    column: int


def view(entries: Sequence[Node], columns: int, shift: int = 0) -> View | None:
    """Return where a matrix lies in an array, in even steps, or None.

    Zeros may be anything there that is zero. `shift` numbers before each row are read,
    too, and behind each as many as fill a vector.
    """
    blocks = {block_of(entry) for entry in entries if entry is not ZERO}
    block = blocks.pop() if len(blocks) == 1 else None
    if block is None or not isinstance(block.op.definition, Mapped):
        return None
    place = layout(block)
    places = [
        (k // columns, k % columns, place.place(entry.op.definition.index))
        for k, entry in enumerate(entries)
        if isinstance(entry, Apply) and isinstance(entry.op.definition, BlockOutput)
    ]
    table = np.array(places)
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
