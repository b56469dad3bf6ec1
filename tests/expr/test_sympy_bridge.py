import math

import numpy as np
import pytest
import sympy

from symbody.errors import ExpressionError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import (
    atan2,
    both,
    either,
    equal,
    maximum,
    minimum,
    negate,
    sin,
    sqrt,
    where,
)
from symbody.expr.node import Symbol, apply, const, symbol
from symbody.expr.operation import Operation
from symbody.expr.sympy_bridge import from_sympy, to_sympy
from symbody.testing import COVERAGE, VALUES

x, y, z = symbol("x"), symbol("y"), symbol("z")
X, Y, Z = sympy.symbols("x y z")


@pytest.mark.parametrize("name", COVERAGE)
def test_a_formula_comes_back_with_the_same_value(name):
    node = COVERAGE[name]
    back = from_sympy(to_sympy(node))
    assert evaluate(back, VALUES) == pytest.approx(evaluate(node, VALUES), rel=1e-14)


@pytest.mark.parametrize(
    ("node", "expression"),
    [
        (x + y * z, X + Y * Z),
        (x / y - 2, X / Y - 2),
        (-(sin(x) ** 3), -(sympy.sin(X) ** 3)),
        (sqrt(x), sympy.sqrt(X)),
        (x**0.25, X ** sympy.Rational(1, 4)),
        (atan2(x, y), sympy.atan2(X, Y)),
        (abs(x), sympy.Abs(X)),
        (where(x < y, x, 1), sympy.Piecewise((X, X < Y), (1, True))),
        (where(z, x, y), sympy.Piecewise((X, sympy.Ne(Z, 0)), (Y, True))),
        (minimum(x, y), sympy.Min(X, Y)),
        (maximum(x, y), sympy.Max(X, Y)),
        (x < y, sympy.Piecewise((1, X < Y), (0, True))),
        (
            where(both(x < y, negate(y <= z)), x, y),
            sympy.Piecewise((X, (X < Y) & ~(Y <= Z)), (Y, True)),
        ),
        (
            where(either(equal(x, y), z), x, y),
            sympy.Piecewise((X, sympy.Eq(X, Y) | sympy.Ne(Z, 0)), (Y, True)),
        ),
    ],
)
def test_formulas_become_the_sympy_expression_one_would_write(node, expression):
    assert to_sympy(node) == expression


@pytest.mark.parametrize(
    ("expression", "node"),
    [
        (X + Y * Z, x + y * z),
        (X - Y, x - y),
        (X / Y, x / y),
        (-X * Y / (Z * X**2), -(y / (z * x))),
        (X**-2, 1 / (x * x)),
        (1 / sympy.sqrt(X), 1 / sqrt(x)),
        (X**1.5, x**1.5),
        (sympy.sec(X), 1 / from_sympy(sympy.cos(X))),
        (sympy.exp(X), from_sympy(sympy.E**X)),
        (sympy.pi * X, math.pi * x),
        (sympy.Max(X, Y, Z), maximum(maximum(x, y), z)),
        (sympy.Min(X, 2), minimum(2, x)),
        (X >= Y, y <= x),
        (sympy.Ne(X, Y), negate(equal(x, y))),
        (sympy.And(X < Y, Y < Z), both(x < y, y < z)),
        (sympy.Or(X < Y, Y < Z, X < Z), either(either(x < y, x < z), y < z)),
        (sympy.Not(X < Y), y <= x),
        (sympy.ITE(X < Y, X < Z, Y < Z), where(x < y, x < z, y < z)),
        (sympy.Piecewise((X, X < 1), (Y, X < 2), (Z, True)), None),
        (sympy.Abs(sympy.exp(X)), from_sympy(sympy.exp(X))),
        (sympy.conjugate(X) + sympy.im(Y), x),
        (sympy.true, const(1)),
        (sympy.log(X, 2), None),
        (sympy.oo, const(math.inf)),
    ],
)
def test_sympy_expressions_become_formulas(expression, node):
    actual = from_sympy(expression)
    if node is not None:
        assert actual is node
    values = {"x": 0.7, "y": 1.9, "z": 0.4}
    expected = expression.subs({X: 0.7, Y: 1.9, Z: 0.4})
    assert evaluate(actual, values) == pytest.approx(
        float(bool(expected))
        if expected in (sympy.true, sympy.false)
        else float(expected),
        rel=1e-14,
    )


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (2.0, sympy.Integer(2)),
        (-3.0, sympy.Integer(-3)),
        (0.5, sympy.Rational(1, 2)),
        (0.1, sympy.Rational(1, 10)),
        (1 / 3, sympy.Rational(1, 3)),
        (9.80665, sympy.Rational("9.80665")),
        (2.5e-7, sympy.Rational("2.5e-7")),
        (math.inf, sympy.oo),
        (-math.inf, -sympy.oo),
    ],
)
def test_simple_numbers_are_exact(number, expected):
    assert to_sympy(const(number)) == expected
    assert from_sympy(to_sympy(const(number))) is const(number)


