"""A place for a contact law of the user's: what it needs, and where it acts."""

from __future__ import annotations

from symbody.model.body import Body, Frame
from symbody.model.loads.force import Force, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sets.slot import SLOT_ARGUMENTS, Slot, SlotLaw, check_set, slot_of


def add_contact(
    model: Model, name: str, frame: Body | Frame, *, law: SlotLaw | None = None
) -> Slot:
    """Add the sensors and the loads of a contact with the surroundings.

    They are the position r_name, the orientation T_name, the velocity v_name and the
    angular velocity om_name of the frame, the force F_name and the torque M_name,
    which act by the loads CmpForce_name and CmpTorque_name; all in the world's axes.
    A point on a plane is ready as the load `Contact`.

    Args:
        model: The model.
        name: Of the contact.
        frame: Body or frame that touches something.
        law: From position, orientation, velocity and angular velocity to the formulas
            (force, torque); without it, these are inputs.

    Raises:
        ModelError: A name is taken, or the frame is of another model.
    """
    check_set("add_contact", model, name, law, SLOT_ARGUMENTS)
    measured = [
        model.add_sensor(f"r_{name}", Position(frame)),
        model.add_sensor(f"T_{name}", Orientation(frame)),
        model.add_sensor(f"v_{name}", Velocity(frame)),
        model.add_sensor(f"om_{name}", AngularVelocity(frame)),
    ]
    slot = slot_of(model, name, measured, law)
    model.add_load(f"CmpForce_{name}", Force(frame, slot.force))
    model.add_load(f"CmpTorque_{name}", Torque(frame, slot.torque))
    return slot
