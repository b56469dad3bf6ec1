"""The Furuta pendulum: an arm in the horizontal plane that swings up a pendulum."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import Position


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
    tip = pendulum.add_frame("tip", at=(0, 0, -length))
    model.add_sensor("tip", Position(tip))
    return model
