import math

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
J, C, D, FREE = 0.4, 8.0, 0.3, 0.25


def wheel(kind="Rz", start=None, **spring):
    model = sb.Model("wheel", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0, inertia=(J, J, J))
    joint = model.add_joint("hinge", model.world, body, kind, q=start)
    model.add_load("spring", sb.loads.TorsionalSpringDamper(joint, **spring))
    return model


def test_a_wheel_on_a_spring_oscillates_and_decays_as_it_should():
    model = wheel(start=1.0, stiffness=C, damping=D, free_angle=FREE)
    motion = sb.simulate(model, 4.0, **TIGHT)
    decay = D / (2 * J)
    w = math.sqrt(C / J - decay**2)
    t = motion.time
    shape = np.cos(w * t) + decay / w * np.sin(w * t)
    expected = FREE + (1 - FREE) * np.exp(-decay * t) * shape
    np.testing.assert_allclose(motion["q_hinge"], expected, atol=1e-9)


def test_a_law_adds_to_the_spring():
    model = wheel(start=1.0, stiffness=C, law=lambda angle, rate: -2 * angle**3)
    motion = sb.simulate(model, 3.0, **TIGHT)
    q, v = motion["q_hinge"].to_numpy(), motion["v_hinge"].to_numpy()
    energy = J * v**2 / 2 + C * q**2 / 2 + q**4 / 2
    np.testing.assert_allclose(energy, energy[0], rtol=1e-9)


def test_each_freedom_may_have_its_own_values_and_law():
    model = wheel(
        ["Tx", "Ty"],
        (1.0, 1.0),
        stiffness=(4, 0),
        law=(None, lambda way, rate: -9 * way),
    )
    motion = sb.simulate(model, 3.0, **TIGHT)
    t = motion.time
    np.testing.assert_allclose(motion["q_hinge_Tx"], np.cos(2 * t), atol=1e-9)
    np.testing.assert_allclose(motion["q_hinge_Ty"], np.cos(3 * t), atol=1e-9)


def test_a_quaternion_joint_can_be_damped():
    model = wheel("spherical", damping=D)
    motion = sb.simulate(model, 2.0, start={"v_hinge_wx": 1.0}, **TIGHT)
    expected = np.exp(-D / J * motion.time)
    np.testing.assert_allclose(motion["v_hinge_wx"], expected, atol=1e-9)


@pytest.mark.parametrize(
    ("kind", "spring", "message"),
    [
        ("Rz", {}, "it does nothing"),
        ("Rz", {"stiffness": (1, 2)}, r"shape \(2,\).*a vector of 1"),
        (["Tx", "Ty"], {"law": [lambda q, v: v]}, "1 laws for 2 freedoms"),
        ("Rz", {"law": lambda q, v: "soft"}, "'soft', which is no formula"),
        ("spherical", {"stiffness": 1}, "'hinge' is described by a quaternion"),
        ("spherical", {"law": lambda q, v: -v}, "'hinge' is described by a quaternion"),
        ("fixed", {"stiffness": 1}, "'hinge' is fixed"),
    ],
)
def test_what_is_no_spring_is_refused(kind, spring, message):
    with pytest.raises(sb.errors.ModelError, match=r"load 'spring': .*" + message):
        wheel(kind, **spring)


def test_what_is_no_joint_is_refused():
    model = wheel(stiffness=1)
    load = sb.loads.TorsionalSpringDamper(model.bodies["body"], stiffness=1)
    with pytest.raises(sb.errors.ModelError, match=r"Body\('body'\) is not a joint"):
        model.add_load("other", load)
