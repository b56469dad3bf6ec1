"""Two pulleys that an elastic belt couples."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model


def belt(*, name: str = "belt") -> Model:
    """Return a driving pulley, a driven one with a load, and the belt between them.

    The two spans of the belt are springs with damping that the turning pulleys wind
    and unwind, pre-tensioned so that neither falls slack: together they act on the
    difference r1 q1 - r2 q2. The input is the motor's torque.

    Args:
        name: Of the model.
    """
    model = Model(name, gravity=(0, 0, 0))
    tau = model.add_input("tau", unit="N m")
    r1 = model.add_parameter("r1", 0.05, positive=True, unit="m")
    r2 = model.add_parameter("r2", 0.15, positive=True, unit="m")
    J1 = model.add_parameter("J1", 0.002, positive=True, unit="kg m²")
    J2 = model.add_parameter("J2", 0.05, positive=True, unit="kg m²")
    k = model.add_parameter("k", 2e4, positive=True, unit="N/m")
    d = model.add_parameter("d", 20.0, positive=True, unit="N s/m")
    motor = model.add_body("motor_pulley", mass=1.0, inertia=(0, 0, J1))
    other = model.add_body("load_pulley", mass=3.0, inertia=(0, 0, J2))
    seat = model.world.add_frame("load_axle", at=(0.6, 0, 0))
    first = model.add_joint("motor", model.world, motor, "Rz")
    second = model.add_joint("load", seat, other, "Rz")
    stretch = r1 * first.q[0] - r2 * second.q[0]
    rate = r1 * first.v[0] - r2 * second.v[0]
    pull = model.add_expression("pull", 2 * (k * stretch + d * rate), sensor=True)
    model.add_load("drive", JointForce(first, tau))
    model.add_load("belt_motor", JointForce(first, -r1 * pull))
    model.add_load("belt_load", JointForce(second, r2 * pull))
    return model
