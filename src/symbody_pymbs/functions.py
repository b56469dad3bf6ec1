"""Functions of PyMbs.Symbolics and PyMbs.Common.Functions, of numbers and formulas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

from symbody.errors import ModelError
from symbody.expr import functions as formulas
from symbody.expr.blocks import linear_solve
from symbody.expr.differentiate import jacobian as jacobian_of
from symbody.expr.node import ZERO, Array, Node, Scalar, as_node
from symbody_pymbs.matrix import (
    Matrix,
    Value,
    array_of,
    eye,
    number_or_node,
    scalar_of,
    wrapped,
    zeros,
)

__all__ = [
    "Equal", "Greater", "If", "Less", "acos", "asin", "atan", "atan2", "blockMatrix",
    "blockVector", "block_matrix", "block_vector", "cos", "diag", "element", "exp",
    "eye", "inv", "jacobian", "log", "norm", "outer", "rotMat", "rot_mat", "scalar",
    "sign", "sin", "skew", "solve", "sqrt", "symmetricMatrix", "symmetric_matrix",
    "tan", "transpose", "zeros",
]  # fmt: skip

_AXES = {
    **dict.fromkeys((1, "x", "X", "Rx"), 0),
    **dict.fromkeys((2, "y", "Y", "Ry"), 1),
    **dict.fromkeys((3, "z", "Z", "Rz"), 2),
}


def _of_any(function: Callable[..., Node | Array]) -> Callable[..., Value]:
    """Return a function of formulas as PyMbs has it: of numbers and matrices, too."""

    @wraps(function)
    def of_any(*arguments: object) -> Value:
        arrays = [array_of(a) if isinstance(a, list | Matrix) else a for a in arguments]
        value = function(*map(scalar_of, arrays))
        if isinstance(value, np.ndarray):
            return Matrix(value)
        number: Value = number_or_node(value)
        return number

    return of_any


sin, cos, tan = _of_any(formulas.sin), _of_any(formulas.cos), _of_any(formulas.tan)
asin, acos = _of_any(formulas.asin), _of_any(formulas.acos)
atan, atan2 = _of_any(formulas.atan), _of_any(formulas.atan2)
exp, log, sqrt = _of_any(formulas.exp), _of_any(formulas.log), _of_any(formulas.sqrt)
sign, If = _of_any(formulas.sign), _of_any(formulas.where)


def Less(a: object, b: object) -> Value:
    """Return the condition a < b."""
    return as_node(scalar_of(a)) < as_node(scalar_of(b))


def Greater(a: object, b: object) -> Value:
    """Return the condition a > b."""
    return as_node(scalar_of(a)) > as_node(scalar_of(b))


def Equal(a: object, b: object) -> Value:
    """Return the condition a = b."""
    return formulas.equal(as_node(scalar_of(a)), as_node(scalar_of(b)))


def diag(entries: object) -> Matrix:
    """Return a matrix with these entries on its diagonal."""
    values = array_of(entries).reshape(-1)
    result = zeros(len(values))
    for i, value in enumerate(values):
        result.array[i, i] = value
    return result


def rot_mat(angle: object, axis: object) -> Matrix:
    """Return the matrix of a turned frame as PyMbs writes it.

    It takes components in the frame to components in its parent, and is the transpose
    of what turns a vector by the angle: R of ``addFrame(…, R=rot_mat(a, 'z'))`` turns
    the frame by -a. (Joints turn by +q.)
    """
    if axis not in _AXES:
        raise ModelError(f"rot_mat: the axis {axis!r} must be 'x', 'y' or 'z'.")
    k = _AXES[axis]
    i, j = (k + 1) % 3, (k + 2) % 3
    result = eye(3)
    angle = as_node(scalar_of(angle))
    result.array[i, i] = result.array[j, j] = formulas.cos(angle)
    result.array[i, j] = formulas.sin(angle)
    result.array[j, i] = -result.array[i, j]
    return result


def transpose(a: object) -> object:
    """Return the transpose; that of a vector is a row, that of a number itself."""
    return a.transpose() if isinstance(a, Matrix) else a


def skew(v: object) -> Matrix:
    """Return the matrix whose product with b is the cross product v × b."""
    x, y, z = _three(v, "skew")
    return Matrix([[ZERO, -z, y], [z, ZERO, -x], [-y, x, ZERO]])


def norm(v: object) -> Any:
    """Return the length of a vector."""
    return Matrix(_three(v, "norm")).norm()


def outer(a: object, b: object) -> Matrix:
    """Return the matrix of all products of the entries of two vectors."""
    return Matrix(np.outer(array_of(a).reshape(-1), array_of(b).reshape(-1)))


def element(a: object, row: int, column: int = 0) -> Node:
    """Return one entry of a vector or matrix."""
    array = array_of(a)
    entry: Node = array[row] if array.ndim == 1 else array[row, column]
    return entry


def scalar(a: object) -> Any:
    """Return the only entry of a vector or matrix."""
    return number_or_node(array_of(a).item())


def solve(A: object, b: object) -> Value:
    """Return x with A x = b."""
    return wrapped(linear_solve(array_of(A), array_of(b).reshape(-1)))


def inv(A: object) -> Matrix:
    """Return the inverse of a square matrix."""
    array = array_of(A)
    return Matrix(linear_solve(array, eye(len(array)).array))


def jacobian(f: object, x: object) -> Matrix:
    """Return the matrix of ∂f[i]/∂x[j]; x holds symbols."""
    return Matrix(jacobian_of(array_of(f).reshape(-1), array_of(x).reshape(-1)))


def symmetric_matrix(six: object) -> Matrix:
    """Return the symmetric matrix of (xx, xy, yy, xz, yz, zz)."""
    xx, xy, yy, xz, yz, zz = array_of(six).reshape(-1)
    return Matrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def block_matrix(rows: Sequence[Sequence[object]]) -> Matrix:
    """Return a matrix put together from rows of matrices."""
    return Matrix(np.block([[array_of(part) for part in row] for row in rows]))


def block_vector(parts: Sequence[object]) -> Matrix:
    """Return a vector put together from vectors."""
    return Matrix(np.concatenate([array_of(part).reshape(-1) for part in parts]))


def _three(v: object, who: str) -> list[Scalar]:
    entries: list[Scalar] = array_of(v).reshape(-1).tolist()
    if len(entries) != 3:
        raise ModelError(f"{who}: {v!r} has {len(entries)} components; it needs three.")
    return entries


# The same under the names that PyMbs had before.
rotMat = rot_mat  # noqa: N816
symmetricMatrix = symmetric_matrix  # noqa: N816
blockMatrix = block_matrix  # noqa: N816
blockVector = block_vector  # noqa: N816
