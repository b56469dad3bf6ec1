"""Compiled functions take what fits, copy what can be copied, refuse the rest."""

from __future__ import annotations

import ctypes
import threading
import warnings

import numpy as np
import pandas as pd
import pytest
import xarray as xr

import symbody as sb
from probes.load import load
from symbody.equations import Equations
from symbody.errors import CallError
from symbody.expr.external import ExternalFunction
from symbody.expr.node import Symbol
from symbody.program.lower import lower

BACKENDS = ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
MASS, G = 2.0, 9.0


@pytest.fixture(scope="module", params=BACKENDS)
def f(request, program):
    return load([program], request.param, [MASS, G])["f"]


@pytest.fixture(scope="module")
def rate(rate_program):
    return load([rate_program], parameters=[MASS, G])["rate"]


def expected(t, y, u, mass=MASS, g=G):
    return [y[1], u[0] / mass - g * np.sin(y[0]) + t]


def test_results_have_their_shapes(f):
    yd, M = f(0.5, np.array([0.1, 0.2]), np.array([3.0]))
    assert yd == pytest.approx(expected(0.5, [0.1, 0.2], [3.0]), rel=1e-13)
    assert pytest.approx(np.array([[MASS * G, 0.1], [0.1, 2]]), rel=1e-13) == M


def test_results_are_new_arrays_at_each_call(f):
    y, u = np.array([0.1, 0.2]), np.array([3.0])
    first, _ = f(0.5, y, u)
    kept = first.copy()
    y[1] = 7.0
    second, _ = f(0.5, y, u)
    assert second[0] == 7.0
    assert first.tolist() == kept.tolist()


def test_one_result_comes_alone(rate):
    assert rate(0.0, [0.1, 0.2], [3.0]).shape == (2,)


def test_other_parameters_make_another_function_and_leave_the_first(f):
    other = f.with_parameters([4.0, 1.0])
    changed, _ = other(0.0, [0.1, 0.2], [3.0])
    kept, _ = f(0.0, [0.1, 0.2], [3.0])
    assert changed == pytest.approx(expected(0, [0.1, 0.2], [3.0], 4.0, 1.0))
    assert kept == pytest.approx(expected(0, [0.1, 0.2], [3.0]))
    assert other.address == f.address


def test_a_function_owns_the_parameters_that_it_was_given(rate):
    values = np.array([4.0, 1.0])
    other = rate.with_parameters(values)
    values[:] = 77.0
    assert other(0.0, [0.1, 0.2], [3.0])[1] == pytest.approx(
        expected(0, [0.1, 0.2], [3.0], 4.0, 1.0)[1]
    )


def test_other_parameters_can_be_passed_for_one_call(f):
    yd, _ = f(0.0, [0.1, 0.2], [3.0], p=[4.0, 1.0])
    again, _ = f(0.0, [0.1, 0.2], [3.0])
    assert yd == pytest.approx(expected(0, [0.1, 0.2], [3.0], 4.0, 1.0))
    assert again == pytest.approx(expected(0, [0.1, 0.2], [3.0]))


def test_parameters_and_constants_cannot_be_written_past_the_function(f):
    with pytest.raises(ValueError, match="read-only"):
        f.parameters[0] = 1.0
    with pytest.raises(ValueError, match="read-only"):
        f.constants[0] = 1.0


def test_results_are_nan_until_parameters_are_set(rate_program):
    function = load([rate_program])["rate"]
    assert np.isnan(function(0.0, [0.1, 0.2], [3.0])[1])


def test_a_constant_that_cannot_be_computed_gives_no_crash(f):
    yd, _ = f(0.0, [0.1, 0.2], [3.0], p=[0.0, G])
    assert not np.isfinite(yd[1])


