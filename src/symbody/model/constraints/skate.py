"""A skate: a knife edge that stays on a plane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import ZERO, Node
from symbody.model.constraints.constraint import (
    Constraint,
    ConstraintKinematics,
    checked_pair,
)
from symbody.model.field import Bind, element
from symbody.model.fields import Place
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import Vec, add3, cross, matvec, neg3, transposed


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

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both frames are on one body."""
        checked_pair(who, self.blade, self.ground)

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
