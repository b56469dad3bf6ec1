import numpy as np
import pytest

from symbody.errors import ExpressionError
from symbody.expr.functions import sin
from symbody.expr.node import Apply, Const, Symbol, const
from symbody.expr.traverse import (
    flatten,
    post_order,
    reachable,
    shaped_like,
    symbols_of,
)
from symbody.testing import COVERAGE

a, b, c = Symbol("a"), Symbol("b"), Symbol("c")


def test_post_order_goes_from_left_to_right_arguments_first():
    root = (c - b) * sin(a)
    assert post_order(root) == [c, b, c - b, a, sin(a), root]


@pytest.mark.parametrize("walk", [lambda roots: post_order(*roots), reachable])
def test_every_node_comes_once_after_its_arguments(walk):
    order = walk(list(COVERAGE.values()))
    place = {node: i for i, node in enumerate(order)}
    assert len(place) == len(order)
    assert set(COVERAGE.values()) <= set(order)
    for node in order:
        if isinstance(node, Apply):
            assert all(place[arg] < place[node] for arg in node.args)


def test_reachable_follows_the_order_of_creation():
    late = a * b
    root = sin(late) + c * 2
    order = reachable([root, late])
    assert order[0] is const(2)
    assert order[1:] == [a, b, c, late, sin(late), c * 2, root]


def test_symbols_come_in_the_order_of_creation_without_repetition():
    assert symbols_of(c * b, np.array([a, c], dtype=object)) == [a, b, c]
    assert symbols_of(const(1)) == []


def test_flatten_takes_numbers_nodes_and_nested_arrays():
    grid = np.array([[a, 1], [2.0, b]], dtype=object)
    assert flatten(grid) == [a, const(1), const(2), b]
    assert flatten([grid[0], (c, [a])]) == [a, const(1), c, a]
    assert flatten(3) == [const(3)]
    assert flatten(np.array([1.5])) == [const(1.5)]
    assert flatten(a) == [a]


def test_flatten_refuses_strangers():
    with pytest.raises(ExpressionError, match="'x' of type str"):
        flatten([a, "x"])


def test_shapes_come_back():
    formulas = [a, (b, np.array([[a, b], [c, a]], dtype=object)), 2]
    back = shaped_like(formulas, iter(flatten(formulas)))
    assert back[0] is a
    assert back[1][0] is b
    assert back[1][1].shape == (2, 2)
    assert back[1][1][1, 0] is c
    assert isinstance(back[2], Const)
