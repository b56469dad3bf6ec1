"""Unit quaternions (Euler parameters), scalar part first."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, real_array, shown
from symbody.errors import ModelError
from symbody.expr.node import Const, Entries, Node, Number, as_node, mul, neg
from symbody.spatial.rotation import check_rotation, rotation
from symbody.spatial.vectors import Mat, Vec, mat


def quaternion(
    turn: str | Entries, angle: Number | None = None
) -> tuple[float, float, float, float]:
    """Return the unit quaternion of a rotation, for the start of a joint.

    Args:
        turn: "x", "y", "z" or a vector, about which is turned by the angle; or R_AB, a
            matrix of numbers, as products of what `rotation` returns.
        angle: Angle [rad]; left out with a matrix.

    Returns:
        e0, e1, e2, e3 with the scalar part first, and not negative.

    Raises:
        ModelError: The matrix is no rotation of numbers, or the axis has no direction.

    Example:
        >>> quaternion("z", 0)
        (1.0, 0.0, 0.0, 0.0)
    """
    matrix: object = turn
    if angle is not None and np.asarray(turn, dtype=object).shape in ((), (3,)):
        arguments = Arguments("quaternion", ModelError)
        matrix = rotation(turn, arguments.number("angle", angle, unit="rad"))
    elif angle is not None:
        matrix = None
    R = None if isinstance(matrix, str) else real_array(_numbers(matrix))
    if R is None or R.shape != (3, 3):
        raise ModelError(
            f"quaternion: {shown(turn)} with angle={shown(angle)} is neither an axis "
            f"with an angle nor a 3x3 matrix of numbers alone. Give for example "
            f"quaternion('z', 0.3), or the product of what rotation(…) returns."
        )
    check_rotation("quaternion: the matrix", R)
    return _of_matrix(R)


def _numbers(values: object) -> object:
    """Return an array of nodes that are numbers as one of numbers."""
    entries = np.asarray(values, dtype=object)
    if not all(isinstance(entry, Const) for entry in entries.flat):
        return values
    return np.array([entry.value for entry in entries.flat]).reshape(entries.shape)


def _of_matrix(R: NDArray[np.float64]) -> tuple[float, float, float, float]:
    """Return the quaternion of R_AB, by its largest entry (Shepperd, 1978)."""
    K = np.empty((4, 4))
    K[0, 0], K[1:, 1:] = np.trace(R), R + R.T - np.trace(R) * np.eye(3)
    K[0, 1:] = K[1:, 0] = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    # K is 4 e eᵀ - 1.
    column = (K + np.eye(4))[:, int(np.argmax(np.diag(K)))]
    e0, e1, e2, e3 = (column / np.linalg.norm(column)).tolist()
    sign = math.copysign(1.0, e0)
    return sign * e0, sign * e1 + 0.0, sign * e2 + 0.0, sign * e3 + 0.0


def quaternion_matrix(w: Node, x: Node, y: Node, z: Node) -> Mat:
    """Return R_AB of a unit quaternion (scalar part first)."""
    xx, yy, zz = mul(x, x), mul(y, y), mul(z, z)
    xy, xz, yz = mul(x, y), mul(x, z), mul(y, z)
    wx, wy, wz = mul(w, x), mul(w, y), mul(w, z)
    return mat(
        [
            [1 - 2 * (yy + zz), 2 * (xy - wz), 2 * (xz + wy)],
            [2 * (xy + wz), 1 - 2 * (xx + zz), 2 * (yz - wx)],
            [2 * (xz - wy), 2 * (yz + wx), 1 - 2 * (xx + yy)],
        ]
    )


def quaternion_rate(
    q: tuple[Node, Node, Node, Node], w: Vec
) -> tuple[Node, Node, Node, Node]:
    """Return the rate of B's unit quaternion, with w of B in B (Shabana, 2020, 2.5)."""
    e0, e1, e2, e3 = q
    x, y, z = w
    half = as_node(0.5)
    return (
        neg(half * (e1 * x + e2 * y + e3 * z)),
        half * (e0 * x + e2 * z - e3 * y),
        half * (e0 * y + e3 * x - e1 * z),
        half * (e0 * z + e1 * y - e2 * x),
    )
