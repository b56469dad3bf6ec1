"""Two spheres that touch, by Hertz."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.expr.functions import maximum, sqrt
from symbody.expr.node import Array
from symbody.model.body import Frame
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.loads.coefficients import checked_not_negative, checked_positive
from symbody.model.loads.connection import Connection, checked_connected
from symbody.model.loads.endpoints import Endpoint


@final
@element
class SphereContact(Connection):
    """Two spheres around the origins of two frames, which touch without friction.

    With the depth d = radius_a + radius_b - distance they push each other with
    4/3*modulus*sqrt(R)*d**1.5*max(1 + dissipation*ḋ, 0), 1/R = 1/radius_a + 1/radius_b
    (Hertz; Hunt and Crossley). A sphere upon a plane is `Contact`. The centres must not
    meet: there the force has no direction.

    Attributes:
        a: Body or frame at the centre of one sphere.
        b: Body or frame at the centre of the other, on another body.
        radius_a: Of one sphere [m].
        radius_b: Of the other [m].
        modulus: Of both materials, 1/((1-ν_a²)/E_a + (1-ν_b²)/E_b) [Pa].
        dissipation: Dissipation [s/m].

    References:
        Johnson (1985), Contact Mechanics, equation 4.23.
    """

    a: Place
    b: Place
    radius_a: Annotated[ConstantFormula, "m"]
    radius_b: Annotated[ConstantFormula, "m"]
    modulus: Annotated[Formula, "Pa"]
    dissipation: Annotated[Formula, "s/m"] = preset(0)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the spheres are none, or would give energy."""
        checked_connected(who, self.frames_at_ends())
        for name, value in (
            ("the radius_a", self.radius_a),
            ("the radius_b", self.radius_b),
            ("the modulus", self.modulus),
        ):
            checked_positive(who, name, value, "as that of any sphere", bind)
        takes = "because friction and impacts take energy"
        checked_not_negative(who, "the dissipation", self.dissipation, takes, bind)

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return the centres."""
        return self.a, self.b

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the depth."""
        a, b = ends
        return [self.radius_a + self.radius_b - a.distance_to(b)]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the forces against the depth."""
        R = 1 / (1 / self.radius_a + 1 / self.radius_b)
        elastic = 4 / 3 * self.modulus * sqrt(R) * maximum(variables[0], 0) ** 1.5
        return [elastic * maximum(1 + self.dissipation * rates[0], 0)]
