; == solve ==
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

; == solve.definite ==
; Replaces m right sides b by the solution of A x = b, where A is symmetric and positive
; definite, so that no pivot is chosen. W holds the upper triangle of A from column 0
; on, b from column s on; its n rows have r numbers, a multiple of 8 as s is, and the
; sides end with the row. The inverses of the pivots and the columns of L, s numbers
; each, are kept for other sides. Starts and tables say where L and U may differ from
; zero.
define internal void @.solve.definite(i64 %n, i64 %s, i64 %r, ptr %W, ptr %inverses,
                                      ptr %L, ptr %L.starts, ptr %L.table,
                                      ptr %L.pairs, ptr %U.starts, ptr %U.table,
                                      ptr %U.pairs) {
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
${row_L}  ; What lies before the diagonal is not read again.
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
${substituted}

; == solve.factored ==
; The same for other right sides of a system that was solved. The rows of b have m
; numbers, a multiple of 8, of which spans say for each row between which columns it is
; not zero as sides are eliminated; of two rows that are taken together they are the
; same.
define internal void @.solve.factored(i64 %n, i64 %m, ptr %b, ptr %spans, i64 %s,
                                      i64 %r, ptr %W, ptr %inverses, ptr %L,
                                      ptr %L.starts, ptr %L.table, ptr %L.pairs,
                                      ptr %U.starts, ptr %U.table, ptr %U.pairs) {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row.end ], [ %i.after, %row.two ]
  %rows.left = icmp slt i64 %i, %n
  br i1 %rows.left, label %row.start, label %back.begin
row.start:
  %i.next = add i64 %i, 1
${row_L}  %some = icmp sgt i64 %count.L, 0
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
${paired_L}  br i1 %paired.L, label %row.two, label %row.one
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
${substituted}

; == row.of ==
  %at.begin.NAME = getelementptr i32, ptr %NAME.starts, i64 %ROW
  %at.end.NAME = getelementptr i32, ptr %at.begin.NAME, i64 1
  %begin.32.NAME = load i32, ptr %at.begin.NAME, align 1
  %end.32.NAME = load i32, ptr %at.end.NAME, align 1
  %begin.NAME = zext i32 %begin.32.NAME to i64
  %end.NAME = zext i32 %end.32.NAME to i64
  %count.NAME = sub i64 %end.NAME, %begin.NAME
  %NAME.row = getelementptr i32, ptr %NAME.table, i64 %begin.NAME

; == paired.of ==
  %place.pair.NAME = getelementptr i8, ptr %NAME.pairs, i64 %ROW
  %pair.NAME = load i8, ptr %place.pair.NAME
  %paired.NAME = icmp ne i8 %pair.NAME, 0

; == substituted ==
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
  %kb = mul i64 %k, %${step}
  %row.k = getelementptr double, ptr %${rows}, i64 %kb
${row_U}  %place.scale = getelementptr double, ptr %inverses, i64 %k
  %scale = load double, ptr %place.scale
${paired_U}  br i1 %paired.U, label %back.two, label %back.one
back.one:
  call void @.row(ptr %row.k, i64 ${first}, i64 %${step}, i64 %count.U, ptr %row.U,
                  i64 1, ptr %U.row, ptr %${rows}, i64 %${step}, double %scale)
  br label %back
back.two:
  %k.after = sub i64 %k, 2
  %kr.2 = mul i64 %k.next, %r
  %row.U.2 = getelementptr double, ptr %W, i64 %kr.2
  %kb.2 = mul i64 %k.next, %${step}
  %row.k.2 = getelementptr double, ptr %${rows}, i64 %kb.2
  %place.scale.2 = getelementptr double, ptr %inverses, i64 %k.next
  %scale.2 = load double, ptr %place.scale.2
  call void @.row.pair(ptr %row.k, ptr %row.k.2, i64 %k, i64 ${first}, i64 %${step},
                       i64 %count.U, ptr %row.U, ptr %row.U.2, i64 1, ptr %U.row,
                       ptr %${rows}, i64 %${step}, double %scale, double %scale.2)
  br label %back
done:
  ret void
}

