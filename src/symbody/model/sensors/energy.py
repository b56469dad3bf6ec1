"""Kinetic and potential energy of a body or of the system."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import OptionalBody
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class Energy(Sensor):
    """Kinetic energy and potential energy in the gravity field: entries 0 and 1 [J].

    The potential is zero where the centre of mass is at the world's origin.

    Attributes:
        of: A body; None or the world for all bodies together.
    """

    of: OptionalBody = preset(None)
    shape = (2,)
    unit = "J"
    entries = ("kinetic", "potential")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return (kinetic, potential)."""
        return array(
            [kinematics.kinetic_energy(self.of), kinematics.potential_energy(self.of)]
        )
