"""Lanes of single precision: as those of double precision, with seven digits."""

import pickle

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_tree
from probes.switching import conditions
from symbody.equations import Equations
from symbody.errors import CallError, DerivationError
from symbody.library.closed_by_constraints import sarrus
from symbody.program.content import ProgramRequest
from symbody.runtime import lanes_code
from symbody.runtime.batch import Batch
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compiled_entry

EPS = float(np.finfo(np.float32).eps)
LIBRARY = {
    "arm7": sb.library.arm7,
    "crane_crab": sb.library.crane_crab,
    "four_bar": sb.library.four_bar,
    "four_bar by constraints": lambda: sb.library.four_bar(explicit=False),
    "quaternion_pendulum": sb.library.quaternion_pendulum,
    "hexapod": sb.library.hexapod,
    "humanoid": sb.library.humanoid,
}


def rows(compiled, rng, count, spread=0.2):
    """Return states, inputs and parameters that single precision holds exactly."""
    start, u = compiled.start_state(), len(compiled.system.u)
    Y = start + rng.uniform(-spread, spread, (count, len(start)))
    P = compiled.parameters * rng.uniform(0.9, 1.1, (count, compiled.parameters.size))
    return [a.astype(np.float32) for a in (Y, rng.normal(size=(count, u)), P)]


def assert_near(found, function, rng, *arguments, p=None):
    """Rounding is that of other arguments, so it is judged by how much these change.

    A result that 8 changes of the arguments in their last digits leave within some
    distance lies within 40 of these: at most steps rounding adds to itself.
    """
    assert found.dtype == np.float32
    given = [np.asarray(a, float) for a in arguments]
    p = None if p is None else np.asarray(p, float)
    wanted, spread = function(*given, p=p), 0.0
    for _ in range(8):
        other = [a * (1 + EPS * rng.uniform(-1, 1, a.shape)) for a in given]
        # Angles and rates that are zero have digits, too.
        other = [a + EPS * rng.uniform(-1, 1, a.shape) for a in other]
        q = function._function.parameters if p is None else p
        q = q * (1 + EPS * rng.uniform(-1, 1, q.shape))
        spread = np.maximum(spread, abs(function(*other, p=q) - wanted))
    scale = spread.reshape(len(wanted), -1).max(axis=1) + EPS * abs(wanted).max()
    error = abs(found - wanted).reshape(len(wanted), -1).max(axis=1)
    assert (error <= 40 * scale).all(), (error / scale).max()


@pytest.mark.parametrize("purpose", ["derivatives", "mass_matrix", "energy"])
@pytest.mark.parametrize("name", LIBRARY)
@pytest.mark.covering(1)
def test_a_row_is_that_of_double_precision_up_to_rounding(name, purpose, rng):
    compiled = sb.compile_model(LIBRARY[name]())
    double = compiled.batch(purpose, workers=1)
    single = compiled.batch(purpose, workers=1, precision="single")
    Y, U, P = rows(compiled, rng, 37)
    q = len(compiled.system.q)
    by_name = {"y": Y, "u": U, "q": Y[:, :q], "v": Y[:, q:]}
    given = [by_name[s.name] for s in compiled.function(purpose).entry.inputs]
    assert_near(single(0.5, *given), double, rng, 0.5, *given)
    assert_near(single(0.5, *given, p=P), double, rng, 0.5, *given, p=P)
    assert_near(single(0.5, *given, p=P[3]), double, rng, 0.5, *given, p=P[3])


@pytest.mark.parametrize("seed", range(6))
def test_random_trees_have_their_rates_and_slopes(seed):
    rng = np.random.default_rng(seed)
    compiled = sb.compile_model(random_tree(rng, 4))
    Y, U, P = rows(compiled, rng, 19)
    for what in ("derivatives", "jacobian(vd; q, v)"):
        double = compiled.batch(what)
        if what != "derivatives" and not double.in_lanes:
            with pytest.raises(DerivationError, match="products of matrices"):
                compiled.batch(what, precision="single")
            continue
        single = compiled.batch(what, precision="single")
        assert_near(single(0.25, Y, U, p=P), double, rng, 0.25, Y, U, p=P)


def scaled(states):
    """Return a function whose results are multiples of its arguments."""
    x = [sb.symbol(f"x{i}") for i in range(states)]
    formulas = np.array([(i + 1) * a for i, a in enumerate(x)], dtype=object)
    return single_of("scaled", x, formulas)