; == newton ==
; Replaces z by the solution near it: step computes from z and a what Newton's method
; takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
; w has room for 2n numbers: the step, and the one taken last. If the last of z is
; 1e100, any step is small beside it, and none is computed.
define internal void @.newton(i64 %n, ptr %step, ptr %a, ptr %z, ptr %w) {
entry:
  %last = getelementptr double, ptr %w, i64 %n
  %end = sub i64 %n, 1
  %pz.end = getelementptr double, ptr %z, i64 %end
  %z.end = load double, ptr %pz.end
  %far = fcmp oeq double %z.end, 1.0e+100
  br i1 %far, label %done, label %round
round:
  %count = phi i64 [ 0, %entry ], [ %count.next, %again ]
  %before = phi double [ 0x7FF0000000000000, %entry ], [ %before.next, %again ]
  %part = phi double [ 0x3FF0000000000000, %entry ], [ %part.next, %again ]
  call void %step(ptr %z, ptr %a, ptr %w)
  br label %measure
measure:
  %i = phi i64 [ 0, %round ], [ %i.next, %measure ]
  %size = phi double [ 0x0000000000000000, %round ], [ %size.next, %measure ]
  %scale = phi double [ 0x3FF0000000000000, %round ], [ %scale.next, %measure ]
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
  %tiny = fmul double ${CONVERGED}, %scale.next
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
  %stalled = fmul double ${STALLED}, %scale.next
  %close = fcmp ole double %before, %stalled
  br i1 %close, label %done, label %smaller.part
smaller.part:
  %half = fmul double 0x3FE0000000000000, %part
  %first = fcmp oeq double %before, 0x7FF0000000000000
  %short = fcmp olt double %half, ${SMALLEST_PART}
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
  %part.next = phi double [ 0x3FF0000000000000, %take ], [ %half, %back ]
  %count.next = add i64 %count, 1
  %more = icmp slt i64 %count.next, ${NEWTON_ROUNDS}
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
  store double 0x7FF8000000000000, ptr %pz.g
  %g.next = add i64 %g, 1
  %failing = icmp slt i64 %g.next, %n
  br i1 %failing, label %fail, label %done
done:
  ret void
}

; == subtract ==
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

; == copy ==
; Copies n numbers, eight at a time, the first and the last eight apart, so that all
; others are lines of the cache; numbers may be copied twice.
define internal void @.copy(i64 %n, ptr noalias %a, ptr noalias %b) {
entry:
  %long = icmp sge i64 %n, 8
  br i1 %long, label %first, label %short
short:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %body, label %done
first:
  %x.first = load <8 x double>, ptr %a, align 8
  store <8 x double> %x.first, ptr %b, align 8
  %w = sub i64 %n, 8
  %address = ptrtoint ptr %b to i64
  %behind = lshr i64 %address, 3
  %over = and i64 %behind, 7
  %line = sub i64 8, %over
  br label %vectors
vectors:
  %v = phi i64 [ %line, %first ], [ %v.next, %vector ]
  %v.next = add i64 %v, 8
  %more = icmp slt i64 %v, %w
  br i1 %more, label %vector, label %last
vector:
  %va = getelementptr double, ptr %a, i64 %v
  %vb = getelementptr double, ptr %b, i64 %v
  %x = load <8 x double>, ptr %va, align 8
  store <8 x double> %x, ptr %vb, align 8
  br label %vectors
last:
  %wa = getelementptr double, ptr %a, i64 %w
  %wb = getelementptr double, ptr %b, i64 %w
  %z = load <8 x double>, ptr %wa, align 8
  store <8 x double> %z, ptr %wb, align 8
  br label %done
body:
  %i = phi i64 [ 0, %short ], [ %i.next, %body ]
  %pa = getelementptr double, ptr %a, i64 %i
  %pb = getelementptr double, ptr %b, i64 %i
  %y = load double, ptr %pa
  store double %y, ptr %pb
  %i.next = add i64 %i, 1
  %left = icmp slt i64 %i.next, %n
  br i1 %left, label %body, label %done
done:
  ret void
}

