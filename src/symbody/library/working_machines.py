"""Machines that work metal, cloth and steam; governors, clocks, instruments."""

from __future__ import annotations

import math

from symbody.expr.functions import cos, exp, sin, tanh
from symbody.expr.node import Node
from symbody.library.planar import add_linkage, add_shapes, meet
from symbody.model.constraints.cuts import Rod
from symbody.model.constraints.rolling import FlatCam
from symbody.model.joint_types.pairs import Fixed, Revolute
from symbody.model.loads.joint_loads import JointForce, TorsionalSpringDamper
from symbody.model.loops.relations import JointFormula, Transmission
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.model.visuals import Box, Cylinder
from symbody.spatial.rotation import rotation

# Name, body, place in its axes [m], shape and color.
_PRESS = (
    ("left_column", "world", (-0.42, 0.3, -0.42), Box((0.16, 0.3, 1.4)), "gray"),
    ("right_column", "world", (0.42, 0.3, -0.42), Box((0.16, 0.3, 1.4)), "gray"),
    ("crown", "world", (0, 0.3, 0.1), Box((0.7, 0.3, 0.36)), "gray"),
    ("bed", "world", (0, 0.1, -1.02), Box((1.1, 0.7, 0.22)), "gray"),
    ("lower_tool", "world", (0, 0, -0.87), Box((0.36, 0.3, 0.08)), "black"),
    ("slide", "ram_body", (0, 0.06, -0.06), Box((0.6, 0.26, 0.2)), "orange"),
    ("upper_tool", "ram_body", (0, 0, -0.19), Box((0.2, 0.2, 0.06)), "black"),
    ("rim", "flywheel", (0, 0.58, 0), Cylinder(0.55, 0.16, "y"), "green"),
    ("shaft", "flywheel", (0, 0.3, 0), Cylinder(0.05, 0.6, "y"), "black"),
)


def crank_press() -> Model:
    """Return a crank press: a flywheel drives a ram that forms sheet metal.

    Near the lower dead center a small torque gives a large force, which the flywheel
    delivers. Round sizes of a press of 630 kN with a stroke of 160 mm; inputs are the
    motor's torque and the force of the work piece on the ram, upwards.

    References:
        Lange (1985), Handbook of Metal Forming, chapter 2.
    """
    r, rod = 0.08, 0.60
    model = Model("crank_press")
    torque = model.add_input("torque", unit="N m")
    force = model.add_input("force", unit="N")
    points = {"O": (0.0, 0.0), "A": (r, 0.0), "P": (0.0, -((rod**2 - r**2) ** 0.5))}
    bars = {"crank": (120.0, "O A"), "ram": (450.0, "P", "Tz"), "rod": (90.0, "P A")}
    joints = add_linkage(model, points, bars, ground="O P", speeds={"crank": 6.0})
    J = model.add_parameter("J_flywheel", 180.0, positive=True, unit="kg m²")
    wheel = model.add_body("flywheel", 900.0, inertia=(0, J, 0))
    model.add_joint("key", model.bodies["crank_body"], wheel, Fixed())
    model.add_load("motor", JointForce(joints["crank"], torque))
    model.add_load("work", JointForce(joints["ram"], force))
    model.add_sensor("die", Position(model.bodies["ram_body"]["P"]))
    add_shapes(model, _PRESS)
    return model


