"""Methods at their order, dense output, events, stiffness, against closed forms."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from probes.load import load
from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.functions import cos, sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.runtime.arrays import address
from symbody.runtime.loops.library import SOURCES, Answers, library
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Accuracy, Ending, Functions

ADAPTIVE = ("dp54", "dp853", "radau")
# Of the error of the whole run, by its steps.
ORDER = {"dp54": 5, "dp853": 8, "radau": 5, "rk4": 4}
T, MU = Symbol("t"), Symbol("mu")


def function(name, states, formulas):
    """Return a compiled function with the signature of loops."""
    flat = np.array(formulas, dtype=object).reshape(-1)
    groups = {"t": (T,), "y": tuple(states), "u": (), "p": (MU,)}
    equations = Equations(name, "", groups, {"out": flat})
    arguments = {key: (key,) for key in groups}
    program = lower(equations, name, arguments, {"out": ("out",)})
    return load([program], parameters=[1000.0])[name]


@pytest.fixture(scope="module")
def swing():
    """A forced oscillator, and its motion."""
    x, v = Symbol("x"), Symbol("v")
    rates = function("swing", (x, v), [v, -x + 0.5 * sin(2 * T)])
    J = function("swing_J", (x, v), jacobian([v, -x], [x, v]))

    def exact(t):
        c = 1 / 3  # of the free motion that cancels the forced one's speed
        return np.array(
            [np.cos(t) + c * np.sin(t) - np.sin(2 * t) / 6,
             -np.sin(t) + c * np.cos(t) - np.cos(2 * t) / 3]
        )  # fmt: skip

    return Functions(rates, J), exact


def solver(functions, method, rtol=1e-8, atol=1e-10, n=2, **more):
    accuracy = Accuracy(method, rtol, np.full(n, atol), **more)
    return LoopSolver(n, np.zeros(0), accuracy, functions)


def step(run, end):
    """Do one step towards a time, as many tries as it takes."""
    run.structure.end = end
    return Ending(library("loop").ode_step(run.pointer))


def steps(run, end):
    """Yield after each step until the end."""
    ending = Ending.RUNNING
    while ending == Ending.RUNNING:
        ending = step(run, end)
        yield ending


def ended(run, end):
    """Return how a run to its end has ended."""
    *_, ending = steps(run, end)
    return ending


@pytest.mark.parametrize("method", ORDER)
@pytest.mark.parametrize("end", [4.0, -3.0])
def test_the_error_falls_with_the_order_of_the_method(swing, method, end):
    functions, exact = swing
    errors = []
    lengths = (0.2, 0.1) if method != "dp853" else (0.5, 0.25)
    for h in lengths:
        # Any error is allowed, so that the longest step is the step.
        run = solver(functions, method, 1.0, 1e3, max_step=h, step=h)
        run.start(0.0, exact(0.0), np.copysign(h, end))
        ending = ended(run, end)
        assert ending == Ending.DONE
        errors.append(np.abs(run.y - exact(end)).max())
    order = np.log2(errors[0] / errors[1])
    assert order > ORDER[method] - 0.5


@pytest.mark.parametrize("method", ADAPTIVE)
@pytest.mark.parametrize("rtol", [1e-5, 1e-8, 1e-11])
def test_the_error_follows_the_tolerance(swing, method, rtol):
    functions, exact = swing
    run = solver(functions, method, rtol, rtol)
    run.start(0.0, exact(0.0))
    ending = ended(run, 20.0)
    assert ending == Ending.DONE
    # Errors of steps add up over three oscillations.
    assert np.abs(run.y - exact(20.0)).max() < 100 * rtol


@pytest.mark.parametrize("method", [*ADAPTIVE, "rk4"])
@pytest.mark.parametrize("begin", [2.0**20, -(2.0**31)])
def test_the_error_is_that_of_a_run_from_zero_whenever_it_begins(method, begin):
    """Steps are as long as times that have few digits left tell."""
    x, v = Symbol("x"), Symbol("v")
    rates = function("swing_free", (x, v), [v, -1e4 * x])
    run = solver(Functions(rates), method, 1e-11, 1e-13, step=1e-4)
    run.start(begin, [1.0, 0.0])
    for _ in range(8):
        assert ended(run, run.t + 1 / 32) == Ending.DONE
    assert np.abs(run.y / [1, 100] - [np.cos(25), -np.sin(25)]).max() < 4e-9


@pytest.mark.parametrize("method", [*ADAPTIVE, "rk4"])
def test_states_within_steps_are_as_good_as_their_extension(swing, method):
    functions, exact = swing
    run = solver(functions, method, 1e-7, 1e-7, step=0.01)
    run.start(0.0, exact(0.0))
    worst = 0.0
    for _ in steps(run, 6.0):
        for part in (0.0, 0.3, 0.7, 1.0):
            t = run.structure.t_old + part * (run.t - run.structure.t_old)
            own = np.zeros(run.n)
            library("loop").ode_interpolate(run.pointer, t, address(own))
            worst = max(worst, np.abs(own - exact(t)).max())
    # The extension of Radau is of order 3 only, of a step that is long.
    assert worst < (2e-4 if method == "radau" else 5e-6)


@pytest.mark.parametrize("method", [*ADAPTIVE, "rk4"])
def test_answers_come_at_the_asked_times_whatever_the_slices(swing, method):
    functions, exact = swing
    times = np.linspace(0.0, 5.0, 37)
    found = []
    for budget in (10_000, 3):
        run = solver(functions, method, 1e-9, 1e-9, step=0.01)
        answers = Answers(times, 2)
        run.start(0.0, exact(0.0))
        answers.put(run.y)
        while run.advance(times[-1], answers, budget) == Ending.RUNNING:
            pass
        assert answers.known == len(times)
        found.append(answers.states)
    np.testing.assert_array_equal(*found)
    tolerance = 1e-5 if method == "radau" else 1e-7
    np.testing.assert_allclose(found[0], exact(times).T, atol=tolerance)


@pytest.mark.parametrize("method", ["dp54", "dp853", "radau"])
def test_roots_are_located_one_after_the_other(swing, method):
    """A ball bounces; its flight is a parabola, which each method has exactly."""
    z, v = Symbol("z"), Symbol("v")
    ball = Functions(
        function("ball", (z, v), [v, -9.81 + 0 * z]),
        events=function("floor", (z, v), [z - 0.5, z]),
        event_count=2,
    )
    # Steps would be as long as the flights, which have two roots each.
    run = solver(ball, method, max_step=0.5)
    run.start(0.0, np.array([1.0, 0.0]))
    found = []
    for ending in steps(run, 3.0):
        if ending == Ending.EVENT:
            break
    while len(found) < 4:
        assert ending == Ending.EVENT
        found.append((run.structure.event, run.t))
        if run.structure.event == 1:
            run.y[1] *= -0.8
        ending = ended(run, 3.0)
    fall = np.sqrt(2 / 9.81)
    wanted = [np.sqrt(1 / 9.81), fall]
    up = 0.8 * np.sqrt(2 * 9.81)
    rise = (up - np.sqrt(up**2 - 2 * 9.81 * 0.5)) / 9.81
    wanted += [fall + rise, fall + 2 * up / 9.81 - rise]
    assert [event for event, _ in found] == [0, 1, 0, 0]
    np.testing.assert_allclose([t for _, t in found], wanted, rtol=1e-12)


@pytest.fixture(scope="module")
def oscillator():
    """Van der Pol's, stiff."""
    x, v = Symbol("x"), Symbol("v")
    formulas = [v, MU * (1 - x * x) * v - x]
    return (
        function("vdp", (x, v), formulas),
        function("vdp_J", (x, v), jacobian(formulas, [x, v])),
    )


