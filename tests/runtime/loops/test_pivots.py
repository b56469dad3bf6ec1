"""Pivots that compiled code takes are those of an elimination written out here."""

import numpy as np
import pytest

from symbody.runtime.closing import taken_pivots

LARGE_ENOUGH, NEGLIGIBLE = 0.1, 1e-8


def eliminated(work, groups):
    """Return rows and columns of the pivots that are taken, and the smallest one."""
    free_rows = set(range(len(work)))
    taken = []
    smallest = 1.0
    for group, least in groups:
        left = sorted(set(group) - {j for _, j in taken})
        while free_rows and left:
            rows = sorted(free_rows)
            sizes = np.abs(work[rows][:, left])
            largest = float(sizes.max())
            if not largest > least:
                break
            r, c = _best(sizes, largest)
            i, j = rows[r], left[c]
            smallest = min(smallest, float(sizes[r, c]))
            free_rows.remove(i)
            left.remove(j)
            taken.append((i, j))
            if free_rows:
                others = sorted(free_rows)
                factors = work[others, j] / work[i, j]
                work[others] -= factors[:, None] * work[i]
                work[others, j] = 0.0
    return taken, smallest


def _best(sizes, largest):
    """Return row and column of the preferred entry among the large ones."""
    filled = sizes > NEGLIGIBLE
    in_row, in_column = filled.sum(axis=1).tolist(), filled.sum(axis=0).tolist()
    large = (sizes >= LARGE_ENOUGH * largest).nonzero()
    _, c, r = min(
        ((in_row[r] - 1) * (in_column[c] - 1), -c, r)
        for r, c in zip(*map(np.ndarray.tolist, large), strict=True)
    )
    return r, -c


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
        assert taken_pivots(J.copy(), some) == eliminated(J.copy(), some)


def test_what_is_no_number_has_no_pivots():
    J = np.array([[1.0, np.nan], [0.0, 1.0]])
    some = [([0, 1], 1e-8)]
    assert taken_pivots(J.copy(), some) == eliminated(J.copy(), some) == ([], 1.0)


def test_no_equations_have_no_pivots():
    assert taken_pivots(np.zeros((0, 3)), [([0, 1, 2], 1e-8)]) == ([], 1.0)
