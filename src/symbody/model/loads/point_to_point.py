"""A force along the line between two points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.model.body import Frame, frame_of, place_name
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Bind, JointLoad, Wrench
from symbody.spatial.vectors import ZERO_VEC, dot, neg3, scale


@final
@dataclass(frozen=True, eq=False)
class PointToPoint:
    """A force between the origins of two frames, along their line.

    The direction is undefined where the points coincide; the force is then not finite.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        force: Positive if it pushes the ends apart [N]; a number or a formula, for a
            spring of `Distance` d for example c*(d0 - d[0]).
    """

    a: Any
    b: Any
    force: Any

    def bound(self, who: str, bind: Bind) -> PointToPoint:
        """Return the load with places checked and formulas made nodes."""
        a, b = frame_of(who, self.a), frame_of(who, self.b)
        if a.body is b.body:
            raise ModelError(
                f"{who}: both ends, {place_name(a)} and {place_name(b)}, are on the "
                f"body {a.body.name!r}, where the force changes nothing. Put the ends "
                f"on two bodies."
            )
        return replace(self, a=a, b=b, force=bind(self.force, ())[()])

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the two opposite forces."""
        p_AB = kinematics.position(self.b, self.a, None)
        if p_AB == ZERO_VEC:
            raise ModelError(
                f"load between {place_name(self.a)} and {place_name(self.b)}: the ends "
                f"coincide always, so the force has no direction. Move one of them."
            )
        on_b = scale(self.force / sqrt(dot(p_AB, p_AB)), p_AB)
        return Wrench(self.b, None, force=on_b), Wrench(self.a, None, force=neg3(on_b))

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()

    def frames(self) -> Sequence[Frame]:
        """Return both ends."""
        return self.a, self.b
