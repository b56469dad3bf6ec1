"""Whether balances push back, against eigenvalues of whole matrices."""

import numpy as np
import pytest

from symbody.expr.node import ZERO, as_node
from symbody.formalisms.quantities.dynamics import _band, is_stable


def bands_of(slopes):
    """Return the bands of matrices of one pattern."""
    first = np.array([[as_node(x) for x in row] for row in slopes[0]], dtype=object)
    width = _band(first).shape[1]
    bands = np.zeros((*slopes.shape[:2], width))
    for i in range(slopes.shape[1]):
        for k in range(width):
            j = i + k - width // 2
            bands[:, i, k] = slopes[:, i, j] if 0 <= j < slopes.shape[1] else 0.0
    return bands


@pytest.mark.parametrize("reach", [0, 1, 3, 8])
@pytest.mark.parametrize("symmetric", [True, False])
def test_balances_are_stable_where_eigenvalues_are_negative(rng, reach, symmetric):
    n = 9
    slopes = rng.normal(size=(40, n, n))
    away = np.abs(np.subtract.outer(np.arange(n), np.arange(n)))
    slopes *= away <= reach
    if symmetric:
        slopes += slopes.transpose(0, 2, 1)
    slopes -= np.linspace(-1.0, 8.0, 40)[:, None, None] * np.eye(n)
    expected = np.linalg.eigvals(slopes).real.max(axis=1) <= 0
    assert 0 < expected.sum() < 40
    assert (is_stable(bands_of(slopes)) == expected).all()
    assert is_stable(bands_of(slopes[expected])).all()


def test_where_slopes_are_symmetric_no_eigenvalues_are_taken(rng, monkeypatch):
    slopes = rng.normal(size=(40, 6, 6))
    slopes += slopes.transpose(0, 2, 1)
    slopes -= np.linspace(0.0, 9.0, 40)[:, None, None] * np.eye(6)
    slopes[3] += np.triu(np.ones((6, 6)), 1)
    expected = np.linalg.eigvals(slopes).real.max(axis=1) <= 0
    taken = []

    def eigvals(matrices, before=np.linalg.eigvals):
        taken.append(len(matrices))
        return before(matrices)

    monkeypatch.setattr(np.linalg, "eigvals", eigvals)
    assert (is_stable(bands_of(slopes)) == expected).all()
    assert 0 < expected.sum() < 40
    assert taken == [1]


def test_a_band_has_what_is_not_zero_and_no_more():
    matrix = np.full((4, 4), ZERO, dtype=object)
    matrix[2, 1] = as_node(5.0)
    band = _band(matrix)
    assert band.shape == (4, 3)
    assert band[2, 0] is matrix[2, 1]
    assert sum(entry is not ZERO for entry in band.ravel()) == 1