; == gather ==
; Writes n numbers of a to places of b, as a table of both says, four at a time.
define internal void @.gather(i64 %n, ptr noalias %t, ptr noalias %a, ptr noalias %b) {
entry:
  br label %fours
fours:
  %f = phi i64 [ 0, %entry ], [ %f.next, %four ]
  %f.next = add i64 %f, 4
  %whole = icmp sle i64 %f.next, %n
  br i1 %whole, label %four, label %test
four:
  %f.0 = add i64 %f, 0
  %pair.0 = getelementptr [2 x i32], ptr %t, i64 %f.0
  %second.0 = getelementptr i32, ptr %pair.0, i64 1
  %ia.0 = load i32, ptr %pair.0, align 1
  %ib.0 = load i32, ptr %second.0, align 1
  %ja.0 = zext i32 %ia.0 to i64
  %jb.0 = zext i32 %ib.0 to i64
  %pa.0 = getelementptr double, ptr %a, i64 %ja.0
  %pb.0 = getelementptr double, ptr %b, i64 %jb.0
  %y.0 = load double, ptr %pa.0
  store double %y.0, ptr %pb.0
  %f.1 = add i64 %f, 1
  %pair.1 = getelementptr [2 x i32], ptr %t, i64 %f.1
  %second.1 = getelementptr i32, ptr %pair.1, i64 1
  %ia.1 = load i32, ptr %pair.1, align 1
  %ib.1 = load i32, ptr %second.1, align 1
  %ja.1 = zext i32 %ia.1 to i64
  %jb.1 = zext i32 %ib.1 to i64
  %pa.1 = getelementptr double, ptr %a, i64 %ja.1
  %pb.1 = getelementptr double, ptr %b, i64 %jb.1
  %y.1 = load double, ptr %pa.1
  store double %y.1, ptr %pb.1
  %f.2 = add i64 %f, 2
  %pair.2 = getelementptr [2 x i32], ptr %t, i64 %f.2
  %second.2 = getelementptr i32, ptr %pair.2, i64 1
  %ia.2 = load i32, ptr %pair.2, align 1
  %ib.2 = load i32, ptr %second.2, align 1
  %ja.2 = zext i32 %ia.2 to i64
  %jb.2 = zext i32 %ib.2 to i64
  %pa.2 = getelementptr double, ptr %a, i64 %ja.2
  %pb.2 = getelementptr double, ptr %b, i64 %jb.2
  %y.2 = load double, ptr %pa.2
  store double %y.2, ptr %pb.2
  %f.3 = add i64 %f, 3
  %pair.3 = getelementptr [2 x i32], ptr %t, i64 %f.3
  %second.3 = getelementptr i32, ptr %pair.3, i64 1
  %ia.3 = load i32, ptr %pair.3, align 1
  %ib.3 = load i32, ptr %second.3, align 1
  %ja.3 = zext i32 %ia.3 to i64
  %jb.3 = zext i32 %ib.3 to i64
  %pa.3 = getelementptr double, ptr %a, i64 %ja.3
  %pb.3 = getelementptr double, ptr %b, i64 %jb.3
  %y.3 = load double, ptr %pa.3
  store double %y.3, ptr %pb.3
  br label %fours
test:
  %i = phi i64 [ %f, %fours ], [ %i.next, %body ]
  %left = icmp slt i64 %i, %n
  br i1 %left, label %body, label %done
body:
  %pair.one = getelementptr [2 x i32], ptr %t, i64 %i
  %second.one = getelementptr i32, ptr %pair.one, i64 1
  %ia.one = load i32, ptr %pair.one, align 1
  %ib.one = load i32, ptr %second.one, align 1
  %ja.one = zext i32 %ia.one to i64
  %jb.one = zext i32 %ib.one to i64
  %pa.one = getelementptr double, ptr %a, i64 %ja.one
  %pb.one = getelementptr double, ptr %b, i64 %jb.one
  %y.one = load double, ptr %pa.one
  store double %y.one, ptr %pb.one
  %i.next = add i64 %i, 1
  br label %test
done:
  ret void
}

; == clear ==
; Sets n numbers to zero, eight at a time, as numbers are copied.
define internal void @.clear(i64 %n, ptr noalias %b) {
entry:
  %long = icmp sge i64 %n, 8
  br i1 %long, label %first, label %short
short:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %body, label %done
first:
  store <8 x double> zeroinitializer, ptr %b, align 8
  %w = sub i64 %n, 8
  %address = ptrtoint ptr %b to i64
  %behind = lshr i64 %address, 3
  %over = and i64 %behind, 7
  %line = sub i64 8, %over
  br label %vectors
vectors:
  %v = phi i64 [ %line, %first ], [ %v.next, %vector ]
  %v.next = add i64 %v, 8
  %more = icmp slt i64 %v, %w
  br i1 %more, label %vector, label %last
vector:
  %vb = getelementptr double, ptr %b, i64 %v
  store <8 x double> zeroinitializer, ptr %vb, align 8
  br label %vectors
last:
  %wb = getelementptr double, ptr %b, i64 %w
  store <8 x double> zeroinitializer, ptr %wb, align 8
  br label %done
body:
  %i = phi i64 [ 0, %short ], [ %i.next, %body ]
  %pb = getelementptr double, ptr %b, i64 %i
  store double 0.0, ptr %pb
  %i.next = add i64 %i, 1
  %left = icmp slt i64 %i.next, %n
  br i1 %left, label %body, label %done
done:
  ret void
}

; == mirror ==
; Writes what is above the diagonal of n rows, 8 or more, as it is below, four by four:
; the last rows, and those left of the diagonal, may be taken twice.
define internal void @.mirror(i64 %n, ptr noalias %M) {
entry:
  %bytes = shl i64 %n, 3
  %end = sub i64 %n, 4
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %diagonal ]
  %at = mul i64 %i, %n
  %left = getelementptr double, ptr %M, i64 %at
  %above = getelementptr double, ptr %M, i64 %i
  %last = sub i64 %i, 4
  br label %test
test:
  %j = phi i64 [ 0, %rows ], [ %j.next, %square ]
  %inside = icmp slt i64 %j, %i
  br i1 %inside, label %square, label %diagonal
