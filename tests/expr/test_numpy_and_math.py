"""Formulas in the hands of Python's operators, of math and of NumPy."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody.errors import ExpressionError
from symbody.expr.functions import _OF_NUMPY

a, b = sb.symbol("a"), sb.symbol("b")
NUMBERS = st.floats(-50, 50).filter(lambda x: abs(x) > 1e-3)


@pytest.mark.parametrize("name", _OF_NUMPY)
def test_functions_of_numpy_give_formulas_of_their_values(name):
    function, point = getattr(np, name), {"a": 1.25, "b": 0.5}
    arguments = [a, b][: function.nin]
    if name in ("arcsin", "arccos", "arctanh"):
        arguments = [b]
    formula = function(*arguments)
    expected = function(*[point[s.name] for s in arguments])
    assert sb.evaluate(formula, point) == pytest.approx(expected, rel=1e-14)
    array = function(*[np.array([s, s], dtype=object) for s in arguments])
    assert [*array] == [formula, formula]


def test_numpy_finds_lengths_powers_and_signs_of_formulas():
    assert np.linalg.norm(np.array([a, b], dtype=object)) is sb.sqrt(a * a + b * b)
    assert np.abs(a) is sb.absolute(a)
    assert np.square(a) is a * a
    assert np.floor(a) is sb.floor(a)
    assert np.mod(a, 2) is a % 2


@pytest.mark.parametrize(
    ("function", "remedy"),
    [
        (lambda: math.sin(a), "use symbody's sin, sqrt, …"),
        (lambda: int(a), "a value comes from evaluate"),
        (lambda: complex(a), "a value comes from evaluate"),
        (lambda: np.sign(a), "minimum, maximum, absolute or sign"),
        (lambda: np.maximum(a, b), "minimum, maximum, absolute or sign"),
        (lambda: np.where(a < b, a, b), r"Use where\(condition, a, b\)"),
        (lambda: round(a, 2), r"Write floor\(a\*scale \+ 0.5\)/scale"),
    ],
)
def test_what_needs_a_number_says_what_to_use(function, remedy):
    with pytest.raises(ExpressionError, match=remedy):
        function()


@given(NUMBERS, NUMBERS)
def test_quotients_and_remainders_are_those_of_python(x, y):
    values = {"a": x, "b": y}
    whole = sb.evaluate(a // b, values)
    assert whole == math.floor(x / y)
    # Python rounds a - b*floor(a/b) once, formulas three times.
    rest = sb.evaluate(a % b, values)
    assert rest == pytest.approx(x - y * whole, abs=1e-13)
    assert sb.evaluate(7 // b, values) == math.floor(7 / y)
    assert sb.evaluate(x % b, values) == pytest.approx(rest, abs=1e-13)


def test_rounding_goes_down_up_and_to_the_nearest():
    values = {"a": -2.5}
    assert sb.evaluate(math.floor(a), values) == -3
    assert sb.evaluate(math.ceil(a), values) == -2
    assert sb.evaluate(round(a + 0.25), values) == -2
    assert sb.floor(sb.floor(a)) is sb.floor(a)
    assert float(sb.floor(2.75)) == 2.0
    assert [*sb.floor([a, 1.5])] == [sb.floor(a), sb.floor(1)]


def test_a_number_too_large_is_told():
    with pytest.raises(ExpressionError, match=r"constant 1000.*too large"):
        a * 10**400
    with pytest.raises(ExpressionError, match=r"sin: constant 1000.*too large"):
        sb.sin(10**400)


@pytest.mark.parametrize("stranger", ["x", None, 1j, {}, object()])
def test_functions_name_themselves_and_what_cannot_be_their_argument(stranger):
    for function in (sb.sin, sb.exp, sb.sqrt, sb.absolute, sb.floor):
        message = f"{function.__name__}: .*cannot stand in a formula"
        with pytest.raises(ExpressionError, match=message):
            function(stranger)
    with pytest.raises(ExpressionError, match=r"where: .*cannot stand in a formula"):
        sb.where(a < b, stranger, b)
