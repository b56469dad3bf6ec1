"""Interval evaluation of formulas: enclosures of their values over many boxes at once.

A box is an interval of one symbol. The enclosure holds every value that the formula has
in the box, and every one that rounding may make of it, in whatever order a compiler
adds and multiplies: each operation is widened by some units in the last place. A value
that is undefined in the whole box is NaN. The file is longer than others because the
operations are one table.

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
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import reachable

Array: TypeAlias = NDArray[np.float64]

_EPS = 4 * np.finfo(np.float64).eps  # of an operation
_HUGE = 2.0**52  # angles beyond have no digits left


class Interval(NamedTuple):
    """Lower and upper ends, one pair a box; NaN where undefined."""

    low: Array
    high: Array


class Enclosure(NamedTuple):
    """Bounds and smoothness of a formula in each box.

    Attributes:
        value: The enclosure of its values.
        smooth: Whether it is continuous there for sure, shape (N,).
    """

    value: Interval
    smooth: NDArray[np.bool_]


def can_be_enclosed(roots: Sequence[Node]) -> bool:
    """Return whether there is an interval operation for all operations below."""
    return all(
        node.op in _OPERATIONS or isinstance(node.op.definition, PiecewisePolynomial)
        for node in reachable(list(roots))
        if isinstance(node, Apply)
    )


def enclose(
    roots: Sequence[Node], symbol: Symbol, low: Array, high: Array
) -> list[Enclosure]:
    """Return enclosures of formulas of one symbol over boxes.

    Args:
        roots: Formulas of the symbol alone, that `can_be_enclosed`.
        symbol: The symbol.
        low: Lower ends of the boxes, shape (N,).
        high: Upper ends of the boxes, shape (N,).
    """
    known: dict[Node, Enclosure] = {}
    everywhere = np.ones(len(low), dtype=bool)
    with np.errstate(all="ignore"):
        for node in reachable(list(roots)):
            match node:
                case Const(number):
                    point = np.full(len(low), number)
                    known[node] = Enclosure(Interval(point, point), everywhere)
                case Symbol():
                    assert node is symbol, f"{node.name} has no interval"
                    known[node] = Enclosure(Interval(low, high), everywhere)
                case Apply(op, args):
                    parts = [known[arg] for arg in args]
                    value, smooth = _applied(op, args, [part.value for part in parts])
                    for part in parts:
                        smooth = smooth & part.smooth
                    known[node] = Enclosure(value, smooth)
    return [known[root] for root in roots]


def _applied(
    op: Operation, args: Sequence[Node], values: list[Interval]
) -> tuple[Interval, NDArray[np.bool_]]:
    """Return the enclosure of one operation, and where the operation is continuous."""
    if isinstance(op.definition, PiecewisePolynomial):
        return _curve(op.definition, values)
    if op is n.MUL and args[0] is args[1]:
        return _square(values[0]), _always(values[0])
    return _OPERATIONS[op](*values)


Result: TypeAlias = tuple[Interval, NDArray[np.bool_]]


def _always(a: Interval) -> NDArray[np.bool_]:
    return np.ones(len(a.low), dtype=bool)


def _widened(low: Array, high: Array, absolute: float = 0.0) -> Interval:
    """Return what rounding may make of an interval; an exact 0 stays."""
    return Interval(
        low - _EPS * np.abs(low) - absolute, high + _EPS * np.abs(high) + absolute
    )


def _whole(a: Interval, where: NDArray[np.bool_]) -> Interval:
    """Return the interval, unbounded in some boxes."""
    return Interval(np.where(where, -np.inf, a.low), np.where(where, np.inf, a.high))


def _bounded(*corners: Array) -> Interval:
    """Return the interval of some values; ∞ - ∞ and 0·∞ may be anything."""
    low, high = np.minimum.reduce(corners), np.maximum.reduce(corners)
    return _whole(_widened(low, high), np.isnan(low))


def _undefined(*args: Interval) -> NDArray[np.bool_]:
    undefined = np.isnan(args[0].low)
    for a in args[1:]:
        undefined = undefined | np.isnan(a.low)
    return undefined


def _with_undefined(value: Interval, where: NDArray[np.bool_]) -> Interval:
    return Interval(
        np.where(where, np.nan, value.low), np.where(where, np.nan, value.high)
    )


def _add(a: Interval, b: Interval) -> Result:
    value = _bounded(a.low + b.low, a.high + b.high)
    return _with_undefined(value, _undefined(a, b)), _always(a)


def _sub(a: Interval, b: Interval) -> Result:
    return _add(a, Interval(-b.high, -b.low))


def _neg(a: Interval) -> Result:
    return Interval(-a.high, -a.low), _always(a)


def _product(x: Array, y: Array) -> Array:
    """Return x y, where 0 times an end at infinity is 0."""
    return np.where((x == 0) | (y == 0), 0.0, x * y)


def _mul(a: Interval, b: Interval) -> Result:
    value = _bounded(*(_product(x, y) for x in a for y in b))
    return _with_undefined(value, _undefined(a, b)), _always(a)


def _square(a: Interval) -> Interval:
    ends = a.low**2, a.high**2
    low = np.where((a.low < 0) & (a.high > 0), 0.0, np.minimum(*ends))
    return _widened(low, np.maximum(*ends))


def _div(a: Interval, b: Interval) -> Result:
    pole = (b.low <= 0) & (b.high >= 0)
    inverse = _bounded(1 / b.low, 1 / b.high)
    value, _ = _mul(a, _whole(inverse, pole))
    return _with_undefined(_whole(value, pole), _undefined(a, b)), ~pole


def _sign(a: Interval) -> Result:
    value = Interval(np.sign(a.low), np.sign(a.high))
    return value, value.low == value.high


def _floor(a: Interval) -> Result:
    value = Interval(np.floor(a.low), np.floor(a.high))
    return value, value.low == value.high


def _abs(a: Interval) -> Result:
    ends = np.abs(a.low), np.abs(a.high)
    low = np.where((a.low < 0) & (a.high > 0), 0.0, np.minimum(*ends))
    return Interval(low, np.maximum(*ends)), _always(a)


def _min(a: Interval, b: Interval) -> Result:
    # Of two of which the second is undefined it is the first.
    value = Interval(np.fmin(a.low, b.low), np.fmin(a.high, b.high))
    return _with_undefined(value, np.isnan(a.low)), _always(a)


def _max(a: Interval, b: Interval) -> Result:
    value = Interval(np.fmax(a.low, b.low), np.fmax(a.high, b.high))
    return _with_undefined(value, np.isnan(a.low)), _always(a)


def _truth(surely: NDArray[np.bool_], perhaps: NDArray[np.bool_]) -> Result:
    value = Interval(surely.astype(float), (surely | perhaps).astype(float))
    return value, surely | ~perhaps


def _less(a: Interval, b: Interval) -> Result:
    return _truth(a.high < b.low, a.low < b.high)


def _less_equal(a: Interval, b: Interval) -> Result:
    return _truth(a.high <= b.low, a.low <= b.high)


def _equal(a: Interval, b: Interval) -> Result:
    points = (a.low == a.high) & (b.low == b.high) & (a.low == b.low)
    return _truth(points, (a.low <= b.high) & (b.low <= a.high))


def _holds(a: Interval) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return where a condition is surely true, and where perhaps; NaN is true."""
    surely = (a.low > 0) | (a.high < 0) | np.isnan(a.low)
    return surely, surely | (a.low < 0) | (a.high > 0)


