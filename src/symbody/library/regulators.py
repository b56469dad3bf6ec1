"""Regulators and instruments: governor, gyrocompass, clock, watch, gears."""

from __future__ import annotations

import math

from symbody.expr.functions import cos, exp, sin, tanh
from symbody.library.shapes import add_shapes
from symbody.model.constraints.cuts import Rod
from symbody.model.joint_types.pairs import Revolute
from symbody.model.loads.joint_loads import JointForce, TorsionalSpringDamper
from symbody.model.loops.relations import JointFormula, Transmission
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.model.visuals import Box, Cylinder


def governor() -> Model:
    """Return Watt's centrifugal governor with Porter's weight on the sleeve.

    Two balls on arms turn with the spindle and rise with its speed; rods lift the
    sleeve, which closes the throttle. Balls that stay at a depth h below the pivot turn
    at omega² = (m + M) g/(m h), with a ball's mass m and the sleeve's mass M. Arms and
    rods are 0.25 m long and without mass. A torque drives the spindle.

    References:
        Maxwell (1868), On Governors, Proceedings of the Royal Society.
    """
    model = Model("governor")
    torque = model.add_input("torque", unit="N m")
    m = model.add_parameter("m", 2.0, positive=True, unit="kg")
    M = model.add_parameter("M", 8.0, positive=True, unit="kg")
    l = model.add_parameter("l", 0.25, positive=True, unit="m")  # noqa: E741
    spindle = model.add_body("shaft", 3.0, inertia=(0, 0, 0.05))
    turn = model.add_joint("spindle", model.world, spindle, "Rz", v=14.0)
    weight = model.add_body("weight", M, inertia=(0, 0, 0.02))
    rise = model.add_joint("sleeve", spindle, weight, "Tz", q=-0.4)
    for side, sign in (("left", 1), ("right", -1)):
        ball = model.add_body(f"{side}_ball", m, (0, 0, -l))
        model.add_joint(f"{side}_arm", spindle, ball, Revolute((0, sign, 0)), q=-0.6)
        end = ball.add_frame("end", at=(0, 0, -l))
        model.add_constraint(f"{side}_rod", Rod(end, weight, l))
    model.add_load("friction", TorsionalSpringDamper(rise, 0.0, 20.0))
    model.add_load("drive", JointForce(turn, torque))
    model.add_sensor("ball", Position(model.bodies["left_ball"]["end"]))
    return model


_COMPASS = (
    ("table", "earth", (0, 0, -0.21), Cylinder(0.17, 0.02), "gray"),
    ("north", "earth", (0.14, 0, -0.197), Box((0.05, 0.012, 0.006)), "red"),
    ("post", "ring", (0, 0, -0.16), Cylinder(0.012, 0.1), "gray"),
    ("yoke", "ring", (0, 0, -0.11), Box((0.2, 0.03, 0.016)), "blue"),
    ("front", "ring", (0.1, 0, -0.055), Box((0.016, 0.03, 0.13)), "blue"),
    ("back", "ring", (-0.1, 0, -0.055), Box((0.016, 0.03, 0.13)), "blue"),
    ("wheel", "rotor", (0, 0, 0), Cylinder(0.085, 0.05, "x"), "orange"),
    ("axle", "rotor", (0, 0, 0), Cylinder(0.008, 0.23, "x"), "black"),
)


def gyro_compass() -> Model:
    """Return a gyrocompass: a rotor whose axis stays level finds north by itself.

    The earth turns; level and free to turn about the vertical, the axis of the rotor
    swings about north with the period 2 pi sqrt(A/(C spin Omega cos(latitude))), about
    17 s here. A and C are the moments of inertia of all about the vertical and of the
    rotor about its axis. Here the rotor has 20000 turns in a minute, at 48 degrees of
    latitude; x is north, y west, z up.

    References:
        Arnold and Maunder (1961), Gyrodynamics and its Engineering Applications.
    """
    model = Model("gyro_compass", gravity=(0, 0, 0))
    latitude = math.radians(48)
    rate = model.add_parameter("Omega", 7.292115e-5, unit="rad/s")
    A = model.add_parameter("A", 5e-3, positive=True, unit="kg m²")
    C = model.add_parameter("C", 8e-3, positive=True, unit="kg m²")
    earth = model.add_body("earth", 1.0, inertia=(1, 1, 1))
    # Its axis, towards the pole, in the axes of north, west and up.
    pole = Revolute((math.cos(latitude), 0, math.sin(latitude)))
    model.drive(model.add_joint("day", model.world, earth, pole), rate * model.t)
    ring = model.add_body("ring", 0.5, inertia=(0, 0, 1e-3))
    model.add_joint("heading", earth, ring, "Rz", q=0.3)
    rotor = model.add_body("rotor", 3.0, inertia=(C, A, A))
    model.add_joint("rotor_axis", ring, rotor, "Rx", v=20_000 * math.pi / 30)
    add_shapes(model, _COMPASS)
    return model


