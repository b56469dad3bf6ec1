"""Elementary motions, of which joints are series, fields of joints, motions by law."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite, pi
from typing import Annotated, Any, Literal, Protocol, TypeAlias, final

import numpy as np

from symbody.arguments import Arguments, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Const, Entries, Node, Scalar, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.field import Field, element, preset, value_kind
from symbody.spatial.rotation import check_rotation, rotation, unit_vector
from symbody.spatial.vectors import AXES, IDENTITY, ZERO_VEC, Mat, Vec, mat, vec

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


# At how many places the rotation of a custom joint is looked at.
_SAMPLES = 3


@final
@value_kind
class Screw:
    """Rotation by the angle q [rad], with a translation of pitch·q/2π [m].

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
        pitch: Advance in one turn [m]; negative for a left-handed thread.
    """

    axis: Axis
    pitch: Annotated[Length, "m"]

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Screw")
        pitch = as_node(self.pitch, "Screw: pitch")
        if isinstance(pitch, Const) and not isfinite(pitch.value):
            raise ModelError(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch must be "
                f"finite. Give the advance of one turn [m], or take Prismatic for a "
                f"translation alone."
            )
        if pitch is ZERO:
            warn_user(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch is zero, "
                f"so that nothing advances. Give the advance of one turn [m], or take "
                f"Revolute for a rotation alone."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """One motion by a law."""
        angle = Symbol("angle")
        direction = elementary("R", self.axis, "Screw").axis
        advance = as_node(self.pitch) * angle / (2 * pi)
        law = Law(
            (angle,),
            vec([component * advance for component in direction]),
            mat(rotation(self.axis, angle)),
            (0.0,),
            "rad",
        )
        return (Element("G", ZERO_VEC, "screw", law),)


@final
@element
class CustomJoint:
    """Any relative motion, given as formulas of its own coordinates and of time.

    Partial velocities and what velocities add to the accelerations are derived.

    Attributes:
        coordinates: Symbols of the coordinates, e.g. symbol("s"); in the model they
            are called q_joint or, if there are several, q_joint_s.
        position: Origin of the child's frame in the parent's, three formulas [m].
        rotation: Matrix that takes components in the child's frame to the parent's,
            shape (3, 3); None for parallel axes.
        start: Coordinates to start from; default zero.
        unit: Of the coordinates, for plots.

    References:
        Sol (1983), section 3.3.
    """

    coordinates: OwnCoordinates
    position: Annotated[Entry3, "m"] = preset((0, 0, 0))
    rotation: OptionalMatrix = preset(None)
    start: Numbers = preset(())
    unit: Unit = preset("")

    def __post_init__(self) -> None:
        arguments = Arguments("CustomJoint", ModelError)
        arguments.text("unit", self.unit)
        several = isinstance(self.coordinates, Iterable)
        coordinates = tuple(self.coordinates) if several else ()
        if not coordinates or not all(isinstance(s, Symbol) for s in coordinates):
            raise ModelError(
                f"CustomJoint: the coordinates {shown(self.coordinates)} must be "
                "symbols, at least one, e.g. [symbol('s')]. A joint without is Fixed()."
            )
        if len(set(coordinates)) < len(coordinates):
            names = ", ".join(s.name for s in coordinates)
            raise ModelError(
                f"CustomJoint: a coordinate is given twice: {names}. Give each once."
            )
        start = arguments.numbers("start", self.start)
        if start.size and start.shape != (len(coordinates),):
            raise ModelError(
                f"CustomJoint: {start.size} start values for {len(coordinates)} "
                f"coordinates. Give one for each, or none for zero."
            )
        self._check()

    @property
    def elements(self) -> tuple[Element, ...]:
        """One motion by a law."""
        coordinates = tuple(self.coordinates)
        start = tuple(float(x) for x in self.start) or (0.0,) * len(coordinates)
        law = Law(coordinates, *self._formulas(), start, self.unit)
        return (Element("G", ZERO_VEC, "G", law),)

    def _formulas(self) -> tuple[Any, Any]:
        position = np.asarray(self.position, dtype=object)
        if position.shape != (3,):
            raise ModelError(
                f"CustomJoint: the position has the shape {position.shape}; it is a "
                f"vector of three formulas. Give (x, y, z)."
            )
        if self.rotation is None:
            return vec(position), IDENTITY
        rotation = np.asarray(self.rotation, dtype=object)
        if rotation.shape != (3, 3):
            raise ModelError(
                f"CustomJoint: the rotation has the shape {rotation.shape}; it is a "
                f"3x3 matrix, e.g. rotation('x', s)."
            )
        return vec(position), mat(rotation)

    def _check(self) -> None:
        position, rotation = self._formulas()
        entries: list[Node] = [entry for row in rotation for entry in row]
        used = symbols_of(*position, *entries)
        idle = [s.name for s in self.coordinates if s not in used]
        if idle:
            raise ModelError(
                f"CustomJoint: neither position nor rotation depends on the coordinate "
                f"{idle[0]!r}, so it would move nothing. Leave it out."
            )
        if all(isinstance(entry, Const) for entry in entries) and rotation == IDENTITY:
            return
        rng = np.random.default_rng(0)
        for _ in range(_SAMPLES):
            values: dict[str | Symbol, float] = {s: rng.uniform(0.1, 0.9) for s in used}
            R = np.reshape(evaluate_all(entries, values), (3, 3))
            at = ", ".join(f"{s!r} = {x:.3g}" for s, x in values.items())
            check_rotation(f"CustomJoint: the rotation at {at}", R)
