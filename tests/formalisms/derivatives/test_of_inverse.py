"""Derivatives of the forces that given accelerations need, beside differences."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import KINDS, random_tree

STEP = 1e-6


def slopes(compiled, y, vd, u):
    """Return the differences by q, v and vd."""
    n, m = len(compiled.system.q), len(compiled.system.v)
    f = compiled.function("inverse_dynamics")
    x = [y[n + m :]] if len(y) > n + m else []

    def value(z):
        return f(0.3, z[:n], z[n : n + m], z[n + m :], *x, u)

    z = np.concatenate([y[: n + m], vd])
    columns = []
    for j in range(len(z)):
        step = np.zeros(len(z))
        step[j] = STEP
        columns.append((value(z + step) - value(z - step)) / (2 * STEP))
    return np.array(columns).T


@pytest.fixture(params=[(2, 4), (5, 4), (11, 4), (2, 4, "follows"), (4, 4, "follows")])
def case(request):
    """Return a random tree, a state, accelerations and inputs."""
    seed, joints, *follows = request.param
    rng = np.random.default_rng(seed)
    model = random_tree(rng, joints, kinds=KINDS)
    if follows:
        last, at = model.bodies[f"body_{joints - 1}"], rng.normal(size=3)
        a = model.add_sensor("a", sb.sensors.Acceleration(last.add_frame("end", at=at)))
        model.add_load("follows", sb.loads.Force(last, (a[1], 0.1 * a[0] ** 2, 0)))
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    u = rng.normal(size=len(compiled.system.u))
    return compiled, y, rng.normal(size=len(compiled.system.v)), u


def test_they_are_the_slopes_of_the_forces(case):
    compiled, y, vd, u = case
    J = compiled.jacobian("inverse_dynamics", ["q", "v", "vd"])(0.3, y, u, vd)
    wanted = slopes(compiled, y, vd, u)
    # Rounding of 1e-15 of the forces over twice the step.
    scale = np.abs(wanted).max()
    np.testing.assert_allclose(J, wanted, rtol=1e-5, atol=1e-7 * scale)


def test_products_are_those_of_the_jacobian(case, rng):
    compiled, y, vd, u = case
    asked = "inverse_dynamics", ["q", "v", "vd"]
    J = compiled.jacobian(*asked)(0.3, y, u, vd)
    s, w = rng.normal(size=J.shape[1]), rng.normal(size=J.shape[0])
    along = compiled.jvp(*asked)(0.3, y, u, vd, s)
    back = compiled.vjp(*asked)(0.3, y, u, vd, w)
    scale = np.abs(J).max()
    np.testing.assert_allclose(along, J @ s, rtol=1e-9, atol=1e-10 * scale)
    np.testing.assert_allclose(back, w @ J, rtol=1e-9, atol=1e-10 * scale)


def test_they_stand_alone_and_only_they_depend_on_accelerations():
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.DerivationError, match="'inverse_dynamics' alone"):
        compiled.jacobian(["inverse_dynamics", "vd"], "q")
    with pytest.raises(sb.errors.DerivationError, match="wrt='vd': it must be one of"):
        compiled.jacobian("vd", "vd")


def test_mass_matrix_and_bias_have_slopes():
    compiled = sb.compile_model(sb.library.double_pendulum())
    y, u = np.array([0.4, -0.7, 0.3, 0.9]), np.zeros(0)
    for of, at in (("mass_matrix", (y[:2], u)), ("bias", (y[:2], y[2:], u))):
        f, J = compiled.function(of), compiled.jacobian(of, "q")(0.0, y, u)
        ends = [
            f(0.0, at[0] + sign * np.array([0, STEP]), *at[1:]).ravel()
            for sign in (-1, 1)
        ]
        slope = (ends[1] - ends[0]) / (2 * STEP)
        np.testing.assert_allclose(J[:, 1], slope, rtol=1e-6, atol=1e-8)