square:
  %beyond = icmp sgt i64 %j, %last
  %c = select i1 %beyond, i64 %last, i64 %j
  %p.0 = getelementptr double, ptr %left, i64 %c
  %p.1 = getelementptr i8, ptr %p.0, i64 %bytes
  %p.2 = getelementptr i8, ptr %p.1, i64 %bytes
  %p.3 = getelementptr i8, ptr %p.2, i64 %bytes
  %a.0 = load <4 x double>, ptr %p.0, align 8
  %a.1 = load <4 x double>, ptr %p.1, align 8
  %a.2 = load <4 x double>, ptr %p.2, align 8
  %a.3 = load <4 x double>, ptr %p.3, align 8
  %b.0 = shufflevector <4 x double> %a.0, <4 x double> %a.1, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %b.1 = shufflevector <4 x double> %a.0, <4 x double> %a.1, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %b.2 = shufflevector <4 x double> %a.2, <4 x double> %a.3, <4 x i32> <i32 0, i32 4, i32 2, i32 6>
  %b.3 = shufflevector <4 x double> %a.2, <4 x double> %a.3, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %c.0 = shufflevector <4 x double> %b.0, <4 x double> %b.2, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %c.1 = shufflevector <4 x double> %b.1, <4 x double> %b.3, <4 x i32> <i32 0, i32 1, i32 4, i32 5>
  %c.2 = shufflevector <4 x double> %b.0, <4 x double> %b.2, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %c.3 = shufflevector <4 x double> %b.1, <4 x double> %b.3, <4 x i32> <i32 2, i32 3, i32 6, i32 7>
  %to = mul i64 %c, %n
  %q.0 = getelementptr double, ptr %above, i64 %to
  %q.1 = getelementptr i8, ptr %q.0, i64 %bytes
  %q.2 = getelementptr i8, ptr %q.1, i64 %bytes
  %q.3 = getelementptr i8, ptr %q.2, i64 %bytes
  store <4 x double> %c.0, ptr %q.0, align 8
  store <4 x double> %c.1, ptr %q.1, align 8
  store <4 x double> %c.2, ptr %q.2, align 8
  store <4 x double> %c.3, ptr %q.3, align 8
  %j.next = add i64 %j, 4
  br label %test
diagonal:
  %d.0 = getelementptr double, ptr %left, i64 %i
  %d.1 = getelementptr i8, ptr %d.0, i64 %bytes
  %d.2 = getelementptr i8, ptr %d.1, i64 %bytes
  %d.3 = getelementptr i8, ptr %d.2, i64 %bytes
  %d.2.1 = getelementptr double, ptr %d.2, i64 1
  %d.3.1 = getelementptr double, ptr %d.3, i64 1
  %d.3.2 = getelementptr double, ptr %d.3, i64 2
  %e.0.1 = getelementptr double, ptr %d.0, i64 1
  %e.0.2 = getelementptr double, ptr %d.0, i64 2
  %e.0.3 = getelementptr double, ptr %d.0, i64 3
  %e.1.2 = getelementptr double, ptr %d.1, i64 2
  %e.1.3 = getelementptr double, ptr %d.1, i64 3
  %e.2.3 = getelementptr double, ptr %d.2, i64 3
  %x.1 = load double, ptr %d.1
  %x.2 = load double, ptr %d.2
  %x.3 = load double, ptr %d.3
  %x.4 = load double, ptr %d.2.1
  %x.5 = load double, ptr %d.3.1
  %x.6 = load double, ptr %d.3.2
  store double %x.1, ptr %e.0.1
  store double %x.2, ptr %e.0.2
  store double %x.3, ptr %e.0.3
  store double %x.4, ptr %e.1.2
  store double %x.5, ptr %e.1.3
  store double %x.6, ptr %e.2.3
  %further = add i64 %i, 4
  %near = icmp slt i64 %further, %end
  %i.next = select i1 %near, i64 %further, i64 %end
  %more = icmp slt i64 %i, %end
  br i1 %more, label %rows, label %done
done:
  ret void
}

; == clear.column ==
; Sets eight numbers to zero in each of n rows, which are s numbers from each other.
define internal void @.clear.column(i64 %n, i64 %s, ptr noalias %b) {
entry:
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %place = phi ptr [ %b, %entry ], [ %place.next, %row ]
  store <8 x double> zeroinitializer, ptr %place, align 8
  %place.next = getelementptr double, ptr %place, i64 %s
  %i.next = add i64 %i, 1
  %left = icmp slt i64 %i.next, %n
  br i1 %left, label %row, label %done
done:
  ret void
}

; == row ==
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
  br label %test.WIDEST

; == row.columns ==
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

; == row.pair ==
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
  br label %test.WIDEST

; == row.pair.columns ==
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

