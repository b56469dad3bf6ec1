"""The weight of a mass on a line in gravity that changes from place to place."""

from __future__ import annotations

from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.differentiate import derivative
from symbody.expr.functions import sqrt
from symbody.expr.node import ZERO, Array, Node, Symbol, neg
from symbody.expr.substitute import substitute
from symbody.model.loads.gravity_field import GravityField, PointGravity
from symbody.model.loads.own_law import OwnLaw
from symbody.spatial.vectors import array

# Points and weights of Gauss of the interval from 0 to 1, exact up to the fifth power.
_NODES, _GAUSS = np.polynomial.legendre.leggauss(3)
_POINTS, _WEIGHTS = (1 + _NODES) / 2, _GAUSS / 2


@final
@dataclass(frozen=True, eq=False)
class LineWeight:
    """The forces of a field on a line of mass one, and its energy.

    Attributes:
        on_a: Its force at the end A, in the world's axes, shape (3,) [N/kg].
        on_b: That at B [N/kg].
        potential: Energy [J/kg].
    """

    on_a: Array
    on_b: Array
    potential: Node


def line_weight(field: GravityField | PointGravity, a: Array, b: Array) -> LineWeight:
    """Return the weight of a mass that is spread evenly from A to B.

    The potential is summed at three points of Gauss, and the forces are its slopes, so
    that energy is kept whatever the sum leaves out.

    Args:
        field: The gravity.
        a: Place of A, of that of a point mass from its centre, in the world's axes [m].
        b: Place of B.
    """
    law = _potential(field)
    slopes = [derivative(law.formula, argument) for argument in law.arguments]
    on_a, on_b = (np.full(3, ZERO, dtype=object) for _ in range(2))
    potential: Node = ZERO
    for share, weight in zip(_POINTS.tolist(), _WEIGHTS.tolist(), strict=True):
        place = (1 - share) * a + share * b
        at = dict(zip(law.arguments, place.tolist(), strict=True))
        potential = potential + weight * substitute(law.formula, at)
        pull = -weight * array(substitute(slopes, at))
        on_a, on_b = on_a + (1 - share) * pull, on_b + share * pull
    return LineWeight(on_a, on_b, potential)


def _potential(field: GravityField | PointGravity) -> OwnLaw:
    if isinstance(field, GravityField):
        return field.potential
    x, y, z = (Symbol(name) for name in "xyz")
    return OwnLaw((x, y, z), neg(field.parameter) / sqrt(x * x + y * y + z * z))
