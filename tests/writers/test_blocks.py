"""Numerical blocks give the same numbers in every language, and exact derivatives."""

from __future__ import annotations

import numpy as np
import pytest

from probes.load import load
from symbody.equations import Equations
from symbody.errors import ExpressionError
from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import derivative, jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos, sin
from symbody.expr.gradient import gradient
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.writers.generate import generate

BACKENDS = ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
# Pivoting takes the same way everywhere, so only sums differ in their last digits.
CLOSE = {"rtol": 1e-12, "atol": 1e-13}


def _linear(n: int, m: int) -> tuple[list[Symbol], np.ndarray]:
    y = [Symbol(f"y{i}") for i in range(n + 1)]
    A = np.array(
        [[sin((i + 1) * y[j] + j * y[0]) for j in range(n)] for i in range(n)],
        dtype=object,
    )
    A = A + np.diag([2.0 * n] * n)  # keeps the system well conditioned
    if n > 1:
        A[0], A[1] = A[1].copy(), 1e-9 * A[0]  # whose first pivot must not be taken
    b = np.array([[cos(y[n] + i * (c + 1)) for c in range(m)] for i in range(n)])
    return y, linear_solve(A, b)


def _loop() -> tuple[list[Symbol], list]:
    """A four-bar: two angles from the crank's, found by Newton's method."""
    crank, a, b = Symbol("crank"), Symbol("a"), Symbol("b")
    x, y = Symbol("x"), Symbol("y")
    f = [
        0.3 * cos(crank) + 0.9 * cos(x) - 0.7 * cos(y) - 1.0,
        0.3 * sin(crank) + 0.9 * sin(x) - 0.7 * sin(y),
    ]
    J = jacobian(f, [x, y])
    steps = linear_solve(J, np.array(f)).tolist()
    return [crank, a, b], newton_solve(f, {x: a, y: b}, steps)


def _equations(symbols: list[Symbol], nodes: list) -> Equations:
    array = np.empty(len(nodes), dtype=object)
    array[:] = nodes
    return Equations("blocks", "", {"y": tuple(symbols)}, {"out": array})


def _program(symbols: list[Symbol], nodes: list):
    arguments, results = {"t": (), "y": ("y",), "p": ("p",)}, {"out": ("out",)}
    return lower(_equations(symbols, nodes), "f", arguments, results)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize(("n", "m"), [(1, 1), (2, 1), (3, 2), (6, 3), (12, 1)])
def test_linear_systems_agree(backend, n, m, rng):
    symbols, x = _linear(n, m)
    nodes = [*x.ravel(), x.ravel()[0] * x.ravel()[-1]]
    function = load([_program(symbols, nodes)], backend)["f"]
    for _ in range(5):
        values = rng.normal(size=n + 1)
        expected = evaluate(nodes, dict(zip(symbols, values, strict=True)))
        found = function(0.0, values)
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-10)


@pytest.mark.parametrize("backend", BACKENDS)
def test_newton_agrees_and_closes_the_loop(backend):
    symbols, (x, y) = _loop()
    function = load([_program(symbols, [x, y])], backend)["f"]
    for crank in np.linspace(0, 6, 13):
        start = (crank, 1.0, 1.5)
        found = function(0.0, start)
        expected = evaluate([x, y], dict(zip(symbols, start, strict=True)))
        np.testing.assert_allclose(found, expected, **CLOSE)
        residual = (
            0.3 * np.exp(1j * crank)
            + 0.9 * np.exp(1j * found[0])
            - 0.7 * np.exp(1j * found[1])
            - 1
        )
        assert abs(residual) < 1e-14


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_cannot_be_closed_is_not_a_number(backend):
    x, a = Symbol("x"), Symbol("a")
    (found,) = newton_solve([x * x + a], {x: 3}, [(x * x + a) / (2 * x)])
    function = load([_program([a], [found])], backend)["f"]
    assert np.isnan(function(0.0, [1.0])[0])
    assert function(0.0, [-4.0])[0] == pytest.approx(2.0, abs=1e-14)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_singular_matrix_gives_no_number(backend):
    a = Symbol("a")
    x = linear_solve([[a, 2 * a], [2, 4]], [1, 1])
    function = load([_program([a], x.tolist())], backend)["f"]
    assert not np.isfinite(function(0.0, [1.0])).any()


def test_numpy_solves_for_many_states_at_once():
    symbols, nodes = _loop()
    lines, x = _linear(3, 2)
    program = _program([*symbols, *lines], [*nodes, *x.ravel()])
    scope: dict = {}
    exec(generate([program], "numpy", name="f")["f.py"], scope)
    y = np.random.default_rng(1).normal(size=(len(symbols) + len(lines), 7))
    y[1], y[2] = 1.0, 1.5
    out = scope["f"](0.0, y, np.zeros(0), scope["f_constants"](np.zeros(0)))
    for i in range(7):
        values = dict(zip([*symbols, *lines], y[:, i], strict=True))
        expected = evaluate([*nodes, *x.ravel()], values)
        np.testing.assert_allclose(out[:, i], expected, rtol=1e-7, atol=1e-10)


def test_derivatives_of_a_linear_system_are_exact(rng):
    symbols, x = _linear(3, 2)
    values = dict(zip(symbols, rng.normal(size=4), strict=True))
    step = 1e-6
    J = evaluate(jacobian(x, symbols), values)
    for j, s in enumerate(symbols):
        above = evaluate(x, {**values, s: values[s] + step})
        below = evaluate(x, {**values, s: values[s] - step})
        slope = (above - below).ravel() / (2 * step)
        np.testing.assert_allclose(J[:, j], slope, rtol=1e-6, atol=1e-6 * abs(J).max())
    total = x.ravel().sum()
    np.testing.assert_allclose(
        evaluate(gradient(total, symbols), values), J.sum(axis=0), **CLOSE
    )


def test_derivatives_of_a_loop_are_exact_twice():
    symbols, (x, y) = _loop()
    crank = symbols[0]
    first = derivative([x, y], crank)
    second = derivative(first, crank)
    values = dict(zip(symbols, (0.4, 1.0, 1.5), strict=True))
    step = 1e-5

    def at(offset: float, nodes: list) -> np.ndarray:
        return evaluate(nodes, {**values, crank: 0.4 + offset})

    slope = (at(step, [x, y]) - at(-step, [x, y])) / (2 * step)
    np.testing.assert_allclose(at(0, first), slope, rtol=1e-8)
    slope = (at(step, first) - at(-step, first)) / (2 * step)
    np.testing.assert_allclose(at(0, second), slope, rtol=1e-8)
    assert evaluate(derivative(x, symbols[1]), values) == 0


def test_long_programs_keep_blocks_and_items_together():
    symbols, x = _linear(12, 2)
    total = x.ravel()[0]
    for i in range(3000):
        total = sin(total + x.ravel()[i % 24])
    program = _program(symbols, [total])
    values = np.linspace(0.2, 1.1, 13)
    expected = evaluate(total, dict(zip(symbols, values, strict=True)))
    found = load([program], "llvm")["f"](0.0, values)[0]
    assert found == pytest.approx(expected, abs=1e-9)


def test_shapes_that_do_not_fit_are_refused():
    with pytest.raises(ExpressionError, match="square A"):
        linear_solve([[1, 2]], [1])
    x = Symbol("x")
    with pytest.raises(ExpressionError, match="2 equations"):
        newton_solve([x, x], {x: 0}, [x])
