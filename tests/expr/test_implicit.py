import numpy as np
import pytest

import symbody as sb
from symbody.errors import ExpressionError

F, G = sb.symbol("F"), sb.symbol("G")


def test_an_implicit_formula_has_the_value_that_its_equation_demands(rng):
    v = sb.symbol("v")
    force = sb.implicit(F + 0.1 * F**3 - 40 * v, F)
    for value in rng.normal(size=5):
        found = sb.evaluate(force, {v: value})
        np.testing.assert_allclose(found + 0.1 * found**3, 40 * value, rtol=1e-13)


def test_its_derivative_is_that_of_the_implicit_function_theorem():
    v = sb.symbol("v")
    force = sb.implicit(F + 0.1 * F**3 - 40 * v, F)
    at = {v: 0.7}
    slope = sb.evaluate(sb.derivative(force, v), at)
    expected = 40 / (1 + 0.3 * sb.evaluate(force, at) ** 2)
    np.testing.assert_allclose(slope, expected, rtol=1e-13)


def test_several_unknowns_are_solved_together_near_their_start():
    a = sb.symbol("a")
    for side in (1, -1):
        found = sb.implicit([F * F + G - a, G - 2], [F, G], [side, a])
        np.testing.assert_allclose(
            sb.evaluate(found, {a: 11}), [3 * side, 2], rtol=1e-13
        )


def test_where_there_is_no_solution_the_value_is_not_a_number():
    assert np.isnan(sb.evaluate(sb.implicit(F * F + 1, F, 0.3), {}))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (([F, G], F), "2 equations are given for 1 different"),
        (([F, F + G], [F, F]), "2 equations are given for 1 different"),
        (([F, 3], [F, G]), "equation 1, 3, holds no unknown"),
        (([F, 2 * F], [F, G]), "no equation holds the unknown 'G'"),
        ((F, 3), "the unknown 3 is not a symbol"),
        ((F, [3]), "the unknown 3 is not a symbol"),
        ((F, [F], [1, 2]), "2 start values are given for 1"),
    ],
)
def test_equations_that_determine_nothing_are_refused(given, message):
    with pytest.raises(ExpressionError, match=message):
        sb.implicit(*given)


def test_a_law_may_be_implicit_and_is_compiled_as_it_is_evaluated():
    model = sb.Model("creep")
    body = model.add_body("body", mass=2.0)
    model.add_joint("fall", model.world, body, "Tz")

    def law(e, rate):
        return [sb.implicit(F + 0.1 * F**3 - 40 * rate[0], F)]

    damper = sb.loads.Connector([model.world, body], lambda a, b: [b.p[2]], law)
    model.add_sensor("F", sb.sensors.LoadValue(model.add_load("damper", damper)))
    force = -2 * 9.81
    speed = (force + 0.1 * force**3) / 40
    motion = sb.simulate(model, 120.0)
    np.testing.assert_allclose(motion["F"][-1, 0], force, rtol=1e-6)
    np.testing.assert_allclose(motion["v_fall"][-1], speed, rtol=1e-6)
