"""The routines of the numerical blocks in LLVM IR, from `routines.ll`.

Definite systems are solved as A = L U with U = D Lᵀ, row by row, right sides as further
columns of A. Tables say where L and U differ from zero, and which rows do alike.
"""

from __future__ import annotations

from string import Template

from symbody.writers.llvm.forms import number
from symbody.writers.llvm.numbers import PIECE
from symbody.writers.routines import routines

_TEXTS = routines("writers/llvm/routines.ll", number)
# How many numbers of a row are computed together, most first.
_WIDTHS = tuple(range(8 * PIECE, 0, -PIECE))


def _of_factor(piece: str, factor: str, row: str) -> str:
    """Return lines on a row of L or U: its table, or whether it is one of a pair."""
    return _TEXTS[piece].replace("NAME", factor).replace("ROW", row)


def _solving(name: str, rows: str, step: str, first: str) -> str:
    """Return a routine that eliminates, then solves from the last row of U on."""
    pieces = {
        f"{piece}_{factor}": _of_factor(f"{piece}.of", factor, row)
        for piece in ("row", "paired")
        for factor, row in (("L", "i"), ("U", "k"))
    }
    back = Template(_TEXTS["substituted"]).substitute(
        pieces, rows=rows, step=step, first=first
    )
    return Template(_TEXTS[name]).substitute(pieces, substituted=back.rstrip("\n"))


def _by_columns(name: str) -> str:
    """Return a routine with loops over columns, each of which takes fewer at once.

    In a loop's template BEFORE is where its first column comes from, WIDTH their
    number, THEN the label behind it, .W marks its own; lines with .V stand for each
    vector of 8.
    """
    blocks = []
    before = "%from, %entry"
    for width, then in zip(_WIDTHS, (*_WIDTHS[1:], 0), strict=True):
        names = {"BEFORE": before, "THEN": f"test.{then}" if then else "done"}
        blocks.append(_loop(_TEXTS[f"{name}.columns"], width, names))
        before = f"%c.{width}, %test.{width}"
    return "".join([_TEXTS[name], *blocks, "done:\n  ret void\n}\n"])


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
    "@.solve": _TEXTS["solve"] + "\n",
    "@.solve.definite": _solving("solve.definite", "W", "r", "%s"),
    "@.solve.factored": _solving("solve.factored", "b", "m", "0"),
    **{
        f"@.{name}": _TEXTS[name]
        for name in ("newton", "subtract", "copy", "gather", "clear", "clear.column")
    },
    "@.row": _by_columns("row"),
    "@.row.pair": _by_columns("row.pair"),
}
