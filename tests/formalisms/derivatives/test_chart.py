"""Derivatives by small motions: turns where coordinates are quaternions."""

import numpy as np
import pytest

import symbody as sb


@pytest.fixture(scope="module")
def compiled():
    model = sb.library.free_body()
    body = next(iter(model.bodies.values()))
    arm = model.add_body("arm", mass=1.0, com=(0.3, 0, 0), inertia=(0.1, 0.2, 0.3))
    model.add_joint("elbow", body, arm, "Ry", q=0.4, v=0.5)
    model.add_sensor("place", sb.sensors.Position(arm))
    return sb.compile_model(model)


@pytest.fixture
def point(compiled, rng):
    y = compiled.start_state() + 0.3 * rng.normal(size=len(compiled.start_state()))
    (first,) = compiled.system.quaternions
    y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return 0.0, y, np.zeros(len(compiled.system.u))


def moved(compiled, y, v, size):
    """Return the state after a small motion, its quaternion at length one."""
    n = len(compiled.system.q)
    qd = compiled.jacobian("qd", "v")(0.0, y, np.zeros(len(compiled.system.u))) @ v
    y = y.copy()
    y[:n] += size * qd
    (first,) = compiled.system.quaternions
    y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return y


@pytest.mark.parametrize("of", ["vd", "place", "kinetic"])
def test_columns_are_slopes_along_small_motions(compiled, point, of):
    t, y, u = point
    asked = compiled.jacobian(of, "dq")
    J, m = asked(t, y, u), len(compiled.system.v)
    assert J.shape[1] == m == len(asked.columns)
    name = {"vd": "derivatives", "place": "sensors", "kinetic": "energy"}[of]
    f, n = compiled.function(name), len(compiled.system.q)
    rows = {"vd": slice(n, n + m), "place": slice(0, 3), "kinetic": slice(0, 1)}[of]
    for j, v in enumerate(np.eye(m)):
        ends = [f(t, moved(compiled, y, v, h), u)[rows] for h in (-1e-5, 1e-5)]
        # Differences over a sphere: of second order in the step.
        np.testing.assert_allclose(
            J[:, j], (ends[1] - ends[0]) / 2e-5, rtol=1e-6, atol=1e-7
        )


def test_products_are_those_of_the_jacobian(compiled, point, rng):
    J = compiled.jacobian("vd", ["dq", "v"])(*point)
    s, w = rng.normal(size=J.shape[1]), rng.normal(size=J.shape[0])
    np.testing.assert_allclose(
        compiled.jvp("vd", ["dq", "v"])(*point, s), J @ s, rtol=1e-9, atol=1e-9
    )
    np.testing.assert_allclose(
        compiled.vjp("vd", ["dq", "v"])(*point, w), w @ J, rtol=1e-9, atol=1e-9
    )


def test_there_are_no_second_derivatives_along_them(compiled):
    with pytest.raises(sb.errors.DerivationError, match="no second derivatives"):
        compiled.hessian("vd", "dq")
