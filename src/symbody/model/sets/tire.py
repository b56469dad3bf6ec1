"""A wheel for a tire model of the user's: what it needs, and where it acts."""

from __future__ import annotations

from symbody.model.body import Body, Frame
from symbody.model.loads.traction import Tire
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sets.slot import SLOT_ARGUMENTS, Slot, SlotLaw, check_set, slot_of


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
    measured = [
        model.add_sensor(f"r_{name}", Position(carrier)),
        model.add_sensor(f"T_{name}", Orientation(carrier)),
        model.add_sensor(f"v_{name}", Velocity(carrier, expressed_in=carrier)),
        model.add_sensor(f"om_{name}", AngularVelocity(rim, expressed_in=carrier)),
    ]
    slot = slot_of(model, name, measured, law)
    model.add_load(f"Tire_{name}", Tire(rim, carrier, slot.force, slot.torque))
    return slot
