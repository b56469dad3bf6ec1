"""Curves and external functions in LLVM IR."""

from __future__ import annotations

from collections.abc import Iterable

from symbody.expr.definition import Foreign, Mapped, PiecewisePolynomial
from symbody.writers.curves import ARGUMENTS
from symbody.writers.llvm.forms import number
from symbody.writers.llvm.mapping import routine
from symbody.writers.used import Used

_FIND_PIECE = """\
; In which piece x lies: 0 is below the first of n knots, n above the last.
define internal i64 @.find_piece(double %x, ptr %knots, i64 %n) {
entry:
  %last = sub i64 %n, 1
  br label %test
test:
  %low = phi i64 [ 0, %entry ], [ %low.next, %step ]
  %high = phi i64 [ %last, %entry ], [ %high.next, %step ]
  %open = icmp slt i64 %low, %high
  br i1 %open, label %step, label %done
step:
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %place = getelementptr double, ptr %knots, i64 %middle
  %knot = load double, ptr %place
  %right = fcmp ole double %knot, %x
  %after = add i64 %middle, 1
  %low.next = select i1 %right, i64 %after, i64 %low
  %high.next = select i1 %right, i64 %high, i64 %middle
  br label %test
done:
  %end = getelementptr double, ptr %knots, i64 %last
  %top = load double, ptr %end
  %beyond = fcmp ogt double %x, %top
  %piece = select i1 %beyond, i64 %n, i64 %low
  ret i64 %piece
}
"""
_FLOOR = "declare double @llvm.floor.f64(double)\n"


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves, and declare external functions."""
    helpers: dict[str, None] = {}
    texts = []
    for name, _, definition in used.definitions():
        match definition:
            case PiecewisePolynomial():
                helpers[_FIND_PIECE] = None
                if any(definition.periodic):
                    helpers[_FLOOR] = None
                texts.append(_Curve(name, definition).text())
            case Mapped() as mapped:
                texts.append(routine(name, mapped))
            case Foreign():
                kinds = ", ".join(["double"] * len(definition.arguments))
                texts.append(f"declare double @{name}({kinds})\n")
    return [*helpers, *texts]


class _Curve:
    """Writes one curve, one operation a line."""

    def __init__(self, name: str, curve: PiecewisePolynomial) -> None:
        self._name, self._curve = name, curve
        self._lines: list[str] = []
        self._count = 0

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
            above = self._line(f"mul i64 {piece}, {shape[axis]}")
            piece = self._line(f"add i64 {above}, {index}")
        count = curve.coefficients[(0,) * len(steps)].size
        data.append(_array(f"{name}.c", curve.coefficients.ravel().tolist()))
        start = self._line(f"mul i64 {piece}, {count}")
        first = self._line(f"getelementptr double, ptr @{name}.c, i64 {start}")
        places = [
            self._line(f"getelementptr double, ptr {first}, i64 {i}")
            for i in range(count)
        ]
        values = [self._line(f"load double, ptr {place}") for place in places]
        for step in reversed(steps):
            size = curve.degrees[steps.index(step)] + 1
            rows = [values[i : i + size] for i in range(0, len(values), size)]
            values = [self._polynomial(row, step) for row in rows]
        given = ", ".join(f"double %{x}" for x in ARGUMENTS[: len(steps)])
        head = f"define internal double @{name}({given}) {{"
        end = [f"  ret double {values[0]}", "}", ""]
        return "\n".join([*data, head, *self._lines, *end])

    def _line(self, text: str) -> str:
        operand = f"%.{self._count}"
        self._count += 1
        self._lines.append(f"  {operand} = {text}")
        return operand

    def _located(self, axis: int, x: str, array: str) -> tuple[str, str]:
        """Return the operands of the piece, and of the distance from its knot."""
        knots = self._curve.knots[axis]
        if self._curve.periodic[axis]:
            period = number(knots[-1] - knots[0])
            distance = self._line(f"fsub double {x}, {number(knots[0])}")
            turns = self._line(f"fdiv double {distance}, {period}")
            whole = self._line(f"call double @llvm.floor.f64(double {turns})")
            back = self._line(f"fmul double {whole}, {period}")
            x = self._line(f"fsub double {x}, {back}")
        index = self._line(
            f"call i64 @.find_piece(double {x}, ptr {array}, i64 {len(knots)})"
        )
        inside = self._line(f"icmp sgt i64 {index}, 0")
        lower = self._line(f"sub i64 {index}, 1")
        origin = self._line(f"select i1 {inside}, i64 {lower}, i64 0")
        place = self._line(f"getelementptr double, ptr {array}, i64 {origin}")
        knot = self._line(f"load double, ptr {place}")
        return index, self._line(f"fsub double {x}, {knot}")

    def _polynomial(self, coefficients: list[str], step: str) -> str:
        *lower, total = coefficients
        for coefficient in reversed(lower):
            scaled = self._line(f"fmul contract double {total}, {step}")
            total = self._line(f"fadd contract double {coefficient}, {scaled}")
        return total


def _array(name: str, values: Iterable[float]) -> str:
    entries = [f"double {number(value)}" for value in values]
    size = len(entries)
    return f"@{name} = private constant [{size} x double] [{', '.join(entries)}]"
