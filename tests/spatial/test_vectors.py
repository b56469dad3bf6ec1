"""Vectors and matrices of nodes against NumPy's, zeros included."""

import itertools

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate
from symbody.expr.node import ONE, ZERO, symbol
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_VEC,
    add3,
    add_sym,
    cross,
    dot,
    full,
    is_constant,
    mat,
    matmul,
    matvec,
    minus,
    neg3,
    plus,
    scale,
    sub3,
    symmetric,
    times,
    transposed,
    vec,
)

A = tuple(symbol(name) for name in "abc")
B = tuple(symbol(name) for name in "xyz")
VALUES = {"a": 1.5, "b": -2.0, "c": 0.3, "x": 0.7, "y": 4.0, "z": -1.1}
# Every pattern of zeros in two vectors.
PATTERNS = [
    tuple(x if keep else ZERO for x, keep in zip((*A, *B), kept, strict=True))
    for kept in itertools.product((True, False), repeat=6)
]


def numbers(nodes):
    return evaluate(nodes, VALUES)


@pytest.mark.parametrize("both", PATTERNS)
def test_products_and_sums_of_vectors_are_right_whatever_is_zero(both):
    a, b = both[:3], both[3:]
    x, y = numbers(a), numbers(b)
    np.testing.assert_allclose(numbers(cross(a, b)), np.cross(x, y), atol=1e-15)
    assert numbers(dot(a, b)) == pytest.approx(x @ y)
    np.testing.assert_array_equal(numbers(add3(a, b)), x + y)
    np.testing.assert_array_equal(numbers(sub3(a, b)), x - y)


def test_zero_and_one_cost_nothing():
    x = A[0]
    assert plus(ZERO, x) is x is plus(x, ZERO)
    assert minus(x, ZERO) is x
    assert times(ZERO, x) is ZERO is times(x, ZERO)
    assert times(ONE, x) is x is times(x, ONE)
    assert cross(ZERO_VEC, A) is ZERO_VEC is cross(A, ZERO_VEC)
    assert add3(ZERO_VEC, A) is A is add3(A, ZERO_VEC)
    assert sub3(A, ZERO_VEC) is A
    assert matmul(IDENTITY, mat([A, B, A])) == mat([A, B, A])


def test_matrices_are_numpys():
    m, n = mat([A, B, A]), mat([B, A, B])
    x, y = numbers(m), numbers(n)
    np.testing.assert_allclose(numbers(matmul(m, n)), x @ y)
    np.testing.assert_allclose(numbers(matvec(m, B)), x @ numbers(B))
    np.testing.assert_array_equal(numbers(transposed(m)), x.T)
    np.testing.assert_array_equal(numbers(scale(A[0], B)), 1.5 * numbers(B))
    np.testing.assert_array_equal(numbers(neg3(B)), -numbers(B))


def test_symmetric_matrices_keep_their_upper_triangle():
    s = tuple(symbol(f"s_{i}") for i in range(6))
    assert symmetric(full(s)) == s
    assert add_sym(s, s)[3] == s[3] + s[3]


def test_numbers_and_formulas_are_told_apart():
    assert is_constant(mat(np.eye(3)))
    assert not is_constant(mat([vec((1, 2, 3)), A, B]))


def test_the_unit_matrix_stays_the_one_object_that_shortcuts_look_for():
    assert transposed(IDENTITY) is IDENTITY
    assert matmul(transposed(IDENTITY), IDENTITY) is IDENTITY
