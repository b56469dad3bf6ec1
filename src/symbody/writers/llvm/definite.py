"""The routine in LLVM IR that solves symmetric positive definite systems.

A = L U with U = D Lᵀ, row by row, where the right sides are further columns of A: what
is taken off a row is summed in registers, and written once.
"""

from __future__ import annotations

SOLVE_DEFINITE = """\
; Replaces m right sides b by the solution of A x = b, where A is symmetric and positive
; definite, so that no pivot is chosen. W holds the upper triangle of A from column 0
; on, b from column s on; its n rows have r numbers, a multiple of 8 as s is, and the
; sides end with the row.
define internal void @.solve.definite(i64 %n, i64 %s, i64 %r, ptr noalias %W) {
entry:
  %factors = alloca double, i64 %n
  %rows = alloca ptr, i64 %n
  %inverses = alloca double, i64 %n
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %pivot ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.start
row.start:
  %ir = mul i64 %i, %r
  %row.i = getelementptr double, ptr %W, i64 %ir
  br label %search
search:
  %j = phi i64 [ 0, %row.start ], [ %j.next, %search.body ]
  %row.j = phi ptr [ %W, %row.start ], [ %row.j.next, %search.body ]
  %count = phi i64 [ 0, %row.start ], [ %count.next, %search.body ]
  %searching = icmp slt i64 %j, %i
  br i1 %searching, label %search.body, label %pivot
search.body:
  %place.u = getelementptr double, ptr %row.j, i64 %i
  %u = load double, ptr %place.u
  %place.d = getelementptr double, ptr %inverses, i64 %j
  %d = load double, ptr %place.d
  %l = fmul double %u, %d
  %place.l = getelementptr double, ptr %factors, i64 %count
  store double %l, ptr %place.l
  %place.row = getelementptr ptr, ptr %rows, i64 %count
  store ptr %row.j, ptr %place.row
  %filled = fcmp une double %u, 0.0
  %more = zext i1 %filled to i64
  %count.next = add i64 %count, %more
  %row.j.next = getelementptr double, ptr %row.j, i64 %r
  %j.next = add i64 %j, 1
  br label %search
pivot:
  ; What lies before the diagonal is not read again.
  %first = and i64 %i, -8
  call void @.row(ptr %row.i, i64 %first, i64 %r, i64 %count, ptr %factors, ptr %rows,
                  double 1.0)
  %diagonal = getelementptr double, ptr %row.i, i64 %i
  %own = load double, ptr %diagonal
  %inverse = fdiv double 1.0, %own
  %place.inverse = getelementptr double, ptr %inverses, i64 %i
  store double %inverse, ptr %place.inverse
  %i.next = add i64 %i, 1
  br label %row
back.start:
  %last = sub i64 %n, 1
  br label %back
back:
  %k = phi i64 [ %last, %back.start ], [ %k.next, %solve ]
  %back.left = icmp sge i64 %k, 0
  br i1 %back.left, label %find.start, label %done
find.start:
  %kr = mul i64 %k, %r
  %row.k = getelementptr double, ptr %W, i64 %kr
  %after = add i64 %k, 1
  %row.after = getelementptr double, ptr %row.k, i64 %r
  br label %find
find:
  %f = phi i64 [ %after, %find.start ], [ %f.next, %find.body ]
  %row.f = phi ptr [ %row.after, %find.start ], [ %row.f.next, %find.body ]
  %found = phi i64 [ 0, %find.start ], [ %found.next, %find.body ]
  %finding = icmp slt i64 %f, %n
  br i1 %finding, label %find.body, label %solve
find.body:
  %place.v = getelementptr double, ptr %row.k, i64 %f
  %v = load double, ptr %place.v
  %place.fv = getelementptr double, ptr %factors, i64 %found
  store double %v, ptr %place.fv
  %place.rf = getelementptr ptr, ptr %rows, i64 %found
  store ptr %row.f, ptr %place.rf
  %known = fcmp une double %v, 0.0
  %one = zext i1 %known to i64
  %found.next = add i64 %found, %one
  %row.f.next = getelementptr double, ptr %row.f, i64 %r
  %f.next = add i64 %f, 1
  br label %find
solve:
  %place.scale = getelementptr double, ptr %inverses, i64 %k
  %scale = load double, ptr %place.scale
  call void @.row(ptr %row.k, i64 %s, i64 %r, i64 %found, ptr %factors, ptr %rows,
                  double %scale)
  %k.next = sub i64 %k, 1
  br label %back
done:
  ret void
}
"""
