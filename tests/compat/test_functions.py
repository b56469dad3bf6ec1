"""Matrices and functions as PyMbs scripts write them."""

import math

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import symbol
from symbody_pymbs import functions as f
from symbody_pymbs import symbolics
from symbody_pymbs.functions import Matrix, eye, zeros

a, b = symbol("a"), symbol("b")
VALUES = {"a": 0.3, "b": -0.7}


def numbers(matrix):
    flat = evaluate(matrix.array.reshape(-1).tolist(), VALUES)
    return np.reshape(flat, matrix.array.shape)


def test_a_shape_may_be_called_or_not():
    assert Matrix([1, 2, 3]).shape() == (3,) == Matrix([1, 2, 3]).shape
    assert Matrix((2, 3)).shape() == zeros((2, 3)).shape() == (2, 3)
    assert eye(3) == eye((3, 3)) == Matrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    assert zeros((3,)) == Matrix([0, 0, 0])


def test_entries_are_read_and_written_by_one_or_two_indices():
    A = Matrix((2, 2))
    A[0, 1] = a
    A[3] = 4
    assert A[1] is a
    assert A[1, 1] is A[3]
    assert A[:, 1] == Matrix([a, 4])
    assert (
        [float(entry) for entry in A[1]] == [0, 4] if isinstance(A[1], Matrix) else True
    )


def test_the_star_is_the_matrix_product():
    A = Matrix([[a, 1], [2, b]])
    assert numbers(A * A) == pytest.approx(numbers(A) @ numbers(A))
    assert numbers(A * Matrix([1, 2])) == pytest.approx(numbers(A) @ [1, 2])
    assert numbers(2 * A - A / 2) == pytest.approx(1.5 * numbers(A))
    assert numbers(a * A + A * a) == pytest.approx(0.6 * numbers(A))
    assert numbers(A**2) == pytest.approx(numbers(A) @ numbers(A))
    assert numbers(np.float64(3.0) * A) == pytest.approx(3 * numbers(A))
    v = Matrix([a, b])
    assert evaluate(f.transpose(v) * v, VALUES) == pytest.approx(0.09 + 0.49)
    assert numbers(v * f.transpose(v)) == pytest.approx(
        np.outer([0.3, -0.7], [0.3, -0.7])
    )
    assert numbers([1, 1] - v) == pytest.approx([0.7, 1.7])
    assert 0 + v == v


@pytest.mark.parametrize("operation", [lambda v: v * v, lambda v: v + Matrix([1, 2])])
def test_shapes_that_do_not_fit_are_refused(operation):
    with pytest.raises(ModelError, match="shapes"):
        operation(Matrix([a, b, 1]))


def test_rotations_are_those_of_pymbs():
    c, s = math.cos(0.4), math.sin(0.4)
    expected = {
        "x": [[1, 0, 0], [0, c, s], [0, -s, c]],
        "y": [[c, 0, -s], [0, 1, 0], [s, 0, c]],
        "z": [[c, s, 0], [-s, c, 0], [0, 0, 1]],
    }
    for number, (axis, R) in enumerate(expected.items(), 1):
        for word in (axis, axis.upper(), f"R{axis}", number):
            assert numbers(f.rot_mat(0.4, word)) == pytest.approx(np.array(R))
    assert f.rotMat(a, "x") == f.rot_mat(a, "x")
    with pytest.raises(ModelError, match="axis"):
        f.rot_mat(0.4, "w")


@pytest.mark.parametrize(
    "name", ["sin", "cos", "tan", "asin", "acos", "atan", "exp", "sqrt", "log"]
)
def test_functions_of_numbers_are_numbers(name):
    value = getattr(f, name)(0.3)
    assert type(value) is float
    assert value == getattr(math, name)(0.3)
    assert evaluate(getattr(f, name)(a), VALUES) == pytest.approx(value)


def test_algebra():
    A, v = Matrix([[a, 1], [2, b]]), Matrix([1, 2])
    assert numbers(f.inv(A)) == pytest.approx(np.linalg.inv(numbers(A)))
    assert numbers(f.solve(A, v)) == pytest.approx(np.linalg.solve(numbers(A), [1, 2]))
    cross = f.skew(Matrix([a, b, 1])) * Matrix([1, 2, 3])
    assert numbers(cross) == pytest.approx(np.cross([0.3, -0.7, 1], [1, 2, 3]))
    assert numbers(f.outer(v, v)).tolist() == [[1, 2], [2, 4]]
    assert f.norm(Matrix([3, 4, 0])) == 5
    assert f.scalar(Matrix([[a]])) is a
    assert f.element(A, 1, 0) is A[1, 0]
    assert f.jacobian(Matrix([a * b, b]), Matrix([a, b])) == Matrix([[b, a], [0, 1]])
    assert f.diag(Matrix([a, b])) == Matrix([[a, 0], [0, b]])
    assert f.symmetric_matrix([1, 2, 3, 4, 5, 6]) == Matrix(
        [[1, 2, 4], [2, 3, 5], [4, 5, 6]]
    )
    assert f.blockMatrix([[A, A]]).shape() == (2, 4)
    assert f.blockVector([v, v]) == Matrix([1, 2, 1, 2])


def test_conditions():
    value = f.If(f.Less(a, b), 1, f.If(f.Greater(a, 0), a, 3))
    assert evaluate(value, VALUES) == 0.3
    assert evaluate(f.If(f.Equal(a, 0.3), 5, 6), VALUES) == 5
    assert numbers(f.If(f.Less(b, 0), Matrix([a, b]), Matrix([1, 2]))) == pytest.approx(
        [0.3, -0.7]
    )
    assert evaluate(f.sign(b), VALUES) == -1


def test_formulas_and_symbols_are_instances():
    free = symbolics.Symbol("free")
    assert isinstance(free, symbolics.Symbol)
    assert isinstance(free * 2, symbolics.Basic)
    assert not isinstance(free * 2, symbolics.Variable)
    assert not isinstance(2.0, symbolics.Basic)
    assert symbolics.Symbol("v", (3,)).shape() == (3,)
    assert symbolics.Number(3) == 3.0
    assert symbolics.VarKind.Sensor == 256


def test_derivatives_of_foreign_symbols_are_refused():
    with pytest.raises(ModelError, match="belongs to no world"):
        symbolics.der(a * 2)
    assert symbolics.der(3.0) == 0
