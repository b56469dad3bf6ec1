"""A journal bearing of any length, by the impedance of Childs, Moes and van Leeuwen."""

from __future__ import annotations

from typing import final

from symbody.expr.functions import asin, atan, cos, sin, sqrt
from symbody.expr.node import Node, neg
from symbody.model.field import inheriting
from symbody.model.loads.oil_film import Film, OilFilm


@final
@inheriting
class FiniteJournalBearing(OilFilm):
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

    References:
        Childs, Moes and van Leeuwen (1977), Journal bearing impedance descriptions for
        rotordynamic applications, Journal of Lubrication Technology 99; Moes and Bosma
        (1981), Mobility and impedance definitions for plain journal bearings, the same
        journal 103.
    """

    def impedance(
        self, film: Film, along: Node, across: Node
    ) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components."""
        size = 2 * film.viscosity * film.length * (film.radius / film.clearance) ** 3
        return neg(size), *impedance(along, across, film.length / (2 * film.radius))


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
