"""Curves as functions and tables, in languages with infix operators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import indent, wrap
from typing import Any, final

from symbody.dataclass import dataclass
from symbody.expr.definition import PiecewisePolynomial

# Names of the arguments of curves.
ARGUMENTS = ("x", "y")
_WIDTH = 84
_INDENT = "    "


def polynomial(curve: PiecewisePolynomial, entry: Callable[[int], str]) -> str:
    """Return the polynomial of one piece, in x, or in x and y."""
    *rows, last = (degree + 1 for degree in curve.degrees)
    if not rows:
        return _horner([entry(i) for i in range(last)], "x")
    inner = [
        _horner([entry(row * last + i) for i in range(last)], "y")
        for row in range(rows[0])
    ]
    return _horner(inner, "x")


def _horner(coefficients: list[str], step: str) -> str:
    *lower, text = coefficients
    for coefficient in reversed(lower):
        inner = f"({text})" if " + " in text else text
        text = f"{coefficient} + {step}*{inner}"
    return text


@final
@dataclass(frozen=True)
class CurveForms:
    """The forms of the parts of a curve in one language.

    Templates have {x}, the argument, {array}, {n} and {start}, its knots, their number
    and the first, {offset}, x less the first, and {period}, last less first.
    """

    data: Callable[[str, tuple[int, ...], Any], str]  # name, shape, nested lists
    piece: str  # finds the piece of an argument
    periodic: str  # brings an argument between its knots
    # Finds the coefficients ``{c}`` of a piece, by ``{indices}`` of the pieces or by
    # ``{rows}`` between brackets; or, where rows are counted, by ``{row}``, ``{atom}``
    # in brackets, with ``{width}`` numbers in each.
    row: str
    entry: str  # of ``{c}``, ``{i}`` from 0 or ``{j}`` from 1
    # names of function and curve, arguments, statements, result
    function: Callable[[str, str, Sequence[str], Sequence[str], str], str]
    number: Callable[[float], str]  # not negative, or NaN
    prepare: str = ""  # makes an argument usable
    step: str = ""  # leaves of an argument its distance from the knot
    # Arguments and data: statements of the function that make these. None: the data
    # stands before it, under names of its own.
    inside: Callable[[Sequence[str], Sequence[str]], list[str]] | None = None


def curve_function(
    name: str, shown: str, curve: PiecewisePolynomial, forms: CurveForms
) -> str:
    """Return the data of a curve and the function that looks it up."""
    arguments = ARGUMENTS[: len(curve.knots)]
    stem, c = (f"{name}_", f"{name}_c") if forms.inside is None else ("knots_", "c")
    data = knot_tables(stem, curve, forms)
    pieces = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*pieces, -1)
    data.append(forms.data(c, flat.shape, flat.tolist()))
    indices = [f"i{x}" for x in arguments]
    row = atom = "ix"
    if len(arguments) > 1:
        row = f"{pieces[1]}*ix + iy"
        atom = f"({row})"
    taken = forms.row.format(
        c=c,
        indices=", ".join(indices),
        rows="][".join(indices),
        row=row,
        atom=atom,
        width=flat.shape[-1],
    )
    lines = [*located(stem, curve, forms), taken]
    result = polynomial(curve, lambda i: forms.entry.format(c=c, i=i, j=i + 1))
    before = "".join(data)
    if forms.inside is not None:
        before, lines = "", [*forms.inside(arguments, data), *lines]
    return before + forms.function(name, shown, arguments, lines, result)


def knot_tables(stem: str, curve: PiecewisePolynomial, forms: CurveForms) -> list[str]:
    """Return the definitions of the knots, whose names begin with a stem."""
    return [
        forms.data(f"{stem}{x}", (len(knots),), list(knots))
        for x, knots in zip(ARGUMENTS, curve.knots, strict=False)
    ]


def located(stem: str, curve: PiecewisePolynomial, forms: CurveForms) -> list[str]:
    """Return the statements that find the piece of each argument."""
    lines = []
    for x, knots, periodic, degree in zip(
        ARGUMENTS, curve.knots, curve.periodic, curve.degrees, strict=False
    ):
        sign = "+" if knots[0] < 0 else "-"
        fill = {
            "x": x,
            "array": f"{stem}{x}",
            "n": len(knots),
            "start": signed(knots[0], forms.number),
            "offset": f"{x} {sign} {forms.number(abs(knots[0]))}",
            "period": forms.number(knots[-1] - knots[0]),
        }
        templates = [forms.prepare, forms.periodic * periodic, forms.piece]
        templates.append(forms.step * bool(degree))
        lines += [template.format(**fill) for template in templates if template]
    return lines


def signed(value: float, number: Callable[[float], str]) -> str:
    """Return the text of a number, NaN included."""
    return f"-{number(-value)}" if value < 0 else number(value)


def nested(
    values: Any,
    number: Callable[[float], str],
    brackets: tuple[str, str],
    longest: int = 80,
) -> str:
    """Return numbers as a nested initializer; shorter lists stand on one line."""
    begin, end = brackets
    if isinstance(values[0], float):
        text = ", ".join(signed(value, number) for value in values)
        if len(text) < longest:
            return f"{begin}{text}{end}"
        lines = wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False)
    else:
        lines = [f"{nested(row, number, brackets, longest)}," for row in values]
    return f"{begin}\n" + indent("\n".join(lines), _INDENT) + f"\n{end}"
