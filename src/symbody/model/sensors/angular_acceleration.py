"""The angular acceleration of a frame."""

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
class AngularAcceleration(Sensor):
    """Angular acceleration of a frame, as the observer sees it [rad/s²].

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
    unit = "rad/s²"
    entries = ("x", "y", "z")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(
            kinematics.angular_acceleration(self.of, self.seen_from, self.expressed_in)
        )
