"""The force and the torque of the road on a wheel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import Frame, frame_of, place_name
from symbody.model.fields import Place, PlaceOrDefault, Vector, element, preset
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Bind, JointLoad, Wrench
from symbody.spatial.vectors import array, vec


@final
@element
class Tire:
    """A slot for a tire model: a force at the center of a wheel, and a torque.

    It acts on the rim; the road, which moves not, takes the reaction. What a tire
    model gives at the patch is moved to the center by adding r × force to the torque,
    r from the center to the patch.

    Attributes:
        rim: Body or frame at the center of the wheel, on what turns with it.
        carrier: Body or frame at the center of the wheel, on what does not turn with
            it; its axes are meant unless others are given.
        force: Components [N], three numbers or formulas.
        torque: Components about the rim's origin [N m].
        expressed_in: Body or frame of the components, for ground axes model.world;
            None for the carrier.
    """

    rim: Place
    carrier: Place
    force: Vector
    torque: Vector = preset((0, 0, 0))
    expressed_in: PlaceOrDefault = preset(None)
    shape = (6,)
    unit = ""

    def bound(self, who: str, bind: Bind) -> Tire:
        """Return the load with places checked and formulas made nodes."""
        rim, carrier = frame_of(who, self.rim), frame_of(who, self.carrier)
        if rim.body is carrier.body:
            raise ModelError(
                f"{who}: rim {place_name(rim)} and carrier {place_name(carrier)} are "
                f"on the body {rim.body.name!r}. The rim turns with the wheel and the "
                f"carrier does not; give frames of the two bodies that the axle joins."
            )
        axes = carrier if self.expressed_in is None else self.expressed_in
        return replace(
            self,
            rim=rim,
            carrier=carrier,
            force=vec(bind(self.force, (3,))),
            torque=vec(bind(self.torque, (3,))),
            expressed_in=frame_of(who, axes),
        )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the rim."""
        return (Wrench(self.rim, self.expressed_in, self.force, self.torque),)

    def joint_loads(self, kinematics: Kinematics) -> Sequence[JointLoad]:
        """Return nothing."""
        return ()

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on the rim, in the axes they were given in."""
        return array([*self.torque, *self.force])

    def frames(self) -> Sequence[Frame]:
        """Return rim, carrier and the frame of the axes."""
        return self.rim, self.carrier, self.expressed_in
