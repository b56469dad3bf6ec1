"""How a frame is turned."""

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
class Orientation:
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

    def bound(self, who: str) -> Orientation:
        """Return the sensor with its places checked."""
        return replace(
            self,
            of=frame_of(who, self.of),
            seen_from=optional_frame(who, self.seen_from),
        )

    def measure(self, kinematics: Kinematics) -> Array:
        """Return R, shape (3, 3)."""
        return array(kinematics.rotation(self.of, self.seen_from))

    def frames(self) -> Sequence[Frame]:
        """Return the frames it looks at."""
        return present(self.of, self.seen_from)
