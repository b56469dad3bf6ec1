import math

import pytest
import sympy

from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import OPERATIONS, build
from symbody.expr.node import DIV, ZERO, Apply, Symbol, apply, const, symbol
from symbody.expr.operation import Operation
from symbody.expr.sympy_bridge import to_sympy
from symbody.expr.traverse import reachable
from symbody.testing import COVERAGE

# A point inside the domain of each function, away from its kinks.
POINTS = {"acosh": (1.7,), "where": (1.0, 0.3, 0.8), "pow": (1.3, 0.7)}
USUAL_POINT = (0.4, 0.9)
ARGUMENTS = tuple(Symbol(name) for name in ("a", "b", "c"))


def operation_at_a_point(name):
    """Return the operation on symbols, and the values of these."""
    op = OPERATIONS[name]
    args = ARGUMENTS[: op.arity]
    point = POINTS.get(name, USUAL_POINT)[: op.arity]
    return apply(op, *args), dict(zip(args, point, strict=True))


def sympy_slope(node, argument, values):
    """Return the derivative of an operation as SymPy knows it."""
    real = {sympy.Symbol(s.name): sympy.Symbol(s.name, real=True) for s in ARGUMENTS}
    expression = to_sympy(node).xreplace(real)
    slope = sympy.diff(expression, sympy.Symbol(argument.name, real=True))
    point = {sympy.Symbol(s.name, real=True): x for s, x in values.items()}
    return float(slope.subs(point).doit())


def test_the_table_is_sorted_out_by_name():
    assert all(op.name == name for name, op in OPERATIONS.items())
    assert all(op.arity == COVERAGE[name].op.arity for name, op in OPERATIONS.items())


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_value_is_that_of_sympy(name):
    node, values = operation_at_a_point(name)
    point = {s.name: x for s, x in values.items()}
    expected = to_sympy(node).subs(point).evalf()
    assert evaluate(node, values) == pytest.approx(float(expected), rel=1e-14)


# SymPy does not differentiate a floor; the central difference of it is tested.
@pytest.mark.parametrize("name", [name for name in OPERATIONS if name != "floor"])
def test_partial_derivatives_are_those_of_sympy(name):
    node, values = operation_at_a_point(name)
    partials = node.op.partials(*node.args, node)
    assert len(partials) == node.op.arity
    for arg, partial in zip(node.args, partials, strict=True):
        expected = sympy_slope(node, arg, values)
        assert evaluate(partial, values) == pytest.approx(expected, rel=1e-13)
        slope = derivative(node, arg)
        assert evaluate(slope, values) == pytest.approx(expected, rel=1e-13)


@pytest.mark.parametrize("name", COVERAGE)
def test_a_node_built_again_is_the_same_node(name):
    for node in reachable(COVERAGE[name]):
        if isinstance(node, Apply):
            assert build(node.op, *node.args) is node


def test_building_simplifies_as_operators_do():
    a = symbol("a")
    assert build(OPERATIONS["add"], a, ZERO) is a
    assert build(OPERATIONS["sin"], -a) is -build(OPERATIONS["sin"], a)
    assert build(OPERATIONS["where"], ZERO, a, -a) is -a


def test_an_operation_outside_the_table_is_built_as_it_is():
    cam = Operation("cam", 1, lambda a: a, "function", lambda a, y: (1,))
    node = build(cam, -symbol("a"))
    assert node.op is cam
    assert node.args == (-symbol("a"),)
    assert repr(cam) == "Operation('cam')"


def test_a_quotient_over_zero_can_be_built_for_a_dead_branch():
    quotient = build(DIV, symbol("a"), ZERO)
    assert quotient.op is DIV
    assert evaluate(quotient, {"a": 2}) == math.inf
    assert evaluate(build(DIV, const(-1), ZERO), {}) == -math.inf
