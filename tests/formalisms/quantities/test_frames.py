"""Poses and Jacobians of frames are those that sensors and differences tell."""

import numpy as np
import pytest

import symbody as sb
from probes.random_loops import random_planar_loop
from probes.random_systems import random_state_of, random_tree
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.outputs import (
    derive_frame_jacobian,
    derive_frame_motions,
)
from symbody.pipeline.frames import FrameMotions

# Central differences are wrong by the square of the step and by rounding over it.
STEP, CLOSE = 1e-6, 1e-7
LOOPS = {
    sb.loops.FourBar: ("RR", "R"),
    sb.loops.CrankSlider: ("R", "TR"),
    sb.loops.ThreeBarTrans: ("R", "RT"),
    sb.loops.FourBarTrans: ("RR", "RT"),
}


def with_tip(model, rng):
    """Add a frame to the last body, and sensors of it."""
    tip = list(model.bodies.values())[-1].add_frame(
        "tip", at=tuple(rng.normal(size=3)), rotation=sb.rotation("y", 0.7)
    )
    model.add_sensor("R", sb.sensors.Orientation(tip))
    model.add_sensor("p", sb.sensors.Position(tip))
    model.add_sensor("w", sb.sensors.AngularVelocity(tip))
    model.add_sensor("v", sb.sensors.Velocity(tip))
    return tip


def tree(rng):
    model = random_tree(rng, 6, kinds=("Rx", "Ry", "Rz", "Tx", "Tz", "ball", "free"))
    with_tip(model, rng)
    return model


def loop(rng, kind):
    model, a, b = random_planar_loop(rng, LOOPS[kind], parameters=True)
    model.add_loop("closed", kind(a, b))
    with_tip(model, rng)
    return model


def built(rng, kind):
    """Return a compiled model with a tip, coordinates and velocities."""
    model = tree(rng) if kind is None else loop(rng, kind)
    compiled = sb.compile_model(model)
    return compiled, *random_state_of(rng, compiled.system)


mechanisms = pytest.mark.parametrize("kind", [None, *LOOPS])


@mechanisms
def test_the_pose_is_what_sensors_measure(rng, kind):
    compiled, q, v = built(rng, kind)
    measured = compiled.sensor_values(0.0, [*q, *v])
    R, p = compiled.pose("tip", q)
    np.testing.assert_allclose(R, measured["R"], rtol=0, atol=1e-13)
    np.testing.assert_allclose(p, measured["p"], rtol=0, atol=1e-12)


@mechanisms
def test_the_jacobian_takes_velocities_to_those_of_the_frame(rng, kind):
    compiled, q, v = built(rng, kind)
    measured = compiled.sensor_values(0.0, [*q, *v])
    found = compiled.frame_jacobian("tip", q) @ v
    expected = [*measured["w"], *measured["v"]]
    scale = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * scale)


@mechanisms
def test_the_jacobian_is_the_difference_of_poses(rng, kind):
    compiled, q, v = built(rng, kind)
    nq = len(q)
    for column, one in zip(
        compiled.frame_jacobian("tip", q).T, np.eye(len(v)), strict=True
    ):
        qd = compiled.derivatives(0.0, [*q, *one])[:nq]
        (R1, p1), (R0, p0) = (compiled.pose("tip", q + h * qd) for h in (STEP, -STEP))
        turned = (R1 - R0) / (2 * STEP) @ compiled.pose("tip", q)[0].T
        w = [turned[2, 1], turned[0, 2], turned[1, 0]]
        expected = [*w, *(p1 - p0) / (2 * STEP)]
        scale = max(1.0, np.abs(column).max() ** 2)
        np.testing.assert_allclose(column, expected, rtol=0, atol=CLOSE * scale)


