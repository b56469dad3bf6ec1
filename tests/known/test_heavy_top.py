"""The heavy top of the literature, recomputed to eight digits.

It turns 24 times a second. At rtol 1e-12 the integrator stays within the digits given
for two seconds, 48 turns.
"""

import numpy as np
import pytest

from symbody.analyses.run.methods import DP54
from symbody.analyses.simulate import simulate
from symbody.library.pendulums import heavy_top

CENTER = {
    0.2: (0.60555056, 0.59895768, -0.52398303),
    1.0: (0.17334396, 0.64008859, -0.74849079),
    2.0: (-0.15041682, -0.72416559, -0.67302227),
}
EULER_PARAMETERS = (-0.70827915, 0.43878109, 0.5457284, 0.08939975)


@pytest.fixture(scope="module")
def motion():
    return simulate(heavy_top(), (0.0, *CENTER), method=DP54(rtol=1e-12, atol=1e-13))


@pytest.mark.parametrize("time", CENTER)
def test_the_center_of_mass_is_where_it_was_recomputed(motion, time):
    center = motion["center"].sel(time=time).to_numpy()
    np.testing.assert_allclose(center, CENTER[time], atol=2e-8)


def test_the_attitude_is_the_recomputed_one_up_to_its_sign(motion):
    e = motion.q[1]
    e = e * np.sign(e @ EULER_PARAMETERS)
    np.testing.assert_allclose(e, EULER_PARAMETERS, atol=2e-8)


def test_the_quaternion_keeps_its_length(motion):
    np.testing.assert_allclose(np.linalg.norm(motion.q, axis=1), 1, atol=1e-12)


def test_energy_stays_what_it_was(motion):
    energy = motion["energy"].to_numpy().sum(axis=1)
    np.testing.assert_allclose(energy, energy[0], rtol=1e-10)
