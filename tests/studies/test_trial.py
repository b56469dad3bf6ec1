"""The trial of a study: what one run tells, and what is told before others run."""

import itertools
import time

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import ModelError, ModelWarning, UnknownQuantityError
from symbody.studies import trial

VARY = {"q_hinge": [0.1, 0.2, 0.3]}


def study_of(keep, vary=VARY, **options):
    model = sb.library.cart_pole()
    return sb.Study(model, vary, keep, duration=[0.0, 0.1, 0.2], **options)


def test_an_address_that_nobody_answers_is_told_before_there_is_a_store(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("symbody.studies.places._PATIENCE", 0.3)
    study = study_of({"e": lambda motion: pytest.fail("nothing runs")})
    with pytest.raises(ModelError, match="no scheduler of Dask answers"):
        study.run(tmp_path / "s", where="tcp://127.0.0.1:9", progress=False)
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (lambda i: i, "asked again"),
        (lambda i: np.zeros(1 + i), "of run 0, and array"),
        (lambda i: np.nan if i else 1.0, "nan"),
    ],
)
def test_a_function_that_gives_something_else_each_time_is_told(other, words):
    count = itertools.count()
    study = study_of({"e": lambda motion: other(next(count))})
    with pytest.warns(ModelWarning, match=words) as told:
        result = study.run(progress=False, workers=1)
    assert "keep['e']" in str(told[0].message)
    assert any("asked again" in note for note in result.notes)
    assert told[0].filename == __file__


def test_an_infinite_value_is_told_with_its_run():
    def steep(motion):
        return np.array([1.0, np.inf if motion.array("q_hinge")[0] > 0.25 else 0.0])

    result = study_of({"e": steep}).run(progress=False)
    assert result.completed
    assert "Notes on runs: 2. Run 2: keep['e'] is infinite." in " ".join(result.notes)


def test_quantiles_of_what_some_runs_do_not_have_are_refused():
    vary = {"q_hinge": [-0.2, 0.1, 0.2]}
    study = study_of({"t": studies.FirstTime("q_rail", 1e-4)}, vary)
    result = study.run(progress=False)
    missing = int(np.isnan(result.array("t")).sum())
    assert 0 < missing < 3
    with pytest.raises(UnknownQuantityError, match=f"no number in {missing} of 3"):
        result.quantiles("t", [0.5])


def test_a_long_run_is_done_once_to_learn_of_it(monkeypatch):
    monkeypatch.setattr("symbody.studies.trial._LONG", 0.0)
    seen = []
    study = study_of({"e": lambda motion: seen.append(len(motion.time)) or 1.0})
    study._layout({})
    assert seen == [3, 3]  # one motion, of which the function is asked twice


def test_a_try_that_waits_for_other_work_makes_no_small_blocks():
    """A run of which a thread waits most of the time."""

    class Runs:
        is_own, device = True, ""
        design = range(2)

        def block(self, some):
            time.sleep(0.02)

    assert trial._seconds(Runs(), 0, 0.0) < 5e-3


@pytest.mark.parametrize(("enough", "runs"), [(1.0, 2), (0.0, 1 + 1 + 4 + 16)])
def test_runs_are_not_repeated_to_know_what_nobody_needs_to_know(enough, runs):
    class Runs:
        is_own, device = True, ""
        design = range(63)
        done = 0

        def block(self, some):
            self.done += len(some)

    of = Runs()
    assert trial._seconds(of, 0, enough) < 5e-3
    assert of.done == runs


@pytest.mark.slow
def test_the_client_calls_functions_of_the_run_it_tries_only():
    def hangs(motion):
        while motion.array("q_trans_crab")[0] == 3.0:
            time.sleep(0.01)
        return 1.0

    vary = {"q_trans_crab": [1.0, 2.0, 3.0, 4.0]}
    study = sb.Study(sb.library.crane_crab(), vary, {"e": hangs}, duration=0.1)
    result = study.run(where="processes", workers=1, time_limit=3, progress=False)
    assert [failure.run for failure in result.failures] == [2]


@pytest.mark.parametrize("label", ["status", "message", "run", "time", "completed"])
def test_a_label_that_results_have_anyway_is_refused(label):
    with pytest.raises(sb.errors.ModelError, match=f"keep has the label '{label}'"):
        sb.Study(sb.library.crane_crab(), {"m1": [1.0]}, {label: "d"}, duration=0.1)


def test_a_file_is_no_store(tmp_path):
    (tmp_path / "a").write_text("mine")
    study = sb.Study(sb.library.crane_crab(), {"m1": [1.0]}, ["d"], duration=0.1)
    with pytest.raises(sb.errors.FileError, match="it is a file; a store is a folder"):
        study.run(tmp_path / "a")
