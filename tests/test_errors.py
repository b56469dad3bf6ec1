"""Where warnings point to."""

import inspect

import pytest

import symbody as sb


def test_a_warning_points_to_the_users_line():
    model = sb.Model("thin")
    body = model.add_body("plate", 1, inertia=(1, 1, 3, 0.1, 0, 0))
    model.add_joint("hinge", model.world, body, "Rx")
    with pytest.warns(sb.ModelWarning, match="no distribution of mass") as told:
        sb.simulate(model, 0.1)
    line = inspect.currentframe().f_lineno - 1
    assert [(w.filename, w.lineno) for w in told] == [(__file__, line)]
