"""Systems with loops: formalisms against each other, and against numbers alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree
from symbody.closure import close_and_partition
from symbody.expr.node import const
from symbody.formalisms.constraints.constraint_loads import with_constraints
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.keeping.closure import partitioned_constraints
from symbody.formalisms.quantities.dynamics import derive_dynamics
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import applied_loads
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.system.values import parameter_values

# The rule's figure, though each loop is solved by inverses of its own.
CLOSE = {"rtol": 1e-10, "atol": 1e-10}
KINDS = ("Rx", "Ry", "Rz", "Tx", "Tz", "skew", "ball", "universal")


def closed_chain(seed: int, count: int = 6):
    """A random tree whose last body is held to the world by one of the cuts."""
    rng = np.random.default_rng(seed)
    kinds = ("Rx", "Ry", "Rz", "skew", "universal") if seed % 2 else KINDS
    model = random_tree(rng, count, kinds=kinds, name="closed")
    last = list(model.bodies.values())[-1]
    end = last.add_frame("held", at=(0.3, 0.1, -0.2))
    model.add_sensor("end", sb.sensors.Position(end))
    model.add_sensor("turned", sb.sensors.Orientation(end))
    compiled = sb.compile_model(model, backend="python")
    values = compiled.sensor_values(0.0, compiled.start_state())
    place = model.world.add_frame("holder", at=values["end"], rotation=values["turned"])
    cut = [
        sb.constraints.BallCut(place, end),
        sb.constraints.Rod(model.world, end, float(np.linalg.norm(values["end"]))),
        sb.constraints.Lock(place, end, (1, 0, 0), (0, 0, 1)),
        sb.constraints.UniversalCut(place, end),
    ][seed % 4]
    model.add_constraint("cut", cut)
    return model


@pytest.mark.parametrize("seed", range(8))
def test_all_formalisms_agree_with_dense_multipliers(seed):
    model = closed_chain(seed)
    system = close_and_partition(sb.assemble(model))
    rng = np.random.default_rng(seed)
    v = rng.normal(size=len(system.v))
    values = dict(zip(system.p, parameter_values(system), strict=True))
    values |= dict(zip(system.q, system.q_start, strict=True))
    values |= dict(zip(system.v, v, strict=True)) | {system.t: 0.2}
    open_system = replace(system, constraints=())
    tree = derive_dynamics(open_system, "kane").results
    M, c, tau = (sb.evaluate(tree[name], values) for name in ("M", "c", "tau"))
    constraints = partitioned_constraints(system)
    rows, kept = constraints.rows, list(constraints.partition.rows)
    J = sb.evaluate(rows.J, values)[kept]
    gamma = sb.evaluate(list(rows.gamma), values)[kept]
    n, m = len(v), len(gamma)
    kkt = np.block([[M, -J.T], [J, np.zeros((m, m))]])
    expected = np.linalg.solve(kkt, np.concatenate([tau - c, gamma]))
    for formalism in ("composite", "recursive", "articulated", "kane", "tmt"):
        found = derive_dynamics(system, formalism).results
        vd = sb.evaluate(found["vd"], values)
        np.testing.assert_allclose(vd, expected[:n], **CLOSE)
        lam = sb.evaluate(found["lam"], values)[kept]
        np.testing.assert_allclose(lam, expected[n:], **CLOSE)


@pytest.mark.parametrize("seed", range(4))
def test_jacobian_and_gamma_are_the_derivatives_of_the_conditions(seed):
    """By central differences along a straight path q0 + v t of the coordinates."""
    model = closed_chain(2 * seed + 1)  # no quaternions, so rates are velocities
    system = close_and_partition(sb.assemble(model))
    rows = partitioned_constraints(system).rows
    values = dict(zip(system.p, parameter_values(system), strict=True))
    v = np.random.default_rng(seed).normal(size=len(system.v))
    values |= dict(zip(system.v, v, strict=True)) | {system.t: 0.0}

    def phi(s: float) -> np.ndarray:
        q = np.array(system.q_start) + s * v
        return sb.evaluate(list(rows.phi), values | dict(zip(system.q, q, strict=True)))

    h = 1e-4
    at = values | dict(zip(system.q, system.q_start, strict=True))
    first = (phi(h) - phi(-h)) / (2 * h)
    second = (phi(h) - 2 * phi(0) + phi(-h)) / h**2
    np.testing.assert_allclose(sb.evaluate(rows.J, at) @ v, first, atol=1e-6)
    np.testing.assert_allclose(-sb.evaluate(list(rows.gamma), at), second, atol=1e-5)


@pytest.mark.parametrize("seed", range(4))
def test_multipliers_do_the_work_of_their_wrenches(seed):
    """Jᵀ lam is what the wrenches of the constraint do in the joints."""
    model = closed_chain(seed)
    system = close_and_partition(sb.assemble(model))
    rng = np.random.default_rng(seed)
    rows = partitioned_constraints(system).rows
    lam = rng.normal(size=len(rows.names))
    values = dict(zip(system.p, parameter_values(system), strict=True))
    values |= dict(zip(system.q, system.q_start, strict=True))
    values |= dict.fromkeys(system.v, 0.0) | {system.t: 0.0}
    found = _generalized(system, lam)
    expected = sb.evaluate(rows.J, values).T @ lam
    np.testing.assert_allclose(sb.evaluate(found, values), expected, **CLOSE)


def _generalized(system, lam):
    tree = build_tree(system, merge=False)
    motion = forward_pass(tree, accelerated=False)
    measured = TreeKinematics(system, tree, motion)
    plain = applied_loads(measured)
    by_name = dict(
        zip(system.constraints[0].multipliers, map(const, lam.tolist()), strict=True)
    )
    loaded = with_constraints(measured, plain, by_name)
    before = inverse_dynamics(tree, motion, plain)
    after = inverse_dynamics(tree, motion, loaded)
    free = [m.index for m in tree.free()]
    return [before[i - 1] - after[i - 1] for i in free]
