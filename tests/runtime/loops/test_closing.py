"""Pivots, steps and velocities of compiled code are those that NumPy finds."""

import numpy as np
import pytest

from symbody.runtime.closing import Choice, PythonClosing, Steps, chosen_pivots

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


def taken(J, groups):
    """Return the same by compiled code, of a matrix in one part."""
    m, n = J.shape
    choice = Choice([(list(range(m)), list(range(n)), groups)])
    rows, columns, smallest = chosen_pivots(J, choice)
    return list(zip(rows, columns, strict=True)), smallest


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
        # Rows of size 1, which scaling leaves as they are.
        J /= np.maximum(np.abs(J).max(axis=1, keepdims=True), 1e-300)
        assert taken(J, some) == eliminated(J.copy(), some)


def test_what_is_no_number_has_no_pivots():
    J = np.array([[1.0, np.nan], [0.0, 1.0]])
    some = [([0, 1], 1e-8)]
    assert taken(J, some) == eliminated(J.copy(), some) == ([], 1.0)


def test_no_equations_have_no_pivots():
    assert taken(np.zeros((0, 3)), [([0, 1, 2], 1e-8)]) == ([], 1.0)


def linear(J, c):
    """Return equations J q + c = 0 that Python evaluates, and their parts."""
    m, n = J.shape
    steps = PythonClosing(
        lambda q: (J @ q + c, J, c), lambda q, v: v, (n, n, m, m),
        Steps(plain=True, units=np.ones(n), quaternions=()),
    )  # fmt: skip
    return steps, Choice([(list(range(m)), list(range(n)), ())])


@pytest.mark.parametrize("shape", [(1, 1), (2, 5), (5, 2), (4, 4), (3, 9), (9, 3)])
@pytest.mark.parametrize("rank", [1, 2, 9])
def test_changes_are_the_least_that_keep_the_equations(shape, rank, rng):
    m, n = shape
    for _ in range(20):
        J = rng.normal(size=(m, n))
        if rank < min(m, n):
            J = rng.normal(size=(m, rank)) @ rng.normal(size=(rank, n))
        c, start = J @ rng.normal(size=n), rng.normal(size=n)
        columns = sorted(rng.choice(n, size=rng.integers(1, n + 1), replace=False))
        steps, parts = linear(J, c)
        expected, v, q = start.copy(), start.copy(), start.copy()
        expected[columns] -= np.linalg.lstsq(J[:, columns], J @ start + c, rcond=1e-9)[
            0
        ]
        consistent = np.abs(J @ expected + c).max() < 1e-10
        assert steps.velocities(start, v, parts, columns) == consistent
        np.testing.assert_allclose(v, expected, rtol=1e-7, atol=1e-7)
        assert steps.newton(q, parts, columns) == consistent
        if consistent:
            np.testing.assert_allclose(q, expected, rtol=1e-7, atol=1e-7)


def test_what_equations_raise_is_raised():
    def values(q):
        raise KeyboardInterrupt

    moves = Steps(plain=True, units=np.ones(1), quaternions=())
    steps = PythonClosing(values, values, (1, 1, 1, 1), moves)
    parts = Choice([([0], [0], ())])
    for call in (steps.newton, lambda *more: steps.velocities(np.ones(1), *more)):
        with pytest.raises(KeyboardInterrupt):
            call(np.ones(1), parts, [0])


@pytest.mark.parametrize("shape", [(1, 1), (2, 5), (4, 4), (3, 9)])
def test_equations_in_other_units_are_kept_alike(shape, rng):
    m, n = shape
    for _ in range(20):
        factors = 10.0 ** rng.integers(-5, 6, size=m)
        J, start = rng.normal(size=shape), rng.normal(size=n)
        c = J @ rng.normal(size=n)
        expected = start - np.linalg.lstsq(J, J @ start + c)[0]
        steps, parts = linear(factors[:, None] * J, factors * c)
        v, q = start.copy(), start.copy()
        assert steps.velocities(start, v, parts, range(n))
        assert steps.newton(q, parts, range(n))
        np.testing.assert_allclose([v, q], [expected, expected], rtol=1e-7, atol=1e-7)
