"""The routines in LLVM IR that solve symmetric positive definite systems.

A = L U with U = D Lᵀ, row by row, where the right sides are further columns of A: what
is taken off a row is summed in registers, and written once. Tables say where L and U
may differ from zero, and which rows do alike: of these, two are computed at once. The
columns of L are kept for other sides, as rows.
"""

from __future__ import annotations

from symbody.writers.llvm.numbers import PIECE

# Reads which numbers of a row of L or U may differ from zero, and how many.
_TABLE = """\
  %at.begin.NAME = getelementptr i32, ptr %NAME.starts, i64 %ROW
  %at.end.NAME = getelementptr i32, ptr %at.begin.NAME, i64 1
  %begin.32.NAME = load i32, ptr %at.begin.NAME, align 1
  %end.32.NAME = load i32, ptr %at.end.NAME, align 1
  %begin.NAME = zext i32 %begin.32.NAME to i64
  %end.NAME = zext i32 %end.32.NAME to i64
  %count.NAME = sub i64 %end.NAME, %begin.NAME
  %NAME.row = getelementptr i32, ptr %NAME.table, i64 %begin.NAME
"""
# Whether a row and the next one are taken together.
_PAIRED = """\
  %place.pair.NAME = getelementptr i8, ptr %NAME.pairs, i64 %ROW
  %pair.NAME = load i8, ptr %place.pair.NAME
  %paired.NAME = icmp ne i8 %pair.NAME, 0
"""


def _row_of_factor(name: str, row: str) -> str:
    """Return the lines that find a row of L or U."""
    return _TABLE.replace("NAME", name).replace("ROW", row)


def _paired(name: str, row: str) -> str:
    return _PAIRED.replace("NAME", name).replace("ROW", row)


def _substituted(rows: str, step: str, first: str) -> str:
    """Return the lines from the last row of U to the first, and the end.

    `rows` is where the right sides are, `step` leads from one row of them to the next.
    """
    return f"""\
back.begin:
  %last = sub i64 %n, 1
  br label %back
back:
  %k = phi i64 [ %last, %back.begin ], [ %k.next, %back.one ], [ %k.after, %back.two ]
  %back.left = icmp sge i64 %k, 0
  br i1 %back.left, label %back.row, label %done
back.row:
  %k.next = sub i64 %k, 1
  %kr = mul i64 %k, %r
  %row.U = getelementptr double, ptr %W, i64 %kr
  %kb = mul i64 %k, %{step}
  %row.k = getelementptr double, ptr %{rows}, i64 %kb
{_row_of_factor("U", "k")}\
  %place.scale = getelementptr double, ptr %inverses, i64 %k
  %scale = load double, ptr %place.scale
{_paired("U", "k")}\
  br i1 %paired.U, label %back.two, label %back.one
back.one:
  call void @.row(ptr %row.k, i64 {first}, i64 %{step}, i64 %count.U, ptr %row.U,
                  i64 1, ptr %U.row, ptr %{rows}, i64 %{step}, double %scale)
  br label %back
back.two:
  %k.after = sub i64 %k, 2
  %kr.2 = mul i64 %k.next, %r
  %row.U.2 = getelementptr double, ptr %W, i64 %kr.2
  %kb.2 = mul i64 %k.next, %{step}
  %row.k.2 = getelementptr double, ptr %{rows}, i64 %kb.2
  %place.scale.2 = getelementptr double, ptr %inverses, i64 %k.next
  %scale.2 = load double, ptr %place.scale.2
  call void @.row.pair(ptr %row.k, ptr %row.k.2, i64 %k, i64 {first}, i64 %{step},
                       i64 %count.U, ptr %row.U, ptr %row.U.2, i64 1, ptr %U.row,
                       ptr %{rows}, i64 %{step}, double %scale, double %scale.2)
  br label %back
done:
  ret void
}}
"""


