import numpy as np
import pytest
import sympy as sm
import sympy.physics.mechanics as me

from symbody.errors import DerivationError, ExpressionError
from symbody.expr.node import symbol
from symbody.formalisms.dynamics.virtual_work import tmt, tmt_of_nodes

m, l, g = sm.symbols("m l g", positive=True)
q, u = me.dynamicsymbols("q u")
t = me.dynamicsymbols._t


def test_entries_must_belong_together():
    x = symbol("x")
    message = r"v has 1 entries, F has 2 and M has the shape \(1, 1\). Each entry"
    with pytest.raises(DerivationError, match=message):
        tmt_of_nodes([x], [x, x], np.array([[x]], dtype=object), [x], {})


def test_every_coordinate_needs_a_derivative():
    with pytest.raises(DerivationError, match=r"2 coordinates q and 1 derivatives qd"):
        tmt([u], [m * g], [[m]], [u], [q, me.dynamicsymbols("p")], qd=[u])


def test_a_pendulum_in_plain_symbols_is_the_textbooks():
    a, w = sm.symbols("a w")
    v = [l * w * sm.cos(a), l * w * sm.sin(a)]
    M_d, g_d = tmt(v, [0, -m * g], m * sm.eye(2), [w], [a])
    assert sm.simplify(M_d[0] + m * l**2) == 0
    assert sm.simplify(g_d[0] + m * g * l * sm.sin(a)) == 0


def test_speeds_need_not_be_the_rates_of_coordinates():
    """With u = l q̇ the mass matrix is m, and q̇ = u / l moves the coordinate."""
    v = [u * sm.cos(q), u * sm.sin(q)]
    M_d, g_d = tmt(v, [0, -m * g], m * sm.eye(2), [u], [q], qd=[u / l])
    assert sm.simplify(M_d[0] + m) == 0
    assert sm.simplify(g_d[0] + m * g * sm.sin(q)) == 0


def test_a_rate_of_a_coordinate_in_a_velocity_is_its_formula():
    v = [l * q.diff(t) * sm.cos(q), l * q.diff(t) * sm.sin(q)]
    M_d, _ = tmt(v, [0, -m * g], m * sm.eye(2), [u], [q])
    assert sm.simplify(M_d[0] + m * l**2) == 0


def test_velocities_may_depend_on_time_itself():
    """A bead on a line that is carried at the velocity a·t feels -m a across only."""
    a = sm.Symbol("a")
    v = [u * sm.cos(t) + a * t, u * sm.sin(t)]
    _, g_d = tmt(v, [0, 0], m * sm.eye(2), [u], [q])
    expected = -m * (a * sm.cos(t))
    assert sm.simplify(g_d[0] - expected) == 0


def test_in_plain_symbols_time_is_called_t():
    a, w, drift = sm.symbols("a w drift")
    _, g_d = tmt([w, drift * sm.Symbol("t"), w], [0] * 3, sm.eye(3), [w], [a])
    assert g_d[0] == 0
    v = [w + drift * sm.Symbol("t") ** 2]
    _, g_d = tmt(v, [0], [[m]], [w], [a])
    assert sm.simplify(g_d[0] + 2 * m * drift * sm.Symbol("t")) == 0


@pytest.mark.parametrize("speed", [u, sm.Symbol("w")], ids=["dynamic", "plain"])
def test_time_is_known_by_its_name_whatever_is_promised_of_it(speed):
    time = sm.Symbol("t", nonnegative=True)
    coordinate = q if speed == u else sm.Symbol("a")
    _, g_d = tmt([speed + l * time**2], [0], [[m]], [speed], [coordinate])
    assert sm.simplify(g_d[0] + 2 * m * l * time) == 0


def test_results_are_in_the_symbols_that_were_given():
    v = [l * u * sm.cos(q), l * u * sm.sin(q)]
    M_d, g_d = tmt(v, [0, -m * g], m * sm.eye(2), [u], [q])
    assert M_d.free_symbols | g_d.free_symbols <= {m, l, g, t}
    assert q in g_d.atoms(sm.Function)


def test_two_symbols_of_one_name_are_refused():
    mass = sm.Symbol("m")
    with pytest.raises(ExpressionError, match=r"two.*'m'"):
        tmt([u, u], [0, 0], sm.diag(m, mass), [u], [q])


def test_masses_that_depend_on_speeds_are_refused():
    """Else what their rates do to momentum would be left out without a word."""
    a, w = me.dynamicsymbols("a w")
    with pytest.raises(DerivationError, match="tmt: M depends on w, but masses"):
        tmt([w], [0], [[1 + w]], [w], [a])
