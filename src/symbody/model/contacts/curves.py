"""Contacts of cams, rollers, flat faces and convex curves, which may lift off."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.blocks import implicit
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.functions import atan2, cos, sin, sqrt
from symbody.expr.node import ZERO, Node, Symbol
from symbody.model.body import Frame
from symbody.model.contacts.contact import OF_SHAPE, RigidContact, Touch
from symbody.model.field import Bind, element
from symbody.model.fields import ConstantFormula, Place
from symbody.model.loads.load import Kinematics
from symbody.model.loads.own_law import OwnLaw
from symbody.model.loads.profile import (
    Profile,
    around,
    check_distance,
    flat_margin,
    roller_margin,
    warn_of_undercut,
)
from symbody.spatial.vectors import Vec, add3, dot, scale, sub3, transposed


@final
@element
class RollerOnCam(RigidContact):
    """A roller touches a cam, both about z, and may lift off.

    Where it must not, `constraints.RollerCam` keeps it there. Forces are along the
    normal of the pitch curve, away from the cam, then counterclockwise along it. Its
    gap is exact where it is zero, and near that to first order.

    Attributes:
        cam: Body or frame of the cam, about z.
        roller: Body or frame whose origin is the centre of the roller, on another body.
        profile: The pitch curve, as of `RollerCam`: a function from the angle on the
            cam to the distance of the roller's centre from the cam's axis.
        radius: Of the roller [m].
    """

    cam: Place
    roller: Place
    profile: Annotated[Profile, "m", "rad"]
    radius: Annotated[ConstantFormula, "m", OF_SHAPE]
    directions = ("t",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the profile is a distance, and tell an undercut."""
        super().check(who, bind)
        check_distance(who, self.profile, bind)
        warn_of_undercut(who, roller_margin(self.profile, self.radius), bind)

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Roller and cam."""
        return self.roller, self.cam

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the point of the roller towards the pitch curve."""
        p = kinematics.position(self.roller, self.cam, self.cam)
        x, y, _ = p
        (angle,) = self.profile.arguments
        curve = self.profile.formula
        slope = derivative(curve, angle)
        along = sqrt(curve * curve + slope * slope)
        at = {angle: atan2(y, x)}
        distance, cosine, sine = (
            substitute(formula, at) for formula in (curve, curve / along, slope / along)
        )
        far = sqrt(x * x + y * y)
        ex, ey = x / far, y / far
        # The radial direction, turned back by the lean of the curve.
        n: Vec = (cosine * ex + sine * ey, cosine * ey - sine * ex, ZERO)
        gap = (far - distance) * cosine
        return (Touch(gap, sub3(p, scale(self.radius, n)), (n, (-n[1], n[0], ZERO))),)


@final
@element
class FlatOnCam(RigidContact):
    """A flat-faced follower touches a cam, and may lift off.

    Where it must not, `constraints.FlatCam` keeps it there. Forces are along the
    normal of the face, away from the cam, then along the face.

    Attributes:
        cam: Body or frame of the cam, about z.
        follower: Body or frame on the face, x along the normal away from the cam, y
            along the face.
        profile: Distance of the face from the cam's axis by the angle of its normal on
            the cam, as of `FlatCam`.
    """

    cam: Place
    follower: Place
    profile: Annotated[Profile, "m", "rad"]
    directions = ("t",)

    def check(self, who: str, bind: Bind) -> None:
        """Tell an undercut."""
        super().check(who, bind)
        warn_of_undercut(who, flat_margin(self.profile), bind)

    @property
    def ends(self) -> tuple[Frame, Frame]:
        """Follower and cam."""
        return self.follower, self.cam

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return the point of the cam that is nearest to the face."""
        p = kinematics.position(self.follower, self.cam, self.cam)
        n = transposed(kinematics.rotation(self.follower, self.cam))[0]
        (angle,) = self.profile.arguments
        curve, at = self.profile.formula, {angle: atan2(n[1], n[0])}
        height, slope = (
            substitute(formula, at) for formula in (curve, derivative(curve, angle))
        )
        t: Vec = (-n[1], n[0], ZERO)
        place = add3(scale(height, n), scale(slope, t))
        return (Touch(dot(p, n) - height, place, (n, t)),)


@final
@element
class CurveOnCurve(RigidContact):
    """Two convex curves touch in a plane, both about z: cams, rockers, tooth flanks.

    A curve is given by its support function: how far its tangent is from the origin, by
    the angle of the normal, as a profile of `FlatOnCam`. A circle has its radius; one
    whose middle is beside the origin a cosine more. Forces are along the common normal
    from the second curve to the first, then counterclockwise along the second.

    Attributes:
        a: Body or frame of the first curve, about z.
        b: Body or frame of the second, on another body.
        curve_a: Support function of the first: from the angle of its outward normal to
            the distance of the tangent from its origin; convex.
        curve_b: That of the second.
    """

    a: Place
    b: Place
    curve_a: Annotated[Profile, "m", "rad"]
    curve_b: Annotated[Profile, "m", "rad"]
    directions = ("t",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless the curves are convex, so that they touch at one point."""
        super().check(who, bind)
        for name, law in (("curve_a", self.curve_a), ("curve_b", self.curve_b)):
            curved = OwnLaw(law.arguments, (flat_margin(law).formula,))
            for at, value in around(curved, bind):
                if value < 0:
                    raise ModelError(
                        f"{who}: {name} is not convex: where its normal is at "
                        f"{at:.4g} rad its radius of curvature is {value:.4g} m. Give "
                        f"a support function h with h + h'' of at least zero."
                    )

    def touches(self, kinematics: Kinematics) -> Sequence[Touch]:
        """Return where the common normal is, along which they are farthest apart."""
        p = kinematics.position(self.a, self.b, self.b)
        R = kinematics.rotation(self.a, self.b)
        turn, theta = atan2(R[1][0], R[0][0]), Symbol("normal")

        def support(law: OwnLaw, at: Node) -> Node:
            (angle,) = law.arguments
            # Curves are known from -π to π.
            return substitute(law.formula, {angle: atan2(sin(at), cos(at))})

        across = p[0] * cos(theta) + p[1] * sin(theta)
        distance = across - support(self.curve_b, theta)
        distance = distance - support(self.curve_a, theta + math.pi - turn)
        normal = implicit(derivative(distance, theta), theta, atan2(p[1], p[0]))
        n: Vec = (cos(normal), sin(normal), ZERO)
        t: Vec = (-n[1], n[0], ZERO)
        height = support(self.curve_b, theta)
        gap, height, along = (
            substitute(formula, {theta: normal})
            for formula in (distance, height, derivative(height, theta))
        )
        return (Touch(gap, add3(scale(height, n), scale(along, t)), (n, t)),)