SOLVE_DEFINITE = f"""\
; Replaces m right sides b by the solution of A x = b, where A is symmetric and positive
; definite, so that no pivot is chosen. W holds the upper triangle of A from column 0
; on, b from column s on; its n rows have r numbers, a multiple of 8 as s is, and the
; sides end with the row. The inverses of the pivots and the columns of L, s numbers
; each, are kept for other sides. Starts and tables say where L and U may differ from
; zero.
define internal void @.solve.definite(i64 %n, i64 %s, i64 %r, ptr %W, ptr %inverses,
                                      ptr %L, ptr %L.starts, ptr %L.table,
                                      ptr %L.pairs, ptr %U.starts, ptr %U.table,
                                      ptr %U.pairs) {{
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.begin
row.start:
  %ir = mul i64 %i, %r
  %row.i = getelementptr double, ptr %W, i64 %ir
  %L.i = getelementptr double, ptr %L, i64 %i
{_row_of_factor("L", "i")}\
  ; What lies before the diagonal is not read again.
  %first = and i64 %i, -8
  call void @.row(ptr %row.i, i64 %first, i64 %r, i64 %count.L, ptr %L.i, i64 %s,
                  ptr %L.row, ptr %W, i64 %r, double 1.0)
  %diagonal = getelementptr double, ptr %row.i, i64 %i
  %own = load double, ptr %diagonal
  %inverse = fdiv double 1.0, %own
  %place.inverse = getelementptr double, ptr %inverses, i64 %i
  store double %inverse, ptr %place.inverse
  %one = insertelement <8 x double> zeroinitializer, double %inverse, i32 0
  %inverse.8 = shufflevector <8 x double> %one, <8 x double> zeroinitializer,
                             <8 x i32> zeroinitializer
  %is = mul i64 %i, %s
  %column.i = getelementptr double, ptr %L, i64 %is
  br label %column
column:
  %c = phi i64 [ %first, %row.start ], [ %c.next, %column ]
  %from = getelementptr double, ptr %row.i, i64 %c
  %u = load <8 x double>, ptr %from, align 8
  %l = fmul <8 x double> %u, %inverse.8
  %to = getelementptr double, ptr %column.i, i64 %c
  store <8 x double> %l, ptr %to, align 8
  %c.next = add i64 %c, 8
  %columns.left = icmp slt i64 %c.next, %s
  br i1 %columns.left, label %column, label %row.end
row.end:
  %i.next = add i64 %i, 1
  br label %row
{_substituted("W", "r", "%s")}\
"""

SOLVE_FACTORED = f"""\
; The same for other right sides of a system that was solved. The rows of b have m
; numbers, a multiple of 8, of which spans say for each row between which columns it is
; not zero as sides are eliminated; of two rows that are taken together they are the
; same.
define internal void @.solve.factored(i64 %n, i64 %m, ptr %b, ptr %spans, i64 %s,
                                      i64 %r, ptr %W, ptr %inverses, ptr %L,
                                      ptr %L.starts, ptr %L.table, ptr %L.pairs,
                                      ptr %U.starts, ptr %U.table, ptr %U.pairs) {{
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ], [ %i.after, %row.two ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.begin
row.start:
  %i.next = add i64 %i, 1
{_row_of_factor("L", "i")}\
  %some = icmp sgt i64 %count.L, 0
  br i1 %some, label %row.body, label %row.end
row.body:
  %im = mul i64 %i, %m
  %row.i = getelementptr double, ptr %b, i64 %im
  %L.i = getelementptr double, ptr %L, i64 %i
  %span = getelementptr [2 x i32], ptr %spans, i64 %i
  %span.end = getelementptr i32, ptr %span, i64 1
  %from.32 = load i32, ptr %span, align 1
  %to.32 = load i32, ptr %span.end, align 1
  %from = zext i32 %from.32 to i64
  %to = zext i32 %to.32 to i64
{_paired("L", "i")}\
  br i1 %paired.L, label %row.two, label %row.one
row.one:
  call void @.row(ptr %row.i, i64 %from, i64 %to, i64 %count.L, ptr %L.i, i64 %s,
                  ptr %L.row, ptr %b, i64 %m, double 1.0)
  br label %row.end
row.end:
  br label %row
row.two:
  %i.after = add i64 %i, 2
  %row.i.2 = getelementptr double, ptr %row.i, i64 %m
  %L.i.2 = getelementptr double, ptr %L.i, i64 1
  call void @.row.pair(ptr %row.i, ptr %row.i.2, i64 %i, i64 %from, i64 %to,
                       i64 %count.L, ptr %L.i, ptr %L.i.2, i64 %s, ptr %L.row, ptr %b,
                       i64 %m, double 1.0, double 1.0)
  br label %row
{_substituted("b", "m", "0")}\
"""


# How many numbers of a row are computed together, most first.
_WIDTHS = tuple(range(8 * PIECE, 0, -PIECE))

_ROW_HEAD = """\
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

_ROW_COLUMNS = """\
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
    return "".join([_ROW_HEAD, columns(_ROW_COLUMNS), "done:\n  ret void\n}\n"])


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


_PAIR_HEAD = """\
; Does for two rows what .row does for one, with the same other rows; then takes the
; first, which is row a of all, off the second.
define internal void @.row.pair(ptr %row, ptr %pair, i64 %a, i64 %from, i64 %to,
                                i64 %count, ptr %factors, ptr %pair.factors, i64 %f,
                                ptr %others, ptr %rows, i64 %r, double %scale,
                                double %pair.scale) {
entry:
  %one.scale = insertelement <8 x double> zeroinitializer, double %scale, i32 0
  %scales = shufflevector <8 x double> %one.scale, <8 x double> zeroinitializer,
                          <8 x i32> zeroinitializer
  %one.pair = insertelement <8 x double> zeroinitializer, double %pair.scale, i32 0
  %pair.scales = shufflevector <8 x double> %one.pair, <8 x double> zeroinitializer,
                               <8 x i32> zeroinitializer
  %at.a = mul i64 %a, %f
  %place.a = getelementptr double, ptr %pair.factors, i64 %at.a
  %a.number = load double, ptr %place.a
  %a.some = fcmp une double %a.number, 0.0
  %a.one = insertelement <8 x double> zeroinitializer, double %a.number, i32 0
  %a.factor = shufflevector <8 x double> %a.one, <8 x double> zeroinitializer,
                            <8 x i32> zeroinitializer
  br label %test.64
"""

