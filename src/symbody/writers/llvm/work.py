"""The work array: numbers that parts of a function hand on, and their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.definition import Products
from symbody.expr.node import ZERO, Apply, Node
from symbody.program.program import Assignment
from symbody.writers.llvm.numbers import factor_layouts, layout, whole_pieces
from symbody.writers.parts import Part
from symbody.writers.runs import block_of


@final
@dataclass()
class Work:
    """The places of the work array.

    Factors of products have theirs, and what is computed for them is stored there.

    Attributes:
        places: Of single values that later parts read.
        blocks: Where the numbers of blocks begin that later parts read.
        factors: Where the two factors of products begin.
        cleared: Where arrays begin that must be zero first, and how many numbers.
        size: Of the whole array.
        name: Of the function.
        constants: Definitions of the constant bytes that it reads.
    """

    places: dict[Node, int] = field(default_factory=dict)
    blocks: dict[Node, int] = field(default_factory=dict)
    factors: dict[Node, tuple[int, int]] = field(default_factory=dict)
    cleared: list[tuple[int, int]] = field(default_factory=list)
    size: int = 0
    name: str = ""
    constants: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, name: str, parts: Sequence[Part]) -> Work:
        """Return the places for several parts of a function."""
        work = cls(name=name)
        saves = [node for part in parts for node in part.saves]
        for block in map(block_of, saves):
            if block is not None and block not in work.blocks:
                work.blocks[block] = work._room(layout(block).size)
        kept = set(saves)
        for part in parts:
            for step in part.statements:
                if isinstance(step, Assignment):
                    work._add_factors(step.node, kept)
        for node in saves:
            if block_of(node) is None and node not in work.places:
                work.places[node] = work.size
                work.size += 1
        return work

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
        pieces = (node.args[:split], node.args[split:])
        for rows, entries in zip(factor_layouts(found), pieces, strict=True):
            begin = self._room(rows.size)
            begins.append(begin)
            self.cleared.append((begin, rows.size))
            for index, entry in enumerate(entries):
                single = entry is not ZERO and block_of(entry) is None
                if single and entry in kept:
                    self.places.setdefault(entry, begin + rows.place(index))
        left, right = begins
        self.factors[node] = (left, right)
