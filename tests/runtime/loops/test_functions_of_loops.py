"""How the loops call a model's functions, and what they do with what comes back."""

import ctypes
from ctypes import CFUNCTYPE, addressof, c_double, c_int64, c_void_p

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.errors import CallError
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.runtime.arrays import address
from symbody.runtime.loops.library import Answers, library, map_over
from symbody.runtime.loops.solver import LoopSolver
from symbody.runtime.loops.structures import Accuracy, Ending, Functions, Solver

T, Y, U, P = (Symbol(name) for name in "tyup")
ARGUMENTS = {"t": (T,), "y": (Y,), "u": (U,), "p": (P,)}


def function(name, formula, parameter):
    equations = Equations(name, "", ARGUMENTS, {"out": np.array([formula])})
    program = lower(equations, name, {k: (k,) for k in ARGUMENTS}, {"out": ("out",)})
    return load([program], parameters=[parameter])[name]


@pytest.fixture(scope="module")
def weighted():
    return function("weighted", T + 10 * Y + 100 * U + 1000 * P, 3.0)


def solver_of(functions, quaternions=(), n=1, m=1):
    accuracy = Accuracy("dp54", 1e-6, np.full(n, 1e-9))
    return LoopSolver(n, np.full(m, 2.0), accuracy, functions, quaternions)


def test_every_argument_arrives_at_its_place(weighted):
    ending, yd = solver_of(Functions(weighted)).rates(0.5, np.array([1.0]))
    assert ending == Ending.RUNNING
    assert yd.tolist() == [0.5 + 10 + 200 + 3000]


def test_inputs_are_computed_first_with_their_own_parameters(weighted):
    inputs = function("inputs", T * P + Y, 5.0)
    solver = solver_of(Functions(weighted, inputs=inputs))
    _, yd = solver.rates(0.5, np.array([1.0]))
    assert solver.u.tolist() == [0.5 * 5 + 1]
    assert yd.tolist() == [0.5 + 10 + 350 + 3000]


def test_functions_see_the_time_within_the_window_only(weighted):
    solver = solver_of(Functions(weighted))
    solver.context.window[:] = 1.0, 2.0
    found = [solver.rates(t, np.zeros(1))[1][0] - 3200 for t in (0.0, 1.5, 3.0)]
    assert found == [1.0, 1.5, 2.0]


def test_a_rate_that_is_not_finite_is_reported(weighted):
    ending, _ = solver_of(Functions(weighted)).rates(np.inf, np.ones(1))
    assert ending == Ending.NOT_FINITE


def test_a_set_stop_ends_the_evaluation_before_the_rates(weighted):
    solver = solver_of(Functions(weighted))
    solver.stop[0] = 1
    ending, yd = solver.rates(0.0, np.ones(1))
    assert ending == Ending.STOPPED
    assert yd.tolist() == [0.0]


def test_only_quaternions_are_given_length_one(weighted, rng):
    y = rng.normal(size=10)
    before = y.copy()
    solver = solver_of(Functions(weighted), (1, 6), n=10)
    kinds = (c_void_p, c_double, c_void_p, c_int64)
    keep = CFUNCTYPE(c_int64, *kinds)(solver._system.keep)
    assert keep(addressof(solver.context), 0.0, address(y), 1) == Ending.RUNNING
    for block in (slice(1, 5), slice(6, 10)):
        assert np.linalg.norm(y[block]) == pytest.approx(1, rel=1e-15)
        assert y[block] * np.linalg.norm(before[block]) == pytest.approx(before[block])
    assert y[[0, 5]].tolist() == before[[0, 5]].tolist()


def test_a_function_is_mapped_over_rows_of_any_layout(weighted, rng):
    t, Y, U = np.arange(8.0)[::2], rng.normal(size=(1, 4)).T, rng.normal(size=(4, 1))
    out = map_over(weighted, t, Y, U, 1)
    expected = t + 10 * Y[:, 0] + 100 * U[:, 0] + 3000
    assert out[:, 0] == pytest.approx(expected, rel=1e-15)


def test_rows_that_do_not_fit_are_refused(weighted):
    with pytest.raises(CallError, match="t 4, Y 3, U 4"):
        map_over(weighted, np.arange(4.0), np.zeros((3, 1)), np.zeros((4, 1)), 1)


@pytest.mark.parametrize("name", ["joint_forces", "inverse_dynamics", "regressor"])
def test_functions_of_other_arguments_than_states_are_refused(name):
    model = sb.compile_model(sb.library.double_pendulum(), backend="python")
    f, t = model.function(name), np.zeros(3)
    with pytest.raises(CallError, match=r"f\(t, y\[4\], u\[0\]\)"):
        map_over(f, t, np.zeros((3, 4)), np.zeros((3, 0)), f.size)


@pytest.mark.parametrize(("n", "m", "size"), [(11, 6, 12), (12, 5, 12), (12, 6, 13)])
def test_states_inputs_or_results_of_other_sizes_are_refused(n, m, size):
    model = sb.compile_model(sb.library.arm6(), backend="python")
    f, t = model.function("derivatives"), np.zeros(3)
    with pytest.raises(CallError, match="to be called as"):
        map_over(f, t, np.zeros((3, n)), np.zeros((3, m)), size)


@pytest.mark.parametrize("method", ["dp54", "dp853", "rk4", "radau"])
def test_slices_give_the_same_bits_as_one_run(method):
    falling = function("falling", P - Y * Y, 2.0)
    states = []
    for budget in (1, 10**6):
        accuracy = Accuracy(method, 1e-7, np.full(1, 1e-9), step=0.013)
        solver = LoopSolver(1, np.zeros(1), accuracy, Functions(falling))
        answers = Answers(np.linspace(0, 3, 7), 1)
        solver.start(0.0, np.zeros(1))
        answers.put(solver.y)
        while solver.advance(3.0, answers, budget) == Ending.RUNNING:
            pass
        states.append(answers.states)
    assert np.array_equal(*states)


# Where in a step of Dormand and Prince the widest gap between stages is.
MIDDLE = 0.55


def placed(ahead, wanted):
    """Return the step that is taken if a singular position is so far ahead."""
    solver = Solver(singular=ahead)
    call = ctypes.CFUNCTYPE(
        ctypes.c_double, ctypes.c_void_p, ctypes.c_double, ctypes.c_double
    )(library("loop").code.find("ode_placed_step"))
    return call(ctypes.addressof(solver), wanted, MIDDLE)


def near(ahead, h):
    """Return whether a step is near a singular position that is so far ahead."""
    solver = Solver(singular=ahead)
    call = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_double)(
        library("loop").code.find("ode_is_near")
    )
    return bool(call(ctypes.addressof(solver), h))


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("wanted", np.geomspace(1e-3, 10, 13))
def test_a_step_ends_far_before_a_singular_position_or_crosses_it(sign, wanted):
    h = placed(sign * 0.1, sign * wanted)
    assert 0 < sign * h <= wanted
    if abs(h) > 0.1:
        assert MIDDLE * abs(h) == pytest.approx(0.1)
    else:
        assert 0.1 - abs(h) >= MIDDLE * abs(h) * (1 - 1e-12)


@pytest.mark.parametrize("singular", [np.inf, -0.1, 0.0])
def test_steps_elsewhere_are_as_wanted(singular):
    assert placed(singular, 0.3) == 0.3


def test_three_steps_before_and_after_are_near():
    assert near(0.1, 0.04)
    assert not near(0.1, 0.03)
    assert near(-0.1, 0.04)
    assert not near(np.inf, 1e9)
