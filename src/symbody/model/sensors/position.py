"""The position of the origin of a frame."""

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
class Position(VectorOfFrame):
    """Vector from the observer's origin to the origin of a frame [m]."""

    unit = "m"
    orders = (0, 0, 0)
    dual_units = ("N", "N", "N")

    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the position."""
        return kinematics.position(*self.places)

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, its reaction on the observer, and a torque on the axes."""
        force, (of, observer, axes) = vector_of(dual), self.places
        return (
            Wrench(of, axes, force=force),
            *opposite_of_observer(kinematics, of, observer, axes, force, turning=axes),
        )
