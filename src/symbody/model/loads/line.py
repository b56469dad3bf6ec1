"""The line between the origins of two frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import Node
from symbody.model.body import Frame, place_name
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import ZERO_VEC, Vec, dot, neg3, scale, sub3


@final
@dataclass(frozen=True)
class Line:
    """The line from A's origin to B's, without direction where they meet.

    Attributes:
        a: Frame A.
        b: Frame B, on another body.
        p: From A's origin to B's, in the world's axes [m].
        length: Distance of the origins [m].
    """

    a: Frame
    b: Frame
    p: Vec
    length: Node

    def rate(self, kinematics: Kinematics) -> Node:
        """Return the rate of the length [m/s]."""
        v_A = kinematics.velocity(self.a, None, None)
        v_B = kinematics.velocity(self.b, None, None)
        rate: Node = dot(self.p, sub3(v_B, v_A)) / self.length
        return rate

    def along(self, force: Node) -> Vec:
        """Return a force on B, which pushes the ends apart if positive."""
        return scale(force / self.length, self.p)


def line_between(kinematics: Kinematics, a: Frame, b: Frame) -> Line:
    """Return the line.

    Raises:
        ModelError: The origins coincide always.
    """
    p_AB = kinematics.position(b, a, None)
    if p_AB == ZERO_VEC:
        raise ModelError(
            f"load between {place_name(a)} and {place_name(b)}: the ends coincide "
            f"always, so the force has no direction. Move one of them."
        )
    return Line(a, b, p_AB, sqrt(dot(p_AB, p_AB)))


def opposite_forces(a: Frame, b: Frame, on_b: Vec) -> Sequence[Wrench]:
    """Return a force on B, in the world's axes, and its opposite on A."""
    return Wrench(b, None, force=on_b), Wrench(a, None, force=neg3(on_b))


def checked_ends(who: str, a: Frame, b: Frame) -> None:
    """Raise unless two ends are on two bodies.

    Raises:
        ModelError: They are on one.
    """
    if a.body is b.body:
        raise ModelError(
            f"{who}: both ends, {place_name(a)} and {place_name(b)}, are on the "
            f"body {a.body.name!r}, where the force changes nothing. Put the ends "
            f"on two bodies."
        )
