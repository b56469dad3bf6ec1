"""The routine in LLVM IR that solves symmetric positive definite systems.

A = L U with U = D Lᵀ, row by row: what is taken off a row is summed in registers, for
as many columns at once as fit there, and written once.
"""

from __future__ import annotations

# How many numbers of a row are computed together: most first, single ones last.
_WIDTHS = (32, 16, 8, 4, 1)
# Of these, how many are in one vector; processors with shorter ones take it apart.
_LARGEST_PIECE = 8

_DRIVER = """\
; Replaces m right sides b by the solution of A x = b, all row by row; spoils A, which
; is symmetric and positive definite, so that no pivot is chosen.
define internal void @.solve.definite(i64 %n, i64 %m, ptr noalias %A, ptr noalias %b) {
entry:
  %list = alloca i64, i64 %n
  br label %row
row:
  %r = phi i64 [ 0, %entry ], [ %r.next, %pivot ]
  %rows.left = icmp slt i64 %r, %n
  br i1 %rows.left, label %row.start, label %forward
row.start:
  %rn = mul i64 %r, %n
  %row.r = getelementptr double, ptr %A, i64 %rn
  br label %factor
factor:
  %i = phi i64 [ 0, %row.start ], [ %i.next, %factor.body ]
  %factors.left = icmp slt i64 %i, %r
  br i1 %factors.left, label %factor.body, label %pivot
factor.body:
  %in = mul i64 %i, %n
  %row.i = getelementptr double, ptr %A, i64 %in
  %place.u = getelementptr double, ptr %row.i, i64 %r
  %u = load double, ptr %place.u
  %place.d = getelementptr double, ptr %row.i, i64 %i
  %d = load double, ptr %place.d
  %l = fmul double %u, %d
  %place.l = getelementptr double, ptr %row.r, i64 %i
  store double %l, ptr %place.l
  %i.next = add i64 %i, 1
  br label %factor
pivot:
  call void @.row(i64 0, i64 %r, ptr %row.r, ptr %A, i64 %n, i64 %r, i64 %r, i64 %n,
                  double 1.0, ptr %list)
  %diagonal = getelementptr double, ptr %row.r, i64 %r
  %own = load double, ptr %diagonal
  %inverse = fdiv double 1.0, %own
  store double %inverse, ptr %diagonal
  %r.next = add i64 %r, 1
  br label %row
forward:
  %f = phi i64 [ 0, %row ], [ %f.next, %forward.body ]
  %forward.left = icmp slt i64 %f, %n
  br i1 %forward.left, label %forward.body, label %back.start
forward.body:
  %fn = mul i64 %f, %n
  %row.f = getelementptr double, ptr %A, i64 %fn
  call void @.row(i64 0, i64 %f, ptr %row.f, ptr %b, i64 %m, i64 %f, i64 0, i64 %m,
                  double 1.0, ptr %list)
  %f.next = add i64 %f, 1
  br label %forward
back.start:
  %last = sub i64 %n, 1
  br label %back
back:
  %k = phi i64 [ %last, %back.start ], [ %k.next, %back.body ]
  %back.left = icmp sge i64 %k, 0
  br i1 %back.left, label %back.body, label %done
back.body:
  %kn = mul i64 %k, %n
  %row.k = getelementptr double, ptr %A, i64 %kn
  %place.k = getelementptr double, ptr %row.k, i64 %k
  %scale = load double, ptr %place.k
  %after = add i64 %k, 1
  call void @.row(i64 %after, i64 %n, ptr %row.k, ptr %b, i64 %m, i64 %k, i64 0, i64 %m,
                  double %scale, ptr %list)
  %k.next = sub i64 %k, 1
  br label %back
done:
  ret void
}

"""