def valve_train() -> Model:
    """Return a four-stroke engine of one cylinder with camshaft, tappet and valve.

    The camshaft turns once in two turns of the crank. A cam with a lift of 9 mm, whose
    law is cos⁴ of half its angle, opens the valve by a flat tappet, and a spring closes
    it. Bore and stroke are 86 mm as in many cars; the force of the gas is an input.

    References:
        Heisler (1995), Advanced Engine Technology, chapter 1.
    """
    r, rod, lift, disc = 0.043, 0.143, 0.009, 0.017
    model = Model("valve_train")
    gas = model.add_input("gas", unit="N")
    face = 0.34 - disc - lift / 4
    points = {
        "O": (0.0, 0.0), "A": (r, 0.0), "P": (0.0, (rod**2 - r**2) ** 0.5),
        "K": (0.03, 0.34), "V": (0.03, face), "S": (0.03, face - 0.11),
    }  # fmt: skip
    bars = {
        "crank": (3.0, "O A"),
        "piston": (0.5, "P", "Tz"),
        "rod": (0.6, "P A"),
        "camshaft": (2.0, "K"),
        "valve": (0.11, "V S", "Tz"),
    }
    joints = add_linkage(model, points, bars, ground="O P K V", speeds={"crank": 300.0})
    wheel = model.add_body("flywheel", 9.0, inertia=(0, 0.12, 0))
    model.add_joint("key", model.bodies["crank_body"], wheel, Fixed())
    turned = rotation("x", math.pi / 2)  # a cam turns about z of its frame
    cam = model.bodies["camshaft_body"].add_frame("cam", rotation=turned)
    down = rotation("y", math.pi / 2)
    tappet = model.bodies["valve_body"].add_frame("tappet", rotation=down)

    def profile(angle: Node) -> Node:
        return disc + lift * ((1 + cos(angle)) / 2) ** 2

    model.add_loop("chain", Transmission(joints["crank"], joints["camshaft"], 0.5))
    model.add_constraint("cam", FlatCam(cam, tappet, profile))
    spring = TorsionalSpringDamper(joints["valve"], 3e4, 5.0, free_angle=lift)
    model.add_load("spring", spring)
    model.add_load("push", JointForce(joints["piston"], gas))
    model.add_sensor("valve_place", Position(model.bodies["valve_body"]["V"]))
    return model


# Wheels and rods are those of the side that is seen.
_ROCKET = (
    ("boiler", "engine", (-1.0, 0.75, 1.45), Cylinder(0.51, 1.83, "x"), "orange"),
    ("fire_box", "engine", (-2.2, 0.75, 1.25), Box((0.6, 0.9, 1.2)), "gray"),
    ("chimney", "engine", (-0.1, 0.75, 2.6), Cylinder(0.15, 2.8), "black"),
    ("platform", "engine", (-1.15, 0.75, 0.85), Box((2.9, 1.1, 0.1)), "brown"),
    ("cylinder", "engine", (-1.25, 0.12, 0.72), Cylinder(0.13, 0.6, "x"), "green"),
    ("small_wheel", "engine", (-2.2, 0.12, 0.38), Cylinder(0.38, 0.1, "y"), "orange"),
)


def rocket() -> Model:
    """Return Stephenson's Rocket: two steam engines at right angles drive one axle.

    Where one piston is at a dead center the other one pushes with full force, so that
    the engine starts from any position. Cylinders of 203 mm and a stroke of 432 mm,
    driving wheels of 1.435 m, steam of 3.4 bar, 4.3 t in order of march. The steam
    pushes each piston the way it moves for its whole stroke, without expansion.

    References:
        Bailey and Glithero (2000), The Engineering and History of Rocket.
    """
    r, rod, radius = 0.216, 1.0, 0.7175
    model = Model("rocket")
    push = model.add_parameter("push", 3.4e5 * 0.203**2 * 0.7854, unit="N")
    engine = model.add_body("engine", 3710.0)
    travel = model.add_joint("travel", model.world, engine, "Tx")
    points = {
        "O": (0.0, radius), "A": (r, radius), "B": (0.0, radius + r),
        "P": (r - rod, radius), "Q": (-((rod**2 - r**2) ** 0.5), radius),
    }  # fmt: skip
    bars = {
        "axle": (500.0, "O A B"),
        "left_piston": (20.0, "P", "Tx"),
        "left_rod": (25.0, "P A"),
        "right_piston": (20.0, "Q", "Tx"),
        "right_rod": (25.0, "Q B"),
    }
    joints = add_linkage(model, points, bars, ground="O P Q", carrier=engine)
    model.add_loop("rolling", Transmission(joints["axle"], travel, radius))
    angle = joints["axle"].q[0]
    # The valves change over at the dead centers, within some degrees.
    for side, lever in (("left", -sin(angle)), ("right", cos(angle))):
        steam = JointForce(joints[f"{side}_piston"], push * tanh(20 * lever))
        model.add_load(f"{side}_steam", steam)
    add_shapes(model, _ROCKET)
    return model


