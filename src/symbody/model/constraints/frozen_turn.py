"""The turn of a bar between two balls, which moves nothing that has mass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Node
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import element
from symbody.model.fields import Place, Vector
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import ZERO_VEC, dot, matvec, neg3, scale


@final
@element
class FrozenTurn(Constraint):
    """A body does not turn about an axis, relative to another; one equation.

    Assembly adds it where no load feels that turn, so that its multiplier is zero.

    Attributes:
        body: The body.
        base: The other.
        axis: In the axes of the body.
    """

    body: Place
    base: Place
    axis: Vector
    entries = ("turn",)
    units = ("N m",)

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the angular velocity about the axis, times the axis's length."""
        spin = kinematics.angular_velocity(self.body, self.base, self.body)
        return (dot(self.axis, spin),)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return opposite torques."""
        torque = scale(lam[0], self.axis)
        R = kinematics.rotation(self.body, self.base)
        return (
            Wrench(self.body, self.body, ZERO_VEC, torque),
            Wrench(self.base, self.base, ZERO_VEC, neg3(matvec(R, torque))),
        )
