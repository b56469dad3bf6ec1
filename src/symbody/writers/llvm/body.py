"""The body of one function in LLVM IR."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from symbody.dataclass import dataclass
from symbody.expr.functions import SIN
from symbody.expr.node import MUL, NEG, Apply, Node
from symbody.program.program import Program
from symbody.writers.llvm import NARROW, WIDTH
from symbody.writers.llvm.forms import PAIR, VECTOR, Operations, by_operation
from symbody.writers.llvm.sharing import Layout, whole_pieces
from symbody.writers.parts import Angles, Groups, Part, Run, split
from symbody.writers.source_file import Used


@final
@dataclass(frozen=True)
class Numbers:
    """The layout of the numbers of a block in the array that a pointer leads to."""

    pointer: str
    layout: Layout


@final
@dataclass(frozen=True)
class Style:
    """The kind of function that text is written for.

    Where it `packs`, sines and cosines are computed eight at a time. A function that
    needs more scratch memory than `most_on_stack` numbers has all of it from `malloc`.
    With `reach`, a pointer serves so many numbers of an array, and others another one.
    """

    longest_part: int
    packs: bool
    most_on_stack: int | None = None
    reach: int = 0
    attributes: str = ""


# By measurement: shorter parts save more between them, longer ones give no better code.
# Up to 2000 operations one part takes a tenth less, and compiles as fast.
FEWEST_PARTS = 5
PROCESSOR = Style(longest_part=500, packs=True, attributes=NARROW)


def shared_nodes(program: Program, parts: Sequence[Part], other: Groups) -> set[Node]:
    """Return the products that parts hand on, here or with steps in another order.

    Rows in lanes and single ones have one order each, and fuse none of these.
    """
    alike = program.alike
    if alike:
        longest = PROCESSOR.longest_part
        more = split(program, longest=longest, fewest=FEWEST_PARTS, alike=other)
        parts = [*parts, *more]
    nodes: set[Any] = {node for part in parts for node in part.saves}
    nodes.update(*[own for own in alike.values() if not nodes.isdisjoint(own)])
    nodes = {node.args[0] if node.op is NEG else node for node in nodes}
    return {node for node in nodes if node.__class__ is Apply and node.op is MUL}


@final
class Body(Operations):
    """The lines of a function, one operation a line.

    `blocks` are Numbers, `rooms` own arrays by their blocks, `made` operands and sizes
    of all.
    """

    arithmetic = by_operation()

    def __init__(self, used: Used, style: Style = PROCESSOR) -> None:
        super().__init__(used)
        self._style = style
        self.rooms: dict[Node, str] = {}
        self.made: list[tuple[str, int]] = []
        self._pieces = 0
        self._near: dict[tuple[str, int], str] = {}

    def line(self, text: str) -> str:
        """Add an instruction and return the operand of its value."""
        # LLVM numbers what has no name like this, and reads it twice as fast.
        self._count += 1
        operand = f"%{self._count}"
        self.lines.append(f"  {operand} = {text}")
        return operand

    def entry(self, pointer: str, index: int) -> str:
        """Return the pointer to one entry of an array."""
        reach = self._style.reach
        begin = reach and (index + reach // 2) // reach * reach
        if begin:
            near = self._near.get((pointer, begin))
            if near is None:
                far = self.line(f"getelementptr double, ptr {pointer}, i64 {begin}")
                # LLVM would add up what it sees; and nothing else leads to the same.
                near = self.line(f'call noalias ptr asm "", "=r,0"(ptr {far})')
                self._near[pointer, begin] = near
            pointer, index = near, index - begin
        if not index:
            return pointer
        return self.line(f"getelementptr double, ptr {pointer}, i64 {index}")

    def item(self, block: Node, index: int) -> str:
        """Add the reading of an item of a block."""
        numbers = self.blocks[block]
        return self.load(numbers.pointer, numbers.layout.place(index))

    def sincos(self, group: Angles) -> None:
        """Add the sines and cosines of a group of angles."""
        if not self._style.packs:
            super().sincos(group)
            return
        angles = [self.value(angle) for angle in group.angles]
        sines: dict[Node, tuple[str, int]] = {}
        for start in range(0, len(angles), WIDTH):
            pack = angles[start : start + WIDTH]
            vector = "zeroinitializer"
            for lane, angle in enumerate(pack):
                vector = self.line(
                    f"insertelement {VECTOR} {vector}, double {angle}, i32 {lane}"
                )
            pair = self.line(f"call {PAIR} @.sincos({VECTOR} {vector})")
            for lane in range(len(pack)):
                sines[group.angles[start + lane]] = (pair, lane)
        vectors: dict[tuple[str, int], str] = {}
        for member in group.members:
            pair, lane = sines[member.node.args[0]]
            half = 0 if member.node.op is SIN else 1
            if (pair, half) not in vectors:
                vectors[pair, half] = self.line(f"extractvalue {PAIR} {pair}, {half}")
            self.lanes[member.node] = vectors[pair, half], lane, WIDTH

    def run(self, run: Run) -> None:
        """Add the writing of consecutive entries of a result."""
        place = self.entry(f"%{run.result}", run.begin)
        if run.block is None:
            self.call(f"@.clear(i64 {run.length}, ptr {place})")
            return
        self.copy(run.block, run.first, run.length, f"%{run.result}", run.begin)

    def copy(self, block: Node, first: int, count: int, array: str, index: int) -> None:
        """Add the copying of consecutive items of a block into an array."""
        source = self.blocks[block]
        for item, length in source.layout.pieces(first, count):
            begin = self.entry(source.pointer, source.layout.place(item))
            end = self.entry(array, index + item - first)
            self.call(f"@.copy(i64 {length}, ptr {begin}, ptr {end})")

    def room(self, count: int) -> str:
        """Return a pointer to so many numbers of this function's own."""
        operand = f"%room.{self._pieces}"
        self._pieces += 1
        self.made.append((operand, max(1, count)))
        return operand

    def on_stack(self) -> list[str]:
        """Return the function's lines, with its own room on the stack."""
        # All room is made in the entry: elsewhere the stack would grow.
        rooms = [
            f"  {operand} = alloca [{count} x double], align 64"
            for operand, count in reversed(self.made)
        ]
        return [*rooms, *self.lines]

    def behind(self, begin: int) -> list[str]:
        """Return the function's lines, with its room in w, from a multiple of 8."""
        rooms = []
        for operand, count in self.made:
            rooms.append(f"  {operand} = getelementptr double, ptr %w, i64 {begin}")
            begin += whole_pieces(count)
        return [*rooms, *self.lines]

    def own_size(self) -> int:
        """Return how many numbers its own room has."""
        return sum(whole_pieces(count) for _, count in self.made)

    def new_piece(self) -> None:
        """Begin another basic block."""
        label = f"piece.{self._pieces}"
        self._pieces += 1
        self.lines += [f"  br label %{label}", f"{label}:"]

    def call(self, call: str) -> None:
        """Add the call of a routine."""
        self.lines.append(f"  call void {call}")
