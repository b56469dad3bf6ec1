"""The routines in LLVM IR that solve symmetric positive definite systems.

A = L U with U = D Lᵀ, row by row, where the right sides are further columns of A: what
is taken off a row is summed in registers, and written once. Tables say where L and U
may differ from zero; what does is gathered, with its columns, and kept for other sides.
"""

from __future__ import annotations

# Reads where a row of L or U begins among the numbers of all, and where it ends.
_TABLE = """\
  %at.begin.NAME = getelementptr i32, ptr %NAME.starts, i64 %ROW
  %at.end.NAME = getelementptr i32, ptr %at.begin.NAME, i64 1
  %begin.32.NAME = load i32, ptr %at.begin.NAME, align 1
  %end.32.NAME = load i32, ptr %at.end.NAME, align 1
  %begin.NAME = zext i32 %begin.32.NAME to i64
  %end.NAME = zext i32 %end.32.NAME to i64
  %NAME.row = getelementptr double, ptr %NAME, i64 %begin.NAME
  %NAME.columns.row = getelementptr i32, ptr %NAME.columns, i64 %begin.NAME
  %NAME.count = getelementptr i32, ptr %NAME.counts, i64 %ROW
"""
# Gathers what differs from zero, by the lines that read one number as %x.NAME.
_GATHER = """\
  br label %gather.NAME
gather.NAME:
  %t.NAME = phi i64 [ %begin.NAME, %START.start ], [ %t.next.NAME, %gather.body.NAME ]
  %c.NAME = phi i64 [ 0, %START.start ], [ %c.next.NAME, %gather.body.NAME ]
  %left.NAME = icmp slt i64 %t.NAME, %end.NAME
  br i1 %left.NAME, label %gather.body.NAME, label %gathered.NAME
gather.body.NAME:
  %place.j.NAME = getelementptr i32, ptr %NAME.table, i64 %t.NAME
  %j.32.NAME = load i32, ptr %place.j.NAME, align 1
  %j.NAME = zext i32 %j.32.NAME to i64
READ
  %place.x.NAME = getelementptr double, ptr %NAME.row, i64 %c.NAME
  store double %x.NAME, ptr %place.x.NAME
  %place.c.NAME = getelementptr i32, ptr %NAME.columns.row, i64 %c.NAME
  store i32 %j.32.NAME, ptr %place.c.NAME
  %filled.NAME = fcmp une double %x.NAME, 0.0
  %more.NAME = zext i1 %filled.NAME to i64
  %c.next.NAME = add i64 %c.NAME, %more.NAME
  %t.next.NAME = add i64 %t.NAME, 1
  br label %gather.NAME
gathered.NAME:
  %count.32.NAME = trunc i64 %c.NAME to i32
  store i32 %count.32.NAME, ptr %NAME.count
"""
_READ_LOWER = """\
  %jr = mul i64 %j.L, %r
  %place.u = getelementptr double, ptr %column.i, i64 %jr
  %u = load double, ptr %place.u
  %place.d = getelementptr double, ptr %inverses, i64 %j.L
  %d = load double, ptr %place.d
  %x.L = fmul double %u, %d"""
_READ_UPPER = """\
  %place.v = getelementptr double, ptr %row.k, i64 %j.U
  %x.U = load double, ptr %place.v"""
_COUNTED = """\
  %c.32.NAME = load i32, ptr %NAME.count
  %c.NAME = zext i32 %c.32.NAME to i64
"""
# Where numbers, columns and counts are that are kept: of so many rows, and numbers.
_KEPT = """\
  %L = getelementptr double, ptr %inverses, i64 %n
  %U = getelementptr double, ptr %L, i64 %numbers
  %L.columns = getelementptr double, ptr %U, i64 %numbers
  %U.columns = getelementptr i32, ptr %L.columns, i64 %numbers
  %L.counts = getelementptr i32, ptr %U.columns, i64 %numbers
  %U.counts = getelementptr i32, ptr %L.counts, i64 %n
"""


def _row(name: str, row: str) -> str:
    """Return the lines that find a row of L or U."""
    return _TABLE.replace("NAME", name).replace("ROW", row)


def _gathered(name: str, start: str, read: str) -> str:
    """Return the lines that gather it."""
    text = _GATHER.replace("READ", read).replace("NAME", name)
    return text.replace("START", start)


def _counted(name: str) -> str:
    """Return the lines that read how many numbers of it were gathered before."""
    return _COUNTED.replace("NAME", name)


