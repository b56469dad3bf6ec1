"""Machine code in JAX and CasADi has the slopes of its own Jacobian."""

import casadi
import jax
import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError, ModelError

jax.config.update("jax_enable_x64", True)


Y, U = np.array([0.3, -0.4, 0.5, 0.6]), np.array([0.7])


@pytest.mark.parametrize("name", ["derivatives", "sensors"])
def test_values_and_slopes_in_jax_are_those_of_machine_code(name, arm):
    f = sb.to_jax(arm, name, compiled=True)
    values = arm.function(name)(0.2, Y, U)
    np.testing.assert_array_equal(f(0.2, Y, U), np.ravel(values))
    wanted = [arm.jacobian(name, "y")(0.2, Y, U)]
    if name == "derivatives":
        wanted.append(arm.jacobian(name, "u")(0.2, Y, U))
    for transform in (jax.jacfwd, jax.jacrev):
        found = jax.jit(transform(f, argnums=(1, 2)))(0.2, Y, U)
        for J, expected in zip(found, wanted, strict=False):
            np.testing.assert_allclose(J, expected, rtol=1e-13, atol=1e-15)


def test_batches_are_rows_of_their_own(arm):
    f = sb.to_jax(arm, compiled=True)
    many = np.stack([Y, 2 * Y, -Y])
    slopes = jax.vmap(jax.grad(lambda y: f(0.0, y, U).sum()))(many)
    J = arm.function("jacobian")
    wanted = [J(0.0, y, U).sum(axis=0) for y in many]
    np.testing.assert_allclose(slopes, wanted, rtol=1e-14)
    np.testing.assert_array_equal(f(0.0, many)[1], f(0.0, many[1], [0.0]))


def test_values_and_slopes_in_casadi_are_those_of_machine_code(arm):
    f = sb.to_casadi(arm, parameters="values", compiled=True)
    y = casadi.MX.sym("y", 4)
    A = casadi.Function("A", [y], [casadi.jacobian(f(0.0, y, U), y)])
    np.testing.assert_array_equal(A(Y).full(), arm.function("jacobian")(0.0, Y, U))
    total = casadi.sum1(f(0.0, 2 * y, U))
    g = casadi.Function("g", [y], [casadi.gradient(total, y)])
    wanted = 2 * arm.function("jacobian")(0.0, 2 * Y, U).sum(axis=0)
    np.testing.assert_allclose(g(Y).full().ravel(), wanted, rtol=1e-14)


def test_what_has_no_rule_is_refused(arm):
    with pytest.raises(ModelError, match=r"'mass_matrix'.*whose Jacobians are rules"):
        sb.to_jax(arm, "mass_matrix", compiled=True)
    with pytest.raises(ModelError, match='"values" with compiled=True'):
        sb.to_casadi(arm, compiled=True)
    with pytest.raises(CallError, match=r"last dimension counts 4"):
        sb.to_jax(arm, compiled=True)(0.0, Y[:3])
