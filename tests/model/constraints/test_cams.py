"""Cams against the closed form of an eccentric disc."""

import re

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
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
    return with_follower("roller", lambda a, b: sb.constraints.RollerCam(a, b, profile))


def flat(profile=support):
    return with_follower("flat", lambda a, b: sb.constraints.FlatCam(a, b, profile))


@pytest.mark.parametrize("model", [roller, flat])
def test_the_follower_lifts_as_the_closed_form_says(model):
    motion = sb.simulate(model(), 0.5, save=sb.Save(work=True), **TIGHT)
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
    rod.add_constraint("rod", sb.constraints.Rod(pin, follower, R))
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
    model.add_constraint("contact", sb.constraints.RollerCam(cam, follower, curve))
    model.choose_independent(turn)
    one, two = (sb.simulate(it, 0.5, **TIGHT) for it in (model, roller()))
    # A cubic spline through points half a degree apart.
    np.testing.assert_allclose(one.array("q_lift"), two.array("q_lift"), atol=1e-7)


@pytest.mark.parametrize("model", [roller, flat])
def test_a_profile_with_a_corner_is_refused(model):
    with pytest.raises(sb.errors.ModelError, match=r"has a corner at the angle 0\.5"):
        model(lambda angle: R + A * sb.absolute(angle - 0.5))


def test_a_profile_of_a_coordinate_is_refused():
    model = roller()
    q = model.joints["turn"].q[0]
    cam = sb.constraints.RollerCam(
        model.bodies["cam"], model.bodies["follower"], lambda a: R + q
    )
    with pytest.raises(sb.errors.ModelError, match="only parameters"):
        model.add_constraint("other", cam)


@pytest.mark.parametrize("cam", [roller, flat])
def test_a_corner_or_jump_where_the_turn_closes_is_refused(cam):
    with pytest.raises(
        sb.errors.ModelError, match=r"corner at the angle (-3\.14|3\.14)"
    ):
        cam(lambda angle: R + 0.001 * angle**2)
    with pytest.raises(
        sb.errors.ModelError, match=r"at the angle -π and .* Give a function"
    ):
        cam(lambda angle: R + 0.001 * angle)


def test_an_undercut_cam_of_a_flat_face_is_told(recwarn):
    """The radius of curvature R + A cos 3a - 9 A cos 3a is negative at the nose."""
    flat(lambda angle: R + A / 4 * sb.cos(3 * angle))
    assert not recwarn.list
    with pytest.warns(
        sb.errors.ModelWarning, match=r"radius of curvature.*-0\.05 m.*undercut"
    ):
        flat(lambda angle: R + A * sb.cos(3 * angle))


def test_an_undercut_cam_of_a_flat_face_that_lifts_off_is_told():
    model = sb.Model("flat", gravity=(0, 0, 0))
    cam, _ = shaft(model)
    follower = model.add_body("follower", mass=0.2)
    model.add_joint("lift", model.world, follower, "Tx", q=0.1)
    touching = sb.contacts.FlatOnCam(cam, follower, lambda a: R + A * sb.cos(3 * a))
    with pytest.warns(sb.errors.ModelWarning, match=r"-0\.05 m.*undercut"):
        model.add_contact("touch", touching)


def roller_of(radius, profile=pitch, name="roller"):
    return with_follower(
        name, lambda a, b: sb.constraints.RollerCam(a, b, profile, radius)
    )


def test_a_roller_larger_than_the_pitch_circle_undercuts_an_eccentric_disc(recwarn):
    """The pitch curve is a circle of the radius R wherever its axis lies."""
    roller_of(R * (1 - 1e-9))
    assert not recwarn.list
    found = r"curvature is 0\.03 m, that of the roller 0\.03 m.*undercut"
    with pytest.warns(sb.errors.ModelWarning, match=found):
        roller_of(R * (1 + 1e-9))


def test_an_undercut_is_found_where_a_pitch_curve_is_most_curved(recwarn):
    """At the nose of r = R + A cos 3a it is (R + A)² / (R + A + 9 A)."""
    size = (R + A) ** 2 / (R + 10 * A)
    for factor in (1 - 1e-6, 1 + 1e-6):
        roller_of(factor * size, lambda angle: R + A * sb.cos(3 * (angle - 0.3)))
    (warned,) = recwarn.list
    # One of the three noses; the sides, where it is hollow, are no matter.
    assert any(
        f"angle {a} rad" in str(warned.message) for a in ("0.3", "2.39", "-1.79")
    )
    assert f"is {size:.3g} m" in str(warned.message)


def with_parameters():
    model = sb.Model("cam", gravity=(0, 0, 0))
    rise, size = model.add_parameter("rise", A), model.add_parameter("size", R / 4)
    cam, turn = shaft(model)
    follower = model.add_body("follower", mass=0.2)
    model.add_joint("lift", model.world, follower, "Tx", q=0.039)
    contact = sb.constraints.RollerCam(
        cam, follower, lambda a: R + rise * sb.cos(a), size
    )
    model.add_constraint("contact", contact)
    model.choose_independent(turn)
    return model


def test_an_undercut_by_given_parameters_is_told_where_they_are_given(recwarn):
    model = with_parameters()
    sb.simulate(model, 0.01, parameters={"size": R / 2})
    assert not recwarn.list
    with pytest.warns(
        sb.errors.ModelWarning, match=r"constraint 'contact'.*roller 0\.06 m"
    ):
        sb.simulate(model, 0.01, parameters={"size": 2 * R})
    with pytest.warns(sb.errors.ModelWarning, match="undercut"):
        sb.compile_model(model).with_parameters({"rise": 0.9 * R, "size": R})


def test_an_undercut_in_runs_of_a_study_is_told(recwarn):
    sizes = [0.3 * R, 0.4 * R, 0.5 * R, 2 * R]
    sb.Study(
        with_parameters(), duration=0.01, keep=["q_lift"], vary={"size": sizes}
    ).run()
    (warned,) = recwarn.list
    assert "roller 0.06 m" in str(warned.message)


@pytest.mark.parametrize(
    ("radius", "words"),
    [(-0.01, "it must be positive"), (sb.symbol("x"), "x"), ("wide", "number")],
)
def test_a_radius_that_no_roller_has_is_refused(radius, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        roller_of(radius)


@pytest.mark.parametrize("contact", [roller, flat])
def test_a_cam_that_would_pull_is_noted_with_the_time(contact):
    """The follower's acceleration -A w² cos(angle) is towards the cam at first."""
    motion = sb.simulate(contact(), np.linspace(0, 0.1, 11), **TIGHT)
    least = motion.array("lam_contact").min()
    told = rf"'contact' pulls, as lam_contact .* t = 0 s, by up to {-least:.6g} N"
    assert any(re.search(told, note) for note in motion.notes)


def test_a_spring_that_presses_on_the_cam_leaves_no_note():
    model = roller()
    ends = model.bodies["follower"], model.world.add_frame("top", at=(0.2, 0, 0))
    model.add_load(
        "spring", sb.loads.SpringDamper(*ends, stiffness=500, free_length=0.3)
    )
    motion = sb.simulate(model, np.linspace(0, 0.1, 11), **TIGHT)
    assert not any("pulls" in note for note in motion.notes)


@pytest.mark.parametrize(
    ("profile", "words"),
    [
        (lambda a: A * sb.cos(a), "-0.01 m at the angle -3.142 rad; it is the dist"),
        (lambda a: R * sb.sqrt(sb.sin(a)), "no value at the angle -3.14.* all round"),
    ],
)
def test_a_profile_has_a_distance_all_round(profile, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        roller(profile)
