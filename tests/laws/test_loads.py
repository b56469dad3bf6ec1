"""Loads do the work that their forces do on the ways of their points.

The generalized force Q of a load is what inverse dynamics needs less with it, and by
virtual work (∂r/∂q N)ᵀ F + (∂w/∂v)ᵀ T. Derivatives are exact: 1e-11 of the largest.
"""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from probes.plans import BOTH, SEEDS, plans
from probes.random_systems import (
    random_frames,
    random_values,
    tree_of,
)
from symbody.errors import ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import Distance, Position
from symbody.system import assemble
from symbody.system.system import coordinate_rates

PLANS = plans(3, 4, 2)
SHORT_PLANS = PLANS.map(lambda plan: plan[:2])


def scene_of(plan, seed):
    """Return a random tree, and frames on two different bodies and any third."""
    rng = np.random.default_rng(seed)
    model = tree_of(plan, rng)
    return rng, model, *random_frames(model, rng, ("on", "reaction", "axes"))


def by_recursion(system, merge):
    tau = derive_inverse(system, merge=merge).results["tau"]
    return [-entry for entry in tau]


def by_closed_formulas(system, merge):
    derivation = derive_by(system, "kane", merge=merge)
    return [t - c for t, c in zip(derivation.tau, derivation.c, strict=True)]


def generalized_force(system, values, merge, way=by_recursion):
    loaded = evaluate(way(system, merge), values)
    return loaded - evaluate(way(replace(system, loads=()), merge), values)


def measured_in(system):
    return TreeKinematics(system, build_tree(system, merge=False))


def ways(system, frame, values):
    """Return the partial velocities of a frame's origin in the world's axes."""
    r = measured_in(system).position(frame, None, None)
    N = jacobian(coordinate_rates(system), system.v)
    return evaluate(jacobian(r, system.q), values) @ evaluate(N, values)


def turns(system, frame, values):
    """Return the partial angular velocities of a frame in the world's axes."""
    w = measured_in(system).angular_velocity(frame, None, None)
    return evaluate(jacobian(w, system.v), values)


def in_world(system, frame, a, values):
    return evaluate(measured_in(system).rotation(frame, None), values) @ a


