"""Linkages of the textbooks: straight lines, copies, steps, and feet that walk."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.functions import atan2, cos, floor, maximum, minimum, sin
from symbody.library.planar import add_linkage, add_shapes, meet
from symbody.model.constraints.cuts import Lock
from symbody.model.joint_types.pairs import Fixed
from symbody.model.loads.contact import CompliantContact
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force
from symbody.model.loops.relations import JointFormula
from symbody.model.model import Model
from symbody.model.sensors.frames import Position
from symbody.model.visuals import Box, Cylinder, Line

_STEEL = 0.8  # mass per length of a flat bar, 5 mm by 20 mm [kg/m]


def peaucellier() -> Model:
    """Return Peaucellier's cell, whose tip draws a straight line exactly.

    Two long arms from a fixed pivot carry a rhombus. A crank leads its inner corner
    round a circle through that pivot; the outer corner, the tip, then moves on the
    straight line x = (arm² - side²)/(2 crank), here 262.5 mm. A torque turns the crank.

    References:
        Kempe (1877), How to Draw a Straight Line.
    """
    arm, side, crank = 0.25, 0.10, 0.10
    model = Model("peaucellier")
    P = (crank + crank * math.cos(0.3), crank * math.sin(0.3))
    A, B = meet((0, 0), P, arm, side), meet(P, (0, 0), side, arm)
    points = {"O": (0.0, 0.0), "C": (crank, 0.0), "P": P, "A": A, "B": B}
    points["Q"] = (A[0] + B[0] - P[0], A[1] + B[1] - P[1])
    bars = {
        "crank": (_STEEL * crank, "C P"),
        "upper_arm": (_STEEL * arm, "O A"),
        "lower_arm": (_STEEL * arm, "O B"),
        "upper_inner": (_STEEL * side, "A P"),
        "lower_inner": (_STEEL * side, "B P"),
        "upper_outer": (_STEEL * side, "A Q"),
        "lower_outer": (_STEEL * side, "B Q"),
    }
    joints = add_linkage(model, points, bars, ground="O C", speeds={"crank": 1.0})
    torque = model.add_input("torque", unit="N m")
    model.add_load("drive", JointForce(joints["crank"], torque))
    model.add_sensor("tip", Position(model.bodies["upper_outer_body"]["Q"]))
    return model


def pantograph() -> Model:
    """Return a draftsman's pantograph: a pen that copies a tracer at twice the size.

    A parallelogram of four bars keeps pivot, tracer and pen on one line. It lies flat
    on the table, so that gravity does not act in its plane; two torques lead the bars.

    References:
        Scheiner (1631), Pantographice.
    """
    model = Model("pantograph", gravity=(0, 0, 0))
    points = {
        "O": (0.0, 0.0), "A": (-0.05, 0.15), "D": (-0.10, 0.30), "P": (0.15, 0.20),
        "B": (0.10, 0.35), "Q": (0.30, 0.40),
    }  # fmt: skip
    bars = {
        "arm": (0.25, "O A D"),
        "inner": (0.16, "A P"),
        "outer": (0.32, "D B Q"),
        "strut": (0.12, "B P"),
    }
    joints = add_linkage(model, points, bars, ground="O", speeds={"arm": 0.5})
    torque = model.add_input("torque", shape=2, unit="N m")
    model.add_load("lead_arm", JointForce(joints["arm"], torque[0]))
    model.add_load("lead_inner", JointForce(joints["inner"], torque[1]))
    model.add_sensor("tracer", Position(model.bodies["inner_body"]["P"]))
    model.add_sensor("pen", Position(model.bodies["outer_body"]["Q"]))
    return model


def watt_engine() -> Model:
    """Return Watt's beam engine: piston, parallel motion, beam, rod and flywheel.

    The piston rod hangs on a parallelogram on one half of the beam. A radius rod guides
    the middle of its inner link on Watt's curve, nearly straight for the whole stroke,
    and the parallelogram doubles this for the piston. The other half of the beam turns
    the flywheel. Round sizes of a rotative engine of 1788, of 1.2 m stroke and with a
    flywheel of 4.9 m; the force of the steam is the input.

    References:
        Dickinson and Jenkins (1927), James Watt and the Steam Engine.
    """
    model = Model("watt_engine")
    steam = model.add_input("steam", unit="N")
    half, link, rod, crank = 2.0, 0.6, 3.6, 0.6
    points = {
        "O": (0.0, 0.0), "B": (-half / 2, 0.0), "D": (-half, 0.0),
        "E": (-half / 2, -link), "F": (-half, -link), "C": (-half, -link),
        "P": (-half, -2.6), "A": (half, 0.0), "K": (half, -rod),
    }  # fmt: skip
    points["L"] = (half + crank, -rod)
    bars = {
        "beam": (3000.0, "O B D A"),
        "inner_link": (60.0, "B E"),
        "main_link": (60.0, "D F"),
        "parallel_bar": (80.0, "E F"),
        "radius_rod": (80.0, "C E"),
        "piston_rod": (400.0, "F P"),
        "crank": (300.0, "K L"),
        "connecting_rod": (500.0, "A L"),
    }
    add_linkage(model, points, bars, ground="O C K", speeds={"crank": 2.0})
    wheel = model.add_body("flywheel", 3000.0, inertia=(0, 3000.0 * 2.2**2, 0))
    model.add_joint("key", model.bodies["crank_body"], wheel, Fixed())
    model.add_load("push", Force(model.bodies["piston_rod_body"], (0, 0, steam)))
    model.add_sensor("piston", Position(model.bodies["main_link_body"]["F"]))
    return model


def jansen_walker(pairs: int = 2) -> Model:
    """Return Jansen's walker: a crank, and legs of eleven lengths in fixed proportion.

    Each pair has a leg to the left and its mirror image to the right on one pin of the
    crank. The feet draw a loop with a flat bottom, so that the walker hardly rises.
    The lengths are Jansen's numbers, in centimeters. The trunk is free in its plane; a
    torque between trunk and crank makes the walker go, and the feet stand on the ground
    by contacts with friction.

    Args:
        pairs: Pairs of legs, whose pins are spread evenly round the crank.

    References:
        Jansen (2007), The Great Pretender.
    """
    pairs = Arguments("jansen_walker", ModelError).whole(
        "pairs", pairs, least=1, most=9
    )
    model = Model("jansen_walker")
    torque = model.add_input("torque", unit="N m")
    trunk = model.add_body("trunk", 4.0, (0, 0, 0), (0, 0.4, 0))
    model.add_joint("float", model.world, trunk, ["Tx", "Tz", "Ry"], q=(0, 0.93, 0))
    angles = {f"C{i}": 2 * math.pi * i / pairs for i in range(pairs)}
    pins = {pin: (0.15 * math.cos(a), 0.15 * math.sin(a)) for pin, a in angles.items()}
    points, bars = {"O": (0.0, 0.0), **pins}, {"crank": (0.5, f"O {' '.join(pins)}")}
    for i in range(pairs):
        for side, sign in (("l", 1), ("r", -1)):
            own = _leg(pins[f"C{i}"], sign)
            name = {key: f"{key}{i}{side}" for key in own} | {"C": f"C{i}"}
            points |= {name[key]: at for key, at in own.items()}
            for bar, (mass, ends) in _LEG.items():
                bars[f"{bar}{i}{side}"] = (mass, " ".join(name[p] for p in ends))
    hips = " ".join(p for p in points if p[0] in "OB")
    joints = add_linkage(model, points, bars, ground=hips, carrier=trunk)
    model.add_load("motor", JointForce(joints["crank"], torque))
    for toe in [p for p in points if p[0] == "H"]:
        foot = model.bodies[f"foot{toe[1:]}_body"][toe]
        ground = CompliantContact(
            foot, model.world, 2e4, 1, dissipation=1.0, coefficient=0.8
        )
        model.add_load(f"ground_{toe}", ground)
        model.add_sensor(f"path_{toe}", Position(foot, seen_from=trunk))
    return model


# Bars of a leg: mass [kg] and points; pins C of the crank and B of the trunk.
_LEG = {
    "hip": (0.5, "BDE"),
    "upper": (0.2, "CD"),
    "guide": (0.16, "BF"),
    "lower": (0.25, "CF"),
    "shank": (0.16, "EG"),
    "foot": (0.5, "FGH"),
}


def _leg(pin: tuple[float, float], sign: int) -> dict[str, tuple[float, float]]:
    """Return the points of a leg, or with -1 those of its mirror image."""
    C = (sign * pin[0], pin[1])
    B = (-0.38, -0.078)
    D = meet(B, C, 0.415, 0.50)
    E = meet(B, D, 0.401, 0.558)
    F = meet(C, B, 0.619, 0.393)
    G = meet(F, E, 0.367, 0.394)
    legs = {"B": B, "D": D, "E": E, "F": F, "G": G, "H": meet(F, G, 0.49, 0.657)}
    return {key: (sign * at[0], at[1]) for key, at in legs.items()}


def scotch_yoke() -> Model:
    """Return a Scotch yoke: a pin on a crank slides in the slot of a yoke.

    The yoke moves as the cosine of the crank's angle, exactly, which no connecting rod
    does. The crank is driven by a torque, and a force acts on the yoke.
    """
    r = 0.06
    model = Model("scotch_yoke", gravity=(0, 0, 0))
    torque = model.add_input("torque", unit="N m")
    force = model.add_input("force", unit="N")
    points = {"O": (0.0, 0.0), "P": (r, 0.0), "Y": (r, 0.0)}
    bars = {"crank": (1.0, "O P"), "yoke": (2.5, "Y", "Tx")}
    joints = add_linkage(model, points, bars, ground="O Y", speeds={"crank": 10.0})
    wheel = model.add_body("flywheel", 8.0, inertia=(0, 0.04, 0))
    model.add_joint("key", model.bodies["crank_body"], wheel, Fixed())
    yoke, pin = model.bodies["yoke_body"]["Y"], model.bodies["crank_body"]["P"]
    model.add_constraint("slot", Lock(yoke, pin, (1, 0, 0)))
    model.add_load("drive", JointForce(joints["crank"], torque))
    model.add_load("load", JointForce(joints["yoke"], force))
    model.add_sensor("stroke", Position(yoke))
    return model


def geneva_drive(slots: int = 4) -> Model:
    """Return a Geneva drive: a crank that turns evenly moves a wheel step by step.

    A pin on the crank enters a slot of the wheel, turns it by one slot, and leaves;
    meanwhile a disc locks the wheel. The wheel's angle is a formula of the crank's.
    Film projectors move each picture so.

    Args:
        slots: Slots of the wheel.

    References:
        Bickford (1972), Mechanisms for Intermittent Motion, chapter 9.
    """
    slots = Arguments("geneva_drive", ModelError).whole(
        "slots", slots, least=3, most=60
    )
    model = Model("geneva_drive", gravity=(0, 0, 0))
    torque = model.add_input("torque", unit="N m")
    distance = model.add_parameter("distance", 0.05, positive=True, unit="m")
    half = math.pi / slots
    r = distance * math.sin(half)
    disc = model.add_body("disc", 0.4, inertia=(0, 2e-4, 0))
    wheel = model.add_body("cross", 0.15, inertia=(0, 4e-5, 0))
    disc.add_frame("pin", at=(r, 0, 0))
    wheel.add_frame("slot", at=(-r, 0, 0))
    axle = model.world.add_frame("axle", at=(distance, 0, 0))
    crank = model.add_joint("crank", model.world, disc, "Ry", q=-math.pi, v=12.0)
    turn = model.add_joint("wheel", axle, wheel, "Ry")
    steps = floor((crank.q[0] + math.pi) / (2 * math.pi))
    engaged = math.pi / 2 - half
    angle = maximum(-engaged, minimum(engaged, crank.q[0] - 2 * math.pi * steps))
    swing = atan2(r * sin(angle), distance - r * cos(angle))
    model.add_loop("steps", JointFormula(turn, -2 * half * steps - swing))
    w, back = 0.28 * distance / slots, 0.012
    inner, outer = distance - r, distance * math.cos(half)
    around = [(math.cos(2 * half * i), math.sin(2 * half * i)) for i in range(slots)]
    add_shapes(model, [
        ("plate", "world", (distance / 2, back + 0.008, 0),
         Box((2.6 * distance, 0.006, 1.7 * distance)), "gray"),
        ("axles", "world", (0, 0.002, 0), Cylinder(0.08 * distance, 0.02, "y"),
         "black"),
        ("axle_of_cross", "world", (distance, 0.002, 0),
         Cylinder(0.08 * distance, 0.02, "y"), "black"),
        ("lock", "disc", (0, back - 0.004, 0), Cylinder(0.8 * r, 0.006, "y"), "blue"),
        ("arm", "disc", (0, back - 0.004, 0), Line((r, 0, 0), 2 * w), "blue"),
        ("driver", "disc", (r, 0.003, 0), Cylinder(0.85 * w, 0.016, "y"), "red"),
        ("star", "cross", (0, 0, 0), Cylinder(outer, 1.7 * w, "y"), "orange"),
        *((f"slot_{i}", "cross", (-inner * c, 0, -inner * s),
           Line(((inner - outer) * c, 0, (inner - outer) * s), w), "black")
          for i, (c, s) in enumerate(around)),
    ])  # fmt: skip
    model.add_load("drive", JointForce(crank, torque))
    return model


def roberval_balance() -> Model:
    """Return Roberval's balance: two beams and two posts, with a weight on each pan.

    Pans move straight up and down, so it does not matter where on its pan a weight
    stands: equal weights are in equilibrium in every position. That astonished its
    century; every shop scale used it.

    References:
        Roberval (1670), Journal des Scavans.
    """
    model = Model("roberval_balance")
    half, height = 0.18, 0.12
    points = {
        "O": (0.0, 0.0), "U": (0.0, -height), "A": (-half, 0.0), "B": (half, 0.0),
        "C": (-half, -height), "D": (half, -height),
    }  # fmt: skip
    bars = {
        "beam": (0.4, "O A B"),
        "stay": (0.3, "U C D"),
        "left_post": (0.5, "A C"),
        "right_post": (0.5, "B D"),
    }
    add_linkage(model, points, bars, ground="O U")
    for side, place in (("left", -0.05), ("right", 0.15)):
        m = model.add_parameter(f"m_{side}", 1.0, positive=True, unit="kg")
        at = model.add_parameter(f"place_{side}", place, unit="m")
        weight = model.add_body(f"{side}_weight", m, inertia=(0, 5e-4, 0))
        post = model.bodies[f"{side}_post_body"]
        model.add_joint(
            f"on_{side}_pan", post.add_frame("pan", at=(at, 0, 0.1)), weight, Fixed()
        )
        model.add_sensor(f"{side}_place", Position(weight))
    return model
