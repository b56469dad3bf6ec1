import numpy as np
import pytest

import symbody as sb

R, B, L = 0.012, 0.016, 0.02


def disc(load=500.0, **options):
    """Return a compiled model of a roller of three freedoms upon a round cam."""
    model = sb.Model("disc", gravity=(0, 0, 0))
    cam = model.add_body("cam", mass=1, inertia=(1, 1, 1))
    model.add_joint("j_cam", model.world, cam, ["Tx", "Ty", "Rz"])
    roller = model.add_body("roller", mass=0.1, inertia=(1e-5, 1e-5, 1e-5))
    kind = ["Tx", "Ty", "Rz"]
    model.add_joint("j_roller", model.world, roller, kind, q=(R + B, 0, 0))
    film = sb.loads.LineTraction(
        cam, roller, lambda angle: R + B, radius=R, length=L, normal_force=load,
        **options,
    )  # fmt: skip
    model.add_load("film", film)
    model.add_sensor("shown", sb.sensors.LoadValue("film"))
    return sb.compile_model(model, backend="python")


def shown(v, **options):
    compiled = disc(**options)
    y = [*compiled.start_state()[:6], *v]
    return compiled.sensor_values(0.0, y)["shown"]


def by_hand(slip, rolling, load):
    """Return traction, film and pressure of two cylinders in our notation."""
    E, alpha, eta, tau = 2.26e11, 1.85e-8, 0.017, 5e6
    radius = 1 / (1 / R + 1 / B)
    line = load / L
    b = np.sqrt(8 * line * radius / (np.pi * E))
    p = np.sqrt(line * E / (2 * np.pi * radius))
    U, W = eta * rolling / (E * radius), line / (E * radius)
    h = 2.65 * radius * U**0.7 * (alpha * E) ** 0.54 / W**0.13
    thick = eta * np.exp(alpha * np.pi / 4 * p)
    return 2 * b * L * tau * np.arcsinh(thick * slip / (h * tau)), h, p


def test_a_roller_that_slips_is_braked_as_the_formulas_say():
    # The cam turns below a roller at rest, and the roller against it, too slowly.
    v = (0, 0, 100.0, 0, 0, -100.0)
    traction, slip, h, p, mean = shown(v)
    over_cam, over_roller = 100 * B, 100 * R
    expected = by_hand(over_roller - over_cam, (over_cam + over_roller) / 2, 500.0)
    assert slip == pytest.approx(over_roller - over_cam, rel=1e-9)
    assert mean == pytest.approx((over_cam + over_roller) / 2 + 1e-3, rel=1e-9)
    # Rolling speed and load are smooth at zero, by 1 mm/s and 1 N.
    np.testing.assert_allclose([traction, h, p], expected, rtol=2e-3)


def test_where_it_rolls_nothing_acts():
    v = (0, 0, 100.0, 0, 0, -100.0 * B / R)
    np.testing.assert_allclose(shown(v)[:2], 0, atol=1e-9)


def test_it_takes_power_and_action_is_reaction(rng):
    compiled = disc()
    q = np.array(compiled.start_state()[:6])
    for _ in range(5):
        v = rng.normal(size=6) * [0.1, 0.1, 50, 0.1, 0.1, 50]
        needed = compiled.inverse_dynamics(0.0, q, v, np.zeros(6))
        acting = -needed + compiled.mass_matrix(q) @ np.zeros(6)
        assert acting @ v < 0
        np.testing.assert_allclose(acting[:2], -acting[3:5], rtol=1e-9)
        about_origin = acting[2] + acting[5] + (R + B) * acting[4]
        assert about_origin == pytest.approx(0, abs=1e-9 * abs(acting[5]))


def test_a_contact_that_pulls_has_no_traction():
    pressed, lifted = (shown((0, 0, 100.0, 0, 0, 0), load=f)[0] for f in (500, -500))
    assert abs(lifted) < 1e-3 * abs(pressed)


def test_oil_without_viscosity_is_refused():
    with pytest.raises(sb.errors.ModelError, match="the viscosity is 0"):
        disc(viscosity=0)
