"""Places and angles as MJCF gives them.

References:
    mujoco.readthedocs.io, Modeling, Frame orientations.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.io.mjcf.document import Document
from symbody.io.pose import (
    Floats,
    Pose,
    about,
    by_axis_angle,
    by_quaternion,
    pose,
    z_along,
)
from symbody.io.xml import XmlElement

_WAYS = ("quat", "axisangle", "xyaxes", "zaxis", "euler")


@final
@dataclass(frozen=True)
class Places:
    """Reads places by the settings of a file.

    Attributes:
        unit: Of its angles [rad].
        sequence: Axes of Euler angles: small letters turn with the frame.
    """

    unit: float
    sequence: str

    def place(self, element: XmlElement) -> Pose:
        """Return the place of an element in the frame around it."""
        return pose(element.numbers("pos", 3, (0, 0, 0)), self.rotation(element))

    def rotation(self, element: XmlElement) -> Floats:
        """Return the rotation that an element tells.

        Raises:
            ReadError: It is told twice, or an axis has length zero.
        """
        told = [way for way in _WAYS if way in element.attributes]
        if not told:
            return np.eye(3)
        if len(told) > 1:
            raise element.error(f"{told[0]} and {told[1]} both tell the rotation.")
        count = {"quat": 4, "axisangle": 4, "xyaxes": 6}.get(told[0], 3)
        numbers = np.array(element.numbers(told[0], count))
        vectors = {"quat": numbers, "axisangle": numbers[:3], "xyaxes": numbers[:3]}
        if told[0] != "euler" and not vectors.get(told[0], numbers).any():
            raise element.error(f"{told[0]} has length zero, so it tells no rotation.")
        match told[0]:
            case "quat":
                return by_quaternion(numbers.tolist())
            case "axisangle":
                return by_axis_angle(numbers[:3].tolist(), self.unit * numbers[3])
            case "zaxis":
                return z_along(numbers.tolist())
            case "xyaxes":
                return self._by_axes(element, numbers)
        return self._by_euler(numbers)

    def _by_axes(self, element: XmlElement, numbers: Floats) -> Floats:
        x = numbers[:3] / np.linalg.norm(numbers[:3])
        y = numbers[3:] - x * (x @ numbers[3:])
        if not np.linalg.norm(y) > 1e-10:
            raise element.error("xyaxes: both axes lie on one line.")
        y = y / np.linalg.norm(y)
        return np.array([x, y, np.cross(x, y)]).T

    def _by_euler(self, angles: Floats) -> Floats:
        R = np.eye(3)
        for letter, angle in zip(self.sequence, angles, strict=True):
            turn = about("xyz".index(letter.lower()), self.unit * angle)
            R = R @ turn if letter.islower() else turn @ R
        return R


def places_of(document: Document) -> Places:
    """Return how a file gives angles.

    Raises:
        ReadError: A setting is none.
    """
    angle = document.setting("angle", "degree")
    sequence = document.setting("eulerseq", "xyz")
    root = document.root
    if angle not in ("degree", "radian"):
        raise root.error(f"angle={angle!r} must be one of degree, radian.")
    if len(sequence) != 3 or set(sequence.lower()) - set("xyz"):
        raise root.error(f"eulerseq={sequence!r} must be three letters of xyz or XYZ.")
    if document.setting("coordinate", "local") != "local":
        raise root.error("coordinate='global' is no longer known to MuJoCo itself.")
    return Places(math.pi / 180 if angle == "degree" else 1.0, sequence)
