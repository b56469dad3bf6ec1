"""Layouts of numerical blocks in LLVM IR, and arrays that they share.

A definite system takes a factor made for other sides; a product whose items only a
system needs is computed where that is solved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.expr.definition import (
    BlockOutput,
    LinearSystem,
    Mapped,
    NonlinearSystem,
    Products,
)
from symbody.expr.node import ZERO, Apply, Node
from symbody.program.program import Assignment, Content, content_of
from symbody.writers.parts import Part, Statement, block_of

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


def close(numbers: Sequence[int], gap: int) -> Iterator[tuple[int, int]]:
    """Yield where rising numbers begin and end that are at most a gap apart."""
    begin = 0
    for k, number in enumerate(numbers):
        if k + 1 == len(numbers) or numbers[k + 1] - number > gap:
            yield numbers[begin], number + 1
            begin = k + 1


@final
@dataclass(frozen=True)
class View:
    """A matrix in an array of a block: its begin, and steps to rows and columns."""

    block: Apply
    begin: int
    row: int
    column: int

    def place(self, i: int, j: int) -> int:
        """Return the place of an entry, or one beside the matrix."""
        return self.begin + i * self.row + j * self.column


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


@final
@dataclass(frozen=True)
class Sharing:
    """Factors and arrays that blocks of a function share.

    `factored` systems use the factor of another; `homes` are the systems in whose
    arrays products are computed, from the places `begins` on.
    """

    factored: dict[Apply, Apply] = field(default_factory=dict)
    homes: dict[Apply, Apply] = field(default_factory=dict)
    begins: dict[Apply, int] = field(default_factory=dict)

    @classmethod
    def of(cls, parts: Sequence[Part], named: set[Node]) -> Sharing:
        """Return the sharing of the blocks of all statements of a function."""
        result = cls()
        statements = [step for part in parts for step in part.statements]
        inner = [content for part in parts for content in part.inner]
        systems = [
            (at, step.node)
            for at, step in enumerate(statements)
            if step.__class__ is Assignment and _definite(step.node)
        ]
        if not systems:
            return result
        solved: dict[tuple[Node, ...], Apply] = {}
        for _, node in systems:
            first = solved.setdefault(node.args[: _system(node).size ** 2], node)
            if first is not node:
                result.factored[node] = first
        uses = _last_uses(statements, inner, named, result.factored)
        for at, node in systems:
            result._let_in(at, node, uses, named)
        return result

    def layout(self, block: Apply) -> Layout:
        """Return where the numbers of a block are in the array that it is in."""
        if block in self.homes:
            home = self.layout(self.homes[block])
            return Layout(
                _product(block).columns, home.stride, self.begins[block], home.size
            )
        if block in self.factored:
            system = _system(block)
            stride = whole_pieces(system.sides)
            return Layout(system.sides, stride, 0, system.size * stride)
        return layout(block)

    def room(self, block: Apply) -> int:
        """Return the size of the array of a block, with all that stays there."""
        size = self.layout(block).size
        if _definite(block) and block not in self.factored:
            # Inverses of pivots, and the columns of L.
            n = _system(block).size
            size += whole_pieces(n) + n * layout(block).first
        return size

    def covered(self, system: Apply) -> set[int]:
        """Return the columns, 8 at a time, that products write in a system's array."""
        return {
            piece
            for product, home in self.homes.items()
            if home is system
            for piece in self._pieces(product, self.begins[product], system)
        }

    def _let_in(
        self, at: int, system: Apply, uses: Mapping[Apply, int], named: set[Node]
    ) -> None:
        """Let products into the array of a system where they fit."""
        place, entries = self.layout(system), self.entries(system)
        offsets: dict[Apply, Counter[int]] = {}
        for index, node in entries:
            block = block_of(node)
            if block is not None and isinstance(block.op.definition, Products):
                there = index - _within(node, place.stride)
                offsets.setdefault(block, Counter())[there] += 1
        taken: set[int] = set()
        for block, shifts in offsets.items():
            (begin,) = shifts if len(shifts) == 1 else (-1,)
            pieces = self._pieces(block, begin, system)
            if not pieces or pieces & taken or block in self.homes:
                continue
            fits = uses.get(block, at) <= at
            if fits and _fits(block, begin, place.stride, entries, named):
                taken |= pieces
                self.homes[block], self.begins[block] = system, begin

    def _pieces(self, block: Apply, begin: int, system: Apply) -> set[int]:
        """Return the columns, 8 at a time, that a product would write."""
        definition, stride = _product(block), self.layout(system).stride
        end = whole_pieces(begin + definition.columns)
        fits = definition.rows == _system(system).size and begin >= 0 and end <= stride
        return set(range(begin // PIECE, end // PIECE)) if fits else set()

    def shift(self, product: Apply) -> int:
        """Return how far the columns of a product are behind a multiple of 8."""
        return self.begins.get(product, 0) % PIECE

    def entries(self, system: Apply) -> list[tuple[int, Node]]:
        """Return the entries of the array of a definite system before it is solved."""
        place, n = self.layout(system), _system(system).size
        result = [(place.place(k), side) for k, side in enumerate(system.args[n * n :])]
        if system not in self.factored:
            result += [
                (i * place.stride + j, system.args[i * n + j])
                for i in range(n)
                for j in range(i, n)
            ]
        return sorted(result, key=lambda entry: entry[0])

    def spans(self, system: Apply) -> list[int]:
        """Return between which columns elimination fills each row of sides."""
        place, n = self.layout(system), _system(system).size
        upper = factor_pattern(system)
        sides = _filled(system.args[n * n :], n)
        for i, row in enumerate(sides):
            for j in np.flatnonzero(upper[:i, i]):
                row |= sides[j]
        for first in np.flatnonzero(pairs(upper.T)).tolist():
            sides[first] |= sides[first + 1]
            sides[first + 1] = sides[first]
        result = []
        for row in sides:
            columns = np.flatnonzero(row)
            begin, last = (columns[0], columns[-1]) if columns.size else (0, -1)
            end = min(whole_pieces(int(last) + 1), place.stride)
            result += [int(begin) // PIECE * PIECE, end]
        return result


def factor_pattern(system: Apply) -> NDArray[np.bool_]:
    """Return where the factor U of a definite system is filled beside its diagonal."""
    n = _system(system).size
    upper = np.triu(_filled(system.args[: n * n], n), 1)
    for j, row in enumerate(upper):
        below = np.flatnonzero(row[j + 1 :]) + j + 1
        upper[np.ix_(below, below)] = True
    return np.triu(upper, 1)


def pairs(pattern: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return which rows of a factor are computed together with the next one.

    The next one has the same rows taken off, and this row, nothing else. The pattern
    has the rows taken off each row, in the order of computation.
    """
    result = np.zeros(len(pattern), dtype=bool)
    for i, row in enumerate(pattern[:-1]):
        wanted = row.copy()
        wanted[i] = True
        alike = row.any() and np.array_equal(pattern[i + 1], wanted)
        result[i] = alike and not (i and result[i - 1])
    return result


def _filled(nodes: Sequence[Node], n: int) -> NDArray[np.bool_]:
    return np.array([node is not ZERO for node in nodes]).reshape(n, -1)


def _definite(node: Apply) -> bool:
    definition = node.op.definition
    return definition.__class__ is LinearSystem and definition.definite


def _system(block: Apply) -> LinearSystem:
    assert isinstance(block.op.definition, LinearSystem)
    return block.op.definition


def _product(block: Apply) -> Products:
    assert isinstance(block.op.definition, Products)
    return block.op.definition


def _last_uses(
    statements: Sequence[Statement],
    contents: Sequence[Content],
    named: set[Node],
    factored: dict[Apply, Apply],
) -> dict[Apply, int]:
    """Return which statement is the last to read an item of each product."""
    result: dict[Apply, int] = {}
    products: dict[Node, Apply] = {
        step.node: block
        for step in statements
        if (block := block_of(step.node)) is not None
        and isinstance(block.op.definition, Products)
    }
    for at, (step, (_, inner)) in enumerate(zip(statements, contents, strict=True)):
        if step.node in factored:
            # Of the matrix only its factor is read.
            _, inner = content_of(step.node.args[_system(step.node).size ** 2 :], named)
        if not products.keys().isdisjoint(inner):
            result.update((products[node], at) for node in inner if node in products)
    return result


def _within(item: Node, stride: int) -> int:
    """Return where an item of a product is from the first one."""
    assert isinstance(item, Apply)
    block = block_of(item)
    assert block is not None
    assert isinstance(item.op.definition, BlockOutput)
    row, column = divmod(item.op.definition.index, _product(block).columns)
    return row * stride + column


def _fits(
    block: Apply,
    begin: int,
    stride: int,
    entries: Sequence[tuple[int, Node]],
    named: set[Node],
) -> bool:
    """Return whether a product leaves in an array what belongs there.

    What else belongs there is written later, and may read of it only its own place.
    """
    written = {
        begin + part.row * stride + column
        for part in _product(block).parts
        for column in range(part.begin, part.end)
    }
    for index, node in entries:
        if block_of(node) is block:
            continue
        if node is ZERO and index in written:
            return False
        for read in content_of((node,), named)[1]:
            if block_of(read) is block and index != begin + _within(read, stride):
                return False
    return True
