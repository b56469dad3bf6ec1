"""Nodes whose loads have a limit, and forces that ask for more."""

import numpy as np
import pytest

import symbody as sb


def on_a_soft_law(pull, *, at=0.5):
    """Return a node held by a law that gives 10 N at most, under a force along x."""
    model = sb.Model("soft", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    node = model.add_node("knot", at=(at, 0, 0), moves="x")
    soft = sb.loads.Connector(
        [model.world, node],
        lambda a, b: [b.p[0] - 0.5],
        lambda e: [10 * sb.tanh(3 * e[0])],
    )
    model.add_load("soft", soft)
    force = model.add_input("F") if pull is None else pull
    model.add_load("pull", sb.loads.Force(node, (force, 0, 0)))
    model.add_sensor("place", sb.sensors.Position(node))
    return model


def test_a_force_below_the_limit_is_balanced():
    place = sb.simulate(on_a_soft_law(3.0), 0.1).array("place")[-1, 0]
    assert place == pytest.approx(0.5 + np.arctanh(0.3) / 3)


@pytest.mark.parametrize("at", [0.5, 50.0])
def test_a_force_above_the_limit_is_told_with_both(at):
    told = r"node 'knot'.*no equilibrium.*'pull' is 12 N.*'soft' gives at most 10 N"
    with pytest.raises(sb.errors.SymbodyError, match=told):
        sb.simulate(on_a_soft_law(12.0, at=at), 0.1)


def test_an_input_above_the_limit_is_told_at_the_start():
    told = "'pull' is 12 N, load 'soft' gives at most 10 N"
    with pytest.raises(sb.errors.AnalysisError, match=told):
        sb.simulate(on_a_soft_law(None), 0.1, inputs={"F": 12.0})


def test_a_search_that_begins_where_nothing_changes_is_told_where():
    with pytest.raises(
        sb.errors.ModelError, match=r"nothing holds knot_x.*knot_x = 50"
    ):
        sb.simulate(on_a_soft_law(3.0, at=50.0), 0.1)


@pytest.mark.parametrize(
    ("element", "stiffness"),
    [
        (lambda a, b: sb.loads.Bar(a, b, axial=100, length=0.25), 400),
        (lambda a, b: sb.loads.Bushing(a, b, 100, 3), 100),
    ],
    ids=["Bar", "Bushing"],
)
def test_elements_without_dampers_ask_for_no_velocity_of_a_node(element, stiffness):
    model = sb.Model("pulled", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    node = model.add_node("knot", at=(0.5, 0, 0), moves="x")
    model.add_load("near", element(model.world, node))
    model.add_load("far", element(node, body))
    model.add_load("pull", sb.loads.Force(node, (model.add_input("F"), 0, 0)))
    model.add_sensor("place", sb.sensors.Position(node))
    place = sb.simulate(model, 0.01, inputs={"F": 1.0}).array("place")[0, 0]
    assert place == pytest.approx(0.5 + 1 / (2 * stiffness))
