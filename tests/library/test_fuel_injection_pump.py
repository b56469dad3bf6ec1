"""Sol (1983), chapter 9: speeds, lifts and masses of the text; dynamics in kind."""

import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import Evaluation
from symbody.library.fuel_injection_pump import ARC, BASE, LIFT, ROLLER, pitch_curve

W = 1000 * np.pi / 30


def pitch(degrees):
    """Return the pitch curve at angles from the nose."""
    x = sb.symbol("x")
    value = Evaluation([pitch_curve(x)])
    return np.array([value({x: angle})[0] for angle in np.radians(degrees)])


def test_the_cam_is_round_straight_and_round_without_steps():
    degrees = np.linspace(-180, 540, 7201)
    r = pitch(degrees)
    assert r.min() == pytest.approx(BASE + ROLLER)
    assert r.max() == pytest.approx(BASE + ROLLER + LIFT)
    slope = np.diff(r) / np.radians(0.1)
    # Its slope grows by at most 0.06 m over a radian.
    assert np.abs(np.diff(slope)).max() < 1.5e-4
    np.testing.assert_allclose(r[:3601], r[3600:], atol=1e-12)


def test_the_roller_rolls_at_the_speeds_of_the_text():
    model = sb.library.fuel_injection_pump(contacts="rolling")
    motion = sb.simulate(model, np.linspace(0, 0.0267, 2671), method=sb.DP54(rtol=1e-8))
    spin, z = motion.array("v_roller_way_phi2"), motion.array("q_lift")
    assert round(spin[0]) == 245
    assert round(spin.max()) == 360
    assert round(spin[np.argmax(z > 0.0099999)]) in (332, 333)
    assert z.max() == pytest.approx(LIFT, abs=1e-9)
    turned = -np.degrees(motion.array("q_shaft"))
    assert (turned[0], turned[-1]) == pytest.approx((100, 260.2), abs=0.1)
    # On the line z = (b + r)/cos: at its end the lift grows the fastest.
    a = motion.array("vd_lift")
    up = np.radians(turned[np.argmax(a)] - 103.5)
    line = (BASE + ROLLER) * (1 + np.sin(up) ** 2) / np.cos(up) ** 3 * W**2
    assert a.max() == pytest.approx(line, rel=1e-6)
    assert -a.min() > a.max()


def test_the_lift_decelerates_the_most_where_the_arc_begins():
    # Of r = c cos b + sqrt(q² - c² sin² b), b from the center of the arc.
    center, q = BASE + LIFT - ARC, ARC + ROLLER
    line = np.sqrt(center**2 - (BASE - ARC) ** 2)
    b = np.arctan2(line, BASE - ARC) - np.arctan2(line, BASE + ROLLER)
    s, root = center * np.sin(b), np.sqrt(q**2 - (center * np.sin(b)) ** 2)
    slope = s * center * np.cos(b) / root
    expected = -center * np.cos(b) - center**2 * np.cos(2 * b) / root - slope**2 / root
    model = sb.library.fuel_injection_pump(contacts="rolling")
    motion = sb.simulate(
        model, np.linspace(0, 0.0133, 13301), method=sb.DP54(rtol=1e-8)
    )
    found = motion.array("vd_lift").min()
    assert found == pytest.approx(W**2 * expected, rel=1e-3)
    assert round(W**2 * expected) == -839


def test_samples_at_half_milliseconds_of_a_sharper_cam_show_other_extremes():
    """A reading of 994 m/s² belongs to a cam whose 360 rad/s are a sample, no peak."""
    model = sb.library.fuel_injection_pump(contacts="rolling", arc=1.06e-3)
    with pytest.warns(sb.errors.ModelWarning, match=r"radial_load\) is below 0"):
        motion = sb.simulate(
            model, np.linspace(0, 0.0265, 1591), method=sb.DP54(rtol=1e-9)
        )
    spin, a = motion.array("v_roller_way_phi2"), motion.array("vd_lift")
    assert spin.max() > 366
    # From 102 degrees on, every 3 degrees.
    assert spin[20::30].max() == pytest.approx(360, abs=1)
    assert a[20::30].max() == pytest.approx(733, rel=0.01)
    assert a[20::30].min() == pytest.approx(-994, rel=0.01)


def test_its_masses_are_those_of_the_text():
    compiled = sb.compile_model(sb.library.fuel_injection_pump())
    M = compiled.mass_matrix(compiled.start_state()[:4])
    r, m = BASE + ROLLER, 0.026
    expected = np.diag([m * r * r, m, m * ROLLER**2 / 2, 0.55])
    np.testing.assert_allclose(M, expected, rtol=1e-12, atol=1e-15)


