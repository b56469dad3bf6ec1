"""Sensors of accelerations, centres of mass and partial velocities on random trees.

Rates are exact derivatives of formulas, evaluated with the solved accelerations, whose
rounding is multiplied by the condition of the mass matrix: 1e-9 of the largest number.
Identities of velocities hold to 1e-11.
"""

import numpy as np
import pytest
from hypothesis import given, settings

from probes.plans import BOTH, SEEDS, Scene, plans
from probes.random_systems import (
    random_values,
)
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import sin
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.solved import kinematics_solved_by
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass, Jacobian
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Orientation,
    Position,
    Velocity,
)
from symbody.system import assemble
from symbody.system.system import coordinate_rates

PLANS = plans(3, 4, 2)


class Moving(Scene):
    """A scene with solved accelerations, in which some joints may be driven."""

    def __init__(self, plan, seed, driven=True):
        self.driven = driven
        super().__init__(plan, seed)

    def prepare(self, rng):
        for joint in self.model.joints.values() if self.driven else ():
            if len(joint.q) == len(joint.v) > 0 and rng.random() < 0.3:
                ways = [rng.normal() * sin(self.model.t) for _ in joint.q]
                self.model.drive(joint, ways)

    def kinematics(self, merge):
        vd = best_derivation(self.system).vd
        of = Derivations(self.system)
        measured = kinematics_solved_by(of, lambda: vd, merge=merge)
        values = random_values(self.rng, self.system)
        values.update(zip(self.system.vd, evaluate(list(vd), values), strict=True))
        return measured, values

    def rate(self, formulas):
        system = self.system
        flow = {
            system.t: 1,
            **dict(zip(system.q, coordinate_rates(system), strict=True)),
            **dict(zip(system.v, system.vd, strict=True)),
        }
        return time_derivative(formulas, flow)


def assert_close(actual, expected, tolerance=1e-9):
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=tolerance * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_an_acceleration_is_the_rate_of_a_velocity_in_the_world(plan, seed, merge):
    scene = Moving(plan, seed)
    (v, a), values = scene.measure(
        Velocity(scene.of), Acceleration(scene.of), merge=merge
    )
    assert_close(evaluate(a, values), evaluate(scene.rate(v), values))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_moving_observer_sees_the_rate_of_the_velocity_he_sees(plan, seed, merge):
    scene = Moving(plan, seed)
    (v, a), values = scene.measure(
        Velocity(scene.of, scene.by), Acceleration(scene.of, scene.by), merge=merge
    )
    assert_close(evaluate(a, values), evaluate(scene.rate(v), values))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_an_angular_acceleration_is_the_rate_he_sees_too(plan, seed, merge):
    scene = Moving(plan, seed)
    kinds = (AngularVelocity, AngularAcceleration)
    sensors = [kind(scene.of, by) for by in (None, scene.by) for kind in kinds]
    (w, wd, w_by, wd_by), values = scene.measure(*sensors, merge=merge)
    assert_close(evaluate(wd, values), evaluate(scene.rate(w), values))
    assert_close(evaluate(wd_by, values), evaluate(scene.rate(w_by), values))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_components_turn_with_the_frame_they_are_expressed_in(plan, seed, merge):
    scene = Moving(plan, seed)
    kinds = (Acceleration, AngularAcceleration, CenterOfMass)
    bodies = list(scene.model.bodies.values())
    places = (scene.of, scene.of, bodies)
    own = [kind(of, scene.by) for kind, of in zip(kinds, places, strict=True)]
    other = [
        kind(of, scene.by, scene.axes) for kind, of in zip(kinds, places, strict=True)
    ]
    R = Orientation(scene.by, scene.axes)
    formulas, values = scene.measure(R, *own, *other, merge=merge)
    R, *vectors = (evaluate(f, values) for f in formulas)
    for a, b in zip(vectors[:3], vectors[3:], strict=True):
        assert_close(b, R @ a)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_accelerations_in_own_axes_are_the_turned_ones(plan, seed, merge):
    scene = Moving(plan, seed)
    kinds = (Acceleration, AngularAcceleration)
    sensors = [kind(scene.of) for kind in kinds]
    sensors += [kind(scene.of, expressed_in=scene.of) for kind in kinds]
    formulas, values = scene.measure(Orientation(scene.of), *sensors, merge=merge)
    R, a, wd, a_own, wd_own = (evaluate(f, values) for f in formulas)
    assert_close(R @ a_own, a)
    assert_close(R @ wd_own, wd)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_partial_velocities_times_velocities_are_velocities(plan, seed, merge):
    plan = [
        (carrier, "Rx" if kind == "law_of_time" else kind) for carrier, kind in plan
    ]
    scene = Moving(plan, seed, driven=False)
    joints = [joint for joint in scene.model.joints.values() if joint.v]
    if not joints:
        return
    scene.rng.shuffle(joints)
    velocities = [s for joint in joints for s in joint.v]
    views = [(eye, axes) for eye in (None, scene.by) for axes in (None, scene.axes)]
    sensors = []
    for eye, axes in views:
        sensors += [Jacobian(scene.of, joints, axes, seen_from=eye),
                    AngularVelocity(scene.of, eye, axes),
                    Velocity(scene.of, eye, axes)]  # fmt: skip
    formulas, values = scene.measure(*sensors, merge=merge)
    found = [evaluate(f, values) for f in formulas]
    for J, w, v in zip(found[::3], found[1::3], found[2::3], strict=True):
        assert_close(J @ [values[s] for s in velocities], [*w, *v], 1e-11)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_the_centre_of_mass_moves_with_the_momentum_of_all_bodies(plan, seed, merge):
    scene = Moving(plan, seed)
    bodies = list(scene.model.bodies.values())
    centers = [body.add_frame("center", at=body.com) for body in bodies]
    sensors = [CenterOfMass(), *(Velocity(center) for center in centers)]
    (center, *velocities), values = scene.measure(*sensors, merge=merge)
    masses = evaluate([body.mass for body in bodies], values)
    momentum = masses @ np.array([evaluate(v, values) for v in velocities])
    rate = np.array(evaluate(scene.rate(center), values))
    assert_close(masses.sum() * rate, momentum, 1e-11)


