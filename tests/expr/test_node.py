import copy
import math
from fractions import Fraction

import numpy as np
import pytest
import sympy

from symbody.errors import ExpressionError
from symbody.expr.arithmetic import add, div, mul, neg, sub
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos, sin, sqrt, where
from symbody.expr.node import (
    ADD,
    MUL,
    ONE,
    POW,
    ZERO,
    Symbol,
    as_node,
    const,
    next_serial,
    symbol,
)

a, b, c = symbol("a"), symbol("b"), symbol("c")


@pytest.mark.parametrize(
    ("built", "expected"),
    [
        (a + 0, a),
        (0 + a, a),
        (a - 0, a),
        (0 - a, -a),
        (a - a, ZERO),
        (a * 0, ZERO),
        (0 * a, ZERO),
        (1 * a, a),
        (a * 1, a),
        (a * -1, -a),
        (0 / a, ZERO),
        (a / 1, a),
        (a / -1, -a),
        (a / a, ONE),
        (neg(neg(a)), a),
        (+a, a),
        (a + b, b + a),
        (a * b, b * a),
        (a + (-b), a - b),
        ((-a) + b, b - a),
        (a - (-b), a + b),
        ((-a) - b, -(a + b)),
        (-(a - b), b - a),
        ((-a) * b, -(a * b)),
        (a * (-b), -(a * b)),
        ((-a) * (-b), a * b),
        ((-a) / b, -(a / b)),
        (a / (-b), -(a / b)),
        (a + (-2), a - 2),
        ((-2) + a, a - 2),
        (a - (-2), a + 2),
        ((-2) * a, -(2 * a)),
        (2 * (3 * a), 6 * a),
        ((a * 2) * -3, -(6 * a)),
        (2 * (-a), -(2 * a)),
        ((-2) / a, -(2 / a)),
        (a / (-2), -(a / 2)),
        (a**0, ONE),
        (a**1, a),
        (a**2, a * a),
        (a**3, a * a * a),
        (a**-2, 1 / (a * a)),
        (a**0.5, sqrt(a)),
        (a**-0.5, 1 / sqrt(a)),
        (const(2) + 3, const(5)),
        (const(2) ** 0.5, const(math.sqrt(2))),
        (const(1) / 4, const(0.25)),
        (const(1) < 2, ONE),
        (const(2) <= 1, ZERO),
        (a > b, b < a),
        (a >= b, b <= a),
    ],
)
def test_what_never_needs_a_choice_is_simplified(built, expected):
    assert built is expected


def test_equal_content_is_one_object_and_other_content_is_not():
    assert sin(a * b) + c is c + sin(b * a)
    assert (a - b) is not (b - a)
    assert (a * b) * c is not a * (b * c)


def test_a_sum_with_itself_stays_one_sum():
    doubled = a + a
    assert doubled is a + a
    assert doubled.op.name == "add"


def test_symbols_are_their_own_identity_and_free_symbols_that_of_their_name():
    assert Symbol("m") is not Symbol("m")
    assert symbol("m") is symbol("m")
    assert symbol("m", 1) is symbol("m", 1)
    assert symbol("m", 1) is not symbol("m")


def test_nodes_are_compared_by_identity_and_can_be_keys():
    assert a == a
    assert a != b
    assert {a: 1, b: 2}[symbol("a")] == 1
    assert Symbol("a") != a


def test_a_serial_is_greater_than_those_of_the_arguments():
    node = Symbol("x") * Symbol("y")
    assert all(arg.serial < node.serial for arg in node.args)
    assert node.serial < next_serial() < (node + 1).serial


@pytest.mark.parametrize(
    "number",
    [2, 2.0, np.float64(2), np.int32(2), np.float32(2), Fraction(2)],
)
def test_numbers_of_all_kinds_are_taken_on_both_sides(number):
    assert number * a is 2 * a
    assert a * number is 2 * a
    assert number - a is 2 - a
    assert number / a is 2 / a
    assert number + a is a + 2
    assert number**a is 2**a
    assert (number < a) is (const(2) < a)


def test_sympy_numbers_are_taken():
    assert a * sympy.Integer(2) is 2 * a
    assert as_node(sympy.Rational(1, 4)) is const(0.25)


@pytest.mark.parametrize("truth", [True, np.bool_(False)])
def test_truth_values_are_no_numbers(truth):
    """They are what a == b gives, which compares no values."""
    with pytest.raises(ExpressionError, match=r"sb.equal\(a, b\)"):
        a * truth


@pytest.mark.parametrize("function", [add, sub, mul, div])
@pytest.mark.parametrize("number", [0, 1, -2, 2.5])
def test_arithmetic_functions_take_plain_numbers_for_both_arguments(function, number):
    x, two = symbol("x"), const(2)
    assert function(number, two) is function(const(number), two)
    assert function(number, x) is function(const(number), x)
    assert function(two, number or 1) is function(two, const(number or 1))
    assert neg(number) is const(-number)


def test_minus_zero_is_zero():
    assert const(-0.0) is ZERO
    assert math.copysign(1, const(-0.0).value) == 1


def test_arrays_work_entry_by_entry():
    M = np.array([[a, 0], [1, b]], dtype=object)
    assert (c * M)[0, 0] is a * c
    assert (M * c)[1, 1] is b * c
    assert (M + c)[0, 1] is c
    assert (M - M)[0, 0] is ZERO
    assert (c - M)[1, 0] is c - 1
    assert (c + M)[1, 0] is c + 1
    assert (c ** M[1])[1] is c**b
    assert (c / M[1])[1] is c / b
    assert (M[1] / c)[0] is 1 / c