@pytest.fixture(scope="module")
def motion():
    model = sb.library.fuel_injection_pump()
    times = np.linspace(0, 0.12, 4001)
    method = sb.Radau(rtol=1e-7, atol=1e-10)
    return sb.simulate(model, times, save=sb.Save(work=True), method=method)


def last_turn(motion, *names):
    """Return the angle of the shaft in degrees, and quantities, of the last turn."""
    last = motion.time > motion.time[-1] - 0.06
    turned = (100 + np.degrees(W * motion.time[last])) % 360
    return turned, *(motion.array(name)[last] for name in names)


def test_the_roller_slips_back_where_it_speeds_up_and_on_where_it_slows(motion):
    turned, slip, film = last_turn(motion, "slip", "film_speed")
    assert (slip[(turned > 105) & (turned < 137)] > 0.05).all()
    assert (slip[(turned > 225) & (turned < 255)] < -0.03).all()
    assert slip.min() < -0.15
    # What the pin's friction takes, 1.5 % of the mean speed.
    assert np.abs(slip[(turned > 165) & (turned < 200)]).max() < 0.06
    # A third of the film's mean speed where it comes to the top, as the text says.
    up = turned < 200
    share = slip / film
    assert share[up].max() == pytest.approx(0.33, abs=0.01)
    assert turned[up][share[up].argmax()] == pytest.approx(138, abs=0.5)
    # It ends at -145 degrees of the cam.
    nearly = (turned > 138) & (turned < 160) & (slip < 0.01)
    assert turned[nearly].min() == pytest.approx(145, abs=2)


def test_films_and_stress_are_of_the_size_of_the_text(motion):
    turned, e, h, stress = last_turn(motion, "eccentricity", "thickness", "stress")
    assert 0.1 < e.min() < e.max() < 0.5
    assert 1e6 * h.min() == pytest.approx(0.06, abs=0.005)
    lifted = (turned > 100) & (turned < 260)
    assert 1e6 * h[lifted].mean() == pytest.approx(0.26, abs=0.05)
    assert 1e-9 * stress.max() == pytest.approx(0.975, abs=0.02)


@pytest.mark.slow
def test_half_the_ratio_of_radius_and_clearance_gives_more_eccentricity():
    model = sb.library.fuel_injection_pump(clearance=12e-6)
    times, method = np.linspace(0, 0.18, 3001), sb.Radau(rtol=1e-8, atol=1e-11)
    found = sb.simulate(model, times, method=method)
    _, e = last_turn(found, "eccentricity")
    assert 0.5 < e.min() < e.max() < 0.75


def test_energy_is_kept(motion):
    assert np.abs(motion.array("energy_error")).max() < 1e-6


@pytest.mark.slow
def test_another_method_agrees(motion):
    model = sb.library.fuel_injection_pump()
    times = motion.time[:1201]
    other = sb.simulate(model, times, method=sb.DP853(rtol=1e-8, atol=1e-11))
    spin = other.array("v_roller_way_phi2") - motion.array("v_roller_way_phi2")[:1201]
    assert np.abs(spin).max() < 2e-3
    eccentric = other.array("eccentricity") - motion.array("eccentricity")[:1201]
    assert np.abs(eccentric).max() < 1e-4


def test_the_load_that_traction_follows_is_the_one_that_it_causes(motion):
    """The balance of the roller's turning: J (q̈1 + q̈4) = R F + friction at the pin."""
    _, traction, spin, N = last_turn(motion, "traction", "vd_roller_way_phi2", "load")
    J = 0.026 * ROLLER**2 / 2
    # The pin's friction is the rest: 10.1 N mm at 236 - 105 rad/s by Petroff, and more
    # where it turns faster and is eccentric.
    left = ROLLER * traction - J * spin
    assert 0.0100 < np.abs(left).min() < 0.0110
    assert np.abs(left).max() < 0.021
    # Traction is a few hundredths of the load that it changes.
    assert 0.02 < np.abs(traction / N).max() < 0.1
    # The contact is pressed all the way.
    assert N.min() > 50


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"contacts": "dry"}, "one of 'lubricated', 'rolling'"),
        ({"speed": 0}, "speed=0"),
        ({"clearance": -1}, "clearance=-1"),
        ({"inlet": 8e-3}, "inlet=0.008: it must be one finite real number of at least"),
        ({"inlet": 20e-3}, "inlet=0.02: it must be at most 0.015 m"),
        ({"arc": 13e-3}, "arc=0.013: it must be less than 0.013 m"),
    ],
)
def test_what_is_no_pump_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.library.fuel_injection_pump(**options)
