import pytest

import symbody as sb
from symbody.events.switches import Switch, time_switches
from symbody.expr.blocks import newton_solve

t, p, q, u = (sb.symbol(name) for name in "tpqu")


def found(*formulas):
    return list(time_switches(formulas, [t, u], [p]).switches)


def test_conditions_of_time_and_parameters_are_found_wherever_they_stand():
    formula = sb.sin(q * sb.where(t > p, q, 2)) + abs(p * t - 1)
    assert found(formula) == [Switch(p - t), Switch(p * t - 1)]


@pytest.mark.parametrize("formula", [abs(q), sb.where(q > t, 1, 0), abs(p), q / p])
def test_conditions_of_the_state_and_of_parameters_alone_are_none(formula):
    assert found(formula) == []


def test_each_is_found_once():
    corner = abs(t - 1)
    assert found(corner * q, corner + q) == [Switch(t - 1)]


def test_they_are_found_inside_equations_that_are_solved_as_the_code_runs():
    z = sb.symbol("z")
    (solution,) = newton_solve([z - abs(t - p) - q], {z: q}, [z - abs(t - p) - q])
    assert found(2 * solution) == [Switch(t - p)]


def test_inputs_are_replaced_by_their_formulas():
    places = time_switches([abs(u - 1) * q], [t, u], [p])
    given = places.with_inputs({u: abs(t - 3)}, t, [p])
    assert list(given.switches) == [Switch(t - 3), Switch(abs(t - 3) - 1)]
    assert places.with_inputs({u: q + t}, t, [p]).switches == ()
    assert places.with_inputs({u: p}, t, [p]).switches == ()
    assert places.with_inputs({}, t, [p]).switches == ()


def test_external_functions_of_time_are_named():
    f = sb.ExternalFunction("f", lambda a, b: a * b)
    places = time_switches([f(t, q) + f(q, p)], [t, u], [p])
    assert places.opaque == ("f",)
    by_input = time_switches([f(u, q)], [t, u], [p])
    assert by_input.with_inputs({u: p}, t, [p]).opaque == ()
    assert by_input.with_inputs({u: 2 * t}, t, [p]).opaque == ("f",)
