"""Contacts that constraints keep: bodies that roll or slide on a plane, and cams."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import atan2, sqrt
from symbody.expr.node import ZERO, Node
from symbody.model.constraints.constraint import PAIR, Constraint, ConstraintKinematics
from symbody.model.constraints.cuts import OfVariables
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Formula, OptionalConstant, OptionalPlace, Place
from symbody.model.formulas import positive
from symbody.model.loads.load import Wrench, action_and_reaction
from symbody.model.loads.profile import (
    Margin,
    Profile,
    check_distance,
    flat_margin,
    roller_margin,
    warn_of_undercut,
)
from symbody.model.loads.variables import Endpoint, Variables, endpoints
from symbody.spatial.vectors import Mat, Vec, add3, cross, matvec, transposed


@final
@element
class RollingDisc(Constraint):
    """A disc or a narrow wheel touches a plane with its rim and does not slip.

    One holonomic equation, the height of the rim, and two nonholonomic ones, the
    velocity of its lowest point. The multipliers are the contact force on the disc in
    the axes of the plane: along z, then along x and y. The disc may lean, but not lie.

    Attributes:
        disc: Body or frame at the centre, y along the axis.
        ground: Body or frame, z normal to the plane through its origin.
        radius: Of the rim [m]; a number or a formula of parameters.
    """

    disc: Place
    ground: Place
    radius: Annotated[
        Formula, "m", positive("as that of any disc that rolls", unit="m")
    ]
    entries = ("z", "x", "y")
    units = ("N", "N", "N")
    apart = PAIR
    presses = True

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the radius is no constant."""
        if bind.default(self.radius) is None:
            raise ModelError(
                f"{who}: the radius {self.radius!r} changes with time or with the "
                f"motion, but a disc that rolls has a fixed one. Give a number or a "
                f"formula of parameters."
            )

    def _contact(self, kinematics: ConstraintKinematics) -> tuple[Vec, Node]:
        """Return the lowest point from the centre, in the plane's axes, and depth."""
        return lowest_of_rim(kinematics.rotation(self.disc, self.ground), self.radius)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the height of the lowest point above the plane [m]."""
        _, lean = self._contact(kinematics)
        height = kinematics.position(self.disc, self.ground, self.ground)[2]
        return (height - self.radius * lean,)

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the velocity of the lowest point along x and y of the plane [m/s]."""
        arm, _ = self._contact(kinematics)
        v = kinematics.velocity(self.disc, self.ground, self.ground)
        w = kinematics.angular_velocity(self.disc, self.ground, self.ground)
        slip = add3(v, cross(w, arm))
        return slip[0], slip[1]

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the contact force on the disc, and its reaction."""
        arm, _ = self._contact(kinematics)
        force: Vec = (lam[1], lam[2], lam[0])
        p = kinematics.position(self.disc, self.ground, self.ground)
        return action_and_reaction(self.disc, self.ground, p, force, cross(arm, force))


def lowest_of_rim(R: Mat, radius: Node) -> tuple[Vec, Node]:
    """Return the lowest point of a rim about y from its centre [m], and its lean.

    R takes components on the disc to those of a plane z = 0, in whose axes the point
    is; the lean is the sine of the angle between the normals of both.
    """
    x, y, z = transposed(R)[1]
    lean = sqrt(x * x + y * y)
    factor = radius / lean
    return (factor * z * x, factor * z * y, -radius * lean), lean


@final
@element
class KnifeEdge(Constraint):
    """The origin of a frame has no velocity along the frame's y; one equation.

    The multiplier is the sideways force on the edge.

    Attributes:
        edge: Body or frame, x along the edge.
        ground: Body or frame on which the edge stands; the world by default.
    """

    edge: Place
    ground: OptionalPlace = preset(None)
    entries = ("side",)
    units = ("N",)

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the sideways velocity [m/s]."""
        return (kinematics.velocity(self.edge, self.ground, self.edge)[1],)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the sideways force on the edge, and its reaction."""
        force: Vec = (ZERO, lam[0], ZERO)
        if self.ground is None:
            return (Wrench(self.edge, self.edge, force),)
        R = kinematics.rotation(self.edge, self.ground)
        p = kinematics.position(self.edge, self.ground, self.ground)
        return action_and_reaction(self.edge, self.ground, p, matvec(R, force))


@final
@element
class Skate(Constraint):
    """The origin of a frame stays on a plane and does not slip along the frame's y.

    One holonomic and one nonholonomic equation. The multipliers are the force along
    the normal of the plane and the sideways force.

    Attributes:
        blade: Body or frame, x along the blade.
        ground: Body or frame, z normal to the plane through its origin.
    """

    blade: Place
    ground: Place
    entries = ("normal", "side")
    units = ("N", "N")
    apart = PAIR

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the height above the plane [m]."""
        return (kinematics.position(self.blade, self.ground, self.ground)[2],)

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the sideways velocity [m/s]."""
        return (kinematics.velocity(self.blade, self.ground, self.blade)[1],)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the force on the blade, and its reaction."""
        R = kinematics.rotation(self.blade, self.ground)
        p = kinematics.position(self.blade, self.ground, self.ground)
        normal: Vec = (ZERO, ZERO, lam[0])
        force = add3(normal, matvec(R, (ZERO, lam[1], ZERO)))
        return action_and_reaction(self.blade, self.ground, p, force)


class Cam(OfVariables):
    """A contact of a cam: one equation, whose multiplier presses both apart."""

    apart = PAIR
    presses = True
    entries = ("gap",)
    units = ("N",)

    @abstractmethod
    def gap(self, follower: Endpoint) -> Node:
        """Return the distance of the follower from the profile [m]."""

    @abstractmethod
    def margin(self) -> Margin | None:
        """Return a formula that is positive wherever a cam can have the profile."""

    def check(self, who: str, bind: Bind) -> None:
        """Warn of an undercut."""
        warn_of_undercut(who, self.margin(), bind)

    def variables_between(self) -> Variables:
        """Return the gap [m]."""
        ends = endpoints(2)
        return Variables(ends, (self.gap(ends[1]),))


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

    def margin(self) -> Margin | None:
        """Return by what the roller is less curved than it may be, if it is known."""
        return None if self.radius is None else roller_margin(self.profile, self.radius)

    def gap(self, follower: Endpoint) -> Node:
        """Return the distance beyond the pitch curve."""
        x, y, _ = follower.p.tolist()
        gap: Node = sqrt(x * x + y * y) - self.profile.at(atan2(y, x))
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
        """Return the cam's radius of curvature [m]."""
        return flat_margin(self.profile)

    def gap(self, follower: Endpoint) -> Node:
        """Return the distance of the face beyond the tangent."""
        x, y, _ = follower.p.tolist()
        n_x, n_y, _ = follower.R[:, 0].tolist()
        gap: Node = x * n_x + y * n_y - self.profile.at(atan2(n_y, n_x))
        return gap
