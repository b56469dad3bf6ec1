"""Unit quaternions (Euler parameters), scalar part first."""

from __future__ import annotations

from symbody.expr.node import Node, as_node, mul, neg
from symbody.spatial.vectors import Mat, Vec, mat


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
    """Return the derivative of a unit quaternion of frame B in A.

    Args:
        q: Quaternion, scalar part first.
        w: Angular velocity of B relative to A, in B [rad/s].

    References:
        Shabana (2020), Dynamics of Multibody Systems, section 2.5.
    """
    e0, e1, e2, e3 = q
    x, y, z = w
    half = as_node(0.5)
    return (
        neg(half * (e1 * x + e2 * y + e3 * z)),
        half * (e0 * x + e2 * z - e3 * y),
        half * (e0 * y + e3 * x - e1 * z),
        half * (e0 * z + e1 * y - e2 * x),
    )
