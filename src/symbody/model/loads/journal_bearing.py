"""A short journal bearing: the oil film between a journal and its bearing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.differentiate import derivative
from symbody.expr.functions import atan, sqrt
from symbody.expr.node import Array, Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.model.body import Frame
from symbody.model.field import Bind, element
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.connection import checked_connected
from symbody.model.loads.load import Load, Wrench
from symbody.model.loads.oil_film import Film, film_loads, film_wrenches
from symbody.spatial.vectors import array


@final
@element
class JournalBearing(Load):
    """The oil film of a short bearing, with the pressure where it squeezes (Gümbel).

    The bearing is about z of its frame; the journal's origin is at e in its plane, and
    turns with w about z, relative to it. With the clearance c the film pushes where
    V = ė - w z×e/2 points,

        force on the journal = -viscosity*length³*radius/c³ ∫ (V·n) n / (h/c)³ dθ

    over the half with V·n > 0, h = c - e·n, in closed form; the film's friction brakes
    w. Where the journal touches, at |e| = c, the film would be infinitely stiff, and a
    run ends there. A bearing is short if its length is below half its diameter; longer
    ones are a `FiniteJournalBearing`.

    Attributes:
        bearing: Body or frame at the centre of the bearing, about z.
        journal: Body or frame at the centre of the journal, on another body.
        radius: Of the journal [m].
        length: Along z [m].
        clearance: Radial clearance [m].
        viscosity: Dynamic viscosity of the oil [Pa s].

    References:
        Childs, Moes and van Leeuwen (1977), Journal bearing impedance descriptions for
        rotordynamic applications, Journal of Lubrication Technology 99; Booker (1965),
        A table of the journal-bearing integral, Journal of Basic Engineering 87.
    """

    bearing: Place
    journal: Place
    radius: ConstantFormula
    length: ConstantFormula
    clearance: ConstantFormula
    viscosity: Formula
    shape = (3,)
    unit = ""

    def check(self, who: str, bind: Bind) -> None:
        """Raise if there is no film."""
        checked_connected(who, (self.bearing, self.journal))
        self._size().check(who, bind)

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return bearing and journal."""
        return self.bearing, self.journal

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the journal, and their opposite on the bearing."""
        loads = self._film(kinematics)
        return film_wrenches(kinematics, self.bearing, self.journal, loads)

    def _size(self) -> Film:
        return Film(self.radius, self.length, self.clearance, self.viscosity)

    def _film(self, kinematics: Kinematics) -> tuple[Node, Node, Node]:
        return film_loads(
            kinematics, self.bearing, self.journal, self._size(), self._impedance
        )

    def _impedance(self, along: Node, across: Node) -> tuple[Node, Node, Node]:
        size = self.viscosity * self.radius * self.length**3 / self.clearance**3
        return neg(size), *_half_integrals(along, across)

    def value(self, kinematics: Kinematics) -> Array:
        """Return force along x and y [N] and torque about z [N m] on the journal."""
        return array(self._film(kinematics))


def _half_integrals(a: Node, b: Node) -> tuple[Node, Node]:
    """Return ∫cos²ψ/g³ and ∫cosψ sinψ/g³ from -π/2 to π/2, g = 1 - a cosψ - b sinψ.

    They are half the second derivatives of ∫1/g.
    """
    s, u = Symbol("a"), Symbol("b")
    root = sqrt(1 - s * s - u * u)
    whole = 2 / root * (atan((1 + s - u) / root) + atan((1 + s + u) / root))
    slope = derivative(whole, s)
    found = [derivative(slope, s) / 2, derivative(slope, u) / 2]
    along, across = substitute(found, {s: a, u: b})
    return along, across
