import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP853(rtol=1e-11, atol=1e-12)}
MU = 4.0


def planet(v=(0.0, 2.0, 0.0), center_mass=None):
    model = sb.Model("orbit", gravity=(0, 0, 0))
    sun = model.world
    if center_mass is not None:
        sun = model.add_body("sun", mass=center_mass)
        model.add_joint("drift", model.world, sun, ["Tx", "Ty", "Tz"])
    moon = model.add_body("moon", mass=0.3)
    model.add_joint("orbit", model.world, moon, ["Tx", "Ty", "Tz"], q=(1, 0, 0), v=v)
    model.add_load("gravity", sb.loads.PointGravity(sun, MU))
    return model


def test_a_body_circles_a_point_mass():
    period = 2 * np.pi / np.sqrt(MU)
    times = np.linspace(0, period, 9)
    motion = sb.simulate(planet(), times, **TIGHT)
    x, y = motion.array("q_orbit_Tx"), motion.array("q_orbit_Ty")
    np.testing.assert_allclose(x, np.cos(2 * times), atol=1e-8)
    np.testing.assert_allclose(y, np.sin(2 * times), atol=1e-8)


def test_an_ellipse_keeps_its_energy_which_is_told():
    motion = sb.simulate(
        planet((0, 1.5, 0.3)), np.linspace(0, 2, 21), save=sb.Save(work=True), **TIGHT
    )
    radius = np.linalg.norm([motion.array(f"q_orbit_T{a}") for a in "xyz"], axis=0)
    np.testing.assert_allclose(motion.array("potential_energy"), -0.3 * MU / radius)
    total = motion.array("total_energy")
    np.testing.assert_allclose(total, total[0], rtol=1e-9)
    assert np.ptp(radius) > 0.1
    assert np.abs(motion.array("energy_error")).max() < 1e-9


def test_two_bodies_attract_each_other():
    motion = sb.simulate(planet(center_mass=2.0), np.linspace(0, 1, 5), **TIGHT)
    momentum = 2 * motion.array("v_drift_Ty") + 0.3 * motion.array("v_orbit_Ty")
    np.testing.assert_allclose(momentum, momentum[0], atol=1e-10)
    total = motion.array("total_energy")
    np.testing.assert_allclose(total, total[0], rtol=1e-9)


def test_any_potential_is_a_field():
    model = sb.Model("bowl", gravity=(0, 0, 0))
    c = model.add_parameter("c", 9.0)
    body = model.add_body("body", mass=0.7, com=(0.1, 0, 0))
    model.add_joint("way", model.world, body, "Tx", q=0.4)
    model.add_load("bowl", sb.loads.GravityField(lambda x, y, z: c * x * x / 2 + y))
    times = np.linspace(0, 2, 9)
    motion = sb.simulate(model, times, save=sb.Save(work=True), **TIGHT)
    expected = 0.5 * np.cos(3 * times) - 0.1
    np.testing.assert_allclose(motion.array("q_way"), expected, atol=1e-9)
    potential = 0.7 * 9 / 2 * (expected + 0.1) ** 2
    np.testing.assert_allclose(motion.array("potential_energy"), potential, atol=1e-8)
    assert np.abs(motion.array("energy_error")).max() < 1e-9


def test_the_work_of_a_field_that_changes_is_in_the_balance():
    model = sb.Model("tide", gravity=(0, 0, 0))
    body = model.add_body("body", mass=0.7)
    model.add_joint("way", model.world, body, "Tx", q=0.4)
    model.add_load("tide", sb.loads.GravityField(lambda x, y, z: sb.sin(model.t) * x))
    motion = sb.simulate(model, np.linspace(0, 3, 7), save=sb.Save(work=True), **TIGHT)
    assert np.ptp(motion.array("total_energy")) > 0.1
    assert np.abs(motion.array("energy_error")).max() < 1e-9


def test_gravity_that_pushes_or_pulls_nothing_is_refused():
    model = planet()
    with pytest.raises(sb.errors.ModelError, match="the parameter is -1"):
        model.add_load("x", sb.loads.PointGravity(model.world, -1))
    model.add_load("own", sb.loads.PointGravity(model.bodies["moon"], 1.0))
    with pytest.raises(sb.errors.ModelError, match="it pulls nothing"):
        sb.derive(model)


def test_a_mass_in_the_place_of_a_body_is_refused():
    model = planet()
    core = model.add_body("core", mass=1)
    model.add_joint("weld", model.world, core, "fixed")
    with pytest.raises(sb.errors.ModelError, match="'core' is there always"):
        sb.derive(model)


def test_a_potential_is_one_of_places_alone():
    model = planet()
    q = model.joints["orbit"].q[0]
    with pytest.raises(sb.errors.ModelError, match="only parameters and time"):
        model.add_load("x", sb.loads.GravityField(lambda x, y, z: x * q))
