import numpy as np
import pytest
import sympy

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import sin
from symbody.expr.node import const, symbol
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force
from symbody.model.model import Model


@pytest.fixture
def model():
    model = Model("crane")
    model.add_parameter("length", 2.0)
    model.add_joint("hinge", model.world, model.add_body("arm", mass=1), "Rx")
    return model


def test_a_symbol_of_another_model_is_named_together_with_the_known_ones(model):
    foreign = Model("other").add_parameter("length", 1.0)
    message = r"'length', which is not of model 'crane'.*of another model, although"
    with pytest.raises(ModelError, match=message):
        model.add_body("hook", mass=foreign)


def test_a_free_symbol_is_refused(model):
    with pytest.raises(ModelError, match=r"expression 'x'.*'k', which is not of"):
        model.add_expression("x", 3 * symbol("k"))


def test_a_long_list_of_known_symbols_is_cut(model):
    model.add_parameter("many", np.zeros(100))
    with pytest.raises(ModelError, match=r"many\[15\], …\.$"):
        model.add_expression("x", symbol("k"))


def test_an_acceleration_is_measured_where_a_formula_holds_it(model):
    joint = model.joints["hinge"]
    load = model.add_load("odd", JointForce(joint, -joint.vd[0]))
    assert repr(load.force[0]) == "-acceleration_hinge[0]"
    assert model.sensors["acceleration_hinge"].sensor.joint is joint


def test_a_sympy_expression_is_a_formula_of_the_symbols_of_its_names(model):
    length = sympy.Symbol("length")
    body = model.add_body("hook", mass=sympy.pi * length**2 / 4)
    assert evaluate(body.mass, {"length": 2.0}) == pytest.approx(np.pi, rel=1e-15)


def test_a_column_of_sympy_is_a_vector(model):
    length = sympy.Symbol("length")
    body = model.add_body("hook", com=sympy.Matrix([0, 0, -length]))
    assert evaluate(body.com, {"length": 2.0}).tolist() == [0, 0, -2]


def test_a_matrix_of_sympy_is_a_matrix(model):
    body = model.add_body("hook", mass=1, inertia=sympy.diag(1, 2, 3))
    assert evaluate(body.inertia, {}).tolist() == [1, 0, 0, 2, 0, 3]


def test_sympy_entries_stand_beside_numbers(model):
    force = Force(model.bodies["arm"], (0, 1.5, sympy.sin(sympy.Symbol("t"))))
    vector = model.add_load("wind", force).vector
    assert vector[1:] == (const(1.5), sin(model.t))


def test_a_sympy_symbol_of_no_element_is_refused(model):
    with pytest.raises(ModelError, match=r"'width', which is not of model 'crane'"):
        model.add_body("hook", mass=sympy.Symbol("width"))


def test_the_wrong_shape_is_answered_with_the_right_one(model):
    arm = model.bodies["arm"]
    with pytest.raises(
        ModelError, match=r"\(1, 2\) has the shape \(2,\), but a vector"
    ):
        model.add_load("wind", Force(arm, (1, 2)))
    with pytest.raises(ModelError, match=r"a single number or formula is needed"):
        model.add_body("hook", mass=(1, 2))
