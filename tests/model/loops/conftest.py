"""Where frames are, by products of matrices written without the package."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate_all
from symbody.system.values import parameter_values


def motion(element, q):
    """Return R and p of an elementary motion."""
    if element.kind == "Q":
        w, x, y, z = q
        u, K = np.array([x, y, z]), skew((x, y, z))
        return (w * w - u @ u) * np.eye(3) + 2 * np.outer(u, u) + 2 * w * K, 0
    axis = np.array([float(a) for a in element.axis])
    if element.kind == "T":
        return np.eye(3), q[0] * axis
    K = skew(axis)
    return np.eye(3) + np.sin(q[0]) * K + (1 - np.cos(q[0])) * K @ K, 0


def skew(a):
    x, y, z = a
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def frame_on_body(frame, values):
    p = np.array(evaluate_all(list(frame.p), values))
    R = np.array(evaluate_all([e for row in frame.R for e in row], values))
    return R.reshape(3, 3), p


def place(model, frame, values):
    """Return R and p of a frame in the world."""
    R, p = frame_on_body(frame, values)
    body = frame.body
    carried = {joint.child.body: joint for joint in model.joints.values()}
    while body in carried:
        joint = carried[body]
        R_C, p_C = frame_on_body(joint.child, values)
        R, p = R_C.T @ R, R_C.T @ (p - p_C)
        q = [values[symbol] for symbol in joint.q]
        for element in reversed(joint.elements):
            n = len(element.coordinates)
            R_J, p_J = motion(element, q[-n:])
            R, p, q = R_J @ R, p_J + R_J @ p, q[:-n]
        R_P, p_P = frame_on_body(joint.parent, values)
        R, p = R_P @ R, p_P + R_P @ p
        body = joint.parent.body
    return R, p


@pytest.fixture
def place_of():
    return place


@pytest.fixture
def start_of():
    """Give the values of everything at the start, by symbol."""

    def start(system):
        tree = system.spanning_tree
        values = dict(zip(tree.q, tree.q_start, strict=True))
        values |= dict(zip(system.p, parameter_values(system), strict=True))
        return values | {system.t: 0.0}

    return start
