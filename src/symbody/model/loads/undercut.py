"""Undercut: where no cam has the profile that its follower would need."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from symbody.errors import warn_user
from symbody.expr.differentiate import derivative
from symbody.expr.node import Const, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.model.field import Bind
from symbody.model.loads.own_law import OwnLaw

# From a formula of parameters to its value, None if there is none.
Value: TypeAlias = Callable[[Node], float | None]
# Where a margin is looked at; the least is then sought between the neighbors.
_PLACES, _THIRDS = 180, 40


class Margin(NamedTuple):
    """A margin against undercut: positive wherever a cam has the profile.

    Attributes:
        angle: The angle on the cam.
        formula: The margin; of the angle and parameters.
        radius: Of the roller [m]; None if the follower is flat, whose margin is the
            cam's radius of curvature [m].
    """

    angle: Symbol
    formula: Node
    radius: Node | None = None

    def told(self, at: float, least: float, value: Value) -> str:
        """Return what was found, in words.

        Args:
            at: The angle where the margin is least [rad].
            least: Its value there.
            value: Evaluates formulas of parameters.
        """
        if self.radius is None:
            return (
                f"at the angle {at:.3g} rad profile + profile'', the radius of "
                f"curvature of the cam, is {least:.3g} m. It must be positive"
            )
        size = value(self.radius) or math.nan
        return (
            f"at the angle {at:.3g} rad the pitch curve's radius of curvature is "
            f"{size / (1 - least):.3g} m, that of the roller {size:.3g} m. The pitch "
            f"curve's must be larger"
        )


def flat_margin(profile: OwnLaw) -> Margin:
    """Return the radius of curvature of a cam by its support function [m]."""
    (angle,) = profile.arguments
    slope = derivative(profile.formula, angle)
    return Margin(angle, profile.formula + derivative(slope, angle))


def roller_margin(profile: OwnLaw, radius: Node) -> Margin:
    """Return 1 - κ R of a pitch curve's curvature κ and the radius R of the roller.

    The cam lies R inside the pitch curve, and has the radius of curvature 1/κ - R
    where it is convex; where it is hollow, κ < 0, a roller always finds its place.
    """
    (angle,) = profile.arguments
    r = profile.formula
    slope = derivative(r, angle)
    square = r * r + slope * slope
    bend = (square + slope * slope - r * derivative(slope, angle)) / square**1.5
    return Margin(angle, 1 - bend * radius, radius)


def undercut(who: str, margin: Margin, value: Value) -> str:
    """Return where a profile is undercut, as a message; nothing if it is not.

    Args:
        who: Kind and name of the element.
        margin: Its margin.
        value: Evaluates formulas of parameters.
    """

    def at(angle: float) -> float:
        wrapped = math.remainder(angle, 2 * math.pi)
        found = value(substitute(margin.formula, {margin.angle: Const(wrapped)}))
        return math.nan if found is None else found

    step = 2 * math.pi / _PLACES
    known = [(at(a), a) for a in (step * (k + 0.5) for k in range(_PLACES))]
    known = [(size, a) for size, a in known if not math.isnan(size)]
    if not known:
        return ""
    least = min(known)
    low, high = least[1] - step, least[1] + step
    for _ in range(_THIRDS):
        third = (high - low) / 3
        inner = [(at(a), a) for a in (low + third, high - third)]
        least = min(least, *inner)
        low, high = (low, high - third) if inner[0] < inner[1] else (low + third, high)
    if least[0] > 0:
        return ""
    found = margin.told(
        round(math.remainder(least[1], 2 * math.pi), 6), least[0], value
    )
    smaller = "less lift" if margin.radius is None else "less lift or a smaller roller"
    return (
        f"{who}: {found}, else no cam has this profile (undercut), and the motion is "
        f"none of a real one. Take a larger base circle, {smaller}."
    )


def tell_undercut(who: str, margin: Margin | None, bind: Bind) -> None:
    """Warn of an undercut at the parameters' defaults."""
    found = "" if margin is None else undercut(who, margin, bind.default)
    if found:
        warn_user(found)