@pytest.mark.parametrize("number", [math.pi, 1e300, 1e-300, math.sqrt(2) * 1e-9])
def test_other_numbers_are_floats(number):
    assert to_sympy(const(number)).is_Float
    assert from_sympy(to_sympy(const(number))) is const(number)


def test_known_signs_are_carried_both_ways():
    m, n = Symbol("m", 1), Symbol("n", -1)
    assert to_sympy(m).is_positive
    assert to_sympy(n).is_negative
    assert to_sympy(x).is_positive is None
    assert from_sympy(sympy.Symbol("m", positive=True)) is symbol("m", 1)
    assert from_sympy(sympy.Symbol("n", negative=True)) is symbol("n", -1)
    assert from_sympy(sympy.Symbol("x", real=True)) is x


def test_symbols_are_found_by_name_by_object_or_become_free():
    m = Symbol("m")
    assert from_sympy(X * Y, {"x": m}) is m * y
    assert from_sympy(X * Y, {X: m, "x": z}) is m * y
    assert from_sympy(X * Y, {X: 2, Y: sin(z)}) is 2 * sin(z)


def test_functions_of_time_and_their_derivatives_are_given_by_the_caller():
    t = sympy.Symbol("t")
    q = sympy.Function("q")(t)
    angle, rate = Symbol("q"), Symbol("v")
    assert from_sympy(sympy.sin(q), {"q": angle}) is sin(angle)
    expression = q * q.diff(t)
    assert from_sympy(expression, {q: angle, q.diff(t): rate}) is angle * rate


@pytest.mark.parametrize("place", ["t - 1", "0", "2*t"])
def test_a_function_by_name_is_refused_at_other_places(place):
    t, q = sympy.Symbol("t"), sympy.Function("q")
    elsewhere = q(sympy.sympify(place))
    for expression in (elsewhere, q(t) + elsewhere, q(t) + q(X)):
        with pytest.raises(ExpressionError, match="'q' is it at one place"):
            from_sympy(expression, {"q": x})
    assert from_sympy(elsewhere, {elsewhere: x}) is x


def test_matrices_and_arrays_keep_their_shape():
    M = from_sympy(sympy.Matrix([[X, 1], [X * Y, 0]]))
    assert M.shape == (2, 2)
    assert M[1, 0] is x * y
    assert from_sympy(sympy.Matrix([X, Y])).shape == (2, 1)
    assert from_sympy(sympy.zeros(0, 3)).shape == (0, 3)
    assert from_sympy(sympy.Array([[[X]]])).shape == (1, 1, 1)
    assert from_sympy([X, [Y][0], 2.5])[2] is const(2.5)
    assert from_sympy(np.array([[X, x]], dtype=object))[0].tolist() == [x, x]


