"""The rattleback: a stone that turns in one sense only."""

from __future__ import annotations

import numpy as np

from symbody.expr.functions import maximum, sqrt
from symbody.model.loads.force import Force, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.spatial.vectors import cross, dot, vec


def rattleback(*, spin: float = -5.0) -> Model:
    """Return an ellipsoid on a plane whose axes of inertia are turned from its own.

    Spun against its sense it rattles, stops and turns back. The plane z = 0 pushes by
    a stiff, damped spring at the lowest point of the ellipsoid, and holds it there by
    friction that is smooth in the sliding velocity, so that it rolls but for a little
    creep; both are formulas of sensors here, as `Contact` knows points only.

    Args:
        spin: Angular velocity about the vertical at the start [rad/s].

    References:
        Kane and Levinson (1982), Realistic mathematical modeling of the rattleback,
        International Journal of Non-Linear Mechanics 17: dimensions and inertia.
    """
    model = Model("rattleback", gravity=(0, 0, -9.81))
    m = model.add_parameter("m", 1.0, positive=True, unit="kg")
    J = model.add_parameter("J", (2e-4, 1.6e-3, 1.7e-3, -2e-5, 0, 0), unit="kg m²")
    axes = model.add_parameter("axes", (0.2, 0.03, 0.02), positive=True, unit="m")
    low = model.add_parameter("low", 0.01, unit="m")
    stone = model.add_body("stone", mass=m, com=(0, 0, -low), inertia=J)
    tilt = 0.5 * np.pi / 180
    start = (0, 0, 0.02 - 5e-5, np.cos(tilt / 2), np.sin(tilt / 2), 0, 0)
    model.add_joint(
        "free", model.world, stone, "free", q=start, v=(0, 0, 0, 0, 0, spin)
    )
    _add_ground(model, axes)
    return model


def _add_ground(model: Model, axes: np.ndarray) -> None:
    """Let the plane z = 0 push the ellipsoid at its lowest point."""
    k = model.add_parameter("k", 2e5, positive=True, unit="N/m")
    d = model.add_parameter("d", 0.5, unit="s/m")
    mu = model.add_parameter("mu", 1.0, unit="1")
    creep = model.add_parameter("creep", 1e-3, positive=True, unit="m/s")
    stone = model.bodies["stone"]
    r = model.add_sensor("center", Position(stone))
    R = model.add_sensor("attitude", Orientation(stone))
    v = model.add_sensor("speed", Velocity(stone))
    w = model.add_sensor("w", AngularVelocity(stone))
    # The lowest point is where the normal of the ellipsoid points down.
    down = [-R[2, i] * axes[i] for i in range(3)]
    size = sqrt(sum((x * x for x in down[1:]), down[0] * down[0]))
    arm_body = [x * a / size for x, a in zip(down, axes, strict=True)]
    arm = model.add_expression("arm", R @ np.array(arm_body, dtype=object))
    slip = model.add_expression("slip", v + np.array(cross(vec(w), vec(arm))))
    depth = maximum(-(r[2] + arm[2]), 0)
    N = model.add_expression("N", k * depth * maximum(1 - d * slip[2], 0), sensor=True)
    drag = -mu * N / sqrt(dot(vec([*slip[:2].tolist(), 0]), vec(slip)) + creep * creep)
    force = (drag * slip[0], drag * slip[1], N)
    model.add_load("ground", Force(stone, force))
    model.add_load("ground_torque", Torque(stone, cross(vec(arm), vec(force))))
