"""The cylindrical joint: translation along an axis and rotation about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.model.joint_types.element import AxisLike, Element, elementary


@final
@dataclass(frozen=True)
class Cylindrical:
    """Translation [m] along an axis and rotation [rad] about it, independently.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
    """

    axis: AxisLike

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Cylindrical")

    @property
    def elements(self) -> tuple[Element, ...]:
        """A translation, then a rotation."""
        return (
            elementary("T", self.axis, "Cylindrical"),
            elementary("R", self.axis, "Cylindrical"),
        )
