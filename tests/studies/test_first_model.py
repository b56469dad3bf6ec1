"""Studies of models that a function makes, which may fail for some runs."""

import itertools

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError, ModelWarning


def chain(links):
    if links == 0:
        raise ValueError("no links")
    if links == 9:
        return None
    model = sb.Model("chain", gravity=(0, 0, -9.81))
    end = model.world
    for i in range(links):
        body = model.add_body(f"b{i}", mass=1, com=(0, 0, -0.5), inertia=(0, 0.1, 0))
        model.add_joint(f"j{i}", end, body, "Ry", q=0.3)
        end = body.add_frame("end", at=(0, 0, -1))
    return model


def done(links, keep="q_j0"):
    study = sb.Study(chain, {"links": links}, [keep], duration=[0.0, 0.1])
    return study.run(progress=False)


@pytest.mark.parametrize(
    ("first", "why"), [(0, "ValueError: no links"), (9, "It must return a Model")]
)
def test_a_function_that_fails_for_the_first_run_fails_there_only(first, why):
    result = done([first, 1, 2])
    (failure,) = result.failures
    assert failure.run == 0
    assert why in failure.message
    np.testing.assert_array_equal(result.array("q_j0")[1:], done([1, 2]).array("q_j0"))


def test_a_run_without_what_is_kept_is_a_failure_wherever_it_stands():
    for links, lacks in (([1, 2, 3], 0), ([2, 1, 3], 1)):
        (failure,) = done(links, "q_j1").failures
        assert failure.run == lacks
        assert "no quantity 'q_j1'" in failure.message


def test_a_quantity_that_no_run_has_is_refused_before_anything_runs():
    with pytest.raises(ModelError, match=r"keep\['q_j7'\] is of 'q_j7'"):
        sb.Study(chain, {"links": [0, 1, 2]}, ["q_j7"], duration=1.0)


def test_what_varies_may_be_in_some_models_only():
    vary = {"links": [1, 2], "q_j1": [0.2]}
    study = sb.Study(chain, vary, ["q_j0"], duration=[0.0, 0.1])
    (failure,) = study.run(progress=False).failures
    assert failure.run == 0
    assert "q_j1" in failure.message


def test_a_function_that_fails_for_all_runs_is_told_with_the_run():
    with pytest.raises(ModelError, match=r"chain.*: 0, 1\. Run 0: ValueError: no li"):
        done([0, 0])


def test_a_name_that_no_model_has_is_refused_with_the_run():
    with pytest.raises(ModelError, match="'k' cannot vary") as told:
        sb.Study(chain, {"links": [1, 2], "k": [1.0]}, ["q_j0"], duration=1.0)
    assert told.value.__notes__ == ["This is run 0 of the study, with {'links': 1}."]


def test_a_function_that_makes_another_model_each_time_is_told():
    count = itertools.count(1)

    def made(links):
        return chain(links + next(count) % 2)

    with pytest.warns(ModelWarning, match="another model when it is called") as told:
        sb.Study(made, {"links": [1, 2]}, ["q_j0"], duration=1.0)
    assert told[0].filename == __file__
