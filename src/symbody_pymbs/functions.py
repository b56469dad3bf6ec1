"""Vectors and matrices as scripts write them, and functions of numbers and formulas.

Vectors are (n,), matrices (n, m), and * is the matrix product. The functions are those
of PyMbs.Symbolics and PyMbs.Common.Functions.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, TypeAlias, final, overload

import numpy as np

from symbody.errors import ModelError
from symbody.expr import functions as formulas
from symbody.expr.blocks import linear_solve
from symbody.expr.differentiate import jacobian as jacobian_of
from symbody.expr.functions import sqrt as root_of
from symbody.expr.node import ZERO, Array, Const, Node, Scalar, as_node

__all__ = [
    "Equal", "Greater", "If", "Less", "acos", "asin", "atan", "atan2", "blockMatrix",
    "blockVector", "block_matrix", "block_vector", "cos", "diag", "element", "exp",
    "eye", "inv", "jacobian", "log", "norm", "outer", "rotMat", "rot_mat", "scalar",
    "sign", "sin", "skew", "solve", "sqrt", "symmetricMatrix", "symmetric_matrix",
    "tan", "transpose", "zeros",
]  # fmt: skip


@final
class Shape(tuple[int, ...]):
    """A shape that may be called, because PyMbs writes ``A.shape()``."""

    __slots__ = ()

    def __call__(self) -> Shape:
        """Return the shape itself."""
        return self


@final
class Matrix:
    """A vector or matrix of formulas."""

    # With this NumPy leaves number * Matrix to __rmul__.
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, entries: object) -> None:
        if isinstance(entries, tuple) and all(type(n) is int for n in entries):
            self.array: Array = np.full(entries, ZERO, dtype=object)
        else:
            self.array = array_of(entries)

    @property
    def shape(self) -> Shape:
        """(n,) or (n, m); may be called as well."""
        return Shape(self.array.shape)

    @property
    def T(self) -> Matrix:
        """The transpose; that of a vector is a row."""
        return self.transpose()

    def transpose(self) -> Matrix:
        """Return the transpose; that of a vector is a row."""
        if self.array.ndim == 1:
            return Matrix(self.array.reshape(1, -1))
        return Matrix(self.array.T)

    def norm(self) -> Any:
        """Return the root of the sum of squares, a number where it is one."""
        entries = self.array.reshape(-1).tolist()
        return number_or_node(root_of(sum((e * e for e in entries), ZERO)))

    def simplify(self) -> Matrix:
        """Return the matrix: formulas simplify themselves."""
        return self

    def tolist(self) -> list[object]:
        """Return the entries in nested lists."""
        nested: list[object] = self.array.tolist()
        return nested

    def __getitem__(self, index: Any) -> Any:
        flat = isinstance(index, int) and self.array.ndim == 2
        entries = self.array.reshape(-1)[index] if flat else self.array[index]
        return Matrix(entries) if isinstance(entries, np.ndarray) else entries

    def __setitem__(self, index: Any, value: object) -> None:
        flat = isinstance(index, int) and self.array.ndim == 2
        target = self.array.reshape(-1) if flat else self.array
        target[index] = array_of(value)[()]

    def __len__(self) -> int:
        return int(self.array.size if self.array.ndim == 1 else len(self.array))

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return np.array(self.array, dtype=dtype or object)

    def __float__(self) -> float:
        return float(self.array.item())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Matrix):
            return NotImplemented
        same = self.array.shape == other.array.shape
        pairs = zip(self.array.flat, other.array.flat, strict=False)
        return same and all(a is b for a, b in pairs)

    def __neg__(self) -> Matrix:
        return Matrix(-self.array)

    def __pos__(self) -> Matrix:
        return self

    def __add__(self, other: object) -> Matrix:
        return self._entrywise("+", other, lambda a, b: a + b)

    def __radd__(self, other: object) -> Value:
        return self + other

    def __sub__(self, other: object) -> Matrix:
        return self._entrywise("-", other, lambda a, b: a - b)

    def __rsub__(self, other: object) -> Value:
        return -self + other

    @overload
    def __mul__(self, other: Scalar) -> Matrix: ...
    @overload
    def __mul__(self, other: object) -> Value: ...
    def __mul__(self, other: object) -> Value:
        b = array_of(other)
        if b.size == 1:
            return Matrix(self.array * b.item())
        if self.array.size == 1:
            return Matrix(self.array.item() * b)
        return _product(self.array, b)

    def __rmul__(self, other: object) -> Value:
        several = isinstance(other, list | tuple | np.ndarray)
        return Matrix(other) * self if several else self * other

    __matmul__ = __mul__
    __rmatmul__ = __rmul__

    def __truediv__(self, other: object) -> Matrix:
        return Matrix(self.array / array_of(other).item())

    def __pow__(self, exponent: int) -> Value:
        if exponent != 2:
            raise ModelError(
                f"Matrix ** {exponent!r}: PyMbs squares matrices and nothing else; "
                f"write the product."
            )
        return self * self

    def __repr__(self) -> str:
        return f"Matrix({self.array.tolist()!r})"

    def _entrywise(
        self, sign: str, other: object, operation: Callable[[Array, Array], object]
    ) -> Matrix:
        if type(other) in (int, float) and other == 0:
            return self if sign == "+" else Matrix(self.array)
        b = array_of(other)
        if b.size == self.array.size and 1 in (*b.shape, *self.array.shape):
            b = b.reshape(self.array.shape)
        if b.shape != self.array.shape:
            raise ModelError(
                f"Matrix {sign} Matrix: the shapes {self.array.shape} and {b.shape} "
                f"differ. Only entries of equal shapes can be added."
            )
        return Matrix(operation(self.array, b))


def array_of(value: object) -> Array:
    """Return numbers, formulas, lists or matrices as an array of nodes."""
    if isinstance(value, Matrix):
        return value.array
    if isinstance(value, Sequence) and not isinstance(value, str):
        entries = [array_of(entry) for entry in value]
        entries = [e.reshape(()) if e.size == 1 else e for e in entries]
        if len({entry.shape for entry in entries}) > 1:
            raise ModelError(
                f"Matrix({value!r}): its rows have different lengths. Give a list of "
                f"formulas, or a list of lists of equal length."
            )
        return np.array([entry.tolist() for entry in entries], dtype=object)
    if isinstance(value, np.ndarray) and value.ndim:
        return np.array([array_of(entry)[()] for entry in value], dtype=object)
    result: Array = np.empty((), dtype=object)
    result[()] = as_node(value.item() if isinstance(value, np.ndarray) else value)
    return result


def scalar_of(value: object) -> Any:
    """Return a matrix of one entry as that entry, and anything else as it is."""
    if isinstance(value, Matrix) and value.array.size == 1:
        return value.array.item()
    return value


# What formulas of PyMbs are: of one number, or of several.
Value: TypeAlias = Node | Matrix


def wrapped(value: Node | Array) -> Value:
    """Return an array as a Matrix, and a node as it is."""
    return Matrix(value) if isinstance(value, np.ndarray) else value


def number_or_node(node: object) -> Any:
    """Return the number of a constant, and any other node itself."""
    return node.value if isinstance(node, Const) else node


def _product(a: Array, b: Array) -> Value:
    if a.ndim == 1 and b.ndim == 2 and b.shape[0] == 1:
        return Matrix(np.outer(a, b[0]))
    if a.ndim == 1 or a.shape[1] != b.shape[0]:
        raise ModelError(
            f"Matrix * Matrix: the shapes {a.shape} and {b.shape} do not fit. The "
            f"product of two vectors is transpose(a)*b or outer(a, b)."
        )
    product = a @ b
    if product.size == 1 and b.ndim == 1:
        entry: Node = product.item()
        return entry
    return Matrix(product)


def zeros(*shape: object) -> Matrix:
    """Return zeros: ``zeros((3,))`` is a vector, ``zeros(3)`` a square matrix."""
    return Matrix(_full_shape(shape))


def eye(*shape: object) -> Matrix:
    """Return a unit matrix: ``eye(3)`` or ``eye((3, 3))``."""
    result = Matrix(_full_shape(shape))
    for i in range(min(result.array.shape)):
        result.array[i, i] = as_node(1)
    return result


def _full_shape(shape: tuple[Any, ...]) -> tuple[int, ...]:
    if len(shape) == 1 and isinstance(shape[0], list | tuple):
        return tuple(shape[0])
    return shape * 2 if len(shape) == 1 else shape


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


def _relation(compare: Callable[[Any, Any], Any]) -> Callable[..., Node]:
    """Return a condition on two scalars, which matrices may hold."""
    return lambda a, b: compare(as_node(scalar_of(a)), as_node(scalar_of(b)))


Less, Greater = _relation(operator.lt), _relation(operator.gt)
Equal = _relation(formulas.equal)


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