def single_of(name, x, formulas, *, seldom=False):
    equations = Equations(name, "", {"x": tuple(x)}, {"r": formulas}, {}, ())
    asked = ProgramRequest(equations, name, {"x": ("x",)}, {"r": ("r",)})
    function = CompiledFunction.of(compiled_entry(asked, "llvm"))
    function.entry.seldom = seldom  # then products and sums are not fused
    return Batch(function, 1, precision="single")


@pytest.mark.parametrize("states", [1, 2, 7, 8, 9, 14, 15, 16, 17, 31, 33])
def test_rows_of_any_length_are_put_side_by_side_and_taken_apart(states, rng):
    batch = scaled(states)
    for count in (1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 47):
        around = np.full((count + 2, states), 7, np.float32)
        X = rng.normal(size=(count, states)).astype(np.float32)
        wanted = X * np.arange(1, states + 1, dtype=np.float32)
        np.testing.assert_array_equal(batch(X), wanted)
        batch(X, into=around[1:-1])
        np.testing.assert_array_equal(around[1:-1], wanted)
        assert (around[[0, -1]] == 7).all()  # nothing is written beside the results


@pytest.mark.parametrize("fused", [True, False])
def test_sines_and_cosines_are_within_2_4_units_at_any_angle(fused, rng):
    x = sb.symbol("x")
    waves = np.array([sb.sin(x), sb.cos(x)], dtype=object)
    batch = single_of(f"waves_{fused}", [x], waves, seldom=not fused)
    near = (np.arange(1, 3000) * np.pi / 2).astype(np.float32)
    ends = (0.8, 3.2, 100, 1000, 6000, 1e6, 1e30)
    X = [rng.uniform(-end, end, 50_000).astype(np.float32) for end in ends]
    X = np.concatenate([near, -near, *X]).reshape(-1, 1)
    exact = X.astype(float)
    wanted = np.concatenate([np.sin(exact), np.cos(exact)], axis=1)
    unit = np.spacing(abs(wanted).astype(np.float32)).astype(float)
    assert (abs(batch(X) - wanted) <= 2.4 * unit).all()
    X = np.array([[np.nan], [np.inf], [0.0], [1e-30]], np.float32)
    assert np.isnan(batch(X)[:2]).all()
    np.testing.assert_array_equal(batch(X)[2:], [[0, 1], [np.float32(1e-30), 1]])


def test_all_operations_and_curves_have_single_lanes(rng):
    # As the word for the numbers in LLVM's text.
    compiled = sb.compile_model(conditions("double"))
    Y = rng.normal(size=(101, 2)).astype(np.float32)
    found = compiled.batch("derivatives", precision="single")(0.0, Y, [])
    wanted = compiled.batch("derivatives")(0.0, Y, [])
    # A sum of ten terms, of which none is greater than 1 + 2 |q|³.
    scale = 1 + abs(Y[:, :1].astype(float)) ** 3
    assert (abs(found - wanted) <= 20 * EPS * scale).all()


