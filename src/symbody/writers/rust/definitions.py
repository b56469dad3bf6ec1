"""Curves and external functions in Rust."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import dedent, indent

from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.writers.curve_function import CurveForms, curve_function, nested
from symbody.writers.foreign import body_of
from symbody.writers.lines import broken
from symbody.writers.rust.forms import number
from symbody.writers.used import Used

_WIDTH = 96
_INDENT = "    "

_FIND_PIECE = """\
/// In which piece x lies: 0 is below the first of n knots, n above the last.
fn find_piece(x: f64, knots: &[f64]) -> usize {
    let n = knots.len();
    let (mut low, mut high) = (0, n - 1);
    while low < high {
        let middle = (low + high) / 2;
        if knots[middle] <= x {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if x > knots[n - 1] {
        n
    } else {
        low
    }
}
"""


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""

    def curve(name: str, _: str, curve: PiecewisePolynomial) -> str:
        if any(curve.periodic):
            used.operations.add("floor")
        return curve_function(name, curve, _FORMS)

    texts = used.texts(curve, _external)
    return [_FIND_PIECE, *texts] if used.curves else texts


def _data(name: str, shape: tuple[int, ...], values: object) -> str:
    kind = "f64"
    for size in reversed(shape):
        kind = f"[{kind}; {size}]"
    return f"static {name}: {kind} = {nested(values, number, ('[', ']'))};\n"


def _function(
    name: str, arguments: Sequence[str], lines: Sequence[str], result: str
) -> str:
    head = ", ".join(f"{x}: f64" for x in arguments)
    last = broken(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\nfn {name}({head}) -> f64 {{\n{body}}}\n"


def _row(name: str, arguments: Sequence[str], shape: Sequence[int]) -> list[str]:
    return [f"let c = &{name}{''.join(f'[i{x}]' for x in arguments)};"]


_FORMS = CurveForms(
    data=_data,
    periodic="let {x} = {x} - {period}*math::floor(({start})/{period});",
    piece="let i{x} = find_piece({x}, &{array});",
    step="let {x} = {x} - {array}[i{x}.saturating_sub(1)];",
    row=_row,
    entry=lambda _, index: f"c[{index}]",
    function=_function,
    number=number,
)


def _external(name: str, shown: str, function: Foreign) -> str:
    text = body_of(shown, function, "rust", "a*math::sin(b)")
    head = ", ".join(f"{argument}: f64" for argument in function.arguments)
    body = indent(dedent(text).strip("\n"), _INDENT)
    return f"fn {name}({head}) -> f64 {{\n{body}\n}}\n"
