import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13)}
BRIEF = sb.DP54(rtol=1e-11, atol=1e-13, max_step=1e-3)
M, G, K, N = 0.5, 9.81, 2e4, 1.5


def ball(kind="Tz", gravity=G, q=None, v=None, **options):
    model = sb.Model("ball", gravity=(0, 0, -gravity))
    body = model.add_body("body", mass=M)
    model.add_joint("fall", model.world, body, kind, q=q, v=v)
    model.add_load(
        "contact", sb.loads.CompliantContact(body, model.world, K, **options)
    )
    return model


def by_scipy(times, z, dissipation, exponent):
    def rates(t, y):
        depth = max(-y[0], 0.0)
        push = K * depth**exponent * max(1 - dissipation * y[1], 0.0)
        return [y[1], push / M - G]

    options = {"method": "DOP853", "rtol": 1e-12, "atol": 1e-13, "max_step": 1e-3}
    return solve_ivp(rates, (0, times[-1]), [z, 0], t_eval=times, **options).y


@pytest.mark.parametrize(("dissipation", "exponent"), [(0, 1.5), (0.4, 1.5), (0.4, 2)])
def test_a_ball_bounces_as_hunt_and_crossley_say(dissipation, exponent):
    model = ball(q=0.1, dissipation=dissipation, exponent=exponent)
    times = np.linspace(0, 0.6, 61)
    motion = sb.simulate(model, times, method=BRIEF, save=sb.Save(work=True))
    expected = by_scipy(times, 0.1, dissipation, exponent)
    np.testing.assert_allclose(motion["q_fall"], expected[0], atol=1e-9)
    assert np.abs(motion["energy_error"]).max() < 1e-8


def test_the_deepest_point_follows_from_the_energy():
    drop = 0.1
    deepest = brentq(lambda d: K * d ** (N + 1) / (N + 1) - M * G * (drop + d), 0, 0.1)
    times = np.linspace(0, 0.3, 3001)
    motion = sb.simulate(ball(q=drop), times, method=BRIEF)
    # Samples of 0.1 ms miss the point by less than a v²/2 of it.
    assert -motion["q_fall"].to_numpy().min() == pytest.approx(deepest, rel=1e-4)


def test_a_slow_impact_loses_two_thirds_of_dissipation_times_velocity():
    v, dissipation = 0.1, 0.05
    model = ball(gravity=0, q=0.001, v=-v, dissipation=dissipation)
    motion = sb.simulate(model, [0, 0.2], method=BRIEF)
    restitution = motion["v_fall"].to_numpy()[-1] / v
    assert 1 - restitution == pytest.approx(2 / 3 * dissipation * v, rel=0.01)


def test_a_body_that_leaves_fast_is_not_pulled():
    model = ball(q=-0.01, v=10.0, dissipation=1.0)
    times = np.linspace(0, 0.1, 11)
    motion = sb.simulate(model, times, **TIGHT)
    expected = -0.01 + 10 * times - G * times**2 / 2
    np.testing.assert_allclose(motion["q_fall"], expected, atol=1e-10)


def test_a_block_slides_as_far_as_the_smooth_law_says():
    """V dv/dx = -µ g v / sqrt(v² + v0²), integrated in closed form."""
    mu, v, v0 = 0.3, 2.0, 0.05
    rest = -((M * G / K) ** (1 / N))
    model = ball(["Tx", "Tz"], q=(0, rest), v=(v, 0), coefficient=mu, regularization=v0)
    motion = sb.simulate(model, [0, 3], save=sb.Save(work=True), **TIGHT)
    way = motion["q_fall_Tx"].to_numpy()[-1]
    exact = (v * math.hypot(v, v0) + v0**2 * math.asinh(v / v0)) / 2 / (mu * G)
    assert way == pytest.approx(exact, rel=1e-8)
    # A jump stops it earlier, by about (v0/v)² (log(2 v/v0) + 1/2) of the way.
    error = (v0 / v) ** 2 * (math.log(2 * v / v0) + 0.5)
    assert way / (v**2 / (2 * mu * G)) - 1 == pytest.approx(error, rel=1e-3)
    assert np.abs(motion["energy_error"]).max() < 1e-8


def test_action_and_reaction_balance_on_a_moving_plane():
    model = sb.Model("pair", gravity=(0, 0, 0))
    momenta, turning = [], []
    for name, z in (("table", 0.0), ("stone", 0.05)):
        body = model.add_body(name, mass=2.0, inertia=(0.1, 0.2, 0.25))
        q, v = (z, 0, z, 1, 0, 0, 0), (0, 4 * z, -20 * z, 0.3, z, 1)
        model.add_joint(name + "_in", model.world, body, "free", q=q, v=v)
        p, v, w, R = (
            model.add_sensor(f"{kind.__name__}_{name}", kind(body))
            for kind in (
                sb.sensors.Position,
                sb.sensors.Velocity,
                sb.sensors.AngularVelocity,
                sb.sensors.Orientation,
            )
        )
        momenta.append(2.0 * v)
        spin = R @ (np.array([0.1, 0.2, 0.25]) * (R.T @ w))
        turning.append(2.0 * np.cross(p, v) + spin)
    model.add_expression("P", momenta[0] + momenta[1], sensor=True)
    model.add_expression("L", turning[0] + turning[1], sensor=True)
    table, stone = model.bodies.values()
    tip = stone.add_frame("tip", at=(0.1, 0, -0.04))
    options = {"dissipation": 0.2, "coefficient": 0.4}
    model.add_load("contact", sb.loads.CompliantContact(tip, table, K, **options))
    motion = sb.simulate(model, 0.2, method=BRIEF, save=sb.Save(work=True))
    P, L = motion["P"].to_numpy(), motion["L"].to_numpy()
    assert motion["work"].to_numpy()[-1] < -0.01
    assert np.abs(motion["energy_error"]).max() < 1e-8
    np.testing.assert_allclose(P - P[0], 0, atol=1e-9)
    np.testing.assert_allclose(L - L[0], 0, atol=1e-9)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"exponent": 0.5}, "the exponent is 0.5; it must be at least 1"),
        ({"dissipation": -1}, "the dissipation is -1; it cannot be negative"),
        ({"coefficient": -1}, "the coefficient is -1; it cannot be negative"),
        ({"regularization": 0}, "the regularization is 0; it must be positive"),
        ({"exponent": (1, 2)}, r"shape \(2,\)"),
    ],
)
def test_what_is_no_contact_is_refused(options, message):
    with pytest.raises(sb.errors.ModelError, match=r"load 'contact': .*" + message):
        ball(**options)


def test_a_soft_contact_and_one_with_itself_are_refused():
    model = ball()
    body = model.bodies["body"]
    with pytest.raises(
        sb.errors.ModelError, match="the stiffness is -5; it must be positive"
    ):
        model.add_load("soft", sb.loads.CompliantContact(body, model.world, -5))
    tip = body.add_frame("tip")
    with pytest.raises(
        sb.errors.ModelError, match=r"both point and plane, body.tip and body, are"
    ):
        model.add_load("own", sb.loads.CompliantContact(tip, body, K))
