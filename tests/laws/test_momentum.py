"""Nothing inside changes the momentum of a free system: exactly, 1e-11 of its parts."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from probes.plans import SEEDS, plans
from probes.random_systems import random_values, tree_of
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.body import Frame
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.spatial.vectors import IDENTITY, add3, cross, full, matvec, scale
from symbody.system import assemble
from symbody.system.system import coordinate_rates

PLANS = plans(3, 4)


def floating(plan, rng):
    """Return a tree on a free joint, far from anything that attracts it."""
    hung = [(1 + carrier % (i + 1), kind) for i, (carrier, kind) in enumerate(plan)]
    model = tree_of([(0, "free"), *hung], rng)
    model.gravity = (0, 0, 0)
    return model


def add_internal_loads(model, rng):
    first, *_, last = model.bodies.values()
    a = first.add_frame("a", at=rng.normal(size=3))
    b = last.add_frame("b", at=rng.normal(size=3))
    model.add_load("line", PointToPoint(a, b, 3.0))
    model.add_load("twist", Torque(a, rng.normal(size=3), b, expressed_in=b))
    for name, joint in list(model.joints.items())[1:]:
        if joint.v:
            forces = rng.normal(size=len(joint.v)) - 0.5 * np.array(joint.v)
            model.add_load(f"motor_{name}", JointForce(joint, forces))


def momenta(system):
    """Return momentum, and angular momentum about the origin of the world."""
    measured = TreeKinematics(system, build_tree(system, merge=True))
    P = L = (0, 0, 0)
    for body in system.bodies:
        center = Frame("center", body, body.com, IDENTITY)
        p = scale(body.mass, measured.velocity(center, None, None))
        w = measured.angular_velocity(center, None, center)
        spin = matvec(measured.rotation(center, None), matvec(full(body.inertia), w))
        P = add3(P, p)
        L = add3(L, add3(cross(measured.position(center, None, None), p), spin))
    return [*P, *L]


def rate_of_momenta(system, values, formalism):
    vd = derive_by(system, formalism, merge=True).vd
    flow = {system.t: 1, **dict(zip(system.q, coordinate_rates(system), strict=True))}
    flow.update(zip(system.v, system.vd, strict=True))
    found = evaluate(list(vd), values)
    values = values | dict(zip(system.vd, found, strict=True))
    return evaluate(time_derivative(momenta(system), flow), values), found


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.sampled_from(("composite", "articulated")))
def test_internal_loads_leave_the_momenta_alone(plan, seed, formalism):
    rng = np.random.default_rng(seed)
    model = floating(plan, rng)
    add_internal_loads(model, rng)
    system = assemble(model)
    values = random_values(rng, system)
    rate, vd = rate_of_momenta(system, values, formalism)
    np.testing.assert_allclose(rate, 0, atol=1e-11 * max(1.0, np.abs(vd).max()))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_a_force_from_outside_is_the_rate_of_momentum(plan, seed):
    rng = np.random.default_rng(seed)
    model = floating(plan, rng)
    body = list(model.bodies.values())[-1]
    F = rng.normal(size=3)
    model.add_load("push", Force(body, F))
    system = assemble(model)
    values = random_values(rng, system)
    rate, vd = rate_of_momenta(system, values, "articulated")
    measured = TreeKinematics(system, build_tree(system, merge=False))
    r = evaluate(measured.position(body.origin, None, None), values)
    tolerance = 1e-11 * max(1.0, np.abs(vd).max())
    np.testing.assert_allclose(rate, [*F, *np.cross(r, F)], atol=tolerance)
