"""Quaternions against SciPy's rotations. Identities hold to 1e-14."""

import numpy as np
from scipy.spatial.transform import Rotation

from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.node import as_node, symbol
from symbody.spatial.rotation import quaternion_matrix, quaternion_rate

a = symbol("a"), symbol("b"), symbol("c")


def assert_close(actual, expected):
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-14)


def test_a_quaternion_gives_its_rotation_matrix(rng):
    e = rng.normal(size=4)
    e /= np.linalg.norm(e)
    R = evaluate(quaternion_matrix(*map(as_node, e)), {})
    assert_close(R, Rotation.from_quat(np.roll(e, -1)).as_matrix())


def test_the_rate_of_a_quaternion_turns_its_matrix_by_the_angular_velocity(rng):
    e = tuple(symbol(f"e{i}x") for i in range(4))
    rates = dict(zip(e, quaternion_rate(e, a), strict=True))
    R = quaternion_matrix(*e)
    unit = rng.normal(size=4)
    values = dict(zip((n.name for n in e), unit / np.linalg.norm(unit), strict=True))
    values.update(zip("abc", rng.normal(size=3), strict=True))
    spin = evaluate(R, values).T @ evaluate(
        np.array(time_derivative([entry for row in R for entry in row], rates)), values
    ).reshape(3, 3)
    x, y, z = (values[name] for name in "abc")
    assert_close(spin, np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]))
