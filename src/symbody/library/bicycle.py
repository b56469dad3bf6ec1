"""The benchmark bicycle of Whipple's model, with wheels that roll."""

from __future__ import annotations

import math

from symbody.model.constraints.rolling import RollingDisc
from symbody.model.joint_types.pairs import Revolute
from symbody.model.model import Model


def bicycle() -> Model:
    """Return a bicycle with a rigid rider: four bodies and two thin wheels that roll.

    x is forward, y to the left, z up; the ground is z = 0. Of its nine coordinates two
    follow from the contacts, which leave three velocities: of roll, steer and the rear
    wheel. It stands still at the start.

    References:
        Meijaard, Papadopoulos, Ruina and Schwab (2007), Linearized dynamics equations
        for the balance and steer of a bicycle, table 1.

    Example:
        >>> import symbody as sb
        >>> model = sb.library.bicycle()
        >>> ride = sb.equilibrium(model, speeds={"v_rear": 5.0 / 0.3})
        >>> sb.modal(model, ride).status.name
        'STABLE'
    """
    model = Model("bicycle", gravity=(0, 0, -9.81))
    wheelbase = model.add_parameter("wheelbase", 1.02, unit="m")
    trail = model.add_parameter("trail", 0.08, unit="m")
    tilt = math.pi / 10  # of the steer axis, its upper end to the rear [rad]
    rear_radius = model.add_parameter("rear_radius", 0.3, unit="m")
    front_radius = model.add_parameter("front_radius", 0.35, unit="m")
    mass = model.add_parameter("mass", 85.0, unit="kg")
    # The frame's origin is the centre of the rear wheel, that of the fork where the
    # steer axis meets the ground.
    frame = model.add_body(
        "frame", mass, (0.3, 0, 0.9 - rear_radius), (9.2, 11.0, 2.8, 0, -2.4, 0)
    )
    head = frame.add_frame("head", at=(wheelbase + trail, 0, -rear_radius))
    fork = model.add_body(
        "fork", 4.0, (0.9 - wheelbase - trail, 0, 0.7),
        (0.05892, 0.06, 0.00708, 0, 0.00756, 0),
    )  # fmt: skip
    axle = fork.add_frame("axle", at=(-trail, 0, front_radius))
    rear = model.add_body("rear_wheel", 2.0, (0, 0, 0), (0.0603, 0.12, 0.0603))
    front = model.add_body("front_wheel", 3.0, (0, 0, 0), (0.1405, 0.28, 0.1405))
    model.add_joint(
        "base", model.world, frame, ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"],
        q=(0, 0, 0.3, 0, 0, 0),
    )  # fmt: skip
    axis = (-math.sin(tilt), 0, math.cos(tilt))
    steer = model.add_joint("steer", head, fork, Revolute(axis))
    wheel = model.add_joint("rear", frame, rear, "Ry")
    model.add_joint("front", axle, front, "Ry")
    model.choose_independent("q_base_Rx", steer, wheel)
    model.add_constraint("rear_tire", RollingDisc(rear, model.world, rear_radius))
    model.add_constraint("front_tire", RollingDisc(front, model.world, front_radius))
    return model
