"""How fast the angular velocity of a frame changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.expr.node import Array
from symbody.model.body import Frame, frame_of
from symbody.model.fields import OptionalPlace, Place, element, preset
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import optional_frame, present
from symbody.spatial.vectors import array


@final
@element
class AngularAcceleration:
    """Angular acceleration of a frame, as the observer sees it [rad/s²].

    Attributes:
        of: Body or frame that is measured.
        seen_from: Body or frame of the observer, who moves and turns with it; None
            for the world.
        expressed_in: Body or frame whose axes the components refer to; None for the
            observer's own.
    """

    of: Place
    seen_from: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None)
    shape = (3,)
    unit = "rad/s²"
    entries = ("x", "y", "z")

    def bound(self, who: str) -> AngularAcceleration:
        """Return the sensor with its places checked."""
        seen_from = optional_frame(who, self.seen_from)
        return replace(
            self,
            of=frame_of(who, self.of),
            seen_from=seen_from,
            expressed_in=optional_frame(who, self.expressed_in) or seen_from,
        )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the three components."""
        return array(
            kinematics.angular_acceleration(self.of, self.seen_from, self.expressed_in)
        )

    def frames(self) -> Sequence[Frame]:
        """Return the frames it looks at."""
        return present(self.of, self.seen_from, self.expressed_in)
