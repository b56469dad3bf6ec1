"""Rotations: matrices R_AB, which take components in B to A, turns, unit quaternions.

Of a quaternion (Euler parameters) the scalar part is first.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.arguments import Arguments, Numbers, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError
from symbody.expr.arithmetic import mul, neg
from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import (
    ONE,
    ZERO,
    Array,
    Const,
    Entries,
    Node,
    Number,
    Scalar,
    as_node,
)
from symbody.spatial import vectors
from symbody.spatial.vectors import Mat, Sym, Vec, mat, minus, plus, times, transposed
from symbody.with_units import warn_of_degrees

Axis: TypeAlias = Literal["x", "y", "z"]
# Rotation matrices come from sines and cosines in double precision.
_ORTHOGONALITY = 1e-9

# The two coordinates that a rotation about the key mixes, in right-handed order.
_PLANE = {0: (1, 2), 1: (2, 0), 2: (0, 1)}


@final
@dataclass(frozen=True)
class AxisTurn:
    """A rotation about a coordinate axis, which saves three quarters of a product."""

    axis: int
    c: Node
    s: Node

    def inward(self, a: Vec) -> Vec:
        """Return R_BA a: components in A become components in B."""
        return _turned(self.axis, self.c, self.s, a)

    def outward(self, a: Vec) -> Vec:
        """Return R_AB a: components in B become components in A."""
        return _turned(self.axis, self.c, neg(self.s), a)

    def outward_sym(self, a: Sym) -> Sym:
        """Return R_AB a R_BA of a symmetric matrix."""
        return vectors.symmetric(self.outward_block(vectors.full(a)))

    def outward_block(self, m: Mat) -> Mat:
        """Return R_AB m R_BA, by four multiplications in the turned plane."""
        c, s, n = self.c, neg(self.s), self.axis
        i, j = _PLANE[n]
        (a, b), (d, e) = (m[i][i], m[i][j]), (m[j][i], m[j][j])
        h = plus(times(s, minus(e, a)), times(c, plus(b, d)))
        t, ch = times(s, h), times(c, h)
        out = [[ZERO] * 3 for _ in range(3)]
        out[i][i], out[j][j] = plus(a, t), minus(e, t)
        out[i][j] = minus(ch, d) if ch is not ZERO or d is not ZERO else ZERO
        out[j][i] = out[i][j] if b is d else minus(ch, b)
        out[n][n] = m[n][n]
        out[i][n] = plus(times(c, m[i][n]), times(s, m[j][n]))
        out[j][n] = minus(times(c, m[j][n]), times(s, m[i][n]))
        if m[n][i] is m[i][n] and m[n][j] is m[j][n]:
            out[n][i], out[n][j] = out[i][n], out[j][n]
        else:
            out[n][i] = plus(times(c, m[n][i]), times(s, m[n][j]))
            out[n][j] = minus(times(c, m[n][j]), times(s, m[n][i]))
        return mat(out)

    def matrix(self) -> Mat:
        """Return R_AB."""
        return transposed(mat([self.outward(axis) for axis in vectors.IDENTITY]))


@final
@dataclass(frozen=True)
class MatrixTurn:
    """A rotation of frame B relative to frame A, given by its matrix R_AB."""

    R: Mat

    def inward(self, a: Vec) -> Vec:
        """Return R_BA a: components in A become components in B."""
        return vectors.matvec(transposed(self.R), a)

    def outward(self, a: Vec) -> Vec:
        """Return R_AB a: components in B become components in A."""
        return vectors.matvec(self.R, a)

    def outward_sym(self, a: Sym) -> Sym:
        """Return R_AB a R_BA of a symmetric matrix."""
        return vectors.symmetric(self.outward_block(vectors.full(a)))

    def outward_block(self, m: Mat) -> Mat:
        """Return R_AB m R_BA."""
        return vectors.matmul(vectors.matmul(self.R, m), transposed(self.R))

    def matrix(self) -> Mat:
        """Return R_AB."""
        return self.R


@final
@dataclass(frozen=True)
class Turn:
    """A rotation made of factors, the outermost first; none for the identity."""

    factors: tuple[AxisTurn | MatrixTurn, ...] = ()

    def inward(self, a: Vec) -> Vec:
        """Return R_BA a: components in A become components in B."""
        for factor in self.factors:
            a = factor.inward(a)
        return a

    def outward(self, a: Vec) -> Vec:
        """Return R_AB a: components in B become components in A."""
        for factor in reversed(self.factors):
            a = factor.outward(a)
        return a

    def outward_sym(self, a: Sym) -> Sym:
        """Return R_AB a R_BA of a symmetric matrix."""
        for factor in reversed(self.factors):
            a = factor.outward_sym(a)
        return a

    def outward_block(self, m: Mat) -> Mat:
        """Return R_AB m R_BA."""
        for factor in reversed(self.factors):
            m = factor.outward_block(m)
        return m

    def matrix(self) -> Mat:
        """Return R_AB."""
        result = vectors.IDENTITY
        for factor in self.factors:
            result = vectors.matmul(result, factor.matrix())
        return result


def _turned(n: int, c: Node, s: Node, a: Vec) -> Vec:
    i, j = _PLANE[n]
    ai, aj = a[i], a[j]
    out = [a[0], a[1], a[2]]
    out[i] = plus(times(c, ai), times(s, aj))
    out[j] = minus(times(c, aj), times(s, ai))
    return out[0], out[1], out[2]


def sine_cosine(angle: Node) -> tuple[Node, Node]:
    """Return (sin, cos); exact for numbers that are multiples of π/2."""
    if isinstance(angle, Const):
        quarters = angle.value / (math.pi / 2)
        if abs(quarters - round(quarters)) < 1e-12:
            k = round(quarters) % 4
            return as_node((0, 1, 0, -1)[k]), as_node((1, 0, -1, 0)[k])
    return sin(angle), cos(angle)


def axis_turn(axis: int, angle: Node) -> AxisTurn:
    """Return the turn by an angle [rad] about a coordinate axis."""
    s, c = sine_cosine(angle)
    return AxisTurn(axis, c, s)


def rotation(axis: str | Entries, angle: Scalar) -> Array:
    """Return the rotation matrix R_AB of a frame B turned by an angle about an axis.

    Args:
        axis: "x", "y" or "z", or a vector of any length but zero, in A (= in B).
        angle: Angle [rad], right-handed; a number or a formula.

    Returns:
        R_AB, shape (3, 3): takes components in B to components in A.

    Raises:
        ModelError: The axis is none of these, or has length zero.

    Example:
        >>> rotation("z", 0)
        array([[1, 0, 0],
               [0, 1, 0],
               [0, 0, 1]], dtype=object)
    """
    node = as_node(angle, "rotation: angle")
    warn_of_degrees("rotation: the angle", getattr(node, "value", 0.0))
    if isinstance(axis, str):
        if axis not in ("x", "y", "z"):
            raise ModelError(
                f"rotation({shown(axis)}, …): the axis must be 'x', 'y', 'z' or a "
                f"vector of three components. Give for example (1, 1, 0)."
            )
        return vectors.array(axis_turn("xyz".index(axis), node).matrix())
    x, y, z = unit_vector(axis, who="rotation")
    s, c = sine_cosine(node)
    k = minus(ONE, c)
    u = (x, y, z)
    skew = ((ZERO, neg(z), y), (z, ZERO, neg(x)), (neg(y), x, ZERO))
    rows = [
        [
            plus(
                plus(c if i == j else ZERO, times(k, times(u[i], u[j]))),
                times(s, skew[i][j]),
            )
            for j in range(3)
        ]
        for i in range(3)
    ]
    return vectors.array(rows)


def check_rotation(who: str, R: Numbers) -> None:
    """Raise ModelError unless a matrix of numbers is a rotation."""
    with np.errstate(all="ignore"):
        error = np.abs(R @ R.T - np.eye(3)).max()
        determinant = np.linalg.det(R)
    if not (error <= _ORTHOGONALITY and determinant > 0):
        raise ModelError(
            f"{who} is not a rotation: R Rᵀ differs from the unit matrix by "
            f"{error:.2g} and its determinant is {determinant:.4g} instead of 1. Build "
            f"it with rotation(axis, angle) and products of those."
        )


def unit_vector(axis: object, *, who: str) -> Vec:
    """Return an axis at length one."""
    if not isinstance(axis, Iterable):
        raise ModelError(
            f"{who}: the axis {shown(axis)} must be 'x', 'y', 'z' or a vector of three "
            f"components. Give for example (1, 1, 0)."
        )
    try:
        a = tuple(as_node(component, f"{who}: axis") for component in axis)
    except ExpressionError as error:
        raise ModelError(str(error)) from None
    if len(a) != 3:
        raise ModelError(
            f"{who}: the axis {shown(axis)} has {len(a)} components; an axis is a "
            f"vector of three. Give for example (1, 1, 0)."
        )
    if all(isinstance(component, Const) for component in a):
        values = [float(component) for component in a]
        length = math.hypot(*values)
        if length == 0 or not math.isfinite(length):
            raise ModelError(
                f"{who}: the axis {shown(axis)} has length {length}, so it has no "
                f"direction. Give any vector that is not zero."
            )
        if sum(value != 0 for value in values) == 1:
            return vectors.vec(as_node(math.copysign(1, v) if v else 0) for v in values)
        return vectors.vec(as_node(value / length) for value in values)
    size = sqrt(plus(plus(mul(a[0], a[0]), mul(a[1], a[1])), mul(a[2], a[2])))
    return a[0] / size, a[1] / size, a[2] / size


def aligning(axis: Vec, *, downward: bool = False) -> Mat:
    """Return a constant R_AB whose third column is the given unit axis in A.

    An axis of formulas may not be -z, or z if `downward`; a number's column beside it
    is perpendicular to the coordinate axis farthest from it, so nothing degenerates.
    """
    x, y, z = axis
    if all(isinstance(component, Const) for component in axis):
        values = [abs(float(component)) for component in axis]
        far = vectors.IDENTITY[values.index(min(values))]
        n = unit_vector(vectors.cross(far, axis), who="axis")
        return transposed((n, vectors.cross(axis, n), axis))
    if downward:
        (a, b, _), (d, e, _), (g, h, _) = aligning(vectors.neg3(axis))
        return (a, neg(b), x), (d, neg(e), y), (g, neg(h), z)
    k = 2 / (x * x + y * y + (1 + z) * (1 + z))  # 1/(1 + z), exact near -z, too
    return mat(
        [
            [1 - k * x * x, -(k * x * y), x],
            [-(k * x * y), 1 - k * y * y, y],
            [-x, -y, z],
        ]
    )


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
    # By the largest entry (Shepperd, 1978).
    K = np.empty((4, 4))
    K[0, 0], K[1:, 1:] = np.trace(R), R + R.T - np.trace(R) * np.eye(3)
    K[0, 1:] = K[1:, 0] = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    # K is 4 e eᵀ - 1.
    column = (K + np.eye(4))[:, int(np.argmax(np.diag(K)))]
    e0, e1, e2, e3 = (column / np.linalg.norm(column)).tolist()
    sign = math.copysign(1.0, e0)
    return sign * e0, sign * e1 + 0.0, sign * e2 + 0.0, sign * e3 + 0.0


def _numbers(values: object) -> object:
    """Return an array of nodes that are numbers as one of numbers."""
    entries = np.asarray(values, dtype=object)
    if not all(isinstance(entry, Const) for entry in entries.flat):
        return values
    return np.array([entry.value for entry in entries.flat]).reshape(entries.shape)


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
