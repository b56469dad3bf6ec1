"""A robot on four legs: a trunk that floats, and three joints in each leg."""

from __future__ import annotations

from symbody.expr.node import Array
from symbody.model.body import Body
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass
from symbody.model.sensors.frames import Position

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
