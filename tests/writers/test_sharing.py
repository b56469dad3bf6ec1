"""Blocks in LLVM IR share a factor and arrays, and no number changes by it."""

import numpy as np
import pytest

from probes.load import load
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.expr.definition import Part
from symbody.expr.node import Symbol
from symbody.expr.product_blocks import matrix_product
from symbody.program.lower import lower
from symbody.writers.llvm.sharing import pairs
from symbody.writers.llvm.write import write


def symbols(letter, rows, columns):
    names = [Symbol(f"{letter}{i}") for i in range(rows * columns)]
    return np.array(names, dtype=object).reshape(rows, columns)


def program_of(results, **arguments):
    groups = {name: tuple(array.ravel()) for name, array in arguments.items()}
    equations = Equations("s", "direct", groups, results)
    return lower(
        equations, "s", {n: (n,) for n in groups}, {name: (name,) for name in results}
    )


def test_other_sides_take_the_factor_of_the_first(rng):
    n = 12
    A, b, c = symbols("a", n, n), symbols("b", n, 1), symbols("c", n, 9)
    first = linear_solve(A, b, definite=True)
    second = linear_solve(A, c * first, definite=True)
    program = program_of({"x": first, "y": second}, a=A, b=b, c=c)
    assert "call void @.solve.factored(" in write([program], "s")["s.ll"]
    M = rng.normal(size=(n, n))
    M = M @ M.T + np.eye(n)
    B, C = rng.normal(size=(n, 1)), rng.normal(size=(n, 9))
    x, y = load([program], "llvm")["s"](M.ravel(), B.ravel(), C.ravel())
    wanted = np.linalg.solve(M, B)
    np.testing.assert_allclose(x, wanted, rtol=0, atol=1e-11)
    np.testing.assert_allclose(y, np.linalg.solve(M, C * wanted), rtol=0, atol=1e-10)


def test_a_number_that_is_none_spoils_no_other_sides_but_its_own():
    n = 6
    A, b, c = symbols("a", n, n), symbols("b", n, 1), symbols("c", n, 9)
    results = {
        "x": linear_solve(A, b, definite=True),
        "y": linear_solve(A, c, definite=True),
    }
    f = load([program_of(results, a=A, b=b, c=c)], "llvm")["s"]
    # Rows 1 and 3 take each other off, and nothing else is taken off any row.
    M = np.eye(n)
    M[1, 3] = M[3, 1] = 0.5
    C = np.ones((n, 9))
    C[2, 4], C[3, 5] = np.nan, np.nan
    _, y = f(M.ravel(), np.ones(n), C.ravel())
    wanted = np.zeros((n, 9), dtype=bool)
    wanted[2, 4] = wanted[3, 5] = wanted[1, 5] = True
    np.testing.assert_array_equal(np.isnan(y), wanted)


def test_rows_go_in_pairs_where_they_take_the_same_off():
    # Two limbs of three and two joints, on a trunk of one: what each carries.
    carried = [[], [0], [0, 1], [], [3], [0, 1, 2, 3, 4]]
    pattern = np.array([[j in row for j in range(6)] for row in carried])
    assert np.flatnonzero(pairs(pattern)).tolist() == [1]
    carriers = pattern.T[::-1, ::-1]
    # From the trunk outwards: the innermost joint of each limb, and the next one.
    assert np.flatnonzero(pairs(carriers)).tolist() == [1, 3]


@pytest.mark.parametrize("read_later", [False, True])
@pytest.mark.parametrize("shift", [0, 3])
def test_a_product_is_computed_where_it_is_solved(shift, read_later, rng):
    n, inner, m = 10, 4, 11
    A, L, R = symbols("a", n, n), symbols("l", n, inner), symbols("r", inner, m)
    parts = [Part(i, 0, m - i, 0, inner) for i in range(n)]
    product = matrix_product(L, R, parts)
    extra = symbols("e", n, shift)
    sides = np.concatenate([extra, product], axis=1)
    sides[2, shift + 1] = sides[2, shift + 1] + L[0, 0]
    results = {"x": linear_solve(A, sides, definite=True)}
    if read_later:
        results["z"] = product * results["x"][0, 0]
    program = program_of(results, a=A, l=L, r=R, e=extra)
    shared = "call void @.product.zeroed." in write([program], "s")["s.ll"]
    assert shared is not read_later
    M = rng.normal(size=(n, n))
    M = M @ M.T + np.eye(n)
    l, r, e = (rng.normal(size=a.shape) for a in (L, R, extra))
    found = load([program], "llvm")["s"](*(a.ravel() for a in (M, l, r, e)))
    P = np.array([[(l @ r)[i, j] * (j < m - i) for j in range(m)] for i in range(n)])
    wanted = np.concatenate([e, P], axis=1)
    wanted[2, shift + 1] += l[0, 0]
    x = found[0] if read_later else found
    np.testing.assert_allclose(x, np.linalg.solve(M, wanted), rtol=0, atol=1e-10)
