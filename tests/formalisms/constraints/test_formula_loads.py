"""Conditions on sensors act on bodies like locks and loads: by wrenches."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import (
    KINDS,
    random_rotation,
    random_tree,
    random_values,
)
from symbody.expr.differentiate import time_derivative
from symbody.expr.node import ONE, const
from symbody.formalisms.constraints.constraint_loads import with_constraints
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.dynamics.newton_euler import inverse_dynamics
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import applied_loads
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.sensors.frames import Dual
from symbody.system.assemble import assemble
from symbody.system.system import coordinate_rates

# Formulas of a formalism and of the sensors round in their own orders.
CLOSE = {"rtol": 1e-10, "atol": 1e-10}
SEEDS = range(12)


def scene(seed: int, kinds=KINDS):
    """A random tree, partly driven, and sensors of each kind with a dual by name."""
    rng = np.random.default_rng(seed)
    model = random_tree(rng, 5, kinds=kinds)
    movable = [j for j in model.joints.values() if len(j.v) == len(j.q) and j.v]
    for joint in movable[:1]:
        model.drive(joint, [rng.normal() + rng.normal() * model.t for _ in joint.q])
    bodies = list(model.bodies.values())

    def frame(name):
        body = bodies[rng.integers(len(bodies))]
        return body.add_frame(
            name, at=rng.normal(size=3), rotation=random_rotation(rng)
        )

    of, observer, axes, end = (frame(name) for name in ("of", "eye", "axes", "end"))
    while end.body is of.body:
        end = frame(f"end_{rng.integers(10**9)}")
    views = {
        "plain": (None, None),
        "moving": (observer, None),
        "turned": (None, axes),
        "both": (observer, axes),
    }
    joints = [joint for joint in model.joints.values() if joint.v]
    found = {"distance": sb.sensors.Distance(of, end)}
    found |= {
        f"state_{i}": sb.sensors.JointState(joint) for i, joint in enumerate(joints)
    }
    for view, (seen_from, expressed_in) in views.items():
        found[f"p_{view}"] = sb.sensors.Position(of, seen_from, expressed_in)
        found[f"v_{view}"] = sb.sensors.Velocity(of, seen_from, expressed_in)
        found[f"w_{view}"] = sb.sensors.AngularVelocity(of, seen_from, expressed_in)
        found[f"c_{view}"] = sb.sensors.CenterOfMass(None, seen_from, expressed_in)
        found[f"some_{view}"] = sb.sensors.CenterOfMass(
            bodies[1:3], seen_from, expressed_in
        )
        found[f"R_{view}"] = sb.sensors.Orientation(of, seen_from)
    symbols = {name: model.add_sensor(name, sensor) for name, sensor in found.items()}
    return model, symbols, rng


def power(measured, wrench):
    """Power of a wrench on its frame, moving as it does."""
    axes = wrench.expressed_in
    v = measured.velocity(wrench.on, None, axes)
    w = measured.angular_velocity(wrench.on, None, axes)
    total = const(0)
    for vector, dual in ((v, wrench.force), (w, wrench.torque)):
        for a, b in zip(vector, dual, strict=True):
            total = total + a * b
    return total


@pytest.mark.parametrize("seed", SEEDS)
def test_the_power_of_dual_wrenches_is_that_of_the_values(seed):
    model, _, rng = scene(seed)
    system = assemble(model)
    measured = TreeKinematics(system, build_tree(system, merge=False))
    values = random_values(rng, system)
    rates = {
        system.t: ONE,
        **dict(zip(system.q, coordinate_rates(system), strict=True)),
    }
    for name, named in system.sensors.items():
        sensor = named.sensor
        assert isinstance(sensor, Dual), name
        value = measured.resolve(named.symbols.ravel().tolist())
        moving = [
            time_derivative(entry, rates) if order == 0 else entry
            for entry, order in zip(value, sensor.orders, strict=True)
        ]
        for order in set(sensor.orders):
            dual = rng.normal(size=len(value)) * (np.array(sensor.orders) == order)
            expected = sb.evaluate(moving, values) @ dual
            forces = np.array([const(d) for d in dual], dtype=object)
            forces = forces.reshape(sensor.shape)
            parts = [power(measured, w) for w in sensor.dual_wrenches(measured, forces)]
            parts += [
                load.force * measured.velocities(load.joint)[load.index]
                for load in sensor.dual_loads(forces)
            ]
            found = sum(sb.evaluate(parts, values))
            np.testing.assert_allclose(found, expected, err_msg=name, **CLOSE)


def formula(symbols, rng, order: int):
    """A formula in which positions and velocities stand beside one another."""
    here = [s for n, s in symbols.items() if n[0] in ("p", "c", "s", "R", "d")]
    chosen = [np.ravel(s) for s in here]
    positions = [s[0] for s in chosen]
    if order == 0:
        return sum(
            rng.normal() * p * positions[rng.integers(len(positions))]
            for p in positions
        ) + sb.sin(positions[0])
    speeds = [np.ravel(s)[1] for n, s in symbols.items() if n[0] in ("v", "w", "d")]
    speeds += [np.ravel(s)[-1] for n, s in symbols.items() if n.startswith("state")]
    return sum(
        rng.normal() * v * positions[rng.integers(len(positions))] for v in speeds
    )


@pytest.mark.parametrize("order", [0, 1])
@pytest.mark.parametrize("seed", SEEDS)
def test_multipliers_of_formulas_do_the_work_of_their_rows(seed, order):
    """Jᵀ lam is what their wrenches and forces in joints do, by inverse dynamics."""
    model, symbols, rng = scene(seed)
    mixed = model.add_expression("mixed", formula(symbols, rng, order))
    kind = (sb.constraints.Algebraic, sb.constraints.Nonholonomic)[order]
    joint = next(j for j in model.joints.values() if j.v and j.drives[0] is None)
    own = (joint.q, joint.v)[order]
    second = 2 * own[0] + own[-1] * np.ravel(symbols["p_both"])[1]
    model.add_constraint("c", kind([mixed * 1.5, second]))
    system = assemble(model)
    values = random_values(rng, system)
    lam = rng.normal(size=2)
    expected = sb.evaluate(constraint_rows(system).J, values).T @ lam
    found = sb.evaluate(generalized(system, lam), values)
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)


def generalized(system, lam):
    """Return what the multipliers do along the free velocities, by wrenches."""
    tree = build_tree(system, merge=False)
    motion = forward_pass(tree, accelerated=False)
    measured = TreeKinematics(system, tree, motion)
    plain = applied_loads(measured)
    names = system.constraints[0].multipliers
    by_name = dict(zip(names, map(const, lam.tolist()), strict=True))
    loaded = with_constraints(measured, plain, by_name)
    before = inverse_dynamics(tree, motion, plain)
    after = inverse_dynamics(tree, motion, loaded)
    return [
        before[m.index - 1] - after[m.index - 1]
        + loaded.joint[m.index] - plain.joint[m.index]
        for m in tree.free()
    ]  # fmt: skip


def geared(relate) -> sb.Model:
    """A driven wheel and an arm with a load that `relate` couples to it."""
    model = sb.Model("geared", gravity=(0, -9.81, 0))
    wheel = model.add_body("wheel", 2, inertia=(0, 0, 0.3))
    arm = model.add_body("arm", 1.5, com=(0.4, 0, 0), inertia=(0, 0, 0.1))
    slide = model.add_body("slide", 0.7)
    first = model.add_joint("first", model.world, wheel, "Rz")
    second = model.add_joint("second", model.world, arm, "Rz", q=0.2)
    third = model.add_joint("third", arm, slide, "Tx")
    model.add_load("spring", sb.loads.JointForce(second, -3.0 * second.q[0]))
    model.drive(first, 0.3 * sb.sin(2 * model.t))
    relate(model, first, second, third)
    return model


def by_loops(model, first, second, third):
    twice = model.add_expression("twice", 2 * first.q[0])
    model.add_loop("mesh", sb.loops.JointFormula(second, 0.2 - twice + 0.1 * model.t))
    model.add_loop("rack", sb.loops.Transmission(second, third, 0.5))


def by_constraints(model, first, second, third):
    mesh = sb.constraints.Algebraic(second.q[0] - 0.2 + 2 * first.q[0] - 0.1 * model.t)
    model.add_constraint("mesh", mesh)
    model.add_constraint("rack", sb.constraints.RackAndPinion(third, second, 0.5))


def test_drives_of_relations_of_coordinates_need_what_those_of_constraints_do():
    found = []
    for relate in (by_loops, by_constraints):
        motion = sb.simulate(
            geared(relate),
            [0, 0.4, 1],
            save=sb.Save(work=True, drives=True),
            method=sb.DP54(rtol=1e-11, atol=1e-12),
        )
        assert np.abs(motion["energy_error"]).max() < 1e-9
        found.append(motion["drive_first"].to_numpy())
    assert np.abs(found[0]).max() > 5
    np.testing.assert_allclose(found[0], found[1], rtol=1e-9)


def test_the_drive_of_a_pair_of_wheels_moves_both_inertias():
    """q2 = 3 q1, q1 = t²/2: the drive needs J1 + 9 J2."""
    model = sb.Model("pair", gravity=(0, 0, 0))
    joints = [
        model.add_joint(
            f"j{i}", model.world, model.add_body(f"b{i}", 1, inertia=(0, 0, J)), "Rz"
        )
        for i, J in enumerate((0.2, 0.7))
    ]
    model.drive(joints[0], model.t**2 / 2)
    model.add_loop("mesh", sb.loops.Transmission(*joints, 3))
    motion = sb.simulate(model, [0], save=sb.Save(drives=True))
    assert motion["drive_j0"].item() == pytest.approx(0.2 + 9 * 0.7, rel=1e-13)


def test_reactions_of_a_condition_without_dual_wrenches_are_refused_with_the_remedy():
    model = sb.library.double_pendulum()
    energy = model.add_sensor("stored", sb.sensors.Energy())
    compiled = sb.compile_model(model, backend="python")
    height = compiled.sensor_values(0.0, compiled.start_state())["stored"][1]
    model.add_constraint("height", sb.constraints.Algebraic(energy[1] - height))
    motion = sb.simulate(model, [0])
    assert motion["lam_height"].notnull().all()
    model.add_sensor("F", sb.sensors.ConstraintForce(next(iter(model.joints.values()))))
    found = r"constraint 'height'.*'stored' of the kind Energy.*CenterOfMass"
    with pytest.raises(sb.errors.DerivationError, match=found):
        sb.simulate(model, [0])


def test_a_rod_that_grows_does_work_on_what_it_moves():
    """A mass of 2 kg is lifted by 0.3 sin 2t against its weight."""
    model = sb.Model("lift", gravity=(0, 0, -9.81))
    body = model.add_body("load", 2)
    model.add_joint("j", model.world, body, "Tz", q=1)
    length = model.add_expression("length", 1 + 0.3 * sb.sin(2 * model.t))
    model.add_constraint("rod", sb.constraints.Rod(model.world, body, length))
    motion = sb.simulate(
        model, 2.0, save=sb.Save(work=True), method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    assert np.ptp(motion["work"].to_numpy()) > 5
    assert np.abs(motion["energy_error"]).max() < 1e-7


def test_the_length_of_a_rod_may_follow_a_coordinate_which_then_feels_the_rod():
    """A wedge: the slider x lifts the load by x/2, so half the weight acts on it."""
    model = sb.Model("wedge", gravity=(0, 0, -9.81))
    slider, load = model.add_body("slider", 1), model.add_body("load", 2)
    x = model.add_joint("x", model.world, slider, "Tx")
    model.add_joint("z", model.world, load, "Tz", q=1)
    model.add_constraint("rod", sb.constraints.Rod(model.world, load, 1 + 0.5 * x.q[0]))
    model.drive(x, 0.2)
    motion = sb.simulate(model, [0], save=sb.Save(drives=True))
    assert motion["lam_rod"].item() == pytest.approx(2 * 9.81)
    assert motion["drive_x"].item() == pytest.approx(2 * 9.81 / 2)


@pytest.mark.parametrize("slip", [0.5, "state", "time"])
def test_a_velocity_that_is_prescribed_does_work(slip):
    model = sb.Model("belt", gravity=(0, 0, 0))
    joint = model.add_joint("j", model.world, model.add_body("b", 2), "Tx")
    s = model.add_state("s", start=0.2)
    model.set_rate("s", 1 - s)
    wanted = {"state": s, "time": sb.sin(model.t)}.get(slip, 0.5)
    model.add_load("drag", sb.loads.JointForce(joint, -3 * joint.v[0]))
    model.add_constraint("c", sb.constraints.Nonholonomic(2 * (joint.v[0] - wanted)))
    motion = sb.simulate(
        model, 2.0, save=sb.Save(work=True), method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    assert np.abs(motion["energy_error"]).max() < 1e-8
    work_of_drag = -3 * np.trapezoid(motion["v_j"] ** 2, motion.time)
    assert np.abs(motion["work"][-1] - work_of_drag) > 0.1
