"""The interface of constraints: equations, and the forces of their multipliers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from symbody.dataclass import dataclass
from symbody.expr.node import Node
from symbody.model.body import Apart, Frame
from symbody.model.field import ModelElement
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import Mat, Vec


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
