"""Series of solutions: against closed forms, and derivatives taken again and again."""

import math

import mpmath
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb
from symbody.errors import ExpressionError
from symbody.expr.blocks import implicit, linear_solve
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ONE, Symbol
from symbody.expr.taylor import LANES, TaylorSeries
from symbody.expr.traverse import reachable, symbols_of
from symbody.testing import COVERAGE, VALUES

x, y, z, t, p = (Symbol(name) for name in "xyztp")


def coefficients(rates, states, values, order):
    """Return coefficients 1 … order of the states, by the formulas of one order."""
    series, n = TaylorSeries(rates, states, t), len(rates)
    count = len(series.factors[0])
    assert count % LANES == 0
    held = np.array(evaluate_all([*rates, *series.values], values), dtype=float)
    every, rows = [held[:n]], [np.zeros(2 * count)]
    formulas = [*series.factors[0], *series.factors[1], *series.rates]
    for k in range(1, order):
        sums = [np.zeros(count)]
        sums += [rows[j][:count] * rows[k - j][count : 2 * count] for j in range(1, k)]
        numbers = [*every[-1], *held[n:], *sum(sums), k, 1 / k, k == 1]
        own = values | dict(zip(series.symbols, numbers, strict=True))
        rows.append(np.array(evaluate_all(formulas, own), dtype=float))
        every.append(rows[-1][2 * count :] / (k + 1))
    return np.array(every)


def by_derivatives(rates, states, values, order):
    """Return the same by exact derivatives of the rates in time."""
    rule = {**dict(zip(states, rates, strict=True)), t: ONE}
    every, own = [], list(rates)
    for k in range(1, order + 1):
        every.append(np.array(evaluate_all(own, values)) / math.factorial(k))
        own = time_derivative(own, rule)
    return np.array(every, dtype=float)


@pytest.mark.parametrize(
    ("rate", "solution"),
    [
        (x, lambda s: 0.7 * mpmath.exp(s)),
        (1 + x * x, lambda s: mpmath.tan(s + mpmath.atan(0.7))),
        (x**2.5, lambda s: (mpmath.mpf("0.7") ** -1.5 - 1.5 * s) ** (-1 / 1.5)),
        (sb.sqrt(x), lambda s: (s / 2 + mpmath.sqrt(mpmath.mpf("0.7"))) ** 2),
        (1 / x, lambda s: mpmath.sqrt(2 * s + mpmath.mpf("0.49"))),
        (sb.exp(-x), lambda s: mpmath.log(s + mpmath.exp(mpmath.mpf("0.7")))),
        (p * sb.cos(p * t), lambda s: 0.7 + mpmath.sin(3 * s)),
        (3 * t * t + p, lambda s: s**3 + 3 * s),
    ],
)
def test_coefficients_are_those_of_closed_solutions(rate, solution):
    with mpmath.workdps(40):
        wanted = [float(c) for c in mpmath.taylor(solution, 0, 14)[1:]]
    own = coefficients([rate], [x], {x: 0.7, t: 0.0, p: 3.0}, 14)[:, 0]
    assert own == pytest.approx(wanted, rel=1e-11, abs=1e-12)


def may_be_refused(node):
    """Return whether an operation has corners, an exponent, or code of its own."""
    op = getattr(node, "op", None)
    return op is not None and (op.cost == "logic" or op.name == "pow" or op.definition)


@pytest.mark.parametrize("case", COVERAGE)
def test_all_operations_have_series_or_are_refused_by_name(case):
    states = [*symbols_of(COVERAGE[case])] or [x]
    rates = [COVERAGE[case], *[ONE + 0.1 * s for s in states[1:]]]
    values = VALUES | {s: VALUES.get(s.name, 0.0) for s in states} | {t: 0.0}
    if any(map(may_be_refused, reachable(rates))):
        try:
            TaylorSeries(rates, states, t)
        except ExpressionError as error:
            refused = str(error)
            assert "has no Taylor series" in refused
            return
    own = coefficients(rates, states, values, 4)
    wanted = by_derivatives(rates, states, values, 4)
    if np.isfinite(wanted).all():
        scale = 1 + np.abs(wanted).max()
        assert np.abs(own - wanted).max() <= 1e-10 * scale


_UNARY = (
    lambda a: -a,
    lambda a: a * a,
    sb.sin,
    sb.cos,
    sb.tanh,
    lambda a: sb.exp(-a * a),
    lambda a: sb.log(2 + a * a),
    lambda a: sb.sqrt(1 + a * a),
    lambda a: (1 + a * a) ** -1.7,
)
_BINARY = (
    lambda a, b: a + b,
    lambda a, b: a - b,
    lambda a, b: a * b,
    lambda a, b: a / (1 + b * b),
    lambda a, b: sb.atan2(a, 1 + b * b),
    lambda a, b: linear_solve([[2 + a * a, b], [-b, ONE + 0 * a]], [a, t])[1],
)
_LEAVES = st.sampled_from([x, y, t, p, ONE, 0.5 * ONE])
_FORMULAS = st.recursive(
    _LEAVES,
    lambda below: st.one_of(
        st.builds(lambda f, a: f(a), st.sampled_from(_UNARY), below),
        st.builds(lambda f, a, b: f(a, b), st.sampled_from(_BINARY), below, below),
    ),
    max_leaves=8,
)


@settings(deadline=None)
@given(_FORMULAS, _FORMULAS, st.floats(-1, 1), st.floats(-1, 1))
def test_coefficients_of_random_formulas_are_their_derivatives(f, g, a, b):
    values = {x: a, y: b, t: 0.3, p: 1.2}
    own = coefficients([f, g], [x, y], values, 4)
    wanted = by_derivatives([f, g], [x, y], values, 4)
    assert np.abs(own - wanted).max() <= 1e-9 * (1 + np.abs(wanted).max())


def test_conditions_of_time_take_one_branch():
    rate = sb.where(t < 1, x, sb.sqrt(t)) + sb.minimum(t, 2.0) + abs(t - 5) * x
    values = {x: 0.7, t: 0.4, p: 1.0}
    branch = x + t + (5 - t) * x
    own = coefficients([rate], [x], values, 6)
    assert own == pytest.approx(coefficients([branch], [x], values, 6), rel=1e-14)


@pytest.mark.parametrize(
    ("rate", "name"),
    [
        (sb.where(x < 1, x, 2 * x), "lt"),
        (sb.where(x, x, 2 * x), "where"),
        (sb.maximum(x, 0.0), "max"),
        (abs(x), "abs"),
        (sb.floor(x) + 0 * x, "floor"),
        (p**x, "pow"),
        (implicit(z**3 + z - x, z), "implicit"),
    ],
)
def test_what_may_have_a_corner_is_refused(rate, name):
    with pytest.raises(ExpressionError, match=f"'{name}' has no Taylor series"):
        TaylorSeries([rate], [x], t)
