"""The routines of the numerical blocks in LLVM IR."""

from __future__ import annotations

import math

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.llvm.copying import COPYING
from symbody.writers.llvm.definite import ROW, ROW_PAIR, SOLVE_DEFINITE, SOLVE_FACTORED
from symbody.writers.llvm.forms import number

_SOLVE = """\
; Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In each
; column the largest number is the pivot.
define internal void @.solve(i64 %n, i64 %m, ptr noalias %A, ptr noalias %b) {
entry:
  br label %column
column:
  %i = phi i64 [ 0, %entry ], [ %i.next, %column.end ]
  %in = mul i64 %i, %n
  %im = mul i64 %i, %m
  %row.i = getelementptr double, ptr %A, i64 %in
  %side.i = getelementptr double, ptr %b, i64 %im
  %diagonal = getelementptr double, ptr %row.i, i64 %i
  %first = load double, ptr %diagonal
  %first.size = call double @llvm.fabs.f64(double %first)
  %i.next = add i64 %i, 1
  br label %search
search:
  %j = phi i64 [ %i.next, %column ], [ %j.next, %compare ]
  %best = phi i64 [ %i, %column ], [ %best.next, %compare ]
  %size = phi double [ %first.size, %column ], [ %size.next, %compare ]
  %searching = icmp slt i64 %j, %n
  br i1 %searching, label %compare, label %swap.test
compare:
  %jn = mul i64 %j, %n
  %ji = add i64 %jn, %i
  %place.j = getelementptr double, ptr %A, i64 %ji
  %value.j = load double, ptr %place.j
  %size.j = call double @llvm.fabs.f64(double %value.j)
  %larger = fcmp ogt double %size.j, %size
  %best.next = select i1 %larger, i64 %j, i64 %best
  %size.next = select i1 %larger, double %size.j, double %size
  %j.next = add i64 %j, 1
  br label %search
swap.test:
  %same = icmp eq i64 %best, %i
  br i1 %same, label %eliminate, label %swap
swap:
  %bn = mul i64 %best, %n
  %bm = mul i64 %best, %m
  %row.b = getelementptr double, ptr %A, i64 %bn
  %side.b = getelementptr double, ptr %b, i64 %bm
  call void @.swap(i64 %n, ptr %row.i, ptr %row.b)
  call void @.swap(i64 %m, ptr %side.i, ptr %side.b)
  br label %eliminate
eliminate:
  %pivot = load double, ptr %diagonal
  br label %row
row:
  %r = phi i64 [ %i.next, %eliminate ], [ %r.next, %row.body ]
  %rows.left = icmp slt i64 %r, %n
  br i1 %rows.left, label %row.body, label %column.end
row.body:
  %rn = mul i64 %r, %n
  %rm = mul i64 %r, %m
  %row.r = getelementptr double, ptr %A, i64 %rn
  %side.r = getelementptr double, ptr %b, i64 %rm
  %place.r = getelementptr double, ptr %row.r, i64 %i
  %value.r = load double, ptr %place.r
  %factor = fdiv double %value.r, %pivot
  call void @.subtract(i64 %i.next, i64 %n, double %factor, ptr %row.i, ptr %row.r)
  call void @.subtract(i64 0, i64 %m, double %factor, ptr %side.i, ptr %side.r)
  %r.next = add i64 %r, 1
  br label %row
column.end:
  %columns.left = icmp slt i64 %i.next, %n
  br i1 %columns.left, label %column, label %back.start
back.start:
  %last = sub i64 %n, 1
  br label %back
back:
  %k = phi i64 [ %last, %back.start ], [ %k.next, %back.end ]
  %kn = mul i64 %k, %n
  %km = mul i64 %k, %m
  %row.k = getelementptr double, ptr %A, i64 %kn
  %side.k = getelementptr double, ptr %b, i64 %km
  %place.k = getelementptr double, ptr %row.k, i64 %k
  %divisor = load double, ptr %place.k
  %k.after = add i64 %k, 1
  br label %known
known:
  %c = phi i64 [ %k.after, %back ], [ %c.next, %known.body ]
  %knowns.left = icmp slt i64 %c, %n
  br i1 %knowns.left, label %known.body, label %scale
known.body:
  %cm = mul i64 %c, %m
  %side.c = getelementptr double, ptr %b, i64 %cm
  %place.c = getelementptr double, ptr %row.k, i64 %c
  %value.c = load double, ptr %place.c
  call void @.subtract(i64 0, i64 %m, double %value.c, ptr %side.c, ptr %side.k)
  %c.next = add i64 %c, 1
  br label %known
scale:
  %s = phi i64 [ 0, %known ], [ %s.next, %scale ]
  %place.s = getelementptr double, ptr %side.k, i64 %s
  %value.s = load double, ptr %place.s
  %quotient = fdiv double %value.s, %divisor
  store double %quotient, ptr %place.s
  %s.next = add i64 %s, 1
  %sides.left = icmp slt i64 %s.next, %m
  br i1 %sides.left, label %scale, label %back.end
back.end:
  %k.next = sub i64 %k, 1
  %more = icmp sge i64 %k.next, 0
  br i1 %more, label %back, label %done
done:
  ret void
}

define internal void @.swap(i64 %n, ptr noalias %a, ptr noalias %b) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %i.next, %body ]
  %left = icmp slt i64 %i, %n
  br i1 %left, label %body, label %done
body:
  %pa = getelementptr double, ptr %a, i64 %i
  %pb = getelementptr double, ptr %b, i64 %i
  %x = load double, ptr %pa
  %y = load double, ptr %pb
  store double %y, ptr %pa
  store double %x, ptr %pb
  %i.next = add i64 %i, 1
  br label %test
done:
  ret void
}

"""

