"""Random trees against MuJoCo, which computes in other coordinates than ours.

The tolerance is relative to the largest entry: rounding is multiplied by the condition
of the mass matrix, which is below 1e5 in these trees.
"""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probes.plans import SEEDS, plans
from probes.random_systems import ELEMENTARY, random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.spatial.vectors import full
from symbody.system import assemble

mujoco = pytest.importorskip("mujoco")

PLANS = plans(11, 12, kinds=ELEMENTARY)


def quaternion_of(R):
    quaternion = np.empty(4)
    mujoco.mju_mat2Quat(quaternion, np.ascontiguousarray(R).reshape(9))
    return quaternion


def placed(frame, values):
    return evaluate(frame.R, values), evaluate(frame.p, values)


def add_inertia(twin, body, joint, values):
    """Give MuJoCo the mass in the child's frame of the joint, on principal axes."""
    R, p = placed(joint.child, values)
    moments, axes = np.linalg.eigh(evaluate(full(body.inertia), values))
    axes[:, 0] *= np.linalg.det(axes)
    twin.mass = evaluate(body.mass, values)
    twin.ipos = R.T @ (evaluate(body.com, values) - p)
    twin.inertia, twin.iquat = moments, quaternion_of(R.T @ axes)
    twin.explicitinertial = True


def add_motion(twin, element):
    kinds = {
        "R": mujoco.mjtJoint.mjJNT_HINGE,
        "T": mujoco.mjtJoint.mjJNT_SLIDE,
        "Q": mujoco.mjtJoint.mjJNT_BALL,
    }
    joint = twin.add_joint(type=kinds[element.kind])
    if element.kind != "Q":
        joint.axis = [float(component) for component in element.axis]


def twin_of(system, values, *, free_joint=False):
    """Return MuJoCo's model; each of its bodies has the child's frame of the joint."""
    spec = mujoco.MjSpec()
    spec.option.gravity = evaluate(system.gravity, values)
    spec.option.disableflags = mujoco.mjtDisableBit.mjDSBL_CONTACT
    places = {"world": (spec.worldbody, (np.eye(3), np.zeros(3)))}
    for body, joint in zip(system.bodies, system.joints, strict=True):
        carrier, (R_child, p_child) = places[joint.parent.body.name]
        R, p = placed(joint.parent, values)
        twin = carrier.add_body(name=body.name)
        twin.pos = R_child.T @ (p - p_child)
        twin.quat = quaternion_of(R_child.T @ R)
        if free_joint and joint is system.joints[0]:
            twin.add_freejoint()
        else:
            for element in joint.elements:
                add_motion(twin, element)
        add_inertia(twin, body, joint, values)
        places[body.name] = twin, placed(joint.child, values)
    return spec.compile()


def orders(system, twin):
    """Return where our q and v are in theirs, whose bodies go depth first."""
    q, v = [], []
    for body, joint in zip(system.bodies, system.joints, strict=True):
        if joint.v:
            first = twin.body(body.name).jntadr[0]
            q += range(twin.jnt_qposadr[first], twin.jnt_qposadr[first] + len(joint.q))
            v += range(twin.jnt_dofadr[first], twin.jnt_dofadr[first] + len(joint.v))
    return q, v


def data_at(system, values, twin, shift=0):
    """Return MuJoCo's data at our state, and where our velocities are in it."""
    data = mujoco.MjData(twin)
    q, v = orders(system, twin)
    data.qpos[q] = [values[symbol] for symbol in system.q]
    data.qpos[:3] += shift
    data.qvel[v] = [values[symbol] for symbol in system.v]
    return data, v


def case_of(plan, seed):
    rng = np.random.default_rng(seed)
    system = assemble(tree_of([*plan, (0, "Rz")], rng))
    values = random_values(rng, system)
    twin = twin_of(system, values)
    return system, values, twin, *data_at(system, values, twin)


def assert_close(actual, expected):
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-10 * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.sampled_from(("articulated", "composite")), st.booleans())
def test_accelerations_are_theirs(plan, seed, formalism, merge):
    system, values, twin, data, v = case_of(plan, seed)
    mujoco.mj_forward(twin, data)
    vd = evaluate(list(derive_by(system, formalism, merge=merge).vd), values)
    assert_close(vd, data.qacc[v])


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.booleans())
def test_mass_matrix_and_bias_are_theirs(plan, seed, merge):
    system, values, twin, data, v = case_of(plan, seed)
    mujoco.mj_forward(twin, data)
    M = np.zeros((twin.nv, twin.nv))
    for column, unit in zip(M, np.eye(twin.nv), strict=True):
        mujoco.mj_mulM(twin, data, column, unit)
    derivation = derive_by(system, "recursive", merge=merge)
    assert_close(evaluate(derivation.M, values), M[np.ix_(v, v)])
    assert_close(evaluate(list(derivation.c), values), data.qfrc_bias[v])


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.booleans())
def test_forces_of_a_given_motion_are_theirs(plan, seed, merge):
    system, values, twin, data, v = case_of(plan, seed)
    data.qacc[v] = [values[symbol] for symbol in system.vd]
    mujoco.mj_inverse(twin, data)
    tau = derive_inverse(system, merge=merge).results["tau"]
    assert_close(evaluate(list(tau), values), data.qfrc_inverse[v])


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_trees_on_a_free_joint_of_theirs_move_alike(plan, seed):
    """Its position is that of the body in the world, so ours is shifted."""
    rng = np.random.default_rng(seed)
    plan = [(0, "free"), *((1 + carrier % (i + 1), k) for i, (carrier, k) in
                           enumerate(plan))]  # fmt: skip
    system = assemble(tree_of(plan, rng, turned_frames=False))
    values = random_values(rng, system)
    twin = twin_of(system, values, free_joint=True)
    at = evaluate(system.joints[0].parent.p, values)
    data, v = data_at(system, values, twin, shift=at)
    mujoco.mj_forward(twin, data)
    vd = evaluate(list(derive_by(system, "articulated", merge=True).vd), values)
    assert_close(vd, data.qacc[v])