def test_the_jacobian_is_that_of_the_sensor_without_what_is_driven(rng):
    model = random_tree(rng, 4, kinds=("Rx", "Ry", "Tz"))
    tip = with_tip(model, rng)
    driven = list(model.joints.values())[-1]
    model.drive(driven, [sb.sin(model.t)])
    free = [joint for joint in model.joints.values() if joint is not driven]
    model.add_sensor("J", sb.sensors.Jacobian(tip, free))
    compiled = sb.compile_model(model)
    q, v = random_state_of(rng, compiled.system)
    expected = compiled.sensor_values(0.8, [*q, *v])["J"]
    np.testing.assert_allclose(
        compiled.frame_jacobian("tip", q, t=0.8), expected, rtol=0, atol=1e-13
    )
    assert not np.allclose(compiled.pose("tip", q)[1], compiled.pose("tip", q, 0.8)[1])


def test_with_constraints_each_velocity_stands_for_itself(rng):
    model = random_tree(rng, 3, kinds=("Rx", "Ry"))
    tip = with_tip(model, rng)
    first, *_, last = model.joints.values()
    model.add_constraint("gear", sb.constraints.Gear(last, first, 2.0))
    model.add_sensor("J", sb.sensors.Jacobian(tip, model.joints.values()))
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    J = compiled.frame_jacobian("tip", y[: len(compiled.system.q)])
    assert J.shape == (6, len(model.joints))
    expected = compiled.sensor_values(0.0, y)["J"]
    np.testing.assert_allclose(J, expected, rtol=0, atol=1e-13)


def test_the_jacobian_of_a_chain_grows_with_its_length():
    def operations(joints):
        model = sb.library.chain(joints)
        derivations = Derivations(sb.assemble(model))
        tip = model.bodies[f"body_{joints}"].origin
        return sb.count_operations(derive_frame_jacobian(derivations, tip).results["J"])

    short, long = operations(15), operations(60)
    # A turn about one axis, an arm and its moment; a column turned through all members
    # behind it took 8 multiplications for each.
    assert long.multiplications - short.multiplications <= 45 * 24
    assert long.multiplications <= 60 * 24


@pytest.mark.parametrize("name", ["bicycle", "four_bar", "hexapod", "zoo", "rocket"])
@pytest.mark.parametrize("times", [1, 6])
def test_many_frames_by_one_function_move_as_each_alone(rng, name, times):
    model = getattr(sb.library, name)()
    compiled = sb.compile_model(model)
    q = np.array(compiled.system.q_start)
    q += 0.1 * rng.normal(size=q.size)
    for first in compiled.system.quaternions:
        q[first : first + 4] /= np.linalg.norm(q[first : first + 4])
    names = list(model.bodies)[-3:]
    frames = times * [model.bodies[body].origin for body in names]
    motions = [*FrameMotions(compiled, frames)(0.3, q)]
    for body, (R, origin, turning, moving) in zip(times * names, motions, strict=True):
        pose = compiled.pose(body, q, 0.3)
        np.testing.assert_allclose(R, pose[0], atol=1e-13)
        np.testing.assert_allclose(origin, pose[1], atol=1e-13)
        J = compiled.frame_jacobian(body, q, 0.3)
        np.testing.assert_allclose([*turning, *moving], J, atol=1e-13)


def test_a_frame_on_the_axis_of_its_link_is_not_moved_by_rounding(rng):
    model = sb.library.chain(8)
    axis = np.eye(3)["xyz".index(list(model.joints.values())[-1].kind.axis)]
    body = list(model.bodies.values())[-1]
    frames = [body.add_frame(f"f{i}", at=tuple(0.1 * i * axis)) for i in range(9)]
    compiled = sb.compile_model(model)
    for *_, moving in FrameMotions(compiled, frames)(0.0, rng.normal(size=8)):
        assert not moving[:, -1].any()


def test_the_formulas_of_many_frames_grow_as_their_number():
    def operations(joints):
        model = sb.library.chain(joints)
        frames = tuple(body.origin for body in model.bodies.values())
        derivations = Derivations(sb.assemble(model))
        equations, _ = derive_frame_motions(derivations, frames)
        arrays = [array.ravel() for array in equations.results.values()]
        return sb.count_operations(np.concatenate(arrays)).multiplications

    assert (
        operations(40) - operations(20) <= 1.1 * (operations(20) - operations(10)) * 2
    )
