"""The work array: numbers that parts of a function hand on, and their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import Mapped, Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.program.program import Assignment
from symbody.writers.llvm.sharing import (
    PIECE,
    Layout,
    Sharing,
    View,
    close,
    factor_layouts,
    symbol_rows,
    view,
    whole_pieces,
)
from symbody.writers.parts import Groups, Part, block_of

# So many numbers cost as much to set to zero as another call, measured.
_LEAST_GAP = 16
# The pointer by which a part reads what others have computed. It never writes where it
# reads, and compilers need not ask of each pair of places if it has its own name
# (measured: of the Jacobian of a 30-joint chain LLVM takes 0.56 s in place of 0.77).
READ_HERE = "%w.read"
# What a symbol is for each member.
Row: TypeAlias = tuple[Node, ...]


@final
@dataclass(frozen=True)
class Inputs:
    """Entries that formulas for several members read."""

    begin: int  # of the rows written for them
    new: tuple[Row, ...]  # these rows; others were written for blocks before
    places: list[int]  # where the row of each symbol begins


@final
@dataclass()
class Work:
    """The places of the work array; factors of products have theirs."""

    sharing: Sharing = field(default_factory=Sharing)
    # of single values that later parts read
    places: dict[Node, int] = field(default_factory=dict)
    # further places of these, in factors
    copies: dict[Node, list[int]] = field(default_factory=dict)
    # begins of those that later parts read
    blocks: dict[Node, int] = field(default_factory=dict)
    # begins of both; None: in a block's array
    factors: dict[Node, list[int | None]] = field(default_factory=dict)
    # what formulas for several members read
    inputs: dict[Node, Inputs] = field(default_factory=dict)
    # by what blocks are given for all members
    rows: dict[Row, int] = field(default_factory=dict)
    cleared: list[tuple[int, int]] = field(default_factory=list)  # begin, length
    size: int = 0
    name: str = ""
    alike: Groups = field(default_factory=dict)  # steps in one vector, by the first
    constants: list[str] = field(default_factory=list)  # definitions of bytes

    @classmethod
    def of(
        cls,
        name: str,
        parts: Sequence[Part],
        named: set[Node],
        alike: Groups | None = None,
    ) -> Work:
        """Return the places for the parts of a function; a single part needs none."""
        sharing = Sharing.of(parts, named)
        work = cls(sharing, name=name, alike=alike or {})
        if len(parts) == 1:
            return work
        saves = [node for part in parts for node in part.saves]
        shared = [*sharing.homes.values(), *sharing.factored.values()]
        for block in [*map(block_of, saves), *shared]:
            if block is None:
                continue
            home = sharing.homes.get(block, block)
            if home not in work.blocks:
                work.blocks[home] = work._room(sharing.room(home))
        for product, home in sharing.homes.items():
            work.blocks[product] = work.blocks[home]
        saved = set(saves)
        for part in parts:
            for step in part.statements:
                if block_of(step.node) is None and isinstance(step, Assignment):
                    work._add_factors(step.node, saved)
        work._add_singles(parts)
        return work

    def _add_singles(self, parts: Sequence[Part]) -> None:
        """Add places of single values, each free behind the last part that reads it.

        Few places, those read together in a row; no part may write where it reads. What
        is alike is side by side.
        """
        reads = [(node, at) for at, part in enumerate(parts) for node in part.reads]
        last, order = dict(reads), {node: -k for k, (node, _) in enumerate(reads[::-1])}
        leaving: dict[int, list[tuple[int, int]]] = {}
        free: dict[int, list[int]] = {}
        of = {node: rows for rows in self.alike.values() for node in rows}
        for at, part in enumerate(parts):
            for count, place in sorted(leaving.pop(at - 1, ()), reverse=True):
                free.setdefault(count, []).append(place)
            for places in free.values():
                places.sort(reverse=True)
            saves = {*part.saves}
            for node in sorted(part.saves, key=order.__getitem__):
                if block_of(node) is None and node not in self.places:
                    rows = of.get(node, (node,))
                    rows = rows if saves.issuperset(rows) else (node,)
                    count = len(rows)
                    places = free.setdefault(count, [])
                    if not places:
                        places.append(self.size)
                        self.size += count
                    place = places.pop()
                    own = zip(rows, range(place, place + count), strict=True)
                    self.places.update(own)
                    end = max([last[row] for row in rows])
                    leaving.setdefault(end, []).append((count, place))

    def read(self, node: Node) -> tuple[str, int]:
        """Return array and index under which another part reads a single value."""
        return READ_HERE, self.places[node]

    def read_block(self, block: Apply) -> tuple[str, int]:
        """Return array and begin under which another part reads items of a block."""
        # A system that is solved overwrites the products in its array.
        within = block in self.sharing.homes
        return ("%w" if within else READ_HERE), self.blocks[block]

    def stored(self, node: Node) -> list[int]:
        """Return all places of a single value."""
        return [self.places[node], *self.copies.get(node, ())]

    def constant(self, content: bytes) -> str:
        """Return the pointer to some constant bytes."""
        name = f"@.bytes.{self.name}.{len(self.constants)}"
        listed = "".join(f"\\{byte:02X}" for byte in content)
        kind = f"[{len(content)} x i8]"
        self.constants.append(
            f'{name} = private unnamed_addr constant {kind} c"{listed}"'
        )
        return name

    def _room(self, count: int) -> int:
        begin = self.size
        self.size += whole_pieces(count)
        return begin

    def _add_factors(self, node: Apply, saved: set[Node]) -> None:
        """Add the arguments of a block, as places of their values."""
        definition = node.op.definition
        if isinstance(definition, Mapped):
            self._add_inputs(node, definition.members, saved)
        if not isinstance(definition, Products):
            return
        self.factors[node] = [
            self._add_array(rows, entries, saved, padded=True) if view is None else None
            for rows, entries, view in factors(node, self.sharing)
        ]

    def _add_inputs(self, node: Apply, members: int, saved: set[Node]) -> None:
        """Add the inputs of a block for its members, if no block before has the row."""
        rows = rows_of(node, members)
        new = tuple(row for row in dict.fromkeys(rows) if row not in self.rows)
        place = symbol_rows(len(new), members)
        entries = [entry for row in new for entry in row]
        # What fills up rows of members is read only if they are few.
        begin = self._add_array(place, entries, saved, padded=members < PIECE)
        self.rows.update((row, begin + k * place.stride) for k, row in enumerate(new))
        self.inputs[node] = Inputs(begin, new, [self.rows[row] for row in rows])

    def _add_array(
        self, rows: Layout, entries: Sequence[Node], saved: set[Node], *, padded: bool
    ) -> int:
        """Add an array, as places of its entries; return its begin."""
        begin = self._room(rows.size)
        zeros = _zeros(rows, entries, padded)
        self.cleared += [(begin + zero, count) for zero, count in zeros]
        for index, entry in enumerate(entries):
            if entry in saved and entry is not ZERO and block_of(entry) is None:
                place = begin + rows.place(index)
                if self.places.setdefault(entry, place) != place:
                    self.copies.setdefault(entry, []).append(place)
        return begin


def rows_of(node: Apply, members: int) -> list[Row]:
    """Return the values of each symbol of a block for its members."""
    return [node.args[k : k + members] for k in range(0, len(node.args), members)]


def _zeros(
    rows: Layout, entries: Sequence[Node], padded: bool
) -> Iterator[tuple[int, int]]:
    """Yield where numbers of an array begin that must be zero, and how many."""
    filled = {rows.place(k) for k, entry in enumerate(entries) if entry is not ZERO}
    read = range(rows.size) if padded else (rows.place(k) for k in range(len(entries)))
    zeros = [place for place in read if place not in filled]
    for begin, end in close(zeros, _LEAST_GAP):
        yield begin, end - begin


def factors(
    node: Apply, sharing: Sharing
) -> list[tuple[Layout, Sequence[Node], View | None]]:
    """Return the arrays that a block reads, and where they are if elsewhere."""
    definition = node.op.definition
    if not isinstance(definition, Products):
        return []
    shift = sharing.shift(node)
    left, right = factor_layouts(definition, shift)
    split = definition.rows * definition.inner
    A, B = node.args[:split], node.args[split:]
    existing = view(B, definition.columns, shift)
    if existing is not None and existing.column != 1:
        existing = None
    return [(left, A, view(A, definition.inner)), (right, B, existing)]
