"""The film between a journal and its bearing: what all laws of bearings share."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Array, Node, neg
from symbody.model.body import Frame
from symbody.model.field import Bind, elements_base
from symbody.model.fields import ConstantFormula, Formula, Place
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_positive
from symbody.model.loads.connection import checked_connected
from symbody.model.loads.load import Load, Wrench
from symbody.spatial.vectors import Vec, array, cross, neg3

# Squeeze velocity below which the direction of the film does not matter [m/s].
_AT_REST = 1e-9
# 1 where there is a film, and no number where the journal is outside of its bearing, by
# the square of its eccentricity in clearances.
_FILM = PiecewisePolynomial(
    ((0.0, 1.0),), np.array([[np.nan], [1.0], [np.nan]]), (False,)
)
_IS_FILM = Curve("squared_eccentricity", _FILM)


class Film(NamedTuple):
    """The size of a film, and what it is filled with; see `OilFilm`."""

    radius: Node
    length: Node
    clearance: Node
    viscosity: Node


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
    radius: Annotated[ConstantFormula, "m"]
    length: Annotated[ConstantFormula, "m"]
    clearance: Annotated[ConstantFormula, "m"]
    viscosity: Annotated[Formula, "Pa s"]
    shape = (3,)
    unit = ""

    @abstractmethod
    def impedance(
        self, film: Film, along: Node, across: Node
    ) -> tuple[Node, Node, Node]:
        """Return the size of the impedance and its two components.

        Args:
            film: Its size.
            along: Eccentricity along V, in clearances.
            across: And across, to the left.
        """

    def check(self, who: str, bind: Bind) -> None:
        """Raise if there is no film."""
        checked_connected(who, (self.bearing, self.journal))
        film = self._film()
        for name, value in zip(film._fields, film, strict=True):
            checked_positive(who, f"the {name}", value, "or there is no film", bind)

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return bearing and journal."""
        return self.bearing, self.journal

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return force and torque on the journal, and their opposite on the bearing."""
        fx, fy, torque = self._on_journal(kinematics)
        p = kinematics.position(self.journal, self.bearing, self.bearing)
        force: Vec = (fx, fy, ZERO)
        arm = cross(p, force)
        on_bearing = neg3((arm[0], arm[1], arm[2] + torque))
        return (
            Wrench(self.journal, self.bearing, force, (ZERO, ZERO, torque)),
            Wrench(self.bearing, self.bearing, neg3(force), on_bearing),
        )

    def value(self, kinematics: Kinematics) -> Array:
        """Return force along x and y [N] and torque about z [N m] on the journal."""
        return array(self._on_journal(kinematics))

    def _film(self) -> Film:
        return Film(self.radius, self.length, self.clearance, self.viscosity)

    def _on_journal(self, kinematics: Kinematics) -> tuple[Node, Node, Node]:
        at = self.journal, self.bearing, self.bearing
        x, y, _ = kinematics.position(*at)
        vx, vy, _ = kinematics.velocity(*at)
        _, _, w = kinematics.angular_velocity(*at)
        film, c = self._film(), self.clearance
        Vx, Vy = vx + w * y / 2, vy - w * x / 2
        speed = sqrt(Vx**2 + Vy**2 + _AT_REST**2)
        a = (x * Vx + y * Vy) / (c * speed)
        b = (y * Vx - x * Vy) / (c * speed)
        size, along, across = self.impedance(film, a, b)
        square = (x * x + y * y) / c**2
        size = size * _IS_FILM(square)
        fx = size * (along * Vx - across * Vy)
        fy = size * (along * Vy + across * Vx)
        free = sqrt(1 - square)
        shear = 2 * math.pi * film.viscosity * film.radius**3 * film.length / c
        return fx, fy, neg(shear * w / free) - (x * fy - y * fx) / 2
