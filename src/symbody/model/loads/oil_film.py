"""The film between a journal and its bearing: what all laws of bearings share."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Node, neg
from symbody.model.body import Frame
from symbody.model.field import Bind
from symbody.model.kinematics import Kinematics
from symbody.model.loads.coefficients import checked_positive
from symbody.model.loads.load import Wrench
from symbody.spatial.vectors import Vec, cross, neg3

# Squeeze velocity below which the direction of the film does not matter [m/s].
_AT_REST = 1e-9


class Film(NamedTuple):
    """The size of a film, and what it is filled with.

    Attributes:
        radius: Of the journal [m].
        length: Along z [m].
        clearance: Radial clearance [m].
        viscosity: Dynamic viscosity [Pa s].
    """

    radius: Node
    length: Node
    clearance: Node
    viscosity: Node

    def check(self, who: str, bind: Bind) -> None:
        """Raise if there is no film."""
        for name, value in zip(self._fields, self, strict=True):
            checked_positive(who, f"the {name}", value, "or there is no film", bind)


# From the eccentricity, in clearances, along and across V = ė - w z×e/2, to a factor
# less than zero, and the force along V and across to the left, per speed.
Impedance = Callable[[Node, Node], tuple[Node, Node, Node]]


def film_loads(
    kinematics: Kinematics,
    bearing: Frame,
    journal: Frame,
    film: Film,
    impedance: Impedance,
) -> tuple[Node, Node, Node]:
    """Return the force along x and y and the torque about z, on the journal.

    Args:
        kinematics: Of the bodies.
        bearing: At its centre, about z.
        journal: At its centre.
        film: Between them.
        impedance: Of the film.
    """
    x, y, _ = kinematics.position(journal, bearing, bearing)
    vx, vy, _ = kinematics.velocity(journal, bearing, bearing)
    _, _, w = kinematics.angular_velocity(journal, bearing, bearing)
    c = film.clearance
    Vx, Vy = vx + w * y / 2, vy - w * x / 2
    speed = sqrt(Vx**2 + Vy**2 + _AT_REST**2)
    a = (x * Vx + y * Vy) / (c * speed)
    b = (y * Vx - x * Vy) / (c * speed)
    size, along, across = impedance(a, b)
    fx = size * (along * Vx - across * Vy)
    fy = size * (along * Vy + across * Vx)
    free = sqrt(1 - (x * x + y * y) / c**2)
    shear = 2 * math.pi * film.viscosity * film.radius**3 * film.length / c
    return fx, fy, neg(shear * w / free) - (x * fy - y * fx) / 2


def film_wrenches(
    kinematics: Kinematics,
    bearing: Frame,
    journal: Frame,
    loads: tuple[Node, Node, Node],
) -> Sequence[Wrench]:
    """Return force and torque on the journal, and their opposite on the bearing."""
    fx, fy, torque = loads
    p = kinematics.position(journal, bearing, bearing)
    force: Vec = (fx, fy, ZERO)
    back = neg3(force)
    arm = cross(p, force)
    on_bearing = neg3((arm[0], arm[1], arm[2] + torque))
    return (
        Wrench(journal, bearing, force, (ZERO, ZERO, torque)),
        Wrench(bearing, bearing, back, on_bearing),
    )