; == product ==
; Writes 8 columns of so many rows of A B, where the sums have TERMS terms. Rows of A
; are sa numbers from each other, columns STEP, rows of B and C sb and sc.MASKS
define internal void @NAME(i64 %n, ptr %A, i64 %sa, ptr %B, i64 %sb, ptr %C,
                           i64 %scGIVEN) {
entry:

; == product.factor ==
  %at.K = mul i64 %sb, K
  %pb.K = getelementptr double, ptr %B, i64 %at.K
  %b.K = load <8 x double>, ptr %pb.K, align 8

; == product.rows ==
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %a.row = phi ptr [ %A, %entry ], [ %a.next, %row ]
  %c.row = phi ptr [ %C, %entry ], [ %c.next, %row ]

; == product.term ==
  %pa.K = getelementptr double, ptr %a.row, i64 AT
  %a.K = load double, ptr %pa.K
  %one.K = insertelement <8 x double> zeroinitializer, double %a.K, i32 0
  %all.K = shufflevector <8 x double> %one.K, <8 x double> zeroinitializer,
                         <8 x i32> zeroinitializer
  %p.K = fmul contract <8 x double> %all.K, %b.K

; == product.all ==
  store <8 x double> %s.LAST, ptr %c.row, align 8

; == product.mask ==
  %place = getelementptr i8, ptr %masks, i64 %i
  %byte = load i8, ptr %place
  %chosen = bitcast i8 %byte to <8 x i1>

; == product.chosen ==
  call void @llvm.masked.store.v8f64.p0(
    <8 x double> %s.LAST, ptr %c.row, i32 8, <8 x i1> %chosen)

; == product.zeroed ==
  %kept = select <8 x i1> %chosen, <8 x double> %s.LAST,
                 <8 x double> zeroinitializer
  store <8 x double> %kept, ptr %c.row, align 8

; == product.end ==
  %i.next = add i64 %i, 1
  %a.next = getelementptr double, ptr %a.row, i64 %sa
  %c.next = getelementptr double, ptr %c.row, i64 %sc
  %left = icmp slt i64 %i.next, %n
  br i1 %left, label %row, label %done
done:
  ret void
}

; == members ==
; Calls a function for one group of members after another: with what a table says of where
; it reads, and the numbers of each. To where another table says its results are added.
define internal void @.members(double %t, ptr %pools, ptr %out, ptr %k, ptr %f, ptr %reads, ptr %writes, ptr %w, i64 %n, i64 %nr, i64 %nw, i64 %np, i64 %nk) {
entry:
  %r = getelementptr double, ptr %w, i64 %nw
  %step = add i64 %np, %nk
  br label %call
call:
  %i = phi i64 [ 0, %entry ], [ %i.next, %done ]
  %ir = mul i64 %i, %nr
  %table = getelementptr i32, ptr %reads, i64 %ir
  call void @.read(i64 %nr, ptr %pools, ptr %table, ptr %r)
  %ik = mul i64 %i, %step
  %p.i = getelementptr double, ptr %k, i64 %ik
  %k.i = getelementptr double, ptr %p.i, i64 %np
  call void %f(double %t, ptr %r, ptr %p.i, ptr %k.i, ptr %w)
  %iw = mul i64 %i, %nw
  %places = getelementptr i32, ptr %writes, i64 %iw
  br label %add
add:
  %j = phi i64 [ 0, %call ], [ %j.next, %one ]
  %left = icmp slt i64 %j, %nw
  br i1 %left, label %one, label %done
one:
  %pi = getelementptr i32, ptr %places, i64 %j
  %place = load i32, ptr %pi
  %po = getelementptr double, ptr %out, i32 %place
  %pw = getelementptr double, ptr %w, i64 %j
  %old = load double, ptr %po
  %own = load double, ptr %pw
  %new = fadd double %old, %own
  store double %new, ptr %po
  %j.next = add i64 %j, 1
  br label %add
done:
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %call, label %end
end:
  ret void
}

; == members.constants ==
; Writes the numbers of each group of members, and the constants that follow from them.
define internal void @.members.constants(ptr %pools, ptr %k, ptr %f, ptr %numbers, i64 %n, i64 %np, i64 %nk) {
entry:
  %step = add i64 %np, %nk
  br label %call
call:
  %i = phi i64 [ 0, %entry ], [ %i.next, %call ]
  %in = mul i64 %i, %np
  %table = getelementptr i32, ptr %numbers, i64 %in
  %ik = mul i64 %i, %step
  %p.i = getelementptr double, ptr %k, i64 %ik
  %k.i = getelementptr double, ptr %p.i, i64 %np
  call void @.read(i64 %np, ptr %pools, ptr %table, ptr %p.i)
  call void %f(ptr %p.i, ptr %k.i)
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %call, label %end
end:
  ret void
}

; == read ==
; Writes n numbers from where a table says: in which of 8 arrays, and its place there.
define internal void @.read(i64 %n, ptr %pools, ptr %table, ptr %b) {
entry:
  br label %test
test:
  %j = phi i64 [ 0, %entry ], [ %j.next, %body ]
  %left = icmp slt i64 %j, %n
  br i1 %left, label %body, label %done
body:
  %pt = getelementptr i32, ptr %table, i64 %j
  %both = load i32, ptr %pt
  %number = and i32 %both, 7
  %place = lshr i32 %both, 3
  %pool = getelementptr ptr, ptr %pools, i32 %number
  %a = load ptr, ptr %pool
  %pa = getelementptr double, ptr %a, i32 %place
  %x = load double, ptr %pa
  %pb = getelementptr double, ptr %b, i64 %j
  store double %x, ptr %pb
  %j.next = add i64 %j, 1
  br label %test
done:
  ret void
}

