"""A place where a force and a torque act that follow from how it moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.model import Model

# From position, orientation, velocity, angular velocity to (force, torque).
SLOT_ARGUMENTS = ("position", "orientation", "velocity", "angular_velocity")
SlotLaw: TypeAlias = Callable[[Array, Array, Array, Array], tuple[Any, Any]]


@final
@dataclass(frozen=True, eq=False)
class Slot:
    """The symbols of a place where a force and a torque act.

    Attributes:
        position: In the world [m].
        orientation: Takes components in its frame to the world's.
        velocity: As the world sees it [m/s].
        angular_velocity: As the world sees it [rad/s].
        force: Components [N].
        torque: Components [N m].
    """

    position: Array
    orientation: Array
    velocity: Array
    angular_velocity: Array
    force: Array
    torque: Array


def check_set(
    who: str,
    model: object,
    name: object,
    law: object = None,
    arguments: Sequence[str] = (),
) -> None:
    """Raise unless a set can be added, before any part of it is.

    Args:
        who: The function that adds it.
        model: To which it is added.
        name: Of the set.
        law: None, or a function.
        arguments: Of the law.

    Raises:
        ModelError: The model or the name is none, or the law no function.
    """
    asked = Arguments(who, ModelError)
    asked.instance("model", model, Model, "Give the Model that it is added to.")
    asked.text("name", name, "Give one that is unique in the model.")
    if law is not None:
        asked.function("law", law, arguments, "Give one, or leave it out for inputs.")


def slot_of(
    model: Model, name: str, measured: list[Array], law: SlotLaw | None
) -> Slot:
    """Return a slot after its sensors, with force and torque as inputs or formulas.

    Raises:
        ModelError: A name is taken, or the law does not return two vectors.
    """
    names = (f"F_{name}", f"M_{name}")
    units = ("N", "N m")
    if law is None:
        values = [
            model.add_input(symbol, shape=3, unit=unit)
            for symbol, unit in zip(names, units, strict=True)
        ]
        return Slot(*measured, *values)
    formulas = law(*measured)
    if not isinstance(formulas, (tuple, list)) or len(formulas) != 2:
        raise ModelError(
            f"{name!r}: its law returned {shown(formulas)}. It is called once with "
            f"symbols and must return (force, torque), each of three formulas."
        )
    values = [
        model.add_expression(symbol, formula, sensor=True, unit=unit)
        for symbol, formula, unit in zip(names, formulas, units, strict=True)
    ]
    return Slot(*measured, *values)
