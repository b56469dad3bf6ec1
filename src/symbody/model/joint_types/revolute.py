"""The revolute joint: rotation about an axis that is fixed in both bodies."""

from __future__ import annotations

from typing import final

from symbody.model.field import value_kind
from symbody.model.joint_types.element import Element, elementary
from symbody.model.joint_types.fields import Axis


@final
@value_kind
class Revolute:
    """Rotation by the angle q [rad] about an axis.

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
    """

    axis: Axis

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Revolute")

    @property
    def elements(self) -> tuple[Element, ...]:
        """One rotation."""
        return (elementary("R", self.axis, "Revolute"),)
