"""Limbs of bodies and machines: hand, prosthetic knee, wings, and a parallel robot."""

from __future__ import annotations

import math

from symbody.library.planar import add_linkage, add_shapes, meet
from symbody.model.constraints.cuts import Rod
from symbody.model.joint_types.pairs import Revolute, Universal
from symbody.model.loads.joint_loads import JointForce, TorsionalSpringDamper
from symbody.model.loops.relations import JointFormula, Transmission
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass
from symbody.model.sensors.frames import Position, Velocity
from symbody.model.visuals import Box, Cylinder, Line

# Place of the first joint on the hand and lengths of the bones, in hand lengths.
_FINGERS = {
    "thumb": ((0.10, 0.15), (0.251, 0.196, 0.158)),
    "index": ((0.46, 0.12), (0.245, 0.143, 0.097)),
    "middle": ((0.45, 0.0), (0.266, 0.170, 0.108)),
    "ring": ((0.42, -0.10), (0.244, 0.165, 0.107)),
    "little": ((0.41, -0.19), (0.204, 0.117, 0.093)),
}


def hand() -> Model:
    """Return a human hand: twenty joints in five fingers, of which sixteen are free.

    Each finger spreads and bends at its knuckle and bends twice more. The last joint of
    a finger follows the one before it with two thirds of its angle, as one tendon bends
    both. Lengths are shares of the hand's length, 0.19 m; bones are as thick as fingers
    of water. Springs hold the joints, and each finger has a torque that bends it; x
    points to the fingertips, z out of the back of the hand.

    References:
        Buchholz, Armstrong and Goldstein (1992), Ergonomics 35, 261 (lengths).
        Rijpkema and Girard (1991), Computer Graphics 25, 339 (two thirds).
    """
    model = Model("hand")
    size = model.add_parameter("size", 0.19, positive=True, unit="m")
    k = model.add_parameter("k", 0.5, positive=True, unit="N m")
    c = model.add_parameter("c", 0.01, positive=True, unit="N m s")
    torque = model.add_input("torque", shape=len(_FINGERS), unit="N m")
    palm = model.add_body("palm", 0.35, (0.5 * 0.19, 0, 0), (2e-4, 2e-4, 4e-4))
    model.add_joint("wrist", model.world, palm, "fixed")
    for i, (finger, ((x, y), lengths)) in enumerate(_FINGERS.items()):
        place = palm.add_frame(finger, at=(x * size, y * size, 0))
        joints = []
        for bone, share in zip(("near", "mid", "far"), lengths, strict=True):
            length = share * size
            m = 1000.0 * math.pi * 0.008**2 * length
            J = m * length**2 / 12
            moments = (m * 0.008**2 / 2, J, J)
            body = model.add_body(
                f"{finger}_{bone}_bone", m, (length / 2, 0, 0), moments
            )
            kind = Universal("z", "y") if bone == "near" else "Ry"
            start = (0.0, 0.2) if bone == "near" else 0.2
            if finger == "thumb" and bone == "near":
                start = (0.7, 0.3)
            if finger != "thumb" and bone == "far":
                start = 2 / 3 * 0.2
            joint = model.add_joint(f"{finger}_{bone}", place, body, kind, q=start)
            joints.append((joint, start))
            place = body.add_frame("end", at=(length, 0, 0))
        if finger != "thumb":
            last, before = joints.pop()[0], joints[-1][0]
            model.add_loop(f"{finger}_tendon", JointFormula(last, 2 * before.q[0] / 3))
        for joint, rest in joints:
            hold = TorsionalSpringDamper(joint, k, c, free_angle=rest)
            model.add_load(f"hold_{joint.name}", hold)
        model.add_load(f"bend_{finger}", JointForce(joints[-1][0], torque[i]))
        model.add_sensor(f"{finger}_tip", Position(place))
    return model


_KNEE = (
    ("socket", "world", (0, 0, 0.22), Cylinder(0.062, 0.22), "orange"),
    ("adapter", "world", (0, 0, 0.10), Cylinder(0.028, 0.06), "silver"),
    ("upper_block", "world", (0, 0, 0.062), Box((0.07, 0.044, 0.03)), "gray"),
    *((f"{link}_{side % 3}", f"{link}_link_body", (0, 0.028 * side, 0),
       Line(to, 0.0085), color) for side in (-1, 1) for link, to, color in (
           ("front", (0.01, 0, -0.06), "blue"), ("rear", (-0.01, 0, -0.055), "green"))),
    ("lower_block", "shank_body", (-0.03, 0, -0.012), Box((0.085, 0.044, 0.034)),
     "gray"),
    ("pylon", "shank_body", (-0.03, 0, -0.03), Line((0, 0, -0.36), 0.016), "silver"),
    ("ankle", "shank_body", (-0.03, 0, -0.385), Box((0.05, 0.05, 0.03)), "gray"),
    ("foot", "shank_body", (0.02, 0, -0.415), Box((0.24, 0.085, 0.03)), "black"),
)  # fmt: skip


