"""A torque vector on a body, with its reaction if asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame, frame_of
from symbody.model.fields import OptionalPlace, Place, Vector, element, preset
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Bind, JointLoad, Wrench
from symbody.spatial.vectors import array, neg3, vec


@final
@element
class Torque:
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
    vector: Vector
    reaction_on: OptionalPlace = preset(None)
    expressed_in: OptionalPlace = preset(None)
    shape = (3,)
    unit = "N m"

    def bound(self, who: str, bind: Bind) -> Torque:
        """Return the load with places checked and formulas made nodes."""
        on = frame_of(who, self.on)
        reaction_on = _frame_or_none(who, self.reaction_on)
        if reaction_on is not None and reaction_on.body is on.body:
            raise ModelError(
                f"{who}: torque and reaction are both on the body {on.body.name!r}, "
                f"which together changes nothing. Put the reaction on "
                f"another body, or leave it out."
            )
        return replace(
            self,
            on=on,
            vector=vec(bind(self.vector, (3,))),
            reaction_on=reaction_on,
            expressed_in=_frame_or_none(who, self.expressed_in),
        )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the torque and its reaction."""
        action = Wrench(self.on, self.expressed_in, torque=self.vector)
        if self.reaction_on is None:
            return (action,)
        reaction = neg3(self.vector)
        return action, Wrench(self.reaction_on, self.expressed_in, torque=reaction)

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()

    def value(self, kinematics: Kinematics) -> Array:
        """Return the components of the torque, in the axes they were given in."""
        return array(self.vector)

    def frames(self) -> Sequence[Frame]:
        """Return the frames it acts on or is measured by."""
        places = (self.on, self.reaction_on, self.expressed_in)
        return tuple(place for place in places if place is not None)


def _frame_or_none(who: str, place: Any) -> Frame | None:
    return None if place is None else frame_of(who, place)
