import numpy as np
import pytest
from scipy.integrate import quad

import symbody as sb

R, L, C, MU = 6e-3, 5e-3, 6e-6, 0.017


def film(x=0.0, y=0.0, vx=0.0, vy=0.0, w=0.0):
    """Return force and torque on the journal."""
    model = sb.Model("bearing", gravity=(0, 0, 0))
    shaft = model.add_body("shaft", mass=0.1, inertia=(1e-5, 1e-5, 1e-5))
    model.add_joint("way", model.world, shaft, ["Tx", "Ty", "Rz"])
    bearing = sb.loads.JournalBearing(model.world, shaft, R, L, C, MU)
    model.add_load("film", bearing)
    model.add_sensor("F", sb.sensors.LoadValue("film"))
    compiled = sb.compile_model(model, backend="python")
    return compiled.sensor_values(0.0, [x, y, 0.0, vx, vy, w])["F"]


def by_quadrature(x, y, vx, vy, w):
    """Return the force by Reynolds' equation of short bearings, where p > 0."""

    def pressure(angle):
        h = C - x * np.cos(angle) - y * np.sin(angle)
        slope = x * np.sin(angle) - y * np.cos(angle)
        rate = -vx * np.cos(angle) - vy * np.sin(angle)
        return max(-MU * L**3 / (2 * h**3) * (w * slope + 2 * rate), 0.0)

    # Where the pressure begins and ends, for the quadrature.
    squeeze = np.arctan2(vy - w * x / 2, vx + w * y / 2)
    low, high = squeeze - np.pi / 2, squeeze + np.pi / 2
    exact = {"epsabs": 0, "epsrel": 1e-11, "limit": 200}
    return [
        -R * quad(lambda a, f=f: pressure(a) * f(a), low, high, **exact)[0]
        for f in (np.cos, np.sin)
    ]


@pytest.mark.parametrize(
    "state",
    [
        (3e-6, 0, 0, 0, 300.0),
        (0, -5e-6, 0, 0, -300.0),
        (1e-6, 2e-6, 1e-3, -2e-3, 0.0),
        (-4e-6, 3e-6, 1e-3, 2e-4, 100.0),
    ],
)
def test_its_force_is_that_of_reynolds(state):
    np.testing.assert_allclose(film(*state)[:2], by_quadrature(*state), rtol=1e-6)


def test_a_steady_journal_carries_as_ocvirk_says():
    """Half a film: W = μ ω R L³/(4 C²) ε/(1-ε²)² sqrt(16 ε² + π² (1-ε²))."""
    e, w = 0.6, 250.0
    fx, fy, _ = film(x=e * C, w=w)
    known = np.sqrt(16 * e**2 + np.pi**2 * (1 - e**2)) * e / (1 - e**2) ** 2
    carried = MU * w * R * L**3 / (4 * C**2) * known
    assert np.hypot(fx, fy) == pytest.approx(carried, rel=1e-6)
    # It is pushed back, and to the side: turned on against the displacement.
    assert fx < 0 < fy


def test_at_rest_nothing_acts_and_friction_brakes():
    # Below 1e-9 m/s of squeeze the film has no direction.
    np.testing.assert_allclose(film(x=1e-6), 0, atol=1e-9)
    petroff = 2 * np.pi * MU * 300 * R**3 * L / C
    assert film(w=300.0)[2] == pytest.approx(-petroff, rel=1e-9)


def test_it_takes_power():
    for state in ((3e-6, 0, 0, 0, 300.0), (-4e-6, 3e-6, 1e-3, 2e-4, 100.0)):
        fx, fy, torque = film(*state)
        assert fx * state[2] + fy * state[3] + torque * state[4] < 0


def test_action_is_reaction():
    model = sb.Model("two", gravity=(0, 0, 0))
    ends = []
    for name in "ab":
        body = model.add_body(name, mass=0.1, inertia=(1e-5, 1e-5, 1e-5))
        model.add_joint(f"j_{name}", model.world, body, sb.joints.Free("cardan"))
        ends.append(body)
    model.add_load("film", sb.loads.JournalBearing(*ends, R, L, C, MU))
    compiled = sb.compile_model(model, backend="python")
    q = np.array([0, 0, 0, 0, 0, 0, 2e-6, 1e-6, 0, 0, 0, 0])
    v = np.array([0, 0, 0, 0, 0, 0, 1e-3, 0, 0, 0, 0, 200.0])
    on_a, on_b = -compiled.inverse_dynamics(0.0, q, v, np.zeros(12)).reshape(2, 6)
    np.testing.assert_allclose(on_a[:3], -on_b[:3], rtol=1e-12)
    lever = 2e-6 * on_b[1] - 1e-6 * on_b[0]
    assert on_a[5] + on_b[5] + lever == pytest.approx(0, abs=1e-12 * abs(on_b[0]))
    assert np.abs(on_b[0]) > 1


def test_a_bearing_without_clearance_is_refused():
    model = sb.Model("none")
    shaft = model.add_body("shaft", mass=1)
    with pytest.raises(sb.errors.ModelError, match="the clearance is 0"):
        model.add_load("film", sb.loads.JournalBearing(model.world, shaft, R, L, 0, MU))


@pytest.mark.parametrize(
    "kind", [sb.loads.JournalBearing, sb.loads.FiniteJournalBearing]
)
@pytest.mark.parametrize("analysis", [lambda m: sb.simulate(m, 0.1), sb.equilibrium])
def test_a_journal_outside_of_its_bearing_is_refused_at_rest(kind, analysis):
    model = sb.Model("bearing", gravity=(0, 0, 0))
    shaft = model.add_body("shaft", mass=0.1)
    model.add_joint("way", model.world, shaft, ["Tx", "Ty"], q=(2 * C, 0))
    model.add_load("film", kind(model.world, shaft, R, L, C, MU))
    words = "'squared_eccentricity' is a curve from 0 to 1, .* for 4"
    with pytest.raises((sb.errors.AnalysisError, sb.errors.ModelError), match=words):
        analysis(model)
