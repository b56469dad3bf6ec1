"""The acceleration of the origin of a frame."""

from __future__ import annotations

from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class Acceleration(Sensor):
    """Acceleration of the origin of a frame, as the observer sees it [m/s²].

    A body at rest has none; an accelerometer on it shows this value less gravity. A
    moving observer sees Coriolis and centrifugal accelerations as well.

    Attributes:
        of: Body or frame that is measured.
        seen_from: Body or frame of the observer, who moves and turns with it; None
            for the world.
        expressed_in: Body or frame whose axes the components refer to; None for the
            observer's own.
    """

    of: Place
    seen_from: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None, instead="seen_from")
    shape = (3,)
    unit = "m/s²"
    entries = ("x", "y", "z")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(
            kinematics.acceleration(self.of, self.seen_from, self.expressed_in)
        )
