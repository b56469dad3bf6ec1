"""The model that a reader builds: places, mass properties, names, constants, notes."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.node import Array, Symbol
from symbody.io.source import Notes
from symbody.model.body import Body, Frame
from symbody.model.contacts.contact import Contact
from symbody.model.contacts.joints import JointStop
from symbody.model.joint import Joint
from symbody.model.loads.load import Load, unit_in_joint
from symbody.model.model import Model
from symbody.model.quantities import NameBook
from symbody.model.sensors.frames import Sensor

Floats: TypeAlias = NDArray[np.float64]

# Files give right angles with ten decimals or more; as exact ones they cost nothing.
_RIGHT = 1e-10


@final
@dataclass(frozen=True, eq=False)
class Pose:
    """The place of a frame B in a frame A: its origin [m], and R from B to A."""

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
    """Return the rotation by an angle about a coordinate axis, right angles exactly."""
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


def by_axis_angle(axis: Sequence[float] | Floats, angle: float) -> Floats:
    """Return the rotation about an axis of any length but zero."""
    x, y, z = np.array(axis, float) / np.linalg.norm(axis)
    c, s = cos_sin(angle)
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + s * K + (1 - c) * (K @ K))


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
    return np.asarray(np.eye(3) + K + K @ K / (1 + d[2]))


@final
@dataclass(frozen=True, eq=False)
class Inertial:
    """Mass [kg], center of mass [m] and inertia about it [kg m²], in one frame."""

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
    return np.asarray(np.dot(r, r) * np.eye(3) - np.outer(r, r))


def symmetric(
    xx: float, yy: float, zz: float, xy: float, xz: float, yz: float
) -> Floats:
    """Return an inertia matrix from its entries."""
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], float)


def frame_at(body: Body, wanted: str, at: Pose) -> Body | Frame:
    """Return a frame at a place on a body, or the body itself if it is there."""
    if at.is_identity:
        return body
    return body.add_frame(free_frame_name(body, wanted), at=at.p, rotation=at.rotation)


def free_frame_name(body: Body, wanted: str) -> str:
    """Return a name that no frame of a body has."""
    name, number = wanted, len(body.frames) + 1
    while name in body.frames:
        name, number = f"{wanted}_{number}", number + 1
    return name


_LONGEST = 200
Parameters: TypeAlias = Literal["numbers", "symbols"]


@final
class Naming:
    """Finds a free name for each element of a file, where several may have the same.

    Who comes first keeps it; others have their kind added to it, or also a number.
    """

    def __init__(self) -> None:
        self._book = NameBook()
        # The last number that was added to a name.
        self._numbers: dict[str, int] = {}
        # Beginnings, up to an underscore, of all names like those of coordinates.
        self._beginnings: set[str] = set()

    def take(self, kind: str, wanted: str) -> str:
        """Return a free name for an element of a kind, such as "body", and take it."""
        first = valid_name(wanted) if wanted else kind
        with_kind = first if first.endswith(kind) else f"{first}_{kind}"
        for name in (first, with_kind):
            if self._is_free(kind, name):
                self._keep(kind, name)
                return name
        number = self._numbers.get(with_kind, 1) + 1
        while not self._is_free(kind, f"{with_kind}_{number}"):
            number += 1
        self._numbers[with_kind] = number
        self._keep(kind, f"{with_kind}_{number}")
        return f"{with_kind}_{number}"

    def moves(self, joint: Joint) -> None:
        """Take the names of the coordinates of a joint."""
        for symbol in (*joint.q, *joint.v, *joint.vd):
            self._keep("coordinate", symbol.name)

    def _keep(self, kind: str, name: str) -> None:
        self._book.take(kind, name)
        if name.startswith(("q_", "v_", "vd_")):
            words = name.split("_")
            self._beginnings.update("_".join(words[:n]) for n in range(2, len(words)))

    def _is_free(self, kind: str, name: str) -> bool:
        free = self._book.allows(kind, name)
        if kind != "joint" or not free:
            return free
        motions = {f"q_{name}", f"v_{name}", f"vd_{name}"}
        taken = any(self._book.kind_of(motion) is not None for motion in motions)
        return not taken and motions.isdisjoint(self._beginnings)


def unit_of_damping(joint: Joint) -> str:
    """Return the unit of viscous damping in a joint; "" if it turns and slides."""
    return {"N m": "N m s/rad", "N": "N s/m"}.get(unit_in_joint(joint), "")


def valid_name(wanted: str) -> str:
    """Return a name with the characters replaced that a model does not allow."""
    cleaned = re.sub(r"\W+", "_", wanted[:_LONGEST], flags=re.ASCII).strip("_")
    return cleaned if cleaned[:1].isalpha() else f"a_{cleaned}".rstrip("_")


@dataclass(eq=False)
class ImportContext:
    """A model under construction, with its names and the notes of its reader.

    With `parameters` "symbols" constants become parameters, but a zero stays a number.
    """

    model: Model
    notes: Notes
    parameters: Parameters
    naming: Naming = field(default_factory=Naming, init=False)

    def constant(self, name: str, value: float, unit: str) -> float | Symbol:
        """Return a number, or a new parameter that has it as default."""
        if self.parameters == "numbers" or value == 0:
            return value
        own = self.naming.take("parameter", name)
        return self.model.add_parameter(own, value, unit=unit)

    def mass_properties(self, name: str, inertial: Inertial) -> dict[str, Any]:
        """Return mass, center of mass and inertia as `add_body` takes them."""
        if inertial.mass == 0 and not inertial.inertia.any():
            return {}
        J = inertial.inertia
        com = zip("xyz", inertial.com.tolist(), strict=True)
        return {
            "allow_invalid_inertia": True,
            "mass": self.constant(f"m_{name}", inertial.mass, "kg"),
            "com": [self.constant(f"c{axis}_{name}", c, "m") for axis, c in com],
            "inertia": [
                self.constant(f"I{'xyz'[i]}{'xyz'[j]}_{name}", float(J[i, j]), "kg m²")
                for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
            ],
        }

    def links(self, body: Body, wanted: str, count: int) -> list[Body]:
        """Return what so many joints carry: bodies between them, then the body."""
        names = [
            self.naming.take("body", f"{wanted}_{place}") for place in range(1, count)
        ]
        return [*map(self.model.add_body, names), body]

    def add_load(self, name: str, load: Load) -> None:
        """Add a load under a free name."""
        self.model.add_load(self.naming.take("load", name), load)

    def add_contact(self, name: str, contact: Contact) -> None:
        """Add a contact under a free name."""
        self.model.add_contact(self.naming.take("contact", name), contact)

    def add_stops(self) -> None:
        """Let the ranges of joints end at rigid stops."""
        for joint in list(self.model.joints.values()):
            if len(joint.v) == 1 and joint.limits[0] and joint.drives[0] is None:
                low, high = (x if math.isfinite(x) else None for x in joint.limits[0])
                if low is not None or high is not None:
                    self.add_contact(f"{joint.name}_stop", JointStop(joint, low, high))

    def add_sensor(self, name: str, sensor: Sensor) -> Array:
        """Add a sensor under a free name; return its symbols."""
        return self.model.add_sensor(self.naming.take("sensor", name), sensor)

    def add_measured(self, name: str, formula: Any, unit: str = "") -> None:
        """Add an expression that is measured under a free name."""
        own = self.naming.take("expression", name)
        self.model.add_expression(own, formula, sensor=True, unit=unit)
