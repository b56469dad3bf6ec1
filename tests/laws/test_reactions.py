"""Reactions keep free bodies in balance, and do no work along free motions.

    sum of reactions, loads and weight = m a_c,   their torques about c = J wd + w × J w

On random trees of all kinds of joints, some driven, with loads of all kinds. The
accelerations come from the equations of motion, whose rounding is multiplied by the
condition of the mass matrix: 1e-9 of the largest number.
"""

import numpy as np
import pytest
from hypothesis import given, settings

from probes.plans import BOTH, SEEDS, plans
from probes.random_systems import (
    random_rotation,
    random_values,
    tree_of,
)
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import cos, sin
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.outputs import derive_drives
from symbody.formalisms.quantities.solved import kinematics_solved_by
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force, PointToPoint, SpringDamper, Torque
from symbody.model.model import Model
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    Orientation,
    Position,
)
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque
from symbody.spatial.vectors import full
from symbody.system import assemble

PLANS = plans(4, 4)


def loaded_tree(plan, rng):
    """Return a random tree with drives and loads of all kinds."""
    model = tree_of(plan, rng)
    bodies = [model.world, *model.bodies.values()]
    joints = [joint for joint in model.joints.values() if joint.v]
    for joint in joints:
        if len(joint.q) == len(joint.v) and rng.random() < 0.3:
            model.drive(joint, [rng.normal() * sin(model.t) for _ in joint.q])
    for i, joint in enumerate(joints):
        forces = [rng.normal() + rng.normal() * v for v in joint.v]
        model.add_load(f"motor_{i}", JointForce(joint, forces))

    def frame(name, body):
        at, R = rng.normal(size=3), random_rotation(rng)
        return body.add_frame(name, at=at, rotation=R)

    a, b = rng.choice(len(bodies), size=2, replace=False)
    on, reaction = frame("on", bodies[a]), frame("reaction", bodies[b])
    axes = frame("axes", bodies[rng.integers(len(bodies))])
    model.add_load("force", Force(on, rng.normal(size=3), reaction, axes))
    model.add_load("torque", Torque(on, rng.normal(size=3), reaction, axes))
    model.add_load("push", PointToPoint(on, reaction, cos(model.t)))
    model.add_load("spring", SpringDamper(reaction, on, 10.0, 1.0, free_length=1.0))
    return model


class Scene:
    """A loaded random tree at a random state, with whatever can be asked of it."""

    def __init__(self, plan, seed, merge):
        rng = np.random.default_rng(seed)
        self.model = loaded_tree(plan, rng)
        self.system = assemble(self.model)
        of = Derivations(self.system)
        self.measured = kinematics_solved_by(
            of, lambda: best_derivation(self.system).vd, merge=merge
        )
        self.values = random_values(rng, self.system)
        vd = evaluate(list(best_derivation(self.system).vd), self.values)
        self.values.update(zip(self.system.vd, vd, strict=True))

    def __call__(self, sensor):
        # The system is made already; the model binds the fields of the sensor.
        name = f"asked_{len(self.model.sensors)}"
        self.model.add_sensor(name, sensor)
        value = self.model.sensors[name].sensor.measure(self.measured)
        return evaluate(value, self.values)

    def number(self, nodes):
        return np.array(evaluate(self.measured.resolve(list(nodes)), self.values))

    def transmitted(self, joint):
        """Return force and torque on the child, and where, in the world's axes."""
        return (
            self(ConstraintForce(joint, self.model.world)),
            self(ConstraintTorque(joint, self.model.world)),
            self(Position(joint.child)),
        )

    def on_body(self, body):
        """Return all forces, torques and points on a body, in the world's axes."""
        for joint in self.system.joints:
            sign = (joint.child.body is body) - (joint.parent.body is body)
            if sign:
                force, torque, point = self.transmitted(joint)
                yield sign * force, sign * torque, point
        for named in self.system.loads:
            for wrench in named.load.wrenches(self.measured):
                if wrench.on.body is body:
                    R = np.eye(3)
                    if wrench.expressed_in is not None:
                        R = self(Orientation(wrench.expressed_in))
                    force, torque = (
                        self.number(wrench.force),
                        self.number(wrench.torque),
                    )
                    yield R @ force, R @ torque, self(Position(wrench.on))


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_every_body_is_in_balance(plan, seed, merge):
    scene = Scene(plan, seed, merge)
    g = evaluate(scene.model.gravity, scene.values)
    for body in scene.system.bodies:
        center = body.add_frame("center", at=body.com)
        m = evaluate(body.mass, scene.values)
        R, c = scene(Orientation(body)), scene(Position(center))
        J = R @ evaluate(full(body.inertia), scene.values) @ R.T
        w, wd = scene(AngularVelocity(body)), scene(AngularAcceleration(body))
        applied = list(scene.on_body(body))
        forces = np.array([force for force, _, _ in applied])
        torques = np.array([T + np.cross(p - c, F) for F, T, p in applied])
        size = max(1, np.abs(forces).max(), np.abs(torques).max())
        needed = m * (scene(Acceleration(center)) - g)
        np.testing.assert_allclose(forces.sum(0), needed, rtol=0, atol=1e-9 * size)
        needed = J @ wd + np.cross(w, J @ w)
        np.testing.assert_allclose(torques.sum(0), needed, rtol=0, atol=1e-9 * size)


