"""The spherical joint: free rotation about a point."""

from __future__ import annotations

from typing import final

from symbody.arguments import among
from symbody.errors import ModelError
from symbody.model.field import preset, value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Description
from symbody.spatial.vectors import ZERO_VEC


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
