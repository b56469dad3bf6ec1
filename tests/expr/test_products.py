"""Parts of products of matrices, in every form of code and under differentiation."""

import numpy as np
import pytest

from probes.load import load
from symbody.equations import Equations
from symbody.errors import ExpressionError
from symbody.expr.definition import Part
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.expr.functions import sin
from symbody.expr.gradient import gradient
from symbody.expr.node import Symbol
from symbody.expr.product_blocks import matrix_product
from symbody.program.lower import lower

# Two kinds of sums in one row, one of them in the middle of eight columns; gaps.
PARTS = [
    Part(0, 0, 3, 0, 2),
    Part(0, 3, 11, 2, 5),
    Part(2, 1, 2, 2, 5),
    Part(2, 5, 19, 0, 2),
    Part(3, 0, 19, 0, 5),
]
ROWS, INNER, COLUMNS = 4, 5, 19


def formulas():
    """Return symbols and a product of formulas of them."""
    x = [Symbol(f"x{i}") for i in range(6)]
    A = [[sin(x[(i + k) % 6]) * (k + 1) for k in range(INNER)] for i in range(ROWS)]
    B = [[x[(3 * k + j) % 6] + j for j in range(COLUMNS)] for k in range(INNER)]
    return x, matrix_product(A, B, PARTS), (np.array(A), np.array(B))


def expected(A, B):
    """Return the product as NumPy has it."""
    C = np.zeros((ROWS, COLUMNS))
    for p in PARTS:
        C[p.row, p.begin : p.end] = (
            A[p.row, p.first : p.last] @ B[p.first : p.last, p.begin : p.end]
        )
    return C


@pytest.mark.parametrize("backend", ["llvm", "c", "python"])
def test_every_backend_computes_the_parts(backend, rng):
    x, C, (A, B) = formulas()
    equations = Equations("s", "direct", {"x": tuple(x)}, {"C": C})
    program = lower(equations, "s", {"x": ("x",)}, {"C": ("C",)})
    values = rng.normal(size=6)
    given = dict(zip(x, values, strict=True))
    a = np.array(evaluate_all(A.ravel().tolist(), given)).reshape(A.shape)
    b = np.array(evaluate_all(B.ravel().tolist(), given)).reshape(B.shape)
    found = load([program], backend)["s"](values)
    # Sums of five terms of size ten.
    np.testing.assert_allclose(found, expected(a, b), rtol=0, atol=1e-12)


def test_derivatives_of_a_product_are_those_of_its_sums(rng):
    x, C, _ = formulas()
    values = rng.normal(size=6)
    given = dict(zip(x, values, strict=True))
    roots = [C[0, 2], C[0, 4], C[2, 18], C[3, 7]]
    J = np.array(evaluate_all(jacobian(roots, x).ravel().tolist(), given))
    rows = [evaluate_all(gradient(root, x), given) for root in roots]
    np.testing.assert_allclose(J, np.ravel(rows), rtol=1e-13)
    step = 1e-6
    for k in range(6):
        near = [
            np.array(evaluate_all(roots, given | {x[k]: values[k] + h}))
            for h in (step, -step)
        ]
        slope = (near[0] - near[1]) / (2 * step)
        # Rounding of 1e-14 over a step of 1e-6.
        np.testing.assert_allclose(J.reshape(4, 6)[:, k], slope, atol=1e-7)


@pytest.mark.parametrize(
    ("A", "B", "parts", "found"),
    [
        (np.eye(2), np.eye(3), [], r"shape \(2, 2\)"),
        (np.eye(2), np.eye(2), [Part(0, 0, 3, 0, 2)], "does not fit"),
        (np.eye(2), np.eye(2), [Part(0, 0, 2, 0, 1), Part(0, 1, 2, 1, 2)], "overlaps"),
    ],
)
def test_what_does_not_fit_is_refused(A, B, parts, found):
    with pytest.raises(ExpressionError, match=found):
        matrix_product(A, B, parts)
