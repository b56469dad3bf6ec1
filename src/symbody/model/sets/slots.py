"""Places for laws of the user's: contacts, tires, and sensors of motion platforms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

from symbody.arguments import Arguments, shown
from symbody.errors import ModelError
from symbody.expr.node import Array, Node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame
from symbody.model.loads.contact import Tire
from symbody.model.loads.load import Promise, Sign
from symbody.model.loads.springs import Force, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Orientation,
    Position,
    Sensor,
    Velocity,
)

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


def keep_sign(
    model: Model, who: str, factors: dict[str, Node], sign: Sign, rule: str
) -> None:
    """Have a product of formulas keep its sign, at all values of parameters."""
    promise = Promise(who, tuple(factors), tuple(factors.values()), sign, rule)
    promise.keep(model._value_without_motion)
    if symbols_of(*promise.formulas):
        model._promises.append(promise)


def check_set(
    who: str, model: object, name: object, law: object = None, names: Sequence[str] = ()
) -> None:
    """Raise unless a set can be added, before any part of it is."""
    arguments = Arguments(who, ModelError)
    arguments.instance("model", model, Model, "Give the Model that it is added to.")
    arguments.text("name", name, "Give one that is unique in the model.")
    if law is not None:
        arguments.function("law", law, names, "Give one, or leave it out for inputs.")


def _measured(
    model: Model,
    name: str,
    place: Body | Frame,
    axes: Body | Frame | None,
    turning: Body | Frame,
) -> list[Array]:
    """Return r_, T_ and v_ of a place and om_ of what turns there, in some axes."""
    sensors: dict[str, Sensor] = {
        "r": Position(place),
        "T": Orientation(place),
        "v": Velocity(place, expressed_in=axes),
        "om": AngularVelocity(turning, expressed_in=axes),
    }
    return [model.add_sensor(f"{word}_{name}", one) for word, one in sensors.items()]


def slot_of(
    model: Model, name: str, measured: list[Array], law: SlotLaw | None
) -> Slot:
    """Return a slot after its sensors, with force and torque as inputs or formulas."""
    units = {f"F_{name}": "N", f"M_{name}": "N m"}
    if law is None:
        inputs = [model.add_input(s, shape=3, unit=unit) for s, unit in units.items()]
        return Slot(*measured, *inputs)
    formulas = law(*measured)
    if not isinstance(formulas, (tuple, list)) or len(formulas) != 2:
        raise ModelError(
            f"{name!r}: its law returned {shown(formulas)}. It is called once with "
            f"symbols and must return (force, torque), each of three formulas."
        )
    values = [
        model.add_expression(symbol, formula, sensor=True, unit=unit)
        for (symbol, unit), formula in zip(units.items(), formulas, strict=True)
    ]
    return Slot(*measured, *values)


def add_contact_slot(
    model: Model, name: str, frame: Body | Frame, *, law: SlotLaw | None = None
) -> Slot:
    """Add the sensors and the loads of a contact with the surroundings.

    They are the position r_name, the orientation T_name, the velocity v_name and the
    angular velocity om_name of the frame, the force F_name and the torque M_name,
    which act by the loads CmpForce_name and CmpTorque_name; all in the world's axes.
    A point on a plane is ready as the load `CompliantContact`.

    Args:
        model: The model.
        name: Of the contact.
        frame: Body or frame that touches something.
        law: From position, orientation, velocity and angular velocity to the formulas
            (force, torque); without it, these are inputs.

    Raises:
        ModelError: A name is taken, or the frame is of another model.
    """
    check_set("add_contact_slot", model, name, law, SLOT_ARGUMENTS)
    slot = slot_of(model, name, _measured(model, name, frame, None, frame), law)
    model.add_load(f"CmpForce_{name}", Force(frame, slot.force))
    model.add_load(f"CmpTorque_{name}", Torque(frame, slot.torque))
    return slot


def add_tire(
    model: Model,
    name: str,
    carrier: Body | Frame,
    rim: Body | Frame,
    *,
    law: SlotLaw | None = None,
) -> Slot:
    """Add the sensors and the load of a tire.

    They are the position r_name and orientation T_name of the carrier, its velocity
    v_name, the angular velocity om_name of the rim, the force F_name and the torque
    M_name, which act on the rim by the load Tire_name. Velocities, force and torque
    are in axes of the carrier. (PyMbs measures the angular velocity of the carrier,
    from which a tire's slip does not follow.)

    Args:
        model: The model.
        name: Of the tire.
        carrier: Body or frame at the center of the wheel that does not turn with it.
        rim: Body or frame there that does.
        law: From position, orientation, velocity and angular velocity to the formulas
            (force, torque); without it, these are inputs.

    Raises:
        ModelError: A name is taken, or carrier and rim are on one body.
    """
    check_set("add_tire", model, name, law, SLOT_ARGUMENTS)
    slot = slot_of(model, name, _measured(model, name, carrier, carrier, rim), law)
    model.add_load(f"Tire_{name}", Tire(rim, carrier, slot.force, slot.torque))
    return slot


@final
@dataclass(frozen=True, eq=False)
class MotionPlatform:
    """The symbols of a driver's motion.

    Attributes:
        position: In the world [m].
        orientation: Takes components in the driver's frame to the world's.
        velocity: As the world sees it, in axes of the driver [m/s].
        angular_velocity: As the world sees it, in axes of the driver [rad/s].
        acceleration: As the world sees it, without gravity, in axes of the driver
            [m/s²].
        angular_acceleration: As the world sees it, in axes of the driver [rad/s²].
    """

    position: Array
    orientation: Array
    velocity: Array
    angular_velocity: Array
    acceleration: Array
    angular_acceleration: Array


def add_motion_platform(
    model: Model, driver: Body | Frame, name: str = "BWS"
) -> MotionPlatform:
    """Add the sensors of a motion platform.

    They are r_name, T_name, v_name, om_name, a_name and dom_name.

    Args:
        model: The model.
        driver: Body or frame where the driver sits.
        name: Of the platform.

    Raises:
        ModelError: A name is taken, or the frame is of another model.
    """
    check_set("add_motion_platform", model, name)
    rates = {
        "a": Acceleration(driver, expressed_in=driver),
        "dom": AngularAcceleration(driver, expressed_in=driver),
    }
    measured = _measured(model, name, driver, driver, driver)
    changes = [model.add_sensor(f"{w}_{name}", one) for w, one in rates.items()]
    return MotionPlatform(*measured, *changes)