def _and(a: Interval, b: Interval) -> Result:
    (a_surely, a_perhaps), (b_surely, b_perhaps) = _holds(a), _holds(b)
    return _truth(a_surely & b_surely, a_perhaps & b_perhaps)


def _or(a: Interval, b: Interval) -> Result:
    (a_surely, a_perhaps), (b_surely, b_perhaps) = _holds(a), _holds(b)
    return _truth(a_surely | b_surely, a_perhaps | b_perhaps)


def _not(a: Interval) -> Result:
    surely, perhaps = _holds(a)
    return _truth(~perhaps, ~surely)


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
        return _with_undefined(_widened(low, high), outside), inside

    return operation


def _falling(
    function: Callable[[Array], Array], least: float, most: float
) -> Callable[[Interval], Result]:
    """Return the interval operation of a decreasing function on its domain."""
    rising = _rising(lambda x: -function(x), least, most)

    def operation(a: Interval) -> Result:
        value, smooth = rising(a)
        return _neg(value)[0], smooth

    return operation


def _cosh(a: Interval) -> Result:
    size, _ = _abs(a)
    return _widened(np.cosh(size.low), np.cosh(size.high)), _always(a)


def _has_angle(a: Interval, angle: float, period: float) -> NDArray[np.bool_]:
    """Return where an interval holds an angle, or one some periods on, or nearly so."""
    slack = _EPS * np.maximum(np.abs(a.low), np.abs(a.high)) + _EPS
    first = np.ceil((a.low - slack - angle) / period)
    found = first * period + angle <= a.high + slack
    return found | ~(np.maximum(np.abs(a.low), np.abs(a.high)) < _HUGE)


