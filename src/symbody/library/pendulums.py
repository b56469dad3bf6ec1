"""Pendulums: simple, double, driven, on a cross, on a cart, of Furuta; and tops."""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.functions import cos, maximum, sqrt
from symbody.model.body import Frame
from symbody.model.joint_types.pairs import Spherical
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import (
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import JointState
from symbody.spatial.vectors import cross, dot, vec


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
    model.add_sensor("position", Position(bar.add_frame("bob", at=(0, -length, 0))))
    model.add_sensor("energy", Energy())
    return model


def double_pendulum() -> Model:
    """Return two slender rods on hinges with parallel axes.

    Each angle is measured from the rod above, the first from the vertical.

    References:
        Any textbook, for example Meriam and Kraige, Dynamics.
    """
    model = Model("double_pendulum")
    upper_end = _rod(model, model.world.origin, "upper", mass=1.0, length=1.0, q=1.0)
    lower_end = _rod(model, upper_end, "lower", mass=0.8, length=0.7, q=-0.5)
    model.add_sensor("tip", Position(lower_end))
    model.add_sensor("energy", Energy())
    return model


def _rod(
    model: Model, place: Frame, name: str, *, mass: float, length: float, q: float
) -> Frame:
    m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
    l_rod = model.add_parameter(f"l_{name}", length, positive=True, unit="m")
    rod = model.add_body(
        f"{name}_rod", mass=m, com=(0, 0, -l_rod / 2), inertia=(0, m * l_rod**2 / 12, 0)
    )
    model.add_joint(name, place, rod, "Ry", q=q)
    return rod.add_frame("end", at=(0, 0, -l_rod))


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


def spherical_pendulum(by: Literal["cardan", "quaternion"] = "cardan") -> Model:
    """Return a rod with a thick end on a spherical joint.

    Both descriptions of the rotation start in the same attitude at rest.

    Args:
        by: Description of the rotation, see `Spherical`.
    """
    Arguments("spherical_pendulum", ModelError).word("by", by, ("cardan", "quaternion"))
    model = Model("spherical_pendulum" if by == "cardan" else "quaternion_pendulum")
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


def cross_pendulum() -> Model:
    """Return a pendulum in a universal joint whose cross is a body without mass.

    A spring with a damper pulls its end towards a point of the world, and friction
    opposes the turning of the cross.
    """
    model = Model("cross_pendulum")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    length = model.add_parameter("l", 0.6, positive=True, unit="m")
    k = model.add_parameter("k", 40.0, unit="N/m")
    d = model.add_parameter("d", 0.8, unit="N s/m")
    friction = model.add_parameter("friction", 0.05, unit="N m s/rad")
    cross = model.add_body("cross")
    rod = model.add_body(
        "rod", mass=m, com=(0, 0, -length), inertia=(0.02, 0.02, 0.001, 0, 0, 0)
    )
    outer = model.add_joint("outer", model.world, cross, "Rx", q=0.4)
    model.add_joint("inner", cross, rod, "Ry", q=-0.3)
    hook = model.world.add_frame("hook", at=(0.5, 0.2, -0.8))
    end = rod.add_frame("end", at=(0, 0, -length))
    span = model.add_sensor("span", Distance(hook, end))
    pull = k * (span[0] - length) + d * span[1]
    model.add_load("spring", PointToPoint(hook, end, -pull))
    model.add_load("bearing", JointForce(outer, -friction * outer.v[0]))
    return model


def cart_pole() -> Model:
    """Return a cart on a rail with a pole upright on a hinge.

    The input pushes the cart along x; the cart and the hinge have viscous friction.

    References:
        Barto, Sutton, Anderson (1983), Neuronlike adaptive elements that can solve
        difficult learning control problems: masses and length.
    """
    model = Model("cart_pole")
    push = model.add_input("push", limits=(-10.0, 10.0), unit="N")
    m_cart = model.add_parameter("m_cart", 1.0, positive=True, unit="kg")
    m_pole = model.add_parameter("m_pole", 0.1, positive=True, unit="kg")
    l_pole = model.add_parameter("l_pole", 1.0, positive=True, unit="m")
    d_rail = model.add_parameter("d_rail", 0.1, unit="N s/m")
    d_hinge = model.add_parameter("d_hinge", 0.002, unit="N m s/rad")
    cart = model.add_body("cart", mass=m_cart)
    pole = model.add_body(
        "pole",
        mass=m_pole,
        com=(0, 0, l_pole / 2),
        inertia=(0, m_pole * l_pole**2 / 12, 0),
    )
    rail = model.add_joint("rail", model.world, cart, "Tx", limits=(-2.4, 2.4))
    hinge = model.add_joint("hinge", cart, pole, "Ry", q=0.05)
    model.add_load("motor", JointForce(rail, push - d_rail * rail.v[0]))
    model.add_load("friction", JointForce(hinge, -d_hinge * hinge.v[0]))
    model.add_sensor("tilt", JointState(hinge))
    return model


def furuta_pendulum() -> Model:
    """Return an arm about the vertical and a pendulum about the arm's own axis.

    The pendulum hangs at zero. A motor turns the arm.

    References:
        Furuta, Yamakita, Kobayashi (1992), swing-up control of inverted pendulum.
    """
    model = Model("furuta_pendulum")
    tau = model.add_input("tau", unit="N m")
    m_arm = model.add_parameter("m_arm", 0.3, positive=True, unit="kg")
    l_arm = model.add_parameter("l_arm", 0.25, positive=True, unit="m")
    m = model.add_parameter("m", 0.1, positive=True, unit="kg")
    length = model.add_parameter("l", 0.3, positive=True, unit="m")
    J_arm = m_arm * l_arm**2 / 12
    arm = model.add_body(
        "arm", mass=m_arm, com=(l_arm / 2, 0, 0), inertia=(0, J_arm, J_arm)
    )
    motor = model.add_joint("motor", model.world, arm, "Rz")
    J = m * length**2 / 12
    pendulum = model.add_body(
        "pendulum", mass=m, com=(0, 0, -length / 2), inertia=(J, J, 0)
    )
    elbow = arm.add_frame("elbow", at=(l_arm, 0, 0))
    model.add_joint("swing", elbow, pendulum, "Rx", q=2.0)
    model.add_load("torque", JointForce(motor, tau))
    model.add_sensor("tip", Position(pendulum.add_frame("tip", at=(0, 0, -length))))
    return model


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
    vx, vy, _ = model.add_joint("plane", model.world, craft, ["Tx", "Ty", "Rz"]).v
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
    creep; both are formulas of sensors here, as `CompliantContact` knows points only.

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
