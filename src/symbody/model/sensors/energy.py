"""Kinetic and potential energy of a body or of the system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Body, Frame
from symbody.model.kinematics import Kinematics
from symbody.spatial.vectors import array


@final
@dataclass(frozen=True, eq=False)
class Energy:
    """Kinetic energy and potential energy in the gravity field: entries 0 and 1 [J].

    The potential is zero where the centre of mass is at the world's origin.

    Attributes:
        of: A body; None or the world for all bodies together.
    """

    of: Body | None = None
    shape = (2,)
    unit = "J"
    entries = ("kinetic", "potential")

    def bound(self, who: str) -> Energy:
        """Return the sensor with its body checked."""
        if self.of is not None and not isinstance(self.of, Body):
            raise ModelError(
                f"{who}: {self.of!r} is not a body. Give what add_body returned, or "
                f"nothing for the energy of all bodies."
            )
        return Energy(None) if self.of is not None and self.of.name == "world" else self

    def measure(self, kinematics: Kinematics) -> Array:
        """Return (kinetic, potential)."""
        return array(
            [kinematics.kinetic_energy(self.of), kinematics.potential_energy(self.of)]
        )

    def frames(self) -> Sequence[Frame]:
        """Return the frame of the body."""
        return () if self.of is None else (self.of.origin,)
