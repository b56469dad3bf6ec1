"""The joints of mechanisms, revolute, prismatic and so on, and chains of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import ClassVar, Literal, TypeAlias, final

import numpy as np

from symbody.arguments import among, near, shown
from symbody.errors import ModelError
from symbody.model.field import Field, preset, value_kind
from symbody.model.joint_types.element import (
    Axis,
    Description,
    Element,
    JointType,
    Normal,
    elementary,
)
from symbody.spatial.vectors import ZERO_VEC, Vec, is_constant


class _InSeries:
    """A joint of motions about and along axes that its fields give."""

    # "R" for a rotation or "T" for a translation, and the field of its axis.
    _series: ClassVar[tuple[tuple[Literal["R", "T"], str], ...]]

    def __post_init__(self) -> None:
        _ = self.elements

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        """The motions, from the parent's frame to the child's."""
        who = type(self).__name__
        pairs = self._series
        return tuple(elementary(kind, getattr(self, axis), who) for kind, axis in pairs)


@final
@value_kind
class Revolute(_InSeries):
    """Rotation by the angle q [rad] about an axis.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
    """

    axis: Axis
    _series = (("R", "axis"),)


@final
@value_kind
class Prismatic(_InSeries):
    """Translation by the distance q [m] along an axis.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames; q counts
            metres along it whatever its length.
    """

    axis: Axis
    _series = (("T", "axis"),)


@final
@value_kind
class Cylindrical(_InSeries):
    """Translation [m] along an axis and rotation [rad] about it, independently.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
    """

    axis: Axis
    _series = (("T", "axis"), ("R", "axis"))


@final
@value_kind
class Universal(_InSeries):
    """Rotation [rad] about an axis of the parent, then about an axis of the child.

    Attributes:
        first: "x", "y", "z" or any vector but zero, fixed in the parent's frame.
        second: Likewise, fixed in the child's frame.
    """

    first: Axis = preset("x")
    second: Axis = preset("y")
    _series = (("R", "first"), ("R", "second"))


@final
@value_kind
class Spherical:
    """Rotation about a point, in one of two descriptions.

    "cardan": three angles about x, y' and z'' in this order, three velocities their
    derivatives; singular where the second angle is ±π/2.
    "quaternion": four coordinates e0…e3 of unit length (scalar part first), three
    velocities: the angular velocity in the child's frame [rad/s]. Never singular.

    Attributes:
        by: Which description.
    """

    by: Description = preset("quaternion")

    def __post_init__(self) -> None:
        if not among(self.by, ("cardan", "quaternion")):
            raise ModelError(
                f"Spherical({self.by!r}): the description must be 'cardan' (three "
                f"angles) or 'quaternion' (four parameters)."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """Three rotations, or one by a quaternion."""
        if self.by == "quaternion":
            return (Element("Q", ZERO_VEC, "Q"),)
        return tuple(elementary("R", axis, "Spherical") for axis in "xyz")


@final
@value_kind
class Planar:
    """Two translations [m] in a coordinate plane, then rotation [rad] about its normal.

    Attributes:
        normal: "x", "y" or "z" of the joint's frames.
    """

    normal: Normal = preset("z")

    def __post_init__(self) -> None:
        if not among(self.normal, ("x", "y", "z")):
            raise ModelError(
                f"Planar({self.normal!r}): the normal must be 'x', 'y' or 'z'. For "
                f"another plane turn the joint's frames on both bodies."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """Two translations, then a rotation."""
        others = [axis for axis in "xyz" if axis != self.normal]
        return (
            *(elementary("T", axis, "Planar") for axis in others),
            elementary("R", self.normal, "Planar"),
        )


@final
@value_kind
class Fixed:
    """No relative motion: the joint's frames coincide."""

    @property
    def elements(self) -> tuple[Element, ...]:
        """None."""
        return ()


@final
@value_kind
class Free:
    """Three translations along the parent's axes, then free rotation.

    The first three velocities are the derivatives of the translations, in the parent's
    frame; the others as in `Spherical`.

    Attributes:
        by: Description of the rotation, "cardan" or "quaternion".
    """

    by: Description = preset("quaternion")

    def __post_init__(self) -> None:
        Spherical(self.by)

    @property
    def elements(self) -> tuple[Element, ...]:
        """Three translations, then the rotation."""
        slides = tuple(elementary("T", axis, "Free") for axis in "xyz")
        return slides + Spherical(self.by).elements


