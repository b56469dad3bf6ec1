"""Dampers that add energy are told, and act."""

import warnings

import numpy as np
import pytest

import symbody as sb


def swung(damping, **values):
    model = sb.Model("swung")
    for name, value in values.items():
        model.add_parameter(name, value)
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("way", model.world, body, "Tx", v=1.0)
    given = model.parameters["c"].value if damping == "c" else damping
    model.add_load("brake", sb.loads.TorsionalSpringDamper(joint, damping=given))
    return model


@pytest.mark.parametrize(
    "load",
    [
        lambda a, b: sb.loads.SpringDamper(a, b, damping=-2.0),
        lambda a, b: sb.loads.Bushing(a, b, 5.0, 0.0, damping=(0, -2.0, 0)),
        lambda a, b: sb.loads.Bushing(a, b, 5.0, 0.0, torsional_damping=-2.0),
    ],
)
def test_a_negative_damping_is_told_with_its_load(load):
    model = sb.Model("swung")
    body = model.add_body("body", mass=1.0)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"load 'engine': .*damping is .*-2"
    ):
        model.add_load("engine", load(model.world, body))


def test_a_negative_damping_of_a_joint_is_told_and_adds_energy():
    with pytest.warns(
        sb.errors.ModelWarning, match=r"'brake': damping is .*adds energy"
    ):
        model = swung(-0.5)
    motion = sb.simulate(model, 1.0)
    assert motion["v_way"][-1].item() == pytest.approx(np.exp(0.5), rel=1e-7)


def test_a_parameter_that_makes_a_damping_negative_is_told_at_the_run():
    model = swung("c", c=0.5, other=1.0)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"load 'brake': damping is c = -0.5"
    ) as told:
        sb.simulate(model, 0.1, parameters={"c": -0.5})
    assert len(told) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sb.simulate(model, 0.1, parameters={"other": 2.0})
        sb.simulate(model, 0.1, parameters={"c": 0.0})
