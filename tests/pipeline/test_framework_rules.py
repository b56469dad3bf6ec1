"""Machine code in JAX and CasADi has the slopes of its own Jacobian."""

import casadi
import jax
import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError, DerivationError, ExpressionError, ModelError

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


MECHANISMS = [
    "cart_pole",
    pytest.param("quaternion_pendulum", marks=pytest.mark.slow),
    pytest.param("four_bar", marks=pytest.mark.slow),
]


def traced_curvatures(compiled, y, u):
    """Return the second derivatives by y and u of rates that JAX traces."""
    traced = sb.to_jax(compiled)

    def rates(z):
        return traced(0.2, z[: len(y)], z[len(y) :])

    return np.asarray(jax.hessian(rates)(np.concatenate([y, u])))


@pytest.fixture(scope="module", params=MECHANISMS)
def bent(request):
    """A compiled model, a state, inputs, and the second derivatives of the rates."""
    compiled = sb.compile_model(sb.library.LIBRARY[request.param]())
    y = compiled.start_state()
    y = y + 0.07 * np.sin(np.arange(len(y)) + 1)
    if request.param == "quaternion_pendulum":
        y[:4] /= np.linalg.norm(y[:4])
    u = np.full(len(compiled.system.u), 0.3)
    return compiled, y, u, traced_curvatures(compiled, y, u)


def test_second_derivatives_along_a_direction_in_jax_are_those_of_the_formulas(bent):
    compiled, y, u, wanted = bent
    f, n = sb.to_jax(compiled, compiled=True), len(y)
    along = np.linspace(0.5, 1.5, n + len(u))

    def slope(y, u):
        return jax.jvp(lambda y, u: f(0.2, y, u), (y, u), (along[:n], along[n:]))[1]

    _, found = jax.jvp(slope, (y, u), (along[:n], along[n:]))
    atol = 1e-11 * np.abs(wanted).max()
    np.testing.assert_allclose(found, wanted @ along @ along, rtol=0, atol=atol)


@pytest.mark.slow
def test_second_derivatives_in_jax_are_those_of_the_formulas(bent):
    compiled, y, u, wanted = bent
    f, n = sb.to_jax(compiled, compiled=True), len(y)
    (yy, yu), (_, uu) = jax.jit(jax.hessian(f, argnums=(1, 2)))(0.2, y, u)
    atol = 1e-11 * np.abs(wanted).max()
    np.testing.assert_allclose(yy, wanted[:, :n, :n], rtol=0, atol=atol)
    np.testing.assert_allclose(yu, wanted[:, :n, n:], rtol=0, atol=atol)
    np.testing.assert_allclose(uu, wanted[:, n:, n:], rtol=0, atol=atol)
    forward = jax.jacfwd(jax.jacfwd(f, argnums=1), argnums=1)
    many = jax.vmap(forward, (None, 0, None))(0.2, np.stack([y, y]), u)
    np.testing.assert_allclose(many, [wanted[:, :n, :n]] * 2, rtol=0, atol=atol)


def test_second_derivatives_in_casadi_are_those_of_the_formulas(bent):
    compiled, y, u, wanted = bent
    f, n = sb.to_casadi(compiled, parameters="values", compiled=True), len(y)
    z, weights = casadi.MX.sym("z", n + len(u)), np.arange(1.0, n + 1)
    rates = f(0.2, z[:n], z[n:])
    H, _ = casadi.hessian(casadi.dot(rates, weights), z)
    column = casadi.jacobian(casadi.jacobian(rates, z)[:, 0], z)
    point = np.concatenate([y, u])
    at, first = (a.full() for a in casadi.Function("H", [z], [H, column])(point))
    atol = 1e-11 * np.abs(wanted).max()
    np.testing.assert_allclose(at, np.tensordot(weights, wanted, 1), rtol=0, atol=atol)
    np.testing.assert_allclose(first, wanted[:, 0], rtol=0, atol=atol)


def test_third_derivatives_of_machine_code_are_refused(arm, capfd):
    f = sb.to_jax(arm, compiled=True)
    with pytest.raises(DerivationError, match=r"third.*Leave out compiled=True"):
        jax.jacfwd(jax.hessian(lambda y: f(0.0, y, U)))(Y)
    g = sb.to_casadi(arm, parameters="values", compiled=True)
    y = casadi.MX.sym("y", 4)
    H, _ = casadi.hessian(casadi.sum1(g(0.0, y, U)), y)
    with pytest.raises(RuntimeError, match="get_jacobian"):
        casadi.jacobian(H, y)
    # CasADi prints what its callbacks raise.
    assert "Leave out compiled=True" in capfd.readouterr().err


def test_external_functions_without_derivatives_are_named_where_they_are_asked_for():
    slope = sb.ExternalFunction("slope", lambda v: 2 * abs(v))
    drag = sb.ExternalFunction("drag", lambda v: v * abs(v), derivatives=[slope])
    model = sb.Model("slide")
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("rail", model.world, body, "Tx")
    model.add_load("drag", sb.loads.JointForce(joint, -drag(joint.v[0])))
    f, y = sb.to_jax(model, compiled=True), np.array([0.0, 2.0])
    assert jax.jacfwd(lambda y: f(0.0, y))(y)[1, 1] == -4.0
    with pytest.raises(ExpressionError, match=r"'slope'.*Give derivatives="):
        jax.hessian(lambda y: f(0.0, y))(y)
