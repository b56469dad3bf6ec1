"""Linear systems with many zeros: the same solution, and work that grows with n."""

import numpy as np
import pytest

from symbody.expr.blocks import linear_solve, solve_by_blocks
from symbody.expr.definition import LinearSystem
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ZERO, Apply, Symbol
from symbody.expr.traverse import reachable


def coupled(pairs, count, size=3):
    """Return a matrix and right sides of symbols, with blocks between pairs."""
    n = count * size
    A = np.full((n, n), ZERO, dtype=object)
    blocks = {(i, i) for i in range(count)} | set(pairs) | {(b, a) for a, b in pairs}
    for a, b in sorted(blocks):
        for i in range(size):
            for j in range(size):
                row, column = a * size + i, b * size + j
                A[row, column] = Symbol(f"A_{row}_{column}")
    return A, np.array([Symbol(f"b_{i}") for i in range(n)], dtype=object)


def work(solution):
    """Return the operations of formulas, those of systems in them included."""
    total = 0
    for node in reachable(list(solution)):
        if isinstance(node, Apply):
            definition = node.op.definition
            is_block = isinstance(definition, LinearSystem)
            total += definition.size**3 + definition.sides if is_block else 1
    return total


def chain(count):
    return [(i, i + 1) for i in range(count - 1)]


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("kind", ["chain", "ring", "star", "tree", "random"])
def test_the_solution_is_that_of_one_system(kind, size, rng):
    count = 9
    pairs = {
        "chain": chain(count),
        "ring": [*chain(count), (0, count - 1)],
        "star": [(0, i) for i in range(1, count)],
        "tree": [(i, (i - 1) // 2) for i in range(1, count)],
        "random": [
            tuple(map(int, rng.choice(count, 2, replace=False))) for _ in range(9)
        ],
    }[kind]
    A, b = coupled(pairs, count, size)
    values = {s: float(rng.normal()) for s in [*A.ravel(), *b] if s is not ZERO}
    for i in range(len(b)):
        values[A[i, i]] += 4.0 * size * count**0.5
    solution = solve_by_blocks(A, b)
    if kind != "random" and size * count > 9:
        assert work(solution) < work(linear_solve(A, b))
    expected = np.linalg.solve(evaluate(A, values), evaluate(b, values))
    np.testing.assert_allclose(evaluate(solution, values), expected, rtol=1e-10)


def test_the_work_of_a_chain_grows_with_its_length_to_three_hundred_nodes():
    few, many = (work(solve_by_blocks(*coupled(chain(n), n))) for n in (30, 300))
    assert many <= 10.5 * few


def test_what_is_full_or_has_no_pivot_is_one_system():
    A, b = coupled([(i, j) for i in range(6) for j in range(i)], 6)
    assert work(solve_by_blocks(A, b)) == work(linear_solve(A, b))
    A, b = coupled(chain(9), 9)
    A[:3, :3] = ZERO
    assert work(solve_by_blocks(A, b)) == work(linear_solve(A, b))
