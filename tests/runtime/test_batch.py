"""Functions of many rows at once: as the functions themselves, row by row."""

import itertools
import os
import pickle
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import numpy as np
import pytest
from hypothesis import given as given_by
from hypothesis import settings
from hypothesis import strategies as st

import symbody as sb
import symbody.runtime.batch as batches
from probes.plans import SEEDS, plans
from probes.random_systems import tree_of
from probes.switching import conditions
from symbody.equations import Equations
from symbody.errors import CallError, DerivationError
from symbody.expr.blocks import linear_solve
from symbody.library.catalog import YARDSTICKS
from symbody.library.closed_by_constraints import bennett, sarrus
from symbody.program.content import ProgramRequest
from symbody.runtime.batch import Batch
from symbody.runtime.batch_task import Task
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compiled_entry
from symbody.runtime.loops import library as loops
from symbody.runtime.loops.library import BLOCK
from symbody.writers.llvm import lanes
from symbody.writers.llvm.lanes import lanes_module
from symbody.writers.source_file import Used

PURPOSES = ["derivatives", "energy", "mass_matrix"]


def rows(compiled, rng, count):
    start, u = compiled.start_state(), len(compiled.system.u)
    Y = start + rng.uniform(-0.2, 0.2, (count, len(start)))
    return Y, rng.normal(size=(count, u))


def both(compiled, purpose):
    return compiled.function(purpose), compiled.batch(purpose)


def assert_same(found, wanted):
    """Lanes fuse products and sums where single rows do."""
    np.testing.assert_array_equal(found, wanted)


def largest(values):
    return max(1.0, np.abs(np.nan_to_num(values)).max(initial=0.0))


@pytest.mark.parametrize("name", sorted(YARDSTICKS))
def test_lanes_are_the_function(name, rng):
    compiled = sb.compile_model(YARDSTICKS[name]())
    function, batch = (
        getattr(compiled, k)("derivatives") for k in ("function", "batch")
    )
    Y, U = rows(compiled, rng, 13)
    found = batch(0.5, Y, U)
    for row, y, u in zip(found, Y, U, strict=True):
        assert_same(row, function(0.5, y, u))


@pytest.mark.parametrize("purpose", ["mass_matrix", "sensors", "inverse_dynamics"])
def test_other_functions_have_their_shapes(purpose, rng):
    compiled = sb.compile_model(sb.library.arm7())
    function, batch = both(compiled, purpose)
    given = [rng.normal(size=(9, *slot.shape)) for slot in function.entry.inputs]
    found = batch(0.0, *given)
    assert found.shape[0] == 9
    for i in range(9):
        assert_same(found[i], function(0.0, *(array[i] for array in given)))


