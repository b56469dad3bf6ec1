"""A body that tumbles in empty space."""

from __future__ import annotations

from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import AngularVelocity, Position


def free_body() -> Model:
    """Return a body with three different principal moments, free of gravity.

    It starts by spinning about the axis of its middle moment, a little disturbed:
    that motion is unstable, and the body turns over again and again.

    References:
        Poinsot (1834), Théorie nouvelle de la rotation des corps.
    """
    model = Model("free_body", gravity=(0, 0, 0))
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    J = model.add_parameter("J", (0.02, 0.05, 0.06), unit="kg m²")
    body = model.add_body("body", mass=m, inertia=J)
    model.add_joint(
        "free", model.world, body, "free", v=(0.1, 0.0, 0.2, 0.001, 5.0, 0.001)
    )
    model.add_sensor("position", Position(body))
    model.add_sensor("spin", AngularVelocity(body, expressed_in=body))
    model.add_sensor("energy", Energy())
    return model