def clock() -> Model:
    """Return a clock: a pendulum of one second that meters the fall of a weight.

    The weight on the drum drives the train of wheels: the center wheel with the minute
    hand, the hour hand behind 12 : 1, the escape wheel with the second hand in front of
    60 : 1. The teeth of the escape wheel and the pendulum feel each other by a smooth
    potential, as of the magnets in Clifford's escapement: each swing lets one tooth
    pass. So the second hand turns once in a minute, within some thousandths. The
    pendulum has a compact bob of 5 kg, 0.994 m below its pivot.

    References:
        Rawlings (1948), The Science of Clocks and Watches, chapters 2 and 3.
    """
    model = Model("clock")
    teeth, length = 30, 0.994
    pull = model.add_parameter("pull", 0.012, unit="N m")
    grip = model.add_parameter("grip", 0.01, positive=True, unit="N m")
    damping = model.add_parameter("damping", 0.04, positive=True, unit="N m s")
    loss = model.add_parameter("loss", 0.05, positive=True, unit="N m s")
    bob = model.add_body("bob", 5.0, (0, 0, -length))
    swing = model.add_joint("pendulum", model.world, bob, "Ry", q=0.05)
    arbors = {}
    for name, J in (("second", 2e-5), ("minute", 1e-5), ("hour", 1e-5)):
        hand = model.add_body(f"{name}_hand", 0.02, inertia=(0, J, 0))
        start = math.pi / teeth if name == "second" else None
        arbors[name] = model.add_joint(name, model.world, hand, "Ry", v=start)
    second = arbors["second"].q[0]
    model.add_loop("train", Transmission(arbors["second"], arbors["minute"], 1 / 60))
    model.add_loop("motion", Transmission(arbors["second"], arbors["hour"], 1 / 720))
    # V = -grip swing sin(teeth second)
    push = grip * sin(teeth * second) - damping * swing.v[0]
    brake = (
        grip * teeth * swing.q[0] * cos(teeth * second) - loss * arbors["second"].v[0]
    )
    model.add_load("impulse", JointForce(swing, push))
    model.add_load("escapement", JointForce(arbors["second"], pull + brake))
    return model


def watch_escapement() -> Model:
    """Return balance, hairspring and lever of a watch that ticks six times in a second.

    The hairspring lets the balance swing three times in a second. Near its middle the
    lever gives it an impulse in the direction in which it goes; what an impulse brings
    equals what friction takes in a beat at the amplitude
    sqrt(2 T lam sqrt(pi)/(pi c omega)), about 270 degrees. T is the torque of the lever
    at the middle, lam the angle within which it acts, c the damping. The escape wheel,
    which pushes the lever, stays outside.

    References:
        Reymondin et al. (1999), The Theory of Horology, chapters 6 and 7.
    """
    model = Model("watch_escapement", gravity=(0, 0, 0))
    J = model.add_parameter("J", 1.6e-9, positive=True, unit="kg m²")
    omega = 6 * math.pi
    k = model.add_parameter("k", J * omega**2, positive=True, unit="N m")
    c = model.add_parameter("c", J * omega / 250, positive=True, unit="N m s")
    T = model.add_parameter("T", 1e-7, unit="N m")
    lam = model.add_parameter("lam", 0.45, positive=True, unit="rad")
    wheel = model.add_body("balance_wheel", 4e-5, inertia=(0, 0, J))
    swing = model.add_joint("balance", model.world, wheel, "Rz", q=4.0)
    fork = model.add_body("fork", 5e-6, inertia=(0, 0, 1e-13))
    banking = model.world.add_frame("banking", at=(0.004, 0, 0))
    lever = model.add_joint("lever", banking, fork, "Rz")
    angle, rate = swing.q[0], swing.v[0]
    model.add_loop("roller", JointFormula(lever, -0.17 * tanh(angle / lam)))
    model.add_load("hairspring", TorsionalSpringDamper(swing, k, c))
    impulse = T * exp(-((angle / lam) ** 2)) * tanh(rate)
    model.add_load("impulse", JointForce(swing, impulse))
    return model


