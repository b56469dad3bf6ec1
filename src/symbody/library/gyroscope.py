"""A gyroscope in two gimbals."""

from __future__ import annotations

from symbody.model.model import Model
from symbody.model.sensors.frames import AngularVelocity, Position


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
