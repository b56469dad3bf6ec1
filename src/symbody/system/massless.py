"""Bodies without mass whose motion follows from the balance of loads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import final

from symbody.dataclass import dataclass


@final
@dataclass(frozen=True)
class Massless:
    """Bodies without mass: which are in balance, and which are not.

    Attributes:
        bodies: Names of those whose loads are in balance, which a constraint says.
        velocities: Names of the velocities that follow from it.
        coordinates: Names of the coordinates that these move.
        turns: Names of the turns among them that nothing feels, which are held.
        carried: Velocities of bodies to which loads give inertia, to a part of the
            equations that is added to the mass matrix and taken off by a load.
        added: Names of these loads, and of the sensors that they follow.
        reasons: Of others, why a balance does not say how they move, a sentence each.
    """

    bodies: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()
    coordinates: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    carried: Mapping[str, float] = field(default_factory=dict)
    added: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """Return what a description of a system says of them."""
        result = []
        if self.bodies:
            motions = [v.removeprefix("v_") for v in self.velocities]
            motions = [name for name in motions if name not in self.turns]
            result.append(
                f"bodies without mass, which move as the balance of their loads "
                f"demands: {', '.join(self.bodies)} (along {', '.join(motions)})"
            )
        if self.turns:
            result.append(
                f"turns of these that nothing feels, held as they are: "
                f"{', '.join(self.turns)}"
            )
        if self.carried:
            motions = [
                f"{v.removeprefix('v_')} ({e:.4g})" for v, e in self.carried.items()
            ]
            result.append(
                f"motions without mass to which loads that follow accelerations give "
                f"inertia: {', '.join(motions)}; what is in brackets is added to the "
                f"mass matrix, and taken off by a load"
            )
        return result


NONE_MASSLESS = Massless()
