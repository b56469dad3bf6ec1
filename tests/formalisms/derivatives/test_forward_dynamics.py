"""Derivatives of accelerations are those of the graph, loads and all."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from symbody.expr import jacobian
from symbody.expr.evaluate import evaluate_all
from symbody.formalisms.derivation import best_derivation
from symbody.formalisms.derivatives.forward_dynamics import acceleration_derivatives
from symbody.system.assemble import assemble
from symbody.testing.random_systems import random_tree, random_values


def numbers(array, values):
    flat = evaluate_all(array.ravel().tolist(), values)
    return np.array(flat, dtype=float).reshape(array.shape)


def loaded(rng, joints):
    """Return a random tree with loads that depend on positions, velocities, inputs."""
    model = random_tree(rng, joints)
    u = model.add_input("u")
    k = model.add_parameter("k", 3.0)
    x = model.add_state("x", 0.3)
    model.set_rate(x, u - x)
    bodies = list(model.bodies.values())
    last = bodies[-1].add_frame("end", at=(0.2, 0.1, -0.3))
    first = model.world.add_frame("hook", at=(2.0, -1.0, 3.0))
    spring = sb.SpringDamper(first, last, stiffness=k, damping=0.3, free_length=0.4)
    model.add_load("spring", spring)
    speed = model.add_sensor("speed", sb.Velocity(last))
    model.add_load("drag", sb.Force(last, -0.2 * speed + np.array([u * x, 0, k])))
    joint = next((j for j in model.joints.values() if len(j.q) == len(j.v) > 0), None)
    if joint is not None:
        force = [sb.sin(q) * u - k * v for q, v in zip(joint.q, joint.v, strict=True)]
        model.add_load("motor", sb.JointForce(joint, force))
    return model


@pytest.mark.parametrize("seed", range(25))
def test_they_are_those_of_the_graph(seed):
    rng = np.random.default_rng(seed)
    system = assemble(loaded(rng, int(rng.integers(1, 5))))
    vd = list(best_derivation(system, merge=False).vd)
    k = next(p for p in system.p if p.name == "k")
    wrt = [*system.q, *system.v, *system.x, *system.u, k]
    values = random_values(rng, system) | {system.x[0]: 0.7}
    wanted = numbers(jacobian(vd, wrt), values)
    for at in system.quaternions:
        e = np.array([values[s] for s in system.q[at : at + 4]])
        block = wanted[:, at : at + 4]
        wanted[:, at : at + 4] = block - np.outer(block @ e, e)
    actual = numbers(acceleration_derivatives(system, vd, wrt), values)
    for at in system.quaternions:
        e = np.array([values[s] for s in system.q[at : at + 4]])
        block = actual[:, at : at + 4]
        actual[:, at : at + 4] = block - np.outer(block @ e, e)
    scale = max(1.0, np.abs(wanted).max(initial=0))
    np.testing.assert_allclose(actual, wanted, atol=1e-9 * scale)
