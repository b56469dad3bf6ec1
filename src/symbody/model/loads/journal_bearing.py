"""A short journal bearing: the oil film between a journal and its bearing."""

from __future__ import annotations

from typing import final

from symbody.expr.differentiate import derivative
from symbody.expr.functions import atan, sqrt
from symbody.expr.node import Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.model.field import inheriting
from symbody.model.loads.oil_film import Film, OilFilm


@final
@inheriting
class JournalBearing(OilFilm):
    """The oil film of a short bearing, with the pressure where it squeezes (Gümbel).

    The bearing is about z of its frame; the journal's origin is at e in its plane, and
    turns with w about z, relative to it. With the clearance c the film pushes where
    V = ė - w z×e/2 points,

        force on the journal = -viscosity*length³*radius/c³ ∫ (V·n) n / (h/c)³ dθ

    over the half with V·n > 0, h = c - e·n, in closed form; the film's friction brakes
    w. Where the journal touches, at |e| = c, the film would be infinitely stiff, and a
    run ends there. A bearing is short if its length is below half its diameter; longer
    ones are a `FiniteJournalBearing`.

    References:
        Childs, Moes and van Leeuwen (1977), Journal bearing impedance descriptions for
        rotordynamic applications, Journal of Lubrication Technology 99; Booker (1965),
        A table of the journal-bearing integral, Journal of Basic Engineering 87.
    """

    def impedance(
        self, film: Film, along: Node, across: Node
    ) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components."""
        size = film.viscosity * film.radius * film.length**3 / film.clearance**3
        return neg(size), *_half_integrals(along, across)


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
