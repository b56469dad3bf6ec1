"""Bodies that turn freely: in space, on a plane, tops, gyroscopes, a rattleback."""

from __future__ import annotations

import numpy as np

from symbody.expr.functions import maximum, sqrt
from symbody.model.joint_types.pairs import Spherical
from symbody.model.loads.springs import Force, Torque
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import (
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.spatial.vectors import cross, dot, vec


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


def gyroscope() -> Model:
    """Return a rotor that spins in an inner gimbal, which turns in an outer one.

    The outer gimbal turns about the vertical, the inner one about x, the rotor about
    its own z. All centers of mass are in one point but that of a small weight on the
    rotor's axis, under which the rotor precesses.
    """
    model = Model("gyroscope")
    spin = 80.0
    J_outer = model.add_parameter("J_outer", (0.004, 0.002, 0.002), unit="kg m²")
    J_inner = model.add_parameter("J_inner", (0.001, 0.001, 0.002), unit="kg m²")
    A = model.add_parameter("A", 0.003, positive=True, unit="kg m²")
    C = model.add_parameter("C", 0.005, positive=True, unit="kg m²")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    weight = model.add_parameter("weight", 0.05, positive=True, unit="kg")
    arm = model.add_parameter("arm", 0.12, positive=True, unit="m")
    outer = model.add_body("outer", inertia=J_outer)
    inner = model.add_body("inner", inertia=J_inner)
    rotor = model.add_body("rotor", mass=m, inertia=(A, A, C))
    hung = model.add_body("hung", mass=weight)
    model.add_joint("yaw", model.world, outer, "Rz")
    model.add_joint("tilt", outer, inner, "Rx", q=1.0)
    model.add_joint("spin", inner, rotor, "Rz", v=spin)
    tip = inner.add_frame("tip", at=(0, 0, arm))
    model.add_joint("clamp", tip, hung, "fixed")
    model.add_sensor("tip", Position(tip))
    model.add_sensor("w", AngularVelocity(rotor))
    return model


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
