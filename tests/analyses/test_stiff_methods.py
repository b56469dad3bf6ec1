"""The method for stiff systems, and SciPy's for those who take them."""

import math
import re

import numpy as np
import pytest
import scipy.integrate
import scipy.linalg
from hypothesis import given, settings
from hypothesis import strategies as st

import symbody as sb
from symbody.analyses.instant.inputs import ConstantInputs
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import InitialValueProblem
from symbody.errors import AnalysisError


@pytest.fixture(scope="module")
def stiff(compiled_function):
    """Return y' = -1000 (y - cos t) - sin t from y = 0, with its Jacobian."""

    def rate(t, y, u, p, k, yd):
        yd[0] = -p[0] * (y[0] - math.cos(t)) - math.sin(t)

    def jacobian(t, y, u, p, k, J):
        J[0] = -p[0]

    return InitialValueProblem(
        compiled_function(rate, [1000.0]),
        [0.0],
        ("x",),
        jacobian=compiled_function(jacobian, [1000.0]),
    )


def test_a_stiff_problem_is_solved_as_in_closed_form(stiff):
    times = np.concatenate([np.linspace(0, 0.01, 11), np.linspace(0.1, 5, 11)])
    found = integrate(stiff, times, sb.Radau(1e-8, 1e-10))
    exact = np.cos(times) - np.exp(-1000 * times)
    assert found.y[:, 0] == pytest.approx(exact, abs=1e-6)
    assert found.statistics.jacobians >= 1


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.booleans())
def test_rows_of_the_jacobian_with_one_entry_are_eliminated(
    compiled_function, seed, exact
):
    # Chains of rates, rates of themselves, of nothing, and of many, in any order: each
    # row's pattern is drawn. The closed form is the exponential of the matrix.
    rng = np.random.default_rng(seed)
    n = 6
    A = np.zeros((n, n))
    for row in A:
        entries = rng.choice(n, rng.choice([0, 1, 1, 3, n]), replace=False)
        row[entries] = rng.normal(size=len(entries))
    A -= np.diag(np.where(rng.random(n) < 0.4, 10.0 ** rng.uniform(0, 3, n), 0.0))
    start = rng.normal(size=n)

    def rate(t, y, u, p, k, yd):
        for i in range(n):
            yd[i] = sum(p[i * n + j] * y[j] for j in range(n))

    def jacobian(t, y, u, p, k, J):
        for i in range(n * n):
            J[i] = p[i]

    problem = InitialValueProblem(
        compiled_function(rate, A.ravel()),
        start,
        tuple(f"x_{i}" for i in range(n)),
        jacobian=compiled_function(jacobian, A.ravel()) if exact else None,
    )
    found = integrate(problem, [0.0, 0.5, 1.0], sb.Radau(1e-9, 1e-11))
    wanted = [scipy.linalg.expm(A * t) @ start for t in (0.0, 0.5, 1.0)]
    size = max(1.0, np.abs(wanted).max())
    # Ten tolerances, as steps that are not rejected add up.
    np.testing.assert_allclose(found.y, wanted, rtol=0, atol=1e-8 * size)


def test_backward_in_time_and_with_inputs(oscillator, functions):
    problem = oscillator(ConstantInputs([8.0]), functions.oscillator_jacobian)
    times = np.linspace(0, -5, 21)
    found = integrate(problem, times, sb.Radau(1e-9, 1e-10))
    assert found.y[:, 0] == pytest.approx(2 - np.cos(2 * times), abs=2e-6)
    assert found.u.tolist() == [[8.0]] * 21


def test_the_exact_jacobian_saves_evaluations(compiled_function):
    def coupled(t, y, u, p, k, yd):
        for i in range(20):
            yd[i] = -100.0 * (i + 1) * (y[i] - y[(i + 1) % 20] ** 3)

    def jacobian(t, y, u, p, k, J):
        for i in range(400):
            J[i] = 0.0
        for i in range(20):
            J[20 * i + i] = -100.0 * (i + 1)
            J[20 * i + (i + 1) % 20] = 300.0 * (i + 1) * y[(i + 1) % 20] ** 2

    labels = tuple(f"x_{i}" for i in range(20))
    y0 = np.linspace(0.1, 0.9, 20)
    rhs = compiled_function(coupled)
    differenced = InitialValueProblem(rhs, y0, labels)
    exact = InitialValueProblem(rhs, y0, labels, jacobian=compiled_function(jacobian))
    by_differences = integrate(differenced, [0, 1], sb.Radau(1e-6, 1e-9))
    with_jacobian = integrate(exact, [0, 1], sb.Radau(1e-6, 1e-9))
    assert with_jacobian.y[-1] == pytest.approx(by_differences.y[-1], abs=1e-6)
    most = by_differences.statistics.evaluations - 20
    assert with_jacobian.statistics.evaluations <= most


