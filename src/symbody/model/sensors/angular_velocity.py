"""The angular velocity of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.dual import vector_of
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array, neg3


@final
@element
class AngularVelocity(Sensor):
    """Angular velocity of a frame, as the observer sees it [rad/s].

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
    unit = "rad/s"
    entries = ("x", "y", "z")
    orders = (1, 1, 1)
    dual_units = ("N m", "N m", "N m")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(
            kinematics.angular_velocity(self.of, self.seen_from, self.expressed_in)
        )

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer."""
        torque, axes = vector_of(dual), self.expressed_in
        result = [Wrench(self.of, axes, torque=torque)]
        if self.seen_from is not None:
            result.append(Wrench(self.seen_from, axes, torque=neg3(torque)))
        return result

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()
