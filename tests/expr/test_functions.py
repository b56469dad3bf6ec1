import math

import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import (
    absolute,
    acos,
    asin,
    atan,
    atan2,
    both,
    cos,
    cosh,
    either,
    equal,
    exp,
    log,
    maximum,
    minimum,
    negate,
    sign,
    sin,
    sinh,
    sqrt,
    tan,
    tanh,
    where,
)
from symbody.expr.node import ONE, ZERO, Symbol, const, symbol

a, b, c = symbol("a"), symbol("b"), symbol("c")


@pytest.mark.parametrize("odd", [sin, tan, asin, atan, sinh, tanh, sign])
def test_an_odd_function_lets_the_sign_out(odd):
    assert odd(-a) is -odd(a)


@pytest.mark.parametrize("even", [cos, cosh, absolute])
def test_an_even_function_drops_the_sign(even):
    assert even(-a) is even(a)


@pytest.mark.parametrize("function", [acos, exp])
def test_other_functions_keep_the_sign(function):
    assert function(-a).args == (-a,)


def test_functions_of_numbers_are_numbers():
    assert float(sin(0.5)) == math.sin(0.5)
    assert float(atan2(1, -1)) == math.atan2(1, -1)
    assert cos(0) is ONE
    assert minimum(2, 1) is ONE


@pytest.mark.parametrize("values", [[a, 0], (a, 0), np.array([a, 0], dtype=object)])
def test_functions_of_sequences_are_arrays(values):
    result = sin(values)
    assert isinstance(result, np.ndarray)
    assert result[0] is sin(a)
    assert result[1] is ZERO


def test_arrays_are_simplified_entry_by_entry():
    m = Symbol("m", 1)
    assert sqrt([m * m, a])[0] is m
    assert absolute([-a, m])[1] is m
    assert where([1, 0, a], [a, a, a], [b, b, a])[0] is a
    assert where([1, 0, a], [a, a, a], [b, b, a])[1] is b
    assert where([1, 0, a], [a, a, a], [b, b, a])[2] is a


def test_arrays_are_broadcast():
    assert maximum([[a], [b]], [a, c]).shape == (2, 2)
    assert maximum([[a], [b]], [a, c])[1, 1] is maximum(b, c)
    assert where(a < b, [a, b], 0)[1] is where(a < b, b, 0)


def test_a_choice_that_is_none_is_not_kept():
    assert where(1, a, b) is a
    assert where(0, a, b) is b
    assert where(a < b, c, c) is c
    assert minimum(a, a) is a
    assert maximum(a, a) is a
    assert equal(a, a) is ONE
    assert where(1, 1, b) is ONE


@pytest.mark.parametrize(
    "act",
    [
        lambda: where(a == 0.3, 1, 2),
        lambda: where(a != b, 1, 2),
        lambda: where(np.array([a, b]) == 0.3, 1, 2),
        lambda: where((a < b) & (a == c), 1, 2),
        lambda: both(a == b, a < b),
        lambda: negate(a == b),
        lambda: (a == 0.3) * b,
        lambda: b * (np.array([a, b]) == 0.3),
    ],
)
def test_truth_values_of_python_are_refused(act):
    with pytest.raises(ExpressionError, match=r"truth value.*sb.equal\(a, b\)"):
        act()


def test_conditions_are_connected_by_operators():
    assert ((a < b) & (b < c)) is both(a < b, b < c)
    assert ((a < b) | equal(b, c)) is either(a < b, equal(b, c))
    assert (~(a < b)) is negate(a < b)
    assert ((const(1) < 2) & (a < b)) is both(ONE, a < b)
    found = np.array([a < b, b < c]) & np.array([b < c, c < a])
    assert found[1] is both(b < c, c < a)


@pytest.mark.parametrize(
    "act",
    [
        lambda: a > 0 & b,
        lambda: a > 0 & (b > 0),
        lambda: (a > 0) & b > 0,
        lambda: (a > 0) | 1.0,
        lambda: ~a,
        lambda: ~(a + 1),
    ],
)
def test_operators_stand_between_conditions(act):
    with pytest.raises(ExpressionError, match=r"parentheses, as \(a > 0\) & \(b > 0\)"):
        act()


def test_signs_of_symbols_are_used():
    m, n = Symbol("m", 1), Symbol("n", -1)
    assert sign(m) is ONE
    assert sign(n) is -ONE
    assert absolute(n) is -n


def test_strangers_are_refused():
    with pytest.raises(ExpressionError, match="'angle' of type str"):
        sin("angle")
    with pytest.raises(ExpressionError, match="None of type NoneType"):
        where(a < b, a, None)


def test_values_outside_the_domain_follow_ieee():
    values = {"a": 0.0, "b": -1.0, "c": 1000.0}
    assert evaluate(log(a), values) == -math.inf
    assert math.isnan(evaluate(log(b), values))
    assert math.isnan(evaluate(sqrt(b), values))
    assert math.isnan(evaluate(acos(c), values))
    assert evaluate(exp(c), values) == math.inf
    assert evaluate(1 / a, values) == math.inf
    assert evaluate(b / a, values) == -math.inf
    assert math.isnan(evaluate(sin(a) / a, values))
    assert evaluate(a**b, values) == math.inf
    assert math.isnan(evaluate(b**0.5, values))
    assert evaluate(c**c, values) == math.inf
    assert evaluate(sinh(-c), values) == evaluate(sinh(b * c), values) == -math.inf
    assert evaluate(cosh(b * c), values) == math.inf


@pytest.mark.parametrize(
    ("condition", "expected"), [(0.0, 2.0), (1.0, 1.0), (-3.0, 1.0), (math.nan, 1.0)]
)
def test_where_takes_any_number_but_zero_as_true(condition, expected):
    values = {"a": condition, "b": 1.0, "c": 2.0}
    assert evaluate(where(a, b, c), values) == expected
