"""Laws of contact and friction hold at all times of random mechanisms."""

import runpy
import sys
import warnings
from pathlib import Path

import pytest

import symbody as sb

FOLDER = Path(__file__).parents[2] / "benchmarks"
with pytest.MonkeyPatch.context() as patch:
    patch.setattr(sys, "path", [str(FOLDER), *sys.path])
    module = runpy.run_path(str(FOLDER / "contact_laws.py"))
QUIET, mechanism = module["QUIET"], module["mechanism"]
residuals_of = module["residuals_of"]

# Of the sums that forces and accelerations are made of; and how far the direction of
# friction may be from that of a slip slower than 3e-5 m/s, of the force: at most
# 6.7e-4, in 704 by DP853 and Radau, where DP54 has no result at such a speed.
RESIDUAL, BEGINS = 1e-10, 1e-3
BLOCKS = [range(12), (177, 192, 317, 444, 742, 765, 861, 1185)] + [
    pytest.param(range(k, k + 50), marks=pytest.mark.slow) for k in range(0, 1000, 50)
]


@pytest.mark.parametrize("seeds", BLOCKS, ids=lambda seeds: f"{seeds[0]}-{seeds[-1]}")
def test_the_residual_of_the_laws_is_rounding_by_both_laws_of_impact(seeds):
    """Chains in a plane and in space, and loops; Newton's law may end a run."""
    reasons = []
    for seed in seeds:
        compiled = sb.compile_model(mechanism(seed))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sb.errors.ModelWarning)
            try:
                motion = sb.simulate(compiled, 1.5, run=QUIET)
            except sb.errors.AnalysisError as error:
                reasons.append(str(error))
                continue
        worst, begins = residuals_of(compiled, motion)
        assert worst <= RESIDUAL, seed
        assert begins <= BEGINS, seed
    assert len(reasons) <= 0.1 * len(seeds)
    assert all("Newton's law" in reason for reason in reasons)
