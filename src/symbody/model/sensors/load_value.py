"""The value of a load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.field import Entry, Field, element
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Load
from symbody.model.sensors.sensor import Sensor


class AnyLoad(Field[Load | str, Load]):
    """A load of the model, or its name."""

    words = "load, or its name"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Load:
        """Return the load."""
        if not isinstance(value, str) and not hasattr(type(value), "value"):
            raise ModelError(
                f"{entry.who}: {value!r} is not a load with a value. Give what "
                f"add_load returned, model.loads[name].load, or the load's name; a "
                f"kind of your own needs `shape`, `unit` and `value`."
            )
        load: Load = entry.bind.load(value)
        return load

    @classmethod
    def frames(cls, value: Load) -> Sequence[Frame]:
        """Return the frames the load acts on or is measured by."""
        return tuple(value.frames())


@final
@element
class LoadValue(Sensor):
    """The value of a load, as its kind defines it.

    Along a line, the force that pushes the ends apart [N]; of cables, muscles and
    connectors the forces of their variables, positive in tension; in a joint, the
    forces along its velocities [N m or N], one number or as many as there are; else
    force or torque as components in the load's own axes, or torque and force.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyLoad
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

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value."""
        value: Array = self.load.value(kinematics)
        return value
