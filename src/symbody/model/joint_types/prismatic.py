"""The prismatic joint: translation along an axis, without rotation."""

from __future__ import annotations

from typing import final

from symbody.model.field import value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Axis


@final
@value_kind
class Prismatic:
    """Translation by the distance q [m] along an axis.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames; q counts
            metres along it whatever its length.
    """

    axis: Axis

    def __post_init__(self) -> None:
        elementary("T", self.axis, "Prismatic")

    @property
    def elements(self) -> tuple[Element, ...]:
        """One translation."""
        return (elementary("T", self.axis, "Prismatic"),)
