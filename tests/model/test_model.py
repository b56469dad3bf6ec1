import math
import re

import pytest

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.library.catalog import LIBRARY
from symbody.model.model import Model
from symbody.system import assemble
from symbody.system.values import parameter_values


def test_gravity_points_down_unless_said_otherwise():
    assert evaluate(Model("m").gravity, {}).tolist() == [0, 0, -9.81]


@pytest.mark.parametrize(
    ("gravity", "found"),
    [
        ((0, 0), "a vector of 3 is needed"),
        (-9.81, "a vector of 3 is needed"),
        ((0, 0, math.nan), "NaN"),
        ((0, 0, math.inf), "inf is not finite"),
        ("down", "'down' of type str"),
    ],
)
def test_a_gravity_that_is_no_vector_is_refused(gravity, found):
    model = Model("m")
    with pytest.raises(ModelError, match=rf"gravity: .*{found}"):
        Model("m", gravity=gravity)
    with pytest.raises(ModelError, match=rf"gravity: .*{found}"):
        model.gravity = gravity


def test_gravity_may_be_a_formula_of_parameters():
    model = Model("m")
    g = model.add_parameter("g", 1.62)
    model.gravity = (0, 0, -g)
    ball = model.add_body("ball", mass=2)
    model.add_joint("fall", model.world, ball, "Tz")
    system = assemble(model)
    vd = derive_by(system, "composite", merge=False).vd
    values = dict(zip(system.p, parameter_values(system, {"g": 3.7}), strict=True))
    assert evaluate(list(vd), values).tolist() == [-3.7]


def test_gravity_of_another_model_is_refused():
    g = Model("other").add_parameter("g", 1.62)
    model = Model("m")
    with pytest.raises(ModelError, match=r"gravity: .*'g', which is not of model 'm'"):
        model.gravity = (0, 0, -g)
    with pytest.raises(ModelError, match=r"gravity: .*'g', which is not of model 'm'"):
        Model("m", gravity=(0, 0, g))


def test_gravity_does_not_change_with_time():
    model = Model("m")
    with pytest.raises(ModelError, match=r"gravity: .*time 't', but only parameters"):
        model.gravity = (0, 0, model.t)


@pytest.mark.parametrize("name", LIBRARY)
def test_ready_mechanisms_are_named_and_described_by_their_elements(name):
    model = LIBRARY[name]()
    shown = repr(model)
    counts = [(len(model.bodies), "bod(y|ies)"), (len(model.joints), "joints?")]
    assert all(re.search(rf"\b{n} {word}\b", shown) for n, word in counts)
    assert not re.search(r"\b1 (bodies|joints|loads|sensors)", shown)
    assert model.name in shown


def test_what_a_symbol_stands_for_is_known():
    model = Model("m")
    m = model.add_parameter("m_arm", 1)
    u = model.add_input("u")
    joint = model.add_joint("hip", model.world, model.add_body("arm"), "Rx")
    kinds = model.kinds_of_symbols()
    assert [kinds[s] for s in (model.t, m, u, *joint.q, *joint.v, *joint.vd)] == [
        "time", "parameter", "input", "coordinate", "velocity", "acceleration",
    ]  # fmt: skip
