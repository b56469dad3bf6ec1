"""The interface of sensors, and of those whose value does virtual work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final, runtime_checkable

from symbody.dataclass import dataclass
from symbody.expr.node import Array
from symbody.expr.traverse import Symbolic
from symbody.model.field import ModelElement
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import JointLoad, Wrench
from symbody.spatial.vectors import Vec


class Sensor(ModelElement, Protocol):
    """A measured quantity."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the value; () for a scalar."""
        ...

    @property
    def unit(self) -> str:
        """Unit of the value, or of each entry, "m, m/s" for example; may be empty."""
        ...

    @property
    def entries(self) -> tuple[str, ...]:
        """Names of the entries of a vector; none for the default."""
        ...

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the value as formulas."""
        ...

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the loads in joints of a `Dual` sensor; none by default."""
        return ()


@runtime_checkable
class Dual(Protocol):
    """A sensor of positions or velocities, whose value does virtual work.

    A constraint h(s, …) = 0 on the value s of a sensor does the virtual work
    Σ λ ∂h/∂s_k δs_k. The wrenches that do the same work for every motion of the bodies
    are the sensor's own: on the measured frames, the opposite on the observer, and a
    torque on the frame whose axes turn beneath the components.

    References:
        Sol (1983), section 3.4.
    """

    @property
    def orders(self) -> tuple[int, ...]:
        """For each entry, row by row: 0 for a position, 1 for a velocity."""
        ...

    @property
    def dual_units(self) -> tuple[str, ...]:
        """For each entry, the unit of the force that is dual to it."""
        ...

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return wrenches of the power Σ dual_k d/dt s_k; of velocities Σ dual_k s_k.

        Args:
            kinematics: Of the bodies.
            dual: In the shape of the value.
        """
        ...

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return the loads in joints that belong to them."""
        ...


def vector_of(dual: Array) -> Vec:
    """Return three entries as a vector."""
    x, y, z = dual.tolist()
    return x, y, z


@final
@dataclass(frozen=True)
class NamedSensor(Symbolic):
    """A sensor with its name and the symbols that stand for its value."""

    name: str
    sensor: Sensor
    symbols: Array
