"""The free joint: no restriction between two bodies."""

from __future__ import annotations

from typing import final

from symbody.model.field import preset, value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Description
from symbody.model.joint_types.spherical import Spherical


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
