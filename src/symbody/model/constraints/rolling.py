"""Bodies that roll or slide on a plane: a disc, a knife edge, and a skate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Node
from symbody.model.constraints.constraint import (
    PAIR,
    Constraint,
    ConstraintKinematics,
)
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Formula, OptionalPlace, Place
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import (
    Vec,
    add3,
    cross,
    matvec,
    neg3,
    transposed,
)


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
    radius: Annotated[Formula, "m"]
    entries = ("z", "x", "y")
    units = ("N", "N", "N")
    apart = PAIR

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the radius is no constant."""
        value = bind.default(self.radius)
        if value is None:
            raise ModelError(
                f"{who}: the radius {self.radius!r} changes with time or with the "
                f"motion, but a disc that rolls has a fixed one. Give a number or a "
                f"formula of parameters."
            )
        if not value > 0:
            raise ModelError(
                f"{who}: the radius is {value:g} m. A disc that rolls needs a positive "
                f"one."
            )

    def _contact(self, kinematics: ConstraintKinematics) -> tuple[Vec, Node]:
        """Return the lowest point from the centre, in the plane's axes, and depth."""
        x, y, z = transposed(kinematics.rotation(self.disc, self.ground))[1]
        lean = sqrt(x * x + y * y)
        factor = self.radius / lean
        return (factor * z * x, factor * z * y, -self.radius * lean), lean

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
        if force == (ZERO, ZERO, ZERO):
            return ()
        inward = transposed(kinematics.rotation(self.disc, self.ground))
        p = kinematics.position(self.disc, self.ground, self.ground)
        back = neg3(force)
        on_disc = matvec(inward, force), matvec(inward, cross(arm, force))
        return (
            Wrench(self.disc, self.disc, *on_disc),
            Wrench(self.ground, self.ground, back, cross(add3(p, arm), back)),
        )


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
        on_edge = Wrench(self.edge, self.edge, force)
        if self.ground is None:
            return (on_edge,)
        R = kinematics.rotation(self.edge, self.ground)
        p = kinematics.position(self.edge, self.ground, self.ground)
        back = neg3(matvec(R, force))
        return on_edge, Wrench(self.ground, self.ground, back, cross(p, back))


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
        return (
            Wrench(self.blade, self.blade, matvec(transposed(R), force)),
            Wrench(self.ground, self.ground, neg3(force), cross(p, neg3(force))),
        )
