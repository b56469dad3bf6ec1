"""The heavy top: a body that spins about a fixed point under gravity."""

from __future__ import annotations

from symbody.model.joint_types.pairs import Spherical
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def heavy_top() -> Model:
    """Return the heavy top of the literature on Lie-group integrators.

    Its axis is y of its own frame, horizontal at the start; the attitude is a unit
    quaternion, so no position is singular.

    References:
        Géradin and Cardona (2001), Flexible Multibody Dynamics, section 9.7; Brüls and
        Cardona (2010), On the use of Lie group time integrators in multibody dynamics.
    """
    model = Model("heavy_top")
    m = model.add_parameter("m", 15.0, positive=True, unit="kg")
    J = model.add_parameter("J", (0.234375, 0.46875, 0.234375), unit="kg m²")
    h = model.add_parameter("h", 1.0, positive=True, unit="m")
    top = model.add_body("top", mass=m, com=(0, h, 0), inertia=J)
    model.add_joint(
        "tip", model.world, top, Spherical("quaternion"), v=(0.0, 150.0, -4.61538)
    )
    model.add_sensor("center", Position(top.add_frame("center", at=(0, h, 0))))
    model.add_sensor("energy", Energy())
    return model
