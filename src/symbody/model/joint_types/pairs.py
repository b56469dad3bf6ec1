"""The joints of mechanisms: revolute, prismatic, cylindrical, universal, and so on."""

from __future__ import annotations

from typing import ClassVar, Literal, final

from symbody.arguments import among
from symbody.errors import ModelError
from symbody.model.field import preset, value_kind
from symbody.model.joint_types.element import (
    Axis,
    Description,
    Element,
    Normal,
    elementary,
)
from symbody.spatial.vectors import ZERO_VEC


class _InSeries:
    """A joint of motions about and along axes that its fields give."""

    # "R" for a rotation or "T" for a translation, and the field of its axis.
    _series: ClassVar[tuple[tuple[Literal["R", "T"], str], ...]]

    def __post_init__(self) -> None:
        _ = self.elements

    @property
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