def along_freedoms(scene, joint):
    """Return what a joint transmits along each of its velocities.

    By virtual power: of the force at the child's frame and of the torque.
    """
    force, torque, _ = scene.transmitted(joint)
    measured = scene.measured
    return [
        evaluate(list(w), scene.values) @ torque
        + evaluate(list(v), scene.values) @ force
        for w, v in measured.partial_velocities(joint.child, joint, None)
    ]


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_along_free_motions_only_loads_and_drives_act(plan, seed, merge):
    scene = Scene(plan, seed, merge)
    drives = derive_drives(scene.system)
    names = drives.labels["drives"]
    numbers = evaluate(list(drives.results["drives"]), scene.values)
    driven = {n.removeprefix("drive_"): x for n, x in zip(names, numbers, strict=True)}
    for joint in scene.system.joints:
        if not joint.v:
            continue
        (motor,) = [
            named.load
            for named in scene.system.loads
            if getattr(named.load, "joint", None) is joint
        ]
        expected = scene.number(motor.force)
        expected += [driven.get(v.name.removeprefix("v_"), 0) for v in joint.v]
        actual = along_freedoms(scene, joint)
        size = max(1.0, *map(np.abs, scene.transmitted(joint)[0]))
        size = max(size, *map(np.abs, scene.transmitted(joint)[1]))
        np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-9 * size)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, BOTH)
def test_reactions_turn_with_the_frame_they_are_expressed_in(plan, seed, merge):
    scene = Scene(plan, seed, merge)
    for joint in scene.system.joints:
        R = scene(Orientation(joint.child))
        for kind in (ConstraintForce, ConstraintTorque):
            actual, expected = scene(kind(joint)), scene(kind(joint, scene.model.world))
            size = np.abs(expected).max()
            np.testing.assert_allclose(R @ actual, expected, rtol=0, atol=1e-11 * size)


def test_a_wall_carries_what_hangs_on_it():
    """A beam on the wall with a load at its end: weight, and moments of both."""
    model = Model(gravity=(0, 0, -10))
    beam = model.add_body("beam", mass=3, com=(1, 0, 0))
    weld = model.add_joint("weld", model.world, beam, "fixed")
    model.add_load("end", Force(beam.add_frame("end", at=(2, 0, 0)), (0, 0, -5)))
    force = model.add_sensor("force", ConstraintForce(weld))
    torque = model.add_sensor("torque", ConstraintTorque(weld))
    system = assemble(model)
    of = Derivations(system)
    measured = kinematics_solved_by(of, lambda: best_derivation(system).vd, merge=False)
    actual = evaluate(measured.resolve([*force, *torque]), {})
    assert actual.tolist() == [0, 0, 35, 0, -40, 0]


def test_a_pendulum_that_swings_pulls_more_than_its_weight():
    """m (g + w² l) along the rod when it hangs straight."""
    model = Model(gravity=(0, 0, -10))
    rod = model.add_body("rod", mass=2, com=(0, 0, -0.5))
    hinge = model.add_joint("hinge", model.world, rod, "Rx")
    force = model.add_sensor("force", ConstraintForce(hinge))
    system = assemble(model)
    of = Derivations(system)
    measured = kinematics_solved_by(of, lambda: best_derivation(system).vd, merge=False)
    values = {system.q[0]: 0.0, system.v[0]: 4.0}
    actual = evaluate(measured.resolve([*force]), values)
    assert actual == pytest.approx([0, 0, 2 * (10 + 16 * 0.5)])
