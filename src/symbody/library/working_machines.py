"""Machines that work metal, cloth and steam: press, engine, sewing machine, loom."""

from __future__ import annotations

import math

from symbody.expr.functions import cos, sin, tanh
from symbody.expr.node import Node
from symbody.library.planar import add_linkage, meet
from symbody.library.shapes import add_shapes
from symbody.model.constraints.rolling import FlatCam
from symbody.model.joint_types.pairs import Fixed
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
    speed = {"crank": 300.0}
    joints = add_linkage(model, points, bars, ground="O P K V", speeds=speed)
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
    engine = model.add_body("engine", 3800.0)
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
    speed = {"shaft": 60.0}
    joints = add_linkage(model, points, bars, ground="O N B H", speeds=speed)
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
