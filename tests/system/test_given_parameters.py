"""Values of parameters that give a body a mass or an inertia that none has."""

import numpy as np
import pytest

import symbody as sb


def weight(**promise):
    """Return a mass on a spring, whose inertia follows a parameter, too."""
    model = sb.Model("scale", gravity=(0, 0, -10.0))
    mass = model.add_parameter("mass", 2.0, **promise)
    J = model.add_parameter("J", (1.0, 1.0, 1.0))
    k = model.add_parameter("k", 100.0)
    body = model.add_body("load", mass=mass, inertia=J)
    lift = model.add_joint("lift", model.world, body, "Tz")
    model.add_load("spring", sb.loads.JointForce(lift, -k * lift.q[0]))
    return model


GIVERS = {
    "simulate": lambda m, p: sb.simulate(m, 0.1, parameters=p),
    "simulate compiled": lambda m, p: sb.simulate(
        sb.compile_model(m), 0.1, parameters=p
    ),
    "compile_model": lambda m, p: sb.compile_model(m, parameters=p),
    "with_parameters": lambda m, p: sb.compile_model(m).with_parameters(p),
    "linearize": lambda m, p: sb.linearize(m, parameters=p),
    "equilibrium": lambda m, p: sb.equilibrium(m, parameters=p),
    "to_html": lambda m, p: m.to_html("unwritten.html", parameters=p),
}


@pytest.mark.parametrize("giver", GIVERS)
def test_a_negative_mass_is_refused_in_the_words_of_defaults(giver):
    said = "body 'load': the mass is -1 kg at the given values of the parameters. A"
    with pytest.raises(sb.errors.ModelError, match=said):
        GIVERS[giver](weight(), {"mass": -1.0})


@pytest.mark.parametrize("giver", ["simulate", "with_parameters"])
def test_a_negative_moment_of_inertia_is_refused(giver):
    with pytest.raises(
        sb.errors.ModelError, match="negative principal moment -1 kg m²"
    ):
        GIVERS[giver](weight(), {"J": [-1.0, 1.0, 1.0]})


def test_a_mass_that_follows_from_what_is_given_is_checked():
    model = sb.Model("made")
    length = model.add_parameter("length", 2.0)
    mass = model.add_parameter("mass", 3.0 - length)
    body = model.add_body("rod", mass=mass, inertia=(1, 1, 1))
    model.add_joint("lift", model.world, body, "Tz")
    sb.simulate(model, 0.1, parameters={"length": 2.5})
    with pytest.raises(
        sb.errors.ModelError, match="'rod': the mass is -1 kg at the given"
    ):
        sb.simulate(model, 0.1, parameters={"length": 4.0})


def test_runs_of_studies_with_impossible_masses_fail_and_say_why():
    study = sb.Study(
        weight(), {"mass": [1.0, -1.0, 2.0]}, {"end": "q_lift"}, duration=0.1
    )
    result = study.run(progress=False)
    assert np.isfinite(result.array("end")).tolist() == [True, False, True]
    assert "the mass is -1 kg at the given values" in str(result.failures)


def test_what_an_equilibrium_has_found_can_be_linearized():
    model = weight()
    found = sb.equilibrium(model, free=["mass"], targets={"q_lift": 0.4})
    assert found["mass"] < 0
    assert sb.linearize(model, at=found).A.shape == (2, 2)
    with pytest.raises(
        sb.errors.ModelError, match="the mass is -3 kg at the given values"
    ):
        sb.linearize(model, at=found, parameters={"mass": -3.0})
