"""Mechanisms for kinds whose samples close no loop, or lie outside the range of a law.

Each adds what an element needs on a frame of a free body, and returns the element.
"""

from __future__ import annotations

import math
from itertools import pairwise

import symbody as sb

SOLID = {"mass": 1.0, "com": (0.05, 0.02, -0.03), "inertia": (0.1, 0.12, 0.08)}


def carried(model, place, name, kind, **start):
    """Return a body on a joint."""
    body = model.add_body(name, **SOLID)
    model.add_joint(f"to_{name}", place, body, kind, **start)
    return body


def branch(model, ground, word, points):
    """Return the end of bodies along a row of points in the plane z = 0 of a frame."""
    at, heading = ground.add_frame(f"foot_{word}", at=(*points[0], 0)), 0.0
    for k, (kind, (a, b)) in enumerate(zip(word, pairwise(points), strict=True)):
        length, angle = math.dist(a, b), math.atan2(b[1] - a[1], b[0] - a[0]) - heading
        speed = {"v": 0.7} if k == 0 else {}
        if kind == "R":
            body = carried(model, at, f"{word}_{k}", "Rz", q=angle, **speed)
        else:
            turned = at.add_frame(f"rail_{word}_{k}", rotation=sb.rotation("z", angle))
            body = carried(model, turned, f"{word}_{k}", "Tx", q=length / 3, **speed)
            length *= 2 / 3
        at, heading = body.add_frame("tip", at=(length, 0, 0)), heading + angle
    return at


def planar(kind, first, second):
    """Return what closes two branches that meet in a point."""

    def build(model, ground):
        meeting = (0.9, 0.6)
        one = [(0, 0), (0.2, 0.5), (0.5, 0.9), meeting]
        other = [(0.8, -0.1), (1.1, 0.2), meeting]
        a = branch(model, ground, first, [*one[: len(first)], meeting])
        b = branch(model, ground, second, [*other[: len(second)], meeting])
        return kind(a, b)

    return build


def gear_pair(model, ground):
    joints = []
    for name, x in (("one", 0.0), ("two", 0.08)):
        seat = ground.add_frame(f"seat_{name}", at=(x, 0, 0))
        carried(model, seat, name, "Rz", v=1.0 if name == "one" else -0.6)
        joints.append(model.joints[f"to_{name}"])
    turned = [[0, 1, 0], [1, 0, 0], [0, 0, -1]]
    contact = ground.add_frame("contact", at=(0.03, 0, 0), rotation=turned)
    return sb.GearPair(*joints, contact, -0.6, 0.1, 0.3)


def hexapod_leg(model, ground):
    start = {"q": (0.3, 0.2, 1.5, 1, 0, 0, 0), "v": (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)}
    platform = carried(model, ground, "platform", "free", **start)
    end = ground
    for k, kind in enumerate(("Rx", "Ry", "Tz")):
        end = carried(model, end, f"leg_{k}", kind)
    return sb.HexapodLeg(platform, end)


def offset_leg(model, ground):
    start = {"q": (0.1, 0.1, 1.5, 1, 0, 0, 0), "v": (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)}
    platform = carried(model, ground, "platform", "free", **start)
    lower = carried(model, ground, "lower", "Ry")
    housing = carried(model, lower.add_frame("up", at=(0, 0, 0.1)), "housing", "Rx")
    rod = carried(model, housing, "rod", ["Tz", "Rz"])
    upper = carried(model, rod, "upper", "Rx")
    return sb.OffsetHexapodLeg(platform, upper.add_frame("end", at=(0, 0, 0.1)))


def rod_loop(model, ground):
    swing = carried(model, ground, "swing", ["Rx", "Ry"], v=(0.5, 0.2))
    base = ground.add_frame("base", at=(0.8, 0.3, -0.2))
    follower = carried(model, base, "follower", sb.Revolute((0.2, 0.1, 1)))
    ends = (
        swing.add_frame("end", (0.1, 0, -0.5)),
        follower.add_frame("end", (0, 0.3, 0)),
    )
    return sb.RodLoop(*ends, 0.9)