def assert_close(actual, expected):
    scale = max(1.0, np.abs(expected).max(initial=0))
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-11 * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_force_and_its_reaction_work_along_their_points(plan, seed, merge):
    rng, model, on, reaction, axes = scene_of(plan, seed)
    F = rng.normal(size=3)
    model.add_load("force", Force(on, F, reaction_on=reaction, expressed_in=axes))
    system = assemble(model)
    values = random_values(rng, system)
    partial = ways(system, on, values) - ways(system, reaction, values)
    expected = partial.T @ in_world(system, axes, F, values)
    assert_close(generalized_force(system, values, merge), expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_torque_and_its_reaction_work_along_their_turns(plan, seed, merge):
    rng, model, on, reaction, axes = scene_of(plan, seed)
    T = rng.normal(size=3)
    model.add_load("torque", Torque(on, T, reaction_on=reaction, expressed_in=axes))
    system = assemble(model)
    values = random_values(rng, system)
    partial = turns(system, on, values) - turns(system, reaction, values)
    expected = partial.T @ in_world(system, axes, T, values)
    assert_close(generalized_force(system, values, merge), expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_components_refer_to_the_world_unless_said_otherwise(plan, seed, merge):
    rng, model, first, second, _ = scene_of(plan, seed)
    on = second if first.body is model.world else first
    F, T = rng.normal(size=(2, 3))
    model.add_load("force", Force(on, F))
    model.add_load("torque", Torque(on, T))
    system = assemble(model)
    values = random_values(rng, system)
    expected = ways(system, on, values).T @ F + turns(system, on, values).T @ T
    assert_close(generalized_force(system, values, merge), expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_force_between_points_works_along_their_distance(plan, seed, merge):
    rng, model, a, b, _ = scene_of(plan, seed)
    length = model.add_sensor("length", Distance(a, b))[0]
    model.add_load("force", PointToPoint(a, b, 7.5))
    system = assemble(model)
    values = random_values(rng, system)
    slope = jacobian(measured_in(system).resolve([length]), system.q)
    N = evaluate(jacobian(coordinate_rates(system), system.v), values)
    expected = 7.5 * evaluate(slope, values)[0] @ N
    assert_close(generalized_force(system, values, merge), expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_spring_pulls_down_its_potential(plan, seed, merge):
    """Its formula goes through a sensor and two expressions."""
    rng, model, a, b, _ = scene_of(plan, seed)
    stiffness = model.add_parameter("stiffness", 30.0)
    length = model.add_sensor("length", Distance(a, b))[0]
    stretch = model.add_expression("stretch", length - 0.4)
    pull = model.add_expression("pull", stiffness * stretch)
    model.add_load("spring", PointToPoint(a, b, -pull))
    system = assemble(model)
    values = random_values(rng, system)
    potential = measured_in(system).resolve([stiffness * stretch**2 / 2])
    N = evaluate(jacobian(coordinate_rates(system), system.v), values)
    slope = evaluate(jacobian(potential, system.q), values)[0] @ N
    assert_close(generalized_force(system, values, merge), -slope)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_joint_force_works_along_its_velocities(plan, seed, merge):
    rng, model, *_ = scene_of(plan, seed)
    expected = {}
    for name, joint in model.joints.items():
        if joint.v:
            forces = rng.normal(size=len(joint.v))
            model.add_load(f"motor_{name}", JointForce(joint, forces))
            expected.update(zip(joint.v, forces, strict=True))
    system = assemble(model)
    values = random_values(rng, system)
    Q = generalized_force(system, values, merge)
    assert_close(Q, np.array([expected[v] for v in system.v]))


@settings.get_profile("mechanisms")
@given(SHORT_PLANS, SEEDS, BOTH)
def test_closed_formulas_feel_the_same_loads(plan, seed, merge):
    rng, model, a, b, axes = scene_of(plan, seed)
    model.add_load("force", Force(a, (1, 2, 3), reaction_on=b, expressed_in=axes))
    on = a if b.body is model.world else b
    model.add_load("torque", Torque(on, (3, 2, 1), expressed_in=a))
    model.add_load("line", PointToPoint(a, b, 4))
    for name, joint in model.joints.items():
        if joint.v:
            model.add_load(f"damper_{name}", JointForce(joint, [-v for v in joint.v]))
    system = assemble(model)
    values = random_values(rng, system)
    expected = generalized_force(system, values, merge)
    actual = generalized_force(system, values, merge, by_closed_formulas)
    assert_close(actual, expected)


def test_a_load_sees_the_motion_of_a_driven_joint_as_a_formula(rng):
    model = tree_of([(0, "Rx"), (1, "Tz")], rng)
    driven, free = model.joints.values()
    model.add_load("spring", JointForce(free, 5 * driven.q[0] + 7 * driven.v[0]))
    model.drive(driven, 2 * model.t**2)
    system = assemble(model)
    tau = derive_by(system, "composite", merge=False).tau
    assert evaluate(list(tau), {system.t: 3.0}).tolist() == [5 * 18 + 7 * 12]


def test_a_load_may_follow_an_input_a_sensor_and_time(rng):
    model = tree_of([(0, "Tz")], rng)
    joint = model.joints["joint_0"]
    u = model.add_input("u", shape=2)
    height = model.add_sensor("height", Position(model.bodies["body_0"]))[2]
    force = u[0] * height + u[1] * model.t
    model.add_load("push", JointForce(joint, force))
    system = assemble(model)
    values = random_values(rng, system)
    measured = evaluate(measured_in(system).resolve([height])[0], values)
    tau = derive_by(system, "composite", merge=False).tau[0]
    first, second = (values[symbol] for symbol in system.u)
    expected = first * measured + second * values[system.t]
    assert evaluate(tau, values) == pytest.approx(expected, rel=1e-13)


def test_a_force_between_points_that_always_coincide_is_refused():
    model = Model("m")
    body = model.add_body("body", mass=1, com=(1, 0, 0))
    model.add_joint("hinge", model.world, body, "Rz")
    model.add_load("line", PointToPoint(body, model.world, 1))
    with pytest.raises(ModelError, match=r"body and world.*no direction.* Move one"):
        derive_by(assemble(model), "composite", merge=False)


def test_a_distance_of_points_that_always_coincide_is_refused():
    model = Model("m")
    body = model.add_body("body", mass=1, com=(1, 0, 0))
    model.add_joint("hinge", model.world, body, "Rz")
    length = model.add_sensor("length", Distance(body, model.world))[0]
    with pytest.raises(
        ModelError, match=r"distance of body and world.*no rate. Move one"
    ):
        measured_in(assemble(model)).resolve([length])
