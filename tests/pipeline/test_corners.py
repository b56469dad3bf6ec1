"""Derivatives at corners are one-sided, and that is told."""

import pickle
import warnings

import numpy as np
import pytest

import symbody as sb


def slider(force):
    """Return a mass on a rail with a force that is a function of model, q and v."""
    model = sb.Model("slider")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("rail", model.world, body, "Tx")
    load = sb.JointForce(joint, force(model, joint.q[0], joint.v[0]))
    model.add_load("force", load)
    return sb.compile_model(model)


def bumper(model, q, v):
    return -5 * sb.maximum(q, 0) - 2 * v


def cam(model, q, v):
    table = model.add_curve("cam", [0, 1, 2], [0, 1, 0], extrapolation="error")
    return table(q) - v


POINTS = [(bumper, 0.0, "max, where q_rail is 0"), (cam, 2.0, "the curve cam")]


@pytest.mark.parametrize(("force", "q", "named"), POINTS)
def test_a_corner_is_named_where_it_is_met(force, q, named):
    J = slider(force).jacobian("vd", "y")
    u = np.zeros(0)
    with pytest.warns(sb.ModelWarning, match=named) as caught:
        at = J(0.0, [q, 0.4], u)
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sides = [J(0.0, [q + step, 0.4], u)[0, 0] for step in (-1e-9, 1e-9)]
    assert sides[0] != sides[1]
    assert at[0, 0] in sides or at[0, 0] == pytest.approx(sides[0], rel=1e-6)


def test_products_and_unpickled_derivatives_tell_as_well():
    compiled = slider(bumper)
    with pytest.warns(sb.ModelWarning, match="one side"):
        compiled.vjp("vd", "q")(0.0, [0.0, 0.1], np.zeros(0), [1.0])
    again = pickle.loads(pickle.dumps(compiled.jacobian("vd", "q")))
    with pytest.warns(sb.ModelWarning, match="one side"):
        again(0.0, [0.0, 0.1], np.zeros(0))


def test_smooth_formulas_have_no_corners():
    compiled = sb.compile_model(sb.library.double_pendulum())
    assert compiled.jacobian("vd", "q").corners is None
