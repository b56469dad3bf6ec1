"""Elements with the names they have in their model."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Array
from symbody.expr.traverse import Symbolic
from symbody.model.constraints.constraint import Constraint
from symbody.model.loads.load import Load
from symbody.model.sensors.sensor import Sensor


@final
@dataclass(frozen=True)
class NamedLoad:
    """A load with the name it has in the model."""

    name: str
    load: Load


@final
@dataclass(frozen=True)
class NamedConstraint:
    """A constraint with the name it has in the model."""

    name: str
    constraint: Constraint

    @property
    def multipliers(self) -> tuple[str, ...]:
        """Names of its multipliers: "lam_NAME" for one, else "lam_NAME[entry]"."""
        entries = self.constraint.entries
        if len(entries) == 1:
            return (f"lam_{self.name}",)
        return tuple(f"lam_{self.name}[{entry}]" for entry in entries)


@final
@dataclass(frozen=True)
class NamedSensor(Symbolic):
    """A sensor with its name and the symbols that stand for its value."""

    name: str
    sensor: Sensor
    symbols: Array