_SUBTRACT = """\
; Takes factor times row a off row b, from the entry `from` on, four at a time.
define internal void @.subtract(i64 %from, i64 %n, double %factor, ptr noalias %a,
                                ptr noalias %b) {
entry:
  %one = insertelement <4 x double> zeroinitializer, double %factor, i32 0
  %four = shufflevector <4 x double> %one, <4 x double> zeroinitializer,
                        <4 x i32> zeroinitializer
  br label %vectors
vectors:
  %v = phi i64 [ %from, %entry ], [ %v.next, %vector ]
  %v.next = add i64 %v, 4
  %whole = icmp sle i64 %v.next, %n
  br i1 %whole, label %vector, label %test
vector:
  %va = getelementptr double, ptr %a, i64 %v
  %vb = getelementptr double, ptr %b, i64 %v
  %vx = load <4 x double>, ptr %va, align 8
  %vy = load <4 x double>, ptr %vb, align 8
  %vp = fmul contract <4 x double> %four, %vx
  %vd = fsub contract <4 x double> %vy, %vp
  store <4 x double> %vd, ptr %vb, align 8
  br label %vectors
test:
  %i = phi i64 [ %v, %vectors ], [ %i.next, %body ]
  %left = icmp slt i64 %i, %n
  br i1 %left, label %body, label %done
body:
  %pa = getelementptr double, ptr %a, i64 %i
  %pb = getelementptr double, ptr %b, i64 %i
  %x = load double, ptr %pa
  %y = load double, ptr %pb
  %product = fmul contract double %factor, %x
  %difference = fsub contract double %y, %product
  store double %difference, ptr %pb
  %i.next = add i64 %i, 1
  br label %test
done:
  ret void
}
"""

