"""Checks of masses, inertias and placements, where the user gives them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Const, Node, neg
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    Mat,
    Sym,
    Vec,
    is_constant,
    mat,
    minus,
    plus,
    sub3,
    times,
)

# Rotation matrices come from sines and cosines in double precision.
_ORTHOGONALITY = 1e-9
# What is left of an inertia by rounding when it is moved to the centre of mass.
_CANCELLED = 1e-14


def checked_mass(who: str, mass: Array) -> Node:
    """Return the mass as a node.

    Raises:
        ModelError: It is a negative number.
    """
    node: Node = mass.item()
    if isinstance(node, Const) and node.value < 0:
        raise ModelError(
            f"{who}: the mass is {node.value:g} kg. A mass is zero or positive."
        )
    return node


def checked_inertia(
    who: str,
    inertia: object,
    bind: Callable[[object], Array],
    default: Callable[[Node], float],
) -> Sym:
    """Return the inertia matrix as its upper triangle.

    Args:
        who: Kind and name of the body, for messages.
        inertia: As the user gave it.
        bind: From that to an array of formulas.
        default: From a formula to its value with the default parameters.

    Raises:
        ModelError: The shape is wrong, or the matrix is not symmetric.
    """
    if inertia is None:
        return ZERO_SYM
    array = bind(inertia)
    zero = ZERO_SYM[0]
    if array.shape == (3,):
        xx, yy, zz = array
        return xx, zero, zero, yy, zero, zz
    if array.shape == (6,):
        xx, yy, zz, xy, xz, yz = array
        return xx, xy, xz, yy, yz, zz
    if array.shape != (3, 3):
        raise ModelError(
            f"{who}: the inertia has the shape {array.shape}. Give a symmetric 3x3 "
            f"matrix, six entries (xx, yy, zz, xy, xz, yz) or three (xx, yy, zz)."
        )
    for i, j in ((0, 1), (0, 2), (1, 2)):
        a, b = array[i, j], array[j, i]
        if a is not b and not np.isclose(default(a), default(b), rtol=1e-9):
            raise ModelError(
                f"{who}: the inertia is not symmetric: its entries "
                f"{'xyz'[i]}{'xyz'[j]} = {default(a):g} and "
                f"{'xyz'[j]}{'xyz'[i]} = {default(b):g} differ. Products of inertia "
                f"are equal on both sides of the diagonal."
            )
    m = mat(array)
    return m[0][0], m[0][1], m[0][2], m[1][1], m[1][2], m[2][2]


def about_center(J: Sym, p: Vec, R: Mat, mass: Node, com: Vec) -> Sym:
    """Return an inertia about the centre of mass, in the axes of the body's own frame.

    It is R J Rᵀ - m (r·r 1 - r rᵀ) with r from the frame's origin to the centre.

    Args:
        J: About the origin of a frame, in that frame's axes [kg m²].
        p: Origin of the frame in the body's own frame [m].
        R: Takes components in the frame to components in the body's own frame.
        mass: Mass [kg].
        com: Centre of mass in the body's own frame [m].
    """
    x, y, z = sub3(com, p)
    turned = MatrixTurn(R).outward_sym(J)
    outer = tuple(
        times(mass, entry)
        for entry in (
            plus(times(y, y), times(z, z)), neg(times(x, y)), neg(times(x, z)),
            plus(times(x, x), times(z, z)), neg(times(y, z)),
            plus(times(x, x), times(y, y)),
        )
    )  # fmt: skip
    found = [minus(a, b) for a, b in zip(turned, outer, strict=True)]
    sizes = [abs(e.value) for e in (*turned, *outer) if isinstance(e, Const)]
    least = _CANCELLED * max(sizes, default=0.0)
    xx, xy, xz, yy, yz, zz = (
        ZERO if isinstance(e, Const) and abs(e.value) <= least else e for e in found
    )
    return xx, xy, xz, yy, yz, zz


def checked_placement(who: str, p: Vec, rotation: Array | None) -> tuple[Vec, Mat]:
    """Return origin and rotation of a frame.

    Raises:
        ModelError: The matrix is not a rotation.
    """
    if rotation is None:
        return p, IDENTITY
    R = mat(rotation)
    if is_constant(R):
        values = np.array([[float(entry) for entry in row] for row in R])
        with np.errstate(all="ignore"):
            error = np.abs(values @ values.T - np.eye(3)).max()
            determinant = np.linalg.det(values)
        if not (error <= _ORTHOGONALITY and determinant > 0):
            raise ModelError(
                f"{who}: the rotation matrix is not a rotation: R Rᵀ differs from the "
                f"unit matrix by {error:.2g} and its determinant is "
                f"{determinant:.4g} instead of 1. Build it with rotation(axis, angle) "
                f"and products of those."
            )
        snapped = np.where(np.abs(values) < 1e-15, 0.0, values)
        snapped = np.where(np.abs(np.abs(values) - 1) < 1e-15, np.sign(values), snapped)
        R = mat(snapped)
    return p, IDENTITY if R == IDENTITY else R