def universal_rod_loop(model, ground):
    swing = carried(model, ground, "swing", ["Rx", "Ry"], v=(0.5, 0.2))
    rod = carried(model, swing.add_frame("hub", (0.1, 0, -0.5)), "rod", ["Rx", "Ry"])
    base = ground.add_frame("base", at=(0.8, 0.3, -0.2))
    led = carried(model, base, "led", sb.Revolute((0.2, 0.1, 1)))
    ends = (
        rod.add_frame("end", (0.1, 0.05, 0.9)),
        led.add_frame("end", (0.05, 0.3, 0.1)),
    )
    return sb.UniversalRodLoop(*ends)


def algebraic(model, ground):
    carried(model, ground, "a", "Rz", v=0.5)
    carried(model, ground.add_frame("up", at=(0, 0.3, 0.2)), "b", "Ty")
    turn, slide = model.joints["to_a"].q[0], model.joints["to_b"].q[0]
    return sb.Algebraic(slide - 0.3 * sb.sin(turn))


def follower(kind, profile, at):
    def build(model, ground):
        cam = carried(model, ground, "cam", "Rz", q=0.4, v=2.0)
        return kind(cam, carried(model, ground, "follower", "Tx", q=at), profile)

    return build


def rigid_connector(model, ground):
    one = carried(model, ground, "one", "Rz", v=0.5)
    two = carried(model, ground, "two", ["Tx", "Ty", "Rz"], q=(0.7, 0.1, 0.3))
    ends = [one.add_frame("end", (0.2, 0.1, 0)), two.add_frame("end", (0.1, 0, 0))]
    return sb.RigidConnector(ends, lambda a, b: [b.p[1]])


def between_free_bodies(kind):
    """Return what puts a cut between two bodies that may go anywhere."""

    def build(model, ground):
        v = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)
        one = carried(model, ground, "one", "Rz", v=0.5)
        two = carried(model, ground, "two", ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"], v=v)
        return kind(one.add_frame("end", (0.2, 0.1, 0)), two)

    return build


def skate(model, ground):
    blade = carried(model, ground, "blade", ["Tx", "Ty", "Rz"], v=(0.7, 0, 0.3))
    return sb.Skate(blade, ground)


def muscle(model, ground):
    one = carried(model, ground, "one", "Rz", q=0.3, v=0.5)
    two = carried(model, ground.add_frame("up", (0, 0.6, 0.2)), "two", "Rx", v=-0.4)
    ends = [one.add_frame("end", (0.2, 0.1, 0)), two.add_frame("end", (0.1, 0, 0))]
    return sb.Muscle(ends, 0.5, 20.0, 0.3, 0.1, 0.2)


def wrapped_cable(model, ground):
    drum = carried(model, ground, "drum", "Rz", v=0.3)
    one = carried(model, ground.add_frame("left", (-0.5, 0.1, 0)), "one", "Tx", v=0.2)
    two = carried(model, ground.add_frame("right", (0.4, -0.05, 0.2)), "two", "Ty", v=1)
    return sb.WrappedCable(drum, one, two, 0.3, 400.0, 0.1, 3.0, side=1)


def profile(angle):
    return 0.01 * sb.cos(angle) + sb.sqrt(0.03**2 - (0.01 * sb.sin(angle)) ** 2)


BENCHES = {
    "Algebraic": algebraic,
    "CrankSlider": planar(sb.CrankSlider, "R", "TR"),
    "FlatCam": follower(sb.FlatCam, lambda angle: 0.03 + 0.01 * sb.cos(angle), 0.039),
    "FourBar": planar(sb.FourBar, "RR", "R"),
    "FourBarTrans": planar(sb.FourBarTrans, "RR", "RT"),
    "GearPair": gear_pair,
    "HexapodLeg": hexapod_leg,
    "Lock": between_free_bodies(sb.Lock),
    "Mesh": lambda model, ground: sb.Mesh("bench.stl"),
    "Muscle": muscle,
    "OffsetHexapodLeg": offset_leg,
    "RigidConnector": rigid_connector,
    "RodLoop": rod_loop,
    "RollerCam": follower(sb.RollerCam, profile, 0.039),
    "Skate": skate,
    "Steering": planar(sb.Steering, "TRR", ""),
    "ThreeBarTrans": planar(sb.ThreeBarTrans, "R", "RT"),
    "UniversalCut": between_free_bodies(sb.UniversalCut),
    "UniversalRodLoop": universal_rod_loop,
    "WrappedCable": wrapped_cable,
}
