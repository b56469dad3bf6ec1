"""A force vector or a torque on a frame, with its reaction on another one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.field import Bind, element, preset
from symbody.model.fields import OptionalPlace, Place, Vector
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import Vec, array, neg3


class _WithReaction(Load):
    """A vector that acts on a frame, and perhaps the opposite one on another."""

    on: Place
    vector: Vector
    reaction_on: OptionalPlace
    expressed_in: OptionalPlace
    shape = (3,)
    # What both together do to one body.
    _effect: ClassVar[str]

    @abstractmethod
    def _wrench(self, on: Frame, vector: Vec) -> Wrench:
        """Return the wrench of a vector on a frame."""

    def check(self, who: str, bind: Bind) -> None:
        """Raise if action and reaction are on one body."""
        body = self.on.body
        if self.reaction_on is not None and self.reaction_on.body is body:
            raise ModelError(
                f"{who}: {type(self).__name__.lower()} and reaction are both on the "
                f"body {body.name!r}, which together {self._effect}. Put the reaction "
                f"on another body, or leave it out."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the wrench and its reaction."""
        action = self._wrench(self.on, self.vector)
        if self.reaction_on is None:
            return (action,)
        return action, self._wrench(self.reaction_on, neg3(self.vector))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the components, in the axes they were given in."""
        return array(self.vector)


@final
@element
class Force(_WithReaction):
    """A force on a body.

    Attributes:
        on: Body or frame; the force acts at its origin.
        vector: Components [N], three numbers or formulas.
        reaction_on: Body or frame at whose origin the opposite force acts; None for
            a force from outside. Where the two origins do not lie on the line of the
            force, both together turn the bodies, as PyMbs's force does; forces along
            a line are `PointToPoint`, and `Bushing` and `Contact` balance turning.
        expressed_in: Body or frame whose axes the components refer to; None for the
            world.
    """

    on: Place
    vector: Annotated[Vector, "N"]
    reaction_on: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None)
    unit = "N"
    _effect = "at most turns it, as a Torque does"

    def _wrench(self, on: Frame, vector: Vec) -> Wrench:
        return Wrench(on, self.expressed_in, force=vector)


@final
@element
class Torque(_WithReaction):
    """A torque on a body.

    Attributes:
        on: Body or frame.
        vector: Components [N m], three numbers or formulas.
        reaction_on: Body or frame on which the opposite torque acts; None for
            a torque from outside.
        expressed_in: Body or frame whose axes the components refer to; None for the
            world.
    """

    on: Place
    vector: Annotated[Vector, "N m"]
    reaction_on: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None)
    unit = "N m"
    _effect = "changes nothing"

    def _wrench(self, on: Frame, vector: Vec) -> Wrench:
        return Wrench(on, self.expressed_in, torque=vector)
