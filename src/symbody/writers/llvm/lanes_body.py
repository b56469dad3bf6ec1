"""The body of a function in LLVM IR that works on many rows, one in each lane."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import final

from symbody.expr.definition import LinearSystem, NonlinearSystem
from symbody.expr.node import Apply, Node
from symbody.expr.operation import Operation
from symbody.writers.llvm import WIDTH
from symbody.writers.llvm.forms import PAIR, VECTOR, Operations, by_operation, number
from symbody.writers.source_file import Used

_BITS = f"<{WIDTH} x i1>"


def step_name(used: Used, op: Operation) -> str:
    """Return the name of the function that a Newton block iterates."""
    return f"{used.function(op)}_step_lanes"


@cache
def _form(form: str) -> str:
    """Return the form of an operation on vectors, from that on numbers."""
    form = form.replace("i1 {}, true", f"i1 {{}}, {_TRUE}")
    form = re.sub(r"\bdouble\b", VECTOR, form)
    form = re.sub(r"\bi1 \{", f"{_BITS} {{", form)
    return form.replace(".f64(", f".v{WIDTH}f64(")


_TRUE = "splat (i1 true)"


@final
class Lanes(Operations):
    """The lines of a function in lanes, one operation a line.

    `blocks` are arrays with their numbers; `shared` arrays have a number for all lanes,
    `work` counts vectors of scratch memory.
    """

    kind, bit, aligned = VECTOR, _BITS, ", align 64"
    takes_numbers = False
    arithmetic = by_operation(_form)
    pair, sincos_name = PAIR, "@.sincos"

    def __init__(self, used: Used, shared: set[str], work: int) -> None:
        super().__init__(used)
        self.work = work
        self.shared = shared
        self._lasting: set[Node] = set()  # what parts hand on to later ones

    def begin_piece(self, saves: Collection[Node]) -> None:
        """Begin the basic block of a part; reading arrays anew frees registers."""
        if self.lines:
            label = f"piece.{len(self.lines)}"
            self.lines += [f"  br label %{label}", f"{label}:"]
        self.values = {n: self.values[n] for n in self._lasting if n in self.values}
        self._lasting.update(saves)

    def item(self, block: Node, index: int) -> str:
        """Add the reading of an item of a block."""
        return self.load(self.blocks[block], index)

    def block(self, node: Apply) -> None:
        """Add what computes a numerical block."""
        definition, args = node.op.definition, node.args
        match definition:
            case LinearSystem(n, m):
                A, array = self._filled(args[: n * n]), self._filled(args[n * n :])
                routine = f"lanes_solve{'_definite' * definition.definite}"
                passed = f"i64 {n}, i64 {m}, ptr {A}, ptr {array}"
            case NonlinearSystem(unknowns):
                n, routine = len(unknowns), "lanes_newton"
                array, a = self._filled(args[:n]), self._filled(args[n:])
                step = f"@{step_name(self.used, node.op)}"
                room = self._room(self.used.work[node.op])
                passed = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {room}"
            case _:
                raise AssertionError(node.op)
        self.lines.append(f"  call void @{routine}({passed})")
        self.blocks[node] = array

    def _filled(self, nodes: Sequence[Node]) -> str:
        """Return an array with the values of nodes."""
        array = self._room(len(nodes))
        for index, node in enumerate(nodes):
            self.store(self.value(node), array, index)
        return array

    def _room(self, count: int) -> str:
        """Return an array of this function's own, in scratch memory."""
        self.work += count
        return self.entry("%w", self.work - count)

    def load(self, pointer: str, index: int) -> str:
        """Add the reading of one entry of an array."""
        if pointer not in self.shared:
            return super().load(pointer, index)
        place = self.line(f"getelementptr double, ptr {pointer}, i64 {index}")
        single = self.line(f"load double, ptr {place}")
        first = self.line(f"insertelement {VECTOR} poison, double {single}, i32 0")
        return self.line(
            f"shufflevector {VECTOR} {first}, {VECTOR} poison, "
            f"<{WIDTH} x i32> zeroinitializer"
        )

    def constant(self, value: float) -> str:
        """Return the operand of a constant."""
        return f"splat (double {number(value)})"

    def form(self, form: str) -> str:
        """Return the form of an operation on vectors, from that on numbers."""
        return _form(form)

    def called(self, name: str, args: Sequence[str]) -> str:
        """Add the call of a function for each lane."""
        if name in ("sin", "cos"):
            pair = self.line(f"call {PAIR} @.sincos({VECTOR} {args[0]})")
            return self.line(f"extractvalue {PAIR} {pair}, {0 if name == 'sin' else 1}")
        passed = ", ".join(f"{VECTOR} {arg}" for arg in args)
        return self.line(f"call {VECTOR} @.each.{name}({passed})")