def test_arrays_cannot_be_compared_as_numpy_wants_truth_values():
    with pytest.raises(ExpressionError, match="truth value"):
        np.array([a, b], dtype=object) < c  # noqa: B015


def test_matrix_products_are_sums_of_products():
    A = np.array([[a, 0, 1], [b, c, 2]], dtype=object)
    x = np.array([1, c, b], dtype=object)
    y = A @ x
    assert y[0] is a + b
    assert y[1] is b + c * c + 2 * b
    assert (A @ A.T)[0, 1] is a * b + 2
    assert np.dot(x, x) is 1 + c * c + b * b


def test_a_float_array_becomes_an_array_of_nodes():
    product = np.array([1.0, 2.0]) * a
    assert product.dtype == object
    assert product[0] is a
    assert product[1] is 2 * a


def test_the_size_of_a_symbol_of_known_sign_is_plain():
    m, n = Symbol("m", 1), Symbol("n", -1)
    assert abs(m) is m
    assert abs(n) is -n
    assert abs(-a) is abs(a)
    assert abs(abs(a)) is abs(a)
    assert sqrt(m * m) is m
    assert sqrt(n * n) is -n
    assert sqrt(a * a) is abs(a)
    assert sqrt(a * b) is not abs(a)


@pytest.mark.parametrize("exponent", [17, -17, 2.5, math.inf, 1e30])
def test_other_exponents_stay_powers(exponent):
    power = a**exponent
    assert power.op is POW
    assert power.args == (a, const(exponent))


def test_constants_without_a_value_stay_an_operation():
    infinite = const(math.inf)
    assert (infinite + -infinite).op is ADD
    assert (infinite * 0).op is MUL
    assert math.isnan(evaluate(infinite + -infinite, {}))
    assert math.isnan(evaluate(infinite * 0, {}))
    assert math.isnan(evaluate(sqrt(-1), {}))
    assert math.isnan(evaluate(const(-1) ** 0.3, {}))


def test_a_node_has_no_truth_value():
    with pytest.raises(ExpressionError, match=r"Use where\(condition, a, b\)"):
        bool(a < b)


def test_a_node_is_no_number_but_a_constant_is():
    with pytest.raises(ExpressionError, match=r"a \+ b: it cannot become a number"):
        float(a + b)
    assert float(const(2.5)) == 2.5
    with pytest.raises(ExpressionError):
        np.array([a, b], dtype=float)


def test_a_copy_of_a_node_is_itself():
    assert copy.copy(a + b) is a + b
    assert copy.deepcopy([a + b])[0] is a + b


@pytest.mark.parametrize("stranger", ["x", None, 1j, {}, object()])
def test_operators_refuse_strangers(stranger):
    for operate in (
        lambda: a + stranger,
        lambda: stranger - a,
        lambda: a * stranger,
        lambda: stranger / a,
        lambda: a**stranger,
        lambda: a < stranger,
    ):
        with pytest.raises(TypeError):
            operate()


@pytest.mark.parametrize("function", [add, sub, mul, div, as_node])
def test_strangers_are_named_in_the_message(function):
    args = ("mass",) if function is as_node else ("mass", a)
    if function is div:
        assert div(*args) is NotImplemented
        return
    with pytest.raises(ExpressionError, match="'mass' of type str cannot stand"):
        function(*args)


def test_not_a_number_is_refused():
    with pytest.raises(ExpressionError, match="NaN"):
        a * math.nan


def test_division_by_the_constant_zero_is_refused():
    with pytest.raises(ExpressionError, match=r"\(?a \+ b.*/0: division by"):
        (a + b) / 0


def test_power_has_finite_derivatives_where_the_base_is_zero():
    values = {"a": 0.0, "b": 1.5, "c": 0.0}
    assert evaluate(derivative(a**b, a), values) == 0
    assert evaluate(derivative(a**b, b), values) == 0
    assert evaluate(derivative(a**c, a), values) == 0
    assert evaluate(derivative(a**1.5, a), values) == 0


def test_a_small_formula_is_shown_as_text():
    assert repr(a * (b - c) / sin(-a)) == "-a*(b - c)/sin(a)"
    assert repr(where(a < b, -2.5, cos(c))) == "where(a < b, -2.5, cos(c))"
    assert repr(const(3)) == "3"
    assert str(a) == "a"


def test_a_large_formula_is_shown_in_outline():
    node = a
    for _ in range(100_000):
        node = sin(node) * b
    shown = repr(node)
    assert shown.startswith("sin(sin(sin(")
    assert "…" in shown
    assert len(shown) < 200


def test_a_formula_of_exactly_forty_nodes_is_shown_in_full():
    node = a
    for _ in range(39):
        node = cos(node)
    assert "…" not in repr(node)
    assert "…" in repr(cos(node))


def test_a_raw_number_times_a_constant_is_a_constant():
    assert mul(-7.25, const(3.5)) is const(-25.375)
    assert const(3.5) * -7.25 is const(-25.375)


@pytest.mark.parametrize("name", ["a b", "", "1a", 5, None, "a-b"])
def test_the_name_of_a_symbol_can_stand_in_code(name):
    with pytest.raises(ExpressionError, match=r"symbol: name=.*letter"):
        symbol(name)


def test_the_sign_of_a_symbol_is_one_of_three():
    assert symbol("n", -1).sign == -1
    with pytest.raises(ExpressionError, match="symbol 'n': sign=2"):
        symbol("n", 2)


def test_a_power_is_not_written_by_a_caret():
    with pytest.raises(ExpressionError, match=r"^formula q\^2: a power is wr"):
        symbol("q") ^ 2
