"""Small rotations as three variables: sine of the angle along the axis."""

from __future__ import annotations

from symbody.expr.node import ZERO, as_node
from symbody.spatial.vectors import Mat, Vec, minus, plus, scale, sub3, vec

_HALF = as_node(0.5)


def small_turn(R: Mat) -> Vec:
    """Return sin(angle) times the axis of a rotation."""
    (_, xy, xz), (yx, _, yz), (zx, zy, _) = R
    return scale(_HALF, (minus(zy, yz), minus(xz, zx), minus(yx, xy)))


def rate_matrix(R: Mat) -> Mat:
    """Return H of ṙ = H w, with w in the axes that R leads to."""
    trace = plus(plus(R[0][0], R[1][1]), R[2][2])
    diagonal = ((trace, ZERO, ZERO), (ZERO, trace, ZERO), (ZERO, ZERO, trace))
    x, y, z = (
        scale(_HALF, sub3(vec(d), row)) for d, row in zip(diagonal, R, strict=True)
    )
    return x, y, z
