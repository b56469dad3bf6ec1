"""Curves and external functions in Fortran."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent, indent
from typing import Any

import numpy as np

from symbody.errors import WriterError
from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.writers.curve_function import CurveForms, curve_function, signed
from symbody.writers.foreign import body_of
from symbody.writers.fortran.forms import number
from symbody.writers.lines import broken
from symbody.writers.used import Used

_INDENT = "  "
_WIDTH = 96
# Numbers in one statement, which may be continued on 255 lines.
_MOST_NUMBERS = 600

_FIND_PIECE = """\
! In which piece x lies: 0 is below the first of n knots, n above the last.
pure function find_piece(x, knots, n) result(piece)
  integer, intent(in) :: n
  real(dp), intent(in) :: x, knots(n)
  integer :: piece, low, high, middle
  low = 1
  high = n
  do while (low < high)
    middle = (low + high)/2
    if (knots(middle) <= x) then
      low = middle + 1
    else
      high = middle
    end if
  end do
  piece = merge(n, low - 1, x > knots(n))
end function find_piece
"""


def definitions(used: Used) -> tuple[list[str], list[str]]:
    """Return the tables of curves, and the functions of curves and external ones."""
    tables = []

    def curve(name: str, _: str, curve: PiecewisePolynomial) -> str:
        table, begin, function = curve_function(name, curve, _FORMS).partition("pure ")
        tables.append(table)
        return begin + function

    texts = used.texts(curve, _external)
    return tables, [_FIND_PIECE, *texts] if used.curves else texts


def _data(name: str, shape: tuple[int, ...], values: Any) -> str:
    flat = np.ravel(values).tolist()
    if len(flat) <= _MOST_NUMBERS:
        return _array(name, len(flat), [signed(v, number) for v in flat])
    parts = [flat[i : i + _MOST_NUMBERS] for i in range(0, len(flat), _MOST_NUMBERS)]
    names = [f"{name}{place}" for place in range(1, len(parts) + 1)]
    texts = [
        _data(inner, (len(part),), part)
        for inner, part in zip(names, parts, strict=True)
    ]
    return "".join([*texts, _array(name, len(flat), names)])


def _array(name: str, size: int, entries: Sequence[str]) -> str:
    line = f"real(dp), parameter :: {name}({size}) = [{', '.join(entries)}]"
    return "\n".join([*broken(line, width=_WIDTH, indent=_INDENT, tail=" &"), ""])


def _function(
    name: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    indices = ", ".join([*(f"i{x}" for x in arguments), "c"])
    # Passed by value, an argument of a pure function may be changed.
    body = [
        *(f"real(dp), value :: {x}" for x in arguments),
        "real(dp) :: value",
        f"integer :: {indices}",
        *lines,
        *broken(f"value = {result}", width=_WIDTH - 4, indent=_INDENT, tail=" &"),
    ]
    head = f"pure function {name}({', '.join(arguments)}) result(value)"
    return "\n".join([head, *(_INDENT + x for x in body), f"end function {name}", ""])


def _row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
    if len(arguments) == 1:
        return [f"c = {shape[1]}*ix"]
    return [f"c = {shape[2]}*({shape[1]}*ix + iy)"]


_FORMS = CurveForms(
    data=_data,
    periodic="{x} = {x} - ({start}) + modulo({start}, {period})",
    piece="i{x} = find_piece({x}, {array}, {n})",
    step="{x} = {x} - {array}(max(i{x}, 1))",
    row=_row,
    entry=lambda name, index: f"{name}(c + {index + 1})",
    function=_function,
    number=number,
)


def _external(name: str, shown: str, function: Foreign) -> str:
    if "value" in map(str.lower, function.arguments):
        raise WriterError(
            f"the Fortran writer: the external function {shown!r} has an argument "
            f"'value', which is what its body in Fortran gives. Rename the argument."
        )
    text = body_of(shown, function, "fortran", "value = a*sin(b)")
    arguments = ", ".join(function.arguments)
    lines = [
        f"pure function {name}({arguments}) result(value)",
        f"  real(dp), intent(in) :: {arguments}",
        "  real(dp) :: value",
        indent(dedent(text).strip("\n"), _INDENT),
        f"end function {name}",
        "",
    ]
    return "\n".join(lines)
