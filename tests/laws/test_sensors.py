"""Sensors on random trees: frames are frames, and rates are rates.

Identities of rotations hold to 1e-12; rates, of larger numbers, to 1e-11 of these.
"""

import numpy as np
from hypothesis import given, settings

from probes.plans import BOTH, SEEDS, Scene, plans
from probes.random_systems import (
    random_values,
    tree_of,
)
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.frames import (
    AngularVelocity,
    Distance,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import JointState
from symbody.system import assemble
from symbody.system.system import coordinate_rates

PLANS = plans(4, 5, 2)


class Placed(Scene):
    def kinematics(self, merge):
        measured = TreeKinematics(self.system, build_tree(self.system, merge=merge))
        return measured, random_values(self.rng, self.system)

    def rate(self, formulas):
        rates = zip(self.system.q, coordinate_rates(self.system), strict=True)
        return time_derivative(formulas, {self.system.t: 1, **dict(rates)})


def assert_close(actual, expected, tolerance=1e-11):
    scale = np.abs(expected).max(initial=1.0)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=tolerance * scale)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_orientations_are_orthogonal_without_reflection(plan, seed, merge):
    scene = Placed(plan, seed)
    (R,), values = scene.measure(Orientation(scene.of, scene.by), merge=merge)
    R = evaluate(R, values)
    assert_close(R @ R.T, np.eye(3), 1e-12)
    assert_close(np.linalg.det(R), 1, 1e-12)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_frames_follow_one_another(plan, seed, merge):
    scene = Placed(plan, seed)
    sensors = [Orientation(scene.of, scene.by), Orientation(scene.of),
               Orientation(scene.by), Position(scene.of, scene.by),
               Position(scene.of), Position(scene.by)]  # fmt: skip
    formulas, values = scene.measure(*sensors, merge=merge)
    R_BO, R_WO, R_WB, p_BO_B, p_WO, p_WB = (evaluate(f, values) for f in formulas)
    assert_close(R_WB @ R_BO, R_WO, 1e-12)
    assert_close(p_WB + R_WB @ p_BO_B, p_WO, 1e-12)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_velocity_is_the_rate_of_a_position(plan, seed, merge):
    scene = Placed(plan, seed)
    (position, velocity), values = scene.measure(
        Position(scene.of, scene.by), Velocity(scene.of, scene.by), merge=merge
    )
    rate = evaluate(scene.rate(position), values)
    assert_close(evaluate(velocity, values), rate)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_an_angular_velocity_is_the_rate_of_an_orientation(plan, seed, merge):
    scene = Placed(plan, seed)
    (R, w), values = scene.measure(
        Orientation(scene.of, scene.by), AngularVelocity(scene.of, scene.by),
        merge=merge,
    )  # fmt: skip
    spin = evaluate(scene.rate(R), values) @ evaluate(R, values).T
    x, y, z = evaluate(w, values)
    assert_close(spin, np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_components_turn_with_the_frame_they_are_expressed_in(plan, seed, merge):
    scene = Placed(plan, seed)
    kinds = (Position, Velocity, AngularVelocity)
    own = [kind(scene.of, scene.by) for kind in kinds]
    other = [kind(scene.of, scene.by, scene.axes) for kind in kinds]
    R = Orientation(scene.by, scene.axes)
    formulas, values = scene.measure(R, *own, *other, merge=merge)
    R, *vectors = (evaluate(f, values) for f in formulas)
    for a, b in zip(vectors[:3], vectors[3:], strict=True):
        assert_close(b, R @ a)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_an_angular_velocity_in_own_axes_is_the_turned_one(plan, seed, merge):
    scene = Placed(plan, seed)
    sensors = [Orientation(scene.of), AngularVelocity(scene.of),
               AngularVelocity(scene.of, expressed_in=scene.of)]  # fmt: skip
    formulas, values = scene.measure(*sensors, merge=merge)
    R, w, w_own = (evaluate(f, values) for f in formulas)
    assert_close(R @ w_own, w)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_a_distance_is_the_length_of_a_position_with_its_rate(plan, seed, merge):
    scene = Placed(plan, seed)
    (distance, position), values = scene.measure(
        Distance(scene.by, scene.of), Position(scene.of, scene.by), merge=merge
    )
    length, rate = evaluate(distance, values)
    assert_close(length, np.linalg.norm(evaluate(position, values)), 1e-12)
    assert_close(rate, evaluate(scene.rate(distance)[0], values))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_the_energy_of_all_is_the_sum_over_the_bodies(plan, seed, merge):
    scene = Placed(plan, seed)
    bodies = [Energy(body) for body in scene.model.bodies.values()]
    (total, *parts), values = scene.measure(Energy(), *bodies, merge=merge)
    expected = sum(evaluate(part, values) for part in parts)
    assert_close(evaluate(total, values), expected, 1e-12)


def test_the_energy_of_a_body_is_that_of_its_motion_and_height(rng):
    scene = Placed([(0, "free"), (1, "skew")], 3)
    body = scene.model.bodies["body_1"]
    center = body.add_frame("center", at=body.com)
    sensors = [Energy(body), Velocity(center), Position(center),
               AngularVelocity(body, expressed_in=body)]  # fmt: skip
    formulas, values = scene.measure(*sensors, merge=False)
    (kinetic, potential), v, p, w = (evaluate(f, values) for f in formulas)
    m = evaluate(body.mass, values)
    xx, xy, xz, yy, yz, zz = evaluate(body.inertia, values)
    J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    assert_close(kinetic, (m * v @ v + w @ J @ w) / 2, 1e-12)
    assert_close(potential, -m * evaluate(scene.model.gravity, values) @ p, 1e-12)


def test_the_state_of_a_driven_joint_is_what_was_prescribed(rng):
    model = tree_of([(0, "Rx"), (1, "Ty")], rng)
    joint = model.joints["joint_0"]
    model.drive(joint, 3 * model.t**2)
    model.add_sensor("driven", JointState(joint))
    model.add_sensor("free", JointState(model.joints["joint_1"]))
    system = assemble(model)
    measured = TreeKinematics(system, build_tree(system, merge=False))
    symbols = [*system.sensors["driven"].symbols, *system.sensors["free"].symbols]
    (q,), (v,) = system.q, system.v
    values = {system.t: 2.0, q: 0.25, v: 0.5}
    assert evaluate(measured.resolve(symbols), values).tolist() == [12, 12, 0.25, 0.5]
