import math

import numpy as np
import pytest

from symbody.analyses.run.settings import Settings
from symbody.errors import CallError


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "Euler"}, "method='Euler': it must be one of 'DP54', 'DP853'"),
        ({"rtol": 0.0}, "rtol=0.0: .* of at least 2.2"),
        ({"rtol": math.nan}, "rtol=nan: "),
        ({"atol": 0.0}, "atol=0.0: it must be positive"),
        ({"atol": [1e-6, -1.0]}, "must be positive"),
        ({"method": "RK4"}, "RK4 got step=None. RK4 needs its fixed step"),
        ({"step": 0.1}, "DP54 got step=0.1"),
        ({"method": "RK4", "step": 0.0}, "step=0.0: .* greater than 0"),
        ({"max_step": 0.0}, "max_step=0.0: .* greater than 0"),
        ({"max_steps": 0}, "max_steps=0: .*at least 1"),
        ({"max_steps": 1.5}, "max_steps=1.5: .*whole number"),
        ({"rtol": "a"}, "rtol='a': "),
        ({"atol": "a"}, "atol='a': "),
    ],
)
def test_options_that_make_no_sense_are_refused(options, message):
    with pytest.raises(CallError, match=message):
        Settings(**options)


def test_a_tolerance_holds_for_each_state_or_is_given_for_each():
    labels = ("q", "v")
    assert Settings(atol=1e-3).tolerances(labels).tolist() == [1e-3, 1e-3]
    assert Settings(atol=[1e-3, 1.0]).tolerances(labels).tolist() == [1e-3, 1.0]
    with pytest.raises(CallError, match=r"shape \(3,\), but there are 2 states: q, v"):
        Settings(atol=np.ones(3)).tolerances(labels)
