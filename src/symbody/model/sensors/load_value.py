"""How large a load is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Load


@final
@dataclass(frozen=True, eq=False)
class LoadValue:
    """The value of a load, as its kind defines it.

    Along a line, the force that pushes the ends apart [N]; in a joint, the forces along
    its velocities [N m or N], one number or as many as there are; else force or torque
    as components in the load's own axes, or torque and force.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: Load
    entries = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """As the load's."""
        shape: tuple[int, ...] = self.load.shape
        return shape

    @property
    def unit(self) -> str:
        """As the load's."""
        return str(self.load.unit)

    def bound(self, who: str) -> LoadValue:
        """Return the sensor with its load checked."""
        if not hasattr(type(self.load), "value"):
            raise ModelError(
                f"{who}: {self.load!r} is not a load with a value. Give what add_load "
                f"returned; a kind of your own needs `shape`, `unit` and `value`."
            )
        return self

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value."""
        value: Array = self.load.value(kinematics)
        return value

    def frames(self) -> Sequence[Frame]:
        """Return the frames the load acts on or is measured by."""
        frames: Sequence[Frame] = self.load.frames()
        return frames
