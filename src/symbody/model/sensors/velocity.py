"""The velocity of the origin of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import inheriting
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.model.sensors.dual import opposite_of_observer, vector_of
from symbody.model.sensors.vector_of_frame import VectorOfFrame
from symbody.spatial.vectors import Vec


@final
@inheriting
class Velocity(VectorOfFrame):
    """Velocity of the origin of a frame, as the observer sees it [m/s]."""

    unit = "m/s"
    orders = (1, 1, 1)
    dual_units = ("N", "N", "N")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the velocity."""
        return kinematics.velocity(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, and its reaction on the observer at the same point."""
        force, (of, observer, axes) = vector_of(dual), self.places
        return (
            Wrench(of, axes, force=force),
            *opposite_of_observer(
                kinematics, of, observer, axes, force, turning=observer
            ),
        )
