"""Curves and external functions in C++."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from textwrap import dedent, indent
from typing import final

from symbody.expr.definition import Foreign
from symbody.writers.cpp.forms import number
from symbody.writers.curve_function import CurveForms, curve_function, nested
from symbody.writers.foreign import body_of
from symbody.writers.lines import broken
from symbody.writers.used import Used

_WIDTH = 88
_INDENT = "    "

_FIND_PIECE = """\
// In which piece x lies: 0 is below the first of n knots, n above the last.
{function}std::size_t find_piece(double x, const double* knots, std::size_t n) noexcept
{{
    std::size_t low = 0, high = n - 1;
    while (low < high) {{
        const std::size_t middle = (low + high)/2;
        if (knots[middle] <= x)
            low = middle + 1;
        else
            high = middle;
    }}
    return x > knots[n - 1] ? n : low;
}}
"""


@final
@dataclass(frozen=True)
class Linkage:
    """The words before what belongs to the file alone, and before what is called.

    Attributes:
        data: Before tables.
        inner: Before functions of the file alone.
        public: Before functions that users call.
    """

    data: str
    inner: str
    public: str


def definitions(used: Used, linkage: Linkage) -> list[str]:
    """Return the functions of the used curves and external functions."""
    forms = _forms(linkage)
    texts = used.texts(
        lambda name, _, c: curve_function(name, c, forms),
        partial(_external, linkage=linkage),
    )
    find_piece = _FIND_PIECE.format(function=linkage.inner)
    return [find_piece, *texts] if used.curves else texts


def has_external(used: Used) -> bool:
    """Return whether a function of the user's is among what is used."""
    return any(isinstance(d, Foreign) for _, _, d in used.definitions())


def _forms(linkage: Linkage) -> CurveForms:
    def data(name: str, shape: tuple[int, ...], values: object) -> str:
        sizes = "".join(f"[{size}]" for size in shape)
        shown = nested(values, number, ("{", "}"))
        return f"{linkage.data}double {name}{sizes} = {shown};\n"

    def function(
        name: str, arguments: Sequence[str], lines: Sequence[str], result: str
    ) -> str:
        head = ", ".join(f"double {x}" for x in arguments)
        last = broken(f"return {result};", width=_WIDTH - 4, indent=_INDENT)
        body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
        return f"{linkage.inner}double {name}({head}) noexcept\n{{\n{body}}}\n"

    return CurveForms(
        data=data,
        periodic="{x} -= {period}*std::floor(({start})/{period});",
        piece="const std::size_t i{x} = find_piece({x}, {array}, {n});",
        step="{x} -= {array}[i{x} > 0 ? i{x} - 1 : 0];",
        row=_row,
        entry=lambda _, index: f"c[{index}]",
        function=function,
        number=number,
    )


def _row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
    places = "".join(f"[i{x}]" for x in arguments)
    return [f"const double* c = {name}{places};"]


def _external(name: str, shown: str, function: Foreign, linkage: Linkage) -> str:
    """Return the user's function; what is written for C is good for C++ as well."""
    foreign = function
    if "cpp" not in function.bodies and function.c is not None:
        foreign = replace(function, bodies={**function.bodies, "cpp": function.c})
    text = body_of(shown, foreign, "cpp", "return …;")
    head = ", ".join(f"double {argument}" for argument in function.arguments)
    body = indent(dedent(text).strip("\n"), _INDENT)
    return f"{linkage.inner}double {name}({head})\n{{\n{body}\n}}\n"
