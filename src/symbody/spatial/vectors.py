"""Vectors and matrices of three dimensions, as tuples of nodes.

Tuples with a test for the one zero node are several times faster here than object
arrays of NumPy. A symmetric matrix is (xx, xy, xz, yy, yz, zz).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import numpy as np

from symbody.expr.arithmetic import add, mul, neg, sub
from symbody.expr.node import ONE, ZERO, Array, Const, Node, as_node

Vec: TypeAlias = tuple[Node, Node, Node]
Mat: TypeAlias = tuple[Vec, Vec, Vec]
Sym: TypeAlias = tuple[Node, Node, Node, Node, Node, Node]

ZERO_VEC: Vec = (ZERO, ZERO, ZERO)
ZERO_SYM: Sym = (ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
ZERO_MAT: Mat = (ZERO_VEC, ZERO_VEC, ZERO_VEC)
IDENTITY: Mat = ((ONE, ZERO, ZERO), (ZERO, ONE, ZERO), (ZERO, ZERO, ONE))
AXES: tuple[Vec, Vec, Vec] = IDENTITY


def vec(values: Any) -> Vec:
    """Return three numbers or nodes as a vector."""
    x, y, z = values
    return as_node(x), as_node(y), as_node(z)


def mat(rows: Any) -> Mat:
    """Return a 3x3 nest or array as a matrix."""
    x, y, z = rows
    return vec(x), vec(y), vec(z)


def array(values: object) -> Array:
    """Return a vector or matrix of nodes as an object array."""
    return np.array(values, dtype=object)


def plus(a: Node, b: Node) -> Node:
    """Return a + b."""
    if a is ZERO:
        return b
    return a if b is ZERO else add(a, b)


def minus(a: Node, b: Node) -> Node:
    """Return a - b."""
    return a if b is ZERO else sub(a, b)


def times(a: Node, b: Node) -> Node:
    """Return a*b."""
    if a is ZERO or b is ZERO:
        return ZERO
    if a is ONE:
        return b
    return a if b is ONE else mul(a, b)


def total(*terms: Node) -> Node:
    """Return the sum of any number of terms."""
    result = ZERO
    for term in terms:
        result = plus(result, term)
    return result


def inner(a: Iterable[Node], b: Iterable[Node]) -> Node:
    """Return the sum of the products of the entries of two vectors of any length."""
    return total(*(times(x, y) for x, y in zip(a, b, strict=True)))


def add3(a: Vec, b: Vec) -> Vec:
    """Return a + b."""
    if a is ZERO_VEC:
        return b
    if b is ZERO_VEC:
        return a
    return plus(a[0], b[0]), plus(a[1], b[1]), plus(a[2], b[2])


def sub3(a: Vec, b: Vec) -> Vec:
    """Return a - b."""
    if b is ZERO_VEC:
        return a
    return minus(a[0], b[0]), minus(a[1], b[1]), minus(a[2], b[2])


def neg3(a: Vec) -> Vec:
    """Return -a."""
    if a is ZERO_VEC:
        return ZERO_VEC
    return neg(a[0]), neg(a[1]), neg(a[2])


def scale(s: Node, a: Vec) -> Vec:
    """Return s*a."""
    if a is ZERO_VEC:
        return ZERO_VEC
    return times(s, a[0]), times(s, a[1]), times(s, a[2])


def dot(a: Vec, b: Vec) -> Node:
    """Return a·b."""
    if a is ZERO_VEC or b is ZERO_VEC:
        return ZERO
    return plus(plus(times(a[0], b[0]), times(a[1], b[1])), times(a[2], b[2]))


def _determinant(a: Node, b: Node, c: Node, d: Node) -> Node:
    if a is ZERO or b is ZERO:
        return ZERO if c is ZERO or d is ZERO else neg(times(c, d))
    return minus(times(a, b), times(c, d))


def cross(a: Vec, b: Vec) -> Vec:
    """Return a×b."""
    if a is ZERO_VEC or b is ZERO_VEC:
        return ZERO_VEC
    ax, ay, az = a
    bx, by, bz = b
    return (
        _determinant(ay, bz, az, by),
        _determinant(az, bx, ax, bz),
        _determinant(ax, by, ay, bx),
    )


def matvec(m: Mat, a: Vec) -> Vec:
    """Return the product of a matrix and a vector."""
    if m is IDENTITY:
        return a
    return dot(m[0], a), dot(m[1], a), dot(m[2], a)


def transposed(m: Mat) -> Mat:
    """Return the transpose."""
    if m == IDENTITY:
        return m
    (a, b, c), (d, e, f), (g, h, i) = m
    return (a, d, g), (b, e, h), (c, f, i)


def matmul(a: Mat, b: Mat) -> Mat:
    """Return the product of two matrices."""
    if a == IDENTITY:
        return b
    if b == IDENTITY:
        return a
    x, y, z = transposed(b)

    def times_columns(row: Vec) -> Vec:
        return dot(row, x), dot(row, y), dot(row, z)

    return times_columns(a[0]), times_columns(a[1]), times_columns(a[2])


def symmetric(m: Mat) -> Sym:
    """Return the upper triangle of a symmetric matrix."""
    return m[0][0], m[0][1], m[0][2], m[1][1], m[1][2], m[2][2]


def full(s: Sym) -> Mat:
    """Return a symmetric matrix with both triangles."""
    xx, xy, xz, yy, yz, zz = s
    return (xx, xy, xz), (xy, yy, yz), (xz, yz, zz)


def add_sym(a: Sym, b: Sym) -> Sym:
    """Return a + b."""
    xx, xy, xz, yy, yz, zz = map(plus, a, b)
    return xx, xy, xz, yy, yz, zz


def sym_of(entry: Callable[[int, int], Node]) -> Sym:
    """Return a symmetric matrix by what gives its entries of row and column."""
    return (
        entry(0, 0),
        entry(0, 1),
        entry(0, 2),
        entry(1, 1),
        entry(1, 2),
        entry(2, 2),
    )


def mat_of(row: Callable[[int], Vec]) -> Mat:
    """Return a matrix by what gives its rows."""
    return row(0), row(1), row(2)


def is_constant(values: object) -> bool:
    """Return whether every entry of a vector or matrix is a number."""
    if isinstance(values, tuple):
        return all(is_constant(value) for value in values)
    return isinstance(values, Const)
