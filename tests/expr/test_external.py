"""External functions in formulas: values, derivatives, messages."""

import math

import numpy as np
import pytest

import symbody as sb

a, b = sb.symbol("a"), sb.symbol("b")


def drag(v, k):
    return k * v * abs(v)


def test_derivatives_are_formulas_numbers_or_external_functions():
    size = sb.ExternalFunction("size", "def size(v, k): return 2*k*abs(v)")
    f = sb.ExternalFunction("drag", drag, derivatives=(size, lambda v, k: v * abs(v)))
    values = {"a": -1.5, "b": 0.4}
    formula = f(a * b, b)
    found = [sb.evaluate(sb.derivative(formula, s), values) for s in (a, b)]
    q = -0.6
    assert found == pytest.approx(
        [2 * 0.4 * 0.6 * 0.4, 2 * 0.4 * 0.6 * -1.5 + q * abs(q)]
    )
    shift = sb.ExternalFunction("shift", lambda x: x + 1, derivatives=[1])
    assert sb.derivative(shift(a), a) is sb.expr.node.ONE


def test_constants_are_folded_and_arrays_taken_entry_by_entry():
    f = sb.ExternalFunction("drag", drag)
    assert f(3, 2).value == 18.0
    assert f([a, b], 2).shape == (2,)
    assert repr(f) == "ExternalFunction(drag(v, k))"


def test_a_load_by_an_external_function_moves_as_its_formula():
    def moved(resistance):
        model = sb.Model("m")
        body = model.add_body("body", mass=2.0)
        rail = model.add_joint("rail", model.world, body, "Tx", v=3.0)
        model.add_load("drag", sb.loads.JointForce(rail, -resistance(rail.v[0])))
        return sb.simulate(model, 2.0, method=sb.Radau(rtol=1e-9))

    f = sb.ExternalFunction(
        "f", lambda v: v * abs(v), derivatives=[lambda v: 2 * sb.absolute(v)]
    )
    expected = moved(lambda v: v * abs(v))
    np.testing.assert_allclose(moved(f).q, expected.q, rtol=1e-9)


def test_arguments_with_defaults_keep_them():
    def scaled(x, factor=2.5):
        return factor * x

    f = sb.ExternalFunction("f", scaled)
    assert f.definition.arguments == ("x",)
    assert sb.evaluate(f(a), {"a": 2.0}) == 5.0


def make(*args, **options):
    return lambda: sb.ExternalFunction(*args, **options)


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (make("2f", drag), "'2f': the name must be letters"),
        (make("_f", drag), "'_f': the name must be letters"),
        (make("f", None), "'f': None is no Python function"),
        (make("f", lambda: 1.0), r"'f': the arguments of .* cannot be counted"),
        (make("f", lambda *x: 1.0), r"cannot be counted.*def f\(a, b\)"),
        (make("f", "def g(x): return x"), "'f': the Python text defines no function"),
        (make("f", lambda x=1.0: x), "cannot be counted.*without defaults"),
        (
            make("f", drag, derivatives=[1, lambda v, k=2.0: k * v]),
            r"'f': derivatives=.*a function of \(v, k\) without defaults",
        ),
        (make("f", drag, derivatives=[1]), "'f': 1 derivatives.*arguments v, k"),
        (lambda: sb.ExternalFunction("f", drag)(a), "'f': 1 arguments.*has v, k"),
        (
            lambda: sb.derivative(sb.ExternalFunction("f", drag)(a, b), a),
            "'f': its derivatives are needed here, but it has none",
        ),
    ],
)
def test_what_is_wrong_is_said(act, message):
    with pytest.raises(sb.errors.ExpressionError, match=message):
        act()


def test_where_a_function_has_no_value_it_is_nan():
    f = sb.ExternalFunction("f", lambda x: 1 / x)
    assert math.isnan(sb.evaluate(f(a), {"a": 0.0}))


@pytest.mark.parametrize("value", [None, "x", 1 + 2j, np.zeros(2)])
def test_what_is_no_number_is_told_by_the_name_of_the_function(value):
    def muscle(q):
        return value

    with pytest.raises(
        sb.errors.ExpressionError, match=r"muscle\(2\): it returns .* no real number"
    ):
        sb.evaluate(sb.ExternalFunction("muscle", muscle)(a), {"a": 2.0})
