"""Vehicles: a bicycle whose wheels roll, and a five-bar suspension."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.constraints.cuts import Rod
from symbody.model.constraints.rolling import RollingDisc
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loads.contact import Contact
from symbody.model.loads.springs import SpringDamper
from symbody.model.model import Model
from symbody.model.sensors.frames import Orientation, Position


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


# On the chassis, and on the wheel carrier [m]: x forward, y to the left, z up.
_RODS = {
    "lower_front": ((0.15, 0.35, 0.20), (0.02, 0.70, 0.17)),
    "lower_rear": ((-0.20, 0.35, 0.20), (-0.04, 0.70, 0.17)),
    "upper_front": ((0.12, 0.42, 0.48), (0.01, 0.66, 0.46)),
    "upper_rear": ((-0.15, 0.42, 0.48), (-0.03, 0.66, 0.46)),
    "tie": ((-0.14, 0.38, 0.26), (-0.13, 0.69, 0.25)),
}
_WHEEL = (0.0, 0.75, 0.30)
_RADIUS = 0.30
_STRUT = (0.08, 0.48, 0.70)  # its upper end, on the chassis [m]
_SEAT = 0.7  # where on the rod its lower end is, in parts of the rod's length


def five_bar_suspension(*, strut: bool = True) -> Model:
    """Return a quarter of a car: chassis, five rods, wheel carrier and tire.

    Spring and damper stand on one of the rods, which is a body; the other four are
    constraints. The length of the tie rod is a parameter.

    Args:
        strut: Whether there are a spring and a damper; without, others can be added.

    References:
        ROBOTRAN basics, appendix A.

    Example:
        >>> import symbody as sb
        >>> rest = sb.equilibrium(sb.library.five_bar_suspension())
        >>> rest.stable
        True
    """
    Arguments("five_bar_suspension", ModelError).flag("strut", strut)
    model = Model("five_bar_suspension", gravity=(0, 0, -9.81))
    mass = model.add_parameter("mass", 300.0, unit="kg")
    k = model.add_parameter("k", 4e4, unit="N/m")
    c = model.add_parameter("c", 2.5e3, unit="N s/m")
    free_length = model.add_parameter("free_length", 0.6, unit="m")
    chassis = model.add_body("chassis", mass=mass)
    model.add_joint("heave", model.world, chassis, "Tz")
    begin, end = _RODS["lower_front"]
    along = _between(begin, end)
    half = (along[0] / 2, along[1] / 2, along[2] / 2)
    rod = model.add_body("rod", 3.0, half, (0.03, 0.005, 0.03))
    model.add_joint("swing", chassis.add_frame("inner", at=begin), rod, ["Rx", "Rz"])
    carrier = model.add_body("carrier", 40.0, _between(end, _WHEEL), (0.8, 1.2, 0.8))
    model.add_joint("ball", rod.add_frame("end", at=along), carrier, ["Rx", "Ry", "Rz"])
    for name, (inner, outer) in _RODS.items():
        if name == "lower_front":
            continue
        length = sum(d * d for d in _between(inner, outer)) ** 0.5
        own = model.add_parameter(f"length_{name}", length, unit="m")
        model.add_constraint(
            name,
            Rod(
                chassis.add_frame(name, at=inner),
                carrier.add_frame(name, at=_between(end, outer)),
                own,
            ),
        )
    seat = rod.add_frame(
        "seat", at=(_SEAT * along[0], _SEAT * along[1], _SEAT * along[2])
    )
    top = chassis.add_frame("top", at=_STRUT)
    if strut:
        law = SpringDamper(top, seat, k, c, free_length=free_length)
        model.add_load("strut", law)
    hub = carrier.add_frame("hub", at=_between(end, _WHEEL))
    below = _between(end, (_WHEEL[0], _WHEEL[1], _WHEEL[2] - _RADIUS))
    patch = carrier.add_frame("patch", at=below)
    model.add_load("tire", Contact(patch, model.world, 2e5, 1))
    model.add_sensor("wheel", Position(hub))
    model.add_sensor("attitude", Orientation(carrier))
    return model


def _between(
    a: tuple[float, float, float], b: tuple[float, float, float]
) -> tuple[float, float, float]:
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]
