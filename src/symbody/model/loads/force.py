"""A force vector or a torque on a frame, with its reaction on another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.field import Bind, element, preset
from symbody.model.fields import OptionalPlace, Place, Vector
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import array, neg3


@final
@element
class Force(Load):
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
    shape = (3,)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        reaction_on = self.reaction_on
        if reaction_on is not None and reaction_on.body is self.on.body:
            raise ModelError(
                f"{who}: force and reaction are both on the body "
                f"{self.on.body.name!r}, which together at most turns it, as a Torque "
                f"does. Put the reaction on another body, or leave it out."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the force and its reaction."""
        action = Wrench(self.on, self.expressed_in, force=self.vector)
        if self.reaction_on is None:
            return (action,)
        reaction = neg3(self.vector)
        return action, Wrench(self.reaction_on, self.expressed_in, force=reaction)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the components of the force, in the axes they were given in."""
        return array(self.vector)


@final
@element
class Torque(Load):
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
    shape = (3,)
    unit = "N m"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other."""
        reaction_on = self.reaction_on
        if reaction_on is not None and reaction_on.body is self.on.body:
            raise ModelError(
                f"{who}: torque and reaction are both on the body "
                f"{self.on.body.name!r}, which together changes nothing. Put the "
                f"reaction on another body, or leave it out."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the torque and its reaction."""
        action = Wrench(self.on, self.expressed_in, torque=self.vector)
        if self.reaction_on is None:
            return (action,)
        reaction = neg3(self.vector)
        return action, Wrench(self.reaction_on, self.expressed_in, torque=reaction)

    def value(self, kinematics: Kinematics) -> Array:
        """Return the components of the torque, in the axes they were given in."""
        return array(self.vector)
