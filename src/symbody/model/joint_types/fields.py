"""The types of the fields of joints, which hold what the user wrote."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from symbody.expr.node import Entries, Scalar, Symbol
from symbody.model.field import Field
from symbody.model.joint_types.element import AxisLike

RotationWord: TypeAlias = Literal["cardan", "quaternion"]


class Axis(Field[AxisLike, AxisLike]):
    """A direction in the frames of a joint."""

    words = '"x", "y", "z" or a vector'


class Normal(Field[Literal["x", "y", "z"], str]):
    """One of the axes of the frames of a joint."""

    words = '"x", "y" or "z"'


class Description(Field[RotationWord, RotationWord]):
    """The description of a free rotation."""

    words = '"cardan" or "quaternion"'


class Length(Field[Scalar, Scalar]):
    """A number or a formula of parameters [m]."""

    words = "number or formula of parameters"


class OwnCoordinates(Field[Sequence[Symbol], Sequence[Symbol]]):
    """The symbols that the formulas of a joint are written with."""

    words = "symbols"


class Entry3(Field[Entries, Entries]):
    """Three formulas of the own coordinates, parameters and time."""

    words = "three formulas"


class OptionalMatrix(Field[Entries | None, Entries | None]):
    """A matrix of such formulas, or none."""

    words = "matrix of formulas, or None"


class Numbers(Field[Sequence[float], Sequence[float]]):
    """A list of numbers."""

    words = "numbers"


class Unit(Field[str, str]):
    """A unit, or an empty text."""

    words = "text"
