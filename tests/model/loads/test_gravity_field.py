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


def satellite(load):
    model = sb.Model("satellite", gravity=(0, 0, 0))
    body = model.add_body("body", mass=100.0, inertia=(50, 60, 20))
    rate = np.sqrt(MU)  # of a circle of ten kilometres
    joints = ["Ry", "Tz", "Ry"]
    model.add_joint("j", model.world, body, joints, q=(0, 1e4, 1e-3), v=(rate, 0, 0))
    model.add_load("g", load(model.world))
    return model, rate


@pytest.mark.parametrize(
    "load",
    [
        lambda world: sb.loads.PointGravity(world, 1e12 * MU, bodies="extended"),
        lambda world: sb.loads.GravityField(
            lambda x, y, z: -1e12 * MU / sb.sqrt(x * x + y * y + z * z),
            bodies="extended",
        ),
    ],
)
def test_an_extended_satellite_swings_in_the_gradient_of_gravity(load):
    model, rate = satellite(load)
    times = np.linspace(0, 3, 31)
    motion = sb.simulate(model, times, method=sb.DP853(rtol=1e-11, atol=1e-10))
    pitch = 1e-3 * np.cos(rate * np.sqrt(3 * (50 - 20) / 60) * times)
    # The orbit is excentric by a part of the square of size over radius.
    np.testing.assert_allclose(motion.array("q_j_Ry2"), pitch, atol=1e-7)
    assert np.ptp(motion.array("total_energy")) < 1e-2  # of 2e10 J
    assert "bodies='extended'" in repr(model.loads["g"].load)


def dumbbell(half, bodies):
    """Two points at a distance from their middle, or one body of their inertia."""
    model = sb.Model("dumbbell", gravity=(0, 0, 0))
    inertia = (0, 2 * half**2, 2 * half**2) if bodies == "extended" else None
    rod = model.add_body("rod", mass=2.0 if inertia else 0.0, inertia=inertia)
    model.add_joint("j", model.world, rod, ["Tx", "Ty", "Rz"], q=(1, 0, 0.4))
    for side in () if inertia else (-1, 1):
        place = rod.add_frame(f"end_{side + 1}", at=(side * half, 0, 0))
        end = model.add_body(f"ball_{side + 1}", mass=1.0)
        model.add_joint(f"weld_{side + 1}", place, end, "fixed")
    model.add_load("g", sb.loads.PointGravity(model.world, MU, bodies=bodies))
    compiled = sb.compile_model(model)
    rates = compiled.forward_dynamics(0.0, [1, 0, 0.4], [0, 0, 0])
    return rates * (2, 2, 2 * half**2)


def test_an_extended_body_is_pulled_as_its_points_to_the_second_order():
    for half in (0.1, 0.05):
        off = dumbbell(half, "extended") - dumbbell(half, "points")
        assert np.abs(off).max() < 30 * half**4
    assert abs(dumbbell(0.05, "points")[2]) > 50 * np.abs(off[2])


def test_two_extended_bodies_keep_momentum_and_angular_momentum():
    model = sb.Model("pair", gravity=(0, 0, 0))
    spin, sizes = (0.3, 0.2, 0.5), {"sun": (3.0, 0.1), "moon": (1.0, 0.02)}
    for name, x in (("sun", 0.0), ("moon", 1.0)):
        mass, size = sizes[name]
        body = model.add_body(name, mass, inertia=(2 * size, 1.5 * size, size))
        start = {"q": (x, 0.2 * x, 0, 1, 0, 0, 0), "v": (0, 2.2 * x, 0, *spin)}
        model.add_joint(f"j_{name}", model.world, body, "free", **start)
    eye = model.bodies["sun"].add_frame("eye", at=(0.1, 0, 0))
    model.add_load("g", sb.loads.PointGravity(eye, MU, bodies="extended"))
    motion = sb.simulate(model, np.linspace(0, 1, 5), **TIGHT)
    assert np.ptp(motion.array("total_energy")) < 1e-8
    momenta, turns = np.zeros((5, 3)), np.zeros((5, 3))
    for name, (mass, size) in sizes.items():
        q, v = (
            np.stack([motion.array(s.name) for s in symbols], 1)
            for symbols in (model.joints[f"j_{name}"].q, model.joints[f"j_{name}"].v)
        )
        momenta += mass * v[:, :3]
        own = v[:, 3:] * (2 * size, 1.5 * size, size)
        R = [sb.rotation(*_turn(e)).astype(float) for e in q[:, 3:]]
        turns += mass * np.cross(q[:, :3], v[:, :3]) + np.einsum("tij,tj->ti", R, own)
    np.testing.assert_allclose(momenta, momenta[0] + np.zeros((5, 1)), atol=1e-8)
    np.testing.assert_allclose(turns, turns[0] + np.zeros((5, 1)), atol=1e-8)


def _turn(e):
    """Return axis and angle of a unit quaternion."""
    size = np.linalg.norm(e[1:])
    return (e[1:] / size if size else [1, 0, 0]), 2 * np.arctan2(size, e[0])


def test_bodies_of_a_field_are_points_or_extended():
    with pytest.raises(sb.errors.ModelError, match="bodies='rigid' must be 'points'"):
        satellite(lambda world: sb.loads.PointGravity(world, 1.0, bodies="rigid"))
