import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.differentiate import (
    derivative,
    directional,
    jacobian,
    time_derivative,
)
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import (
    atan2,
    cos,
    exp,
    log,
    maximum,
    minimum,
    sin,
    sqrt,
    where,
)
from symbody.expr.node import ONE, ZERO, Symbol, symbol
from symbody.expr.operation import living_nodes
from symbody.expr.traverse import symbols_of
from symbody.testing import COVERAGE, VALUES

x, y, z = Symbol("x"), Symbol("y"), Symbol("z")
# At VALUES these stand on a jump or at the edge of where they have a real value.
WITHOUT_SLOPE = {
    "angle of a half turn": "z",
    "comparison of equal values": "z",
    "floor of a large number": "a",
    "floor of a whole number": "e",
    "floor of zero": "z",
    "minus to a whole power": "e",
    "negative base": "e",
    "negative constant to a power": "e",
    "sign of zero": "z",
    "where guards a logarithm": "z",
    "where guards a quotient": "z",
}


def central_difference(node, name):
    h = 1e-6 * max(1, abs(VALUES[name]))
    above = evaluate(node, VALUES | {name: VALUES[name] + h})
    below = evaluate(node, VALUES | {name: VALUES[name] - h})
    return (above - below) / (2 * h)


@pytest.mark.parametrize("case", COVERAGE)
def test_the_derivative_is_the_central_difference(case):
    node = COVERAGE[case]
    for s in symbols_of(node):
        if s.name == WITHOUT_SLOPE.get(case):
            continue
        slope = evaluate(derivative(node, s), VALUES)
        expected = central_difference(node, s.name)
        scale = max(1, abs(evaluate(node, VALUES)))
        assert slope == pytest.approx(expected, rel=1e-6, abs=1e-8 * scale)


@pytest.mark.parametrize(
    ("formula", "expected"),
    [
        (x, ONE),
        (y, ZERO),
        (x + y, ONE),
        (y - x, -ONE),
        (-x, -ONE),
        (x * y, y),
        (x * x, 2 * x),
        (x * x * x, 2 * x * x + x * x),
        (x / y, 1 / y),
        (y / x, -(y / x / x)),
        (sin(y * x), cos(y * x) * y),
        (exp(x), exp(x)),
        (log(x), 1 / x),
        (x < y, ZERO),
        (where(x < y, x * y, sin(y)), where(x < y, y, 0)),
        (minimum(x, y), where(y < x, 0, 1)),
    ],
)
def test_simple_derivatives_are_simple(formula, expected):
    assert derivative(formula, x) is expected


def test_arrays_keep_their_shape():
    array = np.array([[x, x * y], [1, y]], dtype=object)
    slope = derivative(array, x)
    assert slope.shape == (2, 2)
    assert slope[0, 1] is y
    assert slope[1, 0] is ZERO
    assert derivative([x, y], x) == [ONE, ZERO]


def test_a_direction_weights_the_symbols():
    assert directional([x * y], {x: z, y: 2}) == [z * y + 2 * x]
    assert directional(x * y, {}) is ZERO


def test_the_time_derivative_follows_the_rates():
    q, v, vd, t = Symbol("q"), Symbol("v"), Symbol("vd"), Symbol("t")
    position = sin(q) * t
    velocity = time_derivative(position, {q: v, t: 1})
    assert velocity is cos(q) * v * t + sin(q)
    acceleration = time_derivative(velocity, {q: v, v: vd, t: 1})
    expected = -sin(q) * v * v * t + cos(q) * vd * t + 2 * cos(q) * v
    values = {"q": 0.3, "v": 0.7, "vd": -1.1, "t": 2.0}
    assert evaluate(acceleration, values) == pytest.approx(evaluate(expected, values))


def test_the_jacobian_has_the_constant_zero_where_nothing_depends():
    J = jacobian([x * y, sin(y), 3, x], [x, y, z])
    assert J.shape == (4, 3)
    assert J.tolist() == [
        [y, x, ZERO],
        [ZERO, cos(y), ZERO],
        [ZERO, ZERO, ZERO],
        [ONE, ZERO, ZERO],
    ]


def test_the_jacobian_takes_arrays_repeated_symbols_and_nothing():
    roots = np.array([[x], [x * y]], dtype=object)
    assert jacobian(roots, np.array([y, y, x])).tolist() == [
        [ZERO, ZERO, ONE],
        [x, x, y],
    ]
    assert jacobian([], [x]).shape == (0, 1)
    assert jacobian([x], []).shape == (1, 0)


def test_a_direction_is_the_jacobian_times_it():
    roots = list(COVERAGE.values())
    names = [name for name in VALUES if name not in ("e", "z")]
    symbols = [symbol(name) for name in names]
    direction = dict(zip(symbols, (0.3, -1.2, 0.8, 2.0), strict=True))
    along = evaluate(directional(roots, direction), VALUES)
    J = evaluate(jacobian(roots, symbols), VALUES)
    np.testing.assert_allclose(along, J @ list(direction.values()), rtol=1e-12)


def test_untouched_parts_cost_no_nodes():
    big = sin(y)
    for _ in range(50):
        big = sin(big * y)
    root = big * x
    before = sum(1 for _ in living_nodes())
    assert derivative(root, x) is big
    assert sum(1 for _ in living_nodes()) == before


@pytest.mark.parametrize(
    ("formula", "at", "slope"),
    [
        (where(x > 0, sqrt(x), 0), 0.0, 0.0),
        (where(x > 0, log(x), x), 0.0, 1.0),
        (where(x > 0, sin(x) / x, 1), 0.0, 0.0),
        (minimum(x, 1 + sqrt(x)), 0.0, 1.0),
        (maximum(sqrt(x) - 1, x), 0.0, 1.0),
        (maximum(x, x * x), 0.25, 1.0),
        (where(x > 0, where(x > 1, sqrt(x - 1), x), -x), 0.5, 1.0),
    ],
)
def test_the_unused_branch_cannot_spoil_the_derivative(formula, at, slope):
    assert evaluate(derivative(formula, x), {"x": at}) == slope
    assert evaluate(jacobian([formula], [x]), {"x": at}) == slope


def test_second_derivatives_do_not_depend_on_the_order():
    f = exp(x * y) * atan2(x, y * y + 1)
    xy = derivative(derivative(f, x), y)
    yx = derivative(derivative(f, y), x)
    values = {"x": 0.4, "y": -0.7}
    assert evaluate(xy, values) == pytest.approx(evaluate(yx, values), rel=1e-13)


def test_powers_with_an_exponent_of_zero_have_second_derivatives():
    xy = derivative(derivative(x**y, x), y)
    assert evaluate(xy, {"x": 2.0, "y": 0.0}) == 0.5
    assert evaluate(derivative(x**y, x), {"x": 0.0, "y": 0.0}) == 0.0


@pytest.mark.parametrize("wrt", [x * y, 2, ONE])
def test_only_symbols_can_be_differentiated_by(wrt):
    with pytest.raises(ExpressionError, match="is not a symbol"):
        derivative(x, wrt)
    with pytest.raises(ExpressionError, match="substitute a new symbol"):
        jacobian([x], [wrt])