_PAIR_COLUMNS = """\
test.W:
  %c.W = phi i64 [ BEFORE ], [ %c.next.W, %end.W ]
  %c.next.W = add i64 %c.W, WIDTH
  %whole.W = icmp sle i64 %c.next.W, %to
  br i1 %whole.W, label %start.W, label %THEN
start.W:
  %place.W.V = add i64 %c.W, OFFSET
  %own.W.V = getelementptr double, ptr %row, i64 %place.W.V
  %its.W.V = getelementptr double, ptr %pair, i64 %place.W.V
  %x.W.V = load VECTOR, ptr %own.W.V, align 8
  %z.W.V = load VECTOR, ptr %its.W.V, align 8
  br label %sum.W
sum.W:
  %i.W = phi i64 [ 0, %start.W ], [ %i.next.W, %both.W ], [ %i.next.W, %each.W ]
  %s.W.V = phi VECTOR [ %x.W.V, %start.W ], [ %d.W.V, %both.W ], [ %m.W.V, %each.W ]
  %t.W.V = phi VECTOR [ %z.W.V, %start.W ], [ %e.W.V, %both.W ], [ %n.W.V, %each.W ]
  %left.W = icmp slt i64 %i.W, %count
  br i1 %left.W, label %take.W, label %end.W
take.W:
  %place.o.W = getelementptr i32, ptr %others, i64 %i.W
  %o.32.W = load i32, ptr %place.o.W, align 1
  %o.W = zext i32 %o.32.W to i64
  %i.next.W = add i64 %i.W, 1
  %at.W = mul i64 %o.W, %r
  %other.W = getelementptr double, ptr %rows, i64 %at.W
  %from.W.V = getelementptr double, ptr %other.W, i64 %place.W.V
  %at.f.W = mul i64 %o.W, %f
  %place.f.W = getelementptr double, ptr %factors, i64 %at.f.W
  %f.W = load double, ptr %place.f.W
  %one.f.W = insertelement VECTOR zeroinitializer, double %f.W, i32 0
  %factor.f.W = shufflevector VECTOR %one.f.W, VECTOR zeroinitializer,
                              <8 x i32> zeroinitializer
  %place.g.W = getelementptr double, ptr %pair.factors, i64 %at.f.W
  %g.W = load double, ptr %place.g.W
  %one.g.W = insertelement VECTOR zeroinitializer, double %g.W, i32 0
  %factor.g.W = shufflevector VECTOR %one.g.W, VECTOR zeroinitializer,
                              <8 x i32> zeroinitializer
  %bits.f.W = load i64, ptr %place.f.W
  %bits.g.W = load i64, ptr %place.g.W
  %size.f.W = shl i64 %bits.f.W, 1
  %size.g.W = shl i64 %bits.g.W, 1
  %some.f.W = icmp ne i64 %size.f.W, 0
  %some.g.W = icmp ne i64 %size.g.W, 0
  %some.W = and i1 %some.f.W, %some.g.W
  br i1 %some.W, label %both.W, label %each.W
both.W:
  %y.W.V = load VECTOR, ptr %from.W.V, align 8
  %p.W.V = fmul contract VECTOR %factor.f.W, %y.W.V
  %d.W.V = fsub contract VECTOR %s.W.V, %p.W.V
  %q.W.V = fmul contract VECTOR %factor.g.W, %y.W.V
  %e.W.V = fsub contract VECTOR %t.W.V, %q.W.V
  br label %sum.W
each.W:
  %v.W.V = load VECTOR, ptr %from.W.V, align 8
  %h.W.V = fmul contract VECTOR %factor.f.W, %v.W.V
  %j.W.V = fsub contract VECTOR %s.W.V, %h.W.V
  %m.W.V = select i1 %some.f.W, VECTOR %j.W.V, VECTOR %s.W.V
  %k.W.V = fmul contract VECTOR %factor.g.W, %v.W.V
  %l.W.V = fsub contract VECTOR %t.W.V, %k.W.V
  %n.W.V = select i1 %some.g.W, VECTOR %l.W.V, VECTOR %t.W.V
  br label %sum.W
end.W:
  %result.W.V = fmul VECTOR %scales, %s.W.V
  store VECTOR %result.W.V, ptr %own.W.V, align 8
  %taken.W.V = fmul contract VECTOR %a.factor, %result.W.V
  %less.W.V = fsub contract VECTOR %t.W.V, %taken.W.V
  %last.W.V = select i1 %a.some, VECTOR %less.W.V, VECTOR %t.W.V
  %its.result.W.V = fmul VECTOR %pair.scales, %last.W.V
  store VECTOR %its.result.W.V, ptr %its.W.V, align 8
  br label %test.W
"""


def pair_routine() -> str:
    """Return the routine that takes multiples of rows off two rows."""
    return "".join([_PAIR_HEAD, columns(_PAIR_COLUMNS), "done:\n  ret void\n}\n"])