@pytest.mark.parametrize(
    "y",
    [
        [1, 2],
        (1.0, 2.0),
        np.array([1, 2]),
        np.array([True, 2], dtype=np.int8),
        np.array([1.0, 2.0], dtype=np.float32),
        np.array([1.0, 2.0], dtype=">f8"),
        np.array([2.0, 5.0, 1.0])[::-2],
        np.array([[1.0, 5.0], [2.0, 6.0]])[:, 0],
        np.frombuffer(b"?" + np.array([1.0, 2.0]).tobytes(), "f8", offset=1),
        np.broadcast_to(np.array([1.0, 2.0]), (2,)),
    ],
    ids=[
        "list", "tuple", "integers", "small integers", "single precision",
        "other byte order", "backwards", "column", "misaligned", "read-only",
    ],
)  # fmt: skip
def test_any_real_numbers_are_read_as_they_are(f, y):
    for _ in range(2):
        yd, _ = f(0.0, y, [3.0])
        values = np.asarray(y, dtype=float)
        assert yd == pytest.approx(expected(0.0, values, [3.0]), rel=1e-6)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            (0.0, [1.0], [3.0]),
            r"f: the argument 'y' has shape \(1,\).*\(2,\): angle, rate",
        ),
        ((0.0, [1.0, 2.0], 3.0), r"'u' has shape \(\).*\(1,\): force"),
        ((0.0, np.zeros((2, 1)), [3.0]), r"'y' has shape \(2, 1\)"),
        ((0.0, [1.0, 2.0j], [3.0]), r"'y' holds complex128.*must be real"),
        ((0.0, ["1", "2"], [3.0]), r"'y' holds <U1"),
        ((0.0, [1.0, None], [3.0]), r"'y' holds object"),
        (("0", [1.0, 2.0], [3.0]), r"the time 't' is '0'.*one real number"),
        ((1j, [1.0, 2.0], [3.0]), r"the time 't' is 1j"),
        (([0.0, 1.0], [1.0, 2.0], [3.0]), r"the time 't' is \[0.0, 1.0\]"),
        ((None, [1.0, 2.0], [3.0]), r"the time 't' is None"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_would(f, arguments, message):
    with pytest.raises(CallError, match=message):
        f(*arguments)


def test_the_number_of_arguments_is_checked(f):
    for arguments in ([], [0.0], [0.0, [1.0, 2.0]], [0.0, [1.0, 2.0], [1.0], 5]):
        message = rf"{len(arguments)} arguments.* called as f\(t, y\[2\], u\[1\]\)"
        with pytest.raises(CallError, match=message):
            f(*arguments)
    with pytest.raises(TypeError, match="missing 3 required positional arguments"):
        f.into(0.0, [1.0, 2.0])


@pytest.mark.parametrize(
    "t", [1, np.float32(1.0), np.float64(1.0), np.array(1.0), True]
)
def test_any_real_number_is_a_time(f, t):
    assert f(t, [1.0, 2.0], [3.0])[0] == pytest.approx(expected(1.0, [1, 2], [3]))


def test_results_are_written_into_given_arrays(f):
    yd, M = np.empty(2), np.empty((2, 2))
    for t in (0.0, 1.0):
        assert f.into(t, [0.1, 0.2], np.array([3.0]), yd, M) is None
        assert yd == pytest.approx(expected(t, [0.1, 0.2], [3.0]))


def test_other_arrays_of_the_same_shape_are_noticed(rate):
    out = np.empty(2)
    for value in (1.0, 2.0, 3.0):
        y = np.array([value, value])
        rate.into(0.0, y, np.array([value]), out)
        assert out == pytest.approx(expected(0.0, y, [value]))


@pytest.mark.parametrize(
    ("out", "message"),
    [
        ([0.0, 0.0], "written into a list"),
        (np.empty(3), r"an array of shape \(3,\)"),
        (np.empty(2, dtype=np.float32), "an array of float32"),
        (np.empty(2, dtype=">f8"), "an array of >f8"),
        (np.broadcast_to(1.0, (2,)), "a read-only array"),
    ],
)
def test_an_array_that_cannot_take_results_is_refused(rate, out, message):
    with pytest.raises(CallError, match=message):
        rate.into(0.0, np.zeros(2), np.zeros(1), out)


def test_a_result_may_overwrite_what_is_read(rate):
    y = np.array([0.1, 0.2])
    wanted = rate(0.5, y, [3.0])
    rate.into(0.5, y, [3.0], y)
    np.testing.assert_array_equal(y, wanted)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_result_that_lies_in_another_is_copied_before_it(f, first):
    memory = np.empty(4)
    f.into(0.5, [0.1, 0.2], [3.0], memory[first : first + 2], memory.reshape(2, 2))
    np.testing.assert_array_equal(memory, f(0.5, [0.1, 0.2], [3.0])[1].ravel())


def test_a_result_may_have_gaps_between_its_entries(rate):
    memory = np.zeros(4)
    rate.into(0.5, [0.1, 0.2], [3.0], memory[::2])
    np.testing.assert_array_equal(memory[::2], rate(0.5, [0.1, 0.2], [3.0]))
    assert memory[1] == memory[3] == 0.0


def test_an_array_whose_form_was_changed_in_place_is_looked_at_again(rate):
    y, u, out = np.array([0.1, 0.2]), np.array([3.0]), np.empty(2)
    rate.into(0.0, y, u, out)
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        y.strides = (0,)
    rate.into(0.0, y, u, out)
    assert out == pytest.approx(expected(0.0, [0.1, 0.1], [3.0]))


def test_an_array_whose_type_was_changed_in_place_is_looked_at_again(rate):
    y, u, out = np.array([0.1, 0.2]), np.array([3.0]), np.empty(2)
    rate.into(0.0, y, u, out)
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
        y.dtype = np.int64
    rate.into(0.0, y, u, out)
    assert out[0] == float(np.array([0.2]).view(np.int64)[0])


def test_an_array_that_grew_is_looked_at_again(rate):
    y, u, out = np.array([0.1, 0.2]), np.array([3.0]), np.empty(2)
    rate.into(0.0, y, u, out)
    y.resize(3000, refcheck=False)
    with pytest.raises(CallError, match=r"'y' has shape \(3000,\)"):
        rate.into(0.0, y, u, out)


def test_a_result_that_became_read_only_is_refused(rate):
    y, u, out = np.array([0.1, 0.2]), np.array([3.0]), np.empty(2)
    rate.into(0.0, y, u, out)
    out.flags.writeable = False
    with pytest.raises(CallError, match="a read-only array"):
        rate.into(0.0, y, u, out)


def test_a_call_within_a_call_has_buffers_of_its_own():
    """A function of the user's may call the very function that calls it."""
    x, inner = Symbol("x"), []

    def python(value):
        if value > 1:
            inner.append(float(f([value - 1])[0]))
        return value

    g = ExternalFunction("g", python)
    results = {"r": np.array([g(x) + 10 * x], dtype=object)}
    equations = Equations("nested", "", {"x": (x,)}, results)
    program = lower(equations, "nested", {"x": ("x",)}, {"r": ("r",)})
    f = load([program])["nested"]
    assert f([3.0])[0] == 33.0
    assert inner == [11.0, 22.0]


def test_threads_do_not_mix_their_results(rate):
    wrong = []

    def work(value):
        y, u = np.array([value, value]), np.array([value])
        for _ in range(2000):
            if rate(value, y, u)[0] != value:
                wrong.append(value)

    threads = [threading.Thread(target=work, args=(float(n),)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_the_address_is_that_of_the_documented_signature(f):
    double, pointer = ctypes.c_double, ctypes.POINTER(ctypes.c_double)
    signature = ctypes.CFUNCTYPE(None, double, *[pointer] * 6)
    y, u, yd, M = np.array([0.1, 0.2]), np.array([3.0]), np.empty(2), np.empty(4)
    arrays = (y, u, f.parameters, f.constants, yd, M)
    pointers = [ctypes.cast(array.ctypes.data, pointer) for array in arrays]
    signature(f.address)(0.5, *pointers)
    assert yd == pytest.approx(expected(0.5, y, u))
    assert M[1] == 0.1


def test_a_function_outlives_its_siblings(program, rate_program):
    functions = load([program, rate_program], parameters=[MASS, G])
    function = functions.pop("rate")
    del functions
    assert function(0.0, [0.1, 0.2], [3.0])[0] == 0.2


def test_the_text_tells_what_to_call_it_with(f):
    assert repr(f) == "CompiledFunction f(t, y[2], u[1]) -> yd[2], M[2, 2]"


def test_lists_of_floats_give_what_arrays_give():
    compiled = sb.compile_model(sb.library.double_pendulum())
    q, v = [0.3, -0.2], [1.0, 0.5]
    expected = compiled.forward_dynamics(0.0, np.array(q), np.array(v))
    assert compiled.forward_dynamics(0.0, q, v).tobytes() == expected.tobytes()
    mixed = [np.float64(0.3), np.float64(-0.2)]
    assert compiled.forward_dynamics(0.0, mixed, v).tobytes() == expected.tobytes()


@pytest.mark.parametrize(
    "q", [["0.3", 0.1], [None, 0.1], [0.1], [[0.1], [0.2]], [1j, 2]]
)
def test_lists_of_other_things_are_refused_as_before(q):
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.CallError, match="'q'"):
        compiled.mass_matrix(q)


def test_rates_that_are_not_finite_are_found_among_many():
    compiled = sb.compile_model(sb.library.chain(7))
    y = compiled.start_state()
    y[-1] = 1e200
    with pytest.raises(sb.errors.AnalysisError, match="not finite"):
        compiled.derivatives(0.0, y)


def test_numbers_of_tables_go_by_their_names_where_these_are_those_of_the_entries():
    compiled = sb.compile_model(sb.library.chain(2))
    names, rates = [*compiled.state_labels()], compiled.function("derivatives")
    rows = pd.DataFrame(np.arange(8.0).reshape(2, 4) / 9, columns=names)
    expected = [rates(0.0, row.to_numpy(), []) for _, row in rows.iterrows()]
    for others in (rows, rows[names[::-1]]):
        np.testing.assert_array_equal(rates(0.0, others.iloc[1], []), expected[1])
        many = compiled.batch("derivatives")(0.0, others, [])
        np.testing.assert_allclose(many, expected, rtol=1e-13)
        motion = sb.simulate(compiled, [0.0], start=others.iloc[1])
        assert [motion[name][0] for name in names] == rows.iloc[1].tolist()
    np.testing.assert_array_equal(rates(0.0, pd.Series(rows.iloc[1].tolist()), []),
                                  expected[1])  # fmt: skip
    array = xr.DataArray(rows[names[::-1]], dims=("row", "state"))
    many = compiled.batch("derivatives")(0.0, array, [])
    np.testing.assert_allclose(many, expected, rtol=1e-13)
    np.testing.assert_array_equal(rates(0.0, array[1], []), expected[1])
