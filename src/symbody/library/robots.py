"""Robots: arms, a SCARA, a quadruped, a humanoid, and a hexapod."""

from __future__ import annotations

import math

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Body, Frame
from symbody.model.constraints.cuts import BallCut
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass
from symbody.model.sensors.frames import Orientation, Position
from symbody.spatial.rotation import rotation

Vector = tuple[float, float, float]

# Joint, axis, place on the link before [m], mass of its link [kg], center of mass [m].
_SIX: tuple[tuple[str, str, Vector, float, Vector], ...] = (
    ("base", "Rz", (0.0, 0.0, 0.2), 20.0, (0.03, 0.01, 0.1)),
    ("shoulder", "Ry", (0.15, 0.0, 0.3), 15.0, (0.01, 0.02, 0.25)),
    ("elbow", "Ry", (0.0, 0.0, 0.6), 8.0, (0.1, -0.01, 0.05)),
    ("wrist_roll", "Rx", (0.3, 0.0, 0.1), 4.0, (0.1, 0.0, 0.01)),
    ("wrist_pitch", "Ry", (0.35, 0.0, 0.0), 2.0, (0.03, 0.0, 0.0)),
    ("flange", "Rx", (0.1, 0.0, 0.0), 0.5, (0.02, 0.001, 0.0)),
)
_SEVEN: tuple[tuple[str, str, Vector, float, Vector], ...] = (
    ("a1", "Rz", (0.0, 0.0, 0.15), 4.0, (0.0, -0.03, 0.12)),
    ("a2", "Ry", (0.0, 0.0, 0.19), 4.0, (0.0, 0.05, 0.06)),
    ("a3", "Rz", (0.0, 0.0, 0.21), 3.0, (0.0, 0.03, 0.13)),
    ("a4", "Ry", (0.0, 0.0, 0.19), 2.7, (0.0, 0.06, 0.04)),
    ("a5", "Rz", (0.0, 0.0, 0.21), 1.7, (0.0, 0.02, 0.08)),
    ("a6", "Ry", (0.0, 0.0, 0.19), 1.8, (0.0, 0.001, 0.0)),
    ("a7", "Rz", (0.0, 0.0, 0.08), 0.3, (0.0, 0.0, 0.02)),
)


def arm6() -> Model:
    """Return an industrial arm: a base, two parallel axes, a wrist of three.

    The numbers are round ones of the usual size for a payload of ten kilograms.
    """
    return _arm("arm6", _SIX)


def arm7() -> Model:
    """Return a light arm of seven axes that alternate between z and y.

    The numbers are round ones of the usual size for a collaborating robot.
    """
    return _arm("arm7", _SEVEN)


def _arm(
    name: str, joints: tuple[tuple[str, str, Vector, float, Vector], ...]
) -> Model:
    """Return an arm with a torque as input of each joint, and where its tip is."""
    model = Model(name)
    torque = model.add_input("torque", shape=len(joints), unit="N m")
    place = model.world.origin
    body = model.world
    for i, (joint, axis, at, mass, com) in enumerate(joints):
        p = model.add_parameter(f"p_{joint}", at, unit="m")
        m = model.add_parameter(f"m_{joint}", mass, positive=True, unit="kg")
        c = model.add_parameter(f"c_{joint}", com, unit="m")
        J = model.add_parameter(
            f"J_{joint}",
            tuple(mass * j for j in (0.012, 0.01, 0.007, 0.0002, 0.0001, -0.0003)),
            unit="kg m²",
        )
        place = body.add_frame(f"to_{joint}", at=p)
        body = model.add_body(f"{joint}_link", mass=m, com=c, inertia=J)
        added = model.add_joint(joint, place, body, axis, q=0.3)
        model.add_load(f"motor_{joint}", JointForce(added, torque[i]))
    tool = body.add_frame("tool", at=(0.0, 0.0, 0.1))
    model.add_sensor("tool_position", Position(tool))
    model.add_sensor("tool_attitude", Orientation(tool))
    return model


