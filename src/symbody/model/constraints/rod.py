"""A rod without mass between two points: their distance is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Const, Node, neg
from symbody.model.body import Frame, frame_of
from symbody.model.constraints.constraint import Closing, checked_pair
from symbody.model.fields import Formula, Place, element
from symbody.model.loads.load import Bind, Wrench
from symbody.spatial.vectors import dot, matvec, neg3, scale, transposed


@final
@element
class Rod:
    """The distance of two points is given; one equation.

    The multiplier is the force along the rod, positive if the rod is compressed.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        length: Of the rod [m]; positive, a number or a formula, also of time.
    """

    a: Place
    b: Place
    length: Formula
    entries = ("force",)
    units = ("N",)

    def bound(self, who: str, bind: Bind) -> Rod:
        """Return the constraint with its ends checked and the length a node."""
        a, b = frame_of(who, self.a), frame_of(who, self.b)
        checked_pair(who, a, b)
        length: Any = bind(self.length, ())[()]
        value = bind.default(length)
        if value is not None and not value > 0:
            raise ModelError(
                f"{who}: the length is {value:g} m, but a rod needs a positive one. "
                f"For points that coincide use BallCut."
            )
        return replace(self, a=a, b=b, length=length)

    def positions(self, kinematics: Closing) -> Sequence[Node]:
        """Return (d² - l²)/(2 l) of the distance d, near d - l [m]."""
        gap = kinematics.gap(self.a, self.b)
        square = self.length * self.length
        if isinstance(self.length, Const):
            return ((dot(gap, gap) - square) * (0.5 / self.length.value),)
        return ((dot(gap, gap) - square) / (2 * self.length),)

    def velocities(self, kinematics: Closing) -> Sequence[Node]:
        """Return nothing."""
        return ()

    def formulas(self) -> Sequence[Node]:
        """Return the length, by which the residual becomes less."""
        return (neg(self.length),)

    def wrenches(self, kinematics: Closing, lam: Sequence[Node]) -> Sequence[Wrench]:
        """Return two opposite forces along the rod."""
        R_CA, _ = kinematics.attitudes(self.a, self.b)
        gap = kinematics.gap(self.a, self.b)
        size = ZERO if lam[0] is ZERO else lam[0] / self.length
        force = matvec(transposed(R_CA), scale(size, gap))
        return Wrench(self.b, self.a, force), Wrench(self.a, self.a, neg3(force))

    def frames(self) -> Sequence[Frame]:
        """Return both ends."""
        return self.a, self.b
