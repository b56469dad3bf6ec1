"""Curves and external functions in LLVM IR."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symbody.expr.definition import ExternalDefinition, Mapped, PiecewisePolynomial
from symbody.expr.node import Apply, Const, Node
from symbody.expr.traverse import operations_of
from symbody.writers.curves import ARGUMENTS
from symbody.writers.llvm.blocks import FIND_PIECE
from symbody.writers.llvm.forms import ARITHMETIC, Instructions, number
from symbody.writers.llvm.sharing import PIECE, formula_rows
from symbody.writers.source_file import Used

_VECTOR = f"<{PIECE} x double>"
_ARGUMENTS = "ptr noalias %table, ptr noalias %given, ptr noalias %result"


def routine(name: str, mapped: Mapped) -> str:
    """Return the routine that computes formulas for several members."""
    step = formula_rows(1, mapped.members).stride
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


class _Formulas(Instructions):
    """Writes formulas for vectors of members, each where it is read first."""

    def __init__(self, mapped: Mapped) -> None:
        super().__init__()
        self._values: dict[Node, str] = {}
        self._stride = formula_rows(1, mapped.members).stride
        self._places = {symbol: k for k, symbol in enumerate(mapped.symbols)}
        rows: dict[Node, list[int]] = {}
        for place, formula in enumerate(mapped.formulas):
            rows.setdefault(formula, []).append(place)
        # As they were made: what one formula after another needs stays in registers.
        for node in operations_of(mapped.formulas):
            args = [self._operand(arg) for arg in node.args]
            form = ARITHMETIC[node.op.name].replace("double", _VECTOR)
            self._values[node] = self.line(form.format(*args))
            self._store(node, rows.pop(node, []))
        for leaf, places in rows.items():
            self._store(leaf, places)

    def _store(self, node: Node, rows: Sequence[int]) -> None:
        for row in rows:
            begin = row * self._stride
            first = self.line(f"getelementptr double, ptr %result, i64 {begin}")
            at = self.line(f"getelementptr double, ptr {first}, i64 %m")
            value = self._operand(node)
            self.lines.append(f"  store {_VECTOR} {value}, ptr {at}, align 8")

    def _row(self, symbol: Node) -> str:
        """Return where the row of a symbol begins."""
        place = self.line(f"getelementptr i32, ptr %table, i64 {self._places[symbol]}")
        begin = self.line(f"load i32, ptr {place}, align 1")
        begin = self.line(f"zext i32 {begin} to i64")
        return self.line(f"getelementptr double, ptr %given, i64 {begin}")

    def _operand(self, node: Node) -> str:
        operand = self._values.get(node)
        if operand is None:
            if isinstance(node, Const):
                entries = ", ".join([f"double {number(node.value)}"] * PIECE)
                operand = f"<{entries}>"
            else:
                assert not isinstance(node, Apply)
                at = self.line(f"getelementptr double, ptr {self._row(node)}, i64 %m")
                operand = self.line(f"load {_VECTOR}, ptr {at}, align 8")
            self._values[node] = operand
        return operand


_FLOOR = "declare double @llvm.floor.f64(double)\n"


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves, and declare external functions."""
    helpers: dict[str, None] = {}
    texts = []
    for name, _, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                helpers[FIND_PIECE] = None
                if any(definition.periodic):
                    helpers[_FLOOR] = None
                texts.append(_Curve(name, definition).text())
            case Mapped() as mapped:
                texts.append(routine(name, mapped))
            case ExternalDefinition():
                kinds = ", ".join(["double"] * len(definition.arguments))
                texts.append(f"declare double @{name}({kinds})\n")
    return [*helpers, *texts]


class _Curve(Instructions):
    """Writes one curve, one operation a line."""

    def __init__(self, name: str, curve: PiecewisePolynomial) -> None:
        super().__init__()
        self._name, self._curve = name, curve

    def text(self) -> str:
        curve, name = self._curve, self._name
        data = []
        piece = "0"
        steps = []
        shape = curve.coefficients.shape
        for axis, x in enumerate(ARGUMENTS[: len(curve.knots)]):
            data.append(_array(f"{name}.{x}", curve.knots[axis]))
            index, step = self._located(axis, f"%{x}", f"@{name}.{x}")
            steps.append(step)
            above = self.line(f"mul i64 {piece}, {shape[axis]}")
            piece = self.line(f"add i64 {above}, {index}")
        count = curve.coefficients[(0,) * len(steps)].size
        data.append(_array(f"{name}.c", curve.coefficients.ravel().tolist()))
        start = self.line(f"mul i64 {piece}, {count}")
        first = self.line(f"getelementptr double, ptr @{name}.c, i64 {start}")
        places = [
            self.line(f"getelementptr double, ptr {first}, i64 {i}")
            for i in range(count)
        ]
        values = [self.line(f"load double, ptr {place}") for place in places]
        for step in reversed(steps):
            size = curve.degrees[steps.index(step)] + 1
            rows = [values[i : i + size] for i in range(0, len(values), size)]
            values = [self._polynomial(row, step) for row in rows]
        declared = ", ".join(f"double %{x}" for x in ARGUMENTS[: len(steps)])
        head = f"define internal double @{name}({declared}) {{"
        end = [f"  ret double {values[0]}", "}", ""]
        return "\n".join([*data, head, *self.lines, *end])

    def _located(self, axis: int, x: str, array: str) -> tuple[str, str]:
        """Return the operands of the piece, and of the distance from its knot."""
        knots = self._curve.knots[axis]
        if self._curve.periodic[axis]:
            period = number(knots[-1] - knots[0])
            distance = self.line(f"fsub double {x}, {number(knots[0])}")
            turns = self.line(f"fdiv double {distance}, {period}")
            whole = self.line(f"call double @llvm.floor.f64(double {turns})")
            back = self.line(f"fmul double {whole}, {period}")
            x = self.line(f"fsub double {x}, {back}")
        index = self.line(
            f"call i64 @.find_piece(double {x}, ptr {array}, i64 {len(knots)})"
        )
        inside = self.line(f"icmp sgt i64 {index}, 0")
        lower = self.line(f"sub i64 {index}, 1")
        origin = self.line(f"select i1 {inside}, i64 {lower}, i64 0")
        place = self.line(f"getelementptr double, ptr {array}, i64 {origin}")
        knot = self.line(f"load double, ptr {place}")
        return index, self.line(f"fsub double {x}, {knot}")

    def _polynomial(self, coefficients: list[str], step: str) -> str:
        *lower, total = coefficients
        for coefficient in reversed(lower):
            scaled = self.line(f"fmul contract double {total}, {step}")
            total = self.line(f"fadd contract double {coefficient}, {scaled}")
        return total


def _array(name: str, values: Iterable[float]) -> str:
    entries = [f"double {number(value)}" for value in values]
    size = len(entries)
    return f"@{name} = private constant [{size} x double] [{', '.join(entries)}]"
