"""Products of matrices in LLVM IR, by columns of the right factor in registers.

For 8 columns at a time the rows of the product are sums of one term after another;
what belongs to another sum is not written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.definition import Products
from symbody.writers.llvm.rows import PIECE

_HEAD = """\
; Writes 8 columns of so many rows of A B, where the sums have TERMS terms. Rows of A
; are sa numbers from each other, those of B and C sc.MASKS
define internal void @NAME(i64 %n, ptr %A, i64 %sa, ptr %B, ptr %C, i64 %scGIVEN) {
entry:
"""
_MASKS = """ A byte a row says which columns
; are written."""
_LOOP = """\
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %a.row = phi ptr [ %A, %entry ], [ %a.next, %row ]
  %c.row = phi ptr [ %C, %entry ], [ %c.next, %row ]
"""
_TERM = """\
  %pa.K = getelementptr double, ptr %a.row, i64 K
  %a.K = load double, ptr %pa.K
  %one.K = insertelement <8 x double> zeroinitializer, double %a.K, i32 0
  %all.K = shufflevector <8 x double> %one.K, <8 x double> zeroinitializer,
                         <8 x i32> zeroinitializer
  %p.K = fmul contract <8 x double> %all.K, %b.K
"""
_STORE = "  store <8 x double> %s.LAST, ptr %c.row, align 8\n"
_STORE_CHOSEN = """\
  %place = getelementptr i8, ptr %masks, i64 %i
  %byte = load i8, ptr %place
  %chosen = bitcast i8 %byte to <8 x i1>
  call void @llvm.masked.store.v8f64.p0(
    <8 x double> %s.LAST, ptr %c.row, i32 8, <8 x i1> %chosen)
"""
_END = """\
  %i.next = add i64 %i, 1
  %a.next = getelementptr double, ptr %a.row, i64 %sa
  %c.next = getelementptr double, ptr %c.row, i64 %sc
  %left = icmp slt i64 %i.next, %n
  br i1 %left, label %row, label %done
done:
  ret void
}
"""
# Its name and the kinds of its arguments.
MASKED_STORE = "llvm.masked.store.v8f64.p0(<8 x double>, ptr, i32, <8 x i1>)"


def routine_name(terms: int, *, masked: bool) -> str:
    """Return the name of the routine for sums of so many terms."""
    return f".product.{'chosen' if masked else 'all'}.{terms}"


def product_routines(used: Collection[str]) -> list[str]:
    """Return the routines whose names are among some."""
    return [
        _routine(int(name.split(".")[3]), masked=name.split(".")[2] == "chosen")
        for name in sorted(used)
        if name.startswith(".product.")
    ]


def _routine(terms: int, *, masked: bool) -> str:
    head = _HEAD.replace("NAME", routine_name(terms, masked=masked))
    head = head.replace("TERMS", str(terms)).replace("MASKS", _MASKS * masked)
    head = head.replace("GIVEN", ", ptr %masks" * masked)
    lines = [head]
    for k in range(terms):
        lines += [
            f"  %at.{k} = mul i64 %sc, {k}\n",
            f"  %pb.{k} = getelementptr double, ptr %B, i64 %at.{k}\n",
            f"  %b.{k} = load <8 x double>, ptr %pb.{k}, align 8\n",
        ]
    lines.append(_LOOP)
    for k in range(terms):
        lines.append(_TERM.replace("K", str(k)))
        before = f"%s.{k - 1}" if k > 1 else "%p.0"
        if k:
            sum_ = f"fadd contract <8 x double> {before}, %p.{k}"
            lines.append(f"  %s.{k} = {sum_}\n")
    last = f"%s.{terms - 1}" if terms > 1 else "%p.0"
    store = _STORE_CHOSEN if masked else _STORE
    return "".join([*lines, store.replace("%s.LAST", last), _END])


@final
@dataclass(frozen=True)
class Panel:
    """Rows of 8 columns of a product, with the same terms.

    Attributes:
        column: The first of them.
        first: First term.
        terms: How many there are.
        row: First row.
        masks: For each row, which of the columns are written; None if all may be.
        rows: How many there are.
    """

    column: int
    first: int
    terms: int
    row: int
    rows: int
    masks: bytes | None


def panels(products: Products) -> Iterator[Panel]:
    """Yield what a product consists of, in an order in which nothing is lost."""
    # Of each 8 columns and terms, the bits of the columns by row.
    found: dict[tuple[int, int, int], dict[int, int]] = {}
    for part in products.parts:
        for column in range(part.begin, part.end):
            key = column // PIECE * PIECE, part.first, part.last
            bits = found.setdefault(key, {})
            bits[part.row] = bits.get(part.row, 0) | 1 << column % PIECE
    written: set[int] = set()
    for (column, first, last), bits in sorted(found.items()):
        begin, end = min(bits), max(bits) + 1
        masks = bytes(bits.get(row, 0) for row in range(begin, end))
        chosen = masks if column in written else None
        written.add(column)
        yield Panel(column, first, last - first, begin, end - begin, chosen)
