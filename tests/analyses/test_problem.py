import numpy as np
import pytest

from symbody.analyses.instant.inputs import ConstantInputs
from symbody.analyses.run.problem import InitialValueProblem
from symbody.errors import CallError

LABELS = ("q_0", "q_1", "q_2", "q_3", "v")
START = (1.0, 0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    "changes",
    [
        {"y0": START[:4]},
        {"labels": ("a", "b", "c", "d", "a")},
        {"quaternions": (2,)},
        {"y0": (0.0,) * 5},
        {"inputs": ConstantInputs([1.0])},
        {"input_labels": ("F", "T")},
    ],
)
def test_a_problem_that_contradicts_itself_is_none(functions, changes):
    given = {"y0": START, "labels": LABELS, "quaternions": (0,)} | changes
    with pytest.raises(AssertionError):
        InitialValueProblem(functions.oscillator, **given)


def test_a_start_that_is_not_finite_is_refused(functions):
    start = (1.0, 0.0, 0.0, 0.0, np.inf)
    with pytest.raises(CallError, match="'v' starts at inf"):
        InitialValueProblem(functions.oscillator, start, LABELS)
