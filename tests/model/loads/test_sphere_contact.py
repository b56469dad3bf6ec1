import numpy as np
import pytest
from scipy.special import beta

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13, max_step=1e-5)}
M, RA, RB, E, V = 0.1, 0.02, 0.03, 2e8, 0.5
STIFF = 4 / 3 * E * np.sqrt(1 / (1 / RA + 1 / RB))


def balls(**options):
    model = sb.Model("balls", gravity=(0, 0, 0))
    ends = []
    for name, x, v in (("a", 0.0, V), ("b", RA + RB, 0.0)):
        body = model.add_body(name, mass=M)
        model.add_joint(f"j_{name}", model.world, body, "Tx", q=x, v=v)
        ends.append(body)
    model.add_load("hit", sb.loads.SphereContact(*ends, RA, RB, E, **options))
    model.add_sensor("depth", sb.sensors.Deformation("hit"))
    return model


def duration():
    """Return how long two equal balls touch (Johnson 1985, equation 11.24)."""
    deepest = (5 * (M / 2) * V**2 / (4 * STIFF)) ** 0.4
    return deepest, deepest / V * 4 / 5 * beta(0.4, 0.5)


def test_equal_balls_exchange_their_velocities_in_the_time_of_hertz():
    deepest, touching = duration()
    times = np.linspace(0, touching, 201)
    motion = sb.simulate(balls(), times, **TIGHT)
    depth = motion.array("depth")[:, 0, 0]
    assert depth[100] == pytest.approx(deepest, rel=1e-7)
    assert depth[-1] == pytest.approx(0, abs=1e-6 * deepest)
    later = sb.simulate(balls(), [0, 1.1 * touching], **TIGHT)
    assert later.array("v_j_b")[-1] == pytest.approx(V, rel=1e-9)


def test_an_impact_with_dissipation_takes_energy():
    motion = sb.simulate(balls(dissipation=0.2), [0, 2 * duration()[1]], **TIGHT)
    left = motion.array("v_j_b")[-1] - motion.array("v_j_a")[-1]
    # Hunt and Crossley: 1 - 2/3 dissipation v, for slow impacts.
    assert left / V == pytest.approx(1 - 2 / 3 * 0.2 * V, rel=0.01)


def test_a_sphere_without_radius_is_refused():
    model = balls()
    a, b = model.bodies.values()
    with pytest.raises(sb.errors.ModelError, match="the radius_b is 0"):
        model.add_load("wrong", sb.loads.SphereContact(a, b, RA, 0, E))
