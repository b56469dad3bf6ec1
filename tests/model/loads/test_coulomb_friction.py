import math

import numpy as np
import pytest
from scipy.integrate import quad

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13)}
M, G, MU, V0, V = 2.0, 9.81, 0.3, 0.05, 2.0


def block(kind="Tx", **options):
    model = sb.Model("block", gravity=(0, 0, 0))
    body = model.add_body("body", mass=M, inertia=(1, 1, 1))
    joint = model.add_joint("slide", model.world, body, kind)
    values = {
        "coefficient": MU, "normal_force": M * G, "regularization": V0, **options
    }  # fmt: skip
    model.add_load("friction", sb.loads.CoulombFriction(joint, **values))
    return model


def way(model, v=V):
    motion = sb.simulate(model, [0, 30], start={"v_slide": v}, **TIGHT)
    return motion["q_slide"].to_numpy()[-1]


def test_a_block_slides_as_far_as_the_smooth_law_says():
    """V dv/dx = -µ g tanh(v/v0), so x is the integral of v coth(v/v0) / (µ g)."""
    expected = quad(lambda v: v / math.tanh(v / V0), 0, V)[0] / (MU * G)
    assert way(block()) == pytest.approx(expected, rel=1e-8)


def test_the_way_beyond_that_of_a_jump_is_as_documented():
    sharp = V**2 / (2 * MU * G)
    extra = math.pi**2 / 12 * V0**2 / (MU * G)
    assert way(block()) == pytest.approx(sharp + extra, rel=1e-8)


def test_viscous_friction_lets_the_velocity_decay():
    model = block(coefficient=0, viscous=4.0)
    assert way(model) == pytest.approx(V * M / 4.0, rel=1e-8)


def test_a_wheel_is_braked_by_the_same_torque():
    assert way(block("Rz"), 1.0) == pytest.approx(
        quad(lambda v: v / math.tanh(v / V0), 0, 1)[0] / (MU * M * G), rel=1e-8
    )


def test_a_normal_force_that_pulls_apart_gives_no_friction_which_is_told():
    with pytest.warns(
        sb.errors.ModelWarning, match="normal_force is -5; less than zero"
    ):
        model = block(normal_force=-5.0)
    assert way(model) == pytest.approx(30 * V)


def test_the_normal_force_may_be_an_input():
    model = sb.Model("brake", gravity=(0, 0, 0))
    press = model.add_input("press")
    body = model.add_body("body", mass=M)
    rail = model.add_joint("slide", model.world, body, "Tx", v=V)
    model.add_load(
        "friction", sb.loads.CoulombFriction(rail, MU, press, regularization=V0)
    )
    motion = sb.simulate(
        model, 0.5, inputs={"press": 10.0}, save=sb.Save(work=True), **TIGHT
    )
    expected = V - MU * 10 / M * motion.time
    np.testing.assert_allclose(motion["v_slide"], expected, atol=1e-9)
    assert np.abs(motion["energy_error"]).max() < 1e-8


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"regularization": 0}, "the regularization is 0; it must be positive"),
        ({"regularization": -1}, "the regularization is -1; it must be positive"),
        ({"coefficient": -0.1}, "the coefficient is -0.1; it cannot be negative"),
        ({"viscous": -1}, "the viscous friction is -1; it cannot be negative"),
        ({"coefficient": (1, 2)}, r"shape \(2,\)"),
        ({"kind": "fixed"}, "'slide' is fixed"),
    ],
)
def test_what_does_not_brake_is_refused(options, message):
    with pytest.raises(sb.errors.ModelError, match=r"load 'friction': .*" + message):
        block(**options)


def test_a_parameter_that_does_not_brake_is_refused_by_its_default():
    model = block()
    mu, slow = model.add_parameter("mu", -0.1), model.add_parameter("slow", 0.0)
    rail = model.joints["slide"]
    with pytest.raises(
        sb.errors.ModelError, match=r"the coefficient is mu = -0\.1; it cannot"
    ):
        model.add_load("odd", sb.loads.CoulombFriction(rail, mu, 1))
    with pytest.raises(
        sb.errors.ModelError, match="the regularization is slow = 0; it must"
    ):
        model.add_load("odd", sb.loads.CoulombFriction(rail, 1, 1, regularization=slow))