def test_quaternions_have_length_one_and_turn_as_with_the_explicit_method(spinning):
    times = np.linspace(0, 10, 41)
    y = integrate(spinning, times, sb.Radau(1e-9, 1e-10)).y
    assert np.linalg.norm(y[:, :4], axis=1) == pytest.approx(1, abs=1e-15)
    expected = integrate(spinning, times, method=sb.DP54(rtol=1e-11, atol=1e-11)).y
    assert y == pytest.approx(expected, abs=5e-6)


def test_a_rate_that_is_not_finite_is_named(compiled_function):
    def draining(t, y, u, p, k, yd):
        yd[0] = 1.0
        yd[1] = -math.sqrt(y[1]) - 1.0 if y[1] >= 0.0 else math.nan

    problem = InitialValueProblem(
        compiled_function(draining), [0.0, 1.0], ("time", "level")
    )
    with pytest.raises(AnalysisError, match=r"rate of 'level' is nan at t = 0\.61"):
        integrate(problem, [0, 2], sb.Radau())


def test_a_jacobian_that_is_not_finite_is_reported(compiled_function, stiff):
    def infinite(t, y, u, p, k, J):
        J[0] = 1.0 / y[0]

    jacobian = compiled_function(infinite)
    problem = InitialValueProblem(stiff.rhs, [0.0], ("x",), jacobian=jacobian)
    with pytest.raises(AnalysisError, match="Jacobian of the right-hand side is not"):
        integrate(problem, [0, 1], sb.Radau(1e-6, 1e-9))


def test_a_singularity_ends_with_the_smallest_step(compiled_function):
    def blow_up(t, y, u, p, k, yd):
        yd[0] = y[0] * y[0]

    problem = InitialValueProblem(compiled_function(blow_up), [1.0], ("x",))
    with pytest.raises(AnalysisError, match="smaller than rounding allows") as caught:
        integrate(problem, [0, 2], method=sb.Radau(rtol=1e-3, atol=1e-3))
    assert caught.value.result.times[-1] == pytest.approx(1, abs=0.01)


def test_differences_that_overflow_are_told_as_a_jacobian_that_is_not_finite(
    compiled_function,
):
    def shaking(t, y, u, p, k, yd):
        yd[0] = 1.0
        yd[1] = 1.5e308 * math.sin(1e9 * y[1]) if y[0] > 1.0 else 0.0

    problem = InitialValueProblem(compiled_function(shaking), [0.0, 0.3], ("c", "x"))
    with pytest.raises(AnalysisError, match="Jacobian of the right-hand side is not"):
        integrate(problem, [0, 2], sb.Radau(1e-6, 1e-9))


def prothero_robinson():
    """Return a model of x' = -k (x - cos t) - sin t, whose slow motion is cos t."""
    model = sb.Model("prothero_robinson")
    k, x = model.add_parameter("k", 1.0), model.add_state("x", start=1.0)
    rate = -k * (x - sb.cos(model.t)) - sb.sin(model.t)
    model.set_rate(x, rate)
    model.add_expression("xd", rate, sensor=True)
    return sb.compile_model(model)


def mount():
    """Return a mass on a critically damped mount that moves as cos t."""
    model = sb.Model("mount", gravity=(0, 0, 0))
    w, mass = model.add_parameter("w", 1e4), model.add_body("mass", mass=1.0)
    slide = model.add_joint("slide", model.world, mass, "Tx", q=1.0)
    c, s = sb.cos(model.t), sb.sin(model.t)
    force = -2 * w * (slide.v[0] + s) - w**2 * (slide.q[0] - c) - c
    model.add_load("mount", sb.loads.JointForce(slide, force))
    return sb.compile_model(model)


def motor():
    """Return the current i of a winding of 1 uH and 2 Ohm at 3 sin t volts."""
    model = sb.Model("motor")
    R, L = model.add_parameter("R", 2.0), model.add_parameter("L", 1e-6)
    i = model.add_state("i", start=-3e-6 / (4 + 1e-12))
    model.set_rate(i, (3 * sb.sin(model.t) - R * i) / L)
    model.add_expression("id", (3 * sb.sin(model.t) - R * i) / L, sensor=True)
    return sb.compile_model(model)


def doubled_mount():
    """Return the mount of two bodies by a constraint, and the motor beside it."""
    model = sb.Model("doubled", gravity=(0, 0, 0))
    w, (c, s) = model.add_parameter("w", 1e3), (sb.cos(model.t), sb.sin(model.t))
    slides = [
        model.add_joint(
            f"slide{i}", model.world, model.add_body(i, mass=0.5), "Tx", q=1.0
        )
        for i in "ab"
    ]
    q, v = slides[0].q[0], slides[0].v[0]
    force = -2 * w * (v + s) - w**2 * (q - c) - c
    model.add_load("mount", sb.loads.JointForce(slides[0], force))
    model.add_constraint("same", sb.constraints.Algebraic(q - slides[1].q[0]))
    i = model.add_state("i", start=-3e-6 / (4 + 1e-12))
    model.set_rate(i, (3 * s - 2 * i) / 1e-6)
    model.add_expression("id", (3 * s - 2 * i) / 1e-6, sensor=True)
    return sb.compile_model(model)


