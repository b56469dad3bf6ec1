"""The work array: numbers that parts of a function hand on, and their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.definition import Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.program.program import Assignment
from symbody.writers.llvm.numbers import factor_layouts, whole_pieces
from symbody.writers.llvm.sharing import Sharing
from symbody.writers.parts import Part
from symbody.writers.runs import block_of

# The pointer by which a part reads single values of others. It never writes where it
# reads, and compilers need not ask of each pair of places if it has its own name.
READ_HERE = "%w.read"


@final
@dataclass()
class Work:
    """The places of the work array.

    Factors of products have theirs, and what is computed for them is stored there.

    Attributes:
        sharing: What blocks share.
        places: Of single values that later parts read.
        singles: From here on there are such values only.
        copies: Further places of these, in factors.
        blocks: Where the numbers of blocks begin that later parts read.
        factors: Where the two factors of products begin.
        cleared: Where arrays begin that must be zero first, and how many numbers.
        size: Of the whole array.
        name: Of the function.
        constants: Definitions of the constant bytes that it reads.
    """

    sharing: Sharing = field(default_factory=Sharing)
    places: dict[Node, int] = field(default_factory=dict)
    singles: int = 0
    copies: dict[Node, list[int]] = field(default_factory=dict)
    blocks: dict[Node, int] = field(default_factory=dict)
    factors: dict[Node, tuple[int, int]] = field(default_factory=dict)
    cleared: list[tuple[int, int]] = field(default_factory=list)
    size: int = 0
    name: str = ""
    constants: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, name: str, parts: Sequence[Part], named: set[Node]) -> Work:
        """Return the places for the parts of a function.

        Args:
            name: Of the function.
            parts: One, which needs none, or several.
            named: What has a name, and so a value of its own.
        """
        sharing = Sharing.of([s for part in parts for s in part.statements], named)
        work = cls(sharing, name=name)
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
        kept = set(saves)
        for part in parts:
            for step in part.statements:
                if isinstance(step, Assignment):
                    work._add_factors(step.node, kept)
        work.singles = work.size
        for node in saves:
            if block_of(node) is None and node not in work.places:
                work.places[node] = work.size
                work.size += 1
        return work

    def read(self, node: Node) -> tuple[str, int]:
        """Return array and index under which another part reads a single value."""
        place = self.places[node]
        return (READ_HERE if place >= self.singles else "%w"), place

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

    def _add_factors(self, node: Apply, kept: set[Node]) -> None:
        """Add the factors of a product, as places of what is computed for them."""
        found = node.op.definition
        if not isinstance(found, Products):
            return
        split = found.rows * found.inner
        begins = []
        layouts = factor_layouts(found, self.sharing.shift(node))
        pieces = (node.args[:split], node.args[split:])
        for rows, entries in zip(layouts, pieces, strict=True):
            begin = self._room(rows.size)
            begins.append(begin)
            self.cleared.append((begin, rows.size))
            for index, entry in enumerate(entries):
                if entry in kept and entry is not ZERO and block_of(entry) is None:
                    place = begin + rows.place(index)
                    if self.places.setdefault(entry, place) != place:
                        self.copies.setdefault(entry, []).append(place)
        left, right = begins
        self.factors[node] = (left, right)
