import numpy as np
import pytest

import symbody as sb

TIGHT = {"rtol": 1e-11, "atol": 1e-12}
M, m, K, L = 2.0, 0.6, 50.0, 0.5


def hung(mass=m):
    model = sb.Model("hung")
    weight = model.add_body("weight", mass=M)
    model.add_joint("way", model.world, weight, "Tz", q=-L)
    model.add_load("spring", sb.SpringDamper(model.world, weight, K, 0, L))
    return model, sb.add_spring_mass(model, "coil", model.world, weight, mass)


def test_a_third_of_the_mass_of_a_spring_swings_with_the_weight():
    model, _ = hung()
    times = np.linspace(0, 2, 21)
    motion = sb.simulate(model, times=times, **TIGHT)
    w = np.sqrt(K / (M + m / 3))
    deep = 9.81 * (M + m / 2) / K
    expected = -L - deep * (1 - np.cos(w * times))
    np.testing.assert_allclose(motion.array("q_way"), expected, atol=1e-9)


def test_energy_is_kept_with_that_of_the_mass_in_space():
    model = sb.Model("two", gravity=(0, 0, -9.81))
    ends = []
    for name, x, v in (("a", 0.0, 0.4), ("b", 0.6, -0.3)):
        body = model.add_body(name, mass=1, com=(0, 0.1, 0), inertia=(0.1, 0.2, 0.3))
        kind = sb.Free("cardan")
        start = {"q": (x, 0, 0, 0, 0, 0), "v": (0, v, 0.2, 1, 0.5, 2 * v)}
        model.add_joint(f"j_{name}", model.world, body, kind, **start)
        ends.append(body.add_frame("end", at=(0.1, 0, 0.05)))
    model.add_load("spring", sb.SpringDamper(*ends, K, 0, L))
    model.add_sensor("d", sb.Distance(*ends))
    coil = sb.add_spring_mass(model, "coil", *ends, m)
    motion = sb.simulate(model, times=np.linspace(0, 1, 11), **TIGHT)
    own = motion.array(str(coil.kinetic_energy)) + motion.array(
        str(coil.potential_energy)
    )
    elastic = K / 2 * (motion.array("d")[:, 0] - L) ** 2
    total = motion.array("total_energy") + own + elastic
    np.testing.assert_allclose(total, total[0], rtol=1e-8)
    assert np.ptp(motion.array("T_coil")) > 0.01


def test_a_mass_that_is_none_or_on_one_body_is_refused():
    with pytest.raises(sb.ModelError, match="the mass is 0 kg"):
        hung(mass=0)
    model, _ = hung()
    with pytest.raises(sb.ModelError, match="both ends are on one body"):
        sb.add_spring_mass(model, "x", model.world, model.world, 1.0)


def test_gravity_that_the_mass_does_not_feel_is_told(recwarn):
    model, _ = hung()
    assert not recwarn.list
    field = sb.GravityField(lambda x, y, z: 9.81 * z)
    with pytest.warns(sb.ModelWarning, match=r"'coil': the field 'late' pulls bodies"):
        model.add_load("late", field)
    with pytest.warns(sb.ModelWarning, match=r"'coil': the model's gravity is set"):
        model.gravity = (0, 0, 0)
    weight = model.bodies["weight"]
    with pytest.warns(sb.ModelWarning, match=r"'more': it has no weight in 'late'"):
        sb.add_spring_mass(model, "more", model.world, weight, m)
