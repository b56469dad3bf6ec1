"""The universal joint: rotations about two crossing axes."""

from __future__ import annotations

from typing import final

from symbody.model.field import preset, value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Axis


@final
@value_kind
class Universal:
    """Rotation [rad] about an axis of the parent, then about an axis of the child.

    Attributes:
        first: "x", "y", "z" or any vector but zero, fixed in the parent's frame.
        second: Likewise, fixed in the child's frame.
    """

    first: Axis = preset("x")
    second: Axis = preset("y")

    def __post_init__(self) -> None:
        elementary("R", self.first, "Universal")
        elementary("R", self.second, "Universal")

    @property
    def elements(self) -> tuple[Element, ...]:
        """Two rotations."""
        return (
            elementary("R", self.first, "Universal"),
            elementary("R", self.second, "Universal"),
        )