def scara() -> Model:
    """Return a SCARA with three vertical axes and one vertical slide.

    The quill is at the end of the second arm; it slides, and the tool turns on it. The
    forces of the four motors are one input.
    """
    model = Model("scara")
    motor = model.add_input("motor", shape=4)
    m = model.add_parameter("m", (6.0, 4.0, 1.0, 0.3), unit="kg")
    length = model.add_parameter("l", (0.35, 0.25), unit="m")
    J = [m[i] * length[i] ** 2 / 12 for i in range(2)]
    first = model.add_body(
        "first_arm", mass=m[0], com=(length[0] / 2, 0, 0), inertia=(0, J[0], J[0])
    )
    second = model.add_body(
        "second_arm", mass=m[1], com=(length[1] / 2, 0, 0), inertia=(0, J[1], J[1])
    )
    quill = model.add_body("quill", mass=m[2], com=(0, 0, -0.1))
    tool = model.add_body("tool", mass=m[3], inertia=(0, 0, 2e-4))
    column = model.world.add_frame("column", at=(0, 0, 0.4))
    elbow = first.add_frame("elbow", at=(length[0], 0, 0))
    end = second.add_frame("end", at=(length[1], 0, 0))
    tip = quill.add_frame("tip", at=(0, 0, -0.2))
    joints = (
        model.add_joint("shoulder", column, first, "Rz", q=0.3, v=2.0),
        model.add_joint("elbow", elbow, second, "Rz", q=0.8, v=-3.0),
        model.add_joint("slide", end, quill, "Tz"),
        model.add_joint("roll", tip, tool, "Rz"),
    )
    for i, joint in enumerate(joints):
        model.add_load(f"motor_{joint.name}", JointForce(joint, motor[i]))
    model.add_sensor("tip", Position(tip))
    return model


_LEGS = {
    "front_left": (0.25, 0.1),
    "front_right": (0.25, -0.1),
    "hind_left": (-0.25, 0.1),
    "hind_right": (-0.25, -0.1),
}
_THIGH = 0.25  # m
_SHANK = 0.25  # m


def quadruped() -> Model:
    """Return a trunk with four legs, each with two joints in the hip and a knee.

    The trunk's attitude is a unit quaternion, so nq = 19 and nv = 18. Feet touch
    nothing; contact is a load to add. Torques of legs are inputs by leg, in the order
    abduction, hip, knee. It starts in a leap, two legs swinging forward and two back.
    """
    model = Model("quadruped")
    trunk = model.add_body(
        "trunk",
        mass=model.add_parameter("m_trunk", 12.0, positive=True, unit="kg"),
        inertia=model.add_parameter("J_trunk", (0.1, 0.5, 0.55), unit="kg m²"),
    )
    model.add_joint(
        "floating", model.world, trunk, "free",
        q=(0, 0, 0.45, 1, 0, 0, 0), v=(1.5, 0, 2, 0, 0, 0),
    )  # fmt: skip
    m = model.add_parameter("m_leg", (0.7, 1.0, 0.2), unit="kg")
    for name, (x, y) in _LEGS.items():
        _leg(model, trunk, name, m, (x, y, 0.0))
    model.add_sensor("center", CenterOfMass())
    return model


def _leg(model: Model, trunk: Body, name: str, m: Array, at: tuple[float, ...]) -> None:
    torque = model.add_input(f"torque_{name}", shape=3, unit="N m")
    side = 0.08 if at[1] > 0 else -0.08
    parts = (
        ("abduction", "Rx", at, (0, side / 2, 0), (6e-4, 5e-4, 6e-4), 0.0),
        ("hip", "Ry", (0, side, 0), (0, 0, -0.05), (6e-3, 6e-3, 1e-3), 0.7),
        ("knee", "Ry", (0, 0, -_THIGH), (0, 0, -0.12), (2e-3, 2e-3, 1e-4), -1.4),
    )
    # Diagonal legs go together, as in a trot.
    swing = 4.0 if at[0] * at[1] > 0 else -4.0
    body = trunk
    for i, (part, kind, place, com, J, start) in enumerate(parts):
        frame = body.add_frame(f"{name}_{part}", at=place)
        body = model.add_body(f"{name}_{part}_link", mass=m[i], com=com, inertia=J)
        v = swing if part == "hip" else 0.0
        joint = model.add_joint(f"{name}_{part}", frame, body, kind, q=start, v=v)
        model.add_load(f"motor_{name}_{part}", JointForce(joint, torque[i]))
    foot = body.add_frame("foot", at=(0, 0, -_SHANK))
    model.add_sensor(f"foot_{name}", Position(foot))


_LEG = (("hip_yaw", "Rz"), ("hip_roll", "Rx"), ("hip_pitch", "Ry"),
        ("knee", "Ry"), ("ankle_pitch", "Ry"), ("ankle_roll", "Rx"))  # fmt: skip
_ARM = (("shoulder_pitch", "Ry"), ("shoulder_roll", "Rx"), ("shoulder_yaw", "Rz"),
        ("elbow", "Ry"), ("wrist_yaw", "Rz"))  # fmt: skip
_HEAD = (("neck_yaw", "Rz"), ("neck_pitch", "Ry"))


def humanoid(*, name: str = "humanoid") -> Model:
    """Return a humanoid: a free trunk (6), two legs (6 each), two arms (5), head (2).

    The trunk's attitude is a unit quaternion, so nq = 31 and nv = 30.

    Args:
        name: Of the model.
    """
    model = Model(name)
    trunk = _body(model, "trunk", 20.0, (0.02, 0.01, 0.2))
    model.add_joint("floating", model.world, trunk, "free")
    for side, y in (("left", 0.1), ("right", -0.1)):
        _limb(model, trunk, side, _LEG, (0.0, y, -0.1), (0.01, 0.0, -0.2))
        _limb(model, trunk, side, _ARM, (0.0, 2 * y, 0.4), (0.0, 0.01, -0.15))
    _limb(model, trunk, "head", _HEAD, (0.0, 0.0, 0.5), (0.0, 0.0, 0.1))
    return model


