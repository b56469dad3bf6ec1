"""A knife edge: a point may not slip sideways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import ONE, ZERO, Node
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import Vec, cross, matvec, neg3

_SIDEWAYS: Vec = (ZERO, ONE, ZERO)


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