@pytest.mark.parametrize("in_lanes", [True, False])
def test_parameters_times_and_inputs_may_have_rows_or_be_shared(in_lanes, rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    function = compiled.function("derivatives")
    batch = Batch(function, in_lanes=in_lanes)
    Y, U = rows(compiled, rng, 20)
    P = compiled.parameters * rng.uniform(0.9, 1.1, (20, compiled.parameters.size))
    t = np.linspace(0, 1, 20)
    for times, states, inputs, p in (
        (t, Y, U, P), (0.0, Y[0], U[0], P), (0.0, Y, U[0], P[3]), (t, Y[0], U[0], None)
    ):  # fmt: skip
        found = batch(times, states, inputs, p=p)
        for i in range(20):
            one = [a[i] if np.ndim(a) == k + 1 else a
                   for a, k in ((times, 0), (states, 1), (inputs, 1))]  # fmt: skip
            own = p[i] if np.ndim(p) == 2 else p
            assert_same(found[i], function(*one, p=own))


def test_rows_do_not_know_of_each_other(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=2)
    Y, U = rows(compiled, rng, 5000)
    calm = batch(0.0, Y, U)
    Y[1::2] *= np.where(rng.uniform(size=Y[1::2].shape) < 0.5, 1e7, np.nan)
    wild = batch(0.0, Y, U)
    assert calm[::2].tobytes() == wild[::2].tobytes()
    alone = compiled.batch("derivatives", workers=1)(0.0, Y[2:11:2], U[2:11:2])
    assert alone.tobytes() == calm[2:11:2].tobytes()
    assert np.isnan(wild[1::2]).any()


def test_all_operations_have_lanes(rng):
    compiled = sb.compile_model(conditions())
    function, batch = (
        getattr(compiled, k)("derivatives") for k in ("function", "batch")
    )
    assert batch.in_lanes
    Y = rng.normal(size=(101, 2))
    assert_same(batch(0.0, Y, []), np.array([function(0.0, y, []) for y in Y]))


def cubic():
    """Return a slide whose force is the root of an equation; it has none for q > 4."""
    model = sb.Model("cubic")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    y = sb.symbol("y")
    root = sb.implicit(y**2 - (4 - slide.q[0]), y, start=1 + slide.q[0] ** 2)
    model.add_load("f", sb.loads.JointForce(slide, root))
    return model


@pytest.mark.parametrize(
    ("make", "purpose"),
    [
        (sb.library.hexapod, "derivatives"), (cubic, "derivatives"),
        (sarrus, "derivatives"), (sarrus, "closed_derivatives"),
        (sarrus, "correction"), (bennett, "closed_derivatives"),
    ],
)  # fmt: skip
def test_numerical_blocks_are_solved_in_lanes(make, purpose, rng):
    compiled = sb.compile_model(make())
    function, batch = both(compiled, purpose)
    assert batch.in_lanes
    start, u = compiled.start_state(), np.zeros(len(compiled.system.u))
    Y = start + rng.uniform(-0.02, 0.02, (21, len(start)))
    wanted = np.array([function(0.0, y, u) for y in Y])
    found = batch(0.0, Y, u)
    # Solving amplifies what lanes round otherwise.
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-10 * largest(wanted))


def solver(definite=False, n=5):
    """Return a function of A and b that solves A x = b in a block, and in lanes."""
    A = np.array([[sb.symbol(f"a{i}{j}") for j in range(n)] for i in range(n)])
    b = np.array([sb.symbol(f"b{i}") for i in range(n)])
    x = linear_solve(A, b, definite=definite)
    arguments = {"A": tuple(A.ravel()), "b": tuple(b)}
    equations = Equations("solver", "", arguments, {"x": x}, {}, ())
    asked = ProgramRequest(
        equations, "solver", {"A": ("A",), "b": ("b",)}, {"x": ("x",)}
    )
    function = CompiledFunction.of(compiled_entry(asked, "llvm"))
    return function, Batch(function)


def test_each_lane_has_its_own_pivots(rng):
    function, batch = solver()
    assert batch.in_lanes
    A, b = rng.normal(size=(40, 5, 5)), rng.normal(size=(40, 5))
    # Zeros on the diagonal of some rows, and one matrix that is singular.
    A[::3, 0, 0] = A[::4, 1, 1] = A[::5, 3, 3] = 0.0
    A[7, 2] = A[7, 1]
    found = batch(A.reshape(40, 25), b)
    wanted = np.array([function(a.ravel(), s) for a, s in zip(A, b, strict=True)])
    good = np.arange(40) != 7
    np.testing.assert_allclose(found[good], wanted[good], rtol=1e-9)
    residual = np.einsum("kij,kj->ki", A, found) - b
    assert np.abs(residual[good]).max() < 1e-10


def test_definite_systems_are_solved_in_lanes(rng):
    function, batch = solver(definite=True)
    R = rng.normal(size=(16, 5, 5))
    A, b = R @ R.transpose(0, 2, 1) + np.eye(5), rng.normal(size=(16, 5))
    A[3] = np.diag([1.0, 2.0, 3.0, 4.0, 5.0])
    found = batch(A.reshape(16, 25), b)
    for a, side, x in zip(A, b, found, strict=True):
        np.testing.assert_allclose(x, np.linalg.solve(a, side), rtol=1e-10)
        # Rounding is relative to the largest entry.
        one = function(a.ravel(), side)
        np.testing.assert_allclose(x, one, rtol=1e-12, atol=1e-14 * np.abs(one).max())


