"""Parameters that analyses find, and that no body has."""

import numpy as np
import pytest

import symbody as sb


def weight(**promise):
    """Return a mass on a spring."""
    model = sb.Model("scale", gravity=(0, 0, -10.0))
    mass = model.add_parameter("mass", 2.0, **promise)
    body = model.add_body("load", mass=mass, inertia=(mass, mass, mass))
    lift = model.add_joint("lift", model.world, body, "Tz")
    model.add_load("spring", sb.loads.JointForce(lift, -100 * lift.q[0]))
    return model


def test_a_negative_mass_that_balances_is_told():
    found = sb.equilibrium(weight(), free=["mass"], targets={"q_lift": 0.4})
    assert found["mass"] == pytest.approx(-4.0, rel=1e-9)
    assert "No body is like that: with mass as found 'load' has the mass -4 kg" in (
        repr(found)
    )
    assert "'load' has the moment of inertia -4 kg m²" in repr(found)


def test_a_mass_that_is_possible_is_not_told():
    found = sb.equilibrium(weight(), free=["mass"], targets={"q_lift": -0.4})
    assert not found.notes


def test_a_promised_sign_is_kept():
    model = weight(positive=True)
    with pytest.raises(
        sb.errors.AnalysisError, match="mass would have to change the sign"
    ):
        sb.equilibrium(model, free=["mass"], targets={"q_lift": 0.4})


def test_fits_to_impossible_data_tell_of_it():
    model = sb.Model("swing", gravity=(0, 0, -10.0))
    mass = model.add_parameter("mass", 0.1)
    body = model.add_body("load", mass=1, inertia=(1, 1, 1))
    small = model.add_body("small", mass=mass)
    slide = model.add_joint("x", model.world, body, "Tx", q=1.0)
    model.add_joint("fixed", body, small, "fixed")
    model.add_load("spring", sb.loads.JointForce(slide, -1.0 * slide.q[0]))
    t = np.linspace(0, 2, 41)
    data = {"q_x": np.cos(np.sqrt(1 / 0.7) * t)}
    fit = sb.fit(model, data, times=t, free=["mass"])
    assert fit.parameters["mass"] == pytest.approx(-0.3, abs=1e-6)
    assert "'small' has the mass -0.3 kg" in repr(fit)


def test_a_path_tells_where_its_masses_begin_to_be_impossible():
    found = sb.equilibrium_path(weight(), "mass", (2.0, -1.0))
    first = found.values[found.values < 0][0]
    assert len(found.notes) == 1
    assert found.notes[0].startswith(f"At mass = {first:.4g}: No body is like that")
    assert not sb.equilibrium_path(weight(), "mass", (2.0, 1.0)).notes
