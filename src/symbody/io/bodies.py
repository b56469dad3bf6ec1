"""Places and mass properties of the bodies of a file, as numbers or parameters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.model.body import Body, Frame

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
        """Return the place in A of a frame, from its place in B."""
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


@final
@dataclass(frozen=True, eq=False)
class Inertial:
    """Mass, center of mass and inertia about it, in the axes of one frame.

    Attributes:
        mass: Mass [kg].
        com: Center of mass [m].
        inertia: About the center of mass, shape (3, 3) [kg m²].
    """

    mass: float
    com: Floats
    inertia: Floats

    def placed(self, at: Pose) -> Inertial:
        """Return the same in a frame in which the present one has a place."""
        R = at.R
        turned = R @ self.inertia @ R.T
        return Inertial(self.mass, at.p + R @ self.com, (turned + turned.T) / 2)

    def __add__(self, other: Inertial) -> Inertial:
        """Return both bodies as one, in the same frame."""
        mass = self.mass + other.mass
        if mass == 0:
            return Inertial(0.0, self.com, self.inertia + other.inertia)
        com = (self.mass * self.com + other.mass * other.com) / mass
        about = [
            part.inertia + part.mass * of_point(part.com - com)
            for part in (self, other)
        ]
        return Inertial(mass, com, about[0] + about[1])


MASSLESS = Inertial(0.0, np.zeros(3), np.zeros((3, 3)))


def of_point(r: Floats) -> Floats:
    """Return the inertia of a unit mass at r about the origin [m²]."""
    inertia: Floats = np.dot(r, r) * np.eye(3) - np.outer(r, r)
    return inertia


def symmetric(
    xx: float, yy: float, zz: float, xy: float, xz: float, yz: float
) -> Floats:
    """Return an inertia matrix from its entries."""
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], float)


def frame_at(body: Body, wanted: str, at: Pose) -> Body | Frame:
    """Return a frame at a place on a body; the body itself if it is there.

    Args:
        body: The body.
        wanted: Name of the frame, to which a number is added where it is taken.
        at: Place in the body's own frame.
    """
    if at.is_identity:
        return body
    name = free_frame_name(body, wanted)
    return body.add_frame(name, at=at.p, rotation=at.rotation)


def free_frame_name(body: Body, wanted: str) -> str:
    """Return a name that no frame of a body has."""
    name, number = wanted, len(body.frames) + 1
    while name in body.frames:
        name, number = f"{wanted}_{number}", number + 1
    return name
