"""The body of one function in LLVM IR."""

from __future__ import annotations

from typing import Any, final

from symbody.dataclass import dataclass
from symbody.expr.definition import BlockOutput
from symbody.expr.functions import OPERATIONS, SIN
from symbody.expr.node import Const, Node
from symbody.writers.llvm.forms import ARITHMETIC, NARROW, Operations, number
from symbody.writers.llvm.numbers import Layout, whole_pieces
from symbody.writers.llvm.sincos import PAIR, VECTOR, WIDTH
from symbody.writers.parts import Angles, Run
from symbody.writers.source_file import Used

ONE_PAIR = "{ double, double }"
# By operation, as most of what is written is one of these.
_ARITHMETIC = {
    OPERATIONS[name]: form.format(*["%s"] * OPERATIONS[name].arity)
    for name, form in ARITHMETIC.items()
}


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
    """

    longest_part: int
    packs: bool
    most_on_stack: int | None = None
    attributes: str = ""


# By measurement: shorter parts save more between them, longer ones give no better code.
PROCESSOR = Style(longest_part=500, packs=True, attributes=NARROW)


@final
class Body(Operations):
    """The lines of a function, one operation a line.

    A node's value is an operand (`values`) or read when needed (`places`); `rooms` are
    own arrays by their blocks, `made` operands and sizes of all.
    """

    def __init__(self, used: Used, style: Style = PROCESSOR) -> None:
        super().__init__(used)
        self._style = style
        self.places: dict[Node, tuple[str, int]] = {}
        self.blocks: dict[Node, Numbers] = {}
        self.rooms: dict[Node, str] = {}
        self.made: list[tuple[str, int]] = []
        self._pieces = 0

    def line(self, text: str) -> str:
        """Add an instruction and return the operand of its value."""
        # LLVM numbers what has no name like this, and reads it twice as fast.
        self._count += 1
        operand = f"%{self._count}"
        self.lines.append(f"  {operand} = {text}")
        return operand

    def load(self, pointer: str, index: int) -> str:
        """Add the reading of one entry of an array."""
        return self.line(f"load double, ptr {self.entry(pointer, index)}")

    def store(self, operand: str, pointer: str, index: int) -> None:
        """Add the writing of one entry of an array."""
        place = self.entry(pointer, index)
        self.lines.append(f"  store double {operand}, ptr {place}")

    def entry(self, pointer: str, index: int) -> str:
        """Return the pointer to one entry of an array."""
        if index == 0:
            return pointer
        return self.line(f"getelementptr double, ptr {pointer}, i64 {index}")

    def value(self, root: Node) -> str:
        """Return the operand of a node, adding the instructions for it."""
        operand = self.values.get(root)
        if operand is not None:
            return operand
        todo: list[Any] = [root]
        values, places, blocks = self.values, self.places, self.blocks
        while todo:
            node = todo[-1]
            if node in values:
                todo.pop()
            elif node in places:
                values[todo.pop()] = self.load(*places[node])
            elif node.__class__ is Const:
                values[todo.pop()] = number(node.value)
            elif (form := _ARITHMETIC.get(node.op)) is not None:
                operands = tuple([values.get(arg) for arg in node.args])
                if None in operands:
                    missing = [arg for arg in node.args if arg not in values]
                    todo.extend(reversed(missing))
                else:
                    values[todo.pop()] = self.line(form % operands)
            else:
                args = node.args
                missing = [a for a in args if a not in values and a not in blocks]
                if missing:
                    todo.extend(reversed(missing))
                elif isinstance(node.op.definition, BlockOutput):
                    numbers = blocks[args[0]]
                    place = numbers.layout.place(node.op.definition.index)
                    values[todo.pop()] = self.load(numbers.pointer, place)
                else:
                    values[todo.pop()] = self.operation(node)
        return values[root]

    def sincos(self, group: Angles) -> None:
        """Add the sines and cosines of a group of angles."""
        if not self._style.packs:
            self._one_by_one(group)
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
        self._unpack(group, sines)

    def _one_by_one(self, group: Angles) -> None:
        pairs = {
            angle: self.line(
                f"call {ONE_PAIR} @math_sincos(double {self.value(angle)})"
            )
            for angle in group.angles
        }
        for member in group.members:
            half = 0 if member.node.op is SIN else 1
            pair = pairs[member.node.args[0]]
            self.values[member.node] = self.line(
                f"extractvalue {ONE_PAIR} {pair}, {half}"
            )

    def run(self, run: Run) -> None:
        """Add the writing of consecutive entries of a result."""
        place = self.entry(f"%{run.result}", run.index)
        if run.block is None:
            self.call(f"@.clear(i64 {run.count}, ptr {place})")
            return
        self.copy(run.block, run.first, run.count, f"%{run.result}", run.index)

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

    def _unpack(self, group: Angles, numbers: dict[Node, tuple[str, int]]) -> None:
        vectors: dict[tuple[str, int], str] = {}
        for member in group.members:
            pair, lane = numbers[member.node.args[0]]
            half = 0 if member.node.op is SIN else 1
            if (pair, half) not in vectors:
                vectors[pair, half] = self.line(f"extractvalue {PAIR} {pair}, {half}")
            self.values[member.node] = self.line(
                f"extractelement {VECTOR} {vectors[pair, half]}, i32 {lane}"
            )
