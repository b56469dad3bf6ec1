"""Planar loops of random geometry: formulas, relations, postures, frames."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate, evaluate_all
from symbody.model.loops import CrankSlider, FourBar
from symbody.system import assemble
from symbody.system.closures import closures
from symbody.system.parameters import parameter_values
from symbody.testing.random_loops import random_planar_loop

SHAPES = {
    "crank, coupler and rocker": (FourBar, ("RR", "R")),
    "rocker first": (FourBar, ("R", "RR")),
    "one chain": (FourBar, ("RRR", "")),
    "one chain back": (FourBar, ("", "RRR")),
    "rod on the slider": (CrankSlider, ("R", "TR")),
    "rod on the crank": (CrankSlider, ("RR", "T")),
    "crank, rod and slider": (CrankSlider, ("RRT", "")),
    "slider, rod and crank": (CrankSlider, ("", "TRR")),
    "slider on the rod": (CrankSlider, ("RTR", "")),
}  # fmt: skip


def joint_motion(joint, q):
    """Return R and p of a joint of one freedom, written without the package."""
    (element,) = joint.elements
    axis = np.array([float(a) for a in element.axis])
    if element.kind == "T":
        return np.eye(3), q * axis
    x, y, z = axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(q) * K + (1 - np.cos(q)) * K @ K, np.zeros(3)


def frame_in_body(frame, values):
    p = np.array(evaluate_all(list(frame.p), values))
    R = np.array(evaluate_all([e for row in frame.R for e in row], values))
    return R.reshape(3, 3), p


def place_of(model, frame, values):
    """Return R and p of a frame in the world, by a product of matrices."""
    R, p = frame_in_body(frame, values)
    body = frame.body
    carried = {joint.child.body: joint for joint in model.joints.values()}
    while body in carried:
        joint = carried[body]
        R_C, p_C = frame_in_body(joint.child, values)
        R, p = R_C.T @ R, R_C.T @ (p - p_C)
        R_J, p_J = joint_motion(joint, values[joint.q[0]])
        R, p = R_J @ R, p_J + R_J @ p
        R_P, p_P = frame_in_body(joint.parent, values)
        R, p = R_P @ R, p_P + R_P @ p
        body = joint.parent.body
    return R, p


def start_of(system):
    values = dict(zip(system.q, system.q_start, strict=True))
    values |= dict(zip(system.p, parameter_values(system), strict=True))
    return values | {system.t: 0.0}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seed", range(6))
def test_the_start_is_found_and_the_frames_stay_together(shape, seed):
    kind, branches = SHAPES[shape]
    rng = np.random.default_rng(seed)
    model, a, b = random_planar_loop(rng, branches, parameters=seed % 2 == 0)
    model.add_loop("loop", kind(a, b))
    system = assemble(model)
    (named,) = closures(system)
    closure, values = named.closure, start_of(system)
    assert named.start == pytest.approx([values[q] for q in closure.dependent])
    independent = [q for q in system.q if q not in closure.dependent]
    for step in rng.normal(size=(4, len(independent))) * 0.01:
        for q, change in zip(independent, step, strict=True):
            values[q] += change
        if any(evaluate(limit.value, values) < 0 for limit in closure.limits):
            break
        solved = evaluate_all(list(closure.formulas), values)
        values |= dict(zip(closure.dependent, solved, strict=True))
        assert evaluate_all(list(closure.rows), values) == pytest.approx([0, 0])
        (_, p_a), (_, p_b) = (place_of(model, f, values) for f in (a, b))
        assert p_a == pytest.approx(p_b, abs=1e-12)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_postures_are_two_and_both_close(shape, rng):
    kind, branches = SHAPES[shape]
    model, a, b = random_planar_loop(rng, branches)
    found = []
    for posture in (1, -1):
        model.loops.clear()
        model.add_loop(f"loop_{posture + 1}", kind(a, b, posture=posture))
        system = assemble(model)
        (named,) = closures(system)
        values = start_of(system)
        values |= dict(zip(named.closure.dependent, named.start, strict=True))
        (_, p_a), (_, p_b) = (place_of(model, f, values) for f in (a, b))
        assert p_a == pytest.approx(p_b, abs=1e-12)
        found.append(np.array(named.start))
    assert np.abs(found[0] - found[1]).max() > 1e-3


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("which", range(3))
def test_any_joint_can_be_independent(shape, which, rng):
    kind, branches = SHAPES[shape]
    model, a, b = random_planar_loop(rng, branches, parameters=True)
    joint = model.joints[f"joint_{which}"]
    model.add_loop("loop", kind(a, b, independent=joint))
    system = assemble(model)
    (named,) = closures(system)
    values = start_of(system)
    assert joint.q[0] not in named.closure.dependent
    assert named.start == pytest.approx([values[q] for q in named.closure.dependent])
