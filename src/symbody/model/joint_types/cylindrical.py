"""The cylindrical joint: translation along an axis and rotation about it."""

from __future__ import annotations

from typing import final

from symbody.model.field import value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Axis


@final
@value_kind
class Cylindrical:
    """Translation [m] along an axis and rotation [rad] about it, independently.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
    """

    axis: Axis

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Cylindrical")

    @property
    def elements(self) -> tuple[Element, ...]:
        """A translation, then a rotation."""
        return (
            elementary("T", self.axis, "Cylindrical"),
            elementary("R", self.axis, "Cylindrical"),
        )
