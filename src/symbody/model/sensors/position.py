"""The position of the origin of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.dual import opposite_of_observer, vector_of
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


@final
@element
class Position(Sensor):
    """Vector from the observer's origin to the origin of a frame [m].

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
    unit = "m"
    entries = ("x", "y", "z")
    orders = (0, 0, 0)
    dual_units = ("N", "N", "N")

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(kinematics.position(self.of, self.seen_from, self.expressed_in))

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a force, its reaction on the observer, and a torque on the axes."""
        force, axes = vector_of(dual), self.expressed_in
        return (
            Wrench(self.of, axes, force=force),
            *opposite_of_observer(
                kinematics, self.of, self.seen_from, axes, force, turning=axes
            ),
        )

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()
