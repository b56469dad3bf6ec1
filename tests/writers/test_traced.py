"""CasADi, JAX and PyTorch differentiate what is written for them."""

from __future__ import annotations

import importlib.util
import sys

import casadi
import jax
import numpy as np
import pytest

import symbody as sb
from probes.nets import hung_net
from symbody.equations import Equations
from symbody.errors import CallError, CompileError, WriterError
from symbody.expr.blocks import linear_solve, newton_solve
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Symbol
from symbody.expr.traverse import symbols_of
from symbody.program.lower import lower
from symbody.runtime.load_traced import RuledFunction, TracedFunction, load_casadi
from symbody.testing import COVERAGE, VALUES
from symbody.writers.generate import generate

jax.config.update("jax_enable_x64", True)
# Wheels of PyTorch from the usual index bring gigabytes for graphics cards along.
NO_TORCH = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is not installed"
)
TORCH = pytest.param("torch", marks=NO_TORCH)
FRAMEWORKS = ["casadi", "jax", TORCH]
# JAX compiles for seconds what is long.
LONG = ["casadi", pytest.param("jax", marks=pytest.mark.slow), TORCH]


def jacobian(framework, program, y, *, more=()):
    """Return the derivative of the only result by the state, by a framework itself.

    Args:
        framework: Its name.
        program: The program.
        y: The state, which is the first array.
        more: Arguments after it.
    """
    before = [0.3] if program.arguments[0].scalar else []
    if framework == "casadi":
        f = load_casadi(program)
        kind = casadi.MX if program.bodies else casadi.SX
        state = kind.sym("y", len(y))
        out = f(*before, state, *more, *[()] * (f.n_in() - 1 - len(before) - len(more)))
        J = casadi.Function("J", [state], [casadi.jacobian(out, state)])
        return np.array(J(y))
    if framework == "jax":
        f = TracedFunction("jax", program, [])
        return jax.jacrev(lambda state: f(*before, state, *more))(np.asarray(y))
    torch = sys.modules.get("torch") or __import__("torch")
    f = TracedFunction("torch", program, [])
    state = torch.tensor(y, dtype=torch.float64)
    return torch.autograd.functional.jacobian(
        lambda state: f(*before, state, *map(torch.tensor, more)), state
    ).numpy()


@pytest.mark.parametrize("framework", LONG)
def test_every_operation_has_the_slope_of_the_formula(framework, program_of):
    symbols = symbols_of(*COVERAGE.values())
    slopes = {
        node: [evaluate(derivative(node, s), VALUES) for s in symbols]
        for node in COVERAGE.values()
    }
    # A slope that is none, as that of (-1)**x, is in all rows of reverse mode.
    nodes = [node for node, row in slopes.items() if np.isfinite(row).all()]
    assert len(nodes) > 0.9 * len(COVERAGE)
    program = program_of(nodes, "f")
    y = np.array([VALUES[s.name] for s in program.arguments[0].symbols])
    expected = [slopes[node] for node in nodes]
    found = jacobian(framework, program, y)
    np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-15)


@pytest.mark.covering(1)
@pytest.mark.parametrize("framework", FRAMEWORKS)
@pytest.mark.parametrize("kind", ["linear", "constant", "periodic", "error"])
def test_curves_have_their_slopes(framework, kind, program_of):
    x, z = [-1.0, -0.25, 0.5, 0.75, 2.0], [0.0, 1.0, 2.5]
    table = np.cos(np.add.outer(np.array(x), np.square(z)))
    table[-1] = table[0]
    other = "linear" if kind == "periodic" else kind
    curve = sb.Model("m").add_curve("plane", (x, z), table, extrapolation=(kind, other))
    a, b = Symbol("a"), Symbol("b")
    program = program_of([curve(a, b)], "f")
    slopes = [derivative(curve(a, b), s) for s in (a, b)]
    for point in [(-1.7, -0.5), (0.1, 1.0), (0.75, 1.8), (1.9, 3.0)]:
        values = dict(zip("ab", point, strict=True))
        expected = [evaluate(slope, values) for slope in slopes]
        found = jacobian(framework, program, point)[0]
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-13)


def loop():
    """A four-bar with one angle found by Newton's method, and a linear system."""
    crank, a, b = Symbol("crank"), Symbol("a"), Symbol("b")
    x, y = Symbol("x"), Symbol("y")
    f = [
        0.3 * sb.cos(crank) + 0.9 * sb.cos(x) - 0.7 * sb.cos(y) - 1.0,
        0.3 * sb.sin(crank) + 0.9 * sb.sin(x) - 0.7 * sb.sin(y),
    ]
    steps = linear_solve(sb.jacobian(f, [x, y]), np.array(f)).tolist()
    return crank, newton_solve(f, {x: a, y: b}, steps)


def loop_program(program_of, nodes):
    program = program_of(nodes, "f")
    start = {"crank": 0.4, "a": 1.0, "b": 1.5}
    return program, [start[s.name] for s in program.arguments[0].symbols], start


