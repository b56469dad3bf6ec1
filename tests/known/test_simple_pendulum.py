"""IFToMM A01: a pendulum that falls from the horizontal, recomputed to 12 digits.

At rtol 1e-12 the integrators stay within 1e-9 over ten seconds, seven swings.
"""

import numpy as np
import pytest

from symbody.analyses.run.methods import DP54, RK4, Radau
from symbody.analyses.simulate import simulate
from symbody.library.pendulums import pendulum

RECOMPUTED = {
    1.0: (0.986291751132, -0.165010853126),
    5.0: (-0.942305435044, -0.334754338414),
    10.0: (-0.275087462576, -0.961419205099),
}
TIMES = (0.0, *RECOMPUTED)
OPTIONS = {
    "DP54": {"method": DP54(rtol=1e-12, atol=1e-13)},
    "Radau": {"method": Radau(rtol=1e-11, atol=1e-12)},
    "RK4": {"method": RK4(5e-4)},
}


@pytest.fixture(scope="module", params=OPTIONS)
def motion(request):
    return simulate(pendulum(), TIMES, **OPTIONS[request.param])


@pytest.mark.parametrize("time", RECOMPUTED)
def test_the_bob_is_where_it_was_recomputed(motion, time):
    position = motion["position"].sel(time=time).to_numpy()
    np.testing.assert_allclose(position, (*RECOMPUTED[time], 0), atol=1e-9)


def test_the_bob_starts_level_with_the_pivot_at_rest(motion):
    start = motion["position"].to_numpy()[0]
    np.testing.assert_allclose(start, (-1, 0, 0), atol=1e-15)
    assert motion.v[0] == 0


def test_energy_stays_what_it_was(motion):
    energy = motion["energy"].to_numpy()
    np.testing.assert_allclose(energy.sum(axis=1), 0, atol=1e-9)
