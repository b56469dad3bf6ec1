"""Routines of numerical blocks in LLVM IR, from `routines.ll`, and panels of products.

Definite systems are solved as A = L U with U = D Lᵀ, row by row, right sides as further
columns of A. Tables say where L and U differ from zero, and which rows do alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from string import Template
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import Products
from symbody.writers.llvm.forms import number
from symbody.writers.llvm.sharing import PIECE, close
from symbody.writers.source_file import routines

Kind: TypeAlias = Literal["all", "chosen", "zeroed"]
_TEXTS = routines("writers/llvm/routines.ll", number)
FIND_PIECE = _TEXTS["find_piece"]
# So many rows of no interest cost as much as another call.
_LEAST_GAP = 4
# How many numbers of a row are computed together, most first. With 40 and 56 among them
# code takes as long, and half as long again to compile.
_WIDTHS = (64, 48, 32, 24, 16, 8)


def _solving(name: str, rows: str, step: str, first: str) -> str:
    """Return a routine that eliminates, then solves from the last row of U on."""
    # Lines on a row of L or U: its table, or whether it is one of a pair.
    pieces = {
        f"{piece}_{factor}": _TEXTS[f"{piece}.of"]
        .replace("NAME", factor)
        .replace("ROW", row)
        for piece in ("row", "paired")
        for factor, row in (("L", "i"), ("U", "k"))
    }
    back = Template(_TEXTS["substituted"]).substitute(
        pieces, rows=rows, step=step, first=first
    )
    return Template(_TEXTS[name]).substitute(pieces, substituted=back.rstrip("\n"))


@cache
def row_routine(name: str, widest: int) -> str:
    """Return a routine of rows no longer than `widest`, a multiple of 8.

    It has loops over columns, each of which takes fewer at once.

    In a loop's template BEFORE is where its first column comes from, WIDTH their
    number, THEN the label behind it, .W marks its own; lines with .V stand for each
    vector of 8.
    """
    blocks = []
    before = "%from, %entry"
    widths = [width for width in _WIDTHS if width <= widest]
    for width, then in zip(widths, (*widths[1:], 0), strict=True):
        names = {"BEFORE": before, "THEN": f"test.{then}" if then else "done"}
        blocks.append(_loop(_TEXTS[f"{name}.columns"], width, names))
        before = f"%c.{width}, %test.{width}"
    text = _TEXTS[name].replace("WIDEST", str(widths[0]))
    return "".join([text, *blocks, "done:\n  ret void\n}\n"])


def _loop(template: str, width: int, names: dict[str, str]) -> str:
    """Return the loop that takes so many columns at once."""
    vector = f"<{PIECE} x double>"
    names = {**names, "VECTOR": vector, "WIDTH": str(width), ".W": f".{width}"}
    lines = []
    for line in template.splitlines():
        for piece in range(width // PIECE if ".V" in line else 1):
            text = line.replace(".V", f".{piece}")
            text = text.replace("OFFSET", str(piece * PIECE))
            for name, meant in names.items():
                text = text.replace(name, meant)
            lines.append(text)
    return "\n".join(lines) + "\n"


# By the name of the routine, those before others that call them.
ROUTINES: dict[str, str] = {
    # Without memory there are no results; nobody must take old ones for them.
    "@.unknown": _TEXTS["unknown"],
    "@.solve": _TEXTS["solve"] + "\n",
    "@.solve.definite": _solving("solve.definite", "W", "r", "%s"),
    "@.solve.factored": _solving("solve.factored", "b", "m", "0"),
    **{
        f"@.{name}": _TEXTS[name]
        for name in (
            "newton", "subtract", "copy", "gather", "clear", "clear.column", "members",
            "members.constants", "mirror", "read",
        )
    },
}  # fmt: skip
# Of rows, behind all that call them: see `row_routine`.
ROWS = ("row", "row.pair")

# A byte a row says which columns of a product count.
_MASKS = {
    "all": "",
    "chosen": " A byte a row says which columns\n; are written.",
    "zeroed": " A byte a row says which columns\n; are sums; the others are zero.",
}
# The name of a function, and the kinds of its arguments.
MASKED_STORE = "llvm.masked.store.v8f64.p0(<8 x double>, ptr, i32, <8 x i1>)"


def product_routine(name: str) -> str:
    """Return the routine of products `.product.KIND.TERMS.STEP`, from term to term."""
    kind, count, step = name.split(".")[2:]
    words = {"NAME": name, "MASKS": _MASKS[kind], "TERMS": count, "STEP": step}
    words["GIVEN"] = "" if kind == "all" else ", ptr %masks"
    head = _TEXTS["product"]
    for word, text in words.items():
        head = head.replace(word, text)
    terms = range(int(count))
    lines = [head, *(_TEXTS["product.factor"].replace("K", str(k)) for k in terms)]
    lines.append(_TEXTS["product.rows"])
    last = "%p.0"
    for k in terms:
        term = _TEXTS["product.term"].replace("AT", str(k * int(step)))
        lines.append(term.replace("K", str(k)))
        if k:
            lines.append(f"  %s.{k} = fadd contract <8 x double> {last}, %p.{k}\n")
            last = f"%s.{k}"
    store = "" if kind == "all" else _TEXTS["product.mask"]
    store += _TEXTS[f"product.{kind}"].replace("%s.LAST", last)
    return "".join([*lines, store, _TEXTS["product.end"]])


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
        runs = [*close(sorted(bits), _LEAST_GAP)]
        for begin, end in runs:
            masks = bytes(bits.get(row, 0) for row in range(begin, end))
            listed = None if kind == "all" else masks
            yield Panel(column, first, last - first, begin, end - begin, listed, kind)
        if kind == "zeroed":
            covered = {row for run in runs for row in range(*run)}
            for begin, end in close(sorted({*range(products.rows)} - covered), 1):
                yield Panel(column, 0, 0, begin, end - begin, None, "zeroed")
        before |= set(bits)
    if whole:
        for column in range(0, shift + products.columns, PIECE):
            if column not in written:
                yield Panel(column, 0, 0, 0, products.rows, None, "zeroed")
