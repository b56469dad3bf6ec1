import math

import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.evaluate import evaluate, evaluate_all
from symbody.expr.functions import cos, sin
from symbody.expr.node import Symbol, symbol

x, y = symbol("x"), symbol("y")


def test_values_are_given_by_name_or_by_symbol():
    assert evaluate(x - 2 * y, {"x": 5, "y": 1}) == 3
    assert evaluate(x - 2 * y, {x: 5, y: 1}) == 3
    assert evaluate(x - 2 * y, {x: 5, "y": 1}) == 3


def test_a_symbol_counts_more_than_a_name():
    mine, yours = Symbol("m"), Symbol("m")
    assert evaluate(mine - yours, {mine: 5, "m": 1}) == 4


def test_an_array_gives_floats_of_its_shape():
    formulas = np.array([[x, 1], [x * y, 0]], dtype=object)
    result = evaluate(formulas, {"x": 2, "y": 3})
    assert result.dtype == float
    assert result.tolist() == [[2, 1], [6, 0]]
    assert evaluate([[x], [y]], {"x": 2, "y": 3}).shape == (2, 1)
    assert evaluate([], {}).shape == (0,)


def test_a_number_is_its_own_value():
    assert evaluate(2.5, {}) == 2.5


def test_several_formulas_are_evaluated_together():
    assert evaluate_all([x, sin(x), 3], {"x": 0.5}) == [0.5, math.sin(0.5), 3]


def test_a_missing_value_is_named_together_with_the_given_ones():
    with pytest.raises(
        ExpressionError, match="symbol 'y' has no value; values are given for x"
    ):
        evaluate(cos(x * y), {"x": 1})
    with pytest.raises(ExpressionError, match="given for none"):
        evaluate(x, {})