def test_lanes_that_do_not_converge_harm_no_other():
    function, batch = both(sb.compile_model(cubic()), "derivatives")
    q = np.array([0.0, 5.0, 1.0, 3.9, -2e3, 4.1, 3.0, 2.0, 1e5, 3.99999, 4.0])
    Y = np.stack([q, np.zeros_like(q)], axis=1)
    found = batch(0.0, Y, [])
    wanted = np.array([function(0.0, y, []) for y in Y])
    assert np.isnan(wanted[:, 1]).any()
    np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
    assert_same(found[np.isfinite(found)], wanted[np.isfinite(wanted)])
    alone = batch(0.0, Y[6:7], [])
    assert (alone[0] == found[6]).all()


@pytest.mark.parametrize("make", [sb.library.arm7, sb.library.hexapod, sarrus])
def test_lanes_take_no_memory_of_the_stack(make):
    """Threads have half a megabyte of it on some systems."""
    program = sb.compile_model(make()).function("derivatives").program
    text = lanes_module(program, Used(), {"t", "u", "p"})
    assert "_lanes_work = constant i64" in text
    assert "alloca" not in text


def test_a_function_of_python_is_called_row_by_row():
    twice = sb.ExternalFunction("twice", lambda x: 2 * x, derivatives=[lambda x: 2.0])
    model = sb.Model("outside")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.loads.JointForce(slide, twice(slide.q[0])))
    batch = sb.compile_model(model).batch("derivatives")
    assert not batch.in_lanes
    np.testing.assert_array_equal(
        batch(0.0, [[1.0, 0.0], [3.0, 0.0]], []), [[0, 2], [0, 6]]
    )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ((0.0, np.zeros(14), np.zeros(7)), "no argument has rows"),
        (
            (0.0, np.zeros((5, 14)), np.zeros((4, 7))),
            "y 5, u 4",
        ),
        ((0.0, np.zeros((5, 13)), np.zeros(7)), "argument 'y' has the shape"),
        ((0.0, np.zeros((2, 5, 14)), np.zeros(7)), "one index more"),
        ((0.0, np.zeros((5, 14))), "2 arguments are given"),
        ((0.0, np.zeros((5, 14)), np.zeros(7), np.ones(1)), "by name: p="),
        ((0.0, [["a"] * 14], np.zeros(7)), "argument 'y' has no real numbers"),
    ],
)
def test_arguments_that_do_not_fit_are_named(given, words):
    with pytest.raises(CallError, match=words):
        sb.compile_model(sb.library.arm7()).batch("derivatives")(*given)


def test_what_lanes_cannot_have_is_told():
    model = sb.library.pendulum()
    with pytest.raises(DerivationError, match="unknown"):
        sb.compile_model(model).batch("derivative")
    with pytest.raises(DerivationError, match="'llvm'"):
        sb.compile_model(model, backend="python").batch("derivatives")
    assert sb.compile_model(model).batch("derivatives")(
        0.0, np.zeros((0, 2)), []
    ).shape == (0, 2)


