"""Relations of two joints: gears, rack and pinion, screw."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Annotated, Any, final

from symbody.errors import ModelError
from symbody.expr.node import Node, as_node
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Formula
from symbody.model.formulas import FormulaLike, is_sympy
from symbody.model.joint import Joint
from symbody.model.joint_fields import SingleJoint


@final
@element
class Gear(Constraint):
    """q_driven = ratio q_driving + offset; one equation.

    Meshing outside, the ratio is negative. The multiplier is the generalized force on
    the driven joint.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        ratio: Number or formula of parameters.
        offset: Number or formula, also of time [rad or m].
    """

    driven: SingleJoint
    driving: SingleJoint
    ratio: Annotated[Formula, "{driven}/{driving}"]
    offset: Annotated[Formula, "{driven}"] = preset(0)
    entries = ("mesh",)
    units = ("",)

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both joints are one."""
        if self.driven is self.driving:
            raise ModelError(
                f"{who}: both joints are {self.driven.name!r}. A relation needs two."
            )

    def positions(self, kinematics: ConstraintKinematics) -> Sequence[Node]:
        """Return the difference of the two sides."""
        return self.formulas()

    def formulas(self) -> Sequence[Node]:
        """Return the difference of the two sides."""
        a, b = self.driven.q[0], self.driving.q[0]
        return (a - self.ratio * b - self.offset,)


def RackAndPinion(
    rack: Joint, pinion: Joint, radius: FormulaLike, offset: FormulaLike = 0
) -> Gear:
    """Return q_rack = radius q_pinion + offset of a slider and a hinge."""
    return Gear(rack, pinion, radius, offset)


def ScrewRelation(
    slider: Joint, hinge: Joint, pitch: FormulaLike, offset: FormulaLike = 0
) -> Gear:
    """Return q_slider = pitch/2π q_hinge + offset; the pitch is that of one turn."""
    way: Any = pitch if is_sympy(pitch) else as_node(pitch, "ScrewRelation: pitch")
    return Gear(slider, hinge, way * (0.5 / math.pi), offset)
