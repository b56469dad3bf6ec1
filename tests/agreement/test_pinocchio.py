"""Random trees against Pinocchio's recursive algorithms.

The tolerance is relative to the largest entry: rounding is multiplied by the condition
of the mass matrix, which is below 1e5 in these trees.
"""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import symbody as sb
from probes.random_systems import ELEMENTARY, random_values, tree_of
from symbody.closure import close_and_partition
from symbody.expr.evaluate import evaluate
from symbody.formalisms.keeping.closure import partitioned_constraints
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.spatial.vectors import full
from symbody.system import assemble

pin = pytest.importorskip("pinocchio")

PLANS = st.lists(
    st.tuples(st.integers(0, 11), st.sampled_from(ELEMENTARY)), min_size=1, max_size=12
)
SEEDS = st.integers(0, 2**32 - 1)


def joint_model(element):
    if element.kind == "Q":
        return pin.JointModelSpherical()
    axis = np.array([float(component) for component in element.axis])
    if element.kind == "R":
        return pin.JointModelRevoluteUnaligned(axis)
    return pin.JointModelPrismaticUnaligned(axis)


def placed(frame, values):
    return pin.SE3(evaluate(frame.R, values), evaluate(frame.p, values))


def twin_of(system, values):
    """Return Pinocchio's model: a joint for each elementary motion, and the bodies."""
    model = pin.Model()
    model.gravity.linear = evaluate(system.gravity, values)
    places = {"world": (0, pin.SE3.Identity())}
    for body, joint in zip(system.bodies, system.joints, strict=True):
        carrier, at = places[joint.parent.body.name]
        at = at * placed(joint.parent, values)
        for element in joint.elements:
            name = f"{joint.name}_{element.label}"
            carrier = model.addJoint(carrier, joint_model(element), at, name)
            at = pin.SE3.Identity()
        at = at * placed(joint.child, values).inverse()
        inertia = pin.Inertia(
            evaluate(body.mass, values),
            evaluate(body.com, values),
            evaluate(full(body.inertia), values),
        )
        model.appendBodyToJoint(carrier, inertia, at)
        places[body.name] = carrier, at
        model.addFrame(pin.Frame(body.name, carrier, at, pin.FrameType.OP_FRAME))
    return model


def depth_first(plan):
    """Return a plan in which each body hangs on the path to the one before.

    Pinocchio fills its mass matrix for such numberings only.
    """
    path, result = [0], []
    for i, (carrier, kind) in enumerate(plan, start=1):
        position = carrier % len(path)
        result.append((path[position], kind))
        path = [*path[: position + 1], i]
    return result


def their_state(system, values):
    """Return q with the scalar part of quaternions last, and v."""
    q = np.array([values[symbol] for symbol in system.q])
    for start in system.quaternions:
        q[start : start + 4] = np.roll(q[start : start + 4], -1)
    return q, np.array([values[symbol] for symbol in system.v])


def case_of(plan, seed):
    rng = np.random.default_rng(seed)
    system = assemble(tree_of(plan, rng))
    assume(system.v)
    values = random_values(rng, system)
    twin = twin_of(system, values)
    return system, values, twin, twin.createData(), *their_state(system, values)


def assert_close(actual, expected):
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-10 * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.booleans())
def test_mass_matrix_and_bias_are_theirs(plan, seed, merge):
    system, values, twin, data, q, v = case_of(depth_first(plan), seed)
    for formalism in ("composite", "recursive"):
        derivation = derive_by(system, formalism, merge=merge)
        M = np.triu(pin.crba(twin, data, q))
        assert_close(np.triu(evaluate(derivation.M, values)), M)
        c = evaluate(list(derivation.c), values)
        assert_close(c, pin.nonLinearEffects(twin, data, q, v))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.sampled_from(("articulated", "composite")), st.booleans())
def test_accelerations_are_theirs(plan, seed, formalism, merge):
    system, values, twin, data, q, v = case_of(plan, seed)
    derivation = derive_by(system, formalism, merge=merge)
    vd = evaluate(list(derivation.vd), values)
    assert_close(vd, pin.aba(twin, data, q, v, np.zeros(len(v))))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.booleans())
def test_forces_of_a_given_motion_are_theirs(plan, seed, merge):
    system, values, twin, data, q, v = case_of(plan, seed)
    vd = np.array([values[symbol] for symbol in system.vd])
    tau = derive_inverse(system, merge=merge).results["tau"]
    assert_close(evaluate(list(tau), values), pin.rnea(twin, data, q, v, vd))


