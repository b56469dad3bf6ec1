"""The routines in LLVM IR that solve symmetric positive definite systems.

A = L U with U = D Lᵀ, row by row, where the right sides are further columns of A: what
is taken off a row is summed in registers, and written once. Tables say where L and U
may differ from zero, and which rows do alike: of these, two are computed at once. The
columns of L are kept for other sides, as rows.
"""

from __future__ import annotations

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


def _row(name: str, row: str) -> str:
    """Return the lines that find a row of L or U."""
    return _TABLE.replace("NAME", name).replace("ROW", row)


def _paired(name: str, row: str) -> str:
    return _PAIRED.replace("NAME", name).replace("ROW", row)


def _substituted(rows: str, step: str, first: str) -> str:
    """Return the lines from the last row of U to the first, and the end.

    Args:
        rows: Where the right sides are.
        step: From one row of them to the next.
        first: Their first column.
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
{_row("U", "k")}\
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
{_row("L", "i")}\
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
{_row("L", "i")}\
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
