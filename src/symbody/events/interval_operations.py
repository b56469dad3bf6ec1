"""Intervals, and the operations on them: wide enough for any order of rounding.

An operation gives the enclosure of its values in each box, and where it is continuous
for sure. It is widened by some units in the last place; a value that is undefined in
the whole box is NaN.

References:
    Moore, Kearfott, Cloud (2009), Introduction to Interval Analysis, chapters 2 and 5.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.expr import functions as f
from symbody.expr import node as n
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.operation import Operation

Array: TypeAlias = NDArray[np.float64]

EPS = 4 * np.finfo(np.float64).eps  # of an operation
_HUGE = 2.0**52  # angles beyond have no digits left


class Interval(NamedTuple):
    """Lower and upper ends, one pair a box; NaN where undefined."""

    low: Array
    high: Array


def always(a: Interval) -> NDArray[np.bool_]:
    """Return that something holds in every box."""
    return np.ones(len(a.low), dtype=bool)


def widened(low: Array, high: Array, absolute: float = 0.0) -> Interval:
    """Return what rounding may make of an interval; an exact 0 and infinities stay."""
    below, above = (np.where(np.isinf(a), 0.0, np.abs(a)) for a in (low, high))
    return Interval(low - EPS * below - absolute, high + EPS * above + absolute)


def unbounded(
    a: Interval, where: NDArray[np.bool_], low: float = -np.inf, high: float = np.inf
) -> Interval:
    """Return the interval, in some boxes unbounded or of these ends."""
    return Interval(np.where(where, low, a.low), np.where(where, high, a.high))


def _point(a: Interval, value: float) -> Interval:
    """Return a number in every box."""
    point = np.full(len(a.low), value)
    return Interval(point, point)


def bounded(*corners: Array) -> Interval:
    """Return the interval of some values; ∞ - ∞ and 0·∞ may be anything."""
    low, high = np.minimum.reduce(corners), np.maximum.reduce(corners)
    return unbounded(widened(low, high), np.isnan(low))


def undefined(*args: Interval) -> NDArray[np.bool_]:
    """Return where one of some intervals has no value."""
    missing = np.isnan(args[0].low)
    for a in args[1:]:
        missing = missing | np.isnan(a.low)
    return missing


def with_undefined(value: Interval, where: NDArray[np.bool_]) -> Interval:
    """Return the interval, without a value in some boxes."""
    return unbounded(value, where, np.nan, np.nan)


Result: TypeAlias = tuple[Interval, NDArray[np.bool_]]


def _add(a: Interval, b: Interval) -> Result:
    value = bounded(a.low + b.low, a.high + b.high)
    return with_undefined(value, undefined(a, b)), always(a)


def _sub(a: Interval, b: Interval) -> Result:
    return _add(a, Interval(-b.high, -b.low))


def _neg(a: Interval) -> Result:
    return Interval(-a.high, -a.low), always(a)


def _mul(a: Interval, b: Interval) -> Result:
    # 0 times an end at infinity is 0.
    ends = (np.where((x == 0) | (y == 0), 0.0, x * y) for x in a for y in b)
    value = bounded(*ends)
    return with_undefined(value, undefined(a, b)), always(a)


def square(a: Interval) -> Interval:
    """Return the enclosure of a · a, which is not below zero."""
    ends = a.low**2, a.high**2
    low = np.where((a.low < 0) & (a.high > 0), 0.0, np.minimum(*ends))
    return widened(low, np.maximum(*ends))


def _div(a: Interval, b: Interval) -> Result:
    pole = (b.low <= 0) & (b.high >= 0)
    inverse = bounded(1 / b.low, 1 / b.high)
    value, _ = _mul(a, unbounded(inverse, pole))
    return with_undefined(unbounded(value, pole), undefined(a, b)), ~pole


def _stairs(function: Callable[[Array], Array]) -> Callable[[Interval], Result]:
    """Return the interval operation of a function that rises in steps."""

    def operation(a: Interval) -> Result:
        value = Interval(function(a.low), function(a.high))
        return value, value.low == value.high

    return operation


def _abs(a: Interval) -> Result:
    ends = np.abs(a.low), np.abs(a.high)
    low = np.where((a.low < 0) & (a.high > 0), 0.0, np.minimum(*ends))
    return Interval(low, np.maximum(*ends)), always(a)


def _one_of_two(
    function: Callable[[Array, Array], Array],
) -> Callable[[Interval, Interval], Result]:
    """Return the interval operation of the lesser or greater of two numbers."""

    def operation(a: Interval, b: Interval) -> Result:
        # Of two of which the second is undefined it is the first.
        value = Interval(function(a.low, b.low), function(a.high, b.high))
        return with_undefined(value, np.isnan(a.low)), always(a)

    return operation


def _truth(surely: NDArray[np.bool_], perhaps: NDArray[np.bool_]) -> Result:
    value = Interval(surely.astype(float), (surely | perhaps).astype(float))
    return value, surely | ~perhaps


def _equal(a: Interval, b: Interval) -> Result:
    points = (a.low == a.high) & (b.low == b.high) & (a.low == b.low)
    return _truth(points, (a.low <= b.high) & (b.low <= a.high))


def _holds(a: Interval) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return where a condition is surely true, and where perhaps; NaN is true."""
    surely = (a.low > 0) | (a.high < 0) | np.isnan(a.low)
    return surely, surely | (a.low < 0) | (a.high > 0)


