"""Reactions of joints on random trees against Pinocchio's and MuJoCo's.

Pinocchio gives what each elementary motion transmits, in the frame of the joint after
it; the last of a joint is what our sensors show. MuJoCo's
sensors of force and torque sit at the child's frames; they show welded bodies, too.
The tolerance is relative to the largest number.
"""

import numpy as np
import pytest
from hypothesis import assume, given, settings

from probes.plans import SEEDS, plans
from probes.random_systems import ELEMENTARY, random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.outputs import derive_sensors
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque
from symbody.spatial.vectors import full
from symbody.system import assemble

PLANS = plans(7, 7, kinds=ELEMENTARY)


def case_of(plan, seed):
    """Return a tree with sensors of all reactions, their values, and the state."""
    rng = np.random.default_rng(seed)
    model = tree_of(plan, rng)
    for joint in model.joints.values():
        model.add_sensor(f"force_{joint.name}", ConstraintForce(joint))
        model.add_sensor(f"torque_{joint.name}", ConstraintTorque(joint))
    system = assemble(model)
    assume(system.v)
    values = random_values(rng, system)
    vd = evaluate(list(best_derivation(system).vd), values)
    values.update(zip(system.vd, vd, strict=True))
    reactions = derive_sensors(system).results
    numbers = {name: evaluate(nodes, values) for name, nodes in reactions.items()}
    return system, values, numbers


def placed(frame, values):
    return evaluate(frame.R, values), evaluate(frame.p, values)


def assert_close(actual, expected, scale):
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-10 * max(1, scale))


def pinocchio_twin(pin, system, values):
    """Return Pinocchio's model, and which of its joints is the last of each of ours."""
    twin = pin.Model()
    twin.gravity.linear = evaluate(system.gravity, values)
    places = {"world": (0, pin.SE3.Identity())}
    last = {}
    for body, joint in zip(system.bodies, system.joints, strict=True):
        carrier, at = places[joint.parent.body.name]
        at = at * pin.SE3(*placed(joint.parent, values))
        for element in joint.elements:
            axis = np.array([float(x) for x in element.axis])
            kind = {
                "Q": pin.JointModelSpherical,
                "R": lambda axis=axis: pin.JointModelRevoluteUnaligned(axis),
                "T": lambda axis=axis: pin.JointModelPrismaticUnaligned(axis),
            }[element.kind]()
            name = f"{joint.name}_{element.label}"
            carrier, at = twin.addJoint(carrier, kind, at, name), pin.SE3.Identity()
            last[joint.name] = carrier
        at = at * pin.SE3(*placed(joint.child, values)).inverse()
        J = evaluate(full(body.inertia), values)
        mass = pin.Inertia(evaluate(body.mass, values), evaluate(body.com, values), J)
        twin.appendBodyToJoint(carrier, mass, at)
        places[body.name] = carrier, at
    return twin, last


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_they_are_pinocchios(plan, seed):
    pin = pytest.importorskip("pinocchio")
    system, values, numbers = case_of(plan, seed)
    twin, last = pinocchio_twin(pin, system, values)
    q = np.array([values[symbol] for symbol in system.q])
    for start in system.quaternions:
        q[start : start + 4] = np.roll(q[start : start + 4], -1)
    v, vd = ([values[s] for s in symbols] for symbols in (system.v, system.vd))
    data = twin.createData()
    pin.rnea(twin, data, q, np.array(v), np.array(vd))
    for name, number in last.items():
        wrench = data.f[number]
        scale = np.abs([*wrench.linear, *wrench.angular]).max()
        assert_close(numbers[f"force_{name}"], wrench.linear, scale)
        assert_close(numbers[f"torque_{name}"], wrench.angular, scale)


def quaternion_of(mujoco, R):
    quaternion = np.empty(4)
    mujoco.mju_mat2Quat(quaternion, np.ascontiguousarray(R).reshape(9))
    return quaternion


def add_body(mujoco, carrier, at, body, joint, values):
    """Add a body to MuJoCo's model, its frame the child's frame of the joint."""
    R_child, p_child = at
    R, p = placed(joint.parent, values)
    twin = carrier.add_body(name=body.name)
    twin.pos = R_child.T @ (p - p_child)
    twin.quat = quaternion_of(mujoco, R_child.T @ R)
    kinds = {
        "R": mujoco.mjtJoint.mjJNT_HINGE,
        "T": mujoco.mjtJoint.mjJNT_SLIDE,
        "Q": mujoco.mjtJoint.mjJNT_BALL,
    }
    for element in joint.elements:
        made = twin.add_joint(type=kinds[element.kind])
        if element.kind != "Q":
            made.axis = [float(x) for x in element.axis]
    R, p = placed(joint.child, values)
    moments, axes = np.linalg.eigh(evaluate(full(body.inertia), values))
    axes[:, 0] *= np.linalg.det(axes)
    twin.mass = evaluate(body.mass, values)
    twin.ipos = R.T @ (evaluate(body.com, values) - p)
    twin.inertia, twin.iquat = moments, quaternion_of(mujoco, R.T @ axes)
    twin.explicitinertial = True
    return twin


def mujoco_data(mujoco, system, values):
    spec = mujoco.MjSpec()
    spec.option.gravity = evaluate(system.gravity, values)
    spec.option.disableflags = mujoco.mjtDisableBit.mjDSBL_CONTACT
    places = {"world": (spec.worldbody, (np.eye(3), np.zeros(3)))}
    for body, joint in zip(system.bodies, system.joints, strict=True):
        carrier, at = places[joint.parent.body.name]
        twin = add_body(mujoco, carrier, at, body, joint, values)
        site = f"site_{joint.name}"
        twin.add_site(name=site)
        for kind in ("FORCE", "TORQUE"):
            spec.add_sensor(
                name=f"{kind.lower()}_{joint.name}",
                type=getattr(mujoco.mjtSensor, f"mjSENS_{kind}"),
                objtype=mujoco.mjtObj.mjOBJ_SITE,
                objname=site,
            )
        places[body.name] = twin, placed(joint.child, values)
    twin = spec.compile()
    data = mujoco.MjData(twin)
    for body, joint in zip(system.bodies, system.joints, strict=True):
        if joint.v:
            first = twin.body(body.name).jntadr[0]
            q, v = twin.jnt_qposadr[first], twin.jnt_dofadr[first]
            data.qpos[q : q + len(joint.q)] = [values[s] for s in joint.q]
            data.qvel[v : v + len(joint.v)] = [values[s] for s in joint.v]
    return data


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_they_are_mujocos(plan, seed):
    mujoco = pytest.importorskip("mujoco")
    system, values, numbers = case_of(plan, seed)
    data = mujoco_data(mujoco, system, values)
    mujoco.mj_forward(data.model, data)
    for joint in system.joints:
        for kind in ("force", "torque"):
            name = f"{kind}_{joint.name}"
            theirs = np.array(data.sensor(name).data)
            scale = np.abs(data.sensordata).max()
            assert_close(numbers[name], theirs, scale)
