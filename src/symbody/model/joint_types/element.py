"""Elementary motions, of which joints are series, and the fields of joints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import Entries, Scalar, Symbol
from symbody.model.field import Field
from symbody.spatial.rotation import unit_vector
from symbody.spatial.vectors import AXES, Mat, Vec

# "x", "y", "z" or a vector.
AxisLike: TypeAlias = str | Entries


@final
@dataclass(frozen=True, eq=False)
class Law:
    """A motion by formulas of its own coordinates, and of time, of a frame S in P."""

    coordinates: tuple[Symbol, ...]
    position: Vec  # origin of S in P [m]
    rotation: Mat  # takes components in S to components in P
    start: tuple[float, ...]
    unit: str = ""


@final
@dataclass(frozen=True)
class Element:
    """An elementary motion of a frame S relative to a frame P.

    Attributes:
        kind: "R" turns about the axis, "T" slides along it, "Q" turns freely and is
            described by a unit quaternion (scalar part first) with the angular
            velocity in S as velocity; "G" moves by a law.
        axis: Unit vector in P (= in S) for "R" and "T".
        label: Short name such as "Ry"; distinguishes the coordinates of a chain.
        law: The motion of "G".
    """

    kind: Literal["R", "T", "Q", "G"]
    axis: Vec
    label: str
    law: Law | None = None

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Suffixes of the coordinates' names."""
        if self.law is not None:
            return tuple(symbol.name for symbol in self.law.coordinates)
        return ("e0", "e1", "e2", "e3") if self.kind == "Q" else (self.label,)

    @property
    def velocities(self) -> tuple[str, ...]:
        """Suffixes of the velocities' names."""
        if self.law is not None:
            return self.coordinates
        return ("wx", "wy", "wz") if self.kind == "Q" else (self.label,)

    @property
    def start(self) -> tuple[float, ...]:
        """Coordinates to start from: where S and P coincide, unless a law says."""
        if self.law is not None:
            return self.law.start
        return (1.0, 0.0, 0.0, 0.0) if self.kind == "Q" else (0.0,)

    @property
    def unit(self) -> str:
        """Unit of the coordinates; "1" for a quaternion."""
        if self.law is not None:
            return self.law.unit
        return {"R": "rad", "T": "m", "Q": "1"}[self.kind]

    @property
    def rate_unit(self) -> str:
        """Unit of the velocities; empty where a law has no unit."""
        if self.kind == "Q":
            return "rad/s"
        return f"{self.unit}/s" if self.unit else ""

    @property
    def force_unit(self) -> str:
        """Unit of generalized forces; empty where it is not known."""
        return {"rad/s": "N m", "m/s": "N"}.get(self.rate_unit, "")


class JointType(Protocol):
    """A kind of joint: the series of its elementary motions."""

    @property
    def elements(self) -> tuple[Element, ...]:
        """Elementary motions, from the parent's frame to the child's."""


def elementary(kind: Literal["R", "T"], axis: object, who: str) -> Element:
    """Return a rotation or translation about a named axis or a vector.

    Raises:
        ModelError: The axis is unknown, or has length zero.
    """
    if isinstance(axis, str):
        if axis not in ("x", "y", "z"):
            raise ModelError(
                f"{who}({axis!r}): the axis must be 'x', 'y', 'z' or a vector of three "
                f"components."
            )
        return Element(kind, AXES["xyz".index(axis)], kind + axis)
    unit = unit_vector(axis, who=who)
    for name, coordinate_axis in zip("xyz", AXES, strict=True):
        if unit == coordinate_axis:
            return Element(kind, unit, kind + name)
    return Element(kind, unit, kind)


RotationWord: TypeAlias = Literal["cardan", "quaternion"]
_s = Symbol("s")


class Axis(Field[AxisLike, AxisLike]):
    """A direction in the frames of a joint."""

    words = '"x", "y", "z" or a vector'
    form, sample = "axis", lambda m, n: ((1, 0.5, 0.2), (-0.2, 1, 0.4))[n]


class Normal(Field[Literal["x", "y", "z"], str]):
    """One of the axes of the frames of a joint."""

    words = '"x", "y" or "z"'
    form, sample = "word", lambda *_: "y"


class Description(Field[RotationWord, RotationWord]):
    """The description of a free rotation."""

    words = '"cardan" or "quaternion"'
    form, sample = "word", lambda *_: "cardan"


class Length(Field[Scalar, Scalar]):
    """A number or a formula of parameters [m]."""

    words = "number or formula of parameters"
    form, sample = "formula", lambda *_: 0.3


class OwnCoordinates(Field[Sequence[Symbol], Sequence[Symbol]]):
    """The symbols that the formulas of a joint are written with."""

    words = "symbols"
    form, sample = "own coordinates", lambda *_: (_s,)


class Entry3(Field[Entries, Entries]):
    """Three formulas of the own coordinates, parameters and time."""

    words = "three formulas"
    form, sample = "formula", lambda *_: (0.3 * _s, _s, 0)


class OptionalMatrix(Field[Entries | None, Entries | None]):
    """A matrix of such formulas, or none."""

    words = "matrix of formulas, or None"
    form = "formula"


class Numbers(Field[Sequence[float], Sequence[float]]):
    """A list of numbers."""

    words = "numbers"
    form = "numbers"


class Unit(Field[str, str]):
    """A unit, or an empty text."""

    words = "text"
    form = "word"