def test_rows_know_neither_each_other_nor_threads(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", workers=2, precision="single")
    Y, U, P = rows(compiled, rng, 5003)
    for p in (None, P):
        calm = batch(0.0, Y, U, p=p)
        wild = Y.copy()
        wild[1::2] *= np.where(rng.uniform(size=Y[1::2].shape) < 0.5, 1e7, np.nan)
        assert batch(0.0, wild, U, p=p)[::2].tobytes() == calm[::2].tobytes()
        alone = compiled.batch("derivatives", workers=1, precision="single")
        some = slice(2, 2500, 3)
        found = alone(0.0, Y[some], U[some], p=None if p is None else P[some])
        assert found.tobytes() == calm[some].tobytes()


def test_arguments_of_other_kinds_are_rounded_and_not_changed(rng):
    compiled = sb.compile_model(sb.library.arm7())
    batch = compiled.batch("derivatives", precision="single")
    Y, U = rng.normal(size=(20, 14)), rng.normal(size=7)
    before = Y.copy()
    found = batch(0.1, Y, U)
    assert found.dtype == np.float32
    singles = batch(np.float32(0.1), Y.astype(np.float32), U.astype(np.float32))
    np.testing.assert_array_equal(found, singles)
    np.testing.assert_array_equal(found, batch(0.1, Y.tolist(), U.tolist()))
    np.testing.assert_array_equal(Y, before)
    turned = np.asfortranarray(Y.astype(np.float32))
    np.testing.assert_array_equal(found, batch(0.1, turned, U))
    assert batch(0.1, np.zeros((0, 14)), U).dtype == np.float32


def test_a_batch_is_pickled_with_parameters_and_precision(rng):
    compiled = sb.compile_model(sb.library.crane_crab())
    name = next(iter(compiled.system.parameters))
    own = compiled.with_parameters({name: 1.5})
    batch = own.batch("derivatives", workers=1, precision="single")
    Y, U, _ = rows(compiled, rng, 21)
    again = pickle.loads(pickle.dumps(batch))
    assert (again.workers, again.precision) == (1, "single")
    assert repr(again).endswith("in lanes of single precision, on 1 threads")
    np.testing.assert_array_equal(again(0.0, Y, U), batch(0.0, Y, U))
    given = own.batch("derivatives", precision="single")(0.0, Y, U, p=own.parameters)
    np.testing.assert_array_equal(given, batch(0.0, Y, U))
    other = compiled.batch("derivatives", precision="single")
    assert (batch(0.0, Y, U) != other(0.0, Y, U)).any()


def test_both_precisions_are_on_disk_side_by_side(rng, tmp_path, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))

    def results():
        compiled = sb.compile_model(sb.library.crane_crab())
        Y = np.random.default_rng(0).normal(size=(40, len(compiled.start_state())))
        u = np.zeros(len(compiled.system.u))
        kinds = ("double", "single", "double")
        batches = [compiled.batch("derivatives", precision=kind) for kind in kinds]
        return [batch(0.0, Y, u) for batch in batches]

    first = results()
    monkeypatch.setattr(lanes_code, "_compiled", None)
    monkeypatch.setattr(lanes_code, "_needs_double", None)
    for one, other in zip(first, results(), strict=True):
        np.testing.assert_array_equal(one, other)
    assert [array.dtype for array in first] == [np.float64, np.float32, np.float64]


def tiny(value):
    model = sb.Model("tiny")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.loads.JointForce(slide, value(model) * sb.sin(slide.q[0])))
    return sb.compile_model(model)


def outside():
    twice = sb.ExternalFunction("twice", lambda x: 2 * x, derivatives=[lambda x: 2.0])
    model = sb.Model("outside")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    model.add_load("f", sb.loads.JointForce(slide, twice(slide.q[0])))
    return sb.compile_model(model)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: sb.compile_model(sarrus()), "solves equations in numerical blocks"),
        (outside, "calls functions of Python"),
        (lambda: sb.compile_model(sb.library.chain(3), rolled=True), "loop over links"),
        (lambda: tiny(lambda _: 1e-300), "has a constant of the size 1e-300"),
        (lambda: tiny(lambda _: 1e39), r"has a constant of the size 1e\+39"),
    ],
)
def test_functions_that_need_double_precision_are_refused_by_name(make, words):
    with pytest.raises(DerivationError, match=rf"'derivatives'.*{words}.*Leave it"):
        make().batch("derivatives", precision="single")


@pytest.mark.parametrize("value", [1e-60, 1e60])
def test_parameters_that_single_precision_cannot_hold_are_refused(value):
    compiled = tiny(lambda model: model.add_parameter("small", value))
    with pytest.raises(CallError, match=r"parameters cannot be.*1\.2e-38.*'double'"):
        compiled.batch("derivatives", precision="single")
    usual = compiled.with_parameters({"small": 1.0})
    batch = usual.batch("derivatives", precision="single")
    for p in (compiled.parameters, np.tile(compiled.parameters, (3, 1))):
        with pytest.raises(CallError, match="'p' cannot be numbers of single"):
            batch(0.0, np.zeros((3, 2)), [], p=p)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"Y": np.full((5, 14), 1e300)}, "argument 'y' cannot be numbers of single"),
        ({"into": np.empty((5, 14))}, r"array of float64; .*float32.*, np\.float32\)"),
        ({"into": np.empty((14, 5), np.float32).T}, r"strides.*\(5, 14\), np\.float32"),
    ],
)
def test_what_single_precision_cannot_have_is_told(given, words):
    batch = sb.compile_model(sb.library.arm7()).batch("derivatives", precision="single")
    with pytest.raises(CallError, match=words):
        batch(
            0.0, given.get("Y", np.zeros((5, 14))), np.zeros(7), into=given.get("into")
        )


def test_a_device_and_other_words_are_refused():
    compiled = sb.compile_model(sb.library.pendulum())
    with pytest.raises(DerivationError, match=r"precision='half'.*'double'.*'single'"):
        compiled.batch("derivatives", precision="half")
    with pytest.raises(DerivationError, match="which a device evaluates"):
        compiled.batch("derivatives", device="emulated_cuda", precision="single")
