import numpy as np
import pytest

from symbody.analyses.integrators.map_over import map_over
from symbody.errors import CallError


@pytest.fixture(scope="module")
def sensor(compiled_function):
    def function(t, y, u, p, k, out):
        out[0] = t + 10 * y[1]
        out[1] = u[0] + p[0] * k[0]

    return compiled_function(function, [3.0], [5.0])


def test_each_row_is_the_function_of_the_rows_before(sensor, rng):
    t, Y, U = np.arange(4.0), rng.normal(size=(4, 2)), rng.normal(size=(4, 1))
    out = np.zeros((4, 2))
    map_over(sensor.address, t, Y, U, sensor.parameters, sensor.constants, out)
    assert out[:, 0].tolist() == (t + 10 * Y[:, 1]).tolist()
    assert out[:, 1].tolist() == (U[:, 0] + 15).tolist()


def test_arrays_of_any_layout_are_read_rightly(sensor, rng):
    Y, out, expected = rng.normal(size=(2, 4)).T, np.zeros((4, 2)), np.zeros((4, 2))
    rest = (np.ones((4, 1)), sensor.parameters, sensor.constants)
    map_over(sensor.address, np.arange(8.0)[::2], Y, *rest, out)
    t = np.array([0.0, 2, 4, 6])
    map_over(sensor.address, t, np.ascontiguousarray(Y), *rest, expected)
    assert np.array_equal(out, expected)


@pytest.mark.parametrize(
    "out", [np.zeros((3, 2)), np.zeros((2, 4)).T, np.zeros((4, 2), dtype=np.float32)]
)
def test_an_array_that_cannot_take_the_results_is_refused(sensor, out):
    with pytest.raises(CallError, match="map_over"):
        map_over(
            sensor.address, np.arange(4.0), np.zeros((4, 2)), np.zeros((4, 1)),
            sensor.parameters, sensor.constants, out,
        )  # fmt: skip