def _where(condition: Interval, a: Interval, b: Interval) -> Result:
    surely, perhaps = _holds(condition)
    either = Interval(np.fmin(a.low, b.low), np.fmax(a.high, b.high))
    low = np.where(surely, a.low, np.where(perhaps, either.low, b.low))
    high = np.where(surely, a.high, np.where(perhaps, either.high, b.high))
    return Interval(low, high), surely | ~perhaps


def _rising(
    function: Callable[[Array], Array], least: float = -np.inf, most: float = np.inf
) -> Callable[[Interval], Result]:
    """Return the interval operation of an increasing function on its domain."""

    def operation(a: Interval) -> Result:
        outside = (a.high < least) | (a.low > most) | np.isnan(a.low)
        inside = (a.low >= least) & (a.high <= most)
        low = function(np.clip(a.low, least, most))
        high = function(np.clip(a.high, least, most))
        return with_undefined(widened(low, high), outside), inside

    return operation


def _acos(a: Interval) -> Result:
    value, smooth = _rising(lambda x: -np.arccos(x), -1.0, 1.0)(a)
    return _neg(value)[0], smooth


def _cosh(a: Interval) -> Result:
    low, high = map(np.cosh, _abs(a)[0])
    return widened(low, high), always(a)


def _has_angle(a: Interval, angle: float, period: float) -> NDArray[np.bool_]:
    """Return where an interval holds an angle, or one some periods on, or nearly so."""
    slack = EPS * np.maximum(np.abs(a.low), np.abs(a.high)) + EPS
    first = np.ceil((a.low - slack - angle) / period)
    held = first * period + angle <= a.high + slack
    return held | ~(np.maximum(np.abs(a.low), np.abs(a.high)) < _HUGE)


def _sin(a: Interval) -> Result:
    value = bounded(np.sin(a.low), np.sin(a.high))
    low = np.where(_has_angle(a, -math.pi / 2, 2 * math.pi), -1.0, value.low)
    high = np.where(_has_angle(a, math.pi / 2, 2 * math.pi), 1.0, value.high)
    # Compiled sines have an absolute error, too.
    return with_undefined(widened(low, high, EPS / 4), undefined(a)), always(a)


def _tan(a: Interval) -> Result:
    pole = _has_angle(a, math.pi / 2, math.pi)
    value = unbounded(widened(np.tan(a.low), np.tan(a.high), EPS), pole)
    return with_undefined(value, undefined(a)), ~pole


def _atan2(a: Interval, b: Interval) -> Result:
    value = bounded(*(np.arctan2(y, x) for y in a for x in b))
    cut = (b.low <= 0) & (a.low <= 0) & (a.high >= 0)
    wide = unbounded(value, cut, -math.pi, math.pi)
    return with_undefined(wide, undefined(a, b)), ~cut


