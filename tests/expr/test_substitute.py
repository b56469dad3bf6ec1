import math

import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.functions import exp, log, sin, sqrt, where
from symbody.expr.node import ZERO, Symbol, const

x, y, z = Symbol("x"), Symbol("y"), Symbol("z")


def test_a_symbol_is_replaced_everywhere():
    assert substitute(sin(x) * (x + y), {x: z}) is sin(z) * (z + y)


def test_replacements_happen_at_once():
    assert substitute(x - 2 * y, {x: y, y: x}) is y - 2 * x
    assert substitute(x * y, {x: x + y}) is (x + y) * y


def test_numbers_are_put_in_and_folded():
    assert substitute(x * sin(y) + z, {x: 0}) is z
    assert substitute(x * y + 1, {x: 2, y: 3.5}) is const(8)


def test_a_subexpression_is_replaced_as_a_whole():
    assert substitute(sin(x * y) - x, {x * y: z}) is sin(z) - x


def test_untouched_parts_stay_the_same_objects():
    node = exp(y) * z
    assert substitute(node, {x: 1}) is node
    assert substitute(node + x, {x: 0}) is node


def test_a_root_itself_can_be_replaced():
    assert substitute(x, {x: y}) is y
    assert substitute([x, ZERO], {x: y, ZERO: z}) == [y, z]


def test_shapes_are_kept():
    array = np.array([[x, y], [x * y, 1]], dtype=object)
    result = substitute(array, {x: z})
    assert result.shape == (2, 2)
    assert result[1, 0] is z * y
    assert array[0, 0] is x
    assert substitute((x, y), {x: z}) == [z, y]


def test_a_dead_branch_may_lose_its_value():
    guarded = [
        where(x > 0, 1 / x, 5),
        where(x > 0, log(x) / x, 5),
        where(x > 0, sqrt(x - 1), 5),
        where(x > 0, (x - 1) ** 0.3, 5),
        where(x < 0, 1, 5) * where(x > 0, x / (x * y), 1),
    ]
    assert substitute(guarded, {x: 0}) == [const(5)] * 5


def test_a_living_branch_without_value_says_so_when_evaluated():
    assert evaluate(substitute(y / x, {x: 0}), {y: 1}) == math.inf
    assert math.isnan(evaluate(substitute(x / y, {x: 0, y: 0}), {}))


@pytest.mark.parametrize("mapping", [{"a": 1}, {1.0: 2}, 5, ["a"]])
def test_what_is_replaced_is_a_formula(mapping):
    with pytest.raises(ExpressionError, match="substitute: "):
        substitute(2 * Symbol("a"), mapping)
