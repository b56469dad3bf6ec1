"""The routine in LLVM IR that takes multiples of rows off a row, in registers."""

from __future__ import annotations

# Of what is computed together, how many numbers are in one vector; processors with
# shorter ones take it apart.
PIECE = 8
# How many numbers of a row are computed together, most first.
_WIDTHS = tuple(range(8 * PIECE, 0, -PIECE))

_SUBTRACT = """\
; Replaces the numbers of a row from one column up to another, multiples of 8, by scale
; times what is left when so many other rows are taken off, by factors that are f
; numbers from each other. Rows have r numbers each. What is taken off zero times is
; left, whatever it is.
define internal void @.row(ptr %row, i64 %from, i64 %to, i64 %count, ptr %factors,
                           i64 %f, ptr %others, ptr %rows, i64 %r, double %scale) {
entry:
  %one.scale = insertelement <8 x double> zeroinitializer, double %scale, i32 0
  %scales = shufflevector <8 x double> %one.scale, <8 x double> zeroinitializer,
                          <8 x i32> zeroinitializer
  br label %test.64
"""

_COLUMNS = """\
test.W:
  %c.W = phi i64 [ BEFORE ], [ %c.next.W, %end.W ]
  %c.next.W = add i64 %c.W, WIDTH
  %whole.W = icmp sle i64 %c.next.W, %to
  br i1 %whole.W, label %start.W, label %THEN
start.W:
  %place.W.V = add i64 %c.W, OFFSET
  %own.W.V = getelementptr double, ptr %row, i64 %place.W.V
  %x.W.V = load <8 x double>, ptr %own.W.V, align 8
  br label %sum.W
sum.W:
  %i.W = phi i64 [ 0, %start.W ], [ %i.next.W, %take.W ], [ %i.next.W, %off.W ]
  %s.W.V = phi VECTOR [ %x.W.V, %start.W ], [ %s.W.V, %take.W ], [ %next.W.V, %off.W ]
  %left.W = icmp slt i64 %i.W, %count
  br i1 %left.W, label %take.W, label %end.W
take.W:
  %place.o.W = getelementptr i32, ptr %others, i64 %i.W
  %o.32.W = load i32, ptr %place.o.W, align 1
  %o.W = zext i32 %o.32.W to i64
  %at.f.W = mul i64 %o.W, %f
  %place.f.W = getelementptr double, ptr %factors, i64 %at.f.W
  %i.next.W = add i64 %i.W, 1
  %bits.W = load i64, ptr %place.f.W
  %size.W = shl i64 %bits.W, 1
  %some.W = icmp ne i64 %size.W, 0
  br i1 %some.W, label %off.W, label %sum.W
off.W:
  %at.W = mul i64 %o.W, %r
  %other.W = getelementptr double, ptr %rows, i64 %at.W
  %f.W = load double, ptr %place.f.W
  %one.W = insertelement <8 x double> zeroinitializer, double %f.W, i32 0
  %factor.W = shufflevector <8 x double> %one.W, <8 x double> zeroinitializer,
                            <8 x i32> zeroinitializer
  %from.W.V = getelementptr double, ptr %other.W, i64 %place.W.V
  %y.W.V = load <8 x double>, ptr %from.W.V, align 8
  %p.W.V = fmul contract <8 x double> %factor.W, %y.W.V
  %next.W.V = fsub contract <8 x double> %s.W.V, %p.W.V
  br label %sum.W
end.W:
  %result.W.V = fmul <8 x double> %scales, %s.W.V
  store <8 x double> %result.W.V, ptr %own.W.V, align 8
  br label %test.W
"""


def row_routine() -> str:
    """Return the routine that takes multiples of rows off a row."""
    return "".join([_SUBTRACT, columns(_COLUMNS), "done:\n  ret void\n}\n"])


def columns(template: str) -> str:
    """Return the loops over columns, of which each takes fewer at once.

    Args:
        template: One of them. BEFORE is where its first column comes from, WIDTH how
            many there are, THEN the label behind it, .W marks what is its own; lines
            with .V stand once for each vector of 8, OFFSET columns behind the first.
    """
    blocks = []
    before = "%from, %entry"
    for width, then in zip(_WIDTHS, (*_WIDTHS[1:], 0), strict=True):
        names = {"BEFORE": before, "THEN": f"test.{then}" if then else "done"}
        blocks.append(_loop(template, width, names))
        before = f"%c.{width}, %test.{width}"
    return "".join(blocks)


def _loop(template: str, width: int, names: dict[str, str]) -> str:
    """Return the loop that takes so many columns at once."""
    vector = f"<{PIECE} x double>"
    names = {**names, "VECTOR": vector, "WIDTH": str(width), ".W": f".{width}"}
    lines = []
    for line in template.splitlines():
        for piece in range(width // PIECE if ".V" in line else 1):
            text = line.replace(".V", f".{piece}")
            text = text.replace("OFFSET", str(piece * PIECE))
            for name, meant in names.items():
                text = text.replace(name, meant)
            lines.append(text)
    return "\n".join(lines) + "\n"