def _pow(a: Interval, b: Interval) -> Result:
    """Return a**b: a whole number b, or a base that is not negative."""
    whole = (b.low == b.high) & (b.low == np.round(b.low))
    corners = bounded(*(np.power(x, y) for x in a for y in b))
    across = (a.low <= 0) & (a.high >= 0)
    even = whole & (b.low % 2 == 0)
    low = np.where(even & across, 0.0, corners.low)
    value = unbounded(Interval(low, corners.high), across & ~(b.low >= 0))
    root = ~whole & (a.low < 0)
    base = Interval(np.maximum(a.low, 0.0), a.high)
    rooted = bounded(*(np.power(x, y) for x in base for y in b))
    value = Interval(
        np.where(root, np.minimum(rooted.low, 0.0), value.low),
        np.where(root, rooted.high, value.high),
    )
    # An exponent that is a whole number for a moment has a value of any base.
    meets_whole = np.ceil(b.low) <= b.high
    value = unbounded(value, root & meets_whole)
    nowhere = (root & ~meets_whole & (a.high < 0)) | undefined(a, b)
    smooth = ~root & ~(across & ~(b.low >= 0))
    return with_undefined(value, nowhere), smooth


def curve(polynomial: PiecewisePolynomial, args: Sequence[Interval]) -> Result:
    """Return the enclosure of a curve; unbounded where a box holds a knot."""
    pieces, steps = [], []
    across = np.zeros(len(args[0].low), dtype=bool)
    for a, knots, periodic in zip(
        args, polynomial.knots, polynomial.periodic, strict=True
    ):
        x = np.array(knots)
        low, high = a.low, a.high
        if periodic:
            turns = np.floor((low - x[0]) / (x[-1] - x[0])) * (x[-1] - x[0])
            low, high = low - turns, high - turns
        first, last = (_pieces(x, end) for end in (low, high))
        across |= first != last
        pieces.append(first)
        start = x[np.maximum(first - 1, 0)]
        steps.append(_sub(Interval(low, high), Interval(start, start))[0])
    rows = polynomial.coefficients[tuple(pieces)]
    value = _polynomial(rows, steps)
    return with_undefined(unbounded(value, across), undefined(*args)), ~across


def _pieces(knots: Array, x: Array) -> NDArray[np.int64]:
    """Return in which pieces numbers lie, as `find_piece` does."""
    inner = np.searchsorted(knots[:-1], x, side="right")
    return np.where(x > knots[-1], len(knots), inner)


def _polynomial(rows: NDArray[np.float64], steps: Sequence[Interval]) -> Interval:
    """Return polynomials by Horner's rule, the first argument inmost."""
    *others, step = steps
    powers = range(rows.shape[-1] - 1, -1, -1)
    if others:
        terms = [_polynomial(rows[..., k], others) for k in powers]
    else:
        terms = [Interval(rows[..., k], rows[..., k]) for k in powers]
    total = terms[0]
    for term in terms[1:]:
        total = _add(term, _mul(total, step)[0])[0]
    return total


OPERATIONS: dict[Operation, Callable[..., Result]] = {
    n.ADD: _add, n.SUB: _sub, n.MUL: _mul, n.DIV: _div, n.NEG: _neg, n.POW: _pow,
    n.EQ: _equal, n.ABS: _abs, n.WHERE: _where, f.SIN: _sin, f.TAN: _tan,
    f.ACOS: _acos, f.ATAN2: _atan2, f.COSH: _cosh,
    n.LT: lambda a, b: _truth(a.high < b.low, a.low < b.high),
    n.LE: lambda a, b: _truth(a.high <= b.low, a.low <= b.high),
    n.SQRT: _rising(np.sqrt, 0.0), n.LOG: _rising(np.log, 0.0), f.EXP: _rising(np.exp),
    n.SIGN: _stairs(np.sign), n.FLOOR: _stairs(np.floor),
    f.COS: lambda a: _sin(_add(a, _point(a, math.pi / 2))[0]),
    f.ASIN: _rising(np.arcsin, -1.0, 1.0), f.ATAN: _rising(np.arctan),
    f.SINH: _rising(np.sinh), f.TANH: _rising(np.tanh), f.ASINH: _rising(np.arcsinh),
    f.ACOSH: _rising(np.arccosh, 1.0), f.ATANH: _rising(np.arctanh, -1.0, 1.0),
    f.MIN: _one_of_two(np.fmin), f.MAX: _one_of_two(np.fmax),
    n.AND: lambda a, b: _truth(*map(np.logical_and, _holds(a), _holds(b))),
    n.OR: lambda a, b: _truth(*map(np.logical_or, _holds(a), _holds(b))),
    # What surely does not hold, and what perhaps does not.
    n.NOT: lambda a: _truth(*(~holds for holds in reversed(_holds(a)))),
}  # fmt: skip
