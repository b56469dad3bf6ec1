import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
W, J = 8.0, 0.4


def driven(kind="Rz", **options):
    model = sb.Model("drive", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1, com=(0.3, 0, 0), inertia=(J, J, J))
    joint = model.add_joint("axle", model.world, arm, kind)
    own = {"frequency": W} | options
    return model, sb.add_filtered_drive(model, "d", joint, **own)


def test_a_joint_follows_a_jump_as_its_filter_does():
    model, _ = driven()
    times = np.linspace(0, 2, 21)
    motion = sb.simulate(model, times, inputs={"w_d": 0.7}, **TIGHT)
    expected = 0.7 * (1 - (1 + W * times) * np.exp(-W * times))
    np.testing.assert_allclose(motion.array("q_axle"), expected, atol=1e-8)
    acceleration = 0.7 * W**2 * (1 - W * times) * np.exp(-W * times)
    torque = (J + 0.09) * acceleration
    np.testing.assert_allclose(motion.array("lam_d"), torque, atol=1e-6)


def test_the_joint_stays_with_the_filter_for_long():
    model, _ = driven(damping=0.3)
    times = np.linspace(0, 60, 61)
    inputs = {"w_d": lambda t: np.sin(3 * t)}
    motion = sb.simulate(
        model, times, inputs=inputs, method=sb.DP54(rtol=1e-8, atol=1e-10)
    )
    apart = motion.array("q_axle") - motion.array("s_d")
    assert np.abs(apart).max() < 1e-6


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"frequency": 0}, "frequency=0"),
        ({"damping": -1}, "damping=-1"),
        ({"kind": ["Rx", "Ry"]}, "has 2 velocities"),
    ],
)
def test_what_is_no_drive_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        driven(**options)


def test_a_joint_that_is_driven_has_no_second_drive():
    model = sb.Model("drive")
    arm = model.add_body("arm", mass=1, inertia=(J, J, J))
    joint = model.add_joint("axle", model.world, arm, "Rz")
    model.drive(joint, model.t)
    with pytest.raises(sb.errors.ModelError, match="is driven already"):
        sb.add_filtered_drive(model, "d", joint, frequency=W)


def test_the_filter_begins_where_the_joint_does():
    model, _ = driven()
    motion = sb.simulate(model, 0.5, start={"q_axle": 0.7}, inputs={"w_d": 0.7})
    np.testing.assert_allclose(motion.array("q_axle"), 0.7, atol=1e-12)


def test_in_equilibrium_the_joint_is_where_the_command_is():
    model, _ = driven("Ry")
    model.gravity = (0, 0, -9.81)
    found = sb.equilibrium(model, inputs={"w_d": 0.4})
    assert found["q_axle"] == pytest.approx(0.4)
    assert found["lam_d"] == pytest.approx(-9.81 * 0.3 * np.cos(0.4))
    assert found.stable is not False
    solved = sb.equilibrium(model, free=["w_d"], targets={"q_axle": 0.6})
    assert solved["w_d"] == pytest.approx(0.6)


def test_a_joint_has_one_filter():
    model, _ = driven()
    with pytest.raises(sb.errors.ModelError, match="'d' gives the joint 'axle'"):
        sb.add_filtered_drive(model, "e", model.joints["axle"], frequency=W)


def test_a_drive_beside_the_filter_contradicts_it():
    model, _ = driven()
    model.drive(model.joints["axle"], model.t)
    with pytest.raises(sb.errors.AnalysisError, match="d is off by 1"):
        sb.simulate(model, 0.1)
