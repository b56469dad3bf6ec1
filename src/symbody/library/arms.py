"""Robot arms with six and seven axes."""

from __future__ import annotations

from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.frames import Orientation, Position

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
