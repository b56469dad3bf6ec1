"""Formulas for several members in LLVM IR: a routine that takes eight at a time.

Each symbol and each formula has a row of numbers, one a member. The last eight members
are taken together, whether or not some were taken before.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.definition import Mapped
from symbody.expr.node import Apply, Const, Node
from symbody.expr.traverse import operations_of
from symbody.writers.llvm.forms import ARITHMETIC, number
from symbody.writers.llvm.numbers import found_rows
from symbody.writers.llvm.rows import PIECE

_VECTOR = f"<{PIECE} x double>"
_ARGUMENTS = "ptr noalias %table, ptr noalias %given, ptr noalias %result"


def routine(name: str, mapped: Mapped) -> str:
    """Return the routine that computes formulas for several members.

    Args:
        name: Of the routine.
        mapped: The formulas.
    """
    step = found_rows(1, mapped.members).stride
    lines = [
        f"; Writes {len(mapped.formulas)} rows, {step} numbers each, from what a",
        "; table says: where the rows of symbols begin.",
        f"define internal void @{name}({_ARGUMENTS}) {{",
        "entry:",
        "  br label %members",
        "members:",
        "  %m = phi i64 [ 0, %entry ], [ %start, %members ]",
        *_Formulas(mapped).lines,
        f"  %next = add i64 %m, {PIECE}",
        f"  %more = icmp slt i64 %next, {step}",
        f"  %whole = icmp slt i64 %next, {step - PIECE}",
        f"  %start = select i1 %whole, i64 %next, i64 {step - PIECE}",
        "  br i1 %more, label %members, label %done",
        "done:",
        "  ret void",
        "}",
        "",
    ]
    return "\n".join(lines)


class _Formulas:
    """Writes formulas for vectors of members, each where it is read first."""

    def __init__(self, mapped: Mapped) -> None:
        self.lines: list[str] = []
        self._values: dict[Node, str] = {}
        self._count = 0
        self._found = found_rows(1, mapped.members).stride
        self._places = {symbol: k for k, symbol in enumerate(mapped.symbols)}
        rows: dict[Node, list[int]] = {}
        for place, formula in enumerate(mapped.formulas):
            rows.setdefault(formula, []).append(place)
        # As they were made: what one formula after another needs stays in registers.
        for node in operations_of(mapped.formulas):
            args = [self._operand(arg) for arg in node.args]
            form = ARITHMETIC[node.op.name].replace("double", _VECTOR)
            self._values[node] = self._line(form.format(*args))
            self._store(node, rows.pop(node, []))
        for leaf, places in rows.items():
            self._store(leaf, places)

    def _store(self, node: Node, rows: Sequence[int]) -> None:
        for row in rows:
            at = self._entry("%result", row * self._found)
            value = self._operand(node)
            self.lines.append(f"  store {_VECTOR} {value}, ptr {at}, align 8")

    def _line(self, text: str) -> str:
        operand = f"%.{self._count}"
        self._count += 1
        self.lines.append(f"  {operand} = {text}")
        return operand

    def _entry(self, array: str, begin: int) -> str:
        first = self._line(f"getelementptr double, ptr {array}, i64 {begin}")
        return self._line(f"getelementptr double, ptr {first}, i64 %m")

    def _row(self, symbol: Node) -> str:
        """Return where the row of a symbol begins."""
        k = self._places[symbol]
        place = self._line(f"getelementptr i32, ptr %table, i64 {k}")
        begin = self._line(f"load i32, ptr {place}, align 1")
        begin = self._line(f"zext i32 {begin} to i64")
        return self._line(f"getelementptr double, ptr %given, i64 {begin}")

    def _operand(self, node: Node) -> str:
        found = self._values.get(node)
        if found is None:
            if isinstance(node, Const):
                entries = ", ".join([f"double {number(node.value)}"] * PIECE)
                found = f"<{entries}>"
            else:
                assert not isinstance(node, Apply)
                at = self._line(f"getelementptr double, ptr {self._row(node)}, i64 %m")
                found = self._line(f"load {_VECTOR}, ptr {at}, align 8")
            self._values[node] = found
        return found