@pytest.mark.parametrize("exact_jacobian", [True, False])
def test_a_stiff_system_is_solved_in_few_steps(oscillator, exact_jacobian):
    rates, J = oscillator
    functions = Functions(rates, J if exact_jacobian else None)
    run = solver(functions, "radau", 1e-8, 1e-8)
    run.start(0.0, np.array([2.0, 0.0]))
    ending = ended(run, 2000.0)
    assert ending == Ending.DONE
    # Hairer and Wanner (1996), section IV.10, publish 1.706167732170483 and
    # -0.0008928097010247975.
    np.testing.assert_allclose(run.y, [1.706167732170483, -8.928097010247975e-4],
                               rtol=1e-6)  # fmt: skip
    assert run.counts.steps < 1500


def test_our_radau_needs_fewer_evaluations_than_scipys(oscillator):
    rates, J = oscillator
    run = solver(Functions(rates, J), "radau", 1e-6, 1e-6)
    run.start(0.0, np.array([2.0, 0.0]))
    for _ in steps(run, 2000.0):
        pass
    theirs = solve_ivp(
        lambda t, y: rates(t, y, []), (0, 2000), [2.0, 0.0], method="Radau", rtol=1e-6,
        atol=1e-6, jac=lambda t, y: J(t, y, []).reshape(2, 2),
    )  # fmt: skip
    assert run.counts.evaluations < theirs.nfev


