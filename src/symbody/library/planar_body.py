"""A body that moves in a plane, on one joint of three freedoms."""

from __future__ import annotations

from symbody.model.loads.force import Force, Torque
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def planar_body() -> Model:
    """Return a hovercraft: two slides and a turn in one joint, thrust in its own axes.

    The inputs are the thrust along its x axis and a torque about z; drag opposes its
    velocity over ground.
    """
    model = Model("planar_body")
    thrust = model.add_input("thrust", unit="N")
    steer = model.add_input("steer", unit="N m")
    m = model.add_parameter("m", 3.0, positive=True, unit="kg")
    J = model.add_parameter("J", 0.1, positive=True, unit="kg m²")
    c = model.add_parameter("c", 0.05, unit="m")
    drag = model.add_parameter("drag", 0.5, unit="N s/m")
    craft = model.add_body("craft", mass=m, com=(c, 0, 0), inertia=(0, 0, J))
    plane = model.add_joint("plane", model.world, craft, ["Tx", "Ty", "Rz"])
    vx, vy, _ = plane.v
    model.add_load("fan", Force(craft, (thrust, 0, 0), expressed_in=craft))
    model.add_load("rudder", Torque(craft, (0, 0, steer)))
    model.add_load("drag_force", Force(craft, (-drag * vx, -drag * vy, 0)))
    model.add_sensor("position", Position(craft))
    model.add_sensor("energy", Energy())
    return model
