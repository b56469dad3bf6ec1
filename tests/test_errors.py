"""Where warnings point to."""

import inspect

import pytest

import symbody as sb
from symbody.errors import warn_user


def test_a_warning_points_to_the_users_line():
    model = sb.Model("thin")
    body = model.add_body("plate", 1, inertia=(1, 1, 3, 0.1, 0, 0))
    model.add_joint("hinge", model.world, body, "Rx")
    with pytest.warns(sb.errors.ModelWarning, match="no distribution of mass") as told:
        sb.simulate(model, 0.1)
    line = inspect.currentframe().f_lineno - 1
    assert [(w.filename, w.lineno) for w in told] == [(__file__, line)]


def test_code_without_a_name_is_warned_too():
    """As notebooks of some tools run it: `exec` with globals of its own."""
    code = "import symbody as sb\n"
    code += "m = sb.Model('m')\nb = m.add_body('b', 1, inertia=(9, 1, 1))\n"
    code += "m.add_joint('j', m.world, b, 'Rz')\nsb.compile_model(m, backend='python')"
    with pytest.warns(sb.errors.ModelWarning, match="body 'b'"):
        exec(code, {})


def test_a_warning_from_within_a_decorated_function_is_at_the_line_of_the_user():
    inside = {"__name__": "symbody.inside", "warn_user": warn_user}
    exec(
        "from contextlib import contextmanager\n"
        "@contextmanager\n"
        "def locked():\n"
        "    yield\n"
        "    warn_user('told')\n"
        "def called():\n"
        "    with locked():\n"
        "        pass\n",
        inside,
    )
    with pytest.warns(sb.errors.ModelWarning, match="told") as found:
        inside["called"]()
    assert found[0].filename == __file__