def planetary_gear() -> Model:
    """Return a planetary gear: sun, ring, and three planets on a carrier.

    Willis: sun teeth times sun speed plus ring teeth times ring speed equals the sum of
    teeth times the carrier's speed. With 30 and 66 teeth and the ring held by its brake
    the carrier turns 3.2 times slower than the sun. Torques act on sun, ring and
    carrier; teeth of 2 mm module, wheels 20 mm wide of steel.

    References:
        Willis (1841), Principles of Mechanism, part 2.
    """
    model = Model("planetary_gear", gravity=(0, 0, 0))
    sun_teeth, ring_teeth, module = 30, 66, 0.002
    planet_teeth = (ring_teeth - sun_teeth) // 2
    torque = model.add_input("torque", shape=3, unit="N m")
    moment = model.add_parameter("J", (1.0e-4, 3.0e-3, 1.5e-3), unit="kg m²")
    names, joints = ("sun", "ring", "carrier"), []
    for i, name in enumerate(names):
        wheel = model.add_body(f"{name}_wheel", 0.6, inertia=(0, 0, moment[i]))
        joints.append(model.add_joint(name, model.world, wheel, "Rz"))
        model.add_load(f"torque_{name}", JointForce(joints[i], torque[i]))
    sun, _, carrier = (joint.q[0] for joint in joints)
    law = ((sun_teeth + ring_teeth) * carrier - sun_teeth * sun) / ring_teeth
    model.add_loop("mesh", JointFormula(joints[1], law))
    radius = module * (sun_teeth + planet_teeth) / 2
    for i in range(3):
        angle = 2 * math.pi * i / 3
        at = (radius * math.cos(angle), radius * math.sin(angle), 0)
        seat = model.bodies["carrier_wheel"].add_frame(f"pin_{i}", at=at)
        planet = model.add_body(f"planet_{i}", 0.16, inertia=(0, 0, 2.6e-5))
        spin = model.add_joint(f"spin_{i}", seat, planet, "Rz")
        turn = (carrier - sun) * sun_teeth / planet_teeth
        model.add_loop(f"planet_mesh_{i}", JointFormula(spin, turn))
    return model


def differential() -> Model:
    """Return a differential: an engine turns two wheels that may turn differently.

    The case carries bevel pinions between the side gears. Its speed is the mean of the
    wheels' speeds, and whatever they are both get half of its torque. Torques act on
    the case and on both wheels. Round sizes of a car.

    References:
        Heisler (2002), Advanced Vehicle Technology, chapter 7.
    """
    model = Model("differential", gravity=(0, 0, 0))
    torque = model.add_input("torque", shape=3, unit="N m")
    J_case = model.add_parameter("J_case", 0.05, positive=True, unit="kg m²")
    J_left = model.add_parameter("J_left", 1.2, positive=True, unit="kg m²")
    J_right = model.add_parameter("J_right", 1.2, positive=True, unit="kg m²")
    J_pinion = model.add_parameter("J_pinion", 2e-4, positive=True, unit="kg m²")
    joints = []
    moments = (("case", J_case), ("left", J_left), ("right", J_right))
    for i, (name, J) in enumerate(moments):
        wheel = model.add_body(f"{name}_wheel", 8.0, inertia=(0, J, 0))
        side = model.world.add_frame(f"{name}_bearing", at=(0, (0, 0.7, -0.7)[i], 0))
        joints.append(model.add_joint(name, side, wheel, "Ry"))
        model.add_load(f"torque_{name}", JointForce(joints[i], torque[i]))
    case, left, right = joints
    mean = JointFormula(right, 2 * case.q[0] - left.q[0])
    model.add_loop("bevel_gears", mean)
    for name, z in (("upper", 0.04), ("lower", -0.04)):
        pinion = model.add_body(f"{name}_pinion", 0.4, inertia=(0, 0, J_pinion))
        seat = model.bodies["case_wheel"].add_frame(name, at=(0, 0, z))
        spin = model.add_joint(f"{name}_spin", seat, pinion, "Rz")
        # Twice as many teeth on a side gear.
        turn = math.copysign(2.0, z) * (left.q[0] - case.q[0])
        model.add_loop(f"{name}_mesh", JointFormula(spin, turn))
    return model
