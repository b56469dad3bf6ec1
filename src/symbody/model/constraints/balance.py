"""The balance of bodies without mass: generalized forces that vanish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Node
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics


@final
@dataclass(frozen=True)
class Balance(Constraint):
    """Generalized forces that vanish, as nothing along their motions has mass.

    They take the place of equations of motion, so that their multipliers are zero and
    act on nothing. Assembled systems get it; users do not write it.

    Attributes:
        bodies: Names of what it holds.
        motions: Names of the motions, the elastic ones first.
        elastic: Generalized forces of positions alone, in relation to a stiffness.
        viscous: Those of velocities, too, in relation to a damping, and velocities of
            turns that nothing feels.
        damped: Whether there are any of the former.
    """

    bodies: tuple[str, ...]
    motions: tuple[str, ...]
    elastic: tuple[Node, ...]
    viscous: tuple[Node, ...]
    damped: bool

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
