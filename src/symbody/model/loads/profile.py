"""The profile of a cam: a smooth function of the angle on it, without undercut."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from symbody.errors import ModelError, warn_user
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.functions import cos
from symbody.expr.node import Const, Node, Symbol
from symbody.model.field import Bind, Entry, Field
from symbody.model.formulas import FormulaLike
from symbody.model.loads.own_law import OwnLaw, own_law

# From the formula of an angle on the cam to that of a length.
ProfileLike: TypeAlias = Callable[[Node], FormulaLike]
# Where a profile is looked at; between neighbors its slope changes by a corner if half
# of the change is left after so many halvings.
_PLACES, _HALVINGS = 181, 16
# So much of the profile may be missed after a turn: rounding.
_CLOSED = 1e-9


class Profile(Field[ProfileLike | OwnLaw, OwnLaw]):
    """A function of the angle on the cam that returns a length."""

    words = "function of an angle"
    form, sample = "law", lambda *_: lambda angle: 9 + 0.05 * cos(angle)

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw:
        """Return the law of angle and parameters, smooth and closed after a turn."""
        law = own_law(entry, value, ("angle",), ("parameter",))
        for at, value in around(law, entry.bind):
            if not math.isfinite(value):
                raise ModelError(
                    f"{entry.who}: the profile has no value at the angle {at:.4g} rad; "
                    f"it must have one all round, from -π to π. Give a function of "
                    f"period 2π, such as a curve with extrapolation='periodic'."
                )
        _check_smooth(entry.who, law, entry.bind)
        _check_closed(entry.who, law, entry.bind)
        return law


def _value(formula: Node, angle: Node, at: float, bind: Bind) -> float:
    """Return a formula at an angle, which the contact measures from -π to π."""
    wrapped = math.remainder(at, 2 * math.pi)
    value = bind.default(substitute(formula, {angle: Const(wrapped)}))
    return math.nan if value is None else value


def check_distance(who: str, law: OwnLaw, bind: Bind) -> None:
    """Raise if a profile is no distance from the axis somewhere on the cam."""
    for at, value in around(law, bind):
        if value < 0:
            raise ModelError(
                f"{who}: the profile is {value:.4g} m at the angle {at:.4g} rad; it is "
                f"the distance of the roller's center from the cam's axis, which is "
                f"never negative. Add the radii of the base circle and of the roller."
            )


def around(law: OwnLaw, bind: Bind) -> Iterator[tuple[float, float]]:
    """Yield angles on the cam, with the profile's values."""
    (angle,) = law.arguments
    step = 2 * math.pi / (_PLACES - 1)
    for at in (-math.pi + step * k for k in range(_PLACES)):
        yield at, _value(law.formula, angle, at, bind)


def _check_closed(who: str, law: OwnLaw, bind: Bind) -> None:
    """Raise if a profile does not end where it began."""
    (angle,) = law.arguments
    begin = _value(law.formula, angle, -math.pi, bind)
    end = _value(law.formula, angle, math.pi, bind)
    if abs(end - begin) > _CLOSED * max(abs(begin), abs(end)):
        raise ModelError(
            f"{who}: the profile is {begin:.4g} m at the angle -π and {end:.4g} m "
            f"at π, which are one place of the cam: there the follower would jump. "
            f"Give a function of period 2π."
        )


def _check_smooth(who: str, law: OwnLaw, bind: Bind) -> None:
    """Raise if the slope of a profile jumps."""
    (angle,) = law.arguments
    formula = derivative(law.formula, angle)

    def change(low: float, high: float) -> float:
        before, after = (_value(formula, angle, at, bind) for at in (low, high))
        return abs(after - before)

    step = 2 * math.pi / (_PLACES - 1)
    # Off round numbers, where a corner would stand at a sample.
    edges = [-math.pi + 1e-3 + step * k for k in range(_PLACES)]
    sizes = [change(a, b) for a, b in pairwise(edges)]
    largest = max(sizes)
    at = sizes.index(largest)
    low, high, left = edges[at], edges[at + 1], largest
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        parts = change(low, middle), change(middle, high)
        low, high = (low, middle) if parts[0] >= parts[1] else (middle, high)
        left = max(parts)
    low = math.remainder(low, 2 * math.pi)
    if largest > 0 and left > 0.5 * largest:
        raise ModelError(
            f"{who}: the profile has a corner at the angle {low:.4g} rad, where its "
            f"slope jumps by {left:.3g} m/rad: there the follower's velocity would "
            f"jump. Round it, by a circle or a smooth curve."
        )


# Where a margin is looked at; the least is then sought between the neighbors.
_LEAST_PLACES, _THIRDS = 180, 40


class Margin(NamedTuple):
    """A margin against undercut, positive without; flat: radius of curvature [m]."""

    angle: Symbol
    formula: Node  # of the angle and parameters
    radius: Node | None = None  # of the roller [m]; None if flat

    def message(self, at: float, least: float, bind: Bind) -> str:
        """Return in words that the margin is least at an angle [rad], and its value."""
        if self.radius is None:
            return (
                f"at the angle {at:.3g} rad profile + profile'', the radius of "
                f"curvature of the cam, is {least:.3g} m. It must be positive"
            )
        size = bind.default(self.radius) or math.nan
        return (
            f"at the angle {at:.3g} rad the pitch curve's radius of curvature is "
            f"{size / (1 - least):.3g} m, that of the roller {size:.3g} m. The pitch "
            f"curve's must be larger"
        )


def flat_margin(profile: OwnLaw) -> Margin:
    """Return the radius of curvature of a cam by its support function [m]."""
    (angle,), support = profile.arguments, profile.formula
    return Margin(angle, support + derivative(derivative(support, angle), angle))


def roller_margin(profile: OwnLaw, radius: Node) -> Margin:
    """Return 1 - κ R of a pitch curve; a hollow cam, κ < 0, has no undercut."""
    (angle,) = profile.arguments
    r = profile.formula
    slope = derivative(r, angle)
    square = r * r + slope * slope
    bend = (square + slope * slope - r * derivative(slope, angle)) / square**1.5
    return Margin(angle, 1 - bend * radius, radius)


def warn_of_undercut(who: str, margin: Margin | None, bind: Bind) -> None:
    """Warn of a profile that is undercut at the parameters' defaults."""
    if margin is None:
        return

    def at(angle: float) -> float:
        return _value(margin.formula, margin.angle, angle, bind)

    step = 2 * math.pi / _LEAST_PLACES
    sizes = [(at(a), a) for a in (step * (k + 0.5) for k in range(_LEAST_PLACES))]
    sizes = [(size, a) for size, a in sizes if not math.isnan(size)]
    if not sizes:
        return
    least = min(sizes)
    low, high = least[1] - step, least[1] + step
    for _ in range(_THIRDS):
        third = (high - low) / 3
        inner = [(at(a), a) for a in (low + third, high - third)]
        least = min(least, *inner)
        low, high = (low, high - third) if inner[0] < inner[1] else (low + third, high)
    if least[0] > 0:
        return
    angle = round(math.remainder(least[1], 2 * math.pi), 6)
    smaller = "less lift" if margin.radius is None else "less lift or a smaller roller"
    warn_user(
        f"{who}: {margin.message(angle, least[0], bind)}, else no cam has this profile "
        f"(undercut), and the motion is none of a real one. Take a larger base circle, "
        f"{smaller}."
    )