# Tolerance within which unit vectors count as parallel.
_PARALLEL = 1e-9

JointKind: TypeAlias = str | JointType | Sequence[str | JointType]

WORDS: dict[str, JointType] = {
    **{f"R{axis}": Revolute(axis) for axis in "xyz"},
    **{f"T{axis}": Prismatic(axis) for axis in "xyz"},
    "fixed": Fixed(),
    "spherical": Spherical(),
    "free": Free(),
    "cylindrical": Cylindrical("z"),
    "planar": Planar("z"),
    "universal": Universal("x", "y"),
}


def numbered(words: Sequence[str]) -> list[str]:
    """Return words, the second of a kind as "word2" and so on."""
    counts = [words[: k + 1].count(word) for k, word in enumerate(words)]
    pairs = zip(words, counts, strict=True)
    return [f"{word}{n}" if n > 1 else word for word, n in pairs]


class Links(Field[Sequence[str | JointType], Sequence[str | JointType]]):
    """Joints in series."""

    words = "words or joint types"
    form, sample = "links", lambda *_: ("Tx", "Ry")


@final
@value_kind
class Chain:
    """Joints in series, from the parent's frame to the child's.

    Attributes:
        links: Words such as "Tx" or "Ry", or joint types.
    """

    links: Links

    def __post_init__(self) -> None:
        if isinstance(self.links, str) or not isinstance(self.links, Sequence):
            raise ModelError(
                f"Chain: links={shown(self.links)}: it must be a list of words or "
                f"joint types. Give for example ('Tx', 'Ry')."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elementary motions of all links, with labels that differ."""
        elements = [e for link in self.links for e in joint_type(link).elements]
        labels = numbered([element.label for element in elements])
        pairs = zip(elements, labels, strict=True)
        result = [replace(element, label=label) for element, label in pairs]
        if sum(element.kind == "Q" for element in result) > 1:
            raise ModelError(
                "Chain: it holds two quaternion joints. Between two free rotations "
                "one is superfluous; put a body between them, or drop one."
            )
        return tuple(result)


def superfluous(kind: JointType) -> str | None:
    """Return the label of a motion that others of the joint make already; or None."""
    slides: list[Vec] = []
    turn: Vec | None = None
    for element in kind.elements:
        axis = element.axis
        if element.kind not in ("R", "T") or not is_constant((axis,)):
            slides, turn = [], None
            continue
        if element.kind == "T":
            if _rank(*slides, axis) == len(slides):
                return element.label
            slides.append(axis)
        else:
            if turn is not None and _rank(turn, axis, *slides) == 1:
                return element.label
            slides, turn = [], axis
    return None


def _rank(*axes: Vec) -> int:
    numbers = [[float(component) for component in axis] for axis in axes]
    return int(np.linalg.matrix_rank(np.array(numbers), tol=_PARALLEL))


def joint_type(kind: object) -> JointType:
    """Return the joint type that a word, a list or an object means."""
    if isinstance(kind, str):
        if kind == "screw":
            raise ModelError(
                "joint kind 'screw': a screw has a pitch, which a word cannot say. "
                "Give Screw('z', pitch), with the advance of one turn [m]."
            )
        if kind not in WORDS:
            raise ModelError(
                f"joint kind {shown(kind)}: unknown. Known words: {', '.join(WORDS)}; "
                f"also a list of them, or an object such as Revolute((1, 1, 0)). "
                f"{near(kind, WORDS)}"
            )
        return WORDS[kind]
    if isinstance(kind, Sequence):
        return Chain(tuple(kind))
    # Elements of a chain are read once, or nested ones would take 2**n times.
    if isinstance(kind, Chain) or (
        hasattr(kind, "elements") and not isinstance(kind, type)
    ):
        return kind
    raise ModelError(
        f"joint kind {shown(kind)} of type {type(kind).__name__}: a joint is a word "
        f"such as 'Rx', a list of words, or an object such as Revolute('x')."
    )
