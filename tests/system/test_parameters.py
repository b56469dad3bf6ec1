import math

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.system import assemble
from symbody.system.values import parameter_values


def system_of(model):
    model.add_joint("j", model.world, model.add_body("b", mass=1), "Tx")
    return assemble(model)


@pytest.fixture
def system():
    model = Model("m")
    mass = model.add_parameter("mass", 3.0, positive=True)
    size = model.add_parameter("size", (1.0, 2.0))
    model.add_parameter("moment", mass * (size[0] ** 2 + size[1] ** 2) / 12)
    return system_of(model)


def test_defaults_are_values_in_the_order_of_definition(system):
    assert [p.name for p in system.p] == ["mass", "size[0]", "size[1]", "moment"]
    assert parameter_values(system).tolist() == [3, 1, 2, 15 / 12]


def test_a_formula_follows_the_values_that_replace_defaults(system):
    values = parameter_values(system, {"size": [2, 4], "mass": 6})
    assert values.tolist() == [6, 2, 4, 10]


def test_a_formula_may_itself_be_replaced(system):
    assert parameter_values(system, {"moment": 7})[-1] == 7


def test_matrices_are_taken_row_by_row():
    model = Model("m")
    model.add_parameter("A", [[1, 2], [3, 4]])
    system = system_of(model)
    assert parameter_values(system, {"A": np.eye(2)}).tolist() == [1, 0, 0, 1]


@pytest.mark.parametrize(
    ("overrides", "found"),
    [
        ({"maas": 1}, r"'maas': not in model 'm'. Known parameters: mass, size, mom"),
        ({"size": 1}, r"'size': value=1: it must be .* in the shape \(2,\)"),
        ({"size": [[1, 2]]}, r"value=\[\[1, 2\]\]: .* in the shape \(2,\)"),
        ({"mass": [1]}, r"value=\[1\]: .* in the shape \(\)"),
        ({"mass": "heavy"}, "value='heavy': it must be finite real"),
        ({"mass": math.nan}, "value=nan: it must be finite real"),
        ({"size": (1, math.inf)}, "it must be finite"),
        ({"mass": -1}, "-1 breaks the promise of add_parameter that it is positive"),
        ({"mass": 0}, "breaks the promise"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(system, overrides, found):
    with pytest.raises(ModelError, match=rf"parameter .*{found}"):
        parameter_values(system, overrides)


@pytest.mark.parametrize(
    ("default", "sign"), [(-1, "positive"), (0, "positive"), (1, "negative")]
)
def test_a_default_that_breaks_the_promise_of_its_sign_is_refused(default, sign):
    model = Model("m")
    model.add_parameter("x", default, **{sign: True})
    with pytest.raises(ModelError, match=rf"'x': .* breaks the promise.* it is {sign}"):
        system_of(model)


def test_a_formula_that_gives_no_finite_number_is_refused():
    model = Model("m")
    zero = model.add_parameter("zero", 0.0)
    model.add_parameter("ratio", 1 / zero)
    with pytest.raises(ModelError, match=r"'ratio': its formula gives inf"):
        system_of(model)


@pytest.mark.parametrize("value", [None, "1", ["1"], 1j, 10**400, math.nan])
def test_what_is_no_real_number_is_no_value(value):
    model = Model("m")
    model.add_parameter("p", 2.0)
    model.add_body("b", mass=1.0)
    model.add_joint("j", model.world, model.bodies["b"], "Tx")
    system = assemble(model)
    with pytest.raises(ModelError, match="parameter 'p': value="):
        parameter_values(system, {"p": value})
    with pytest.raises(ModelError, match="Did you mean 'p'"):
        parameter_values(system, {"P": 1.0})