_NEWTON = f"""\
; Replaces z by the solution near it: step computes from z and a what Newton's method
; takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
; w has room for 2n numbers: the step, and the one taken last.
define internal void @.newton(i64 %n, ptr %step, ptr %a, ptr %z, ptr %w) {{
entry:
  %last = getelementptr double, ptr %w, i64 %n
  br label %round
round:
  %count = phi i64 [ 0, %entry ], [ %count.next, %again ]
  %before = phi double [ {number(math.inf)}, %entry ], [ %before.next, %again ]
  %part = phi double [ {number(1.0)}, %entry ], [ %part.next, %again ]
  call void %step(ptr %z, ptr %a, ptr %w)
  br label %measure
measure:
  %i = phi i64 [ 0, %round ], [ %i.next, %measure ]
  %size = phi double [ {number(0.0)}, %round ], [ %size.next, %measure ]
  %scale = phi double [ {number(1.0)}, %round ], [ %scale.next, %measure ]
  %pd.i = getelementptr double, ptr %w, i64 %i
  %d.i = load double, ptr %pd.i
  %dd = fmul double %d.i, %d.i
  %size.next = fadd double %size, %dd
  %pz.i = getelementptr double, ptr %z, i64 %i
  %z.i = load double, ptr %pz.i
  %zz = fmul double %z.i, %z.i
  %scale.next = fadd double %scale, %zz
  %i.next = add i64 %i, 1
  %measuring = icmp slt i64 %i.next, %n
  br i1 %measuring, label %measure, label %judge
judge:
  %tiny = fmul double {number(CONVERGED)}, %scale.next
  %converged = fcmp ole double %size.next, %tiny
  br i1 %converged, label %finish, label %progress
progress:
  %smaller = fcmp olt double %size.next, %before
  br i1 %smaller, label %take, label %halve
take:
  %j = phi i64 [ 0, %progress ], [ %j.next, %take ]
  %pd.j = getelementptr double, ptr %w, i64 %j
  %d.j = load double, ptr %pd.j
  %pl.j = getelementptr double, ptr %last, i64 %j
  store double %d.j, ptr %pl.j
  %pz.j = getelementptr double, ptr %z, i64 %j
  %z.j = load double, ptr %pz.j
  %taken = fsub double %z.j, %d.j
  store double %taken, ptr %pz.j
  %j.next = add i64 %j, 1
  %taking = icmp slt i64 %j.next, %n
  br i1 %taking, label %take, label %again
halve:
  %stalled = fmul double {number(STALLED)}, %scale.next
  %close = fcmp ole double %before, %stalled
  br i1 %close, label %done, label %smaller.part
smaller.part:
  %half = fmul double {number(0.5)}, %part
  %first = fcmp oeq double %before, {number(math.inf)}
  %short = fcmp olt double %half, {number(SMALLEST_PART)}
  %lost = or i1 %first, %short
  br i1 %lost, label %fail, label %back
back:
  %k = phi i64 [ 0, %smaller.part ], [ %k.next, %back ]
  %pl.k = getelementptr double, ptr %last, i64 %k
  %l.k = load double, ptr %pl.k
  %move = fmul double %half, %l.k
  %pz.k = getelementptr double, ptr %z, i64 %k
  %z.k = load double, ptr %pz.k
  %returned = fadd double %z.k, %move
  store double %returned, ptr %pz.k
  %k.next = add i64 %k, 1
  %returning = icmp slt i64 %k.next, %n
  br i1 %returning, label %back, label %again
again:
  %before.next = phi double [ %size.next, %take ], [ %before, %back ]
  %part.next = phi double [ {number(1.0)}, %take ], [ %half, %back ]
  %count.next = add i64 %count, 1
  %more = icmp slt i64 %count.next, {NEWTON_ROUNDS}
  br i1 %more, label %round, label %fail
finish:
  %f = phi i64 [ 0, %judge ], [ %f.next, %finish ]
  %pd.f = getelementptr double, ptr %w, i64 %f
  %d.f = load double, ptr %pd.f
  %pz.f = getelementptr double, ptr %z, i64 %f
  %z.f = load double, ptr %pz.f
  %final = fsub double %z.f, %d.f
  store double %final, ptr %pz.f
  %f.next = add i64 %f, 1
  %finishing = icmp slt i64 %f.next, %n
  br i1 %finishing, label %finish, label %done
fail:
  %g = phi i64 [ 0, %smaller.part ], [ 0, %again ], [ %g.next, %fail ]
  %pz.g = getelementptr double, ptr %z, i64 %g
  store double {number(math.nan)}, ptr %pz.g
  %g.next = add i64 %g, 1
  %failing = icmp slt i64 %g.next, %n
  br i1 %failing, label %fail, label %done
done:
  ret void
}}
"""

# By the name of the routine, those before others that call them.
ROUTINES: dict[str, str] = {
    "@.solve": _SOLVE,
    "@.solve.definite": SOLVE_DEFINITE,
    "@.solve.factored": SOLVE_FACTORED,
    "@.newton": _NEWTON,
    "@.subtract": _SUBTRACT,
    **COPYING,
    "@.row": ROW,
    "@.row.pair": ROW_PAIR,
}
