"""Definite systems of all sizes, full and sparse, are solved as NumPy solves them."""

import re

import numpy as np
import pytest

from probes.load import load
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used

# Each way to take columns at once has its turn: 64, 48, 32, 24, 16 and 8.
SIZES = [(1, 1), (2, 3), (5, 4), (9, 1), (9, 40), (11, 37), (17, 61), (30, 60)]


def program_of(n, m):
    """Return the program that solves for b by the lower triangle of A."""
    a = tuple(Symbol(f"a{i}") for i in range(n * (n + 1) // 2))
    b = tuple(Symbol(f"b{i}") for i in range(n * m))
    A = np.empty((n, n), dtype=object)
    A[np.tril_indices(n)] = a
    A.T[np.tril_indices(n)] = a
    sides = np.array(b, dtype=object).reshape(n, m)
    x = linear_solve(A, sides, definite=True)
    equations = Equations("s", "direct", {"a": a, "b": b}, {"x": x})
    return lower(equations, "s", {"a": ("a",), "b": ("b",)}, {"x": ("x",)})


def solver(n, m, backend):
    """Return that function, compiled."""
    return load([program_of(n, m)], backend)["s"]


@pytest.mark.parametrize(("m", "widest"), [(4, 16), (12, 24), (40, 48), (100, 64)])
def test_rows_are_taken_in_no_wider_pieces_than_they_are_long(m, widest):
    text = module([program_of(5, m)], Used())
    widths = {int(width) for width in re.findall(r"^test\.(\d+):", text, re.M)}
    assert max(widths) == widest


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize(("n", "m"), SIZES)
def test_a_definite_system_is_solved(n, m, full, rng):
    f = solver(n, m, "llvm")
    A = rng.normal(size=(n, n))
    if not full:
        A[rng.random((n, n)) < 0.7] = 0
    A = A @ A.T + np.eye(n)
    b = rng.normal(size=(n, m))
    x = f(A[np.tril_indices(n)], b.ravel())
    # The condition number of A is below 1e5.
    np.testing.assert_allclose(x, np.linalg.solve(A, b), rtol=0, atol=1e-10)


def test_a_number_that_is_none_spoils_what_it_enters():
    f = solver(5, 4, "llvm")
    A, b = np.eye(5), np.ones((5, 4))
    b[2, 1] = np.nan
    x = f(A[np.tril_indices(5)], b.ravel())
    assert np.isnan(x).sum() == 1
    A[3, 1] = A[1, 3] = np.nan
    assert np.isnan(f(A[np.tril_indices(5)], np.ones(20))).any()
