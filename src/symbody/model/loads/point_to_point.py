"""A force along the line between two points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.expr.node import Array, Node
from symbody.model.field import Bind, element
from symbody.model.fields import Formula, Place
from symbody.model.kinematics import Kinematics, Slide
from symbody.model.loads.line import checked_ends, line_between, opposite_forces
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import Vec, array, scale


@final
@element
class PointToPoint(Load):
    """A force between the origins of two frames, along their line.

    The direction is undefined where the points coincide; the force is then not finite,
    and a run that would pass there ends.

    Where joints let the ends slide along one line only, a force that is not one of
    their distance is along the joint: it has its direction on both sides, that in
    which it pushes the ends apart where the model starts.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        force: Positive if it pushes the ends apart [N]; a number or a formula, for a
            spring of `Distance` d for example c*(d0 - d[0]).
    """

    a: Place
    b: Place
    force: Annotated[Formula, "N"]
    shape = ()
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if both ends are on one body."""
        checked_ends(who, self.a, self.b)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the two opposite forces."""
        slide = self._along_joint(kinematics)
        if slide is not None:
            return opposite_forces(self.a, self.b, scale(self.force, slide.direction))
        line = line_between(kinematics, self.a, self.b)
        return opposite_forces(self.a, self.b, line.along(self.force))

    def undirected(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the line and the force, unless the joint gives the direction."""
        if self._along_joint(kinematics) is not None:
            return None
        return line_between(kinematics, self.a, self.b).p, self.force

    def _along_joint(self, kinematics: Kinematics) -> Slide | None:
        """Return the slide along which the force acts, if there is one."""
        slide = kinematics.slide(self.a, self.b)
        if slide is None or kinematics.is_even(self.force, self.a, self.b):
            return None
        return slide

    def value(self, kinematics: Kinematics) -> Array:
        """Return the force, positive if it pushes the ends apart."""
        return array(self.force)
