"""Nodes whose search begins where a load has no direction, or leads away."""

import numpy as np
import pytest
from scipy.optimize import minimize

import symbody as sb


def on_springs(ends, *, at=None, moves="xyz", damping=0.0):
    """Return a model with a node on springs from places in the world, and its place."""
    model = sb.Model("net", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    node = model.add_node("node", at=at, moves=moves)
    for i, place in enumerate(ends):
        hook = model.world.add_frame(f"hook{i}", at=place)
        rope = sb.loads.SpringDamper(
            hook, node, stiffness=100, free_length=0.3, damping=damping
        )
        model.add_load(f"rope{i}", rope)
    model.add_sensor("place", sb.sensors.Position(node))
    return model


def energy(p, ends):
    lengths = np.linalg.norm(np.asarray(ends) - p, axis=1)
    return (50 * (lengths - 0.3) ** 2).sum()


def place_of(model):
    return sb.simulate(model, 0.01).array("place")[0]


@pytest.mark.parametrize("x", [0.0, 1.0])
def test_a_node_that_is_put_on_the_end_of_a_spring_goes_to_its_balance(x):
    model = on_springs([(0, 0, 0), (1, 0, 0)], at=(x, 0, 0), moves="x")
    assert place_of(model) == pytest.approx([0.5, 0, 0])


def test_a_middle_that_is_the_end_of_a_spring_leads_to_the_least_energy():
    ends = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0.25, 0.25)]
    least = minimize(energy, (0.1, 0.1, 0.1), args=(ends,), tol=1e-12)
    found = place_of(on_springs(ends))
    assert energy(found, ends) == pytest.approx(least.fun, rel=1e-9)
    assert found == pytest.approx(least.x, abs=1e-5)


def test_the_start_of_a_state_stays_and_is_refused_where_it_has_no_rate():
    model = on_springs([(0, 0, 0), (1, 0, 0)], at=(0, 0, 0), moves="x", damping=5.0)
    with pytest.raises(
        sb.errors.ModelError, match=r"not finite at node_x = 0, .*elsewhere"
    ):
        sb.simulate(model, 0.1)


def test_a_law_without_a_value_near_the_node_is_told():
    model = on_springs([(1, 0, 0)], at=(0.5, 0, 0), moves="x")
    ends = [model.world, model.nodes["node"].body]
    model.add_load(
        "root",
        sb.loads.Connector(ends, lambda a, b: [b.p[0]], lambda e: [sb.sqrt(-5 - e[0])]),
    )
    with pytest.raises(
        sb.errors.ModelError, match="a law that is not defined at the start"
    ):
        sb.simulate(model, 0.1)


def test_a_node_on_one_spring_is_refused_where_it_comes_to_rest():
    model = sb.Model("one")
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, ["Tx", "Tz"], q=(1, 0.2))
    node = model.add_node("node", at=(0.5, 0, 0))
    spring = sb.loads.SpringDamper(node, body, stiffness=10, free_length=0.1)
    model.add_load("spring", spring)
    with pytest.raises(
        sb.errors.ModelError, match="nothing holds node_x, node_y, node_z"
    ):
        sb.compile_model(model)


@pytest.mark.parametrize("height", [0.3, 0.1, 0.01, -0.05, -0.1, 1.0])
def test_a_node_in_honey_goes_through_a_place_where_loads_push_on(height):
    # Two springs meet in a flat V, whose other side is the equilibrium: all loads are
    # zero there.
    model = sb.Model("V", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tz", q=-0.6)
    node = model.add_node("node", at=(0, 0, height), moves="z")
    for side in (-1, 1):
        hook = model.world.add_frame(f"hook{side + 1}", at=(side, 0, 0))
        spring = sb.loads.SpringDamper(hook, node, 1000, free_length=1.09**0.5)
        model.add_load(f"side{side + 1}", spring)
    model.add_load("tail", sb.loads.SpringDamper(node, body, 40, free_length=0.3))
    model.add_sensor("place", sb.sensors.Position(node))
    found = sb.simulate(model, 0.01)["place"].values[0]
    np.testing.assert_allclose(found, [0, 0, -0.3], atol=1e-9)
