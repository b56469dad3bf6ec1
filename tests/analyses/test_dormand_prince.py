"""The method of Dormand and Prince, as a user of `integrate` sees it."""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

from symbody.analyses.instant.inputs import ConstantInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import DP54
from symbody.analyses.run.problem import InitialValueProblem


def exact(t):
    return np.column_stack([np.exp(np.sin(t)), 1 / (1 + t**2)])


def fixed_step_error(problem, times, step):
    """Integrate with tolerances that allow anything, so that max_step is the step."""
    y = integrate(problem, times, method=DP54(rtol=1e12, atol=1e12, max_step=step)).y
    return np.abs(y - exact(times)).max()


def observed_order(problem, times, step):
    coarse = fixed_step_error(problem, times, step)
    return np.log2(coarse / fixed_step_error(problem, times, step / 2))


def test_the_states_at_steps_are_of_order_5(smooth):
    times = np.array([0, 3.0])
    assert observed_order(smooth, times, 1 / 32) == pytest.approx(5, abs=0.25)


def test_asked_times_do_not_change_the_steps(smooth, rng):
    times = np.unique(np.concatenate([[0, 4], rng.uniform(0, 4, 50)]))
    many, few = integrate(smooth, times), integrate(smooth, [0, 4])
    assert many.statistics.evaluations == few.statistics.evaluations
    assert many.y[-1] == pytest.approx(few.y[-1], rel=1e-15)


@pytest.mark.parametrize("tolerance", [1e-4, 1e-7, 1e-10])
def test_the_error_follows_the_tolerance(smooth, tolerance):
    times = np.linspace(0, 5, 101)
    found = integrate(smooth, times, method=DP54(rtol=tolerance, atol=tolerance))
    error = np.abs(found.y - exact(times)).max()
    assert tolerance / 100 < error < 10 * tolerance


def test_it_agrees_with_scipy(spinning, functions):
    times = np.linspace(0, 5, 26)
    p = functions.spinning.parameters

    def rate(t, y):
        q0, q1, q2, q3, wx, wy, wz = y
        return [
            (-q1 * wx - q2 * wy - q3 * wz) / 2,
            (q0 * wx + q2 * wz - q3 * wy) / 2,
            (q0 * wy + q3 * wx - q1 * wz) / 2,
            (q0 * wz + q1 * wy - q2 * wx) / 2,
            p[0] * wy * wz + q1,
            p[1] * wz * wx,
            p[2] * wx * wy - q2 * q3,
        ]

    expected = solve_ivp(
        rate, (0, 5), spinning.y0, "DOP853", times, rtol=1e-12, atol=1e-12
    )
    found = integrate(spinning, times, method=DP54(rtol=1e-12, atol=1e-12))
    assert found.y == pytest.approx(expected.y.T, abs=1e-10)


def test_it_takes_about_as_many_steps_as_the_same_method_in_scipy(oscillator):
    ours = integrate(
        oscillator(ConstantInputs([0.0])), [0, 50], method=DP54(rtol=1e-8, atol=1e-8)
    )
    theirs = solve_ivp(
        lambda t, y: [y[1], -4 * y[0]], (0, 50), [1, 0], "RK45", rtol=1e-8, atol=1e-8
    )
    assert ours.statistics.evaluations == pytest.approx(theirs.nfev, rel=0.15)


def test_the_last_stage_is_the_first_of_the_next_step(oscillator):
    statistics = integrate(oscillator(ConstantInputs([0.0])), [0, 10]).statistics
    tried = statistics.steps + statistics.rejected
    first_rate_and_step = 2
    assert statistics.evaluations == 6 * tried + first_rate_and_step


def test_quaternions_keep_their_length(spinning):
    y = integrate(
        spinning, np.linspace(0, 50, 777), method=DP54(rtol=1e-4, atol=1e-4)
    ).y
    assert np.linalg.norm(y[:, :4], axis=1) == pytest.approx(1, abs=1e-15)


def test_a_constant_angular_velocity_turns_as_the_closed_form(compiled_function):
    def turning(t, y, u, p, k, yd):
        yd[0] = 0.5 * (-y[1] * p[0] - y[2] * p[1] - y[3] * p[2])
        yd[1] = 0.5 * (y[0] * p[0] + y[2] * p[2] - y[3] * p[1])
        yd[2] = 0.5 * (y[0] * p[1] + y[3] * p[0] - y[1] * p[2])
        yd[3] = 0.5 * (y[0] * p[2] + y[1] * p[1] - y[2] * p[0])

    w = np.array([0.4, -1.0, 0.3])
    rhs = compiled_function(turning, w)
    labels = ("a", "b", "c", "d")
    # A start of wrong length is set right first.
    problem = InitialValueProblem(rhs, [2.0, 0, 0, 0], labels, quaternions=(0,))
    found = integrate(problem, [0, 2.5], method=DP54(rtol=1e-11, atol=1e-11)).y
    assert found[0].tolist() == [1, 0, 0, 0]
    expected = Rotation.from_rotvec(2.5 * w).as_quat()[[3, 0, 1, 2]]
    assert found[-1] == pytest.approx(expected, abs=1e-9)


def test_the_energy_of_an_oscillator_drifts_no_more_than_the_tolerance(oscillator):
    times = np.linspace(0, 100, 1000)
    y = integrate(
        oscillator(ConstantInputs([0.0])), times, method=DP54(rtol=1e-10, atol=1e-10)
    ).y
    energy = 2 * y[:, 0] ** 2 + y[:, 1] ** 2 / 2
    assert energy == pytest.approx(2.0, abs=1e-7)


def test_time_may_run_backward(smooth):
    back = InitialValueProblem(smooth.rhs, exact(np.array([2.0]))[0], smooth.labels)
    y = integrate(back, [2, 1, 0], method=DP54(rtol=1e-9, atol=1e-9)).y
    assert y == pytest.approx(exact(np.array([2.0, 1.0, 0.0])), rel=1e-7)


def test_no_step_is_longer_than_allowed(smooth):
    assert (
        integrate(
            smooth, [0, 4], method=DP54(rtol=1e-6, atol=1e-9, max_step=0.01)
        ).statistics.steps
        >= 400
    )


def test_a_trial_step_outside_of_the_domain_is_repeated_shorter(compiled_function):
    def falling(t, y, u, p, k, yd):
        yd[0] = -math.sqrt(y[0] - 1.0) * 100.0 + 1.0

    problem = InitialValueProblem(compiled_function(falling), [5.0], ("x",))
    found = integrate(problem, [0, 1], method=DP54(rtol=1e-3, atol=1e-3))
    assert found.y[-1, 0] == pytest.approx(1 + 1e-4, abs=1e-3)


def test_stiffness_is_noticed(compiled_function, smooth):
    def van_der_pol(t, y, u, p, k, yd):
        yd[0] = y[1]
        yd[1] = 1e5 * ((1 - y[0] * y[0]) * y[1] - y[0])

    problem = InitialValueProblem(
        compiled_function(van_der_pol), [2.0, -2 / 3], ("x", "v")
    )
    assert integrate(problem, [0, 0.1]).statistics.stiff
    assert not integrate(
        smooth, [0, 10], method=DP54(rtol=1e-6, atol=1e-9, max_step=0.001)
    ).statistics.stiff
