"""Products forward and backward are those of the Jacobian, on trees and with loops."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values, tree_of
from symbody.closure import close_and_partition
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.formalisms.derivatives.of_formulas import held
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.dynamics import derive_dynamics
from symbody.formalisms.quantities.outputs import derive_energy, derive_sensors
from symbody.system.assemble import assemble
from symbody.system.values import parameter_values

# Sums in another order, of numbers of size 1 to 1000.
CLOSE = 1e-9


def measured_tree(rng, model):
    """Return a random tree with sensors of velocities, accelerations and reactions."""
    body = list(model.bodies.values())[-1]
    model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_sensor(
        "force", sb.sensors.ConstraintForce(next(iter(model.joints.values())))
    )
    system = assemble(model)
    values = random_values(rng, system) | dict.fromkeys(system.x, 0.7)
    named = {**derive_sensors(system).results, **derive_energy(system).results}
    formulas = [node for array in named.values() for node in array.ravel()]
    return system, formulas, values


def of_loops(system):
    """Return a settled system with its rates and multipliers, and a state of it."""
    results = derive_dynamics(system).results
    values = dict(zip(system.p, parameter_values(system), strict=True))
    values |= dict(zip(system.q, system.q_start, strict=True))
    values |= {v: 0.3 + 0.2 * i for i, v in enumerate(system.v)} | {system.t: 0.2}
    values |= dict.fromkeys(system.u, 0.4)
    nodes = [*results["qd"], *results["vd"], *results.get("lam", ())]
    return system, nodes, values


def held_by_a_rod(rng):
    """Return a random chain whose end a rod holds to the world."""
    model = tree_of([(i, kind) for i, kind in enumerate(("Rx", "skew", "Ry"))], rng)
    end = list(model.bodies.values())[-1].add_frame("held", at=(0.3, 0.1, -0.2))
    model.add_sensor("end", sb.sensors.Position(end))
    compiled = sb.compile_model(model, backend="python")
    place = compiled.sensor_values(0.0, compiled.start_state())["end"]
    rod = sb.constraints.Rod(model.world, end, float(np.linalg.norm(place)))
    model.add_constraint("rod", rod)
    return model


def check_products(formulas, wrt, values, rng):
    """Compare J, J s and wᵀ J."""
    J = evaluate(formulas.jacobian(wrt), values)
    s = [Symbol(f"s{i}") for i in range(len(wrt))]
    w = [Symbol(f"w{i}") for i in range(len(J))]
    numbers = {symbol: rng.normal() for symbol in (*s, *w)}
    along = evaluate(formulas.forward(wrt, s), values | numbers)
    back = evaluate(formulas.reverse(wrt, w), values | numbers)
    scale = max(1.0, np.abs(J).max())
    forward, backward = [numbers[i] for i in s], [numbers[i] for i in w]
    np.testing.assert_allclose(along, J @ forward, rtol=0, atol=CLOSE * scale)
    np.testing.assert_allclose(back, backward @ J, rtol=0, atol=CLOSE * scale)
    return J


@pytest.mark.parametrize(
    "seed", [0, pytest.param(1, marks=pytest.mark.slow), *range(2, 4)]
)
def test_second_derivatives_of_a_tree_are_those_of_its_formulas(seed, loaded_tree):
    rng = np.random.default_rng(seed)
    system, nodes, values = measured_tree(rng, loaded_tree(rng, 2))
    joint = [i for i, q in enumerate(system.q) if not in_quaternion(system, i)]
    wrt = [*(system.q[i] for i in joint), *system.v, *system.u, *system.p[:4]]
    w = [Symbol(f"w{i}") for i in range(len(nodes))]
    values |= {symbol: rng.normal() for symbol in w}
    total = sum(weight * node for weight, node in zip(w, nodes, strict=True))
    expected = evaluate(jacobian(jacobian([total], wrt)[0], wrt), values)
    actual = evaluate(held(system, nodes).hessian(wrt, w), values)
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(actual, expected, rtol=0, atol=CLOSE * scale)


def in_quaternion(system, i):
    return any(start <= i < start + 4 for start in system.quaternions)


# A tree of seed 1 takes seconds.
@pytest.mark.parametrize(
    "seed", [0, pytest.param(1, marks=pytest.mark.slow), *range(2, 8)]
)
def test_those_of_a_tree_are_those_of_its_formulas(seed, loaded_tree):
    rng = np.random.default_rng(seed)
    system, nodes, values = measured_tree(rng, loaded_tree(rng, 3))
    wrt = [*system.q, *system.v, *system.x, *system.u, *system.p, system.t]
    J = check_products(held(system, nodes), wrt, values, rng)
    expected = evaluate(jacobian(nodes, wrt), values)
    for at in system.quaternions:
        # Off the sphere the formulas of the accelerations are not all the same.
        e = [values[q] for q in system.q[at : at + 4]]
        for matrix in (J, expected):
            block = matrix[:, at : at + 4]
            block -= np.outer(block @ e, e)
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(J, expected, rtol=0, atol=CLOSE * scale)


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(held_by_a_rod, marks=pytest.mark.slow),
        lambda _: sb.library.andrews(),
    ],
)
def test_those_of_loops_are_the_slopes_of_their_formulas(make, rng):
    system, nodes, values = of_loops(close_and_partition(assemble(make(rng))))
    wrt = [*system.q, *system.v, *system.u, *system.p]
    J = check_products(held(system, nodes), wrt, values, rng)
    for column, s in zip(J.T, wrt, strict=True):
        # Inertias of 1e-6 kg m² and angles of 1 rad: a step in proportion.
        h = 1e-4 * (abs(values[s]) or 1.0)
        near, far = (
            evaluate(nodes, values | {s: values[s] + e})
            - evaluate(nodes, values | {s: values[s] - e})
            for e in (h, 2 * h)
        )
        # The difference is wrong by h⁴ of the fifth derivative.
        difference = (8 * near - far) / (12 * h)
        scale = max(1.0, np.abs(column).max())
        np.testing.assert_allclose(column, difference, rtol=0, atol=1e-6 * scale)


def test_the_accelerations_of_many_unknowns_are_solved_in_a_block(rng):
    system = assemble(sb.library.chain(11))
    values = random_values(rng, system)
    nodes = list(best_derivation(system, merge=False).vd)
    J = check_products(held(system, nodes), [*system.q, *system.v], values, rng)
    expected = evaluate(jacobian(nodes, [*system.q, *system.v]), values)
    scale = np.abs(expected).max()
    np.testing.assert_allclose(J, expected, rtol=0, atol=CLOSE * scale)
