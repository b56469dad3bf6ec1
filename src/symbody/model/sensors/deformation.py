"""The variables of a connecting element, and their rates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast, final

import numpy as np

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.node import Array, neg
from symbody.model.field import Entry, element
from symbody.model.kinematics import Kinematics
from symbody.model.loads.connection import Connection
from symbody.model.loads.load import JointLoad, Wrench
from symbody.model.sensors.load_value import AnyLoad
from symbody.model.sensors.sensor import Sensor


class AnyConnection(AnyLoad):
    """A connecting element of the model, or its name."""

    words = "connecting element, or its name"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Any:
        """Return the element."""
        load = entry.bind.load(value)
        if not hasattr(load, "between"):
            raise ModelError(
                f"{entry.who}: the load {shown(value)} is a {type(load).__name__}, "
                f"which has no variables between endpoints. Give a Connector or "
                f"another connecting element; for the force of a load take LoadValue."
            )
        return load


@final
@element
class Deformation(Sensor):
    """The variables of a connecting element, row 0, and their rates, row 1.

    Attributes:
        load: What add_load returned, or the name of the load.
    """

    load: AnyConnection
    unit = ""
    entries = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """Two rows, as many columns as the element has variables."""
        return (2, *self._element().shape)

    @property
    def orders(self) -> tuple[int, ...]:
        """Variables are of positions."""
        (n,) = self._element().shape
        return (0,) * n + (1,) * n

    @property
    def dual_units(self) -> tuple[str, ...]:
        """Units that follow from the formulas of the variables."""
        return ("",) * len(self.orders)

    def measure(self, kinematics: Kinematics) -> Array:
        """Return variables and rates, shape (2, n)."""
        between = self._element().between(kinematics)
        rows = np.empty(self.shape, dtype=object)
        rows[0], rows[1] = between.values, between.rates
        return rows

    def dual_wrenches(self, kinematics: Kinematics, dual: Array) -> Sequence[Wrench]:
        """Return the wrenches that push the variables up, at the endpoints."""
        between = self._element().between(kinematics)
        return between.wrenches([neg(a + b) for a, b in zip(*dual, strict=True)])

    def dual_loads(self, dual: Array) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()

    def _element(self) -> Connection:
        element: object = self.load
        return cast(Connection, element)
