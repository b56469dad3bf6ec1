"""An elastic membrane between three points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, final

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.functions import sqrt
from symbody.expr.node import ONE, ZERO, Array, Node, as_node
from symbody.model.body import place_name
from symbody.model.field import Bind, element, preset
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.loads.connection import Connection
from symbody.model.loads.variables import Endpoint
from symbody.model.signs import BRAKES, positive


class PoissonRatio(Formula):
    """One number or formula of parameters, above -1 and below 1."""

    words = "number or formula of parameters, above -1 and below 1"
    allowed = ("parameter",)


@final
@element
class Membrane(Connection):
    """A flat elastic triangle without mass between three places, for small strains.

    Its strains are the same all over it and follow from the stretches of its sides
    e = (e_ab, e_bc, e_ca), so that it turns and moves in space as it likes; bending has
    no stiffness. The forces F = K e + damping_time*K ė along the sides are those of
    plane stress, from the energy

        W = A t E/(1 - ν²) (εx² + εy² + 2 ν εx εy + (1 - ν)/2 γ²)/2.

    Its value is F, positive in tension. Several that share nodes make a sheet.

    Attributes:
        a: Body or frame at the first corner.
        b: Body or frame at the second one.
        c: Body or frame at the third one; not all three on one body.
        ab: Length of the side from A to B without load [m].
        bc: Of that from B to C [m].
        ca: Of that from C to A [m].
        modulus: Young's modulus E [N/m²].
        thickness: t [m].
        poisson: Poisson's ratio ν, above -1 and below 1.
        damping_time: Damping matrix as this times the stiffness matrix [s].

    References:
        Sol (1983), section 3.4, figure 3.9: an element with three endpoints.
        Argyris, Dunne, Malejannakis, Schelkle (1977), A simple triangular facet shell
        element: strains from the stretches of the sides.
    """

    a: Place
    b: Place
    c: Place
    ab: Annotated[ConstantFormula, "m"]
    bc: Annotated[ConstantFormula, "m"]
    ca: Annotated[ConstantFormula, "m"]
    modulus: Annotated[Formula, "N/m²", positive("as that of any sheet")]
    thickness: Annotated[Formula, "m", positive("as that of any sheet")]
    poisson: Annotated[PoissonRatio, "1"] = preset(0.3)
    damping_time: Annotated[Formula, "s", BRAKES] = preset(0)
    unit = "N"

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the sides make no triangle, or the material is none."""
        corners = self.frames()
        if len(set(map(place_name, corners))) < len(corners):
            raise ModelError(
                f"{who}: its corners {listed(map(place_name, corners))} are not three "
                f"places, so that a side has no direction. Give each corner its own."
            )
        sides = [bind.default(side) for side in (self.ab, self.bc, self.ca)]
        known = [side for side in sides if side is not None]
        if len(known) == len(sides) and 2 * max(known) >= sum(known):
            raise ModelError(
                f"{who}: sides of {', '.join(f'{x:g}' for x in known)} m make no "
                f"triangle. Each must be shorter than the other two together."
            )
        poisson = bind.default(self.poisson)
        if poisson is not None and not -1 < poisson < 1:
            raise ModelError(
                f"{who}: poisson is {poisson:g}, but the energy of plane stress is "
                f"positive between -1 and 1 only. Give 0.3 for steel."
            )

    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return the stretches of the sides."""
        a, b, c = ends
        return [
            a.distance_to(b) - self.ab,
            b.distance_to(c) - self.bc,
            c.distance_to(a) - self.ca,
        ]

    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the forces along the sides."""
        e = variables + self.damping_time * rates
        return [
            sum(k * stretch for k, stretch in zip(row, e, strict=True))
            for row in self._stiffness()
        ]

    def _stiffness(self) -> list[list[Node]]:
        """Return K [N/m]."""
        units = [[ONE if i == k else ZERO for i in range(3)] for k in range(3)]
        slopes = [self._strains(unit) for unit in units]
        nu, (_, height) = self.poisson, self._corner()
        size = self.ab * height / 2 * self.thickness * self.modulus / (1 - nu * nu)

        def entry(i: int, j: int) -> Node:
            (x, y, shear), (xj, yj, shear_j) = slopes[i], slopes[j]
            across = (1 - nu) / 2 * (shear * shear_j)
            return as_node(size * (x * xj + y * yj + nu * (x * yj + y * xj) + across))

        return [[entry(max(i, j), min(i, j)) for j in range(3)] for i in range(3)]

    def _corner(self) -> tuple[Node, Node]:
        """Return the place of C; A is at the origin, B on the first axis [m]."""
        ab, bc, ca = self.ab, self.bc, self.ca
        x = (ab * ab + ca * ca - bc * bc) / (2 * ab)
        return as_node(x), sqrt(ca * ca - x * x)

    def _strains(self, e: Sequence[Node]) -> tuple[Node, Node, Node]:
        """Return εx, εy and γ for stretches of the sides, along AB and across."""
        x, y = self._corner()
        ab = self.ab
        along = e[0] / ab
        # l e = Δx² εx + Δy² εy + Δx Δy γ of each side.
        of_bc = self.bc * e[1] - (x - ab) ** 2 * along
        of_ca = self.ca * e[2] - x * x * along
        across = (x * of_bc - (x - ab) * of_ca) / (ab * y * y)
        return along, across, (of_ca - of_bc) / (ab * y)
