"""Places of frames as numbers, as files give them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]

# Files give right angles with ten decimals or more; as exact ones they cost nothing.
_RIGHT = 1e-10


@final
@dataclass(frozen=True, eq=False)
class Pose:
    """The place of a frame B in a frame A.

    Attributes:
        p: Origin of B in A [m].
        R: Takes components in B to components in A.
    """

    p: Floats
    R: Floats

    def __matmul__(self, other: Pose) -> Pose:
        """Return the place in A of what has a place in B."""
        return Pose(self.p + self.R @ other.p, self.R @ other.R)

    def inverse(self) -> Pose:
        """Return the place of A in B."""
        return Pose(-self.R.T @ self.p, self.R.T)

    @property
    def is_identity(self) -> bool:
        """Whether the frames coincide."""
        return not self.p.any() and self.is_parallel

    @property
    def is_parallel(self) -> bool:
        """Whether the axes are parallel."""
        return bool((np.eye(3) == self.R).all())

    @property
    def rotation(self) -> Floats | None:
        """R as `add_frame` takes it; None for parallel axes."""
        return None if self.is_parallel else self.R


def pose(p: Sequence[float] = (0, 0, 0), R: object = None) -> Pose:
    """Return a place of an origin and a rotation; parallel axes by default."""
    return Pose(np.array(p, float), np.eye(3) if R is None else np.array(R, float))


def about(axis: int, angle: float) -> Floats:
    """Return the rotation by an angle about a coordinate axis.

    Right angles are exact, also where the angle is one up to the tenth decimal.
    """
    c, s = cos_sin(angle)
    R = np.eye(3)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    R[i, i], R[j, j], R[i, j], R[j, i] = c, c, -s, s
    return R


def cos_sin(angle: float) -> tuple[float, float]:
    """Return cosine and sine, exact for right angles."""
    quarters = round(angle / (math.pi / 2))
    if abs(angle - quarters * (math.pi / 2)) < _RIGHT:
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[quarters % 4]
    return math.cos(angle), math.sin(angle)


def by_roll_pitch_yaw(rpy: Sequence[float]) -> Floats:
    """Return the rotation about fixed x, then fixed y, then fixed z."""
    roll, pitch, yaw = rpy
    R: Floats = about(2, yaw) @ about(1, pitch) @ about(0, roll)
    return R


def by_axis_angle(axis: Sequence[float] | Floats, angle: float) -> Floats:
    """Return the rotation about an axis of any length but zero."""
    x, y, z = np.array(axis, float) / np.linalg.norm(axis)
    c, s = cos_sin(angle)
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    R: Floats = np.eye(3) + s * K + (1 - c) * (K @ K)
    return R


def by_quaternion(quaternion: Sequence[float]) -> Floats:
    """Return the rotation of a quaternion, scalar part first, of any length but 0."""
    w, x, y, z = np.array(quaternion, float) / np.linalg.norm(quaternion)
    return np.array(
        [
            [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )


def z_along(direction: Sequence[float]) -> Floats:
    """Return the shortest rotation that takes z to a direction of any length but 0."""
    d = np.array(direction, float) / np.linalg.norm(direction)
    axis = np.cross([0.0, 0.0, 1.0], d)
    if not axis.any():
        return np.eye(3) if d[2] > 0 else np.diag([1.0, -1.0, -1.0])
    K = np.array([[0, 0, axis[1]], [0, 0, -axis[0]], [-axis[1], axis[0], 0]])
    R: Floats = np.eye(3) + K + K @ K / (1 + d[2])
    return R
