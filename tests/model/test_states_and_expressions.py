"""States and expressions: named, defined later, not by themselves."""

import numpy as np
import pytest

import symbody as sb


@pytest.fixture
def model():
    model = sb.Model("m")
    body = model.add_body("body", mass=1.0)
    model.add_joint("rail", model.world, body, "Tx")
    return model


def sensed(model, **state):
    """The values of all sensors at t = 2, with other states where given."""
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    for name, value in state.items():
        y[compiled.state_labels().index(name)] = value
    return compiled.sensor_values(2.0, y)


def test_expressions_are_of_anything_and_in_any_order(model):
    late = model.add_expression("late", sensor=True)
    vector = model.add_expression("vector", shape=(2,), sensor=True)
    place = model.add_sensor("place", sb.sensors.Position(model.bodies["body"]))
    early = model.add_expression("early", late + place[0])
    model.define(vector, [early, 2 * early])
    model.define("late", 3 * model.t)
    found = sensed(model, q_rail=0.5)
    assert found["late"] == 6.0
    np.testing.assert_allclose(found["vector"], [6.5, 13.0])


@pytest.mark.parametrize(("q", "expected"), [(-2.0, 0.0), (0.5, 1.5), (9.0, 4.0)])
def test_formulas_may_have_cases(model, q, expected):
    x = model.joints["rail"].q[0]
    inside = sb.where(x > 1, 4, 3 * x)
    model.add_expression("clipped", sb.where(x > 0, inside, 0), sensor=True)
    assert sensed(model, q_rail=q)["clipped"] == expected


def test_a_long_chain_of_expressions_is_no_problem(model):
    link = model.add_expression("e_0", model.t)
    for number in range(1, 300):
        link = model.add_expression(f"e_{number}", link + 1, sensor=number == 299)
    assert sensed(model)["e_299"] == 301.0


def test_states_appear_in_the_description(model):
    model.add_state("i", rate=0)
    system = sb.assemble(model)
    assert "1 extra states: i" in system.describe()
    assert system.x_start == (0.0,)


def ring(model):
    a = model.add_expression("a")
    b = model.add_expression("b", a + 1)
    c = model.add_expression("c", 2 * b)
    model.define(a, c + model.t)
    sb.assemble(model)


def self_ring(model):
    a = model.add_expression("a")
    model.define(a, a + 1)
    sb.assemble(model)


def assembled_after(change):
    def act(model):
        change(model)
        sb.assemble(model)

    return act


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (
            assembled_after(lambda m: m.add_state("i", 1.0)),
            "state 'i': it has no rate.*set_rate",
        ),
        (
            assembled_after(lambda m: m.add_expression("a")),
            r"expression 'a': it was added without formula.*define\('a', formula\)",
        ),
        (ring, "expression 'b': it depends on itself: b -> a -> c -> b. Break the"),
        (self_ring, "it depends on itself: a -> a"),
        (lambda m: m.add_state("i", "much"), "'i': start='much' is not a number"),
        (lambda m: m.add_state("i", np.inf), "'i': start=inf is not finite"),
        (lambda m: m.add_state("i", np.zeros((1, 1, 1))), "'i': the shape"),
        (lambda m: m.add_state("rail"), "'rail': the name is already used"),
        (lambda m: m.add_state("i", 0.0, [1, 2]), r"rate of state 'i'.*\(2,\)"),
        (lambda m: m.add_state("i", 0.0, sb.symbol("k")), "'i'.*'k'.*not of model"),
        (lambda m: m.set_rate("i", 0), "set_rate: 'i' is no state.*are: none"),
        (
            lambda m: [m.add_state("i"), m.set_rate(m.t, 0)],
            "set_rate: t is no state of this model; there are: i",
        ),
        (
            lambda m: [m.add_expression("a", 1), m.define("a", 2)],
            "define: 'a' is no expression without formula",
        ),
        (
            lambda m: [m.add_expression("a", shape=(3,)), m.define("a", 2)],
            r"expression 'a': 2 has the shape \(\), but a vector of 3",
        ),
        (lambda m: m.add_expression("a", shape=-1), "'a': the shape -1 must be"),
        (
            lambda m: m.add_parameter("k", m.add_state("i")),
            "'k': the formula holds the state 'i', but only parameters can",
        ),
    ],
)
def test_what_is_wrong_is_said(model, act, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        act(model)


def test_a_refused_state_can_be_added_again(model):
    with pytest.raises(sb.errors.ModelError):
        model.add_state("i", 0.0, [1, 2])
    model.add_state("i", 0.0, 1)
    sb.assemble(model)