; == find_piece ==
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

; == unknown ==
define internal void @.unknown(i64 %n, ptr %b) {
start:
  br label %head
head:
  %i = phi i64 [ 0, %start ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %to = getelementptr double, ptr %b, i64 %i
  store double 0x7FF8000000000000, ptr %to
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}
; == sincos ==
; Sine and cosine of eight angles at a time.
declare <8 x double> @llvm.fabs.v8f64(<8 x double>)
define internal PAIR @.sincos(<8 x double> %x) ATTRIBUTES {
  %size = call <8 x double> @llvm.fabs.v8f64(<8 x double> %x)
  %small = fcmp ole <8 x double> %size, splat (double 0x40F86A0000000000)
  %mask = bitcast <8 x i1> %small to i8
  %all = icmp eq i8 %mask, -1
  br i1 %all, label %fast, label %slow
fast:
  ; The last bits of a number as large as 1.5 2^52 are those of the whole number behind it.
  ; Turns by π/2: the nearest whole number n, and x - n π/2 = r + y.
  %scaled = fmul contract <8 x double> %x, splat (double 0x3FE45F306DC9C883)
  %moved = fadd contract <8 x double> %scaled, splat (double 0x4338000000000000)
  %q = bitcast <8 x double> %moved to <8 x i64>
  %n = fsub contract <8 x double> %moved, splat (double 0x4338000000000000)
  %first = fmul contract <8 x double> %n, splat (double 0x3FF921FB54400000)
  %a = fsub contract <8 x double> %x, %first
  %second = fmul contract <8 x double> %n, splat (double 0x3DD0B4611A600000)
  %r = fsub contract <8 x double> %a, %second
  %behind = fsub contract <8 x double> %a, %r
  ; A product that is written in another way is fused with each of its sums.
  %second.again = fmul contract <8 x double> %n, splat (double 0xBDD0B4611A600000)
  %lost = fadd contract <8 x double> %behind, %second.again
  %third = fmul contract <8 x double> %n, splat (double 0x3BA3198A2E037073)
  %y = fsub contract <8 x double> %lost, %third
  ; sin(r + y) = r + r z polynomial + y (1 - z/2), z = r r
  %z = fmul contract <8 x double> %r, %r
  %half = fmul contract <8 x double> %z, splat (double 0x3FE0000000000000)
  %w = fsub contract <8 x double> splat (double 0x3FF0000000000000), %half
  %rz = fmul contract <8 x double> %r, %z
  %s5 = fmul contract <8 x double> splat (double 0x3DE5D93A5ACFD57C), %z
  %s4 = fadd contract <8 x double> %s5, splat (double 0xBE5AE5E68A2B9CEB)
  %s3.z = fmul contract <8 x double> %s4, %z
  %s3 = fadd contract <8 x double> %s3.z, splat (double 0x3EC71DE357B1FE7D)
  %s2.z = fmul contract <8 x double> %s3, %z
  %s2 = fadd contract <8 x double> %s2.z, splat (double 0xBF2A01A019C161D5)
  %s1.z = fmul contract <8 x double> %s2, %z
  %s1 = fadd contract <8 x double> %s1.z, splat (double 0x3F8111111110F8A6)
  %s0.z = fmul contract <8 x double> %s1, %z
  %s0 = fadd contract <8 x double> %s0.z, splat (double 0xBFC5555555555549)
  %odd.part = fmul contract <8 x double> %rz, %s0
  %y.w = fmul contract <8 x double> %y, %w
  %sine.rest = fadd contract <8 x double> %odd.part, %y.w
  %sine = fadd contract <8 x double> %r, %sine.rest
  ; cos(r + y) = w + (z z polynomial + what w has lost - r y), w = 1 - z/2
  %w.lost = fsub contract <8 x double> splat (double 0x3FF0000000000000), %w
  %half.again = fmul contract <8 x double> %z, splat (double 0xBFE0000000000000)
  %lost.w = fadd contract <8 x double> %w.lost, %half.again
  %zz = fmul contract <8 x double> %z, %z
  %c5 = fmul contract <8 x double> splat (double 0xBDA8FAE9BE8838D4), %z
  %c4 = fadd contract <8 x double> %c5, splat (double 0x3E21EE9EBDB4B1C4)
  %c3.z = fmul contract <8 x double> %c4, %z
  %c3 = fadd contract <8 x double> %c3.z, splat (double 0xBE927E4F809C52AD)
  %c2.z = fmul contract <8 x double> %c3, %z
  %c2 = fadd contract <8 x double> %c2.z, splat (double 0x3EFA01A019CB1590)
  %c1.z = fmul contract <8 x double> %c2, %z
  %c1 = fadd contract <8 x double> %c1.z, splat (double 0xBF56C16C16C15177)
  %c0.z = fmul contract <8 x double> %c1, %z
  %c0 = fadd contract <8 x double> %c0.z, splat (double 0x3FA555555555554C)
  %even.part = fmul contract <8 x double> %zz, %c0
  %r.y = fmul contract <8 x double> %r, %y
  %lost.rest = fsub contract <8 x double> %lost.w, %r.y
  %cosine.rest = fadd contract <8 x double> %even.part, %lost.rest
  %cosine = fadd contract <8 x double> %w, %cosine.rest
  ; Odd quarter turns swap them. The second bit of q changes signs, the first one what odd
  ; turns change back, with another sign for the cosine.
  %odd = and <8 x i64> %q, splat (i64 1)
  %swap = icmp ne <8 x i64> %odd, zeroinitializer
  %signs = shl <8 x i64> %q, splat (i64 62)
  %sine.bits = bitcast <8 x double> %sine to <8 x i64>
  %cosine.bits = bitcast <8 x double> %cosine to <8 x i64>
  %sine.signed = xor <8 x i64> %sine.bits, %signs
  %cosine.signed = xor <8 x i64> %cosine.bits, %signs
  %sine.odd = xor <8 x i64> %cosine.signed, splat (i64 4611686018427387904)
  %cosine.odd = xor <8 x i64> %sine.signed, splat (i64 -4611686018427387904)
  %sine.chosen = select <8 x i1> %swap, <8 x i64> %sine.odd, <8 x i64> %sine.signed
  %cosine.chosen = select <8 x i1> %swap, <8 x i64> %cosine.odd, <8 x i64> %cosine.signed
  %sine.result = bitcast <8 x i64> %sine.chosen to <8 x double>
  %cosine.result = bitcast <8 x i64> %cosine.chosen to <8 x double>
  %pair.0 = insertvalue PAIR poison, <8 x double> %sine.result, 0
  %pair.1 = insertvalue PAIR %pair.0, <8 x double> %cosine.result, 1
  ret PAIR %pair.1
slow:
  %pair = call PAIR @.sincos.mixed(<8 x double> %x, <8 x i1> %small)
  ret PAIR %pair
}
; Of mixed angles; small ones get bits as among small ones.
define internal PAIR @.sincos.mixed(<8 x double> %x, <8 x i1> %small) ATTRIBUTES {
  %safe = select <8 x i1> %small, <8 x double> %x, <8 x double> zeroinitializer
  %fast = call PAIR @.sincos(<8 x double> %safe)
  %libm = call PAIR @.sincos.libm(<8 x double> %x)
  %f0 = extractvalue PAIR %fast, 0
  %l0 = extractvalue PAIR %libm, 0
  %r0 = select <8 x i1> %small, <8 x double> %f0, <8 x double> %l0
  %f1 = extractvalue PAIR %fast, 1
  %l1 = extractvalue PAIR %libm, 1
  %r1 = select <8 x i1> %small, <8 x double> %f1, <8 x double> %l1
  %a = insertvalue PAIR poison, <8 x double> %r0, 0
  %b = insertvalue PAIR %a, <8 x double> %r1, 1
  ret PAIR %b
}
; By libm, angle by angle.
define internal PAIR @.sincos.libm(<8 x double> %x) ATTRIBUTES {
entry:
  br label %lane
lane:
  %i = phi i64 [ 0, %entry ], [ %next, %lane ]
  %sines = phi <8 x double> [ poison, %entry ], [ %sines.next, %lane ]
  %cosines = phi <8 x double> [ poison, %entry ], [ %cosines.next, %lane ]
  %angle = extractelement <8 x double> %x, i64 %i
  %sine = call double @sin(double %angle)
  %cosine = call double @cos(double %angle)
  %sines.next = insertelement <8 x double> %sines, double %sine, i64 %i
  %cosines.next = insertelement <8 x double> %cosines, double %cosine, i64 %i
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 8
  br i1 %more, label %lane, label %done
done:
  %a = insertvalue PAIR poison, <8 x double> %sines.next, 0
  %b = insertvalue PAIR %a, <8 x double> %cosines.next, 1
  ret PAIR %b
}
; == sincos.single ==
; Sine and cosine of sixteen angles of single precision. Up to 2^12 quarter turns times
; the first three parts of π/2, of 11 and 12 bits, are exact, fused or not, and so is x less
; the first two.
; Polynomials are those of Cephes (Moshier), sinf.c.
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
define internal PAIR @.sincos(<16 x float> %x) ATTRIBUTES {
  %size = call <16 x float> @llvm.fabs.v16f32(<16 x float> %x)
  %small = fcmp ole <16 x float> %size, splat (float 0x40B7700000000000)
  %mask = bitcast <16 x i1> %small to i16
  %all = icmp eq i16 %mask, -1
  br i1 %all, label %fast, label %slow
fast:
  %scaled = fmul contract <16 x float> %x, splat (float 0x3FE45F3060000000)
  %moved = fadd contract <16 x float> %scaled, splat (float 0x4168000000000000)
  %q = bitcast <16 x float> %moved to <16 x i32>
  %n = fsub contract <16 x float> %moved, splat (float 0x4168000000000000)
  %first = fmul contract <16 x float> %n, splat (float 0x3FF9200000000000)
  %a = fsub contract <16 x float> %x, %first
  %second = fmul contract <16 x float> %n, splat (float 0x3F3FB40000000000)
  %b = fsub contract <16 x float> %a, %second
  %third = fmul contract <16 x float> %n, splat (float 0x3E74440000000000)
  %c = fsub contract <16 x float> %b, %third
  %fourth = fmul contract <16 x float> %n, splat (float 0x3D868C2340000000)
  %r = fsub contract <16 x float> %c, %fourth
  %z = fmul contract <16 x float> %r, %r
  %rz = fmul contract <16 x float> %r, %z
  %s2 = fmul contract <16 x float> splat (float 0xBF29943F20000000), %z
  %s1 = fadd contract <16 x float> %s2, splat (float 0x3F811073C0000000)
  %s1.z = fmul contract <16 x float> %s1, %z
  %s0 = fadd contract <16 x float> %s1.z, splat (float 0xBFC5555460000000)
  %odd.part = fmul contract <16 x float> %rz, %s0
  %sine = fadd contract <16 x float> %r, %odd.part
  %c2 = fmul contract <16 x float> splat (float 0x3EF99EB9C0000000), %z
  %c1 = fadd contract <16 x float> %c2, splat (float 0xBF56C0C340000000)
  %c1.z = fmul contract <16 x float> %c1, %z
  %c0 = fadd contract <16 x float> %c1.z, splat (float 0x3FA55554A0000000)
  %c0.z = fmul contract <16 x float> %c0, %z
  %even = fadd contract <16 x float> %c0.z, splat (float 0xBFE0000000000000)
  %even.part = fmul contract <16 x float> %even, %z
  %cosine = fadd contract <16 x float> %even.part, splat (float 0x3FF0000000000000)
  ; Odd quarter turns swap them. The second bit of q changes signs, the first one what odd
  ; turns change back, with another sign for the cosine.
  %odd = and <16 x i32> %q, splat (i32 1)
  %swap = icmp ne <16 x i32> %odd, zeroinitializer
  %signs = shl <16 x i32> %q, splat (i32 30)
  %sine.bits = bitcast <16 x float> %sine to <16 x i32>
  %cosine.bits = bitcast <16 x float> %cosine to <16 x i32>
  %sine.signed = xor <16 x i32> %sine.bits, %signs
  %cosine.signed = xor <16 x i32> %cosine.bits, %signs
  %sine.odd = xor <16 x i32> %cosine.signed, splat (i32 1073741824)
  %cosine.odd = xor <16 x i32> %sine.signed, splat (i32 -1073741824)
  %sine.chosen = select <16 x i1> %swap, <16 x i32> %sine.odd, <16 x i32> %sine.signed
  %cosine.chosen = select <16 x i1> %swap, <16 x i32> %cosine.odd, <16 x i32> %cosine.signed
  %sine.result = bitcast <16 x i32> %sine.chosen to <16 x float>
  %cosine.result = bitcast <16 x i32> %cosine.chosen to <16 x float>
  %pair.0 = insertvalue PAIR poison, <16 x float> %sine.result, 0
  %pair.1 = insertvalue PAIR %pair.0, <16 x float> %cosine.result, 1
  ret PAIR %pair.1
slow:
  %pair = call PAIR @.sincos.mixed(<16 x float> %x, <16 x i1> %small)
  ret PAIR %pair
}
; Of mixed angles; small ones get bits as among small ones.
define internal PAIR @.sincos.mixed(<16 x float> %x, <16 x i1> %small) ATTRIBUTES {
  %safe = select <16 x i1> %small, <16 x float> %x, <16 x float> zeroinitializer
  %fast = call PAIR @.sincos(<16 x float> %safe)
  %l0 = call <16 x float> @.each.sin(<16 x float> %x)
  %l1 = call <16 x float> @.each.cos(<16 x float> %x)
  %f0 = extractvalue PAIR %fast, 0
  %r0 = select <16 x i1> %small, <16 x float> %f0, <16 x float> %l0
  %f1 = extractvalue PAIR %fast, 1
  %r1 = select <16 x i1> %small, <16 x float> %f1, <16 x float> %l1
  %a = insertvalue PAIR poison, <16 x float> %r0, 0
  %b = insertvalue PAIR %a, <16 x float> %r1, 1
  ret PAIR %b
}