def prosthetic_knee() -> Model:
    """Return a prosthetic knee of four bars between thigh and shank.

    The shank turns about the point where the lines of the front and the rear link meet.
    With the leg straight this center is high above the joint and behind the line to the
    foot, so that the standing leg does not give way; it comes down as the knee bends.
    The thigh is held. Sizes are round ones of a knee of this kind, with shank and foot
    of 3 kg.

    References:
        Radcliffe (1994), Four-bar linkage prosthetic knee mechanisms, Prosthetics and
        Orthotics International 18, 159.
    """
    model = Model("prosthetic_knee")
    points = {
        "A": (0.020, 0.060), "B": (-0.020, 0.055), "C": (0.030, 0.0),
        "D": (-0.030, 0.0), "F": (0.05, -0.43),
    }  # fmt: skip
    bars = {
        "front_link": (0.10, "A C"),
        "rear_link": (0.12, "B D"),
        "shank": (3.0, "C D F"),
    }
    joints = add_linkage(model, points, bars, ground="A B", speeds={"rear_link": 2.0})
    model.add_load("brake", TorsionalSpringDamper(joints["rear_link"], 0.0, 0.5))
    add_shapes(model, _KNEE)
    for name in "CDF":
        model.add_sensor(f"p_{name}", Position(model.bodies["shank_body"][name]))
        model.add_sensor(f"v_{name}", Velocity(model.bodies["shank_body"][name]))
    return model


def ornithopter() -> Model:
    """Return an ornithopter: two geared cranks beat two wings, seen from the front.

    The cranks turn against each other, so that the wings beat together and the body
    moves up and down against them. Without air the center of mass of all falls as a
    stone does. A torque between body and crank is the input; x is to the left. Round
    sizes of a model of 1.2 m span and 0.4 kg.

    References:
        DeLaurier and Harris (1993), A study of mechanical flapping-wing flight.
    """
    model = Model("ornithopter")
    torque = model.add_input("torque", unit="N m")
    body = model.add_body("body", 0.28, (0, 0, 0), (1e-3, 1e-3, 1e-3))
    model.add_joint("fly", model.world, body, ["Tx", "Tz", "Ry"])
    points: dict[str, tuple[float, float]] = {}
    bars: dict[str, tuple[float, str]] = {}
    for side, sign in (("l", 1), ("r", -1)):
        A, H = (0.035, -0.05), (0.03, 0.02)
        J = meet(A, H, 0.075, 0.03)
        own = {"O": (0.02, -0.05), "A": A, "H": H, "J": J, "K": (0.6, 0.06)}
        points |= {f"{key}{side}": (sign * x, z) for key, (x, z) in own.items()}
        bars |= {
            f"crank_{side}": (0.008, f"O{side} A{side}"),
            f"wing_{side}": (0.045, f"H{side} K{side} J{side}"),
            f"rod_{side}": (0.004, f"A{side} J{side}"),
        }
    ground = "Ol Hl Or Hr"
    speed = {"crank_l": 20.0}
    joints = add_linkage(model, points, bars, ground=ground, carrier=body, speeds=speed)
    model.add_loop("gears", Transmission(joints["crank_l"], joints["crank_r"], -1))
    model.add_load("motor", JointForce(joints["crank_l"], torque))
    model.add_sensor("center", CenterOfMass())
    for side in "lr":
        tip = model.bodies[f"wing_{side}_body"][f"K{side}"]
        model.add_sensor(f"tip_{side}", Position(tip, seen_from=body))
    return model


def delta_robot() -> Model:
    """Return a delta robot: three arms carry a platform that moves without turning.

    Each arm holds the platform by a pair of parallel rods, of which one constraint has
    the effect; half of the rods' mass is in the elbows, half in the platform. Torques
    turn the arms; the platform hangs below. Round sizes of a robot that packs
    chocolates: base 0.2 m, arms 0.235 m, rods 0.80 m, platform 0.046 m.

    References:
        Clavel (1991), Conception d'un robot parallele rapide, EPFL.
    """
    model = Model("delta_robot")
    torque = model.add_input("torque", shape=3, unit="N m")
    base = model.add_parameter("base", 0.2, positive=True, unit="m")
    upper = model.add_parameter("upper", 0.235, positive=True, unit="m")
    rod = model.add_parameter("rod", 0.80, positive=True, unit="m")
    small = model.add_parameter("small", 0.046, positive=True, unit="m")
    m_arm = model.add_parameter("m_arm", 0.9, positive=True, unit="kg")
    m_rods = model.add_parameter("m_rods", 0.3, positive=True, unit="kg")
    payload = model.add_parameter("payload", 1.0, positive=True, unit="kg")
    hand = model.add_body("platform", 0.5 + payload + 1.5 * m_rods, inertia=(1e-3,) * 3)
    model.add_joint("place", model.world, hand, ["Tx", "Ty", "Tz"], q=(0, 0, -0.75))
    for i in range(3):
        turn = 2 * math.pi * i / 3
        x, y = math.cos(turn), math.sin(turn)
        seat = model.world.add_frame(f"base_{i}", at=(base * x, base * y, 0))
        m = m_arm + m_rods / 2
        center = (m_arm / 2 + m_rods / 2) * upper / m
        J = m_arm * upper**2 / 3 + m_rods * upper**2 / 2 - m * center**2
        arm = model.add_body(
            f"arm_{i}", m, (center * x, center * y, 0),
            (J * y**2, J * x**2, J, -J * x * y, 0, 0),
        )  # fmt: skip
        joint = model.add_joint(f"motor_{i}", seat, arm, Revolute((-y, x, 0)), q=0.2)
        elbow = arm.add_frame("elbow", at=(upper * x, upper * y, 0))
        ear = hand.add_frame(f"ear_{i}", at=(small * x, small * y, 0))
        model.add_constraint(f"rods_{i}", Rod(elbow, ear, rod))
        model.add_load(f"drive_{i}", JointForce(joint, torque[i]))
    model.add_sensor("tool", Position(hand))
    return model
