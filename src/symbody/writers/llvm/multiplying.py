"""Products of matrices in LLVM IR, by 8 columns of the right factor in registers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import Products
from symbody.writers.llvm.numbers import PIECE

Kind: TypeAlias = Literal["all", "chosen", "zeroed"]
# So many rows of no interest cost as much as another call.
_LEAST_GAP = 4
_HEAD = """\
; Writes 8 columns of so many rows of A B, where the sums have TERMS terms. Rows of A
; are sa numbers from each other, columns STEP, rows of B and C sb and sc.MASKS
define internal void @NAME(i64 %n, ptr %A, i64 %sa, ptr %B, i64 %sb, ptr %C,
                           i64 %scGIVEN) {
entry:
"""
_MASKS = {
    "all": "",
    "chosen": """ A byte a row says which columns
; are written.""",
    "zeroed": """ A byte a row says which columns
; are sums; the others are zero.""",
}
_LOOP = """\
  br label %row
row:
  %i = phi i64 [ 0, %entry ], [ %i.next, %row ]
  %a.row = phi ptr [ %A, %entry ], [ %a.next, %row ]
  %c.row = phi ptr [ %C, %entry ], [ %c.next, %row ]
"""
_TERM = """\
  %pa.K = getelementptr double, ptr %a.row, i64 AT
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
_STORE_ZEROED = """\
  %place = getelementptr i8, ptr %masks, i64 %i
  %byte = load i8, ptr %place
  %chosen = bitcast i8 %byte to <8 x i1>
  %kept = select <8 x i1> %chosen, <8 x double> %s.LAST,
                 <8 x double> zeroinitializer
  store <8 x double> %kept, ptr %c.row, align 8
"""
_STORES = {"all": _STORE, "chosen": _STORE_CHOSEN, "zeroed": _STORE_ZEROED}
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


def routine_name(terms: int, kind: Kind, step: int) -> str:
    """Return the name of the routine; `step` is from term to term on the left."""
    return f".product.{kind}.{terms}.{step}"


def product_routines(used: Collection[str]) -> list[str]:
    """Return the routines whose names are among some."""
    names = [name for name in sorted(used) if name.startswith(".product.")]
    return [_routine(name) for name in names]


def _routine(name: str) -> str:
    kind, count, step = name.split(".")[2:]
    terms = int(count)
    head = _HEAD.replace("NAME", name).replace("MASKS", _MASKS[kind])
    head = head.replace("TERMS", count).replace("STEP", step)
    head = head.replace("GIVEN", "" if kind == "all" else ", ptr %masks")
    lines = [head]
    for k in range(terms):
        lines += [
            f"  %at.{k} = mul i64 %sb, {k}\n",
            f"  %pb.{k} = getelementptr double, ptr %B, i64 %at.{k}\n",
            f"  %b.{k} = load <8 x double>, ptr %pb.{k}, align 8\n",
        ]
    lines.append(_LOOP)
    for k in range(terms):
        term = _TERM.replace("AT", str(k * int(step)))
        lines.append(term.replace("K", str(k)))
        before = f"%s.{k - 1}" if k > 1 else "%p.0"
        if k:
            sum_ = f"fadd contract <8 x double> {before}, %p.{k}"
            lines.append(f"  %s.{k} = {sum_}\n")
    last = f"%s.{terms - 1}" if terms > 1 else "%p.0"
    return "".join([*lines, _STORES[kind].replace("%s.LAST", last), _END])


@final
@dataclass(frozen=True)
class Panel:
    """Rows of 8 columns of a product, with the same terms.

    `masks` have the columns to write of each row (None: all may be); others are by
    `kind` written with whatever the sums are, left, or set to zero.
    """

    column: int
    first: int
    terms: int
    row: int
    rows: int
    masks: bytes | None
    kind: Kind


def panels(products: Products, shift: int, *, whole: bool) -> Iterator[Panel]:
    """Yield the panels of a product, in an order in which nothing is lost.

    Panels count `shift` columns before its first. A `whole` has zeros around it, up to
    the next multiple of 8; panels of no terms are such rows.
    """
    # Of each 8 columns and terms, the bits of the columns by row.
    rows_by_columns: dict[tuple[int, int, int], dict[int, int]] = {}
    for part in products.parts:
        for column in range(shift + part.begin, shift + part.end):
            key = column // PIECE * PIECE, part.first, part.last
            bits = rows_by_columns.setdefault(key, {})
            bits[part.row] = bits.get(part.row, 0) | 1 << column % PIECE
    written: dict[int, set[int]] = {}
    for (column, first, last), bits in sorted(rows_by_columns.items()):
        before = written.setdefault(column, set())
        kind: Kind = "chosen" if before else "zeroed" if whole else "all"
        for begin, end in _runs(sorted(bits)):
            masks = bytes(bits.get(row, 0) for row in range(begin, end))
            listed = None if kind == "all" else masks
            yield Panel(column, first, last - first, begin, end - begin, listed, kind)
        if kind == "zeroed":
            covered = {r for run in _runs(sorted(bits)) for r in range(*run)}
            for begin, end in _runs(sorted({*range(products.rows)} - covered), gap=1):
                yield Panel(column, 0, 0, begin, end - begin, None, "zeroed")
        before |= set(bits)
    if whole:
        for column in range(0, shift + products.columns, PIECE):
            if column not in written:
                yield Panel(column, 0, 0, 0, products.rows, None, "zeroed")


def _runs(rows: list[int], gap: int = _LEAST_GAP) -> Iterator[tuple[int, int]]:
    """Yield where rows begin and end that are closer than a gap to each other."""
    begin = 0
    for k, row in enumerate(rows):
        if k + 1 == len(rows) or rows[k + 1] - row > gap:
            yield rows[begin], row + 1
            begin = k + 1