def sewing_machine() -> Model:
    """Return a lockstitch machine: needle bar, thread take-up and hook on one shaft.

    The shaft moves the needle by a crank and a rod, the take-up lever by a four-bar
    linkage, and turns the hook twice in each stitch, so that it catches the loop. Round
    sizes of a household machine with a needle stroke of 32 mm; a torque drives it.
    """
    r, rod = 0.016, 0.042
    model = Model("sewing_machine")
    torque = model.add_input("torque", unit="N m")
    B = (0.035, 0.04)
    points = {
        "O": (0.0, 0.0), "A": (r, 0.0), "N": (0.0, -((rod**2 - r**2) ** 0.5)),
        "T": (0.0, -0.14), "B": B, "C": meet((r, 0.0), B, 0.038, 0.028),
        "H": (0.0, -0.17),
    }  # fmt: skip
    x, z = points["C"]
    points["E"] = (x - 0.045, z + 0.03)
    bars = {
        "shaft": (0.15, "O A"),
        "needle_bar": (0.06, "N T", "Tz"),
        "needle_rod": (0.02, "N A"),
        "rocker": (0.015, "B C"),
        "take_up": (0.03, "A C E"),
        "hook": (0.09, "H"),
    }
    joints = add_linkage(model, points, bars, ground="O N B H", speeds={"shaft": 60.0})
    wheel = model.add_body("hand_wheel", 0.8, inertia=(0, 1e-3, 0))
    model.add_joint("key", model.bodies["shaft_body"], wheel, Fixed())
    model.add_loop("belt", Transmission(joints["shaft"], joints["hook"], -2))
    model.add_load("motor", JointForce(joints["shaft"], torque))
    model.add_sensor("needle", Position(model.bodies["needle_bar_body"]["N"]))
    model.add_sensor("thread", Position(model.bodies["take_up_body"]["E"]))
    return model


def loom() -> Model:
    """Return a loom: a crank beats the weft with the sley, cams lift the warp in turn.

    The sley is the rocker of a four-bar linkage, which rests long enough at the back
    for the shuttle to pass. The camshaft turns once in two picks, as plain weave needs
    it: two heald frames move against each other. Round sizes of a power loom of 180
    picks in a minute.

    References:
        Marks and Robinson (1976), Principles of Weaving, chapter 6.
    """
    r, rod, sley = 0.075, 0.30, 0.70
    model = Model("loom")
    torque = model.add_input("torque", unit="N m")
    foot = (-0.34, -0.68)
    points = {
        "O": (0.0, 0.0), "A": (r, 0.0), "F": foot, "S": meet(foot, (r, 0.0), sley, rod),
        "K": (0.1, -0.45), "U": (-0.1, -0.25), "V": (-0.16, -0.25),
    }  # fmt: skip
    bars = {
        "crank": (8.0, "O A"),
        "sley": (45.0, "F S"),
        "rod": (6.0, "A S"),
        "camshaft": (12.0, "K"),
        "front_heald": (7.0, "U", "Tz"),
        "back_heald": (7.0, "V", "Tz"),
    }
    speed = {"crank": 6 * math.pi}
    joints = add_linkage(model, points, bars, ground="O F K U V", speeds=speed)
    wheel = model.add_body("flywheel", 60.0, inertia=(0, 3.0, 0))
    model.add_joint("key", model.bodies["crank_body"], wheel, Fixed())
    cam = joints["camshaft"].q[0]
    model.add_loop("gears", Transmission(joints["crank"], joints["camshaft"], -0.5))
    shed = model.add_parameter("shed", 0.06, positive=True, unit="m")
    for heald, side in (("front", 1), ("back", -1)):
        law = JointFormula(joints[f"{heald}_heald"], side * shed * sin(cam))
        model.add_loop(f"{heald}_cam", law)
    model.add_load("motor", JointForce(joints["crank"], torque))
    model.add_sensor("reed", Position(model.bodies["sley_body"]["S"]))
    return model


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
    rise = model.add_joint("sleeve", spindle, weight, "Tz", q=-0.5 * math.cos(0.6))
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
