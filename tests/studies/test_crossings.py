"""Crossings between the times of a study, and times that are too few."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import symbody as sb
from symbody import studies
from symbody.studies.keep import crossing
from symbody.studies.trial import finer

SWING = {"q_upper": [0.5]}


@given(st.floats(0.01, 0.99), st.integers(0, 6), st.sampled_from([1, -1]))
def test_a_cubic_is_crossed_where_it_is(share, i, sign):
    time = np.cumsum([0.1, 0.2, 0.1, 0.3, 0.1, 0.1, 0.2, 0.2])
    root = time[i] + share * (time[i + 1] - time[i])
    above = sign * (time - root) * (1 + (time - root) ** 2)
    # Four points determine it; at the ends there are three, of a curve of this size.
    inside = 0 < i < 6
    assert crossing(time, above, i) == pytest.approx(
        root, abs=1e-12 if inside else 0.02
    )


def test_a_level_that_is_met_at_a_time_is_crossed_there():
    time = np.array([0.0, 1.0, 2.0])
    assert crossing(time, np.array([-1.0, 0.0, 1.0]), 0) == 1.0
    assert crossing(time, np.array([2.0, 1.0, -0.5]), 1) < 2.0


def study_of(keep, times):
    model = sb.library.double_pendulum()
    return sb.Study(model, SWING, keep, duration=times).run(progress=False)


def test_a_crossing_converges_with_the_fourth_power_of_the_times():
    keep = {"t": studies.FirstTime("q_upper")}
    fine = study_of(keep, np.linspace(0, 2, 4001)).array("t")[0]
    off = [
        abs(study_of(keep, np.linspace(0, 2, n)).array("t")[0] - fine) for n in (41, 81)
    ]
    assert off[1] < off[0] / 8
    assert off[1] < 1e-5


def test_times_that_pass_over_a_crossing_are_told():
    keep = {
        "t": studies.FirstTime("v_upper", -0.1, "up"),
        "top": studies.Minimum("q_upper"),
    }
    coarse, fine = (study_of(keep, np.linspace(0, 3, n)) for n in (4, 301))
    said = " ".join(coarse.notes)
    assert "keep['t']: FirstTime of 'v_upper'" in said
    assert "keep['top']: Minimum of 'q_upper'" in said
    assert "Give more times" in said
    assert not fine.notes


def test_finer_times_hold_those_of_the_study():
    times = np.array([0.3, 0.1, -0.7])
    found = finer(times)
    assert found[::10].tolist() == times.tolist()
    assert (np.diff(found) < 0).all()
    assert len(finer(np.linspace(0, 1, 6000))) == 6000


@pytest.mark.parametrize("twice", [0, 1, 2, 3, np.nextafter(1, 2), np.nextafter(2, 1)])
def test_a_time_that_stands_twice_changes_no_crossing(twice):
    time = np.sort(np.append([0.0, 1.0, 2.0, 3.0], float(twice)))
    i = int(np.searchsorted(time, 1.5)) - 1
    # A cubic with one root; what is left of it with three points would be 0.1 off.
    above = (time - 1.5) * (1 + (time - 1.5) ** 2)
    assert crossing(time, above, i) == pytest.approx(1.5, abs=1e-12)
    back, n = (time[::-1], above[::-1]), len(time)
    assert crossing(*back, n - 2 - i) == pytest.approx(1.5, abs=1e-12)


def test_a_jump_over_the_level_crosses_where_it_is():
    time = np.array([0.0, 1.0, 1.0, 2.0])
    assert crossing(time, np.array([-2.0, -1.0, 1.0, 2.0]), 1) == 1.0
