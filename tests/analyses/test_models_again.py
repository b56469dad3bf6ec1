"""Analyses of one model, called again, take what was compiled unless it has changed."""

import copy
import pickle
import warnings

import numpy as np
import pytest

import symbody as sb


def swinging():
    model = sb.Model("swinging")
    body = model.add_body("arm", mass=1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.01))
    model.add_joint("hinge", model.world, body, "Ry", q=0.3)
    model.add_parameter("d", 0.1)
    return model


def damped(model):
    hinge = model.joints["hinge"]
    model.add_load("drag", sb.loads.JointForce(hinge, -0.5 * hinge.v[0]))


def measured(model):
    model.add_sensor("angle", sb.sensors.Formula(model.joints["hinge"].q[0]))


CHANGES = {
    "load": damped,
    "gravity": lambda model: setattr(model, "gravity", (0, 0, -1.62)),
    "start": lambda model: model.start_at(model.joints["hinge"].v[0], 0.7),
    "discrete": lambda model: model.add_discrete("mode", start=1.0),
    "shape": lambda model: model.add_visual(
        model.bodies["arm"], sb.visuals.Sphere(0.1)
    ),
    "name": lambda model: setattr(model, "name", "other"),
}


def test_a_model_that_stays_is_compiled_once():
    model = swinging()
    one, two = (sb.simulate(model, 0.5) for _ in range(2))
    assert two.compiled is one.compiled
    np.testing.assert_array_equal(one.q, two.q)


@pytest.mark.parametrize("change", CHANGES)
def test_a_model_that_changes_is_compiled_again(change):
    model, fresh = swinging(), swinging()
    before = sb.simulate(model, 0.5)
    CHANGES[change](model)
    CHANGES[change](fresh)
    after, wanted = sb.simulate(model, 0.5), sb.simulate(fresh, 0.5)
    assert after.compiled is not before.compiled
    np.testing.assert_array_equal(after.q, wanted.q)
    assert after.compiled.system.name == model.name


def test_parameters_and_options_of_calls_count():
    model = swinging()
    plain = sb.simulate(model, 0.5).compiled
    assert sb.simulate(model, 0.5, parameters={"d": 0.2}).compiled is not plain
    assert sb.simulate(model, 0.5, compile=sb.Compile(merge=True)).compiled is not plain
    assert sb.simulate(model, 0.5).compiled.parameters[0] == 0.1


def test_copies_and_pickles_leave_it():
    model = swinging()
    compiled = sb.simulate(model, 0.5).compiled
    for one in (copy.copy(model), pickle.loads(pickle.dumps(model))):
        assert sb.simulate(one, 0.5).compiled is not compiled


def test_warnings_come_again():
    model = swinging()
    spare = model.add_body("spare", com=(0, 0, -0.5))
    slide = model.add_joint("slide", model.bodies["arm"], spare, "Tx")
    model.add_load("spring", sb.loads.JointForce(slide, -10 * slide.q[0]))
    for _ in range(2):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            sb.simulate(model, 0.1)
        assert any("without mass" in str(one.message) for one in caught)
