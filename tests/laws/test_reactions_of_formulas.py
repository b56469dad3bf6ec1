"""Joints in loops by formulas transmit what those of the same loops by locks do."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import tree_of

TIGHT = {"rtol": 1e-10, "atol": 1e-10}
HINGES = ("Rx", "Ry", "Rz", "skew", "universal", "Tx", "Tz")


def measured(model, state=None):
    """The forces and torques of all joints, in the axes of the child, and the state.

    Velocities are random ones that keep the constraints, unless a state is given.
    """
    for name, joint in list(model.joints.items()):
        model.add_sensor(f"F_{name}", sb.sensors.ConstraintForce(joint))
        model.add_sensor(f"T_{name}", sb.sensors.ConstraintTorque(joint))
    compiled = sb.compile_model(model, backend="python")
    if state is None:
        state = compiled.start_state()
        nq = len(compiled.system.q)
        state[nq:] = np.random.default_rng(1).normal(size=len(state) - nq)
        compiled, state = compiled.settled(state)
    found = compiled.sensor_values(0.0, state)
    return {n: v for n, v in found.items() if n[:2] in ("F_", "T_")}, state


def held_chain(seed: int, close):
    """A random chain of which `close` binds the last body to the second."""
    rng = np.random.default_rng(seed)
    plan = [(i, str(rng.choice(HINGES))) for i in range(6)]
    model = tree_of(plan, rng, name="held")
    bodies = list(model.bodies.values())
    end = bodies[-1].add_frame("held", at=(0.3, 0.1, -0.2))
    observer = bodies[1].add_frame("observer", at=(0.2, -0.1, 0.4))
    model.add_sensor("place", sb.sensors.Position(end, observer))
    model.add_sensor("turn", sb.sensors.Orientation(end, observer))
    values = sb.compile_model(model, backend="python")
    values = values.sensor_values(0.0, values.start_state())
    close(model, observer, end, values)
    return model


def lock(translations, rotations):
    def close(model, observer, end, values):
        held = model.bodies[observer.body.name]
        at = np.array([0.2, -0.1, 0.4]) + values["place"]
        place = held.add_frame("place_held", at=at, rotation=values["turn"])
        model.add_constraint(
            "cut", sb.constraints.Lock(place, end, translations, rotations)
        )

    return close


def algebraic(translations, rotations):
    """The equations of the lock, written with sensors."""

    def close(model, observer, end, values):
        held = model.bodies[observer.body.name]
        at = np.array([0.2, -0.1, 0.4]) + values["place"]
        place = held.add_frame("place_held", at=at, rotation=values["turn"])
        p = model.add_sensor("p_end", sb.sensors.Position(end, place))
        R = model.add_sensor("R_end", sb.sensors.Orientation(end, place))
        pairs = ((2, 1), (0, 2), (1, 0))
        rows = [p[i] for i, on in enumerate(translations) if on]
        rows += [R[pairs[i]] for i, on in enumerate(rotations) if on]
        model.add_constraint("cut", sb.constraints.Algebraic(rows))

    return close


CUTS = [((1, 1, 1), (0, 0, 0)), ((1, 0, 0), (0, 0, 0)), ((0, 1, 0), (1, 0, 0)),
        ((0, 0, 0), (0, 0, 1)), ((1, 0, 1), (0, 1, 0))]  # fmt: skip
CASES = [
    pytest.param(seed, cut, marks=pytest.mark.slow if seed or cut in CUTS[1:4] else ())
    for seed in range(2)
    for cut in CUTS
]


@pytest.mark.parametrize(("seed", "cut"), CASES)
def test_a_lock_and_its_formulas_agree_in_every_joint(seed, cut):
    locked, state = measured(held_chain(seed, lock(*cut)))
    written, _ = measured(held_chain(seed, algebraic(*cut)), state)
    assert max(np.abs(value).max() for value in locked.values()) > 1
    for name, value in locked.items():
        np.testing.assert_allclose(written[name], value, err_msg=name, **TIGHT)


def by_many_sensors(model, observer, end, values):
    """Conditions on sensors that turn, move, and are parts of expressions."""
    axes = list(model.bodies.values())[2]
    p = model.add_sensor("p", sb.sensors.Position(end, observer, axes))
    R = model.add_sensor("R", sb.sensors.Orientation(axes, observer))
    d = model.add_sensor("d", sb.sensors.Distance(end, model.world))
    c = model.add_sensor("c", sb.sensors.CenterOfMass(None, observer, axes))
    v = model.add_sensor("v", sb.sensors.Velocity(end, observer, axes))
    joint = next(iter(model.joints.values()))
    mixed = model.add_expression("mixed", p[0] * R[0, 1] + d[0] ** 2)
    compiled = sb.compile_model(model, backend="python")
    start = compiled.start_state()
    now = compiled.sensor_values(0.0, start)
    first = now["p"][0] * now["R"][0, 1] + now["d"][0] ** 2
    model.add_constraint(
        "h", sb.constraints.Algebraic([mixed - first, c[1] - now["c"][1]])
    )
    slip = v[0] + p[1] * joint.v[0]
    model.add_constraint("w", sb.constraints.Nonholonomic(slip))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_transmitted_along_the_free_axes_of_joints(seed):
    model = held_chain(seed, by_many_sensors)
    found, _ = measured(model)
    _, *others = model.joints.values()
    assert max(np.abs(value).max() for value in found.values()) > 0.1
    for joint in others:  # the first one's own velocity is in a formula
        last = joint.elements[-1]  # whose axis is constant on the child
        axis = sb.evaluate(list(last.axis), {})
        along = np.dot(found[f"{'T' if last.kind == 'R' else 'F'}_{joint.name}"], axis)
        assert along == pytest.approx(0, abs=1e-9), joint.name


def test_the_tip_of_a_double_pendulum_on_a_line_by_lock_and_by_formula():
    found = []
    for by_formula in (False, True):
        model = sb.library.double_pendulum()
        tip = list(model.bodies.values())[-1].add_frame("tip", at=(0, 0, -1))
        line = model.world.add_frame("line", at=(-1.3, 0, 0))
        p = model.add_sensor("p", sb.sensors.Position(tip))
        cut = (
            sb.constraints.Algebraic(p[0] + 1.3)
            if by_formula
            else sb.constraints.Lock(line, tip, (1, 0, 0))
        )
        model.add_constraint("cut", cut)
        found.append(measured(model)[0])
    for name, value in found[0].items():
        np.testing.assert_allclose(found[1][name], value, rtol=0, atol=1e-9)
        if name.startswith("T_"):  # no torque about a free hinge's own axis
            joint = model.joints[name.removeprefix("T_")]
            axis = sb.evaluate(list(joint.elements[0].axis), {})
            assert np.dot(value, axis) == pytest.approx(0, abs=1e-9)
