"""The interface of sensors."""

from __future__ import annotations

from typing import Protocol

from symbody.expr.node import Array
from symbody.model.field import ModelElement
from symbody.model.kinematics import Kinematics


class Sensor(ModelElement, Protocol):
    """A measured quantity. A new kind is a file beside this one."""

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
