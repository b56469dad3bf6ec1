"""The routines in LLVM IR that copy numbers and set them to zero."""

from __future__ import annotations

import re

_COPY = """\
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
"""

_GATHER = """\
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
FOUR\
  br label %fours
test:
  %i = phi i64 [ %f, %fours ], [ %i.next, %body ]
  %left = icmp slt i64 %i, %n
  br i1 %left, label %body, label %done
body:
ONE\
  %i.next = add i64 %i, 1
  br label %test
done:
  ret void
}
"""
# One number, at the place %AT in the table.
_GATHERED = """\
  %pair.K = getelementptr [2 x i32], ptr %t, i64 %AT
  %second.K = getelementptr i32, ptr %pair.K, i64 1
  %ia.K = load i32, ptr %pair.K, align 1
  %ib.K = load i32, ptr %second.K, align 1
  %ja.K = zext i32 %ia.K to i64
  %jb.K = zext i32 %ib.K to i64
  %pa.K = getelementptr double, ptr %a, i64 %ja.K
  %pb.K = getelementptr double, ptr %b, i64 %jb.K
  %y.K = load double, ptr %pa.K
  store double %y.K, ptr %pb.K
"""


def _gather() -> str:
    """Return the routine that writes numbers to scattered places."""
    four = ""
    for k in range(4):
        four += f"  %f.{k} = add i64 %f, {k}\n"
        four += _GATHERED.replace("AT", f"f.{k}").replace(".K", f".{k}")
    one = _GATHERED.replace("AT", "i").replace(".K", ".one")
    return _GATHER.replace("FOUR", four).replace("ONE", one)


_CLEAR_HEAD = """\
; Sets n numbers to zero, eight at a time, as numbers are copied.
define internal void @.clear(i64 %n, ptr noalias %b) {
"""


def _clear() -> str:
    """Return the routine that copies, for a source that is zero."""
    lines = _COPY.splitlines(keepends=True)[3:]
    text = "".join(line for line in lines if " load " not in line and "%a," not in line)
    text = re.sub(r"double> %[\w.]+, ptr", "double> zeroinitializer, ptr", text)
    return _CLEAR_HEAD + text.replace("store double %y,", "store double 0.0,")


_CLEAR_COLUMN = """\
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
"""

# By their names.
COPYING: dict[str, str] = {
    "@.copy": _COPY,
    "@.gather": _gather(),
    "@.clear": _clear(),
    "@.clear.column": _CLEAR_COLUMN,
}
