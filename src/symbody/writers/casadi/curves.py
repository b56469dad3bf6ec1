"""Curves in CasADi: the coefficients of the piece that holds, chosen by conditions.

An SX graph has no lookup, so each coefficient is chosen among those of all pieces; the
conditions have no slope, the polynomial has that of the curve.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from symbody.expr.definition import PiecewisePolynomial
from symbody.writers.curves import ARGUMENTS, numbers, polynomial
from symbody.writers.traced_curves import function_of

_WIDTH = 88
_INDENT = "    "

INSIDE = '''\
def inside(x, knots):
    """Return for each piece whether x lies in it, and how far from where it begins."""
    below = [x >= knot for knot in knots[:-1]] + [x > knots[-1]]
    begins = [True] + below
    ends = below + [False]
    holds = [
        ca.logic_and(begin, ca.logic_not(end))
        for begin, end in zip(begins, ends, strict=True)
    ]
    starts = [knots[0], *knots]
    return holds, x - sum(
        ca.if_else(hold, start, 0.0) for hold, start in zip(holds, starts, strict=True)
    )


def chosen(holds, rows):
    """Return the row of numbers or expressions whose condition holds."""
    return [
        sum(ca.if_else(hold, c, 0.0) for hold, c in zip(holds, column, strict=True))
        for column in zip(*rows, strict=True)
    ]
'''


def curve(name: str, curve: PiecewisePolynomial) -> str:
    """Return the data of a curve and the function of its value."""
    arguments = ARGUMENTS[: len(curve.knots)]
    data, lines = [], []
    for x, knots, periodic in zip(arguments, curve.knots, curve.periodic, strict=True):
        data.append(f"{name}_{x} = {numbers(list(knots), 'math.nan')}\n")
        if periodic:
            start, period = repr(knots[0]), repr(knots[-1] - knots[0])
            lines.append(f"{x} = {x} - {period}*ca.floor(({x} - ({start}))/{period})")
        lines.append(f"i{x}, {x} = inside({x}, {name}_{x})")
    shape = curve.coefficients.shape[: len(arguments)]
    flat = curve.coefficients.reshape(*shape, -1)
    missing: NDArray[np.bool_] = np.asarray(np.isnan(flat).any(axis=-1))
    data.append(f"{name}_c = {numbers(np.nan_to_num(flat).tolist(), 'math.nan')}\n")
    rows = f"{name}_c"
    if len(arguments) == 2:
        rows = f"[chosen(iy, row) for row in {rows}]"
    lines.append(f"c = chosen(ix, {rows})")
    if missing.any():
        lines += _outside(arguments, missing)
    text = polynomial(curve, "c[{}]".format)
    if missing.any():
        # A product, so that the slope is no number either.
        text = f"ca.if_else(outside, math.nan*({' + '.join(arguments)}), {text})"
    return "".join(data) + function_of(name, arguments, lines, text)


def _outside(arguments: tuple[str, ...], missing: NDArray[np.bool_]) -> list[str]:
    """Return the statements that tell whether there is no value; the ends have none."""
    ends = []
    for axis, x in enumerate(arguments):
        first = bool(np.take(missing, 0, axis).all())
        last = bool(np.take(missing, -1, axis).all())
        ends += [f"i{x}[0]"] * first + [f"i{x}[-1]"] * last
    text = ends[0]
    for end in ends[1:]:
        text = f"ca.logic_or({text}, {end})"
    return [f"outside = {text}"]
