"""Warnings of the runs of a study become notes, and one warning."""

import warnings

import pytest

import symbody as sb
from symbody import errors
from symbody.errors import ModelWarning

RUNS = {"q_lift": [1.0, 0.9, 3.0]}


def pressed_row():
    """Return a body that presses a node on a straight row of springs from below."""
    model = sb.Model("row")
    body = model.add_body("body", 1.0)
    model.add_joint("lift", model.world, body, "Tz", q=1.0)
    node = model.add_node("knot", (0, 0, 0.5))
    foot = model.world.add_frame("foot")
    for name, first, last in (("lower", foot, node), ("upper", node, body)):
        law = sb.loads.SpringDamper(first, last, 500, free_length=0.6)
        model.add_load(name, law)
    return model


def limited():
    model = sb.Model("limited", gravity=(0, 0, -9.81))
    body = model.add_body("body", 1.0)
    model.add_joint("lift", model.world, body, "Tz", q=1.0, limits=(0.5, 4.0))
    return model


def heard_of(call):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = call()
    return found, [one for one in caught if one.category is ModelWarning]


@pytest.mark.covering(1)
@pytest.mark.parametrize("where", ["threads", "processes"])
@pytest.mark.parametrize("keep", ["q_lift", lambda motion: motion.q[-1, 0]])
def test_a_study_warns_once_of_all_its_runs(where, keep):
    study = sb.Study(pressed_row(), RUNS, {"end": keep}, duration=0.05)
    options = {"where": where, "workers": 2, "progress": False}
    result, caught = heard_of(lambda: study.run(**options))
    (told,) = caught
    assert "2 of 3 runs were warned of: 0, 1. Run 0: From t = 0" in str(told.message)
    assert told.filename == __file__
    assert "is not stable" in result.notes[0]
    messages = result.arrays["message"]
    assert [("not stable" in text) for text in messages] == [True, True, False]


def test_a_run_that_is_done_again_alone_warns_itself():
    study = sb.Study(pressed_row(), RUNS, {"end": "q_lift"}, duration=0.05)
    with pytest.warns(ModelWarning, match="is not stable"):
        study.rerun(0)


def test_passed_limits_are_told_once_with_the_number_of_runs():
    study = sb.Study(limited(), RUNS, {"end": "q_lift"}, duration=0.5)
    result, (told,) = heard_of(lambda: study.run(progress=False))
    assert "2 of 3 runs were warned of" in str(told.message)
    assert "Limits of joints stop nothing" in result.notes[0]


def test_many_runs_at_once_tell_of_equilibria_that_are_left():
    result, (told,) = heard_of(lambda: sb.simulate_many(pressed_row(), RUNS, 0.05))
    assert "is not stable" in str(told.message)
    assert any("Notes on runs: 0, 1." in note for note in result.notes)


def test_what_a_kept_function_warns_of_is_a_note_of_its_run():
    def doubtful(motion):
        errors.warn_user("this number is doubtful.")
        return motion.q[-1, 0]

    study = sb.Study(limited(), {"q_lift": [3.0]}, {"end": doubtful}, duration=0.1)
    result, (told,) = heard_of(lambda: study.run(progress=False))
    assert "keep['end']: this number is doubtful." in str(told.message)
    assert "doubtful" in result.notes[0]
