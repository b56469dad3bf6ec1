"""A point that touches a plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.model.body import place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Formula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import add3, array, cross, dot, neg3, plus, scale, times

_TAKES = "because a contact takes energy and gives none"


@final
@element
class Contact(Load):
    """A contact of the origin of a frame with the plane z = 0 of another.

    Where the point is at z = -δ below the plane, the plane pushes it along its z by

        N = stiffness * max(δ, 0)**exponent * max(1 + dissipation*δ̇, 0)

    and drags it against its velocity v_t along the plane by the smooth friction
    coefficient * N * v_t / sqrt(v_t² + regularization²). It never pulls. The body of
    the plane takes the opposite force at the same point.

    Attributes:
        point: Body or frame whose origin touches.
        plane: Body or frame, on another body; the point is above it where z > 0.
        stiffness: Stiffness [N/m**exponent].
        exponent: 1.5 for a sphere on a plane (Hertz), 1 for a linear spring; at least
            1, or the force would begin with a jump of its slope to infinity.
        dissipation: Dissipation [s/m]; a slow impact at velocity v loses the share
            2/3 * dissipation * v of it.
        coefficient: Coefficient of friction.
        regularization: Sliding velocity at which the friction has 71 % of its size
            [m/s].

    References:
        Hunt and Crossley (1975), Coefficient of restitution interpreted as damping in
        vibroimpact, Journal of Applied Mechanics 42, equation 8.
    """

    point: Place
    plane: Place
    stiffness: Annotated[Formula, "N/m^{exponent}"]
    exponent: Annotated[Formula, "1"] = preset(1.5)
    dissipation: Annotated[Formula, "s/m"] = preset(0)
    coefficient: Annotated[Formula, "1"] = preset(0)
    regularization: Annotated[Formula, "m/s"] = preset(1e-2)
    shape = (3,)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if point and plane never meet, or the contact would give energy."""
        if self.point.body is self.plane.body:
            raise ModelError(
                f"{who}: the point {place_name(self.point)} and the plane "
                f"{place_name(self.plane)} are both on the body "
                f"{self.point.body.name!r}, so they never meet. Put them on two bodies."
            )
        apart = "because it keeps bodies apart"
        checked_positive(who, "the stiffness", self.stiffness, apart, bind)
        power = bind.default(self.exponent)
        if power is not None and not power >= 1:
            raise ModelError(
                f"{who}: the exponent is {power:g}; it must be at least 1, because "
                f"the force begins smoothly; 1.5 is a sphere on a plane."
            )
        for what, value in (
            ("the dissipation", self.dissipation),
            ("the coefficient", self.coefficient),
        ):
            checked_not_negative(who, what, value, _TAKES, bind)
        checked_positive(
            who,
            "the regularization",
            self.regularization,
            "because the friction turns round within it; take a hundredth of a "
            "sliding velocity that matters",
            bind,
        )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force on the point, and its reaction on the plane."""
        p = kinematics.position(self.point, self.plane, self.plane)
        v = kinematics.velocity(self.point, self.plane, self.plane)
        normal = self._normal_force(-p[2], -v[2])
        v_t = (v[0], v[1], ZERO)
        drag = ZERO
        if self.coefficient is not ZERO:
            speed = sqrt(plus(dot(v_t, v_t), self.regularization**2))
            drag = -times(self.coefficient, normal) / speed
        force = add3((ZERO, ZERO, normal), scale(drag, v_t))
        reaction = neg3(force)
        return (
            Wrench(self.point, self.plane, force=force),
            Wrench(
                self.plane, self.plane, force=reaction, torque=neg3(cross(p, force))
            ),
        )

    def _normal_force(self, depth: Node, rate: Node) -> Node:
        """Return the force at a depth that grows at a rate."""
        elastic = times(self.stiffness, maximum(depth, 0) ** self.exponent)
        return times(elastic, maximum(plus(ONE, times(self.dissipation, rate)), 0))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force on the point, in the axes of the plane."""
        return array(self.wrenches(kinematics)[0].force)
