import numpy as np
import pytest

from symbody.analyses.integrators.call import (
    NOT_FINITE,
    RUNNING,
    STOPPED,
    RightHandSide,
    evaluate,
    normalize,
)


def _weighted(t, y, u, p, k, yd):
    yd[0] = t + 10 * y[0] + 100 * u[0] + 1000 * p[0] + 10000 * k[0]


def _inputs(t, y, u, p, k, out):
    out[0] = t * p[0] + y[0] * k[0]


@pytest.fixture(scope="module")
def f(compiled_function):
    rhs = compiled_function(_weighted, [3.0], [4.0])
    inputs = compiled_function(_inputs, [5.0], [6.0])
    return RightHandSide(
        rhs.address, rhs.parameters, rhs.constants,
        inputs.address, inputs.parameters, inputs.constants,
        np.zeros(1), np.array([2.0]), np.zeros(1, dtype=np.int64),
    )  # fmt: skip


def test_every_argument_arrives_at_its_place(f):
    yd = np.zeros(1)
    status = evaluate(f._replace(inputs=0), 0.5, np.array([1.0]), yd)
    assert status == RUNNING
    assert yd[0] == 0.5 + 10 + 200 + 3000 + 40000


def test_inputs_are_computed_first_with_their_own_parameters(f):
    f.u[0] = np.nan
    yd = np.zeros(1)
    evaluate(f, 0.5, np.array([1.0]), yd)
    assert f.u[0] == 0.5 * 5 + 1 * 6
    assert yd[0] == 0.5 + 10 + 850 + 3000 + 40000


def test_a_rate_that_is_not_finite_is_reported(f):
    assert evaluate(f, np.inf, np.array([1.0]), np.zeros(1)) == NOT_FINITE


def test_a_set_stop_ends_the_evaluation_before_the_right_hand_side(f):
    yd = np.zeros(1)
    stopped = f._replace(stop=np.ones(1, dtype=np.int64))
    assert evaluate(stopped, 0.0, np.array([1.0]), yd) == STOPPED
    assert yd[0] == 0


def test_normalize_touches_the_quaternions_only(rng):
    y = rng.normal(size=10)
    before = y.copy()
    normalize(y, np.array([1, 6]))
    for block in (slice(1, 5), slice(6, 10)):
        assert np.linalg.norm(y[block]) == pytest.approx(1, rel=1e-15)
        assert y[block] * np.linalg.norm(before[block]) == pytest.approx(before[block])
    assert y[[0, 5]].tolist() == before[[0, 5]].tolist()
