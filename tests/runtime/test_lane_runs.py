"""Runs side by side in lanes."""

import numpy as np
import pytest

import symbody as sb
from symbody.runtime.repeat import LaneRuns


def rising():
    """Return a slide whose force has no value beyond q = 1."""
    model = sb.Model("rising")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.loads.JointForce(slide, sb.sqrt(1 - slide.q[0])))
    return model


@pytest.mark.parametrize("speeds", [[0.0, 10.0, 0.0], [10.0, 20.0]])
def test_no_states_are_told_of_runs_that_have_failed(speeds):
    """Times between the steps are answered by a polynomial; these, too."""
    compiled = sb.compile_model(rising())
    times = np.linspace(0, 1, 41)
    runs = LaneRuns(
        compiled.function("derivatives"), compiled.batch("derivatives"), ["u"],
        times, 0.02, [],
    )  # fmt: skip
    count = len(speeds)
    y = np.array([[0.0, v] for v in speeds])
    into = np.zeros((count, len(times), 2))
    p, u = compiled.parameters[None, :], np.zeros((count, 0))
    failed = runs.states(p, y, u, into, lambda: False)
    for i, v in enumerate(speeds):
        missing = np.isnan(into[i]).any(axis=1)
        if v == 0.0:
            assert np.isnan(failed[i])
            assert not missing.any()
            continue
        # It passes q = 1 at about this time, within a step.
        assert failed[i] == pytest.approx(1 / v, abs=0.03)
        assert missing[times >= failed[i]].all()
        assert not missing[times < failed[i] - 0.02].any()
        assert (into[i][~missing][:, 0] < 1).all()
