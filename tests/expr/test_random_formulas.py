"""Random formulas: ours against mpmath and SymPy, which share no code with us."""

from dataclasses import dataclass
from typing import Any

import mpmath
import numpy as np
import pytest
import sympy
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import symbody as expr
from symbody.expr import functions
from symbody.expr.differentiate import derivative, directional, jacobian
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.gradient import gradient
from symbody.expr.node import Symbol, as_node, const
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.expr.text import text
from symbody.expr.traverse import symbols_of

NAMES = ("a", "b", "c")
SYMBOLS = tuple(Symbol(name) for name in NAMES)
LARGEST = 1e6  # of any intermediate value; beyond, rounding decides


@dataclass(frozen=True)
class Operator:
    """One step of a random formula, in our terms and in mpmath's."""

    arity: int
    ours: Any
    theirs: Any


def pick(condition, a, b):
    return a if condition else b


OPERATORS = {
    "add": Operator(2, lambda a, b: a + b, lambda a, b: a + b),
    "sub": Operator(2, lambda a, b: a - b, lambda a, b: a - b),
    "mul": Operator(2, lambda a, b: a * b, lambda a, b: a * b),
    "div": Operator(2, lambda a, b: a / (1 + b * b), lambda a, b: a / (1 + b**2)),
    "neg": Operator(1, lambda a: -a, lambda a: -a),
    "square": Operator(1, lambda a: a**2, lambda a: a**2),
    "power": Operator(
        2, lambda a, b: (1 + a * a) ** b, lambda a, b: mpmath.power(1 + a**2, b)
    ),
    "sin": Operator(1, expr.sin, mpmath.sin),
    "cos": Operator(1, expr.cos, mpmath.cos),
    "tanh": Operator(1, expr.tanh, mpmath.tanh),
    "exp": Operator(1, lambda a: expr.exp(-a * a), lambda a: mpmath.exp(-(a**2))),
    "log": Operator(1, lambda a: expr.log(2 + a * a), lambda a: mpmath.log(2 + a**2)),
    "sqrt": Operator(
        1, lambda a: expr.sqrt(1 + a * a), lambda a: mpmath.sqrt(1 + a**2)
    ),
    "atan2": Operator(
        2,
        lambda a, b: expr.atan2(a, 1 + b * b),
        lambda a, b: mpmath.atan(a / (1 + b**2)),
    ),
    "abs": Operator(1, expr.absolute, abs),
    "sign": Operator(2, lambda a, b: expr.sign(a) * b, lambda a, b: mpmath.sign(a) * b),
    "min": Operator(2, expr.minimum, min),
    "max": Operator(2, expr.maximum, max),
    "where": Operator(
        4,
        lambda a, b, c, d: expr.where(a < b, c, d),
        lambda a, b, c, d: pick(a < b, c, d),
    ),
    "and": Operator(
        4,
        lambda a, b, c, d: expr.where(expr.both(a < b, expr.negate(c <= a)), c, d),
        lambda a, b, c, d: pick(a < b and not c <= a, c, d),
    ),
}

NUMBERS = (-3, -1, 0, 0.1, 0.5, 1, 2, 7.25)
# A formula is built in steps; each names an operator, and as its arguments what was
# built before, counted from the end. So parts are shared, as in mechanics.
steps = st.tuples(
    st.sampled_from(sorted(OPERATORS)), *[st.integers(0, 12 + len(NUMBERS))] * 4
)
plans = st.lists(steps, min_size=4, max_size=16)
# Not round, and never of the same size, so that no comparison is a tie.
points = st.tuples(
    *[
        st.integers(-997, 997).map(lambda i, shift=shift: (i + shift) / 500)
        for shift in (0.123456789, 0.271828183, 0.314159265)
    ]
)


def formula(plan, symbols=SYMBOLS):
    """Return the sum of the steps of a plan as one of our formulas."""
    built = [*map(const, NUMBERS), *symbols]
    for name, *places in plan:
        operator = OPERATORS[name]
        chosen = [built[-1 - i % len(built)] for i in places[: operator.arity]]
        built.append(operator.ours(*chosen))
    return sum(built[len(NUMBERS) + len(NAMES) :])


