import math

import pytest

from symbody.expr.evaluate import evaluate
from symbody.expr.functions import OPERATIONS
from symbody.expr.node import Apply
from symbody.expr.traverse import reachable, symbols_of
from symbody.testing import COVERAGE, VALUES


@pytest.mark.parametrize("name", COVERAGE)
def test_every_expression_has_a_finite_value(name):
    assert math.isfinite(evaluate(COVERAGE[name], VALUES))


def test_every_operation_has_an_expression_of_its_own():
    assert all(COVERAGE[name].op is op for name, op in OPERATIONS.items())


def test_every_value_is_used_and_every_symbol_has_one():
    used = {s.name for s in symbols_of(*COVERAGE.values())}
    assert used == set(VALUES)


def test_every_operation_stands_below_and_above_others():
    users, used = set(), set()
    for node in reachable(list(COVERAGE.values())):
        if isinstance(node, Apply):
            below = {arg.op for arg in node.args if isinstance(arg, Apply)}
            used |= below
            if below:
                users.add(node.op)
    names = {"add", "sub", "mul", "div", "neg", "pow", "lt", "where", "min", "max"}
    for name in names | {"and", "or", "not", "eq", "abs", "sin"}:
        assert OPERATIONS[name] in used, name
        assert OPERATIONS[name] in users, name
