"""Where steps end beside a singular position."""

import numpy as np
import pytest

from symbody.analyses.integrators.run import SINGULAR, new_run
from symbody.analyses.integrators.singular import MIDDLE, is_near, placed


def run_with(ahead):
    run = new_run(np.array([0.0, 1.0]), np.zeros(2), 0, np.zeros(0, dtype=np.int64))
    run.clock[SINGULAR] = ahead
    return run


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("wanted", np.geomspace(1e-3, 10, 13))
def test_a_step_ends_far_before_a_singular_position_or_crosses_it(sign, wanted):
    h = placed(run_with(sign * 0.1), sign * wanted)
    assert 0 < sign * h <= wanted
    if abs(h) > 0.1:
        assert MIDDLE * abs(h) == pytest.approx(0.1)
    else:
        assert 0.1 - abs(h) >= MIDDLE * abs(h) * (1 - 1e-12)


@pytest.mark.parametrize("singular", [np.inf, -0.1, 0.0])
def test_steps_elsewhere_are_as_wanted(singular):
    assert placed(run_with(singular), 0.3) == 0.3


def test_three_steps_before_and_after_are_near():
    run = run_with(0.1)
    assert is_near(run, 0.04)
    assert not is_near(run, 0.03)
    assert is_near(run_with(-0.1), 0.04)
    assert not is_near(run_with(np.inf), 1e9)
