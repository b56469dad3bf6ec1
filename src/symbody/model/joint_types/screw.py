"""The screw joint: rotation about an axis, and translation along it in proportion."""

from __future__ import annotations

from math import isfinite
from typing import Annotated, final

from symbody.arguments import shown
from symbody.errors import ModelError, warn_user
from symbody.expr.node import ZERO, Const, Symbol, as_node
from symbody.model.field import value_kind
from symbody.model.joint_types.element import Element, Law, elementary
from symbody.model.joint_types.fields import Axis, Length
from symbody.spatial.rotation import rotation
from symbody.spatial.vectors import ZERO_VEC, mat, vec

_TURN = 6.283185307179586


@final
@value_kind
class Screw:
    """Rotation by the angle q [rad], with a translation of pitch·q/2π [m].

    Attributes:
        axis: "x", "y", "z" or any vector but zero, in the joint's frames.
        pitch: Advance in one turn [m]; negative for a left-handed thread.
    """

    axis: Axis
    pitch: Annotated[Length, "m"]

    def __post_init__(self) -> None:
        elementary("R", self.axis, "Screw")
        pitch = as_node(self.pitch, "Screw: pitch")
        if isinstance(pitch, Const) and not isfinite(pitch.value):
            raise ModelError(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch must be "
                f"finite. Give the way of one turn [m], or take Prismatic for a "
                f"translation alone."
            )
        if pitch is ZERO:
            warn_user(
                f"Screw({shown(self.axis)}, {shown(self.pitch)}): the pitch is zero, "
                f"so that nothing advances. Give the way of one turn [m], or take "
                f"Revolute for a rotation alone."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """One motion by a law."""
        angle = Symbol("angle")
        direction = elementary("R", self.axis, "Screw").axis
        advance = as_node(self.pitch) * angle / _TURN
        law = Law(
            (angle,),
            vec([component * advance for component in direction]),
            mat(rotation(self.axis, angle)),
            (0.0,),
            "rad",
        )
        return (Element("G", ZERO_VEC, "screw", law),)
