"""Reductions for which the times of a study are too few are told."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies

# A turn from one of 501 times to the next, so that all is seen at one place.
ONCE_A_TIME = 2 * np.pi * 250


def turned(keep, speeds, **span):
    """Return a study of a disc that turns, with the place of a point on its rim."""
    model = sb.Model("disc", gravity=(0, 0, 0))
    disc = model.add_body("disc", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("r", model.world, disc, "Rz")
    model.add_sensor("p", sb.sensors.Position(disc.add_frame("rim", at=(1, 0, 0))))
    study = sb.Study(model, {"v_r": speeds}, {"kept": keep}, **span)
    return study.run(progress=False)


@pytest.mark.parametrize("kind", ["Mean", "RootMeanSquare", "Minimum"])
def test_what_turns_once_between_two_times_is_told(kind):
    result = turned(getattr(studies, kind)("p"), [ONCE_A_TIME], duration=2.0)
    (note,) = result.notes
    assert f"keep['kept']: {kind} of 'p' is " in note
    assert "in run 0, and" in note


def test_the_last_run_is_looked_at_too():
    result = turned(studies.Mean("p"), [0.0, 1.0, ONCE_A_TIME], duration=2.0)
    assert "in run 2, and" in result.notes[0]


def test_the_first_of_very_many_times_are_looked_at():
    times = np.linspace(0, 20.4, 5101)
    result = turned(studies.Minimum("p"), [ONCE_A_TIME], duration=times)
    assert "in run 0 until t = 19.996 s, and" in result.notes[0]


@pytest.mark.parametrize("kind", ["Mean", "RootMeanSquare"])
def test_means_of_what_is_seen_well_are_not_told(kind):
    for speed in (0.0, 3.0):
        assert not turned(getattr(studies, kind)("p"), [speed], duration=2.0).notes
