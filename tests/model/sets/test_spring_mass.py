import numpy as np
import pytest

import symbody as sb
from symbody.model.sets.spring_mass import line_weight

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
M, m, K, L = 2.0, 0.6, 50.0, 0.5


def hung(mass=m):
    model = sb.Model("hung")
    weight = model.add_body("weight", mass=M)
    model.add_joint("way", model.world, weight, "Tz", q=-L)
    model.add_load("spring", sb.loads.SpringDamper(model.world, weight, K, 0, L))
    return model, sb.add_spring_mass(model, "coil", model.world, weight, mass)


def test_a_third_of_the_mass_of_a_spring_swings_with_the_weight():
    model, _ = hung()
    times = np.linspace(0, 2, 21)
    motion = sb.simulate(model, times, **TIGHT)
    w = np.sqrt(K / (M + m / 3))
    deep = 9.81 * (M + m / 2) / K
    expected = -L - deep * (1 - np.cos(w * times))
    np.testing.assert_allclose(motion.array("q_way"), expected, atol=1e-9)


def test_energy_is_kept_with_that_of_the_mass_in_space():
    model = sb.Model("two", gravity=(0, 0, -9.81))
    ends = []
    for name, x, v in (("a", 0.0, 0.4), ("b", 0.6, -0.3)):
        body = model.add_body(name, mass=1, com=(0, 0.1, 0), inertia=(0.1, 0.2, 0.3))
        kind = sb.joints.Free("cardan")
        start = {"q": (x, 0, 0, 0, 0, 0), "v": (0, v, 0.2, 1, 0.5, 2 * v)}
        model.add_joint(f"j_{name}", model.world, body, kind, **start)
        ends.append(body.add_frame("end", at=(0.1, 0, 0.05)))
    model.add_load("spring", sb.loads.SpringDamper(*ends, K, 0, L))
    model.add_sensor("d", sb.sensors.Distance(*ends))
    coil = sb.add_spring_mass(model, "coil", *ends, m)
    motion = sb.simulate(model, np.linspace(0, 1, 11), **TIGHT)
    own = motion.array(str(coil.kinetic_energy)) + motion.array(
        str(coil.potential_energy)
    )
    elastic = K / 2 * (motion.array("d")[:, 0] - L) ** 2
    total = motion.array("total_energy") + own + elastic
    np.testing.assert_allclose(total, total[0], rtol=1e-8)
    assert np.ptp(motion.array("T_coil")) > 0.01


def test_a_mass_that_is_none_or_on_one_body_is_refused():
    with pytest.raises(sb.errors.ModelError, match="the mass is 0 kg"):
        hung(mass=0)
    model, _ = hung()
    with pytest.raises(sb.errors.ModelError, match="both ends are on one body"):
        sb.add_spring_mass(model, "x", model.world, model.world, 1.0)


def test_gravity_that_comes_after_the_mass_is_told(recwarn):
    model, _ = hung()
    assert not recwarn.list
    field = sb.loads.GravityField(lambda x, y, z: 9.81 * z)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"'coil': the field 'late' is added"
    ):
        model.add_load("late", field)
    with pytest.warns(
        sb.errors.ModelWarning, match=r"'coil': the model's gravity is set"
    ):
        model.gravity = (0, 0, 0)


def test_a_field_alike_everywhere_is_the_gravity_of_the_model():
    places = []
    for gravity in ((0, 0, -9.81), (0, 0, 0)):
        model = sb.Model("hung", gravity=gravity)
        weight = model.add_body("weight", mass=M)
        model.add_joint("way", model.world, weight, ["Tx", "Tz"], q=(0.1, -L))
        model.add_load("spring", sb.loads.SpringDamper(model.world, weight, K, 0, L))
        if gravity == (0, 0, 0):
            model.add_load("field", sb.loads.GravityField(lambda x, y, z: 9.81 * z))
        sb.add_spring_mass(model, "coil", model.world, weight, m)
        motion = sb.simulate(model, [0, 0.5, 1.0], **TIGHT)
        places.append(np.array([motion.array("q_way_Tz"), motion.array("V_coil")]))
    np.testing.assert_allclose(places[1], places[0], atol=1e-10)


def tether(pull=4.0, mass=m):
    """Return two masses on a tether beside a third one, which attracts them."""
    model = sb.Model("tether", gravity=(0, 0, 0))
    bodies = []
    for name, at, v in (("sun", 0.0, 0.0), ("a", 1.0, 1.5), ("b", 1.6, 2.0)):
        body = model.add_body(name, mass=1)
        start = {"q": (at, 0, 0.1 * at), "v": (0, v, 0)}
        model.add_joint(f"j_{name}", model.world, body, ["Tx", "Ty", "Tz"], **start)
        bodies.append(body)
    model.add_load("attraction", sb.loads.PointGravity(bodies[0], pull))
    model.add_load("spring", sb.loads.SpringDamper(*bodies[1:], K, 0, L))
    model.add_sensor("d", sb.sensors.Distance(*bodies[1:]))
    sb.add_spring_mass(model, "coil", *bodies[1:], mass)
    return model


def test_energy_and_momentum_are_kept_by_the_weight_on_a_tether():
    motion = sb.simulate(tether(), np.linspace(0, 1, 11), **TIGHT)
    own = motion.array("T_coil") + motion.array("V_coil")
    elastic = K / 2 * (motion.array("d")[:, 0] - L) ** 2
    total = motion.array("total_energy") + own + elastic
    np.testing.assert_allclose(total, total[0], rtol=1e-9)
    assert np.ptp(motion.array("V_coil")) > 0.1
    v = {name: motion.array(f"v_j_{name}_Ty") for name in ("sun", "a", "b")}
    momentum = v["sun"] + (1 + m / 2) * (v["a"] + v["b"])
    np.testing.assert_allclose(momentum, momentum[0], atol=1e-8)


def test_the_weight_of_a_line_is_its_integral():
    a, b = np.array([1.0, 0.3, 0.0]), np.array([1.4, -0.2, 0.2])
    model = tether()
    on_a, on_b, energy = line_weight(model.loads["attraction"].load, a, b)
    s, weights = np.polynomial.legendre.leggauss(30)
    s = (1 + s[:, None]) / 2
    places = (1 - s) * a + s * b
    r = np.linalg.norm(places, axis=1, keepdims=True)
    pull = -4.0 * places / r**3 * weights[:, None] / 2
    found = [float(entry.value) for entry in [*on_a, *on_b, energy]]
    exact = [
        *((1 - s) * pull).sum(0),
        *(s * pull).sum(0),
        -2.0 * weights @ (1 / r[:, 0]),
    ]
    # What three points leave out of 1/r over a line of half its distance.
    np.testing.assert_allclose(found, exact, atol=1e-3)


def test_a_run_gives_no_spring_a_negative_mass():
    model = sb.Model("bell")
    weight = model.add_body("weight", mass=1.0)
    model.add_joint("way", model.world, weight, "Tz", q=-0.6)
    m = model.add_parameter("m", 0.3)
    sb.add_spring_mass(model, "coil", model.world, weight, m)
    with pytest.raises(sb.errors.ModelError, match="'coil': the mass is -0"):
        sb.simulate(model, 0.1, parameters={"m": -0.1})
