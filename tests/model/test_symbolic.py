"""Elements of a model stand in formulas as what their add_… returned."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError


def cart():
    model = sb.Model("cart")
    model.add_parameter("k", 30.0)
    model.add_parameter("d", [1.0, 2.0, 3.0])
    model.add_input("F")
    body = model.add_body("body", mass=2.0)
    model.add_joint("x", model.world, body, "Tx", q=0.1)
    model.add_sensor("p", sb.sensors.Position(body))
    model.add_state("i", 0.0)
    return model


def test_elements_stand_in_formulas_as_their_symbols():
    model = cart()
    k, d, F, p, i = (model[name] for name in ("k", "d", "F", "p", "i"))
    held = model.parameters["k"]
    assert 2 * held - held / 3 is 2 * k - k / 3
    assert held**2 % held + abs(-held) is k**2 % k + abs(k)
    assert (held < 3) is (k < 3)
    assert model.sensors["p"][0] is p[0]
    assert model.states["i"] * model.inputs["F"] is i * F
    assert list(model.parameters["d"] * p) == list(d * p)
    assert (
        np.array([1.0, 2.0, 3.0]) @ model.parameters["d"] is d[0] + 2 * d[1] + 3 * d[2]
    )
    assert sb.sin(held) is sb.sin(k)
    assert sb.maximum(model.parameters["d"], held)[1] is sb.maximum(d[1], k)
    assert sb.text(held) == "k"


def test_elements_stand_in_loads_rates_and_expressions():
    model, other = cart(), cart()
    load = model.add_load("f", sb.loads.JointForce(model["x"], model.inputs["F"]))
    assert load.force == (model["F"],)
    force = sb.loads.Force(model["body"], model.parameters["d"])
    assert list(model.add_load("g", force).vector) == list(model["d"])
    model.set_rate(model.states["i"], -model.states["i"])
    model.add_expression("e", model.parameters["k"])
    assert model.add_body("b", mass=model.parameters["k"]).mass is model["k"]
    with pytest.raises(ModelError, match="which is not of model 'cart'"):
        model.add_load("h", sb.loads.JointForce(model["x"], other.parameters["k"]))
    with pytest.raises(ModelError, match="shape"):
        model.add_load("h", sb.loads.JointForce(model["x"], model.parameters["d"]))


def test_a_model_returns_what_was_added_by_its_name():
    model = cart()
    spring = model.add_load("spring", sb.loads.JointForce(model["x"], -model["q_x"]))
    assert model["spring"] is spring
    assert model["body"] is model.bodies["body"]
    assert model["world"] is model.world
    assert model["v_x"] is model.joints["x"].v[0]
    assert model["p[2]"] is model["p"][2]
    assert "p" in model
    assert "q" not in model
    with pytest.raises(ModelError, match="Did you mean 'spring'"):
        model["sprung"]
    with pytest.raises(TypeError, match="not iterable"):
        iter(model)
