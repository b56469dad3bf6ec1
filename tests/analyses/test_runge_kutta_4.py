"""The method of Runge and Kutta, as a user of `integrate` sees it."""

import numpy as np
import pytest

from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import RK4


def exact(t):
    return np.column_stack([np.exp(np.sin(t)), 1 / (1 + t**2)])


def largest_error(problem, times, step):
    y = integrate(problem, times, method=RK4(step)).y
    return np.abs(y - exact(times)).max()


def observed_order(problem, times, step):
    coarse = largest_error(problem, times, step)
    return np.log2(coarse / largest_error(problem, times, step / 2))


def test_the_states_at_steps_are_of_order_4(smooth):
    assert observed_order(smooth, np.linspace(0, 3, 4), 1 / 64) == pytest.approx(
        4, abs=0.1
    )


def test_the_states_between_steps_are_of_order_4(smooth):
    within = np.concatenate([[0], np.linspace(0, 3, 1000) + 1e-3])
    assert observed_order(smooth, within, 1 / 32) == pytest.approx(4, abs=0.15)


def test_a_step_is_the_textbook_step(smooth, functions):
    def rate(t, y):
        return np.array([y[0] * np.cos(t), -2 * t * y[1] ** 2])

    h, y = 0.25, np.ones(2)
    for t in (0, h):
        k1 = rate(t, y)
        k2 = rate(t + h / 2, y + h / 2 * k1)
        k3 = rate(t + h / 2, y + h / 2 * k2)
        k4 = rate(t + h, y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    found = integrate(smooth, [0, 0.5], method=RK4(h)).y[-1]
    assert found == pytest.approx(y, rel=1e-15)


def test_the_step_is_shortened_to_fit_a_whole_number(smooth):
    assert integrate(smooth, [0, 1], method=RK4(0.3)).statistics.steps == 4
    assert integrate(smooth, [0, 1], method=RK4(0.1)).statistics.steps == 10
    assert integrate(smooth, [0, 1], method=RK4(7.0)).statistics.steps == 1


def test_asked_times_do_not_change_the_steps(smooth, rng):
    times = np.unique(np.concatenate([[0, 2], rng.uniform(0, 2, 50)]))
    many = integrate(smooth, times, method=RK4(0.1))
    few = integrate(smooth, [0, 2], method=RK4(0.1))
    assert many.y[-1].tolist() == few.y[-1].tolist()
    assert many.statistics.evaluations == few.statistics.evaluations == 81


def test_time_may_run_backward(smooth):
    end = exact(np.array([2.0]))[0]
    back = type(smooth)(smooth.rhs, end, smooth.labels)
    y = integrate(back, [2, 1, 0], method=RK4(0.01)).y
    assert y == pytest.approx(exact(np.array([2.0, 1.0, 0.0])), rel=1e-7)


def test_quaternions_keep_their_length(spinning):
    y = integrate(spinning, np.linspace(0, 20, 333), method=RK4(0.05)).y
    assert np.linalg.norm(y[:, :4], axis=1) == pytest.approx(1, abs=1e-15)
