"""Vehicles and their parts: bicycle, suspensions, differential, gear, derailleur."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.library.planar import add_linkage
from symbody.model.constraints.cuts import Lock, Rod
from symbody.model.constraints.rolling import RollingDisc
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loads.contact import CompliantContact
from symbody.model.loads.joint_loads import JointForce, TorsionalSpringDamper
from symbody.model.loads.springs import SpringDamper
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    Orientation,
    Position,
)
from symbody.model.visuals import Cylinder, Sphere
from symbody.spatial.rotation import rotation


def double_wishbone() -> Model:
    """Return a quarter of a car on a double wishbone, seen from the front.

    Two wishbones of different length guide the wheel carrier, so that the wheel leans
    inwards as it rises and stands upright on the road in a bend. Spring and damper
    stand on the lower one, the tire on the road; x is outwards. Round sizes of a car of
    1400 kg.

    References:
        Milliken and Milliken (1995), Race Car Vehicle Dynamics, chapter 17.
    """
    model = Model("double_wishbone")
    k = model.add_parameter("k", 6e4, positive=True, unit="N/m")
    c = model.add_parameter("c", 4e3, positive=True, unit="N s/m")
    chassis = model.add_body("chassis", 310.0)
    model.add_joint("heave", model.world, chassis, "Tz", q=0.05)
    points = {
        "P": (0.35, 0.22), "L": (0.70, 0.20), "Q": (0.42, 0.48), "U": (0.66, 0.47),
        "W": (0.75, 0.30), "S": (0.60, 0.206), "T": (0.48, 0.62),
    }  # fmt: skip
    bars = {
        "lower_arm": (5.0, "P L S"),
        "upper_arm": (3.0, "Q U"),
        "carrier": (35.0, "L U W"),
    }
    add_linkage(model, points, bars, ground="P Q T", carrier=chassis)
    top, seat = chassis["T"], model.bodies["lower_arm_body"]["S"]
    spring = SpringDamper(top, seat, k, c, free_length=0.50)
    model.add_load("spring", spring)
    carrier = model.bodies["carrier_body"]
    patch = carrier.add_frame("patch", at=(0.05, 0, -0.20))
    model.add_load("tire", CompliantContact(patch, model.world, 2e5, 1))
    model.add_sensor("wheel", Position(carrier["W"], seen_from=chassis))
    return model


def macpherson_strut() -> Model:
    """Return a quarter of a car on a MacPherson strut, seen from the front.

    One lower arm, and a strut that is fixed to the wheel carrier and slides through its
    mount in the body: the cheapest suspension that steers. The strut points from the
    arm's ball to the mount; x is outwards. Round sizes of a car of 1200 kg.

    References:
        Reimpell, Stoll and Betzler (2001), The Automotive Chassis, chapter 1.
    """
    model = Model("macpherson_strut")
    k = model.add_parameter("k", 2.2e4, positive=True, unit="N/m")
    c = model.add_parameter("c", 1.8e3, positive=True, unit="N s/m")
    chassis = model.add_body("chassis", 270.0)
    model.add_joint("heave", model.world, chassis, "Tz", q=0.02)
    L, T = (0.68, 0.19), (0.55, 0.80)
    points = {"P": (0.32, 0.21), "L": L, "T": T, "W": (0.73, 0.29), "S": (0.64, 0.40)}
    bars = {"lower_arm": (5.0, "P L"), "carrier": (40.0, "L W S")}
    add_linkage(model, points, bars, ground="P T", carrier=chassis)
    carrier = model.bodies["carrier_body"]
    lean = math.atan2(T[0] - L[0], T[1] - L[1])
    strut = carrier.add_frame("strut", rotation=rotation("y", lean))
    model.add_constraint("mount", Lock(strut, chassis["T"], (1, 0, 0)))
    spring = SpringDamper(chassis["T"], carrier["S"], k, c, free_length=0.53)
    model.add_load("spring", spring)
    patch = carrier.add_frame("patch", at=(0.05, 0, -0.19))
    model.add_load("tire", CompliantContact(patch, model.world, 1.8e5, 1))
    model.add_sensor("wheel", Position(carrier["W"], seen_from=chassis))
    return model


def landing_gear() -> Model:
    """Return the main landing gear of a light transport: leg, folding brace and oleo.

    An upper and a lower brace hold the leg down; the drive of the upper one, the angle
    `retracted`, folds them and swings the leg up. In the leg a piston compresses
    nitrogen, p = p0 (V0/V)^1.1, and oil damps it; the tire stands on the runway. Under
    its share of the aircraft the oleo comes to rest where p times the piston's area
    equals the weight. Round sizes of an aircraft of 13 t.

    References:
        Currey (1988), Aircraft Landing Gear Design, chapter 5.
    """
    model = Model("landing_gear")
    mass = model.add_parameter("mass", 6000.0, positive=True, unit="kg")
    area = model.add_parameter("area", 0.01, positive=True, unit="m²")
    p0 = model.add_parameter("p0", 2e6, positive=True, unit="N/m²")
    column = model.add_parameter("column", 0.40, positive=True, unit="m")
    damping = model.add_parameter("damping", 2e4, positive=True, unit="N s/m")
    retracted = model.add_parameter("retracted", 0.0, unit="rad")
    fuselage = model.add_body("fuselage", mass)
    model.add_joint("heave", model.world, fuselage, "Tz", q=-0.15)
    points = {
        "O": (0.0, 2.0), "C": (0.9, 1.9), "D": (0.47, 1.50), "B": (0.0, 1.15),
    }  # fmt: skip
    bars = {
        "upper_brace": (15.0, "C D"),
        "leg": (90.0, "O B"),
        "lower_brace": (15.0, "D B"),
    }
    joints = add_linkage(model, points, bars, ground="O C", carrier=fuselage)
    model.drive(joints["upper_brace"], retracted)
    leg, wheel = model.bodies["leg_body"], model.add_body("wheel", 110.0)
    seat = leg.add_frame("seat", at=(0, 0, -1.6))
    stroke = model.add_joint("stroke", seat, wheel, "Tz", q=0.15)
    gas = p0 * area * (column / (column - stroke.q[0])) ** 1.1
    model.add_load("oleo", JointForce(stroke, -gas - damping * stroke.v[0]))
    patch = wheel.add_frame("patch", at=(0, 0, -0.4))
    tire = CompliantContact(patch, model.world, 1.5e6, 1, dissipation=0.5)
    model.add_load("tire", tire)
    return model


def derailleur() -> Model:
    """Return a rear derailleur: a parallelogram that shifts the cage of the chain.

    The cable pulls one plate of the parallelogram; the carrier moves across the
    sprockets without turning, by 4 mm for each of them. On it a spring turns the cage
    with the two jockey wheels back and takes up the chain. x is along the axle of the
    wheel. Round sizes of a derailleur for seven sprockets.

    References:
        Berto (2005), The Dancing Chain.
    """
    model = Model("derailleur")
    cable = model.add_input("cable", unit="N m")
    points = {
        "A": (0.0, 0.0), "B": (0.014, 0.004),
        "C": (0.026, -0.024), "D": (0.040, -0.020),
    }  # fmt: skip
    bars = {
        "inner_plate": (0.03, "A C"),
        "outer_plate": (0.04, "B D"),
        "carrier": (0.05, "C D"),
    }
    joints = add_linkage(model, points, bars, ground="A B")
    carrier = model.bodies["carrier_body"]
    cage = model.add_body("cage", 0.05, (0, -0.01, -0.028), (2e-5, 2e-5, 5e-6))
    pivot = carrier.add_frame("pivot", at=(0.007, 0, -0.01))
    turn = model.add_joint("tension", pivot, cage, "Rx", q=0.3)
    model.add_load("chain_spring", TorsionalSpringDamper(turn, 0.4, 0.01))
    back = TorsionalSpringDamper(joints["inner_plate"], 1.2, 0.02)
    model.add_load("return_spring", back)
    for name, z in (("guide", -0.002), ("idler", -0.056)):
        wheel = model.add_body(f"{name}_wheel", 0.012, inertia=(1e-6, 6e-7, 6e-7))
        at = cage.add_frame(f"to_{name}", at=(0, 0, z))
        model.add_joint(name, at, wheel, "Rx")
    model.add_load("pull", JointForce(joints["inner_plate"], cable))
    model.add_sensor("shift", Position(pivot))
    return model


# Tubes that are drawn, on the frame and on the fork; and of the rider [m].
_FRAME = (
    ((0, 0, 0), (0.42, 0, -0.03)), ((0, 0, 0), (0.27, 0, 0.45)),
    ((0.42, 0, -0.03), (0.25, 0, 0.6)), ((0.42, 0, -0.03), (0.87, 0, 0.38)),
    ((0.27, 0, 0.45), (0.83, 0, 0.5)), ((0.87, 0, 0.38), (0.81, 0, 0.56)),
    ((0.16, 0, 0.61), (0.38, 0, 0.6)),
)  # fmt: skip
_FORK = (
    ((-0.08, 0.06, 0.35), (-0.22, 0.06, 0.72)), ((-0.22, 0, 0.72), (-0.32, 0, 0.98)),
    ((-0.08, -0.06, 0.35), (-0.22, -0.06, 0.72)), ((-0.3, -0.28, 1), (-0.3, 0.28, 1)),
    ((-0.22, -0.06, 0.72), (-0.22, 0.06, 0.72)),
)  # fmt: skip
_RIDER = (
    ((0.25, 0, 0.72), (0.55, 0, 1.15)), ((0.52, -0.19, 1.1), (0.8, -0.26, 0.7)),
    ((0.52, 0.19, 1.1), (0.8, 0.26, 0.7)), ((0.52, -0.19, 1.1), (0.52, 0.19, 1.1)),
    ((0.27, -0.1, 0.7), (0.58, -0.12, 0.42)), ((0.58, -0.12, 0.42), (0.42, -0.12, 0.1)),
    ((0.27, 0.1, 0.7), (0.6, 0.12, 0.3)), ((0.6, 0.12, 0.3), (0.42, 0.12, -0.14)),
)  # fmt: skip


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
    for body, tubes, radius, color in (
        (frame, _FRAME, 0.017, "red"), (fork, _FORK, 0.015, "red"),
        (frame, _RIDER, 0.05, "blue"),
    ):  # fmt: skip
        for a, b in tubes:
            between = _between(a, b)
            length = math.hypot(*between)
            x, y, z = (part / length for part in between)
            turn = rotation("z", math.atan2(y, x)) @ rotation("y", math.acos(z))
            middle = tuple((p + q) / 2 for p, q in zip(a, b, strict=True))
            name = f"tube_{len(model.visuals)}"
            at = body.add_frame(name, at=middle, rotation=turn)
            model.add_visual(
                at, Cylinder(radius, length + radius), name=name, color=color
            )
    head_of_rider = frame.add_frame("head_of_rider", at=(0.66, 0, 1.36))
    model.add_visual(head_of_rider, Sphere(0.11), name="rider", color="brown")
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
    model.add_load("tire", CompliantContact(patch, model.world, 2e5, 1))
    model.add_sensor("wheel", Position(hub))
    model.add_sensor("attitude", Orientation(carrier))
    return model


def _between(
    a: tuple[float, float, float], b: tuple[float, float, float]
) -> tuple[float, float, float]:
    return b[0] - a[0], b[1] - a[1], b[2] - a[2]
