"""A pendulum that swings in all directions."""

from __future__ import annotations

import math
from typing import Literal

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.joint_types.pairs import Spherical
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def spherical_pendulum(by: Literal["cardan", "quaternion"] = "cardan") -> Model:
    """Return a rod with a thick end on a spherical joint.

    Both descriptions of the rotation start in the same attitude at rest.

    Args:
        by: Description of the rotation, see `Spherical`.
    """
    asked = Arguments("spherical_pendulum", ModelError)
    asked.word("by", by, ("cardan", "quaternion"))
    name = "spherical_pendulum" if by == "cardan" else "quaternion_pendulum"
    model = Model(name)
    m = model.add_parameter("m", 1.5, positive=True, unit="kg")
    length = model.add_parameter("l", 0.8, positive=True, unit="m")
    J = model.add_parameter("J", (0.05, 0.06, 0.02), unit="kg m²")
    rod = model.add_body("rod", mass=m, com=(0, 0, -length), inertia=J)
    tilt = 0.7
    start = {
        "cardan": (tilt, 0.0, 0.0),
        "quaternion": (math.cos(tilt / 2), math.sin(tilt / 2), 0.0, 0.0),
    }
    model.add_joint("ball", model.world, rod, Spherical(by), q=start[by])
    model.add_sensor("tip", Position(rod.add_frame("tip", at=(0, 0, -length))))
    model.add_sensor("energy", Energy())
    return model


def quaternion_pendulum() -> Model:
    """Return the same pendulum, its rotation described by a unit quaternion."""
    return spherical_pendulum("quaternion")
