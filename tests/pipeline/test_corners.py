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
    load = sb.loads.JointForce(joint, force(model, joint.q[0], joint.v[0]))
    model.add_load("force", load)
    return sb.compile_model(model)


def bumper(model, q, v):
    return -5 * sb.maximum(q, 0) - 2 * v


def cam(model, q, v):
    table = model.add_curve("cam", [0, 1, 2], [0, 1, 0], extrapolation="error")
    return table(q) - v


def stop(model, q, v):
    return sb.where(q < 1, 0, -300 * (q - 1)) - 2 * v


def pad(model, q, v):
    F = sb.symbol("F")
    return -sb.implicit(F + 0.2 * sb.maximum(F - 1, 0) - 3 * q, F, start=0.3)


def worn_pad(model, q, v):
    F = sb.symbol("F")
    slack = sb.maximum(q - 0.5, 0)
    return -sb.implicit(F + 0.01 * F**3 - 40 * slack, F) - v


def pushed_pad(model, q, v):
    """Return a force with a corner in a solution outside of its equations."""
    F = sb.symbol("F")
    return -sb.maximum(sb.implicit(F + 0.01 * F**3 - 40 * (q - 0.2), F, start=3), 0)


POINTS = [
    (bumper, 0.0, "maximum, where q_rail is 0"),
    (cam, 2.0, "the curve cam"),
    (stop, 1.0, "the comparison q_rail < 1"),
    (pad, 1 / 3, "maximum, where F - 1 is 0 in the equations of implicit"),
    (worn_pad, 0.5, "maximum, where q_rail - 0.5 is 0 in the equations of implicit"),
    (pushed_pad, 0.2, "maximum, where"),
]


@pytest.mark.parametrize(("force", "q", "named"), POINTS)
def test_a_corner_is_named_where_it_is_met(force, q, named):
    J = slider(force).jacobian("vd", "y")
    u = np.zeros(0)
    with pytest.warns(sb.errors.ModelWarning, match=named) as caught:
        at = J(0.0, [q, 0.4], u)
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sides = [J(0.0, [q + step, 0.4], u)[0, 0] for step in (-1e-9, 1e-9)]
    assert sides[0] != sides[1]
    assert at[0, 0] in sides or at[0, 0] == pytest.approx(sides[0], rel=1e-6)


def test_products_and_unpickled_derivatives_tell_as_well():
    compiled = slider(bumper)
    with pytest.warns(sb.errors.ModelWarning, match="one side"):
        compiled.vjp("vd", "q")(0.0, [0.0, 0.1], np.zeros(0), [1.0])
    again = pickle.loads(pickle.dumps(compiled.jacobian("vd", "q")))
    with pytest.warns(sb.errors.ModelWarning, match="one side"):
        again(0.0, [0.0, 0.1], np.zeros(0))


def test_smooth_formulas_have_no_corners():
    compiled = sb.compile_model(sb.library.double_pendulum())
    assert compiled.jacobian("vd", "q").corners is None


def test_the_slope_of_absolute_at_its_corner_is_that_of_greater_arguments():
    J = slider(lambda model, q, v: -5 * sb.absolute(q)).jacobian("vd", "q")
    with pytest.warns(sb.errors.ModelWarning, match="absolute, where q_rail is 0"):
        assert J(0.0, [0.0, 0.4], np.zeros(0))[0, 0] == -5


def test_where_a_search_begins_is_no_corner():
    def force(model, q, v):
        F = sb.symbol("F")
        return -sb.implicit(F + 0.1 * F**3 - 40 * v, F, start=sb.absolute(v))

    assert slider(force).jacobian("vd", "v").corners is None