@pytest.mark.parametrize("framework", LONG)
def test_a_solution_has_the_slope_of_its_equations(framework, program_of):
    crank, angles = loop()
    program, y, start = loop_program(program_of, [angles[0] * angles[1]])
    slope = evaluate(derivative(angles[0] * angles[1], crank), start)
    expected = [slope if n == 0.4 else 0.0 for n in y]
    found = jacobian(framework, program, y)[0]
    np.testing.assert_allclose(found, expected, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("order", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_a_solution_has_slopes_up_to_the_third(order, program_of):
    crank, angles = loop()
    program, y, start = loop_program(program_of, angles)
    f, place = TracedFunction("jax", program, []), y.index(0.4)

    def angle(c):
        return f(jax.numpy.asarray(y).at[place].set(c))[0]

    slope, node = jax.grad(angle), derivative(angles[0], crank)
    for _ in range(1, order):
        slope, node = jax.jacfwd(slope), derivative(node, crank)
    assert jax.jit(slope)(0.4) == pytest.approx(evaluate(node, start), rel=1e-9)


def test_what_may_not_be_written_to_is_copied_for_the_framework():
    """PyTorch warns of read-only memory, and of parameters it was ours."""
    program = sb.compile_model(sb.library.pendulum()).program("derivatives")
    f = RuledFunction(program, lambda *values: values, lambda value, dtype: value)
    y = np.array([0.1, 0.2])
    y.flags.writeable = False
    _, copy, _ = f(0.0, y, np.zeros(0))
    assert copy.flags.writeable
    np.testing.assert_array_equal(copy, y)


@pytest.mark.parametrize("framework", LONG)
def test_the_jacobian_of_a_mechanism_is_ours(framework):
    compiled = sb.compile_model(sb.library.LIBRARY["quaternion_pendulum"]())
    y = compiled.start_state() + 0.1
    # A state has a quaternion of length one; elsewhere formulas of rotations differ.
    y[:4] /= np.linalg.norm(y[:4])
    found = jacobian(
        framework,
        compiled.program("derivatives"),
        y,
        more=(np.zeros(0), compiled.parameters),
    )
    expected = compiled.function("jacobian")(0.3, y, np.zeros(0))
    np.testing.assert_allclose(found, expected, rtol=1e-11, atol=1e-12)


@pytest.mark.parametrize("framework", LONG)
def test_a_node_that_moves_along_two_axes_is_where_it_is_in_generated_code(framework):
    compiled = sb.compile_model(hung_net())
    program, y = compiled.program("derivatives"), compiled.start_state()
    found = jacobian(framework, program, y, more=(np.zeros(0), compiled.parameters))
    expected = compiled.function("jacobian")(0.3, y, np.zeros(0))
    np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9)


def test_casadi_has_second_derivatives_of_nodes():
    compiled = sb.compile_model(hung_net())
    f = sb.to_casadi(compiled, parameters="values")
    y, weights = casadi.MX.sym("y", 4), np.array([0.3, -1, 2, 0.5])
    total = casadi.dot(f(0.0, y, ()), weights)
    H = casadi.Function("H", [y], [casadi.hessian(total, y)[0]])
    start = compiled.start_state()
    expected = compiled.hessian("derivatives", "y")(0.0, start, np.zeros(0), weights)
    np.testing.assert_allclose(H(start).full(), expected, rtol=1e-9, atol=1e-9)


def test_casadi_tells_equations_without_a_solution_by_nan(capfd):
    model = sb.Model("none")
    body = model.add_body("body", mass=2.0)
    joint = model.add_joint("rail", model.world, body, "Tx")
    F = sb.symbol("F")
    force = sb.implicit(F * F + 0.01 + joint.q[0], F, start=0.3)
    model.add_load("force", sb.loads.JointForce(joint, force))
    f = sb.to_casadi(model, parameters="values")
    assert np.isnan(f(0.0, [0.0, 0.4], ()).full()[1])
    found = f(0.0, [-0.05, 0.4], ()).full()[1]
    assert found == pytest.approx(0.2 / 2.0, rel=1e-12)
    assert "WARNING" not in "".join(capfd.readouterr())


def test_casadi_takes_the_parameters_as_an_argument_or_as_values():
    model = sb.library.crane_crab()
    compiled = sb.compile_model(model, parameters={"m2": 5.0})
    y, u = compiled.start_state() + 0.1, np.ones(len(compiled.system.u))
    expected = compiled.derivatives(0.0, y, u)
    values = sb.to_casadi(compiled, parameters="values")
    assert values.name_in() == ["t", "y", "u"]
    np.testing.assert_allclose(values(y=y, u=u)["yd"].full().ravel(), expected)
    given = sb.to_casadi(compiled)
    found = given(0.0, y, u, compiled.parameters).full().ravel()
    np.testing.assert_allclose(found, expected)
    assert np.isnan(given(y=y, u=u)["yd"].full()).any()


def test_jax_compiles_vectorizes_and_differentiates_by_parameters():
    compiled = sb.compile_model(sb.library.pendulum())
    f = sb.to_jax(compiled)
    Y = compiled.start_state() + np.linspace(0, 1, 5)[:, None]
    expected = [compiled.derivatives(0.0, y) for y in Y]
    np.testing.assert_allclose(jax.jit(f)(0.0, Y), expected)
    np.testing.assert_allclose(jax.vmap(f, (None, 0))(0.0, Y), expected)
    by_p = jax.jacfwd(lambda p: f(0.0, Y[1], p=p))(compiled.parameters)
    step = 1e-6 * np.eye(len(compiled.parameters))
    slopes = [
        (f(t=0.0, y=Y[1], p=compiled.parameters + h) - f(0.0, Y[1])) / 1e-6
        for h in step
    ]
    np.testing.assert_allclose(by_p.T, slopes, rtol=1e-5, atol=1e-5)


@NO_TORCH
def test_torch_takes_a_batch_and_keeps_double_precision():
    import torch

    compiled = sb.compile_model(sb.library.cart_pole())
    f = sb.to_torch(compiled)
    Y = compiled.start_state() + np.linspace(0, 1, 6).reshape(3, 2, 1)
    found = f(torch.zeros(3, 2), torch.tensor(Y))
    assert found.dtype == torch.float64
    expected = [[compiled.derivatives(0.0, y) for y in rows] for rows in Y]
    np.testing.assert_allclose(found.numpy(), expected)
    M = sb.to_torch(compiled, "mass_matrix")(0.0, torch.tensor(Y[..., :2]))
    assert M.shape == (3, 2, 2, 2)


class _Torch:
    """What PyTorch does with a sign, in NumPy: that of NaN is 0."""

    float64, where = float, staticmethod(np.where)
    as_tensor = staticmethod(np.asarray)
    broadcast_tensors = staticmethod(np.broadcast_arrays)

    @staticmethod
    def sign(a):
        return np.sign(np.nan_to_num(a))

    @staticmethod
    def stack(entries, dim):
        return np.stack(entries, dim)


def test_the_sign_of_nan_is_nan_in_torch_as_well(program_of, monkeypatch):
    x, scope = sb.symbol("x"), {}
    (text,) = generate([program_of([sb.sign(x) * 2], "f")], "torch").values()
    monkeypatch.setitem(sys.modules, "torch", _Torch)
    exec(text, scope)
    found = scope["f"](np.array([[-0.5], [0.0], [3.0], [np.nan]]), [], [])
    np.testing.assert_array_equal(found, [[-2.0], [0.0], [2.0], [np.nan]])


@NO_TORCH
def test_torch_func_goes_through_curves(program_of):
    import torch

    cam = sb.Model("m").add_curve("cam", [0, 1, 3], [0.5, 2, 1], extrapolation="linear")
    x = Symbol("a")
    f = TracedFunction("torch", program_of([cam(x)], "f"), [])
    points = torch.tensor([[-1.0], [0.5], [2.0], [4.0]], dtype=torch.float64)
    slopes = torch.func.vmap(torch.func.jacrev(lambda y: f(y, [])))(points)
    slope = derivative(cam(x), x)
    expected = [evaluate(slope, {"a": point}) for (point,) in points.tolist()]
    np.testing.assert_allclose(slopes.ravel(), expected)


def test_wrong_arguments_are_named():
    f = sb.to_jax(sb.library.pendulum())
    with pytest.raises(CallError, match="the argument 'y' is missing"):
        f(0.0)
    with pytest.raises(CallError, match=r"'y' has the shape \(3,\).*counts 2 entries"):
        f(0.0, np.zeros(3))
    with pytest.raises(CallError, match="'z' cannot be taken"):
        f(0.0, np.zeros(2), z=1)


def test_a_function_without_a_body_is_named():
    f = sb.ExternalFunction("drag", "def drag(v):\n    return v", c="return v;")
    x = Symbol("x")
    equations = Equations("m", "", {"q": (x,)}, {"r": np.array([f(x)], object)})
    program = lower(equations, "f", {"y": ("q",)}, {"out": ("r",)})
    for language in ("casadi", "jax", "torch"):
        with pytest.raises(WriterError, match=f"'drag' has no body.*'{language}'"):
            generate([program], language)


def test_single_precision_is_refused():
    jax.config.update("jax_enable_x64", False)
    try:
        with pytest.raises(CompileError, match="jax_enable_x64"):
            sb.to_jax(sb.library.pendulum())
    finally:
        jax.config.update("jax_enable_x64", True)


def test_what_is_not_installed_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "casadi", None)
    with pytest.raises(CompileError, match=r"pip install 'symbody\[casadi\]'"):
        sb.to_casadi(sb.library.pendulum())
