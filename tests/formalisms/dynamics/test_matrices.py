"""Products and sums of matrices of formulas, by formulas and by blocks."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Symbol
from symbody.formalisms.dynamics.matrices import (
    added,
    block_product,
    filled,
    identity,
    less,
    negative,
    written_product,
)


def sparse(name, pattern):
    """Return a matrix of symbols where a pattern is not zero."""
    result = np.full(np.shape(pattern), ZERO, dtype=object)
    for place in zip(*np.nonzero(pattern), strict=True):
        result[place] = Symbol(f"{name}_{place[0]}_{place[1]}")
    return result


def numbers(matrix, values):
    flat = evaluate_all(matrix.ravel().tolist(), values)
    return np.array(flat, dtype=float).reshape(matrix.shape)


@pytest.fixture
def pair(rng):
    """Return two sparse matrices, and values of their entries."""
    A, B = (sparse(n, rng.random(s) < 0.4) for n, s in (("a", (6, 8)), ("b", (8, 7))))
    entries = [e for e in (*A.ravel(), *B.ravel()) if e is not ZERO]
    return A, B, {entry: rng.normal() for entry in entries}


@pytest.mark.parametrize("product", [written_product, block_product])
def test_products_are_those_of_numbers(product, pair):
    A, B, values = pair
    wanted = numbers(A, values) @ numbers(B, values)
    C = product(A, B)
    np.testing.assert_allclose(numbers(C, values), wanted, rtol=1e-13, atol=1e-14)
    np.testing.assert_array_equal(filled(C), filled(A).astype(int) @ filled(B) > 0)


def test_what_is_not_wanted_is_zero(pair):
    A, B, values = pair
    wanted = np.arange(42).reshape(6, 7) % 3 == 0
    C = block_product(A, B, wanted)
    assert not filled(C)[~wanted].any()
    whole = numbers(A, values) @ numbers(B, values)
    np.testing.assert_allclose(numbers(C, values)[wanted], whole[wanted], rtol=1e-13)


def test_sums_leave_zeros_alone(pair):
    A, _, _ = pair
    assert (added(A, negative(A)) == less(A, A)).all()
    assert (written_product(identity(6), A) == A).all()
    assert not filled(less(A, A)).any()
