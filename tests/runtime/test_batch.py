"""Functions of many rows at once: as the functions themselves, row by row."""

import pickle

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError, DerivationError
from symbody.library import LIBRARY

# Lanes may fuse a product and a sum where single rows do not: some rounding each.
TOLERANCE = 1e-13


def rows(compiled, rng, count):
    start, u = compiled.start_state(), len(compiled.system.u)
    Y = start + rng.uniform(-0.2, 0.2, (count, len(start)))
    return Y, rng.normal(size=(count, u))


def both(compiled, purpose):
    return compiled.function(purpose), compiled.batch(purpose)


def assert_same(found, wanted):
    np.testing.assert_allclose(found, wanted, rtol=0, atol=TOLERANCE * largest(wanted))


def largest(values):
    return max(1.0, np.abs(np.nan_to_num(values)).max(initial=0.0))


@pytest.mark.parametrize("name", sorted(LIBRARY))
def test_lanes_are_the_function(name, rng):
    compiled = sb.compile_model(LIBRARY[name]())
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


def test_parameters_times_and_inputs_may_have_rows_or_be_shared(rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    function, batch = (
        getattr(compiled, k)("derivatives") for k in ("function", "batch")
    )
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


def conditions():
    model = sb.Model("conditions")
    k = model.add_parameter("k", 2.0)
    table = model.add_curve("table", [0, 1, 2], [0, 1, 0], extrapolation="linear")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    q, v = slide.q[0], slide.v[0]
    force = sb.where(q > 0.1, sb.sign(v) * k, table(q)) + sb.minimum(q, v) * sb.floor(
        5 * q
    )
    force += sb.exp(-abs(q)) * sb.atan2(q, 2.0) + sb.tanh(v) * sb.sqrt(abs(v))
    force += sb.where(sb.either(q < 0, sb.negate(v > 0)), 1.0, q**3)
    model.add_load("f", sb.JointForce(slide, force))
    return model


def test_all_operations_have_lanes(rng):
    compiled = sb.compile_model(conditions())
    function, batch = (
        getattr(compiled, k)("derivatives") for k in ("function", "batch")
    )
    assert batch.in_lanes
    Y = rng.normal(size=(101, 2))
    assert_same(batch(0.0, Y, []), np.array([function(0.0, y, []) for y in Y]))


def test_numerical_blocks_are_evaluated_row_by_row_which_is_told(rng):
    compiled = sb.compile_model(sb.library.hexapod())
    batch = compiled.batch("derivatives")
    assert not batch.in_lanes
    Y, U = rows(compiled, rng, 3)
    wanted = [
        compiled.function("derivatives")(0.0, y, u) for y, u in zip(Y, U, strict=True)
    ]
    assert batch(0.0, Y, U).tobytes() == np.array(wanted).tobytes()


def test_a_function_of_python_is_called_row_by_row():
    twice = sb.ExternalFunction("twice", lambda x: 2 * x, derivatives=[lambda x: 2.0])
    model = sb.Model("outside")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.JointForce(slide, twice(slide.q[0])))
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
