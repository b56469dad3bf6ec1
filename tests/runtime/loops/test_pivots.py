"""Pivots that compiled code takes are those of the interpreted elimination."""

import numpy as np
import pytest

from symbody.closure.pivots import taken_pivots
from symbody.runtime.loops.library import compiled_pivots


def groups(n, rng):
    free = rng.random(n) < 0.7
    few = [j for j in range(n) if free[j] and rng.random() < 0.5]
    rest = np.flatnonzero(~free).tolist()
    return [(few, 0.05), (np.flatnonzero(free).tolist(), 1e-8), (rest, 1e-8)]


@pytest.mark.parametrize("filled", [0.3, 0.7, 1.0])
def test_pivots_are_the_same_to_the_bit(filled, rng):
    for _ in range(200):
        m, n = rng.integers(1, 9), rng.integers(1, 12)
        J = rng.normal(size=(m, n)) * (rng.random((m, n)) < filled)
        if rng.random() < 0.3:
            J[-1] = 2 * J[0]  # a row that follows from another
        if rng.random() < 0.3:
            J = np.round(J)  # ties
        some = groups(n, rng)
        assert compiled_pivots(J.copy(), some) == taken_pivots(J.copy(), some)


def test_what_is_no_number_has_no_pivots():
    J = np.array([[1.0, np.nan], [0.0, 1.0]])
    some = [([0, 1], 1e-8)]
    assert compiled_pivots(J.copy(), some) == taken_pivots(J.copy(), some) == ([], 1.0)


def test_no_equations_have_no_pivots():
    assert compiled_pivots(np.zeros((0, 3)), [([0, 1, 2], 1e-8)]) == ([], 1.0)
