"""The planar joint: two translations in a plane and rotation about its normal."""

from __future__ import annotations

from typing import final

from symbody.arguments import among
from symbody.errors import ModelError
from symbody.model.field import preset, value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Normal


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
