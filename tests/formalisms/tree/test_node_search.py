"""The search for nodes in generated code arrives from tendons strained too far."""

import numpy as np
import pytest
from scipy.optimize import root

import symbody as sb
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import as_node, symbol
from symbody.formalisms.tree.node_search import searched


def excitation(t):
    return 0.1 + 0.3 * np.sin(np.pi * t) ** 2


def leg(tip=None):
    """Return a muscle whose elastic tendon ends on a spring to a load, and on a guy.

    Args:
        tip: Mass and start of a body in place of the node; None for the node.
    """
    model = sb.Model("leg")
    load = model.add_body("load", mass=5.0)
    model.add_joint("hang", model.world, load, ["Tx", "Ty", "Tz"], q=(0.05, 0, -0.62))
    side = model.world.add_frame("side", at=(0.4, 0, -0.2))
    if tip is None:
        knot = model.add_node("knot")
    else:
        knot = model.add_body("knot", mass=tip[0])
        model.add_joint("free", model.world, knot, ["Tx", "Ty", "Tz"], q=tip[1])
    muscle = {"strength": 1000, "fiber_length": 0.1, "tendon_length": 0.2}
    sb.add_muscle(model, "muscle", [model.world, knot], tendon="elastic", **muscle)
    model.add_load("tail", sb.loads.SpringDamper(knot, load, 2000, free_length=0.25))
    model.add_load("guy", sb.loads.SpringDamper(side, knot, 300, free_length=0.3))
    model.add_load("drag", sb.loads.SpringDamper(model.world, load, damping=40))
    model.add_sensor("knot_at", sb.sensors.Position(knot))
    model.add_sensor("load_at", sb.sensors.Position(load))
    return model


def run(model, method="Radau"):
    return sb.simulate(model, 2.0, method=method, inputs={"e_muscle": excitation})


@pytest.mark.slow
def test_a_node_on_an_elastic_tendon_moves_like_a_small_mass():
    node = run(leg())
    start = tuple(node["knot_at"].values[0])
    mass = run(leg((0.01, start)))
    apart = np.abs(node["load_at"].values[-1] - mass["load_at"].values[-1]).max()
    # 6e-5 m, a tenth of it with a tenth of the mass; the load moves by 90 mm.
    assert apart < 2e-4


@pytest.mark.parametrize("seed", range(5))
def test_the_place_is_found_from_a_tendon_strained_by_a_half(seed):
    rng = np.random.default_rng(seed)
    x, z = symbol("x"), symbol("z")
    length = sb.sqrt(x**2 + z**2)
    pull = 200 * sb.maximum(sb.exp(35 * (length / 0.2 - 1)) - 1, 0) / length
    sx, sz = rng.uniform(-300, 300, size=2)
    rows = [sx - 500 * x - pull * x, sz - 50 - 400 * z - pull * z]
    begin = {x: as_node(rng.uniform(0.05, 0.1)), z: as_node(-0.28)}
    found = evaluate_all(searched(rows, begin, 0.2), {})
    plain = evaluate_all(searched(rows, begin, None), {})
    assert np.isnan(plain).all()

    def forces(at):
        return evaluate_all(rows, dict(zip((x, z), at, strict=True)))

    expected = root(forces, found, tol=1e-12).x
    np.testing.assert_allclose(found, expected, rtol=1e-9)
    assert np.abs(forces(found)).max() < 1e-6


def test_a_place_beyond_a_fold_is_not_taken():
    # The push is larger than the weak spring, and smaller than a stop far beyond it.
    x = symbol("x")
    weak = 3 * x * sb.exp(-x) + sb.maximum(x - 4, 0) * 10
    begin = {x: as_node(0.5)}
    assert np.isnan(evaluate_all(searched([1.2 - weak], begin, 0.5), {})).all()
    (found,) = evaluate_all(searched([1.0 - weak], begin, 0.5), {})
    assert 3 * found * np.exp(-found) == pytest.approx(1.0)
    assert found < 1