def rounding(stiffness, size=1.0):
    """Return what rounding of a state makes of its rate."""
    return 16 * np.finfo(float).eps * stiffness * size


@pytest.mark.covering(1)
@pytest.mark.parametrize("samples", [7, 501])
@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
def test_radau_answers_with_the_rates_of_the_slow_motion(rtol, samples):
    times = np.linspace(0, 5, samples)
    options = {"duration": times, "method": sb.Radau(rtol=rtol, atol=rtol / 100)}
    model = prothero_robinson()
    for k in (1e2, 1e4, 1e6, 1e8):
        found = sb.simulate(model, parameters={"k": k}, **options)
        assert found.x[:, 0] == pytest.approx(np.cos(times), abs=5 * rtol)
        allowed = 20 * rtol + rounding(k)
        assert found.array("xd") == pytest.approx(-np.sin(times), abs=allowed)
    found = sb.simulate(mount(), **options)
    assert found.q[:, 0] == pytest.approx(np.cos(times), abs=5 * rtol)
    allowed = 20 * rtol + rounding(1e8)
    assert found.vd[:, 0] == pytest.approx(-np.cos(times), abs=allowed)
    found = sb.simulate(motor(), **options)
    s, c = np.sin(times), np.cos(times)
    expected = 3 * (2 * s - 1e-6 * c) / 4
    assert found.x[:, 0] == pytest.approx(expected, abs=5 * rtol)
    expected = 3 * (2 * c + 1e-6 * s) / 4
    allowed = 20 * rtol + rounding(2e6, 1.5)
    assert found.array("id") == pytest.approx(expected, abs=allowed)


@pytest.mark.parametrize(
    "rtol",
    [
        1e-4,
        *(pytest.param(rtol, marks=pytest.mark.slow) for rtol in (1e-6, 1e-8)),
    ],
)
def test_ida_answers_with_the_rates_of_the_slow_motion(rtol):
    pytest.importorskip("sksundae")
    options = {"method": sb.DP54(rtol=rtol, atol=rtol / 100), "constraints": "dae"}
    times, w = np.linspace(0, 2.0, 41), 1e2
    motion = sb.simulate(doubled_mount(), times, parameters={"w": w}, **options)
    s, c = np.sin(times), np.cos(times)
    allowed = 20 * rtol
    exact = 3 * (2 * c + 1e-6 * s) / 4
    assert motion.array("id") == pytest.approx(exact, abs=allowed)
    assert motion.vd[:, 0] == pytest.approx(-c, abs=allowed + rounding(w**2))


def test_a_transient_that_is_stiff_later_is_answered_as_it_is():
    times = np.concatenate([np.linspace(0, 2e-5, 9), [0.5, 1.0]])
    for rtol in (1e-6, 1e-8):
        found = sb.simulate(
            prothero_robinson(),
            times,
            method=sb.Radau(rtol=rtol, atol=rtol / 100),
            parameters={"k": 1e6},
            start={"x": 2.0},
        )
        decay = np.exp(-1e6 * times)
        assert found.x[:, 0] == pytest.approx(np.cos(times) + decay, abs=20 * rtol)
        expected = -np.sin(times) - 1e6 * decay
        assert found.array("xd") == pytest.approx(expected, abs=1e6 * rtol)


def test_steps_that_are_not_stiff_do_not_depend_on_the_asked_times():
    model = sb.compile_model(sb.library.double_pendulum())
    few, many = (
        sb.simulate(model, np.linspace(0, 5, n), method="Radau").statistics
        for n in (2, 2001)
    )
    assert many.evaluations <= 1.01 * few.evaluations


@pytest.mark.parametrize("word", ["LSODA", "BDF", "cvode"])
def test_multistep_methods_are_refused_with_radau_and_scipys_call(word):
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.ModelError, match="Take 'Radau' for stiff") as caught:
        sb.simulate(compiled, 1.0, method=word)
    call = re.search(r"scipy\.integrate.*args=\(u,\)\)", str(caught.value))[0]
    call = call.replace("LSODA", "BDF")  # which needs the Jacobian
    found = eval(call, {"scipy": scipy, "compiled": compiled, "u": []})
    own = sb.simulate(compiled, 10.0, method="Radau")
    assert found.success
    # SciPy's default tolerance of 1e-3, over ten seconds of no chaos at this height.
    assert found.y[:2, -1] == pytest.approx(own.q[-1], abs=0.2)


def test_more_stages_come_back_after_bends():
    compiled = sb.compile_model(sb.library.planar_pendulums(3))
    done = sb.simulate(compiled, [0.0, 20.0], method="Radau").statistics
    # 6 752 and 49 507 when each bend doubled for good how long few stages stay, 914 and
    # 17 913 when that was halved again.
    assert done.steps < 800
    assert done.evaluations < 24_000
