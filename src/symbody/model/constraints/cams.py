"""Cams: a roller or a flat face that keeps to a profile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol, TypeAlias, final

from symbody.errors import ModelError
from symbody.expr.differentiate import derivative
from symbody.expr.functions import atan2, sqrt
from symbody.expr.node import Const, Node, neg
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame
from symbody.model.constraints.constraint import (
    Constraint,
    ConstraintKinematics,
    checked_pair,
)
from symbody.model.field import Bind, Entry, Field, element
from symbody.model.fields import Place
from symbody.model.formulas import FormulaLike
from symbody.model.loads.endpoints import Endpoint, endpoints
from symbody.model.loads.load import Wrench
from symbody.model.loads.own_law import OwnLaw, own_law
from symbody.model.loads.variables import Between, Variables

# From the formula of an angle on the cam to that of a length.
ProfileLike: TypeAlias = Callable[[Node], FormulaLike]
# Where a profile is looked at; between neighbors its slope changes by a corner if half
# of the change is left after so many halvings.
_PLACES, _HALVINGS = 181, 16


class Profile(Field[ProfileLike | OwnLaw, OwnLaw]):
    """A function of the angle on the cam that returns a length."""

    words = "function of an angle"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> OwnLaw:
        """Return the law.

        Raises:
            ModelError: It depends on more than the angle and parameters, or has a
                corner.
        """
        law = own_law(entry.who, value, ("angle",), entry.bind)
        others = [s for s in symbols_of(law.formula) if s not in law.arguments]
        entry.formulas(others, (len(others),), ("parameter",))
        _check_smooth(entry.who, law, entry.bind)
        return law


class Cam(Constraint, Protocol):
    """A contact of a cam: one equation, whose multiplier presses both apart [N]."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The gap."""
        return ("gap",)

    @property
    def units(self) -> tuple[str, ...]:
        """A force."""
        return ("N",)

    def frames_in_contact(self) -> tuple[Frame, Frame]:
        """Return cam and follower."""
        ...

    def gap(self, follower: Endpoint) -> Node:
        """Return how far the follower is off the profile [m]."""
        ...

    def check(self, who: str, bind: Bind) -> None:
        """Raise if cam and follower are on one body."""
        checked_pair(who, *self.frames_in_contact())

    def _between(self, kinematics: ConstraintKinematics) -> Between:
        ends = endpoints(2)
        variables = Variables(ends, (self.gap(ends[1]),))
        return Between(variables, self.frames_in_contact(), kinematics)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the gap [m]."""
        return self._between(kinematics).values

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return what the multiplier does to both, without friction."""
        return self._between(kinematics).wrenches([neg(size) for size in lam])


@final
@element
class RollerCam(Cam):
    """A roller that keeps to a cam: its center stays on the cam's pitch curve.

    The cam turns about z of its frame. Seen in its axes, the center of the roller is at
    the distance profile(angle) in the direction of the angle. The multiplier presses
    the roller off the cam; less than zero it would have to hold it, and a real one
    lifts off. The roller's own rotation is left free.

    Attributes:
        cam: Body or frame of the cam, about z.
        roller: Body or frame whose origin is the center of the roller, on another body.
        profile: Function from the formula of the angle [rad] to that of the distance
            of the roller's center [m], smooth and of period 2π; called once. A circle
            about the axis is the base radius plus that of the roller.
    """

    cam: Place
    roller: Place
    profile: Profile

    def frames_in_contact(self) -> tuple[Frame, Frame]:
        """Return cam and roller."""
        return self.cam, self.roller

    def gap(self, follower: Endpoint) -> Node:
        """Return the distance beyond the pitch curve."""
        x, y, _ = follower.p.tolist()
        far = sqrt(x * x + y * y)
        gap: Node = far - self.profile.at(atan2(y, x))
        return gap


@final
@element
class FlatCam(Cam):
    """A flat face that keeps to a cam.

    The cam turns about z of its frame. The face is the plane through the follower's
    origin with its x as normal, pointing off the cam, perpendicular to the cam's axis.
    With the direction of the normal at an angle in the axes of the cam, the face is at
    the distance profile(angle) from the axis, and touches at profile'(angle) beside
    the normal through the axis. The multiplier presses the face off the cam.

    Attributes:
        cam: Body or frame of the cam, about z.
        face: Body or frame of the follower, on another body.
        profile: Function from the formula of the angle [rad] to that of the distance
            of the tangent [m] (the support function), smooth and of period 2π; called
            once. Of a circle about the axis it is the radius.
    """

    cam: Place
    face: Place
    profile: Profile

    def frames_in_contact(self) -> tuple[Frame, Frame]:
        """Return cam and face."""
        return self.cam, self.face

    def gap(self, follower: Endpoint) -> Node:
        """Return the distance of the face beyond the tangent."""
        x, y, _ = follower.p.tolist()
        n_x, n_y, _ = follower.R[:, 0].tolist()
        gap: Node = x * n_x + y * n_y - self.profile.at(atan2(n_y, n_x))
        return gap


def _check_smooth(who: str, law: OwnLaw, bind: Bind) -> None:
    """Raise if the slope of a profile jumps."""
    (angle,) = law.arguments
    formula = derivative(law.formula, angle)

    def slope(at: float) -> float | None:
        return bind.default(substitute(formula, {angle: Const(at)}))

    def change(low: float, high: float) -> float:
        before, after = slope(low), slope(high)
        return 0.0 if before is None or after is None else abs(after - before)

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
    if largest > 0 and left > 0.5 * largest:
        raise ModelError(
            f"{who}: the profile has a corner at the angle {low:.4g} rad, where its "
            f"slope jumps by {left:.3g} m/rad: there the follower's velocity would "
            f"jump. Round it, by a circle or a smooth curve."
        )
