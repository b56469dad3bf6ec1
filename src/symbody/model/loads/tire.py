"""The force and the torque of the road on a wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.errors import ModelError
from symbody.expr.node import Array
from symbody.model.body import place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import Place, PlaceOrDefault, Vector
from symbody.model.kinematics import Kinematics
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import array


@final
@element
class Tire(Load):
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
    force: Annotated[Vector, "N"]
    torque: Annotated[Vector, "N m"] = preset((0, 0, 0))
    expressed_in: PlaceOrDefault = preset(None, instead="carrier")
    shape = (6,)
    unit = ""

    def check(self, who: str, bind: Bind) -> None:
        """Raise if rim and carrier are on one body."""
        if self.rim.body is self.carrier.body:
            raise ModelError(
                f"{who}: rim {place_name(self.rim)} and carrier "
                f"{place_name(self.carrier)} are on the body {self.rim.body.name!r}. "
                f"The rim turns with the wheel and the carrier does not; give frames "
                f"of the two bodies that the axle joins."
            )

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the rim."""
        return (Wrench(self.rim, self.expressed_in, self.force, self.torque),)

    def value(self, kinematics: Kinematics) -> Array:
        """Return torque and force on the rim, in the axes they were given in."""
        return array([*self.torque, *self.force])
