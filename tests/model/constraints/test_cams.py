"""Cams against the closed form of an eccentric disc."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"rtol": 1e-10, "atol": 1e-12}
A, R = 0.01, 0.03


def pitch(angle):
    return A * sb.cos(angle) + sb.sqrt(R**2 - (A * sb.sin(angle)) ** 2)


def support(angle):
    return R + A * sb.cos(angle)


def shaft(model):
    cam = model.add_body("cam", mass=1, inertia=(1e-3, 1e-3, 1e-3))
    turn = model.add_joint("turn", model.world, cam, "Rz", q=0.4, v=20.0)
    return cam, turn


def with_follower(name, contact):
    model = sb.Model(name, gravity=(0, 0, 0))
    cam, turn = shaft(model)
    follower = model.add_body("follower", mass=0.2)
    model.add_joint("lift", model.world, follower, "Tx", q=0.039)
    model.add_constraint("contact", contact(cam, follower))
    model.choose_independent(turn)
    return model


def roller(profile=pitch):
    return with_follower("roller", lambda a, b: sb.RollerCam(a, b, profile))


def flat(profile=support):
    return with_follower("flat", lambda a, b: sb.FlatCam(a, b, profile))


@pytest.mark.parametrize("model", [roller, flat])
def test_the_follower_lifts_as_the_closed_form_says(model):
    motion = sb.simulate(model(), 0.5, monitor=["work"], **TIGHT)
    angle = -motion.array("q_turn")
    expected = R + A * np.cos(angle)
    if model is roller:
        expected = A * np.cos(angle) + np.sqrt(R**2 - (A * np.sin(angle)) ** 2)
    np.testing.assert_allclose(motion.array("q_lift"), expected, atol=1e-9)
    assert np.abs(motion.array("energy_error")).max() < 1e-9
    assert np.ptp(motion.array("v_turn")) > 0.1


def test_both_are_the_disc_on_a_rod_that_they_stand_for():
    """A roller on an eccentric disc is a crank with a rod of the length R."""
    rod = sb.Model("rod", gravity=(0, 0, 0))
    cam, turn = shaft(rod)
    follower = rod.add_body("follower", mass=0.2)
    rod.add_joint("lift", rod.world, follower, "Tx", q=0.039)
    pin = cam.add_frame("pin", at=(A, 0, 0))
    rod.add_constraint("rod", sb.Rod(pin, follower, R))
    rod.choose_independent(turn)
    one, two = (sb.simulate(model, 0.5, **TIGHT) for model in (roller(), rod))
    np.testing.assert_allclose(one.array("q_turn"), two.array("q_turn"), atol=1e-8)


def test_a_profile_is_a_curve_of_measured_points():
    angles = np.linspace(-np.pi, np.pi, 721)
    lengths = A * np.cos(angles) + np.sqrt(R**2 - (A * np.sin(angles)) ** 2)
    model = sb.Model("measured", gravity=(0, 0, 0))
    curve = model.add_curve("pitch", angles, lengths, extrapolation="periodic")
    cam, turn = shaft(model)
    follower = model.add_body("follower", mass=0.2)
    model.add_joint("lift", model.world, follower, "Tx", q=0.039)
    model.add_constraint("contact", sb.RollerCam(cam, follower, curve))
    model.choose_independent(turn)
    one, two = (sb.simulate(it, 0.5, **TIGHT) for it in (model, roller()))
    # A cubic spline through points half a degree apart.
    np.testing.assert_allclose(one.array("q_lift"), two.array("q_lift"), atol=1e-7)


@pytest.mark.parametrize("model", [roller, flat])
def test_a_profile_with_a_corner_is_refused(model):
    with pytest.raises(sb.ModelError, match=r"has a corner at the angle 0\.5"):
        model(lambda angle: R + A * sb.absolute(angle - 0.5))


def test_a_profile_of_a_coordinate_is_refused():
    model = roller()
    q = model.joints["turn"].q[0]
    cam = sb.RollerCam(model.bodies["cam"], model.bodies["follower"], lambda a: R + q)
    with pytest.raises(sb.ModelError, match="only parameters"):
        model.add_constraint("other", cam)


@pytest.mark.parametrize("cam", [roller, flat])
def test_a_corner_or_jump_where_the_turn_closes_is_refused(cam):
    with pytest.raises(sb.ModelError, match=r"corner at the angle (-3\.14|3\.14)"):
        cam(lambda angle: R + 0.001 * angle**2)
    with pytest.raises(sb.ModelError, match=r"at the angle -π and .* Give a function"):
        cam(lambda angle: R + 0.001 * angle)


def test_an_undercut_cam_of_a_flat_face_is_told(recwarn):
    """The radius of curvature R + A cos 3a - 9 A cos 3a is negative at the nose."""
    flat(lambda angle: R + A / 4 * sb.cos(3 * angle))
    assert not recwarn.list
    with pytest.warns(
        sb.ModelWarning, match=r"radius of curvature.*-0\.0499.*undercut"
    ):
        flat(lambda angle: R + A * sb.cos(3 * angle))