def test_a_batch_is_pickled_with_its_parameters(rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    name = next(iter(compiled.system.parameters))
    own = compiled.with_parameters({name: 1.5})
    batch = own.batch("derivatives", workers=1)
    Y, U = rows(compiled, rng, 9)
    again = pickle.loads(pickle.dumps(batch))
    assert again.workers == 1
    np.testing.assert_array_equal(again(0.0, Y, U), batch(0.0, Y, U))
    assert (batch(0.0, Y, U) != compiled.batch("derivatives")(0.0, Y, U)).any()


def test_results_that_do_not_fit_into_memory_are_an_error_before(monkeypatch):
    function = sb.compile_model(sb.library.arm7()).batch("derivatives")
    monkeypatch.setattr(batches, "free_memory", lambda: 10_000)
    monkeypatch.setattr(batches, "_LARGE", 0)
    assert function(0.0, np.zeros((80, 14)), np.zeros(7)).shape == (80, 14)
    with pytest.raises(CallError, match=r"results of 100 rows need 1.12e-05 GB"):
        function(0.0, np.zeros((100, 14)), np.zeros(7))


def test_arguments_whose_copy_does_not_fit_are_an_error_before(monkeypatch):
    """A row that is repeated by strides takes no memory until it is copied."""
    function = sb.compile_model(sb.library.arm7()).batch("derivatives")
    monkeypatch.setattr(batches, "free_memory", lambda: 10_000)
    monkeypatch.setattr(batches, "_LARGE", 0)
    with pytest.raises(CallError, match=r"'y' of shape \(100, 14\) needs 1.12e-05 GB"):
        function(0.0, np.broadcast_to(np.zeros(14), (100, 14)), np.zeros(7))


@pytest.mark.parametrize("states", [2, 7, 8, 9, 14, 16, 23])
@pytest.mark.parametrize("count", [1, 7, 8, 9, 24, 29])
def test_rows_of_any_length_are_put_side_by_side_and_taken_apart(states, count, rng):
    x = [sb.symbol(f"x{i}") for i in range(states)]
    formulas = np.array([(i + 1) * a for i, a in enumerate(x)], dtype=object)
    equations = Equations("scaled", "", {"x": tuple(x)}, {"r": formulas}, {}, ())
    asked = ProgramRequest(equations, "scaled", {"x": ("x",)}, {"r": ("r",)})
    batch = Batch(CompiledFunction.of(compiled_entry(asked, "llvm")))
    X = rng.normal(size=(count, states))
    np.testing.assert_array_equal(batch(X), X * np.arange(1, states + 1))


@pytest.mark.parametrize("workers", [1, 2])
def test_results_are_written_into_the_callers_arrays(workers, rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=workers)
    for count in (3000, 13):
        Y, U = rows(compiled, rng, count)
        P = compiled.parameters * np.ones((count, 1))
        for p in (None, P):
            out = np.full((count, 14), np.nan)
            assert batch(0.0, Y, U, p=p, into=out) is out
            np.testing.assert_array_equal(out, batch(0.0, Y, U, p=p))


def side_by_side(count=40):
    """Return pendulums of several masses; their lanes have constants of their own."""
    model = sb.Model("beside")
    for i in range(count):
        mass = model.add_parameter(f"m{i}", 1.0 + 0.1 * i)
        body = model.add_body(f"b{i}", mass, com=(0, 0, -1), inertia=(0.1, 0.2, 0.3))
        joint = model.add_joint(f"j{i}", model.world, body, "spherical")
        model.add_load(
            f"f{i}", sb.loads.JointForce(joint, [model.add_input(f"u{i}")] * 3)
        )
    return model


@pytest.mark.parametrize("precision", ["double", "single"])
@pytest.mark.parametrize("make", [sb.library.arm7, side_by_side])
def test_calls_as_one_before_are_the_same_without_python(
    rng, monkeypatch, precision, make
):
    compiled = sb.compile_model(make())
    entry = compiled.function("derivatives").entry
    assert make is not side_by_side or entry.of_program is not entry
    n = len(compiled.state_labels())
    batch = compiled.batch("derivatives", workers=1, precision=precision)
    kind = np.float32 if precision == "single" else np.float64
    Y, U = (array.astype(kind) for array in rows(compiled, rng, 40))
    u, whole = U[0].copy(), batch(0.5, Y, U[0])
    batch(0.0, Y, u, into=np.empty((40, n), kind))
    with monkeypatch.context() as patch:
        patch.setattr(Task, "run", lambda *_: pytest.fail("a call in Python"))
        for some in (slice(0, 40), slice(3, 4), slice(7, 29)):
            out = np.full((40, n), np.pi, kind)
            result = batch(0.5, Y[some], u, into=(out[some],))
            assert result.base is out
            np.testing.assert_array_equal(out[some], whole[some])
            assert (np.delete(out, range(40)[some], axis=0) == kind(np.pi)).all()
    out = np.empty((40, n), kind)
    P = 1.1 * compiled.parameters
    for t, p in (
        (np.full(40, 0.5), None),
        (0.5, P),
        (0.5, None),
        (np.float64(1), None),
    ):
        np.testing.assert_array_equal(
            batch(t, Y, u, p=p, into=out), batch(t, Y, u, p=p)
        )
        np.testing.assert_array_equal(batch(t, Y, U, into=out), batch(t, Y, U))
    if precision == "single":
        with pytest.raises(
            CallError, match="'t' cannot be numbers of single precision"
        ):
            batch(1e39, Y, u, into=out)


@pytest.mark.parametrize("precision", ["double", "single"])
def test_calls_as_one_before_have_their_own_time(precision):
    x, t = sb.symbol("x"), sb.symbol("t")
    formulas = {"r": np.array([2 * x + t], dtype=object)}
    equations = Equations("timed", "", {"t": (t,), "x": (x,)}, formulas, {}, ())
    asked = ProgramRequest(
        equations, "timed", {"t": ("t",), "x": ("x",)}, {"r": ("r",)}
    )
    function = CompiledFunction.of(compiled_entry(asked, "llvm"))
    batch = Batch(function, precision=precision)
    X = np.arange(9, dtype=np.float32 if precision == "single" else float)[:, None]
    for time in (1.0, 2.0, np.float64(3.0), 4.0):
        out = np.empty_like(X)
        np.testing.assert_array_equal(batch(time, X, into=out), 2 * X + time)


def test_threads_that_call_at_once_have_their_own_rows(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=1)
    Y, U = rows(compiled, rng, 2000)
    halves = [Y[:1000], Y[1000:]]
    whole = [batch(0.5, half, U[0]) for half in halves]
    batch(0.5, halves[0], U[0], into=np.empty((1000, 14)))

    def again(half):
        out = np.empty((1000, 14))
        for _ in range(50):
            out.fill(np.nan)
            batch(0.5, halves[half], U[0], into=out)
            np.testing.assert_array_equal(out, whole[half])

    with ThreadPoolExecutor(2) as pool:
        assert len([*pool.map(again, [0, 1, 0, 1])]) == 4


def test_calls_with_several_results_are_the_same_without_python(rng, monkeypatch):
    x = [sb.symbol(f"x{i}") for i in range(3)]
    results = {
        name: np.array([factor * a for a in x], dtype=object)
        for name, factor in (("r", 2), ("s", 3))
    }
    equations = Equations("scaled", "", {"x": tuple(x)}, results, {}, ())
    asked = ProgramRequest(
        equations, "scaled", {"x": ("x",)}, {"r": ("r",), "s": ("s",)}
    )
    batch = Batch(CompiledFunction.of(compiled_entry(asked, "llvm")))
    X, into = rng.normal(size=(19, 3)), (np.empty((19, 3)), np.empty((19, 3)))
    batch(X, into=into)
    monkeypatch.setattr(Task, "run", lambda *_: pytest.fail("a call in Python"))
    for array, factor in zip(batch(2 * X, into=into), (4, 6), strict=True):
        np.testing.assert_array_equal(array, factor * X)


@pytest.mark.parametrize(
    ("y", "u", "words"),
    [
        (np.zeros((5, 13)), np.zeros(7), r"'y' has the shape \(5, 13\)"),
        (np.zeros((5, 14)), np.zeros((4, 7)), "y 5, u 4"),
        (np.zeros(14), np.zeros(7), "no argument has rows"),
        (np.zeros((5, 14), complex), np.zeros(7), "no real numbers"),
    ],
)
def test_a_call_that_does_not_fit_is_told_behind_one_that_does(y, u, words):
    batch = sb.compile_model(sb.library.arm7()).batch("derivatives")
    into = np.empty((5, 14))
    batch(0.0, np.zeros((5, 14)), np.zeros(7), into=into)
    with pytest.raises(CallError, match=words):
        batch(0.0, y, u, into=into)


def test_other_values_of_parameters_do_not_stay(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=1)
    Y, U = rows(compiled, rng, 9)
    before = batch(0.0, Y, U)
    assert (batch(0.0, Y, U, p=1.1 * compiled.parameters) != before).any()
    np.testing.assert_array_equal(batch(0.0, Y, U), before)


def test_the_callers_arrays_are_not_kept_nor_changed(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=1)
    Y, U = rows(compiled, rng, 9)
    Y.flags.writeable = U.flags.writeable = False
    first = batch(0.0, Y, U)
    kept = first.copy()
    batch(0.0, 2 * Y, U)
    np.testing.assert_array_equal(first, kept)


@pytest.mark.parametrize(
    ("into", "words"),
    [
        (lambda Y: np.empty((5, 13)), r"an array of shape \(5, 13\); it needs"),
        (lambda Y: np.empty((5, 14), np.float32), "an array of float32"),
        (lambda Y: np.empty((14, 5)).T, "strides"),
        (lambda Y: np.empty(14), r"shape \(14,\); it needs .* \(5, 14\)"),
        (lambda Y: (np.empty((5, 14)), np.empty(5)), "into has 2 arrays"),
        (lambda Y: [[0.0] * 14] * 5, "into has 5 arrays"),
        (lambda Y: "out", "into a str"),
        (lambda Y: Y, "memory of the argument 'y'"),
    ],
)
def test_what_cannot_hold_the_results_is_told(into, words):
    batch = sb.compile_model(sb.library.arm7()).batch("derivatives")
    Y = np.zeros((5, 14))
    for _ in range(2):
        with pytest.raises(CallError, match=words):
            batch(0.0, Y, np.zeros(7), into=into(Y))
        batch(0.0, Y, np.zeros(7), into=np.empty((5, 14)))


@pytest.mark.parametrize("together", [1, 2])
def test_functions_of_any_length_give_the_same(together, rng, monkeypatch):
    compiled = sb.compile_model(sb.library.humanoid())
    function, batch = both(compiled, "derivatives")
    monkeypatch.setattr(lanes, "_TOGETHER", together)
    Y, U = rows(compiled, rng, 9)
    text = lanes_module(function.program, Used(), {"p"})
    assert (text.count("br label %piece") > 3) == (together > 1)
    # So that neither this process nor the disk has them already.
    function.entry.content = f"{together} parts a function"
    assert_same(batch(np.zeros(9), Y, U)[8], function(0.0, Y[8], U[8]))


@settings.get_profile("mechanisms")
@given_by(
    plans(4, 5, 2), SEEDS, st.sampled_from(["derivatives", "energy", "mass_matrix"])
)
def test_lanes_of_random_trees_are_the_function_to_the_bit(plan, seed, purpose):
    rng = np.random.default_rng(seed)
    compiled = sb.compile_model(tree_of(plan, rng))
    function, batch = both(compiled, purpose)
    given = [rng.normal(size=(9, *slot.shape)) for slot in function.entry.inputs]
    P = compiled.parameters * rng.uniform(0.9, 1.1, (9, compiled.parameters.size))
    t = rng.normal(size=9)
    for p in (None, P):
        found = batch(t, *given, p=p)
        for i in range(9):
            own = compiled.parameters if p is None else p[i]
            assert_same(found[i], function(t[i], *(a[i] for a in given), p=own))


def test_the_next_rows_are_asked_for_as_these_are_evaluated():
    program = sb.compile_model(sb.library.arm7()).function("derivatives").program
    lines = lanes_module(program, Used(), {"t", "u", "p"}).splitlines()
    asked = [i for i, line in enumerate(lines) if "call void @llvm.prefetch" in line]
    assert len(asked) == 14 + 14
    # Not at once, for which processors have no room.
    assert np.diff(asked).min() > 2


def test_vectors_without_a_register_do_not_cross_lines_of_the_cache():
    """Stacks begin at multiples of 16 bytes, vectors have 64."""
    program = sb.compile_model(sb.library.arm7()).function("derivatives").program
    text = lanes_module(program, Used(), {"t", "u", "p"})
    heads = [
        line for line in text.splitlines() if re.match(r"define.*_lanes\.\d", line)
    ]
    assert heads
    assert all('"stackrealign"' in head for head in heads)


def test_rows_that_are_not_in_lanes_are_those_of_the_function_to_the_bit(rng):
    compiled = sb.compile_model(sb.library.arm7())
    function = compiled.function("joint_forces")
    Q, V, U = (rng.normal(size=(11, 7)) for _ in range(3))
    batch = pickle.loads(pickle.dumps(Batch(function, in_lanes=False)))
    assert repr(batch) == f"Batch {function.name}, row by row, on 1 threads"
    rows = zip(Q, V, U, strict=True)
    wanted = np.array([function(0.5, *row) for row in rows])
    np.testing.assert_array_equal(batch(0.5, Q, V, U), wanted)


@pytest.mark.parametrize("make", [lambda: sb.library.chain(11), sb.library.humanoid])
def test_slopes_are_written_where_their_rows_lie_by_any_thread(make, rng, monkeypatch):
    monkeypatch.setattr(batches, "_LEAST_ROWS", 8)
    compiled = sb.compile_model(make())
    function, batch = compiled.function("jacobian"), compiled.batch("jacobian")
    batch.workers = 3
    assert not batch.in_lanes
    Y, U = rows(compiled, rng, 29)
    t = np.linspace(0, 1, 29)
    P = compiled.parameters * rng.uniform(0.9, 1.1, (29, compiled.parameters.size))
    # What lies around the results is nobody's.
    around = np.full((31, *function.entry.results[0].shape), np.pi)
    for p in (None, P):
        assert batch(t, Y, U, p=p, into=around[1:-1]).base is around
        for i, (time, y, u) in enumerate(zip(t, Y, U, strict=True)):
            wanted = function(time, y, u, p=None if p is None else p[i])
            np.testing.assert_array_equal(around[1 + i], wanted)
        assert (around[[0, -1]] == np.pi).all()


@pytest.mark.parametrize("workers", [1, 3])
def test_many_rows_are_evaluated_in_blocks_between_which_ctrl_c_is_heard(
    workers, monkeypatch, ctrl_c
):
    function = sb.compile_model(sb.library.pendulum()).function("derivatives")
    calls, running, whole = itertools.count(), [], Task.run

    def run(self, *arguments):
        running.append(None)
        call = next(calls)
        whole(self, *arguments)
        sleep(0.01)
        running.pop()
        if call == 2:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Task, "run", run)
    n = 100 * BLOCK
    t, y, u = np.zeros(n), np.ones((n, 2)), np.zeros((n, 0))
    with pytest.raises(KeyboardInterrupt):
        Batch(function, workers)(t, y, u)
    # No thread goes on to write into memory that has gone.
    assert not running
    assert next(calls) < 100


def test_the_rows_of_a_map_are_blocks_too(monkeypatch):
    function = sb.compile_model(sb.library.pendulum()).function("derivatives")
    t, y = np.zeros(30), np.random.default_rng(0).normal(size=(30, 2))
    whole = loops.map_over(function, t, y, np.zeros((30, 0)), 2)
    monkeypatch.setattr(loops, "BLOCK", 7)
    np.testing.assert_array_equal(
        loops.map_over(function, t, y, np.zeros((30, 0)), 2), whole
    )