def _limb(
    model: Model,
    trunk: Body,
    side: str,
    joints: tuple[tuple[str, str], ...],
    root: tuple[float, float, float],
    offset: tuple[float, float, float],
) -> None:
    parent, at = trunk, root
    for name, kind in joints:
        full = f"{side}_{name}"
        body = _body(model, f"{full}_link", 2.0, (0.01, 0.005, -0.1))
        p = model.add_parameter(f"p_{full}", at, unit="m")
        model.add_joint(full, parent.add_frame(full, at=p), body, kind, q=0.1)
        parent, at = body, offset


def _body(
    model: Model, name: str, mass: float, com: tuple[float, float, float]
) -> Body:
    m = model.add_parameter(f"m_{name}", mass, positive=True, unit="kg")
    c = model.add_parameter(f"c_{name}", com, unit="m")
    J = model.add_parameter(
        f"J_{name}",
        tuple(mass * j for j in (0.02, 0.018, 0.01, 0.0004, 0.0002, 0.0003)),
        unit="kg m²",
    )
    return model.add_body(name, mass=m, com=c, inertia=J)


_HEIGHT = 1.0  # of the platform at the start [m]
_STROKE = 1.073  # of each leg there [m]
_PAIR = math.radians(20)  # between the two joints of a pair


def hexapod(*, explicit: bool = True) -> Model:
    """Return a platform on six legs, each with a universal joint and a cylinder.

    The platform has six coordinates, translations and angles about x, y and z; the
    three of each leg follow from them. In each cylinder act a spring, a damper and a
    force that is an input.

    Args:
        explicit: Whether the legs are solved in closed form; otherwise constraints
            close them.
    """
    Arguments("hexapod", ModelError).flag("explicit", explicit)
    model = Model("hexapod")
    force = model.add_input("force", shape=6, unit="N")
    radius = model.add_parameter("radius", (0.6, 0.4), unit="m")
    m = model.add_parameter("m", (60.0, 6.0, 3.0), unit="kg")
    J = model.add_parameter(
        "J", ((3, 3, 5), (0.2, 0.2, 0.01), (0.1, 0.1, 0.005)), unit="kg m²"
    )
    stiffness = model.add_parameter("stiffness", 2e4, positive=True, unit="N/m")
    damping = model.add_parameter("damping", 200.0, positive=True, unit="N s/m")
    free_length = model.add_parameter("free_length", 1.1, positive=True, unit="m")
    platform = model.add_body("platform_body", m[0], inertia=J[0])
    motion = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
    model.add_joint(
        "platform", model.world, platform, motion, q=[0, 0, _HEIGHT, 0, 0, 0]
    )
    for k in range(6):
        base, point = _places(model, k, radius)
        housing = model.add_body(f"housing_{k}", m[1], (0, 0, 0.3), J[1])
        rod = model.add_body(f"rod_{k}", m[2], (0, 0, -0.3), J[2])
        model.add_joint(f"gimbal_{k}", base, housing, ["Rx", "Ry"])
        stroke = model.add_joint(f"stroke_{k}", housing, rod, "Tz", q=_STROKE)
        if explicit:
            model.add_loop(f"leg_{k}", HexapodLeg(point, rod))
        else:
            model.add_constraint(f"leg_{k}", BallCut(point, rod))
        spring = stiffness * (free_length - stroke.q[0]) - damping * stroke.v[0]
        model.add_load(f"cylinder_{k}", JointForce(stroke, force[k] + spring))
    if not explicit:
        model.choose_independent("platform")
    model.add_sensor("position", Position(platform))
    model.add_sensor("attitude", Orientation(platform))
    return model


def _places(model: Model, k: int, radius: Array) -> tuple[Frame, Frame]:
    """Return both ends of a leg: in pairs on the base, spread on the platform."""
    third, side = divmod(k, 2)
    inner = (2 * third + 1) * math.pi / 3
    sign = 2 * side - 1
    below = inner + sign * _PAIR / 2
    above = inner + sign * (math.pi / 3 - _PAIR / 2)
    a, b = radius
    R = rotation("z", below)
    base = model.world.add_frame(
        f"base_{k}", at=(a * math.cos(below), a * math.sin(below), 0), rotation=R
    )
    point = model.bodies["platform_body"].add_frame(
        f"point_{k}", at=(b * math.cos(above), b * math.sin(above), 0)
    )
    return base, point
