"""Constraints that assembly adds where bodies or their turns have no inertia."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Node
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Bind, element
from symbody.model.fields import Place, Vector
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import ZERO_VEC, dot, matvec, neg3, scale


@final
@dataclass(frozen=True)
class Balance(Constraint):
    """Generalized forces that vanish, as nothing along their motions has mass.

    They take the place of equations of motion, so that their multipliers are zero and
    act on nothing. Assembled systems get it; users do not write it. `motions` has the
    elastic ones first; `elastic` are forces of positions alone, in relation to a
    stiffness, `viscous` those of velocities, too, in relation to a damping, and
    velocities of turns that nothing feels.
    """

    bodies: tuple[str, ...]
    motions: tuple[str, ...]
    elastic: tuple[Node, ...]
    viscous: tuple[Node, ...]
    damped: bool

    def verify(self, who: str, bind: Bind) -> None:
        """Do nothing: its formulas are of loads, which are checked by themselves."""

    @property
    def entries(self) -> tuple[str, ...]:
        """The motions."""
        return self.motions

    @property
    def units(self) -> tuple[str, ...]:
        """None: the multipliers are zero."""
        return ("",) * len(self.motions)

    def frames(self) -> Sequence[Frame]:
        """Return none: the multipliers act on nothing."""
        return ()

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the generalized forces of positions."""
        return self.elastic

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the generalized forces of velocities, and velocities that are zero."""
        return self.viscous


@final
@element
class FrozenTurn(Constraint):
    """A body does not turn about an axis of its own, relative to a base; one equation.

    Assembly adds it where no load feels that turn, so that its multiplier is zero.
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
