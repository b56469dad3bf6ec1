"""The angular acceleration of a frame."""

from __future__ import annotations

from typing import final

from symbody.model.field import inheriting
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.vector_of_frame import VectorOfFrame
from symbody.spatial.vectors import Vec


@final
@inheriting
class AngularAcceleration(VectorOfFrame):
    """Angular acceleration of a frame, as the observer sees it [rad/s²]."""

    unit = "rad/s²"

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the angular acceleration."""
        return kinematics.angular_acceleration(*self.places)
