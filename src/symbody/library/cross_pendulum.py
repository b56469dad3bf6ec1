"""A pendulum on a cross piece without mass."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.sensors.frames import Distance


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
