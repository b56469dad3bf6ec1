import numpy as np
import pytest
from scipy.optimize import brentq

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13, max_step=1e-3)}
M, K = 0.5, 2e4


def slider(v=1.0, **options):
    model = sb.Model("slider", gravity=(0, 0, 0))
    body = model.add_body("body", mass=M)
    joint = model.add_joint("way", model.world, body, "Tx", v=v)
    stops = sb.loads.JointStops(joint, -0.1, 0.2, K, **options)
    model.add_load("stops", stops)
    return model


def test_between_the_stops_nothing_acts():
    motion = sb.simulate(slider(v=0.5), [0, 0.3], **TIGHT)
    assert motion.array("q_way")[-1] == pytest.approx(0.15, abs=1e-12)


@pytest.mark.parametrize(("v", "stop"), [(1.0, 0.2), (-1.0, -0.1)])
def test_the_deepest_point_follows_from_the_energy(v, stop):
    arrival = abs(stop / v)
    period = 2 * np.pi * np.sqrt(M / K)
    motion = sb.simulate(slider(v), [0, arrival + period / 4], **TIGHT)
    deepest = stop + np.sign(v) * np.sqrt(M / K)
    assert motion.array("q_way")[-1] == pytest.approx(deepest, abs=1e-9)


def test_a_slow_impact_loses_two_thirds_of_dissipation_times_velocity():
    v, dissipation = 0.1, 0.1
    model = slider(v, dissipation=dissipation, exponent=1.5)
    motion = sb.simulate(model, [0, 2.1], save=sb.Save(work=True), **TIGHT)
    restitution = -motion.array("v_way")[-1] / v
    assert 1 - restitution == pytest.approx(2 / 3 * dissipation * v, rel=0.01)
    assert np.abs(motion.array("energy_error")).max() < 1e-10


@pytest.mark.parametrize("method", [sb.DP54, sb.DP853, sb.Radau])
@pytest.mark.parametrize("dissipation", [5.0, 20.0, 50.0])
def test_a_stop_that_takes_nearly_all_lets_go_in_few_steps(method, dissipation):
    """The force nears zero bit by bit: by DP853 it passed zero 654 000 times."""
    v, d = 2.0, dissipation
    motion = sb.simulate(slider(v, dissipation=d), [0, 0.6], method=method())

    def of_work(left):  # of the force along the way, by 1 + dissipation*velocity
        return left - 1 - np.log(left)

    left = brentq(lambda left: of_work(left) - of_work(1 + d * v), 1e-100, 1.0)
    back = left - 1
    # Default tolerances of a velocity that was v.
    assert motion.array("v_way")[-1] == pytest.approx(back / d, abs=1e-6)
    assert motion.statistics.steps < 2000


@pytest.mark.parametrize(
    ("kind", "arguments", "words"),
    [
        ("Tx", (0.2, -0.1, K), "least=0.2 and greatest=-0.1"),
        ("Tx", (-0.1, 0.2, -K), "the stiffness is -20000"),
        ("spherical", (-0.1, 0.2, K), "described by a quaternion"),
    ],
)
def test_stops_that_cannot_be_are_refused(kind, arguments, words):
    model = sb.Model("slider")
    body = model.add_body("body", mass=M, inertia=(1, 1, 1))
    joint = model.add_joint("way", model.world, body, kind)
    with pytest.raises(sb.errors.ModelError, match=words):
        model.add_load("stops", sb.loads.JointStops(joint, *arguments))


def test_an_exponent_below_one_is_refused():
    with pytest.raises(sb.errors.ModelError, match=r"the exponent is 0\.5"):
        slider(exponent=0.5)


def test_a_stop_that_moves_dissipates_by_the_velocity_relative_to_it():
    """Seen from a stop that goes at 1 m/s the motion is that at one that rests."""

    def motion(moves):
        model = sb.Model("slider", gravity=(-9.81, 0, 0))
        body = model.add_body("body", mass=M)
        start = {"q": 0.1, "v": float(moves)}
        joint = model.add_joint("way", model.world, body, "Tx", **start)
        ends = (moves * model.t, moves * model.t + 0.3)
        load = model.add_load(
            "stops", sb.loads.JointStops(joint, *ends, K, dissipation=0.5)
        )
        model.add_sensor("heat", sb.sensors.Dissipation(load))
        return sb.simulate(model, np.linspace(0, 0.2, 101), **TIGHT)

    still, moved = motion(0), motion(1)
    place = moved.array("q_way") - moved.time
    np.testing.assert_allclose(place, still.array("q_way"), atol=1e-9)
    heat = still.array("heat")
    assert heat.max() > 1
    np.testing.assert_allclose(moved.array("heat"), heat, atol=1e-6 * heat.max())
