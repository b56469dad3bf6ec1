import math

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.expr.node import Symbol
from symbody.model.model import Model


@pytest.fixture
def model():
    return Model("m")


def test_a_scalar_parameter_is_one_symbol(model):
    m = model.add_parameter("m_arm", 2.0, unit="kg")
    assert isinstance(m, Symbol)
    assert m.name == "m_arm"
    assert model.parameters["m_arm"].unit == "kg"


def test_vectors_and_matrices_are_arrays_of_symbols(model):
    com = model.add_parameter("com", (1, 2, 3))
    J = model.add_parameter("J", np.eye(3))
    assert [entry.name for entry in com] == ["com[0]", "com[1]", "com[2]"]
    assert J.shape == (3, 3)
    assert J[0, 1].name == "J[0,1]"


def test_defaults_may_be_formulas_of_formulas(model):
    m = model.add_parameter("mass", 3.0)
    l = model.add_parameter("l", 2.0)
    I = model.add_parameter("I", m * l**2 / 12)
    twice = model.add_parameter("twice", 2 * I)
    assert model.default_value(twice + m) == 2 * 3.0 * 4.0 / 12 + 3.0


def test_defaults_that_use_each_other_twice_are_not_evaluated_twice_over(model):
    p = model.add_parameter("p_0", 1.0)
    for i in range(1, 200):
        p = model.add_parameter(f"p_{i}", (p + p * p) / 2)
    assert model.default_value(p) == 1.0


@pytest.mark.parametrize(
    ("default", "found"),
    [
        ("1", "'1' of type str"),
        (None, "NoneType"),
        (math.nan, "NaN"),
        (math.inf, "inf is not finite"),
        (1j, "complex"),
        ([], r"shape \(0,\) must be"),
        (np.zeros((2, 2, 2)), "a scalar, a vector or a matrix"),
        ([[1], [1, 2]], "lists of different lengths"),
        ([[1, 2], 3], "lists of different lengths"),
    ],
)
def test_a_default_that_is_no_number_is_refused(model, default, found):
    with pytest.raises(ModelError, match=rf"parameter 'x'[\s\S]*{found}"):
        model.add_parameter("x", default)


def test_a_default_of_anything_but_parameters_is_refused(model):
    force = model.add_input("force")
    for value, kind in ((force, "input 'force'"), (model.t, "time 't'")):
        with pytest.raises(ModelError, match=rf"{kind}, but only parameters"):
            model.add_parameter("x", 2 * value)


def test_both_signs_at_once_are_refused(model):
    with pytest.raises(ModelError, match="cannot be positive and negative at once"):
        model.add_parameter("x", 1, positive=True, negative=True)


def test_an_input_has_a_shape(model):
    assert isinstance(model.add_input("a"), Symbol)
    assert model.add_input("b", shape=2).shape == (2,)
    assert model.add_input("c", shape=(2, 3))[1, 2].name == "c[1,2]"


@pytest.mark.parametrize("shape", [0, -1, (2, 2, 2), "ab", 1.5, (1, 0), None])
def test_a_shape_that_is_none_is_refused(model, shape):
    with pytest.raises(ModelError, match=r"input 'x': the shape .* positive whole"):
        model.add_input("x", shape=shape)


@pytest.mark.parametrize(
    ("limits", "found"),
    [
        ((1, 0), r"\(1, 0\) must be .*first is less than the second"),
        ((1, 1), "first is less than the second"),
        ((math.nan, 1), "first is less than the second"),
        (5, "must be two numbers"),
        ((1, 2, 3), "must be two numbers"),
        ((None, 1), "must be two numbers"),
        ("ab", "must be two numbers"),
    ],
)
def test_limits_that_are_none_are_refused(model, limits, found):
    with pytest.raises(ModelError, match=rf"input 'x': limits.*{found}"):
        model.add_input("x", limits=limits)


def test_one_side_may_be_without_limit(model):
    model.add_input("x", limits=(0, math.inf))
    assert model.inputs["x"].limits == (0, math.inf)


def test_an_expression_has_the_shape_of_its_formula(model):
    u = model.add_input("u", shape=2)
    assert isinstance(model.add_expression("sum", u[0] + u[1]), Symbol)
    assert model.add_expression("both", [u[1], u[0]]).shape == (2,)