def _substituted(rows: str, first: str, last_block: str, found: str) -> str:
    """Return the lines from the last row of U to the first, and the end.

    Args:
        rows: Where the right sides are.
        first: Their first column.
        last_block: Where the lines for one row end.
        found: The lines that find what of U differs from zero.
    """
    return f"""\
back.begin:
  %last = sub i64 %n, 1
  br label %back
back:
  %k = phi i64 [ %last, %back.begin ], [ %k.next, %{last_block} ]
  %back.left = icmp sge i64 %k, 0
  br i1 %back.left, label %back.start, label %done
back.start:
  %kr = mul i64 %k, %r
  %row.k = getelementptr double, ptr %{rows}, i64 %kr
{_row("U", "k")}\
{found}\
  %place.scale = getelementptr double, ptr %inverses, i64 %k
  %scale = load double, ptr %place.scale
  call void @.row(ptr %row.k, i64 {first}, i64 %r, i64 %c.U, ptr %U.row,
                  ptr %U.columns.row, ptr %{rows}, i64 %r, double %scale)
  %k.next = sub i64 %k, 1
  br label %back
done:
  ret void
}}
"""


SOLVE_DEFINITE = f"""\
; Replaces m right sides b by the solution of A x = b, where A is symmetric and positive
; definite, so that no pivot is chosen. W holds the upper triangle of A from column 0
; on, b from column s on; its n rows have r numbers, a multiple of 8 as s is, and the
; sides end with the row. The inverses of the pivots and what follows them is kept for
; other sides. Starts and tables say where L and U may differ from zero, in so many
; numbers each.
define internal void @.solve.definite(i64 %n, i64 %s, i64 %r, ptr %W, ptr %inverses,
                                      i64 %numbers, ptr %L.starts, ptr %L.table,
                                      ptr %U.starts, ptr %U.table) {{
entry:
{_KEPT}\
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %gathered.L ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.begin
row.start:
  %ir = mul i64 %i, %r
  %row.i = getelementptr double, ptr %W, i64 %ir
  %column.i = getelementptr double, ptr %W, i64 %i
{_row("L", "i")}\
{_gathered("L", "row", _READ_LOWER)}\
  ; What lies before the diagonal is not read again.
  %first = and i64 %i, -8
  call void @.row(ptr %row.i, i64 %first, i64 %r, i64 %c.L, ptr %L.row,
                  ptr %L.columns.row, ptr %W, i64 %r, double 1.0)
  %diagonal = getelementptr double, ptr %row.i, i64 %i
  %own = load double, ptr %diagonal
  %inverse = fdiv double 1.0, %own
  %place.inverse = getelementptr double, ptr %inverses, i64 %i
  store double %inverse, ptr %place.inverse
  %i.next = add i64 %i, 1
  br label %row
{_substituted("W", "%s", "gathered.U", _gathered("U", "back", _READ_UPPER))}\
"""

SOLVE_FACTORED = f"""\
; The same for other right sides of a system that was solved. The rows of b have r
; numbers, a multiple of 8, of which spans say for each row between which columns it is
; not zero as sides are eliminated.
define internal void @.solve.factored(i64 %n, i64 %r, ptr %b, ptr %spans,
                                      ptr %inverses, i64 %numbers, ptr %L.starts,
                                      ptr %U.starts) {{
entry:
{_KEPT}\
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.begin
row.start:
{_row("L", "i")}\
{_counted("L")}\
  %some = icmp sgt i64 %c.L, 0
  br i1 %some, label %row.body, label %row.end
row.body:
  %ir = mul i64 %i, %r
  %row.i = getelementptr double, ptr %b, i64 %ir
  %span = getelementptr [2 x i32], ptr %spans, i64 %i
  %span.end = getelementptr i32, ptr %span, i64 1
  %from.32 = load i32, ptr %span, align 1
  %to.32 = load i32, ptr %span.end, align 1
  %from = zext i32 %from.32 to i64
  %to = zext i32 %to.32 to i64
  call void @.row(ptr %row.i, i64 %from, i64 %to, i64 %c.L, ptr %L.row,
                  ptr %L.columns.row, ptr %b, i64 %r, double 1.0)
  br label %row.end
row.end:
  %i.next = add i64 %i, 1
  br label %row
{_substituted("b", "0", "back.start", _counted("U"))}\
"""
