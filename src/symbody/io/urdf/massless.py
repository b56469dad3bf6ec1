"""Joints that move nothing that has mass, so that no acceleration is defined."""

from __future__ import annotations

import numpy as np

from symbody.io.inertial import MASSLESS
from symbody.io.urdf.merge import order_of
from symbody.io.urdf.robot import Robot

_ONE_FREEDOM = ("revolute", "continuous", "prismatic")


def massless_joints(robot: Robot, *, mimic: bool) -> list[str]:
    """Return the children of joints of one freedom that move nothing that has mass.

    Args:
        robot: The robot.
        mimic: Whether joints that mimic another move with it.
    """
    carried = {name: link.inertial for name, link in robot.links.items()}
    order = order_of(robot)
    for name in reversed(order):
        joint = robot.joints.get(name)
        if joint is not None:
            part = carried[name]
            own = part if part.mass or part.inertia.any() else MASSLESS
            carried[joint.parent] = carried[joint.parent] + own.placed(joint.at)
    idle = {}
    for child, joint in robot.joints.items():
        if joint.kind in _ONE_FREEDOM:
            part = carried[child]
            axis = np.array(joint.axis)
            turns = joint.kind != "prismatic"
            inertia = axis @ part.inertia @ axis if turns else 0.0
            idle[joint.name] = child, part.mass == 0 and inertia == 0
    followed = {
        joint.mimic[0]
        for child, joint in robot.joints.items()
        if joint.mimic is not None and not idle.get(joint.name, (child, True))[1]
    }
    return [
        child
        for name, (child, is_idle) in idle.items()
        if is_idle
        and not (mimic and name in followed)
        and not (mimic and _mimics(robot, child, idle))
    ]


def _mimics(robot: Robot, child: str, known: dict[str, tuple[str, bool]]) -> bool:
    mimic = robot.joints[child].mimic
    return mimic is not None and mimic[0] in known
