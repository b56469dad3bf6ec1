"""A multiplier of a constraint."""

from __future__ import annotations

from typing import Any, Protocol, final

from symbody.arguments import shown
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.field import Entry, Field, element, preset
from symbody.model.kinematics import Kinematics
from symbody.model.sensors.sensor import Sensor
from symbody.spatial.vectors import array


class WithMultipliers(Protocol):
    """A constraint as add_constraint returns it."""

    @property
    def name(self) -> str:
        """Its name in the model."""
        ...

    @property
    def multipliers(self) -> tuple[str, ...]:
        """Names of its multipliers."""
        ...


class AnyConstraint(Field[WithMultipliers | str, str]):
    """A constraint of the model, or its name."""

    words = "constraint, or its name"

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> str:
        """Return the name; `assemble` finds the constraint."""
        if hasattr(value, "multipliers"):
            return str(value.name)
        if not isinstance(value, str):
            raise ModelError(
                f"{entry.who}: {shown(value)} is not a constraint. Give what "
                f"add_constraint returned, or the name of a constraint."
            )
        return value


class Number(Field[int, int]):
    """The number of an equation, from 0."""

    words = "whole number from 0"

    @classmethod
    def bound(cls, value: object, entry: Entry) -> int:
        """Return the number."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise ModelError(
                f"{entry.who}: {entry.name}={shown(value)}. Give a whole number from "
                f"0, that of an equation of the constraint."
            )
        return value


@final
@element
class Multiplier(Sensor):
    """A multiplier of a constraint: the generalized force along its equation.

    It is what `simulate` returns as "lam_NAME", with a symbol for formulas: loads may
    follow it, such as a friction that grows with a contact's normal force.

    Attributes:
        constraint: What add_constraint returned, or the name of the constraint.
        entry: Which of its equations.
    """

    constraint: AnyConstraint
    entry: Number = preset(0)
    shape = ()
    unit = ""
    entries = ()

    def measure(self, kinematics: Kinematics) -> Array:
        """Return the multiplier."""
        return array(kinematics.multiplier(self.constraint, self.entry))
