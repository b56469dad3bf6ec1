"""A chain whose axes are parallel to nothing."""

from __future__ import annotations

import math

from symbody.model.joint_types.element import JointType
from symbody.model.joint_types.pairs import Prismatic, Revolute
from symbody.model.model import Model
from symbody.model.sensors.frames import AngularVelocity, Velocity
from symbody.spatial.rotation import rotation

_JOINTS: tuple[tuple[str, JointType], ...] = (
    ("swing", Revolute((1, 2, 2))),
    ("slide", Prismatic((0, -3, 4))),
    ("twist", Revolute((-1, 0.5, 0))),
    ("roll", Revolute((0, 0, -1))),
)


def skew_chain() -> Model:
    """Return four bodies on skew axes, with joint frames that are turned on them.

    One angle of a frame is a parameter, as in a mechanism under design.
    """
    model = Model("skew_chain", gravity=(1.0, -2.0, -9.0))
    angle = model.add_parameter("angle", 0.4, unit="rad")
    turns = (
        rotation("x", angle),
        rotation("z", math.pi / 2),
        rotation((1, 1, 0), 0.8),
        None,
    )
    place = model.world.origin
    for (name, kind), turn in zip(_JOINTS, turns, strict=True):
        m = model.add_parameter(f"m_{name}", 1.2, positive=True, unit="kg")
        J = model.add_parameter(
            f"J_{name}", (0.03, 0.04, 0.05, 0.002, -0.003, 0.004), unit="kg m²"
        )
        body = model.add_body(f"{name}_arm", mass=m, com=(0.1, -0.2, 0.3), inertia=J)
        inlet = body.add_frame("inlet", at=(0.05, 0.1, 0), rotation=turn)
        model.add_joint(name, place, inlet, kind, q=0.3)
        place = body.add_frame("outlet", at=(0.2, 0.3, -0.4), rotation=turn)
    model.add_sensor("speed", Velocity(place))
    model.add_sensor("spin", AngularVelocity(place, expressed_in=place))
    return model