@pytest.mark.parametrize("method", ["dp54", "dp853"])
def test_stiffness_is_noticed(oscillator, method):
    rates, _ = oscillator
    run = solver(Functions(rates), method, 1e-4, 1e-6)
    run.start(0.0, np.array([2.0, 0.0]))
    for _ in itertools.islice(steps(run, 2000.0), 20_000):
        if run.counts.stiff:
            break
    assert run.counts.stiff


@pytest.mark.parametrize("method", [*ADAPTIVE, "rk4"])
def test_rates_that_end_say_when_and_which(method):
    x, v = Symbol("x"), Symbol("v")
    functions = Functions(function("pole", (x, v), [1 / (1 - T), cos(x)]))
    run = solver(functions, method, step=0.1)
    run.start(0.0, np.array([0.0, 0.0]))
    ending = ended(run, 2.0)
    assert ending in (Ending.NOT_FINITE, Ending.STEP_TOO_SMALL)
    assert run.t == pytest.approx(1.0, abs=0.11)
    if ending == Ending.NOT_FINITE:
        assert not np.isfinite(run.bad_rates[0])
        assert np.isfinite(run.bad_rates[1])


def test_a_solver_without_states_reaches_its_end():
    run = solver(Functions(function("none", (), [])), "dp54", n=0)
    run.start(0.0, np.zeros(0))
    ending = ended(run, 1.0)
    assert ending == Ending.DONE


def test_a_set_stop_ends_a_run(swing):
    functions, exact = swing
    run = solver(functions, "dp54")
    run.start(0.0, exact(0.0))
    run.stop[0] = 1
    assert step(run, 1.0) == Ending.STOPPED


@pytest.mark.parametrize("stages", [3, 5, 7])
def test_radau_has_the_constants_of_collocation(stages):
    text = (SOURCES / "radau_constants.h").read_text()
    numbers = text.split(f"RADAU{stages}[] = {{")[1].split("}")[0].split(",")[:-1]
    s, rest = stages, np.array([*map(float, numbers)])
    sizes = [1, 1, s, s * s, s * s, s, s]
    between, share, c, back, forth, e, embedded = np.split(rest, np.cumsum(sizes)[:-1])
    powers = np.arange(1, s + 1)
    V = np.vander(c, s, increasing=True)
    A = np.linalg.solve(V.T, (c[:, None] ** powers / powers).T).T
    # The end is a point, and the formula is of order 2 s - 1.
    moments = np.arange(1, 2 * s)
    np.testing.assert_allclose(A[-1] @ c[:, None] ** (moments - 1), 1 / moments, 1e-12)
    blocks = np.zeros((s, s))
    blocks[0, 0] = e[0]
    for k in range(1, s, 2):
        re, im = e[k : k + 2]
        blocks[k : k + 2, k : k + 2] = [[re, -im], [im, re]]
    inverse = back.reshape(s, s) @ blocks @ forth.reshape(s, s)
    # Rounding, times the condition of the powers of the points.
    np.testing.assert_allclose(inverse @ A, np.eye(s), atol=1e-11)
    np.testing.assert_allclose(
        back.reshape(s, s) @ forth.reshape(s, s), np.eye(s), atol=1e-12
    )
    weights = embedded @ A / e[0] + A[-1]
    moments = weights @ c[:, None] ** (powers - 1) + (powers == 1) / e[0]
    np.testing.assert_allclose(moments, 1 / powers, 1e-11)
    x = np.linspace(0, 1, 1001)
    whole = x * np.prod(x[:, None] - c, axis=1)
    assert np.abs(whole).max() / np.prod(1 - c[:-1]) == pytest.approx(between, rel=0.03)
    assert share.item() > 0


def test_radau_takes_more_stages_where_the_motion_is_smooth(swing):
    functions, exact = swing
    for rtol, by_three in ((1e-4, 457), (1e-8, 2017)):
        run = solver(functions, "radau", rtol, rtol / 100)
        run.start(0.0, exact(0.0), 0.0)
        assert ended(run, 60.0) == Ending.DONE
        assert np.abs(run.y - exact(60.0)).max() < rtol
        # Of the steps by three stages alone.
        assert run.structure.counts.steps < by_three / 2
