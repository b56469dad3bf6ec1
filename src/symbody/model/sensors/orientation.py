"""The orientation of a frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.node import Array
from symbody.model.field import element, preset
from symbody.model.fields import OptionalPlace, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import ZERO_VEC, add3, array, cross, mat, neg3, transposed


@final
@element
class Orientation(Sensor):
    """Rotation matrix that takes components in a frame to the observer's.

    Attributes:
        of: Body or frame that is measured.
        seen_from: Body or frame of the observer; None for the world.
    """

    of: Place
    seen_from: OptionalPlace = preset(None)
    shape = (3, 3)
    unit = "1"
    entries = ()
    orders = (0,) * 9
    dual_units = ("N m",) * 9

    def measure(self, kinematics: Kinematics) -> Array:
        """Return R, shape (3, 3)."""
        return array(kinematics.rotation(self.of, self.seen_from))

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return a torque, and the opposite one on the observer.

        It is the sum of the cross products of the columns: dR = w × R turns each.
        """
        R, forces = kinematics.rotation(self.of, self.seen_from), mat(dual.tolist())
        torque = ZERO_VEC
        for column, force in zip(transposed(R), transposed(forces), strict=True):
            torque = add3(torque, cross(column, force))
        result = [Wrench(self.of, self.seen_from, torque=torque)]
        if self.seen_from is not None:
            result.append(Wrench(self.seen_from, self.seen_from, torque=neg3(torque)))
        return result

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()
