"""Oil films of journal bearings, of short ones and of those of finite length."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, final

import numpy as np

from symbody.expr.arithmetic import neg
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.external import Curve
from symbody.expr.functions import asin, atan, cos, sin, sqrt
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.model.body import ENDPOINTS
from symbody.model.field import elements_base, inheriting
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.formulas import IN_FILM
from symbody.model.loads.load import Kinematics, Load, Wrench, action_and_reaction
from symbody.spatial.vectors import array

# Squeeze velocity below which the direction of the film does not matter [m/s].
_AT_REST = 1e-9
# 1 where there is a film, and no number where the journal is outside of its bearing, by
# the square of its eccentricity in clearances.
_FILM = PiecewisePolynomial(
    ((0.0, 1.0),), np.array([[np.nan], [1.0], [np.nan]]), (False,)
)
_IS_FILM = Curve("squared_eccentricity", _FILM)


@elements_base
class OilFilm(Load):
    """The oil film of a bearing about z of its frame.

    The journal's origin is at e in the bearing's plane, and turns with w about z,
    relative to it. A law gives the impedance that the film has against V = ė - w z×e/2.

    Attributes:
        bearing: Body or frame at the centre of the bearing, about z.
        journal: Body or frame at the centre of the journal, on another body.
        radius: Of the journal [m].
        length: Along z [m].
        clearance: Radial clearance [m].
        viscosity: Dynamic viscosity of the oil [Pa s].
    """

    bearing: Place
    journal: Place
    radius: Annotated[ConstantFormula, "m", IN_FILM]
    length: Annotated[ConstantFormula, "m", IN_FILM]
    clearance: Annotated[ConstantFormula, "m", IN_FILM]
    viscosity: Annotated[Formula, "Pa s", IN_FILM]
    shape = (3,)
    unit = ""
    apart = ENDPOINTS
    is_relative = True

    @abstractmethod
    def impedance(self, along: Node, across: Node) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components.

        Args:
            along: Eccentricity along V, in clearances.
            across: And across, to the left.
        """

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the journal, and their opposite on the bearing."""
        fx, fy, torque = self._on_journal(kinematics)
        p = kinematics.position(self.journal, self.bearing, self.bearing)
        force, about = (fx, fy, ZERO), (ZERO, ZERO, torque)
        return action_and_reaction(self.journal, self.bearing, p, force, about)

    def value(self, kinematics: Kinematics) -> Array:
        """Return force along x and y [N] and torque about z [N m] on the journal."""
        return array(self._on_journal(kinematics))

    def _on_journal(self, kinematics: Kinematics) -> tuple[Node, Node, Node]:
        at = self.journal, self.bearing, self.bearing
        x, y, _ = kinematics.position(*at)
        vx, vy, _ = kinematics.velocity(*at)
        _, _, w = kinematics.angular_velocity(*at)
        c = self.clearance
        Vx, Vy = vx + w * y / 2, vy - w * x / 2
        speed = sqrt(Vx**2 + Vy**2 + _AT_REST**2)
        a = (x * Vx + y * Vy) / (c * speed)
        size, along, across = self.impedance(a, (y * Vx - x * Vy) / (c * speed))
        square = (x * x + y * y) / c**2
        size = size * _IS_FILM(square)
        fx = size * (along * Vx - across * Vy)
        fy = size * (along * Vy + across * Vx)
        free = sqrt(1 - square)
        shear = 2 * math.pi * self.viscosity * self.radius**3 * self.length / c
        return fx, fy, neg(shear * w / free) - (x * fy - y * fx) / 2


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
    run ends there. Beside solutions of Reynolds' equation a bearing that is a quarter
    as long as wide carries up to 7 % too much at |e| = c/2, up to 20 % at 0.8 c; one
    that is half as long as wide up to 25 % and 75 %. Longer ones are a
    `FiniteJournalBearing`.

    References:
        Childs, Moes and van Leeuwen (1977), Journal bearing impedance descriptions for
        rotordynamic applications, Journal of Lubrication Technology 99; Booker (1965),
        A table of the journal-bearing integral, Journal of Basic Engineering 87.
    """

    def impedance(self, along: Node, across: Node) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components."""
        size = self.viscosity * self.radius * self.length**3 / self.clearance**3
        return neg(size), *_half_integrals(along, across)


def _half_integrals(a: Node, b: Node) -> tuple[Node, Node]:
    """Return ∫cos²ψ/g³, ∫cosψ sinψ/g³ from -π/2 to π/2, g = 1 - a cosψ - b sinψ."""
    s, u = Symbol("a"), Symbol("b")
    root = sqrt(1 - s * s - u * u)
    whole = 2 / root * (atan((1 + s - u) / root) + atan((1 + s + u) / root))
    slope = derivative(whole, s)
    halves = [derivative(slope, s) / 2, derivative(slope, u) / 2]
    along, across = substitute(halves, {s: a, u: b})
    return along, across


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

    def impedance(self, along: Node, across: Node) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components."""
        size = 2 * self.viscosity * self.length * (self.radius / self.clearance) ** 3
        return neg(size), *impedance(along, across, self.length / (2 * self.radius))


def impedance(along: Node, across: Node, ratio: Node) -> tuple[Node, Node]:
    """Return W along the squeeze and across it, to the left.

    ξ `along` and η `across` it are in clearances; `ratio` is length by diameter.
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