def test_the_centre_of_mass_of_one_body_is_where_it_was_put():
    model = Model()
    body = model.add_body("body", mass=2, com=(0.1, 0.2, 0.3))
    model.add_joint("slide", model.world, body, "Tx")
    model.add_sensor("center", CenterOfMass(body))
    model.add_sensor("frame", Position(body.add_frame("center", (0.1, 0.2, 0.3))))
    system = assemble(model)
    measured = TreeKinematics(system, build_tree(system, merge=False))
    center = measured.resolve(system.sensors["center"].symbols.tolist())
    assert center == measured.resolve(system.sensors["frame"].symbols.tolist())


def test_a_jacobian_has_a_column_for_a_driven_velocity_and_zeros_for_idle_ones():
    model = Model()
    arm, other = model.add_body("arm", mass=1), model.add_body("other", mass=1)
    elbow = model.add_joint("elbow", model.world, arm, "Rz")
    idle = model.add_joint("idle", model.world, other, "Rz")
    model.drive(elbow, model.t)
    tip = arm.add_frame("tip", at=(2, 0, 0))
    model.add_sensor("J", Jacobian(tip, model.joints.values()))
    system = assemble(model)
    measured = TreeKinematics(system, build_tree(system, merge=False))
    J = measured.resolve(system.sensors["J"].symbols.ravel().tolist())
    values = {system.t: 0.0, idle.q[0]: 0.5}
    actual = np.reshape(evaluate(J, values), (6, 2))
    assert actual.T.tolist() == [[0, 0, 1, 0, 2, 0], [0] * 6]


def test_a_body_on_a_turntable_sees_what_the_textbook_says():
    """A point at rest, from a table turning at w: w² r - 2 w × v with v = -w × r."""
    model = Model(gravity=(0, 0, 0))
    table = model.add_body("table", inertia=(1, 1, 1), mass=1)
    model.add_joint("axis", model.world, table, "Rz", v=3.0)
    point = model.world.add_frame("point", at=(2, 0, 0))
    model.add_sensor("a", Acceleration(point, table))
    system = assemble(model)
    of = Derivations(system)
    measured = kinematics_solved_by(of, lambda: best_derivation(system).vd, merge=False)
    a = measured.resolve(system.sensors["a"].symbols.tolist())
    values = dict(zip((*system.q, *system.v), (0.0, 3.0), strict=True))
    assert evaluate(a, values) == pytest.approx([-18, 0, 0])
