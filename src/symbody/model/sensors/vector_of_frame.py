"""The common part of sensors of a frame whose value is a vector."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import Vec, array


@element
class VectorOfFrame(Sensor, ABC):
    """A vector that belongs to a frame, as an observer sees it.

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
    entries = ("x", "y", "z")

    @property
    def places(self) -> tuple[Frame, Frame | None, Frame | None]:
        """The frame, the observer's, and the one whose axes are used; None: world."""
        return self.of, self.seen_from, self.expressed_in

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(self.vector(kinematics))

    @abstractmethod
    def vector(self, kinematics: Kinematics) -> Vec:
        """Return the vector in the axes asked for."""

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing: what is dual to the vector of a frame acts on frames."""
        return ()
