"""A short journal bearing: the oil film between a journal and its bearing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import final

from symbody.expr.differentiate import derivative
from symbody.expr.functions import atan, sqrt
from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.model.body import Frame
from symbody.model.field import Bind, element
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_positive
from symbody.model.loads.connection import checked_connected
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import Vec, array, cross, neg3

# Squeeze velocity below which the direction of the film does not matter [m/s].
_AT_REST = 1e-9


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
    run ends there. A bearing is short if its length is below its diameter.

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
        for name, value in (
            ("the radius", self.radius),
            ("the length", self.length),
            ("the clearance", self.clearance),
            ("the viscosity", self.viscosity),
        ):
            checked_positive(who, name, value, "or there is no film", bind)

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return bearing and journal."""
        return self.bearing, self.journal

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the journal, and their opposite on the bearing."""
        fx, fy, torque = self._film(kinematics)
        p = kinematics.position(self.journal, self.bearing, self.bearing)
        force: Vec = (fx, fy, ZERO)
        back = neg3(force)
        arm = cross(p, back)
        on_bearing = (arm[0], arm[1], arm[2] - torque)
        return (
            Wrench(self.journal, self.bearing, force, (ZERO, ZERO, torque)),
            Wrench(self.bearing, self.bearing, back, on_bearing),
        )

    def _film(self, kinematics: Kinematics) -> tuple[Node, Node, Node]:
        """Return the force along x and y and the torque about z, on the journal."""
        x, y, _ = kinematics.position(self.journal, self.bearing, self.bearing)
        vx, vy, _ = kinematics.velocity(self.journal, self.bearing, self.bearing)
        _, _, w = kinematics.angular_velocity(self.journal, self.bearing, self.bearing)
        c = self.clearance
        squeeze_x, squeeze_y = vx + w * y / 2, vy - w * x / 2
        speed = sqrt(squeeze_x**2 + squeeze_y**2 + _AT_REST**2)
        # Eccentricity along the squeeze and across.
        a = (x * squeeze_x + y * squeeze_y) / (c * speed)
        b = (y * squeeze_x - x * squeeze_y) / (c * speed)
        along, across = _half_integrals(a, b)
        size = neg(self.viscosity * self.radius * self.length**3 / c**3)
        fx = size * (along * squeeze_x - across * squeeze_y)
        fy = size * (along * squeeze_y + across * squeeze_x)
        free = sqrt(1 - (x * x + y * y) / c**2)
        shear = 2 * math.pi * self.viscosity * w * self.radius**3 * self.length
        return fx, fy, neg(shear / (c * free)) - (x * fy - y * fx) / 2

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
