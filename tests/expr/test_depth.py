"""A chain of a hundred thousand operations does not meet Python's stack limit."""

import math
import sys

import pytest
import sympy

from symbody.expr.differentiate import derivative, directional, jacobian
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.functions import sin, where
from symbody.expr.gradient import gradient
from symbody.expr.node import Symbol
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.text import text
from symbody.expr.traverse import count_operations, post_order, reachable, symbols_of

DEPTH = 100_000
x, y = Symbol("x"), Symbol("y")


def chain(depth):
    """Return a formula as deep as asked, of all kinds that have rules of their own."""
    node = x
    for i in range(depth // 5):
        node = where(x < 2, sin(node), y) * 0.999 + (y if i % 2 else -y) / 8
    return node


def value(depth, at_x, at_y):
    node = at_x
    for i in range(depth // 5):
        node = math.sin(node) * 0.999 + (at_y if i % 2 else -at_y) / 8
    return node


@pytest.fixture(scope="module")
def deep():
    return chain(DEPTH)


def test_the_chain_is_deeper_than_the_stack(deep):
    depth = {}
    for node in post_order(deep):
        depth[node] = 1 + max((depth[a] for a in getattr(node, "args", ())), default=0)
    assert depth[deep] > 50 * sys.getrecursionlimit()


def test_it_is_evaluated(deep):
    expected = value(DEPTH, 0.3, 0.1)
    assert evaluate(deep, {"x": 0.3, "y": 0.1}) == pytest.approx(expected, rel=1e-12)


@pytest.mark.slow
def test_it_is_differentiated_in_both_modes(deep):
    at = {"x": 0.3, "y": 0.1}
    slope = evaluate(derivative(deep, y), at)
    h = 1e-6
    expected = (value(DEPTH, 0.3, 0.1 + h) - value(DEPTH, 0.3, 0.1 - h)) / (2 * h)
    assert slope == pytest.approx(expected, rel=1e-6)
    assert evaluate(directional([deep], {y: 2}), at)[0] == pytest.approx(2 * slope)
    assert evaluate(jacobian([deep], [y, x]), at)[0, 0] == slope


@pytest.mark.slow
def test_it_has_a_gradient():
    node = x
    for _ in range(DEPTH):
        node = sin(node) * y
    (slope,) = gradient(node, [x])
    assert math.isfinite(evaluate(slope, {"x": 0.3, "y": 1.0}))


def test_it_is_written_counted_searched_and_shown(deep):
    assert text(deep).count("\n") > 1000
    assert count_operations(deep).multiplications == DEPTH // 5
    assert symbols_of(deep) == [x, y]
    assert reachable(deep)[-1] is deep
    assert len(repr(deep)) < 500


def test_it_is_substituted(deep):
    z = Symbol("z")
    replaced = substitute(deep, {x: z})
    assert symbols_of(replaced) == [y, z]


def test_sympy_is_given_what_its_constructors_bear():
    node = x
    for _ in range(5000):
        node = node * y + 1
    back = from_sympy(to_sympy(node), {"x": x, "y": y})
    at = {"x": 0.3, "y": 0.9}
    assert evaluate(back, at) == pytest.approx(evaluate(node, at), rel=1e-12)


@pytest.mark.slow
def test_a_deep_sympy_expression_is_read():
    expression = sympy.Symbol("x")
    for _ in range(20_000):
        expression = sympy.sin(expression, evaluate=False)
    node = x
    for _ in range(20_000):
        node = sin(node)
    assert from_sympy(expression, {"x": x}) is node
