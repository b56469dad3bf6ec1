"""A pendulum that stands upright because its pivot shakes."""

from __future__ import annotations

from symbody.expr.functions import cos
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import Position


def driven_pendulum() -> Model:
    """Return a pendulum whose pivot moves up and down by a formula of time.

    With these parameters (a·w)² > 2·g·l_red, so the upright position is stable.

    References:
        Kapitza (1951), Dynamic stability of a pendulum when its point of suspension
        vibrates.
    """
    model = Model("driven_pendulum")
    a = model.add_parameter("a", 0.02, positive=True, unit="m")
    w = model.add_parameter("w", 300.0, positive=True, unit="rad/s")
    m = model.add_parameter("m", 0.2, positive=True, unit="kg")
    length = model.add_parameter("l", 0.3, positive=True, unit="m")
    pivot = model.add_body("pivot")
    rod = model.add_body(
        "rod", mass=m, com=(0, 0, length / 2), inertia=(0, m * length**2 / 12, 0)
    )
    shaker = model.add_joint("shaker", model.world, pivot, "Tz")
    model.add_joint("hinge", pivot, rod, "Ry", q=0.2)
    model.drive(shaker, a * cos(w * model.t))
    model.add_sensor("tip", Position(rod.add_frame("tip", at=(0, 0, length))))
    model.add_sensor("energy", Energy())
    return model
