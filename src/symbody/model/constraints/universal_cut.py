"""A cut universal joint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Node
from symbody.model.constraints.constraint import (
    Constraint,
    ConstraintKinematics,
    checked_pair,
)
from symbody.model.field import Bind, element
from symbody.model.fields import Place
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import (
    add3,
    cross,
    dot,
    matvec,
    neg3,
    scale,
    transposed,
)


@final
@element
class UniversalCut(Constraint):
    """A universal joint closes a loop: one pin along A's x, one along B's y.

    Four equations: the origins coincide and the pins stay perpendicular. The first
    three multipliers are the force on B along the axes of the nearest common carrier,
    the last is a torque about the normal of both pins.

    Attributes:
        a: Body or frame A, which carries the pin along its x.
        b: Body or frame B, on another body, which carries the pin along its y.
    """

    a: Place
    b: Place
    entries = ("x", "y", "z", "pins")
    units = ("N", "N", "N", "N m")

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both frames are on one body."""
        checked_pair(who, self.a, self.b)

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the gap [m], and the cosine of the angle between the pins."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        pins = dot(transposed(R_CA)[0], transposed(R_CB)[1])
        return (*kinematics.gap(self.a, self.b), pins)

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return opposite forces and torques at B's origin."""
        R_CA, R_CB = kinematics.attitudes(self.a, self.b)
        A = transposed(R_CA)
        force = (lam[0], lam[1], lam[2])
        torque = scale(lam[3], cross(transposed(R_CB)[1], A[0]))
        lever = cross(kinematics.gap(self.a, self.b), force)
        f, t, lever = matvec(A, force), matvec(A, torque), matvec(A, lever)
        return (
            Wrench(self.b, self.a, f, t),
            Wrench(self.a, self.a, neg3(f), neg3(add3(t, lever))),
        )
