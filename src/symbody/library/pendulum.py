"""A simple pendulum in the x-y plane."""

from __future__ import annotations

import math

from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def pendulum() -> Model:
    """Return a point mass at the end of a massless bar, held horizontally at the start.

    The angle is zero where the bar hangs down, along -y; the start is at x = -l.

    References:
        IFToMM library of benchmark problems, A01 (simple pendulum).
    """
    model = Model("pendulum", gravity=(0, -9.81, 0))
    m = model.add_parameter("m", 1.0, positive=True, unit="kg")
    length = model.add_parameter("l", 1.0, positive=True, unit="m")
    bar = model.add_body("bar", mass=m, com=(0, -length, 0))
    model.add_joint("hinge", model.world, bar, "Rz", q=-math.pi / 2)
    bob = bar.add_frame("bob", at=(0, -length, 0))
    model.add_sensor("position", Position(bob))
    model.add_sensor("energy", Energy())
    return model
