"""The angular velocity of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import inheriting
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.model.sensors.dual import vector_of
from symbody.model.sensors.vector_of_frame import VectorOfFrame
from symbody.spatial.vectors import Vec, neg3


@final
@inheriting
class AngularVelocity(VectorOfFrame):
    """Angular velocity of a frame, as the observer sees it [rad/s]."""

    unit = "rad/s"
    orders = (1, 1, 1)
    dual_units = ("N m", "N m", "N m")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the angular velocity."""
        return kinematics.angular_velocity(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer."""
        torque, (of, observer, axes) = vector_of(dual), self.places
        result = [Wrench(of, axes, torque=torque)]
        if observer is not None:
            result.append(Wrench(observer, axes, torque=neg3(torque)))
        return result
