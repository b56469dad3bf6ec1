"""Relations of two joints: gears, rack and pinion, screw."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Node, as_node
from symbody.model.body import Frame
from symbody.model.constraints.constraint import Closing
from symbody.model.fields import Formula, element, preset
from symbody.model.formulas import FormulaLike, is_sympy
from symbody.model.joint import Joint
from symbody.model.loads.load import Bind, Wrench


@final
@element
class Gear:
    """q_driven = ratio q_driving + offset; one equation.

    Meshing outside, the ratio is negative. The multiplier is the generalized force on
    the driven joint.

    Attributes:
        driven: Joint of one freedom.
        driving: Another one.
        ratio: Number or formula of parameters.
        offset: Number or formula, also of time [rad or m].
    """

    driven: Joint
    driving: Joint
    ratio: Formula
    offset: Formula = preset(0)
    entries = ("mesh",)
    units = ("",)

    def bound(self, who: str, bind: Bind) -> Gear:
        """Return the constraint with its joints checked and formulas made nodes."""
        for joint in (self.driven, self.driving):
            if not isinstance(joint, Joint) or len(joint.v) != 1:
                shown = joint.name if isinstance(joint, Joint) else joint
                raise ModelError(
                    f"{who}: {shown!r} is not a joint of one freedom. A relation needs "
                    f"two of those; for others write Algebraic(formula)."
                )
        if self.driven is self.driving:
            raise ModelError(
                f"{who}: both joints are {self.driven.name!r}. A relation needs two."
            )
        ratio, offset = bind(self.ratio, ()).item(), bind(self.offset, ()).item()
        return replace(self, ratio=ratio, offset=offset)

    def positions(self, kinematics: Closing) -> Sequence[Node]:
        """Return the difference of the two sides."""
        return self.formulas()

    def velocities(self, kinematics: Closing) -> Sequence[Node]:
        """Return nothing."""
        return ()

    def formulas(self) -> Sequence[Node]:
        """Return the difference of the two sides."""
        a, b = self.driven.q[0], self.driving.q[0]
        return (a - self.ratio * b - self.offset,)

    def wrenches(self, kinematics: Closing, lam: Sequence[Node]) -> Sequence[Wrench]:
        """Return nothing: the multiplier acts in the joints."""
        return ()

    def frames(self) -> Sequence[Frame]:
        """Return the frames of both joints."""
        ends = (self.driven, self.driving)
        return tuple(frame for joint in ends for frame in (joint.parent, joint.child))


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
