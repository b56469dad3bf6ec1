"""A point that touches a plane."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.errors import ModelError
from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import ONE, ZERO, Array, Node
from symbody.model.body import Frame, frame_of, place_name
from symbody.model.fields import Formula, Place, element, preset
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.load import Bind, JointLoad, Wrench
from symbody.spatial.vectors import add3, array, cross, dot, neg3, plus, scale, times

_TAKES = "because a contact takes energy and gives none"


@final
@element
class Contact:
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
    stiffness: Formula
    exponent: Formula = preset(1.5)
    dissipation: Formula = preset(0)
    coefficient: Formula = preset(0)
    regularization: Formula = preset(1e-2)
    shape = (3,)
    unit = "N"

    def bound(self, who: str, bind: Bind) -> Contact:
        """Return the load with places checked and formulas made nodes."""
        point, plane = frame_of(who, self.point), frame_of(who, self.plane)
        if point.body is plane.body:
            raise ModelError(
                f"{who}: the point {place_name(point)} and the plane "
                f"{place_name(plane)} are both on the body {point.body.name!r}, so "
                f"they never meet. Put them on two bodies."
            )
        names = (
            "stiffness", "exponent", "dissipation", "coefficient", "regularization",
        )  # fmt: skip
        values: dict[str, Node] = {
            name: bind(getattr(self, name), ()).item() for name in names
        }
        stiffness = values["stiffness"]
        apart = "because it keeps bodies apart"
        checked_positive(who, "the stiffness", stiffness, apart, bind)
        exponent = values["exponent"]
        power = bind.default(exponent)
        if power is not None and not power >= 1:
            raise ModelError(
                f"{who}: the exponent is {power:g}; it must be at least 1, because "
                f"the force begins smoothly; 1.5 is a sphere on a plane."
            )
        for name in ("dissipation", "coefficient"):
            checked_not_negative(who, f"the {name}", values[name], _TAKES, bind)
        checked_positive(
            who,
            "the regularization",
            values["regularization"],
            "because the friction turns round within it; take a hundredth of a "
            "sliding velocity that matters",
            bind,
        )
        return replace(self, point=point, plane=plane, **values)

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
            Wrench(self.plane, self.plane, force=reaction, torque=cross(p, reaction)),
        )

    def _normal_force(self, depth: Node, rate: Node) -> Node:
        """Return the force at a depth that grows at a rate."""
        elastic = times(self.stiffness, maximum(depth, 0) ** self.exponent)
        return times(elastic, maximum(plus(ONE, times(self.dissipation, rate)), 0))

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force on the point, in the axes of the plane."""
        return array(self.wrenches(kinematics)[0].force)

    def frames(self) -> Sequence[Frame]:
        """Return point and plane."""
        return self.point, self.plane
