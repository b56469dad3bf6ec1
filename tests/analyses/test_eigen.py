"""Eigenvalues with rigid motions taken off: counted, exact, told from small ones."""

import numpy as np
import pytest

from symbody.analyses.instant.eigen import eigen, growth, is_conservative
from symbody.analyses.instant.regular import solution


def similar(A, rng):
    """Return a matrix of the same eigenvalues."""
    T = rng.normal(size=A.shape)
    return T @ A @ np.linalg.inv(T)


def test_zero_is_counted_also_where_it_is_defective(rng):
    A = np.zeros((6, 6))
    A[0, 1] = A[1, 2] = 1.0  # a chain of three
    A[3:, 3:] = np.diag([-1.0, -2.0, 3.0])
    found = eigen(similar(A, rng))
    assert found.zeros == 3
    assert found.rigid.shape[1] == 1
    assert np.sort(found.values.real) == pytest.approx([-2, -1, 3], rel=1e-9)


def test_left_and_right_vectors_belong_to_their_eigenvalues(rng):
    A = rng.normal(size=(7, 7))
    A[:, 2] = 0.0
    found = eigen(A)
    for s, x, w in zip(found.values, found.right.T, found.left.T, strict=True):
        assert A @ x == pytest.approx(s * x, abs=1e-10 * np.abs(A).max())
        assert w @ A == pytest.approx(s * w, abs=1e-10 * np.abs(A).max())
    assert A @ found.rigid[:, 0] == pytest.approx(np.zeros(7), abs=1e-12)


def test_slow_motions_are_not_taken_for_rigid_ones_beside_fast_ones():
    fast, slow = 1e5, 1e-3
    A = np.zeros((4, 4))
    A[0, 1], A[1, 0] = 1, -(fast**2)
    A[2, 3], A[3, 2], A[3, 3] = 1, slow**2, 0
    found = eigen(A)
    assert found.zeros == 0
    assert growth(A) == pytest.approx(slow, rel=1e-6)


def test_growth_of_what_only_vibrates_is_zero():
    A = np.array([[0.0, 1.0], [-4.0, 0.0]])
    assert growth(A) == 0.0
    assert growth(np.zeros((2, 2))) == -np.inf


def test_only_symmetric_inertia_and_stiffness_without_damping_are_conservative():
    M, K = np.diag([1e6, 1e-6]), np.diag([1e8, 1e-2])
    none = np.zeros((2, 2))
    unsymmetric = np.array([[0.0, 1e-7], [-1e-7, 0.0]])
    assert is_conservative(M, none, K, none)
    assert not is_conservative(np.eye(2) + unsymmetric, none, K, none)
    assert not is_conservative(M, none, np.eye(2) + unsymmetric, none)
    # Damping of the light coordinate is nothing beside the heavy one.
    assert not is_conservative(M, np.diag([0.0, 1e-7]), K, none)
    assert not is_conservative(np.diag([1.0, -1.0]), none, K, none)


@pytest.mark.parametrize(("n", "m"), [(0, 2), (1, 1), (8, 32), (9, 33), (50, 100)])
def test_definite_and_other_matrices_are_solved_for_all_columns(n, m, rng):
    A, right = rng.normal(size=(n, n)), rng.normal(size=(n, m))
    for matrix in (A @ A.T + np.eye(n), A + 0.1 * np.eye(n)):
        copies = matrix.copy(), right.copy()
        x = solution(matrix, right, 1e-14)
        size = np.abs(np.linalg.inv(matrix)).max(initial=1.0) * np.abs(matrix).sum()
        assert matrix @ x == pytest.approx(right, abs=1e-13 * max(size, 1.0))
        assert all(map(np.array_equal, (matrix, right), copies))


@pytest.mark.parametrize("flaw", [0.0, 1e-13, np.nan, np.inf])
def test_what_may_be_singular_is_not_solved(flaw, rng):
    Q, _ = np.linalg.qr(rng.normal(size=(5, 5)))
    A = (Q * np.array([1.0, 2, 3, 4, flaw])) @ Q.T
    assert solution((A + A.T) / 2, np.ones((5, 1)), 1e-14) is None