def true_value(plan, point):
    """Return its value by mpmath; formulas of wild values are left out."""
    built = [mpmath.mpf(number) for number in (*NUMBERS, *point)]
    for name, *places in plan:
        operator = OPERATORS[name]
        chosen = [built[-1 - i % len(built)] for i in places[: operator.arity]]
        built.append(operator.theirs(*chosen))
        assume(abs(built[-1]) < LARGEST)
    return sum(built[len(NUMBERS) + len(NAMES) :])


def at(point):
    return dict(zip(NAMES, point, strict=True))


@given(plans, points)
def test_the_value_is_that_of_mpmath(plan, point):
    with mpmath.workdps(40):
        expected = float(true_value(plan, point))
    assert evaluate(formula(plan), at(point)) == pytest.approx(
        expected, rel=1e-9, abs=1e-9
    )


@given(plans, points, st.sampled_from(range(len(NAMES))))
def test_the_derivative_is_that_of_mpmath(plan, point, i):
    def along(shift):
        return true_value(plan, [*point[:i], point[i] + shift, *point[i + 1 :]])

    with mpmath.workdps(40):
        expected = float(mpmath.diff(along, 0))
    assume(abs(expected) < LARGEST)
    slope = evaluate(derivative(formula(plan), SYMBOLS[i]), at(point))
    assert slope == pytest.approx(expected, rel=1e-8, abs=1e-8)


@given(plans, plans, points, points)
def test_directional_jacobian_and_gradient_agree(first, second, point, direction):
    roots = [formula(first), formula(second)]
    values = at(point)
    true_value(first, point), true_value(second, point)
    J = evaluate(jacobian(roots, SYMBOLS), values)
    assume(np.all(np.abs(J) < LARGEST))
    along = directional(roots, dict(zip(SYMBOLS, direction, strict=True)))
    expected = J @ np.array(direction)
    assert evaluate(along, values) == pytest.approx(expected, rel=1e-9, abs=1e-9)
    for root, row in zip(roots, J, strict=True):
        backward = evaluate(gradient(root, SYMBOLS), values)
        assert backward == pytest.approx(row, rel=1e-9, abs=1e-9)


@given(plans, plans, points)
def test_substitution_is_evaluation_in_two_steps(outer, inner, point):
    true_value(inner, point)
    value = evaluate(formula(inner), at(point))
    assume(-5 < value < 5)
    new_point = (value, *point[1:])
    true_value(outer, new_point)
    root = substitute(formula(outer), {SYMBOLS[0]: formula(inner)})
    expected = evaluate(formula(outer), at(new_point))
    assert evaluate(root, at(point)) == pytest.approx(expected, rel=1e-9, abs=1e-9)


@given(plans, points)
def test_substituted_numbers_are_folded_to_the_value(plan, point):
    expected = float(true_value(plan, point))
    root = substitute(formula(plan), dict(zip(SYMBOLS, point, strict=True)))
    assert symbols_of(root) == []
    assert evaluate(root, {}) == pytest.approx(expected, rel=1e-9, abs=1e-9)


@given(plans)
def test_renaming_there_and_back_gives_the_same_formula(plan):
    others = tuple(Symbol(name) for name in NAMES)
    there = substitute(formula(plan), dict(zip(SYMBOLS, others, strict=True)))
    assert there is formula(plan, others)
    assert substitute(there, dict(zip(others, SYMBOLS, strict=True))) is formula(plan)


@given(plans, points)
@settings.get_profile("mechanisms")
def test_sympy_has_the_same_value_and_comes_back(plan, point):
    true_value(plan, point)
    root = formula(plan)
    values = at(point)
    expected = evaluate(root, values)
    converted = to_sympy(root)
    theirs = sympy.lambdify(sympy.symbols(NAMES), converted, "mpmath")(*point)
    assert float(theirs) == pytest.approx(expected, rel=1e-9, abs=1e-9)
    back = from_sympy(converted)
    assert evaluate(back, values) == pytest.approx(expected, rel=1e-9, abs=1e-9)


@given(plans)
def test_text_builds_the_same_formula(plan):
    root = formula(plan)
    scope = vars(functions) | dict(zip(NAMES, SYMBOLS, strict=True))
    *assignments, last = text(root).split("\n")
    exec("\n".join(assignments), scope)
    assert as_node(eval(last, scope)) is root
