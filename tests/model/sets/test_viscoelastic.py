import numpy as np
import pytest
from scipy.integrate import quad

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13)}
K, C = 200.0, 15.0


def pulled(elastic, relaxation, way=None, **options):
    """Return a mass on an element; its way is given, or free."""
    model = sb.Model("creep", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    joint = model.add_joint("way", model.world, body, "Tx", q=0.5, **options)
    if way is not None:
        model.drive(joint, way(model.t))
    element = sb.add_viscoelastic(
        model, "e", model.world, body,
        elastic=elastic, relaxation=relaxation, free_length=0.5,
    )  # fmt: skip
    return model, element


def test_a_maxwell_element_moves_by_its_differential_equation():
    """m x''' + m k/c x'' + k x' = 0: a mass on a spring and a damper in series."""
    model, _ = pulled(K, [(1.0, C / K)], v=0.3)
    times = np.linspace(0, 2, 21)
    motion = sb.simulate(model, times, **TIGHT)
    roots = np.roots([2.0, 2.0 * K / C, K, 0])
    start = [0.0, 0.3, 0.0]
    parts = np.linalg.solve(np.vander(roots, increasing=True).T, start)
    expected = 0.5 + (np.exp(np.outer(times, roots)) @ parts).real
    np.testing.assert_allclose(motion.array("q_way"), expected, rtol=0, atol=1e-9)


def test_a_hereditary_integral_is_what_its_states_say():
    def elastic(s):
        return 50 * (sb.exp(3 * s) - 1)

    shares = [(0.3, 0.1), (0.2, 1.5)]
    model, _ = pulled(elastic, shares, way=lambda t: 0.5 + 0.1 * sb.sin(2 * t))
    times = np.array([0.3, 1.0, 2.4])
    motion = sb.simulate(model, [0, *times], **TIGHT)

    def rate(t):
        s = 0.1 * np.sin(2 * t)
        return 150 * np.exp(3 * s) * 0.2 * np.cos(2 * t)

    def integral(t):
        def kernel(u):
            return (0.5 + sum(g * np.exp(-(t - u) / T) for g, T in shares)) * rate(u)

        return quad(kernel, 0, t, epsabs=1e-12, limit=200)[0]

    np.testing.assert_allclose(
        motion.array("F_e")[1:], [integral(t) for t in times], rtol=1e-8
    )


def test_a_stiffness_that_follows_the_time_relaxes_with_its_own_rate():
    def stiffness(t):
        return 100 * (1 + 0.5 * sb.sin(3 * t))

    relaxation = [(0.4, 0.2)]
    model, _ = pulled(K, relaxation, way=lambda t: 0.6 + 0.1 * t)
    model.add_expression("k", stiffness(model.t))
    grown = sb.add_viscoelastic(
        model, "grown", model.world, model.bodies["body"],
        elastic=model.expressions["k"].symbols.item(), relaxation=relaxation,
        free_length=0.6,
    )  # fmt: skip
    assert grown.dissipated is None
    motion = sb.simulate(model, [0, 1.0], **TIGHT)

    def kernel(u):
        rate = 10 * (1 + 0.5 * np.sin(3 * u)) + 15 * u * np.cos(3 * u)
        return (0.6 + 0.4 * np.exp(-(1 - u) / 0.2)) * rate

    expected = quad(kernel, 0, 1, epsabs=1e-12)[0]
    assert motion.array("F_grown")[-1] == pytest.approx(expected, rel=1e-8)


def test_a_stiffness_without_a_known_rate_is_refused():
    model = sb.Model("creep")
    body = model.add_body("body", mass=2.0)
    way = model.add_joint("way", model.world, body, "Tx", q=0.5)
    with pytest.raises(sb.errors.ModelError, match=r"elastic=.* depends on q_way"):
        sb.add_viscoelastic(
            model, "e", model.world, body,
            elastic=100 + way.q[0], relaxation=[(0.4, 0.2)], free_length=0.5,
        )  # fmt: skip


def test_a_standard_linear_solid_relaxes_from_one_stiffness_to_the_other():
    step = sb.maximum

    def way(t):
        return 0.5 + 0.01 * (1 - step(1 - t / 1e-4, 0))

    model, _ = pulled(300.0, [(2 / 3, 0.05)], way=way)
    motion = sb.simulate(model, [0, 1e-4, 2.0], **TIGHT)
    assert motion.array("F_e")[1] == pytest.approx(3.0, rel=2e-3)
    assert motion.array("F_e")[2] == pytest.approx(1.0, rel=1e-6)


def test_what_an_element_dissipates_is_the_energy_that_is_lost():
    shares = [(0.3, 0.1), (0.2, 1.5)]
    model, element = pulled(K, shares, v=0.3)
    lost = model.add_state("lost", 0.0, element.dissipated, unit="J")
    stretch = element.length - 0.5
    parts = zip(element.parts, shares, strict=True)
    stored = 0.5 * K * stretch**2 / 2 + sum(x**2 / (2 * g * K) for x, (g, _) in parts)
    model.add_expression("stored", stored, sensor=True)
    motion = sb.simulate(model, np.linspace(0, 2, 9), **TIGHT)
    total = motion.array("kinetic_energy") + motion.array("stored")
    total += motion.array(str(lost))
    np.testing.assert_allclose(total, 0.09, rtol=1e-9)
    assert motion.array("lost")[-1] > 0.02


def test_a_curved_element_does_not_say_what_it_dissipates():
    _, element = pulled(lambda s: 50 * s + s**3, [(0.3, 0.1)])
    assert element.dissipated is None


@pytest.mark.parametrize("t", [np.linspace(0, 10, 400), np.geomspace(0.01, 50, 60)])
@pytest.mark.parametrize(
    "parts", [[(0.3, 0.1), (0.2, 2.0)], [(0.5, 1.0), (0.3, 3.0)], [(0.4, 0.5)]]
)
def test_a_fit_of_exponentials_finds_them(t, parts):
    G = 40 * (1 - sum(g * (1 - np.exp(-(t - t[0]) / T)) for g, T in parts))
    assert np.array(sb.fit_relaxation(t, G)) == pytest.approx(np.array(parts), rel=1e-9)


def test_a_fit_takes_a_curve_that_is_no_sum_of_few_exponentials():
    t = np.geomspace(0.01, 100, 60)
    G = 1 / (1 + 0.1 * np.log1p(t / 0.01))
    found = sb.fit_relaxation(t, G, parts=5)
    fitted = 1 - sum(g * (1 - np.exp(-(t - t[0]) / T)) for g, T in found)
    np.testing.assert_allclose(fitted, G / G[0], atol=2e-3)
    assert len(found) == 5
    assert sb.fit_relaxation([0, 1e9], [1, 1]) == []


def test_a_fit_gives_back_the_parts_of_a_relaxation():
    t = np.linspace(0, 10, 400)
    G = 40 * (0.5 + 0.3 * np.exp(-t / 0.1) + 0.2 * np.exp(-t / 2.0))
    found = sb.fit_relaxation(t, G, parts=8)
    fitted = 1 - sum(g * (1 - np.exp(-t / T)) for g, T in found)
    np.testing.assert_allclose(fitted, G / 40, atol=0.01)
    assert sum(g for g, _ in found) <= 1


@pytest.mark.parametrize(
    ("relaxation", "words"),
    [
        ([(0.3, -0.1)], "would grow by itself"),
        ([(-0.3, 0.1)], "would grow by itself"),
        ([(0.8, 0.1), (0.4, 1)], "sum up to 1.2"),
        (0.3, "must be pairs"),
    ],
)
def test_a_relaxation_that_is_none_is_refused(relaxation, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        pulled(K, relaxation)


@pytest.mark.parametrize(
    ("times", "tensions", "words"),
    [
        ([0, 1, 2], [1, 0.5, 0.6], "grows from 0.5 at 1 s to 0.6"),
        ([0, 1, 1], [1, 0.5, 0.4], "times that grow"),
        ([0, 1], [1, -1], "must be positive"),
        ([0, 1, 2, 3, 4], [1, 1, 1, 1, 0.1], "miss the curve"),
    ],
)
def test_a_curve_that_is_no_relaxation_is_refused(times, tensions, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.fit_relaxation(times, tensions, parts=2)


@pytest.mark.parametrize("elastic", [lambda s: 3.0, 0])
def test_an_elastic_law_without_stretch_is_refused(elastic):
    with pytest.raises(sb.errors.ModelError, match="does not depend on the stretch"):
        pulled(elastic, [(0.5, 1.0)])


@pytest.mark.parametrize("elastic", [-K, lambda s: -K * s, np.inf])
def test_an_elastic_law_that_would_give_energy_is_refused(elastic):
    with pytest.raises(sb.errors.ModelError, match=r"stiffness is .* must be positive"):
        pulled(elastic, [(0.5, 1.0)])


@pytest.mark.parametrize("given", [{"k": 0.0}, {"k": -1.0}, {"free": -0.1}])
def test_values_of_a_run_are_those_of_an_element_too(given):
    model = sb.Model("creep", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    model.add_joint("way", model.world, body, "Tx", q=0.5)
    k, free = model.add_parameter("k", K), model.add_parameter("free", 0.4)
    sb.add_viscoelastic(
        model, "e", model.world, body,
        elastic=k, relaxation=[(0.5, 1.0)], free_length=free,
    )  # fmt: skip
    with pytest.raises(sb.errors.ModelError, match=r"element 'e': the (stiff|free)"):
        sb.simulate(model, 0.1, parameters=given)
