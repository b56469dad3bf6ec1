"""The routine in LLVM IR that takes multiples of rows off a row, in registers."""

from __future__ import annotations

# Of what is computed together, how many numbers are in one vector; processors with
# shorter ones take it apart.
PIECE = 8
# How many numbers of a row are computed together, most first.
_WIDTHS = tuple(range(8 * PIECE, 0, -PIECE))

_SUBTRACT = """\
; Replaces the numbers of a row from one column up to another, multiples of 8, by scale
; times what is left when so many factors times other rows are taken off, which have r
; numbers each.
define internal void @.row(ptr %row, i64 %from, i64 %to, i64 %count, ptr %factors,
                           ptr %others, ptr %rows, i64 %r, double %scale) {
entry:
  %one.scale = insertelement <8 x double> zeroinitializer, double %scale, i32 0
  %scales = shufflevector <8 x double> %one.scale, <8 x double> zeroinitializer,
                          <8 x i32> zeroinitializer
  br label %test.64
"""

# The loop over columns that takes so many of them at once; lines with PIECE stand once
# for each piece of them.
_COLUMNS = """\
test.W:
  %c.W = phi i64 [ BEFORE ], [ %c.next.W, %end.W ]
  %c.next.W = add i64 %c.W, WIDTH
  %whole.W = icmp sle i64 %c.next.W, %to
  br i1 %whole.W, label %start.W, label %THEN
start.W:
  %place.W.PIECE = add i64 %c.W, OFFSET
  %own.W.PIECE = getelementptr double, ptr %row, i64 %place.W.PIECE
  %x.W.PIECE = load <8 x double>, ptr %own.W.PIECE, align 8
  br label %sum.W
sum.W:
  %i.W = phi i64 [ 0, %start.W ], [ %i.next.W, %take.W ]
  %s.W.PIECE = phi <8 x double> [ %x.W.PIECE, %start.W ], [ %next.W.PIECE, %take.W ]
  %left.W = icmp slt i64 %i.W, %count
  br i1 %left.W, label %take.W, label %end.W
take.W:
  %place.o.W = getelementptr i32, ptr %others, i64 %i.W
  %o.32.W = load i32, ptr %place.o.W
  %o.W = zext i32 %o.32.W to i64
  %at.W = mul i64 %o.W, %r
  %other.W = getelementptr double, ptr %rows, i64 %at.W
  %place.f.W = getelementptr double, ptr %factors, i64 %i.W
  %f.W = load double, ptr %place.f.W
  %one.W = insertelement <8 x double> zeroinitializer, double %f.W, i32 0
  %factor.W = shufflevector <8 x double> %one.W, <8 x double> zeroinitializer,
                            <8 x i32> zeroinitializer
  %from.W.PIECE = getelementptr double, ptr %other.W, i64 %place.W.PIECE
  %y.W.PIECE = load <8 x double>, ptr %from.W.PIECE, align 8
  %p.W.PIECE = fmul contract <8 x double> %factor.W, %y.W.PIECE
  %next.W.PIECE = fsub contract <8 x double> %s.W.PIECE, %p.W.PIECE
  %i.next.W = add i64 %i.W, 1
  br label %sum.W
end.W:
  %result.W.PIECE = fmul <8 x double> %scales, %s.W.PIECE
  store <8 x double> %result.W.PIECE, ptr %own.W.PIECE, align 8
  br label %test.W
"""


def row_routine() -> str:
    """Return the routine that takes multiples of rows off a row."""
    blocks = []
    before = "%from, %entry"
    for width, then in zip(_WIDTHS, (*_WIDTHS[1:], 0), strict=True):
        names = {"BEFORE": before, "THEN": f"test.{then}" if then else "done"}
        blocks.append(_loop(width, names))
        before = f"%c.{width}, %test.{width}"
    return "".join([_SUBTRACT, *blocks, "done:\n  ret void\n}\n"])


def _loop(width: int, names: dict[str, str]) -> str:
    """Return the loop that takes so many columns at once."""
    names = {**names, "WIDTH": str(width), ".W": f".{width}"}
    lines = []
    for line in _COLUMNS.splitlines():
        for piece in range(width // PIECE if "PIECE" in line else 1):
            text = line.replace("PIECE", str(piece))
            text = text.replace("OFFSET", str(piece * PIECE))
            for name, meant in names.items():
                text = text.replace(name, meant)
            lines.append(text)
    return "\n".join(lines) + "\n"
