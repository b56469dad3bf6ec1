"""The acceleration of the origin of a frame."""

from __future__ import annotations

from typing import final

from symbody.model.field import inheriting
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.vector_of_frame import VectorOfFrame
from symbody.spatial.vectors import Vec


@final
@inheriting
class Acceleration(VectorOfFrame):
    """Acceleration of the origin of a frame, as the observer sees it [m/s²].

    A body at rest has none; an accelerometer on it shows this value less gravity. A
    moving observer sees Coriolis and centrifugal accelerations as well.
    """

    unit = "m/s²"

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the acceleration."""
        return kinematics.acceleration(*self.places)
