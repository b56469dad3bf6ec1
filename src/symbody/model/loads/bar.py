"""An elastic bar between two points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.connection import Connection, checked_connected
from symbody.model.loads.endpoints import Endpoint


@final
@element
class Bar(Connection):
    """An elastic bar without mass between two balls, in tension and compression.

    The tension is axial/length*(d - length + damping_time*ḋ) at the distance d: Hooke's
    law with a damping in proportion. A bar that bends is a `Beam`, one that only pulls
    a `Cable`.

    Attributes:
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        axial: Stiffness EA [N].
        length: Length without load [m].
        damping_time: Damping as this times the stiffness [s].

    References:
        Sol (1983), section 3.2.
    """

    a: Place
    b: Place
    axial: Annotated[Formula, "N"]
    length: Annotated[ConstantFormula, "m"]
    damping_time: Annotated[Formula, "s"] = preset(0)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the bar has no stiffness or length."""
        checked_connected(who, self.frames_at_ends())
        bar = "as that of any bar"
        checked_positive(who, "the stiffness axial", self.axial, bar, bind)
        checked_positive(who, "the length", self.length, bar, bind)
        brakes = "because it brakes"
        checked_not_negative(who, "the damping_time", self.damping_time, brakes, bind)

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return the ends."""
        return self.a, self.b

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the stretch."""
        a, b = ends
        return [a.distance_to(b) - self.length]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the tension."""
        stretch = variables[0] + self.damping_time * rates[0]
        return [self.axial / self.length * stretch]
