"""Cams: a roller or a flat face that keeps to a profile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Protocol, final

from symbody.expr.functions import atan2, sqrt
from symbody.expr.node import Node, neg
from symbody.model.body import Apart, Frame
from symbody.model.constraints.constraint import PAIR, Constraint, ConstraintKinematics
from symbody.model.field import Bind, element, preset
from symbody.model.fields import OptionalConstant, Place
from symbody.model.loads.load import Wrench
from symbody.model.loads.profile import (
    Margin,
    Profile,
    check_distance,
    flat_margin,
    roller_margin,
    warn_of_undercut,
)
from symbody.model.loads.variables import Between, Endpoint, Variables, endpoints
from symbody.model.signs import positive


class Cam(Constraint, Protocol):
    """A contact of a cam: one equation, whose multiplier presses both apart."""

    apart: ClassVar[Apart | None] = PAIR

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
        """Return the distance of the follower from the profile [m]."""
        ...

    def margin(self) -> Margin | None:
        """Return a formula that is positive wherever a cam can have the profile."""
        ...

    def check(self, who: str, bind: Bind) -> None:
        """Warn of an undercut."""
        warn_of_undercut(who, self.margin(), bind)

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
        """Return the wrenches of the multiplier on both, without friction."""
        return self._between(kinematics).wrenches([neg(size) for size in lam])


@final
@element
class RollerCam(Cam):
    """A roller that keeps to a cam: its center stays on the cam's pitch curve.

    The cam turns about z of its frame. Seen in its axes, the center of the roller is at
    the distance profile(angle) in the direction of the angle. The multiplier is the
    part along that direction of the force that presses the roller off the cam; all of
    it is sqrt(1 + (profile'/profile)²) times as large. Less than zero it would have to
    hold the roller, and a real one lifts off. The roller's own rotation is left free.

    Attributes:
        cam: Body or frame of the cam, about z.
        roller: Body or frame whose origin is the center of the roller, on another body.
        profile: Function from the formula of the angle [rad] to that of the distance
            of the roller's center [m], smooth and of period 2π; called once. A circle
            about the axis is the base radius plus that of the roller.
        radius: Of the roller [m]. Where the pitch curve is convex its radius of
            curvature must be larger, else no cam has it (undercut), which a
            `ModelWarning` tells. The motion does not depend on it; without it undercut
            is not looked for.
    """

    cam: Place
    roller: Place
    profile: Annotated[Profile, "m", "rad"]
    radius: Annotated[OptionalConstant, "m", positive("as that of any roller")] = (
        preset(None)
    )

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the profile is a distance, and warn of an undercut."""
        check_distance(who, self.profile, bind)
        Cam.check(self, who, bind)

    def frames_in_contact(self) -> tuple[Frame, Frame]:
        """Return cam and roller."""
        return self.cam, self.roller

    def margin(self) -> Margin | None:
        """Return by what the roller is less curved than it may be, if it is known."""
        if self.radius is None:
            return None
        return roller_margin(self.profile, self.radius)

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
            once. Of a circle about the axis it is the radius. profile + profile'' is
            the cam's radius of curvature; where it is not positive no cam has it
            (undercut), which a `ModelWarning` tells.
    """

    cam: Place
    face: Place
    profile: Annotated[Profile, "m", "rad"]

    def margin(self) -> Margin:
        """Return the cam's radius of curvature."""
        return flat_margin(self.profile)

    def frames_in_contact(self) -> tuple[Frame, Frame]:
        """Return cam and face."""
        return self.cam, self.face

    def gap(self, follower: Endpoint) -> Node:
        """Return the distance of the face beyond the tangent."""
        x, y, _ = follower.p.tolist()
        n_x, n_y, _ = follower.R[:, 0].tolist()
        gap: Node = x * n_x + y * n_y - self.profile.at(atan2(n_y, n_x))
        return gap