_HEAD = """\
; Replaces row r of X, from column `from` up to `to`, by scale times what is left of it
; when f_i times row i is taken off for each i from lo up to hi; rows have n numbers.
; The list has room for the i whose f_i is not zero.
define internal void @.row(i64 %lo, i64 %hi, ptr %f, ptr %X, i64 %n, i64 %r, i64 %from,
                           i64 %to, double %scale, ptr noalias %list) {
entry:
  %rn = mul i64 %r, %n
  %row = getelementptr double, ptr %X, i64 %rn
  br label %search
search:
  %j = phi i64 [ %lo, %entry ], [ %j.next, %search.body ]
  %count = phi i64 [ 0, %entry ], [ %count.next, %search.body ]
  %searching = icmp slt i64 %j, %hi
  br i1 %searching, label %search.body, label %test.32
search.body:
  %place.j = getelementptr i64, ptr %list, i64 %count
  store i64 %j, ptr %place.j
  %place.v = getelementptr double, ptr %f, i64 %j
  %v = load double, ptr %place.v
  %filled = fcmp une double %v, 0.0
  %more = zext i1 %filled to i64
  %count.next = add i64 %count, %more
  %j.next = add i64 %j, 1
  br label %search
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
  %x.W.PIECE = load KIND, ptr %own.W.PIECE, align 8
  br label %sum.W
sum.W:
  %i.W = phi i64 [ 0, %start.W ], [ %i.next.W, %take.W ]
  %s.W.PIECE = phi KIND [ %x.W.PIECE, %start.W ], [ %less.W.PIECE, %take.W ]
  %left.W = icmp slt i64 %i.W, %count
  br i1 %left.W, label %take.W, label %end.W
take.W:
  %place.i.W = getelementptr i64, ptr %list, i64 %i.W
  %at.W = load i64, ptr %place.i.W
  %place.f.W = getelementptr double, ptr %f, i64 %at.W
  %f.W = load double, ptr %place.f.W
  %atn.W = mul i64 %at.W, %n
  %other.W = getelementptr double, ptr %X, i64 %atn.W
  %one.W = insertelement KIND zeroinitializer, double %f.W, i32 0
  %factor.W = shufflevector KIND %one.W, KIND zeroinitializer, ZEROS
  %from.W.PIECE = getelementptr double, ptr %other.W, i64 %place.W.PIECE
  %y.W.PIECE = load KIND, ptr %from.W.PIECE, align 8
  %product.W.PIECE = fmul contract KIND %factor.W, %y.W.PIECE
  %less.W.PIECE = fsub contract KIND %s.W.PIECE, %product.W.PIECE
  %i.next.W = add i64 %i.W, 1
  br label %sum.W
end.W:
  %one.end.W = insertelement KIND zeroinitializer, double %scale, i32 0
  %factor.end.W = shufflevector KIND %one.end.W, KIND zeroinitializer, ZEROS
  %result.W.PIECE = fmul KIND %factor.end.W, %s.W.PIECE
  store KIND %result.W.PIECE, ptr %own.W.PIECE, align 8
  br label %test.W
"""


def solve_definite() -> str:
    """Return the routine and what it calls."""
    blocks = []
    before = "%from, %search"
    for width, then in zip(_WIDTHS, (*_WIDTHS[1:], 0), strict=True):
        names = {"BEFORE": before, "THEN": f"test.{then}" if then else "done"}
        blocks.append(_columns(width, names))
        before = f"%c.{width}, %test.{width}"
    return "".join([_DRIVER, _HEAD, *blocks, "done:\n  ret void\n}\n"])


def _columns(width: int, names: dict[str, str]) -> str:
    """Return the loop that takes so many columns at once."""
    size = min(width, _LARGEST_PIECE)
    names = {
        **names,
        "WIDTH": str(width),
        "KIND": f"<{size} x double>",
        "ZEROS": f"<{size} x i32> zeroinitializer",
        ".W": f".{width}",
    }
    lines = []
    for line in _COLUMNS.splitlines():
        for piece in range(width // size if "PIECE" in line else 1):
            text = line.replace("PIECE", str(piece))
            text = text.replace("OFFSET", str(piece * size))
            for name, meant in names.items():
                text = text.replace(name, meant)
            lines.append(text)
    return "\n".join(lines) + "\n"
