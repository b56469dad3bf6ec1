"""What is written at once: zeros, and items of a block in their order."""

import numpy as np
import pytest

from probes.load import load
from symbody.equations import Equations
from symbody.expr.blocks import linear_solve
from symbody.expr.node import ZERO, Symbol
from symbody.program.lower import lower
from symbody.writers.llvm.write import module
from symbody.writers.parts import Run, Store, split, with_runs
from symbody.writers.source_file import Used

a = Symbol("a")


def program(size, arrange):
    """Return a program of one result, arranged from the solution of a system."""
    A = np.array(
        [[5 + a if i == j else 1 / (1 + i) for j in range(size)] for i in range(size)]
    )
    x = linear_solve(A, np.array([a * i for i in range(1, size + 1)], dtype=object))
    nodes = np.array(arrange(x.tolist()), dtype=object)
    equations = Equations("runs", "direct", {"q": (a,)}, {"r": nodes})
    return lower(equations, "runs", {"q": ("q",)}, {"out": ("r",)})


def steps(made, longest=10_000):
    (part,) = split(made, longest=longest)
    return list(with_runs(part.statements, part.saves))


def test_zeros_and_items_in_order_are_one_step_each():
    found = steps(program(9, lambda x: [ZERO] * 10 + x))
    runs = [step for step in found if isinstance(step, Run)]
    assert [(r.begin, r.first, r.length, r.block is None) for r in runs] == [
        (0, 0, 10, True),
        (10, 0, 9, False),
    ]
    assert not any(isinstance(step, Store) for step in found)


def test_items_out_of_order_and_short_runs_stay_single():
    found = steps(program(9, lambda x: [ZERO] * 7 + x[::-1]))
    assert not any(isinstance(step, Run) for step in found)
    assert sum(isinstance(step, Store) for step in found) == 16


ARRANGED = {
    "rows with gaps": lambda x: x[:9] + [ZERO] + x[9:] + [ZERO] * 9,
    "used and copied": lambda x: [*x, x[3] * a, 2 * x[11]],
    "twice": lambda x: x + x,
    "from the middle": lambda x: x[2:] + [ZERO] * 20,
}


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c"))]
)
@pytest.mark.parametrize("name", ARRANGED)
def test_the_values_are_those_of_generated_python(name, backend):
    made = program(12, ARRANGED[name])
    expected = load([made], "python")["runs"]([0.7])
    actual = load([made], backend)["runs"]([0.7])
    np.testing.assert_allclose(actual, expected, rtol=1e-13)


@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_numbers_that_are_scattered_in_memory_are_copied_by_a_table(backend):
    n = 20
    x = linear_solve(
        np.array(
            [[5 + a if i == j else 1 / (2 + i + j) for j in range(n)] for i in range(n)]
        ),
        np.array([a * i for i in range(n)], dtype=object),
    ).tolist()
    mixed = np.array([x[(7 * i) % n] for i in range(n * n)], dtype=object)
    A = mixed.reshape(n, n) + np.diag([3.0] * n)
    y = linear_solve(A, np.array(x[::-1], dtype=object))
    equations = Equations("tables", "direct", {"q": (a,)}, {"r": y})
    made = lower(equations, "tables", {"q": ("q",)}, {"out": ("r",)})
    found = load([made], backend)["tables"]([0.7])
    first = np.array(
        [[5.7 if i == j else 1 / (2 + i + j) for j in range(n)] for i in range(n)]
    )
    z = np.linalg.solve(first, 0.7 * np.arange(n))
    second = z[(7 * np.arange(n * n)) % n].reshape(n, n) + 3 * np.eye(n)
    np.testing.assert_allclose(found, np.linalg.solve(second, z[::-1]), rtol=1e-10)


@pytest.mark.parametrize("n", [12, 13, 15, 22])
def test_what_is_above_the_diagonal_of_a_symmetric_result_is_what_is_below(n):
    A = np.full((n, n), a) + np.diag([3.0 + k for k in range(n)])
    x = linear_solve(
        A, np.array([[a * (i * i + j) for j in range(n)] for i in range(n)])
    )
    # Items of a block, formulas of their own and zeros.
    for kind in (lambda i, j: x[i, j], lambda i, j: a * (i + 2 * n * j),
                 lambda i, j: x[j, i] if (i + j) % 3 else ZERO):  # fmt: skip
        M = np.array([[kind(max(i, j), min(i, j)) for j in range(n)] for i in range(n)])
        equations = Equations("mirror", "direct", {"q": (a,)}, {"M": M})
        made = lower(equations, "mirror", {"q": ("q",)}, {"M": ("M",)})
        assert "@.mirror(" in module([made], Used())
        actual = load([made], "llvm")["mirror"]([0.7])
        np.testing.assert_array_equal(actual, actual.T)
        expected = load([made], "python")["mirror"]([0.7])
        np.testing.assert_allclose(actual, expected, rtol=1e-12, atol=1e-300)
