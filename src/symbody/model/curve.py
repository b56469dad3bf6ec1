"""Curves of a model: tables become splines with continuous second derivatives.

The ends of a spline fit what follows them: no curvature before a straight line, no
slope before a constant, the same at both ends of a period. So the curve is smooth
everywhere, but for the curvature where a constant begins.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, final, get_args

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import among, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve

Extrapolation: TypeAlias = Literal["linear", "constant", "periodic", "error"]
Ends: TypeAlias = Literal["natural", "clamped", "periodic", "not-a-knot"]
Numbers: TypeAlias = NDArray[np.float64]

_ENDS: dict[str, Ends] = {
    "linear": "natural",
    "constant": "clamped",
    "periodic": "periodic",
    "error": "not-a-knot",
}


@final
@dataclass(frozen=True, eq=False)
class Table:
    """The points that a curve was made of."""

    x: tuple[Numbers, ...]
    y: Numbers
    extrapolation: tuple[Extrapolation, ...]


def new_curve(
    name: str, x: object, y: object, extrapolation: object
) -> tuple[Curve, Table]:
    """Return the curve through the points of a table, and the table."""
    who = f"curve {name!r}"
    values = _numbers(who, "ordinates", y)
    if values.ndim not in (1, 2):
        raise ModelError(
            f"{who}: its ordinates have the shape {values.shape}. Give a list of n "
            f"numbers, or an n x m table for a curve of two arguments."
        )
    axes = [x]
    if values.ndim == 2:
        if not isinstance(x, tuple | list) or len(x) != 2 or any(map(np.isscalar, x)):
            raise ModelError(
                f"{who}: its table has two dimensions, so it needs a pair of "
                f"abscissae: add_curve(name, (x, y), table)."
            )
        axes = list(x)
    kinds = _kinds(who, extrapolation, values.ndim)
    knots = [_abscissae(who, axis) for axis in axes]
    sizes = tuple(len(k) for k in knots)
    if sizes != values.shape:
        raise ModelError(
            f"{who}: {' and '.join(map(str, sizes))} abscissae do not fit the shape "
            f"{values.shape} of the ordinates. Each abscissa needs its ordinate."
        )
    for axis, kind in enumerate(kinds):
        ordinates = np.moveaxis(values, axis, 0)
        if kind == "periodic" and not np.array_equal(ordinates[0], ordinates[-1]):
            raise ModelError(
                f"{who}: it is periodic, but begins with {ordinates[0]} and ends with "
                f"{ordinates[-1]}. The last point repeats the first, one period later."
            )
    coefficients = _pieces(knots[0], values, kinds[0])
    if len(knots) == 2:
        both = _pieces(knots[1], np.moveaxis(coefficients, 2, 0), kinds[1])
        coefficients = both.transpose(2, 0, 3, 1)
    for axis, kind in enumerate(kinds):
        if kind == "error":
            np.moveaxis(coefficients, axis, 0)[[0, -1]] = np.nan
    curve = Curve(
        name,
        PiecewisePolynomial(
            tuple(tuple(k.tolist()) for k in knots),
            coefficients,
            tuple(kind == "periodic" for kind in kinds),
        ),
    )
    return curve, Table(tuple(knots), values, tuple(kinds))


def _pieces(x: Numbers, y: Numbers, kind: Extrapolation) -> Numbers:
    """Return the spline in the first axis of y, as `PiecewisePolynomial` has it."""
    # SciPy's splines take a fifth of a second to import; models without curves do not
    # wait for them.
    from scipy.interpolate import CubicSpline

    spline = CubicSpline(x, y, axis=0, bc_type=_ENDS[kind])
    inner = np.moveaxis(spline.c[::-1], 1, 0)
    result = np.zeros((len(x) + 1, *inner.shape[1:]))
    result[1:-1] = inner
    result[0, 0], result[-1, 0] = y[0], y[-1]
    if kind != "constant":
        result[0, 1], result[-1, 1] = spline(x[[0, -1]], 1)
    return result


def _numbers(who: str, what: str, values: object) -> Numbers:
    array = real_array(values)
    if array is None:
        raise ModelError(
            f"{who}: its {what} are not an array of numbers: {shown(values)}. A curve "
            f"is a table of numbers; scale it in the formula to make it depend on "
            f"parameters."
        )
    if not np.isfinite(array).all():
        raise ModelError(
            f"{who}: its {what} are not all finite. Remove the points without value."
        )
    return array


def _kinds(who: str, extrapolation: Any, count: int) -> list[Extrapolation]:
    several = isinstance(extrapolation, tuple | list)
    kinds = list(extrapolation) if several else [extrapolation] * count
    known = get_args(Extrapolation)
    if len(kinds) != count or not all(among(kind, known) for kind in kinds):
        raise ModelError(
            f"{who}: extrapolation={shown(extrapolation)} must be one of "
            f"{', '.join(map(repr, known))}. Give one, or one for each of its {count} "
            f"arguments."
        )
    return kinds


def _abscissae(who: str, values: object) -> Numbers:
    x = _numbers(who, "abscissae", values)
    if x.ndim != 1 or len(x) < 2:
        raise ModelError(
            f"{who}: its abscissae have the shape {x.shape}, but a list of two or more "
            f"is needed."
        )
    steps = np.diff(x)
    at = int(np.argmax(steps <= 0))
    if steps[at] == 0:
        raise ModelError(
            f"{who}: the abscissa {x[at]:g} stands twice, at the indices {at} and "
            f"{at + 1}, and a function has one value. Remove one of the points; for a "
            f"jump use where."
        )
    if steps[at] < 0:
        raise ModelError(
            f"{who}: its abscissae do not increase: {x[at + 1]:g} follows {x[at]:g} at "
            f"the index {at + 1}. Sort the table by its abscissae."
        )
    return x
