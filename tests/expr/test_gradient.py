import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import log, maximum, minimum, sin, sqrt, where
from symbody.expr.gradient import gradient, shorter_jacobian
from symbody.expr.node import ONE, ZERO, Symbol
from symbody.expr.traverse import count_operations, symbols_of
from symbody.testing import COVERAGE, VALUES

x, y, z = Symbol("x"), Symbol("y"), Symbol("z")


@pytest.mark.parametrize("case", COVERAGE)
def test_reverse_mode_gives_what_forward_mode_gives(case):
    node = COVERAGE[case]
    symbols = symbols_of(node)
    backward = evaluate(gradient(node, symbols), VALUES)
    forward = evaluate(jacobian([node], symbols), VALUES)[0]
    np.testing.assert_allclose(backward, forward, rtol=1e-13, atol=1e-300)


@pytest.mark.parametrize(("count", "times_less"), [(3, 1), (60, 3)])
def test_jacobians_of_many_symbols_are_derived_in_the_shorter_mode(
    count, times_less, rng
):
    symbols = [Symbol(f"x{i}") for i in range(count)]
    total, nested = ZERO, ONE
    for symbol in symbols:
        nested = sin(nested * symbol) + symbol
        total = total + nested
    roots = [total, nested * total]
    own, forward = shorter_jacobian(roots, symbols), jacobian(roots, symbols)
    values = dict(zip(symbols, rng.normal(size=count).tolist(), strict=True))
    found, expected = evaluate(own, values), evaluate(forward, values)
    np.testing.assert_allclose(found, expected, rtol=1e-11)
    less, more = (count_operations(J.ravel().tolist()).total for J in (own, forward))
    assert times_less * less <= more
    assert (own == forward).all() == (count == 3)


def test_simple_gradients_are_simple():
    assert gradient(x * y + z, [x, y, z]) == [y, x, ONE]
    assert gradient(x - y / z, [x, y]) == [ONE, -(1 / z)]
    assert gradient(x, [y, x]) == [ZERO, ONE]
    assert gradient(3, [x]) == [ZERO]
    assert gradient(x, []) == []


@pytest.mark.parametrize(
    ("formula", "at", "slope"),
    [
        (where(x > 0, sqrt(x), 0) * y, 0.0, 0.0),
        (where(x > 0, log(x), x) * y, 0.0, 2.0),
        (y * where(x > 0, 1, sin(where(x < 0, sqrt(-x), x))), 0.0, 2.0),
        (minimum(x, maximum(sqrt(x), x)), 0.0, 1.0),
        (where(x > 1, x, 0) + where(x > 0, x, 0) * x, 0.5, 1.0),
    ],
)
def test_the_unused_branch_cannot_spoil_the_gradient(formula, at, slope):
    assert evaluate(gradient(formula, [x]), {"x": at, "y": 2.0}) == slope


def test_the_cost_does_not_grow_with_the_number_of_symbols():
    symbols = [Symbol(f"s{i}") for i in range(200)]
    product = symbols[0]
    for s in symbols[1:]:
        product = product * sin(s)
    ours = count_operations(gradient(product, symbols)).total
    assert ours < 8 * count_operations(product).total
    assert ours < count_operations(jacobian([product], symbols)).total / 10


def test_only_symbols_can_be_differentiated_by():
    with pytest.raises(ExpressionError, match="is not a symbol"):
        gradient(x * y, [x * y])