def _sin(a: Interval) -> Result:
    value = _bounded(np.sin(a.low), np.sin(a.high))
    low = np.where(_has_angle(a, -math.pi / 2, 2 * math.pi), -1.0, value.low)
    high = np.where(_has_angle(a, math.pi / 2, 2 * math.pi), 1.0, value.high)
    # Compiled sines have an absolute error, too.
    return _with_undefined(_widened(low, high, _EPS / 4), _undefined(a)), _always(a)


def _cos(a: Interval) -> Result:
    return _sin(_add(a, Interval(*(np.full(len(a.low), math.pi / 2),) * 2))[0])


def _tan(a: Interval) -> Result:
    pole = _has_angle(a, math.pi / 2, math.pi)
    value = _whole(_widened(np.tan(a.low), np.tan(a.high), _EPS), pole)
    return _with_undefined(value, _undefined(a)), ~pole


def _atan2(a: Interval, b: Interval) -> Result:
    value = _bounded(*(np.arctan2(y, x) for y in a for x in b))
    cut = (b.low <= 0) & (a.low <= 0) & (a.high >= 0)
    full = Interval(*(np.full(len(a.low), x) for x in (-math.pi, math.pi)))
    wide = Interval(
        np.where(cut, full.low, value.low), np.where(cut, full.high, value.high)
    )
    return _with_undefined(wide, _undefined(a, b)), ~cut


def _pow(a: Interval, b: Interval) -> Result:
    """Return a**b: a whole number b, or a base that is not negative."""
    whole = (b.low == b.high) & (b.low == np.round(b.low))
    corners = _bounded(*(np.power(x, y) for x in a for y in b))
    across = (a.low <= 0) & (a.high >= 0)
    even = whole & (b.low % 2 == 0)
    low = np.where(even & across, 0.0, corners.low)
    value = _whole(Interval(low, corners.high), across & ~(b.low >= 0))
    root = ~whole & (a.low < 0)
    base = Interval(np.maximum(a.low, 0.0), a.high)
    rooted = _bounded(*(np.power(x, y) for x in base for y in b))
    value = Interval(
        np.where(root, np.minimum(rooted.low, 0.0), value.low),
        np.where(root, rooted.high, value.high),
    )
    # An exponent that is a whole number for a moment has a value of any base.
    meets_whole = np.ceil(b.low) <= b.high
    value = _whole(value, root & meets_whole)
    nowhere = (root & ~meets_whole & (a.high < 0)) | _undefined(a, b)
    smooth = ~root & ~(across & ~(b.low >= 0))
    return _with_undefined(value, nowhere), smooth


def _curve(curve: PiecewisePolynomial, args: Sequence[Interval]) -> Result:
    """Return the enclosure of a curve; unbounded where a box holds a knot."""
    pieces, steps = [], []
    across = np.zeros(len(args[0].low), dtype=bool)
    for a, knots, periodic in zip(args, curve.knots, curve.periodic, strict=True):
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
    rows = curve.coefficients[tuple(pieces)]
    value = _polynomial(rows, steps)
    return _with_undefined(_whole(value, across), _undefined(*args)), ~across


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


_OPERATIONS: dict[Operation, Callable[..., Result]] = {
    n.ADD: _add,
    n.SUB: _sub,
    n.MUL: _mul,
    n.DIV: _div,
    n.NEG: _neg,
    n.POW: _pow,
    n.SQRT: _rising(np.sqrt, 0.0),
    n.LOG: _rising(np.log, 0.0),
    n.LT: _less,
    n.LE: _less_equal,
    n.EQ: _equal,
    n.ABS: _abs,
    n.SIGN: _sign,
    n.FLOOR: _floor,
    n.WHERE: _where,
    f.EXP: _rising(np.exp),
    f.SIN: _sin,
    f.COS: _cos,
    f.TAN: _tan,
    f.ASIN: _rising(np.arcsin, -1.0, 1.0),
    f.ACOS: _falling(np.arccos, -1.0, 1.0),
    f.ATAN: _rising(np.arctan),
    f.ATAN2: _atan2,
    f.SINH: _rising(np.sinh),
    f.COSH: _cosh,
    f.TANH: _rising(np.tanh),
    f.ASINH: _rising(np.arcsinh),
    f.ACOSH: _rising(np.arccosh, 1.0),
    f.ATANH: _rising(np.arctanh, -1.0, 1.0),
    f.MIN: _min,
    f.MAX: _max,
    f.AND: _and,
    f.OR: _or,
    f.NOT: _not,
}
