"""The routine in LLVM IR that takes multiples of rows off two rows, in registers.

What is taken off both is read once. The second of them is given the first, too.
"""

from __future__ import annotations

from symbody.writers.llvm.rows import columns

_SUBTRACT = """\
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

_COLUMNS = """\
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
    return "".join([_SUBTRACT, columns(_COLUMNS), "done:\n  ret void\n}\n"])
