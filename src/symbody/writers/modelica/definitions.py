"""Curves and external functions in Modelica."""

from __future__ import annotations

from textwrap import dedent, indent

import numpy as np

from symbody.expr.definition import Foreign, PiecewisePolynomial
from symbody.writers.curve_function import nested, signed
from symbody.writers.curves import ARGUMENTS, polynomial
from symbody.writers.foreign import body_of
from symbody.writers.lines import broken
from symbody.writers.modelica.forms import number
from symbody.writers.modelica.text import comment
from symbody.writers.used import Used

_INDENT = "  "
_WIDTH = 88
_BRACES = ("{", "}")


def definitions(used: Used) -> list[str]:
    """Return the functions of the used curves and external functions."""
    return used.texts(_curve, _external)


def _curve(name: str, shown: str, curve: PiecewisePolynomial) -> str:
    """Return a function with the table as constants, a row of it a piece."""
    count = len(curve.knots)
    arguments, inputs = ARGUMENTS[:count], ("a", "b")[:count]
    head = [f"function {name} {comment(f'the curve {shown}')}"]
    head += [f"  input Real {a};" for a in inputs]
    head += ["  output Real value;", "protected"]
    lines = _check(shown, curve, inputs)
    for x, a, knots, periodic in zip(
        arguments, inputs, curve.knots, curve.periodic, strict=True
    ):
        head += _constant(f"knots_{x}[{len(knots)}]", list(knots))
        head += [f"  Integer i{x};", f"  Real {x};"]
        lines.append(f"{x} := {a};")
        if periodic:
            start, period = number(knots[0]), number(knots[-1] - knots[0])
            start = f"({start})" if knots[0] < 0 else start
            lines.append(f"{x} := {x} - {period}*floor(({x} - {start})/{period});")
        lines += _piece(x, len(knots))
    shape = curve.coefficients.shape
    width = int(np.prod(shape[count:]))
    rows = np.where(np.isnan(curve.coefficients), 0.0, curve.coefficients)
    rows = rows.reshape(-1, width)
    head += _constant(f"c[{rows.shape[0]}, {width}]", rows.tolist())
    head += ["  Integer i;"]
    place = "ix + 1" if count == 1 else f"ix*{shape[1]} + iy + 1"
    lines.append(f"i := {place};")
    result = f"value := {polynomial(curve, lambda j: f'c[i, {j + 1}]')};"
    lines += broken(result, width=_WIDTH - 2, indent=_INDENT)
    body = [f"  {line}" for line in lines]
    return "\n".join([*head, "algorithm", *body, f"end {name};", ""])


def _constant(declared: str, values: object) -> list[str]:
    text = nested(values, lambda value: signed(value, number), _BRACES)
    # A list in braces ends without a comma.
    text = text.replace(",\n}", "\n}")
    inner = indent(text, _INDENT).lstrip()
    return [f"  constant Real {declared} = {inner};"]


def _piece(x: str, n: int) -> list[str]:
    """Return the statements that find the piece, and the distance from its knot."""
    return [
        f"i{x} := 0;",
        f"for j in 1:{n - 1} loop",
        f"  if knots_{x}[j] <= {x} then",
        f"    i{x} := i{x} + 1;",
        "  end if;",
        "end for;",
        f"if {x} > knots_{x}[{n}] then",
        f"  i{x} := {n};",
        "end if;",
        f"{x} := {x} - knots_{x}[max(i{x}, 1)];",
    ]


def _check(
    shown: str, curve: PiecewisePolynomial, inputs: tuple[str, ...]
) -> list[str]:
    """Return what stops a curve that has no value beyond its table."""
    if not np.isnan(curve.coefficients).any():
        return []
    lines = []
    for axis, (a, knots) in enumerate(zip(inputs, curve.knots, strict=True)):
        outside = np.take(curve.coefficients, 0, axis=axis)
        if np.isnan(outside).all():
            low, high = signed(knots[0], number), signed(knots[-1], number)
            said = comment(f"the curve {shown} has no value beyond its table")
            lines.append(f"assert({a} >= {low} and {a} <= {high}, {said});")
    return lines


def _external(name: str, shown: str, function: Foreign) -> str:
    body = body_of(shown, function, "modelica", "value := …;")
    lines = [f"function {name} {comment(f'the function {shown}, as it was inputs')}"]
    lines += [f"  input Real {argument};" for argument in function.arguments]
    lines += ["  output Real value;", "algorithm"]
    return "\n".join([*lines, indent(dedent(body).strip("\n"), _INDENT), ""]) + (
        f"end {name};\n"
    )
