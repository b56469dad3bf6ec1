"""A journal bearing of any length, by the impedance of Childs, Moes and van Leeuwen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from symbody.expr.functions import asin, atan, cos, sin, sqrt
from symbody.expr.node import Array, Node, neg
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
class FiniteJournalBearing(Load):
    """The oil film of a bearing of finite length, which carries no tension.

    The bearing is about z of its frame; the journal's origin is at e in its plane, and
    turns with w about z, relative to it. The film acts against V = ė - w z×e/2, turned
    by an angle, with

        force on the journal = -2*viscosity*length*(radius/clearance)³ |V| W

    of the impedance W, a formula fitted to solutions of Reynolds' equation; the film's
    friction brakes w. Beside such solutions with Reynolds' condition W is right within
    12 % to an eccentricity of 0.6 of the clearance and within 17 % to 0.8, for lengths
    of a quarter of the diameter to one diameter; of two diameters it carries up to a
    third too little at small eccentricities. At |e| = clearance a run ends.

    Attributes:
        bearing: Body or frame at the centre of the bearing, about z.
        journal: Body or frame at the centre of the journal, on another body.
        radius: Of the journal [m].
        length: Along z [m].
        clearance: Radial clearance [m].
        viscosity: Dynamic viscosity of the oil [Pa s].

    References:
        Childs, Moes and van Leeuwen (1977), Journal bearing impedance descriptions for
        rotordynamic applications, Journal of Lubrication Technology 99; Moes and Bosma
        (1981), Mobility and impedance definitions for plain journal bearings, the same
        journal 103.
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
        size = 2 * self.viscosity * self.length * (self.radius / self.clearance) ** 3
        return neg(size), *impedance(along, across, self.length / (2 * self.radius))

    def value(self, kinematics: Kinematics) -> Array:
        """Return force along x and y [N] and torque about z [N m] on the journal."""
        return array(self._film(kinematics))


def impedance(along: Node, across: Node, ratio: Node) -> tuple[Node, Node]:
    """Return W along the squeeze and across it, to the left.

    Args:
        along: Eccentricity along the squeeze, in clearances: ξ.
        across: And across: η.
        ratio: Length by diameter.
    """
    # The angle from the squeeze to W, between those of short and of tight films.
    B = (1 - along**2 - across**2) / ratio**2
    root = sqrt(1 - across**2)
    bend = 3 * (1 + 3.60 * B) / (4 * (1 + 2.12 * B)) * across / root
    turn = asin(across) - (1 - along / root) * (asin(across) - atan(bend))
    c, s = cos(turn), sin(turn)
    # The eccentricity as W sees it.
    x, y = along * c + across * s, across * c - along * s
    Q = (1 - x) / ratio**2
    E = 1 + 2.12 * Q
    G = 3 * y * (1 + 3.60 * Q) / (4 * (1 - x))
    size = 1 / (0.150 * sqrt(E * E + G * G) * (1 - x) ** 1.5)
    return size * c, size * s
