"""Elastic contacts: a point that touches a plane, and two spheres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import ONE, ZERO, Array
from symbody.model.body import Apart
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.formulas import STEEP, not_negative, positive
from symbody.model.kinematics import Kinematics
from symbody.model.loads.connection import Connection
from symbody.model.loads.load import Load, Wrench, action_and_reaction
from symbody.model.loads.variables import Endpoint
from symbody.spatial.vectors import add3, array, dot, plus, scale, times

_TAKES = not_negative("because a contact takes energy and gives none")
_OF_SPHERE = positive("as that of any sphere")


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
    stiffness: Annotated[
        Formula, "N/m^{exponent}", positive("because it keeps bodies apart")
    ]
    exponent: Annotated[Formula, "1", STEEP] = preset(1.5)
    dissipation: Annotated[Formula, "s/m", _TAKES] = preset(0)
    coefficient: Annotated[Formula, "1", _TAKES] = preset(0)
    regularization: Annotated[
        Formula,
        "m/s",
        positive(
            "because the friction turns round within it; take a hundredth of a "
            "sliding velocity that matters"
        ),
    ] = preset(1e-2)
    shape = (3,)
    unit = "N"
    apart = Apart("point and plane", "so they never meet. Put them on two bodies.")

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force on the point, and its reaction on the plane."""
        p = kinematics.position(self.point, self.plane, self.plane)
        v = kinematics.velocity(self.point, self.plane, self.plane)
        elastic = times(self.stiffness, maximum(-p[2], 0) ** self.exponent)
        damped = maximum(plus(ONE, times(self.dissipation, -v[2])), 0)
        normal = times(elastic, damped)
        v_t = (v[0], v[1], ZERO)
        drag = ZERO
        if self.coefficient is not ZERO:
            speed = sqrt(plus(dot(v_t, v_t), self.regularization**2))
            drag = -times(self.coefficient, normal) / speed
        force = add3((ZERO, ZERO, normal), scale(drag, v_t))
        return action_and_reaction(self.point, self.plane, p, force)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force on the point, in the axes of the plane."""
        return array(self.wrenches(kinematics)[0].force)


@final
@element
class SphereContact(Connection):
    """Two spheres around the origins of two frames, which touch without friction.

    With the depth d = radius_a + radius_b - distance they push each other with
    4/3*modulus*sqrt(R)*d**1.5*max(1 + dissipation*ḋ, 0), 1/R = 1/radius_a + 1/radius_b
    (Hertz; Hunt and Crossley). A sphere upon a plane is `Contact`. The centres must not
    meet: there the force has no direction.

    Attributes:
        a: Body or frame at the centre of one sphere.
        b: Body or frame at the centre of the other, on another body.
        radius_a: Of one sphere [m].
        radius_b: Of the other [m].
        modulus: Of both materials, 1/((1-ν_a²)/E_a + (1-ν_b²)/E_b) [Pa].
        dissipation: Dissipation [s/m].

    References:
        Johnson (1985), Contact Mechanics, equation 4.23.
    """

    a: Place
    b: Place
    radius_a: Annotated[ConstantFormula, "m", _OF_SPHERE]
    radius_b: Annotated[ConstantFormula, "m", _OF_SPHERE]
    modulus: Annotated[Formula, "Pa", _OF_SPHERE]
    dissipation: Annotated[
        Formula, "s/m", not_negative("because friction and impacts take energy")
    ] = preset(0)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise nothing: the depth and its force need no look."""

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the depth."""
        a, b = ends
        return [self.radius_a + self.radius_b - a.distance_to(b)]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the forces against the depth."""
        R = 1 / (1 / self.radius_a + 1 / self.radius_b)
        elastic = 4 / 3 * self.modulus * sqrt(R) * maximum(variables[0], 0) ** 1.5
        return [elastic * maximum(1 + self.dissipation * rates[0], 0)]
