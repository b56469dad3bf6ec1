"""A tumbling body against Jacobi's elliptic functions.

At rtol 1e-12 the integrator stays within 1e-9 of the closed form over four turns.

References:
    Landau and Lifshitz (1976), Mechanics, section 37.
"""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from scipy.special import ellipj

from symbody.analyses.run.methods import DP54
from symbody.analyses.simulate import simulate
from symbody.library.pendulums import free_body

I1, I2, I3 = 0.02, 0.05, 0.06
W1, W3 = 2.0, 2.5


def closed_form(t):
    """Return the angular velocity in body axes that begins as (W1, 0, W3)."""
    twice_energy = I1 * W1**2 + I3 * W3**2
    square = (I1 * W1) ** 2 + (I3 * W3) ** 2
    assert square > twice_energy * I2
    a, b = twice_energy * I3 - square, square - twice_energy * I1
    k2 = (I2 - I1) * a / ((I3 - I2) * b)
    sn, cn, dn, _ = ellipj(t * np.sqrt((I3 - I2) * b / (I1 * I2 * I3)), k2)
    return np.column_stack(
        [W1 * cn, np.sqrt(a / (I2 * (I3 - I2))) * sn, W3 * dn],
    )


@pytest.fixture(scope="module")
def motion():
    start = {"v_free_wx": W1, "v_free_wy": 0.0, "v_free_wz": W3}
    return simulate(free_body(), 20.0, start=start, method=DP54(rtol=1e-12, atol=1e-13))


def test_the_angular_velocity_follows_the_elliptic_functions(motion):
    expected = closed_form(motion.time)
    np.testing.assert_allclose(motion.v[:, 3:], expected, atol=1e-9)
    np.testing.assert_allclose(motion["spin"], expected, atol=1e-9)


def test_the_angular_momentum_stays_in_place(motion):
    scalar_last = np.roll(motion.q[:, 3:], -1, axis=1)
    L = Rotation.from_quat(scalar_last).apply(motion.v[:, 3:] * [I1, I2, I3])
    np.testing.assert_allclose(L, np.tile(L[0], (len(L), 1)), atol=1e-9)
    np.testing.assert_allclose(L[0], (I1 * W1, 0, I3 * W3), rtol=1e-12)


def test_the_center_of_mass_goes_straight_on(motion):
    expected = np.outer(motion.time, [0.1, 0.0, 0.2])
    np.testing.assert_allclose(motion["position"], expected, atol=1e-10)
