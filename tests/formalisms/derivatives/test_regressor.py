"""The forces of a motion are linear in inertial parameters, with the regressor."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import KINDS, random_state_of, random_tree

# By the order of Pinocchio's parameters: m, mc, Ixx, Ixy, Iyy, Ixz, Iyz, Izz.
ORDER = [0, 1, 2, 3, 4, 5, 7, 6, 8, 9]


def forces(compiled, rng):
    """Return a random motion, its forces, and the regressor there."""
    q, v = random_state_of(rng, compiled.system)
    vd = rng.normal(size=len(v))
    tau = compiled.inverse_dynamics(0.3, q, v, vd)
    return tau, compiled.regressor(0.3, q, v, vd), (q, v, vd)


@pytest.mark.parametrize("seed", range(6))
def test_forces_of_random_trees_are_linear_in_it(seed):
    rng = np.random.default_rng(seed)
    compiled = sb.compile_model(random_tree(rng, 6, kinds=KINDS), backend="python")
    tau, Y, _ = forces(compiled, rng)
    values = list(compiled.inertial_parameters().values())
    np.testing.assert_allclose(Y @ values, tau, rtol=0, atol=1e-11 * abs(tau).max())


@pytest.mark.slow
def test_of_large_trees_as_well(rng):
    compiled = sb.compile_model(sb.library.humanoid())
    tau, Y, _ = forces(compiled, rng)
    values = list(compiled.inertial_parameters().values())
    np.testing.assert_allclose(Y @ values, tau, rtol=0, atol=1e-12 * abs(tau).max())


@pytest.mark.parametrize("name", ["four_bar", "crank_slider"])
def test_along_the_velocities_of_explicit_loops(name, rng):
    model = getattr(sb.library, name)()
    compiled = sb.compile_model(model)
    tau, Y, motion = forces(compiled, rng)
    values = np.array(list(compiled.inertial_parameters().values()))
    held = zip(compiled.system.p, compiled.parameters, strict=True)
    doubled = [(s.name, v) for s, v in held if s.name[:2] in ("m_", "J_")]
    p = {name: 2 * value for name, value in doubled}
    other = compiled.with_parameters(p)
    more = np.array(list(other.inertial_parameters().values()))
    wanted = other.inverse_dynamics(0.3, *motion) - tau
    np.testing.assert_allclose(Y @ (more - values), wanted, rtol=1e-12, atol=1e-12)
    assert np.abs(wanted).max() > 1e-3


def test_loads_and_armatures_are_not_part_of_it(rng):
    model = sb.library.chain(3)
    joint = model.joints["joint_1"]
    model.add_load("friction", sb.loads.JointForce(joint, -0.3 * joint.v[0]))
    compiled = sb.compile_model(model)
    tau, Y, (_, v, _) = forces(compiled, rng)
    values = list(compiled.inertial_parameters().values())
    wanted = np.array([0.3 * v[0], 0, 0])
    np.testing.assert_allclose(tau - Y @ values, wanted, rtol=0, atol=1e-10)


@pytest.mark.parametrize("name", ["arm7", "branching_tree"])
def test_pinocchio_has_the_same(name, rng):
    pin = pytest.importorskip("pinocchio")
    compiled = sb.compile_model(getattr(sb.library, name)())
    twin = as_pinocchio(pin, compiled)
    _, Y, (q, v, vd) = forces(compiled, rng)
    data = twin.createData()
    wanted = pin.computeJointTorqueRegressor(twin, data, q, v, vd)
    wanted = wanted.reshape(len(v), -1, 10)
    found = Y.reshape(len(v), -1, 10)[:, :, ORDER]
    scale = abs(wanted).max()
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-12 * scale)


def as_pinocchio(pin, compiled):
    """Return the tree in Pinocchio, whose bodies are where their joints are."""
    twin, system = pin.Model(), compiled.system
    values = dict(zip(system.p, compiled.parameters, strict=True))
    twin.gravity.linear = sb.evaluate(system.gravity, values)
    for i, joint in enumerate(system.joints):
        R, place = (sb.evaluate(x, values) for x in (joint.parent.R, joint.parent.p))
        (element,) = joint.elements
        axis = np.array([float(x) for x in element.axis])
        turning = pin.JointModelRevoluteUnaligned
        sliding = pin.JointModelPrismaticUnaligned
        kind = turning if element.kind == "R" else sliding
        twin.addJoint(system.parent[i], kind(axis), pin.SE3(R, place), joint.name)
    return twin
