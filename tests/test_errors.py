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


def test_code_without_a_name_is_warned_too():
    """As notebooks of some tools run it: `exec` with globals of its own."""
    code = "import symbody as sb\n"
    code += "m = sb.Model('m')\nb = m.add_body('b', 1, inertia=(9, 1, 1))\n"
    code += "m.add_joint('j', m.world, b, 'Rz')\nsb.compile_model(m, backend='python')"
    with pytest.warns(sb.ModelWarning, match="body 'b'"):
        exec(code, {})
