"""The interface of constraints, and those that assembly adds where nothing has mass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from symbody.dataclass import dataclass
from symbody.expr.node import Node
from symbody.model.body import Apart, Frame
from symbody.model.field import Bind, ModelElement, element
from symbody.model.fields import Place, Vector
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import ZERO_VEC, Mat, Vec, dot, matvec, neg3, scale


class ConstraintKinematics(Kinematics, Protocol):
    """The kinematics of constraints: frames as seen from their nearest common carrier.

    The carrier C of two frames is the last link that carries both, so that the
    equations of a loop hold its own coordinates only.
    """

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C [m]."""
        ...

    def attitudes(self, a: Frame, b: Frame) -> tuple[Mat, Mat]:
        """Return R_CA and R_CB."""
        ...


class Constraint(ModelElement, Protocol):
    """Conditions on the motion.

    Each holonomic equation, and after those each nonholonomic one, has a multiplier:
    M vd + c = tau + Jᵀ lam.
    """

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the equations, the holonomic ones first."""
        ...

    @property
    def units(self) -> tuple[str, ...]:
        """Units of the multipliers; empty where they follow from a formula."""
        ...

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the residuals phi(q, t) of the holonomic equations."""
        return ()

    def velocities(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the residuals P v + p0 of the nonholonomic equations."""
        return ()

    def formulas(self) -> Sequence[Node]:
        """Return the part of each residual that is a formula of the user's.

        The multipliers act on what its sensors measure and on its coordinates; where
        it changes with time alone, they do work. Nothing if there is no such part.
        """
        return ()

    def wrenches(
        self, kinematics: ConstraintKinematics, lam: Sequence[Node]
    ) -> Sequence[Wrench]:
        """Return the wrenches of the multipliers, beside those of the formulas."""
        return ()


PAIR = Apart("frames", "so nothing between them can move. Take frames on two bodies.")


@final
@dataclass(frozen=True)
class NamedConstraint:
    """A constraint with the name it has in the model."""

    name: str
    constraint: Constraint

    @property
    def multipliers(self) -> tuple[str, ...]:
        """Names of its multipliers: "lam_NAME" for one, else "lam_NAME[entry]"."""
        entries = self.constraint.entries
        if len(entries) == 1:
            return (f"lam_{self.name}",)
        return tuple(f"lam_{self.name}[{entry}]" for entry in entries)


@final
@dataclass(frozen=True)
class Balance(Constraint):
    """Generalized forces that vanish, as nothing along their motions has mass.

    Assembly adds it in place of equations of motion; its multipliers are zero.
    `motions` has the elastic ones first; `elastic` are forces of positions alone, by a
    stiffness, `viscous` those of velocities, too, by a damping, and velocities of turns
    that nothing feels.
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
    """A body does not turn about an axis that affects no load; its multiplier is 0."""

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