def test_arrays_become_matrices():
    array = np.array([[x, 1], [x * y, 0]], dtype=object)
    assert to_sympy(array) == sympy.Matrix([[X, 1], [X * Y, 0]])
    assert to_sympy([x, y]) == sympy.Matrix([X, Y])
    assert to_sympy(array.reshape(2, 1, 2)).shape == (2, 1, 2)
    assert to_sympy(np.empty((0, 3), dtype=object)).shape == (0, 3)
    assert to_sympy(np.array(x, dtype=object)) == X
    assert to_sympy(2) == 2


def test_numbers_and_formulas_pass_as_they_are():
    assert from_sympy(2.5) is const(2.5)
    assert from_sympy(x * y) is x * y


def test_what_is_shared_in_sympy_is_read_once():
    expression = X
    for _ in range(200):
        expression = sympy.sin(expression, evaluate=False) * expression
    assert evaluate(from_sympy(expression), {"x": 0.0}) == 0


def test_an_operation_that_sympy_does_not_know_is_an_undefined_function():
    cam = Operation("cam", 1, lambda a: a, "function", lambda a, y: (1,))
    assert to_sympy(apply(cam, x)) == sympy.Function("cam")(X)


def test_two_symbols_of_one_name_are_refused():
    with pytest.raises(ExpressionError, match="two different symbols are called 'm'"):
        to_sympy(Symbol("m") * Symbol("m"))


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (sympy.Integral(sympy.sin(X**X), X), "kind Integral"),
        (sympy.gamma(X), "kind gamma"),
        (sympy.Function("f")(X), "not known as a formula"),
        (sympy.Derivative(sympy.Function("f")(X), X), "kind Derivative"),
        (sympy.I * X, "kind ImaginaryUnit"),
        (sympy.zoo, "kind ComplexInfinity"),
        (sympy.Piecewise((X, X < 1)), r"add \(0, True\)"),
        (sympy.Dummy("x"), "does not identify it"),
        (sympy.MatrixSymbol("A", 2, 2)[0, 1], "kind MatrixElement"),
        (sympy.nan, "NaN"),
    ],
)
def test_what_formulas_have_not_is_named_with_a_remedy(expression, message):
    with pytest.raises(ExpressionError, match=message):
        from_sympy(expression)


def test_strangers_are_refused():
    with pytest.raises(ExpressionError, match="'x' of type str"):
        from_sympy("x")
    with pytest.raises(ExpressionError, match="'m' of type str"):
        from_sympy(X, {X: "m"})


@pytest.mark.parametrize(
    "name",
    [
        "cot", "csc", "sec", "coth", "csch", "sech", "acot", "acsc", "asec", "acoth",
        "acsch", "asech", "sinc", "frac", "Heaviside", "ceiling", "floor", "sign",
    ],
)  # fmt: skip
def test_functions_that_follow_from_others_are_read(name):
    """With SymPy's values at both sides of zero, and of one."""
    expression = getattr(sympy, name)(X)
    formula = from_sympy(expression)
    for value in (-2.6, -0.7, -1e-3, 0.0, 0.3, 0.9, 1.7):
        wanted = complex(expression.subs(X, value))
        if wanted.imag == 0 and math.isfinite(wanted.real):
            found = evaluate(formula, {"x": value})
            assert found == pytest.approx(wanted.real, rel=1e-14, abs=1e-300)


def test_sinc_has_derivatives_at_zero():
    value = from_sympy(sympy.sinc(X))
    for order in range(5):
        assert evaluate(value, {"x": 0.0}) == [1, 0, -1 / 3, 0, 1 / 5][order]
        value = derivative(value, x)


def test_conditions_of_a_piecewise_may_be_of_all_connectives():
    for kind in (sympy.And, sympy.Or, sympy.Xor, sympy.Implies, sympy.Equivalent):
        condition = kind(X < 1, Y < 2)
        formula = from_sympy(sympy.Piecewise((3, condition), (4, True)))
        for a, b in ((0, 0), (0, 5), (5, 0), (5, 5)):
            wanted = 3 if condition.subs({X: a, Y: b}) else 4
            assert evaluate(formula, {"x": a, "y": b}) == wanted
