"""Curves in frameworks that differentiate what they run, looked up piece by piece.

The piece is found without slope; the polynomial in it has the slope of the curve.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symbody.expr.definition import PiecewisePolynomial
from symbody.writers.curves import ARGUMENTS, numbers, polynomial
from symbody.writers.printer import wrapped

_WIDTH = 88
_INDENT = "    "


def curve_function(
    name: str,
    curve: PiecewisePolynomial,
    *,
    array: Callable[[str], str],
    table: Callable[[str], str],
    floor: str,
    not_a_number: str,
    first: str,
    picked: str = "",
) -> str:
    """Return the data of a curve and the function of its value.

    Args:
        name: Of the function.
        curve: The data.
        array: From the text of nested lists to that of an array in the module.
        table: From its name to what a function of x reads.
        floor: Name of the function that rounds down.
        not_a_number: How NaN is written.
        first: A line that makes every argument an array, with {} for its name.
        picked: What takes the last dimension off that find_piece gave the pieces.
    """
    arguments = ARGUMENTS[: len(curve.knots)]
    data, lines = [], []
    for x, knots, periodic in zip(arguments, curve.knots, curve.periodic, strict=True):
        listed = array(numbers(list(knots), not_a_number))
        data.append(f"{name}_{x} = {listed}\n")
        lines.append(first.format(x))
        if periodic:
            start, period = repr(knots[0]), repr(knots[-1] - knots[0])
            lines.append(f"{x} = {x} - {period}*{floor}(({x} - ({start}))/{period})")
        lines.append(f"i{x}, {x} = find_piece({x}, {table(f'{name}_{x}')})")
    shape = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*shape, -1).tolist()
    data.append(f"{name}_c = {array(numbers(flat, not_a_number))}\n")
    pieces = ", ".join(f"i{x}" for x in arguments)
    lines.append(f"c = {table(f'{name}_c')}[{pieces}]{picked}")
    text = polynomial(curve, "c[..., {}]".format)
    return "".join(data) + function_of(name, arguments, lines, text)


def function_of(
    name: str, arguments: Sequence[str], lines: Sequence[str], text: str
) -> str:
    """Return the function of a curve.

    Args:
        name: Of the function.
        arguments: Their names.
        lines: Its statements.
        text: Of what it returns.
    """
    result = f"return {text}"
    if len(result) > _WIDTH - len(_INDENT):
        result = f"return ({text})"
    last = wrapped(result, width=_WIDTH - len(_INDENT), indent=_INDENT)
    body = "".join(f"{_INDENT}{line}\n" for line in (*lines, *last))
    return f"\n\ndef {name}({', '.join(arguments)}):\n{body}"
