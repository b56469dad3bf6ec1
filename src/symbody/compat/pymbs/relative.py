"""Measured quantities as PyMbs defines them where symbody's differ.

PyMbs subtracts the absolute velocities of two frames and turns the difference into the
axes of a third; symbody's observer turns with his frame and sees what the derivative of
his position vector is. The two are equal where the observer does not turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Self, final

from symbody.expr.node import Array
from symbody.model.body import Body, Frame
from symbody.model.field import Bind
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array, cross, plus, sub3

Quantity = Literal["velocity", "acceleration", "angular_acceleration", "position_rate"]
_UNITS = {
    "velocity": "m/s",
    "acceleration": "m/s²",
    "angular_acceleration": "rad/s²",
    "position_rate": "m/s",
}


@final
@dataclass(frozen=True, eq=False)
class Difference(Sensor):
    """A quantity of one frame less that of another, in the axes of a third.

    Attributes:
        quantity: "velocity", "acceleration" or "angular_acceleration", each absolute;
            "position_rate" is the derivative of the components of the position, which
            a turning third frame changes as well.
        of: Frame whose quantity comes first.
        less: Frame whose quantity is subtracted.
        expressed_in: Frame whose axes the components refer to.
    """

    quantity: Quantity
    of: Frame
    less: Frame
    expressed_in: Frame
    shape = (3,)
    entries = ("x", "y", "z")

    @property
    def unit(self) -> str:
        """Unit of the components."""
        return _UNITS[self.quantity]

    def bound(self, who: str, bind: Bind) -> Self:
        """Return the sensor; its frames were checked when the script named them."""
        return self

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        axes = self.expressed_in
        if self.quantity == "position_rate":
            v = sub3(
                kinematics.velocity(self.of, None, axes),
                kinematics.velocity(self.less, None, axes),
            )
            p = kinematics.position(self.of, self.less, axes)
            w = kinematics.angular_velocity(axes, None, axes)
            return array(sub3(v, cross(w, p)))
        absolute = getattr(kinematics, self.quantity)
        return array(
            sub3(absolute(self.of, None, axes), absolute(self.less, None, axes))
        )

    def frames(self) -> Sequence[Frame]:
        """Return the three frames."""
        return self.of, self.less, self.expressed_in


@final
@dataclass(frozen=True, eq=False)
class TotalEnergy(Sensor):
    """Kinetic and potential energy of a body together [J].

    Attributes:
        of: The body; None for all of them.
    """

    of: Body | None
    shape = ()
    unit = "J"
    entries = ()

    def bound(self, who: str, bind: Bind) -> Self:
        """Return the sensor; its body was checked when the script named it."""
        return self

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the sum."""
        kinetic = kinematics.kinetic_energy(self.of)
        return array(plus(kinetic, kinematics.potential_energy(self.of)))

    def frames(self) -> Sequence[Frame]:
        """Return the frame of the body."""
        return () if self.of is None else (self.of.origin,)
