"""The simplest walker's gait: printed digits, from walkers with feet ever lighter.

References:
    Garcia, Chatterjee, Ruina, Coleman (1998), The simplest walking model: stability,
    complexity, and scaling, J. Biomech. Eng. 120; the digits of its long step are in
    the program that goes with it, "to 1e-10".
"""

import runpy
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb

SLOPE, ANGLE, RATE = 0.009, 0.20031090049483, -0.19983247291764
EXAMPLE = Path(__file__).parents[2] / "examples" / "passive_walker.py"


def step(state):
    """Return (θ, θ') behind the next heel strike, by Garcia's equations (2) and (4)."""

    def rates(_, y):
        angle, leg, rate, swing = y
        turn = np.sin(angle - SLOPE)
        pull = (rate**2 - np.cos(angle - SLOPE)) * np.sin(leg)
        return [rate, swing, turn, turn + pull]

    def strike(_, y):
        return y[1] - 2 * y[0] if y[0] < -0.05 else -1.0

    strike.terminal = True
    angle, rate = state
    start = [angle, 2 * angle, rate, (1 - np.cos(2 * angle)) * rate]
    run = solve_ivp(
        rates, (0, 6), start, "DOP853", events=strike, rtol=1e-13, atol=1e-14
    )
    angle, _, rate, _ = run.y[:, -1]
    return np.array([-angle, np.cos(2 * angle) * rate])


@pytest.mark.slow
def test_the_gait_of_lighter_feet_is_that_of_the_simplest_walker():
    """The mass of feet goes to zero by Richardson's extrapolation."""
    at = np.array([ANGLE, RATE])
    np.testing.assert_allclose(step(at), at, atol=1e-9)
    slopes = [(step(at + d) - step(at - d)) / 2e-5 for d in 1e-5 * np.eye(2)]
    printed = np.linalg.eigvals(np.array(slopes).T)
    parts = runpy.run_path(str(EXAMPLE))
    angles, multipliers = [], []
    for mass in (2e-3, 1e-3, 5e-4):
        walker = parts["walker"].with_parameters({"m": mass})
        begin = sb.simulate(walker, 1.0, method=parts["fine"])
        first = {name: float(begin[name][-1]) for name in walker.state_labels()}
        walk = sb.periodic_motion(walker, 3.88, start=first, **parts["gait"])
        angles.append(np.arcsin(walk.advance["q_base_Tx"] / 2))
        # The first one is that of time.
        multipliers.append(walk.multipliers[1:3])
    for values, expected, close in (
        (angles, ANGLE, 1e-9), (multipliers, printed, 1e-5)
    ):  # fmt: skip
        first, second, third = map(np.array, values)
        once = 2 * second - first, 2 * third - second
        limit = (4 * once[1] - once[0]) / 3
        ours, theirs = (np.sort_complex(np.atleast_1d(a)) for a in (limit, expected))
        np.testing.assert_allclose(ours, theirs, atol=close)
