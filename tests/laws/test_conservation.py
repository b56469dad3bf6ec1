"""Simulations keep the balance of energy, loads and drives included, to their order.

Halving the step of RK4 divides its error by 2⁴, in fast rotations by 2⁵, because there
the energy feels the error of the next order only. Between 2³·⁷ and 2⁵·³ is accepted for
steps that are not infinitely short.
"""

import numpy as np
import pytest

from symbody.analyses.run.methods import RK4
from symbody.analyses.run.options import Save
from symbody.analyses.simulate import simulate
from symbody.library.catalog import YARDSTICKS
from symbody.pipeline.compile import compile_model

# Their motion from the start is integrated exactly, so no error can shrink.
EXACT = {"free_body", "humanoid", "planar_body"}
FAST = {"heavy_top": 1e-3, "andrews": 5e-5}
DURATION = {"andrews": 0.01}


def strays(model, step, duration=1.0):
    """Return how far the energy strays from the work of loads and drives [J]."""
    motion = simulate(model, duration, method=RK4(step), save=Save(work=True))
    return np.abs(motion["energy_error"].to_numpy()).max()


@pytest.mark.parametrize("name", [name for name in YARDSTICKS if name not in EXACT])
def test_half_the_step_leaves_a_sixteenth_of_the_error_of_energy(name):
    model = compile_model(YARDSTICKS[name]())
    step = FAST.get(name, 5e-3)
    duration = DURATION.get(name, 1.0)
    errors = [strays(model, h, duration) for h in (step, step / 2)]
    assert 2**3.7 < errors[0] / errors[1] < 2**5.3


@pytest.mark.parametrize("name", sorted(EXACT))
def test_what_moves_simply_keeps_its_energy_to_rounding(name):
    assert strays(YARDSTICKS[name](), 1e-2) < 1e-10