def test_a_free_joint_is_their_free_flyer(rng):
    """Theirs has the linear velocity in the body's axes, ours in the world's.

    ẍ = R (v̇ + ω × v) converts their acceleration.
    """
    system = assemble(tree_of([(0, "free")], rng, turned_frames=False))
    values = random_values(rng, system)
    free = twin_of(system, values)
    twin = pin.Model()
    twin.gravity = free.gravity
    at = placed(system.joints[0].parent, values)
    base = twin.addJoint(0, pin.JointModelFreeFlyer(), at, "free")
    twin.appendBodyToJoint(base, free.inertias[-1], pin.SE3.Identity())
    q, v = their_state(system, values)
    R = pin.Quaternion(q[3:]).matrix()
    v_body = np.concatenate([R.T @ v[:3], v[3:]])
    a = pin.aba(twin, twin.createData(), q, v_body, np.zeros(6))
    expected = np.concatenate([R @ (a[:3] + np.cross(v[3:], v_body[:3])), a[3:]])
    actual = evaluate(list(derive_by(system, "articulated", merge=False).vd), values)
    assert_close(actual, expected)


def test_a_joint_model_of_its_own_is_theirs_too(rng):
    """The axis-aligned joints of Pinocchio do not share code with the unaligned."""
    system = assemble(tree_of([(0, "Rx"), (1, "Ty"), (2, "Rz")], rng))
    values = random_values(rng, system)
    unaligned = twin_of(system, values)
    twin = pin.Model()
    twin.gravity = unaligned.gravity
    kinds = (pin.JointModelRX(), pin.JointModelPY(), pin.JointModelRZ())
    for i, kind in enumerate(kinds, start=1):
        twin.addJoint(i - 1, kind, unaligned.jointPlacements[i], f"joint_{i}")
        twin.appendBodyToJoint(i, unaligned.inertias[i], pin.SE3.Identity())
    q, v = their_state(system, values)
    expected = pin.aba(twin, twin.createData(), q, v, np.zeros(3))
    actual = evaluate(list(derive_by(system, "composite", merge=False).vd), values)
    assert_close(actual, expected)


# The third body carries two branches, whose ends meet.
CARRIERS = (0, 1, 2, 3, 4, 3, 6, 7, 8)
TURNING = ("Rx", "Ry", "Rz", "Tz", "skew", "universal", "ball")


def closed_case(seed, cut):
    """Return a random tree, closed where its ends are, and their joints and places."""
    rng = np.random.default_rng(seed)
    pin.seed(seed)
    kinds = rng.choice(TURNING, size=len(CARRIERS)).tolist()
    model = tree_of(list(zip(CARRIERS, kinds, strict=True)), rng)
    system = assemble(model)
    values = random_values(rng, system)
    twin, q = twin_of(system, values), their_state(system, values)[0]
    data = twin.createData()
    pin.framesForwardKinematics(twin, data, q)
    bodies = {"world": model.world, **model.bodies}
    pairs = [("body_4", "body_8"), ("world", "body_8")][
        : 1 + (cut is sb.constraints.BallCut)
    ]
    cuts = []
    for i, pair in enumerate(pairs):
        meeting = pin.SE3.Random() if i == 0 else cuts[0][2]
        ends, joints, places = [], [], []
        for name in pair:
            frame = twin.frames[twin.getFrameId(name)] if name != "world" else None
            at = data.oMf[twin.getFrameId(name)] if frame else pin.SE3.Identity()
            inner = at.inverse() * meeting
            ends.append(
                bodies[name].add_frame(f"end_{i}", inner.translation, inner.rotation)
            )
            joints.append(frame.parentJoint if frame else 0)
            places.append(frame.placement * inner if frame else inner)
        model.add_constraint(f"cut_{i}", cut(*ends))
        cuts.append((joints, places, meeting))
    start = tuple(values[symbol] for symbol in system.q)
    return (
        close_and_partition(replace(assemble(model), q_start=start)),
        values,
        twin,
        q,
        cuts,
    )


@pytest.mark.covering(1)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("cut", [sb.constraints.BallCut, sb.constraints.BodyCut])
def test_accelerations_of_closed_chains_are_theirs(seed, cut):
    """At closed positions, and velocities that keep the loops closed."""
    system, values, twin, q, cuts = closed_case(seed, cut)
    J = evaluate(partitioned_constraints(system).rows.J, values)
    v = np.array([values[symbol] for symbol in system.v])
    v -= np.linalg.pinv(J) @ J @ v
    values |= dict(zip(system.v, v, strict=True))
    kind = (
        pin.ContactType.CONTACT_3D
        if cut is sb.constraints.BallCut
        else pin.ContactType.CONTACT_6D
    )
    models, datas = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
    for (a, b), (at, bt), _ in cuts:
        models.append(pin.RigidConstraintModel(kind, twin, a, at, b, bt))
        datas.append(models[-1].createData())
    data = twin.createData()
    pin.initConstraintDynamics(twin, data, models, datas)
    precise = pin.ProximalSettings(1e-13, 1e-10, 100)
    expected = pin.constraintDynamics(
        twin, data, q, v, np.zeros(len(v)), models, datas, precise
    )
    for formalism in ("composite", "articulated", "recursive"):
        vd = evaluate(list(derive_dynamics(system, formalism).results["vd"]), values)
        scale = np.abs(expected).max(initial=1.0)
        np.testing.assert_allclose(vd, expected, rtol=0, atol=1e-10 * scale)
