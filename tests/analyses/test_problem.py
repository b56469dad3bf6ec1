import numpy as np
import pytest

from symbody.analyses.instant.inputs import ConstantInputs
from symbody.analyses.run.problem import InitialValueProblem
from symbody.errors import CallError

LABELS = ("q_0", "q_1", "q_2", "q_3", "v")
START = (1.0, 0.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"y0": START[:4]}, "y0 has 4 entries.*5 states: q_0, q_1"),
        ({"labels": ("a", "b", "c", "d", "a")}, "2 states are called 'a'"),
        ({"y0": (1.0, 0.0, 0.0, 0.0, np.inf)}, "'v' starts at inf"),
        ({"quaternions": (2,)}, "index 2 needs four entries"),
        ({"y0": (0.0,) * 5}, "quaternion of 'q_0' starts at 0, 0, 0, 0"),
        ({"inputs": ConstantInputs([1.0])}, "1 input values .* 0 inputs: none"),
        ({"input_labels": ("F", "T")}, "0 input values .* 2 inputs: F, T"),
    ],
)
def test_a_problem_that_contradicts_itself_is_refused(functions, changes, message):
    given = {"y0": START, "labels": LABELS, "quaternions": (0,)} | changes
    with pytest.raises(CallError, match=message):
        InitialValueProblem(functions.oscillator, **given)
