"""Legs of hexapods at the start of a script."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.joint import Joint
from symbody.compat.pymbs.matrix import eye
from symbody.compat.pymbs.places import Body, Frame
from symbody.model.body import Frame as ModelFrame

Rotation = NDArray[np.float64]


def leg_posture(it: Description, places: Sequence[Frame]) -> int | None:
    """Return the posture in which a cylinder along the third axis is positive.

    None, for the shape nearest to the start, if the cylinder is not perpendicular to
    both axes of the cardan joint.
    """
    for place in reversed(places):
        freedoms: list[str] = []
        joint = _carrier(it, place._body)
        while joint is not None and len(freedoms) < 3:
            freedoms.insert(0, joint.dof or "")
            joint = _carrier(it, joint.parent._body)
        if [freedom[:1] for freedom in freedoms] == ["R", "R", "T"]:
            first, second, third = ("xyz".index(freedom[1]) for freedom in freedoms)
            if {first, second, third} == {0, 1, 2}:
                return 1 if (second - first) % 3 == 1 else -1
            return None
    return None


def hinge_place(it: Description, place: Frame, end: Frame) -> ModelFrame:
    """Return a frame at a place whose y axis is the x axis of the place.

    That is the hinge of PyMbs's leg with offset axes, where the y axis of the leg's end
    is in line with it. Of the two directions it is the one nearer to the leg's at the
    start.
    """
    along = attitude(it, place)[:, 0] @ attitude(it, end)[:, 1]
    sign = 1 if along >= 0 else -1
    turn = [[0, sign, 0], [-sign, 0, 0], [0, 0, 1]]
    name = it.names.automatic("hinge")
    frame: ModelFrame = place._place.add_frame(f"{place.name}_{name}", rotation=turn)
    return frame


def attitude(it: Description, frame: Frame) -> Rotation:
    """Return the rotation of a coordinate system in the world at the start values."""
    parts = [_own_rotation(it, frame)]
    body = frame._body
    while (joint := _carrier(it, body)) is not None:
        parts.append(_own_rotation(it, joint.child).T)
        parts.append(_of_joint(joint))
        parts.append(_own_rotation(it, joint.parent))
        body = joint.parent._body
    result: Rotation = np.eye(3)
    for part in parts:
        result = part @ result
    return result


def _carrier(it: Description, body: Body) -> Joint | None:
    joints = (joint for joint in it.joints.values() if joint.child._body is body)
    return next(joints, None)


def _own_rotation(it: Description, frame: Frame) -> Rotation:
    """Return what takes components in a coordinate system to those in its body."""
    place = frame._place
    R = place.R if isinstance(place, ModelFrame) else eye(3).array
    return np.array([[it.model.default_value(entry) for entry in row] for row in R])


def _of_joint(joint: Joint) -> Rotation:
    result = np.eye(3)
    if joint.dof is not None and joint.dof[0] == "R":
        i = ("xyz".index(joint.dof[1]) + 1) % 3
        j = (i + 1) % 3
        c, s = np.cos(joint.q0), np.sin(joint.q0)
        result[i, i], result[i, j], result[j, i], result[j, j] = c, -s, s, c
    return result
